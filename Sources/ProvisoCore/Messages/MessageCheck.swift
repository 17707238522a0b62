/// Finds what is wrong with a message before anybody reads it.
package enum MessageCheck {
    /// The places that no violation fills.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - key: Its key. Of a code of the program's own nobody knows the parameters, so every place may be meant.
    ///   - showsValue: Whether the message belongs to a rule or a model, for which the judged value is kept.
    ///   - position: Where the message stands.
    static func problems(
        in message: CatalogMessage, for key: String, showsValue: Bool = false, at position: SourcePosition? = nil
    ) -> [MessageProblem] {
        let forms = PluralCategory.allCases.compactMap { message.forms[$0] }
        let places = (message.pluralParameter.map { [$0] } ?? []) + forms.flatMap { $0.places }
        var noted: Set<String> = []
        return places.filter { noted.insert($0).inserted }.compactMap { place in
            let known = Self.places(for: MessageKey(key))
            if place == "value", !showsValue, !(isTemplate(key) && known?.contains("value") ?? false) {
                return MessageProblem(
                    key: key, position: position,
                    message: "The message has the place {value}, and values are not kept for a catalogue.",
                    suggestion: "Leave it out, or give the rule or the model the message.")
            }
            guard let known, !known.contains(place) else { return nil }
            return unfilled(place, key: key, known: known, at: position)
        }
    }

    /// The places that the messages for a key may have, or `nil` when nobody can know.
    static func places(for key: MessageKey) -> Set<String>? {
        switch key.kind {
        case .label, .article: return nil
        case .word, .reason: return []
        case .title where MessageTitle.exists(key.name): return MessagePlaces.usual
        case .message, .title:
            let code = String(key.name.prefix { $0 != "/" })
            if let places = MessagePlaces.of(code) { return places }
            return isTemplate(key.name) ? Set(MessageTemplate(key.name).places).union(["attribute", "article"]) : nil
        }
    }

    /// Whether a key is the text of a message that a rule, a model or a document has, and so knows its places.
    private static func isTemplate(_ key: String) -> Bool { !MessageTemplate(key).places.isEmpty }

    /// Stops the program when a message that is written in it has a place that nothing fills.
    ///
    /// - Parameters:
    ///   - template: The message.
    ///   - code: The code that it is for.
    ///   - rule: The name of the rule that was given the message.
    ///   - file: Where it was given.
    ///   - line: The line.
    package static func require(
        _ template: MessageTemplate, for code: ViolationCode, of rule: String, _ file: StaticString, _ line: UInt
    ) {
        if template.places.isEmpty { return }
        require(template, forAll: [code], of: rule, file, line)
    }

    /// Stops the program when a message for several codes has a place that nothing fills for any of them.
    ///
    /// - Parameters:
    ///   - template: The message.
    ///   - codes: The codes; `nil` when nobody can know them, and so every place may be meant.
    ///   - rule: The name of the rule that was given the message.
    ///   - file: Where it was given.
    ///   - line: The line.
    package static func require(
        _ template: MessageTemplate, forAll codes: @autoclosure () -> Set<ViolationCode>?,
        of rule: @autoclosure () -> String, _ file: StaticString, _ line: UInt
    ) {
        // Nearly all messages have no others than these.
        let others = template.places.filter { !MessagePlaces.common.contains($0) }
        guard !others.isEmpty, let codes = codes() else { return }
        var known = MessagePlaces.common
        for code in codes {
            // Of a code of the program's own nobody knows the parameters.
            guard let places = MessagePlaces.of(code.rawValue) else { return }
            known.formUnion(places)
        }
        let problems = others.filter { !known.contains($0) }.map { unfilled($0, key: rule(), known: known) }
        // Said in every build; a precondition is silent in an optimised one.
        if !problems.isEmpty { fatalError(MessageCatalogError(problems).description, file: file, line: line) }
    }

    private static func unfilled(
        _ place: String, key: String, known: Set<String>, at position: SourcePosition? = nil
    ) -> MessageProblem {
        MessageProblem(
            key: key, position: position, message: "The message has a place {\(place)} that nothing fills.",
            suggestion: Suggestion.nearest(to: place, among: known.sorted()).map { "Did you mean {\($0)}?" }
                ?? "Write {{\(place)}} for the braces themselves.")
    }
}

/// A mistake in a message.
public struct MessageProblem: Sendable, Equatable {
    /// The message's key.
    public let key: String
    /// Where it stands in a file; `nil` for messages that come from elsewhere.
    public let position: SourcePosition?
    /// What is wrong.
    public let message: String
    /// How to fix it, when that can be said.
    public let suggestion: String?
}

extension MessageProblem: CustomStringConvertible {
    /// Position, key, message and suggestion on one line.
    public var description: String {
        (position.map { "\($0): " } ?? "") + (key.isEmpty ? "" : "`\(key)`: ") + message
            + (suggestion.map { " \($0)" } ?? "")
    }
}

/// Why messages cannot be used: every mistake in them.
public struct MessageCatalogError: Error, Sendable, Equatable {
    /// The mistakes, in the order in which they stand. Never empty.
    public let problems: [MessageProblem]

    init(_ problems: [MessageProblem]) { self.problems = problems }
}

extension MessageCatalogError: CustomStringConvertible {
    /// A line for each mistake.
    public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}
