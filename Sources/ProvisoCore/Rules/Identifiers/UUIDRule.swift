public import ProvisoFormats

/// `uuid`: a UUID of RFC 9562, as ``/ProvisoFormats/UUIDFormat`` judges it.
extension UUIDFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "uuid" }
    /// What passes.
    public static var summary: String { "A UUID (RFC 9562): 8-4-4-4-12 hexadecimal digits." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", fails: ["uuid": "f81d4fae-7dec-11d0-a765"]),
            RuleExample(
                ["version": [4, 7]], passes: "9b2e4d9c-3a1f-4c5e-8f00-1a2b3c4d5e6f",
                fails: ["uuid": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["guid"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a {name}, like {example}." }
    /// The message where the example is of no version that is asked for.
    public static var wordings: [String: CatalogMessage] { ["uuid/version": "{attribute} must be a valid UUID."] }
    /// What the message is filled with.
    ///
    /// The examples are those of RFC 9562, appendices A and B.
    static let constants: [String: Parameters] = [
        ruleName: ["name": "UUID", "example": "9b2e4d9c-3a1f-4c5e-8f00-1a2b3c4d5e6f"],
        "uuid/1": ["name": "UUIDv1", "example": "c232ab00-9414-11ec-b3c8-9f6bdeced846"],
        "uuid/2": ["name": "UUIDv2", "example": "000003e8-9414-21ec-b300-9f6bdeced846"],
        "uuid/3": ["name": "UUIDv3", "example": "5df41881-3aed-3515-88a7-2f4a814cf09e"],
        "uuid/4": ["name": "UUIDv4", "example": "919108f7-52d1-4320-9bac-f847db4148a8"],
        "uuid/5": ["name": "UUIDv5", "example": "2ed6657d-e927-568b-95e1-2665a8aea6a2"],
        "uuid/6": ["name": "UUIDv6", "example": "1ec9414c-232a-6b00-b3c8-9f6bdeced846"],
        "uuid/7": ["name": "UUIDv7", "example": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"],
        "uuid/8": ["name": "UUIDv8", "example": "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"],
        "uuid/nil": ["name": "UUID", "example": "00000000-0000-0000-0000-000000000000"],
        "uuid/max": ["name": "UUID", "example": "ffffffff-ffff-ffff-ffff-ffffffffffff"],
    ]

    /// The wording for the options.
    public var wording: String? {
        switch version.count {
        case 0: nil
        case 1: version.first.map { "uuid/\($0.rawValue)" }
        default: version.contains(.v4) ? nil : "uuid/version"
        }
    }

    /// Such identifiers are made to name records.
    public static var recognitions: [Recognition] { [Recognition(breadth: .fixed, order: 10, isKey: true)] }

    /// Hexadecimal digits in five groups, those of the version and the variant as the versions ask for them.
    public var shape: TextShape {
        let digit = PatternText.hexDigit
        let versions = UUIDVersion.allCases.filter(version.contains)
        let patterns = versions.map { Self.pattern(of: $0, hasCapitals: true) }
        return TextShape(
            versions.isEmpty ? "\(digit){8}(?:-\(digit){4}){3}-\(digit){12}" : patterns.joined(separator: "|"),
            isExact: true,
            samples: (versions.isEmpty ? [.v4, .v7] : versions).map { Self.pattern(of: $0, hasCapitals: false) }
        ).named("uuid")
    }

    private static func pattern(of version: UUIDVersion, hasCapitals: Bool) -> String {
        let digit = hasCapitals ? PatternText.hexDigit : "[0-9a-f]"
        let variant = hasCapitals ? "[89ABab]" : "[89ab]"
        let last = hasCapitals ? "[Ff]" : "f"
        return switch version {
        case .nilUUID: "0{8}(?:-0{4}){3}-0{12}"
        case .maxUUID: "\(last){8}(?:-\(last){4}){3}-\(last){12}"
        default: "\(digit){8}-\(digit){4}-\(version.rawValue)\(digit){3}-\(variant)\(digit){3}-\(digit){12}"
        }
    }

    /// The options as a document gives them.
    public var options: DataObject {
        let versions = UUIDVersion.allCases.filter(version.contains).map { version in
            Int(version.rawValue).map { DataValue.number(ExactNumber($0)) } ?? .string(version.rawValue)
        }
        return .options(["version": versions.isEmpty ? nil : versions.count == 1 ? versions[0] : .array(versions)])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(version: Self.versions(&options))
    }

    /// `version` is a number, `nil` or `max`, or a list of them.
    private static func versions(_ options: inout RuleOptions) -> Set<UUIDVersion> {
        let help = "The versions that pass; any, and any variant, when it is not given."
        guard
            let node = options.node(
                "version", .versions, nil, help, alsoCalled: ["v", "versions", "variant"], widens: .whenMore)
        else { return [] }
        let nodes: [DocumentNode]
        if case .sequence(let elements) = node.content { nodes = elements } else { nodes = [node] }
        let versions = nodes.compactMap { node -> UUIDVersion? in
            let name: String? =
                switch node.value {
                case .number(let number): number.integer.map { String($0) }
                case .string("nil"), .string("max"): node.value.text
                default: nil
                }
            return UUIDVersion.allCases.first { $0.rawValue == name }
        }
        if versions.isEmpty || versions.count < nodes.count {
            options.fail(
                "`version` must be a number from 1 to 8, `nil` or `max`, or a list of them.", option: "version")
        }
        return Set(versions)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A UUID of RFC 9562; see ``/ProvisoFormats/UUIDFormat``.
    @_alwaysEmitIntoClient
    public static var uuid: Self { Self(format: UUIDFormat()) }

    /// A UUID of RFC 9562, with options; see ``/ProvisoFormats/UUIDFormat``.
    @_alwaysEmitIntoClient
    public static func uuid(version: Set<UUIDVersion>) -> Self {
        Self(format: UUIDFormat(version: version))
    }
}
#endif
