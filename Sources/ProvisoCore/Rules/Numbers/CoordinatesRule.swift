internal import ProvisoFormats

/// Which of the two numbers of a position comes first.
public enum CoordinateOrder: String, CaseIterable, Sendable {
    /// The latitude, as people write it.
    case latLong
    /// The longitude, as in GeoJSON (RFC 7946).
    case longLat
}

/// `coordinates`: a position as a list of two numbers, as GeoJSON and many interfaces have it, or as text.
struct CoordinatesRule: RecordFreeRule, MessageConstants, MessageParameters {
    static let name = "coordinates"
    static let summary = "A position in degrees: a list of two numbers, or text of two with a comma between."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: [52.2, 0.12], fails: ["coordinates": [152.2, 0.12]]),
            RuleExample(["order": "longLat"], passes: "152.2,0.12", fails: ["coordinates": "0.12,152.2"]),
        ]
    }
    static let otherNames = ["geoPoint", "position", "lngLat"]
    static let messages: [String: CatalogMessage] = ["coordinates": "{attribute} must be coordinates, like {example}."]
    static let parameters: [String: Set<String>] = ["coordinates": ["reason"]]
    static let constants: [String: Parameters] = [
        "coordinates": ["example": "52.52, 13.405"],
        "coordinates/longLat": ["example": "13.405, 52.52"],
    ]

    let order: CoordinateOrder

    init(_ order: CoordinateOrder) { self.order = order }

    init(options: inout RuleOptions) {
        let help = "Which number comes first: the latitude, or as in GeoJSON (RFC 7946) the longitude."
        order =
            options.choice(
                "order", default: .latLong, help, alsoCalled: ["axisOrder"],
                otherWords: [
                    "latLng": .latLong, "latLon": .latLong, "lngLat": .longLat, "lonLat": .longLat, "geoJSON": .longLat,
                ]) ?? .latLong
    }

    /// A list of two numbers, or a text of two. Which of them may be larger than 90, the rule alone knows.
    var constraints: Constraints {
        let degrees = NumberConstraint(min: ExactNumber(-180), max: ExactNumber(180))
        let part = PartsConstraint.Part("", rule: LongitudeRule.name, .exactly(.kinds(.number), .number(degrees)))
        let sample = #"-?[1-8]?[0-9]\.[0-9]{4},-?[1-8]?[0-9]\.[0-9]{4}"#
        return .atMost(
            .anyOf([
                .atMost(.kinds(.list), .count(min: 2, max: 2), .parts(PartsConstraint(.elements, [part]))),
                .atMost(.kinds(.text), .shape(TextShape(PatternText.position, samples: [sample]))),
            ]))
    }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard let reason = failure(of: value) else { return }
        let wording = order == .longLat ? "coordinates/longLat" : nil
        report.fail("coordinates", ["reason": .string(reason)], wording: wording)
    }

    private func failure(of value: borrowing FieldValue) -> String? {
        if case .array(let elements) = value.container {
            guard elements.count == 2 else { return "not two numbers" }
            return failure(of: elements[0], isFirst: true) ?? failure(of: elements[1], isFirst: false)
        }
        guard value.isText else { return "not text" }
        if order == .latLong { return LatLongFormat().failure(in: value.bytes.span)?.reason }
        return longLatFailure(value.bytes)
    }

    private func failure(of element: DataValue, isFirst: Bool) -> String? {
        guard case .number(let number) = element else { return "not two numbers" }
        return isFirst == (order == .latLong)
            ? LatitudeFormat().failure(in: number.spelling)?.reason
            : LongitudeFormat().failure(in: number.spelling)?.reason
    }

    /// As ``/ProvisoFormats/LatLongFormat``, the longitude first: one space may follow the comma, parentheses may stand around both.
    private func longLatFailure(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        var numbers = text[...]
        if numbers.first == UInt8(ascii: "(") {
            guard numbers.last == UInt8(ascii: ")") else { return "closing bracket missing" }
            numbers = numbers.dropFirst().dropLast()
        }
        guard let comma = numbers.firstIndex(of: UInt8(ascii: ",")) else { return "comma missing" }
        var latitude = numbers[(comma + 1)...]
        if latitude.first == UInt8(ascii: " ") { latitude.removeFirst() }
        let longitude = UnsafeBufferPointer(rebasing: numbers[..<comma])
        return LongitudeFormat().failure(in: longitude.span)?.reason
            ?? LatitudeFormat().failure(in: UnsafeBufferPointer(rebasing: latitude).span)?.reason
    }

    var textDefinition: RuleDefinition? {
        RuleDefinition(Self.name, .options(["order": order == .latLong ? nil : .string(order.rawValue)]))
    }

    func completion(of text: String) -> Completion? {
        if order == .latLong { return LatLongFormat().completion(of: text) }
        return text.withBytes(passes) ? .valid : nil
    }
}
