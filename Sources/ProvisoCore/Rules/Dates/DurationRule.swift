public import ProvisoFormats

/// `duration`: a duration of RFC 3339, as ``/ProvisoFormats/DurationFormat`` judges it.
extension DurationFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "duration" }
    /// What passes.
    public static var summary: String { "A duration (RFC 3339, appendix A): P1DT12H." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "P1DT12H", fails: ["duration": "1 day"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["timedelta", "iso8601Duration"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a duration, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "PT1H30M"]]

    /// A word may begin with the same letter.
    public static var recognitions: [Recognition] { [Recognition(mark: "P", breadth: .broad, order: 20)] }

    /// Weeks, or the units of days and those of hours, in order and without a gap.
    public var shape: TextShape {
        func units(_ letters: [String]) -> String {
            letters.indices.map { first in
                let rest = letters[(first + 1)...].reversed().reduce("") { "(?:[0-9]+\($1)\($0))?" }
                return "[0-9]+\(letters[first])\(rest)"
            }.joined(separator: "|")
        }
        let time = "T(?:\(units(["H", "M", "S"])))"
        return TextShape(
            "P(?:[0-9]+W|(?:\(units(["Y", "M", "D"])))(?:\(time))?|\(time))", isExact: true,
            samples: ["P[1-9][0-9]?D(?:T[1-9]H)?"]
        ).named("duration")
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A duration of RFC 3339; see ``/ProvisoFormats/DurationFormat``.
    @_alwaysEmitIntoClient
    public static var duration: Self { Self(format: DurationFormat()) }
}
#endif
