import ProvisoCore

/// What texts look like that rules ask for: patterns from which texts are made, which the rules themselves judge then.
///
/// A shape only has to hit often enough; characters that are computed from the others are found by trying
/// (``/ProvisoCore/CheckCharacters``).
enum FormatShapes {
    /// The shapes of a rule's values, the plainest first; none for a rule that is no format.
    static func shapes(of rule: SampleRule) -> [String] {
        if let shape = rule.shape { return shape.samples }
        switch rule.type {
        case "password":
            return ["[a-z]{4,40}[A-Z]{2,12}[0-9]{2,12}[!%#+=]{1,8}", "[A-Za-z0-9]{2,60}", "[a-z]{1,60}"]
        case "time":
            return rule.flag("requireOffset")
                ? ["(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"] : ["(?:[01][0-9]|2[0-3]):[0-5][0-9]"]
        default: return []
        }
    }
}

extension Constraints {
    /// The shape of the texts that pass; `nil` where there is none, or where numbers pass as well.
    var textShape: TextShape? {
        for constraint in all {
            switch constraint {
            case .shape(let shape): return shape
            case .anyOf(let choices):
                guard !choices.contains(where: \.areForNumbers) else { continue }
                if let shape = choices.lazy.compactMap(\.textShape).first { return shape }
            default: continue
            }
        }
        return nil
    }

    private var areForNumbers: Bool {
        all.contains { if case .number = $0 { true } else { false } }
    }
}
