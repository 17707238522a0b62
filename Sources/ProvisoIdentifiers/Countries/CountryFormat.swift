internal import ProvisoCore
internal import ProvisoFormats

/// The numbers of a kind that some countries give, or any country when there is none: what judges a value once its country is
/// known.
struct CountryFormat<Kind: CountryKind>: StringFormat {
    let kind: Kind
    let countries: [CountryCode]
    private let judge: Kind.Judge

    init(kind: Kind, countries: [CountryCode]) {
        self.kind = kind
        self.countries = countries.contains(.any) ? [] : countries
        judge = kind.judge(of: self.countries)
    }

    static var isCorrectable: Bool { Kind.isCorrectable }

    func failure(in utf8: Span<UInt8>) -> FormatFailure? { judge.failure(in: utf8) }

    func completion(of utf8: Span<UInt8>) -> Completion { judge.completion(of: utf8) }

    func completion(ofText text: String) -> Completion {
        var text = text
        return text.withUTF8 { completion(of: $0.span) }
    }

    /// Reports what is wrong with a text.
    func refuse(_ failure: FormatFailure?, _ text: String?, into report: inout Report) {
        var parameters: Parameters = ["reason": .string(failure?.reason ?? "not text")]
        if !countries.isEmpty {
            parameters["country"] =
                countries.count == 1 ? .string(countries[0].code) : .array(countries.map { .string($0.code) })
        }
        parameters["example"] = .string(countries.lazy.compactMap(kind.example).first ?? kind.example(of: nil) ?? "")
        let wording = countries.isEmpty ? Kind.name + "/anywhere" : nil
        guard let text else { return report.fail(Kind.code, parameters, wording: wording) }
        report.fail(Kind.code, parameters, wording: wording, suggestion: correction(of: text))
    }

    /// The same number in a spelling that passes; `nil` where there is none.
    func correction(of text: String) -> DataValue? {
        guard Self.isCorrectable, text.utf8.count < 256 else { return nil }
        let trimmed = text.trimmingInvisibleCharacters
        let spellings =
            [trimmed]
            + (countries.isEmpty ? [nil] : countries.map { $0 }).flatMap { kind.respellings(of: trimmed, in: $0) }
        guard let spelling = spellings.first(where: { $0 != text && isValid($0) }) else { return nil }
        return .string(country(of: spelling).map { kind.usualSpelling(of: spelling, in: $0) } ?? spelling)
    }

    /// What is stored in place of a text that passes.
    func stored(_ text: String) -> String? { kind.stored(text, in: country(of: text)) }

    /// The country of a text that passes; `nil` where none is known.
    private func country(of text: String) -> CountryCode? {
        countries.count < 2 ? countries.first : countries.first { kind.judge(of: [$0]).isValid(text) }
    }

    /// What passes.
    var constraints: Constraints {
        let shape = shape
        return Constraints([.kinds(.text), .shape(shape)], isExact: shape.isExact)
    }

    var shape: TextShape {
        var shape = TextShape()
        shape.hint = Kind.hint
        let shapes = countries.isEmpty ? [kind.shape(of: nil)] : countries.map(kind.shape)
        shape.samples = shapes.flatMap { $0.samples }
        let patterns = shapes.compactMap { $0.pattern }
        if patterns.count == shapes.count {
            shape.pattern = patterns.joined(separator: "|")
            shape.isExact = shapes.allSatisfy { $0.isExact }
        }
        if shapes.count == 1 { shape.check = shapes[0].check }
        return shape
    }
}
