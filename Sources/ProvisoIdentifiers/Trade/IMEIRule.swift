public import ProvisoCore
public import ProvisoIdentifierFormats

/// `imei`: an International Mobile Equipment Identity, as ``/ProvisoIdentifierFormats/IMEIFormat`` judges it.
extension IMEIFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "imei"
    /// What passes.
    public static let summary = "The IMEI of a mobile device: 15 digits, with a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "490154203237518", fails: ["imei": "490154203237519"]),
            RuleExample(["kind": "imeisv"], passes: "4901542032375101", fails: ["imei": "490154203237518"]),
        ]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.number
    /// The message with a number of 16 digits.
    public static let wordings: [String: CatalogMessage] = [imeisv: message]
    private static let imeisv = ruleName + "/imeisv"
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/number", name: "IMEI", example: "490154203237518",
        others: [imeisv: "4901542032375101"])

    /// The wording with a number of the kind.
    public var wording: String? { kind == .imeisv ? Self.imeisv : nil }

    /// Other numbers have as many digits, so that the name of the column has to say it.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 59, isKey: true, isOfDigits: true, names: ["imei"])
    ]

    /// 15 digits, the last of which follows from the others, or 16.
    public var shape: TextShape {
        let separator = allowSeparators ? "[- ]?" : ""
        let start = "[0-9]{2}\(separator)[0-9]{6}\(separator)[0-9]{6}\(separator)"
        return switch kind {
        case .imei: TextShape("\(start)[0-9]", samples: ["35[0-9]{13}"], check: .last())
        case .imeisv: TextShape("\(start)[0-9]{2}", samples: ["35[0-9]{14}"])
        case nil: TextShape("\(start)[0-9]{1,2}", samples: ["35[0-9]{14}"])
        }
    }

    /// Without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject {
        .options(
            ["kind": kind == .imei ? nil : .string(kind == nil ? "any" : "imeisv")],
            on: ["allowSeparators": allowSeparators])
    }

    /// The kinds as a document names them.
    private enum KindWord: String, CaseIterable {
        case imei, imeisv, any
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let word: KindWord =
            options.choice(
                "kind", default: .imei, "Which identity: `imei`, or `imeisv` with the version of the software.",
                alsoCalled: ["type", "format"]) ?? .imei
        let kind: IMEIKind? =
            switch word {
            case .imei: .imei
            case .imeisv: .imeisv
            case .any: nil
            }
        self.init(
            kind: kind,
            allowSeparators: options.flag(
                "allowSeparators", default: true, "Whether hyphens or spaces may stand between the groups.",
                alsoCalled: ["separators", "hyphens", "allowHyphens"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An International Mobile Equipment Identity; see ``/ProvisoIdentifierFormats/IMEIFormat``.
    @inlinable
    public static var imei: Self { .format(IMEIFormat()) }

    /// An International Mobile Equipment Identity, with options; see ``/ProvisoIdentifierFormats/IMEIFormat``.
    @inlinable
    public static func imei(kind: IMEIKind? = .imei, allowSeparators: Bool = true) -> Self {
        .format(IMEIFormat(kind: kind, allowSeparators: allowSeparators))
    }
}
#endif
