/// The options of a rule in a document, read by name, each with what it is for.
///
/// Reading an option also describes it: what `proviso list` shows and what counts as an unknown option follow from what a
/// rule reads. A value of the wrong type is noted with its place, and the default is returned.
public struct RuleOptions {
    /// What an option is, for listings.
    public struct Description: Sendable, Hashable {
        /// The option's name.
        public let name: String
        /// What it takes: `true or false`, `text`, `a number`.
        public let type: String
        /// What holds when it is not given, as JSON; `nil` when there is no default.
        public let defaultValue: DataValue?
        /// What it is for.
        public let help: String
    }

    /// The attribute that the rule is bound to; the first of them for a rule that spans several.
    public let attribute: String
    let attributes: [String]
    private(set) var descriptions: [Description] = []
    private let members: [(key: DocumentNode, value: DocumentNode)]
    /// Where the rule stands, for an option that is missing.
    let position: SourcePosition?
    let context: Context

    /// What reading an option may need of the document around it.
    final class Context {
        let problems: RuleDocumentProblems
        let compiler: RuleCompiler?
        /// Only describes the options of a rule: nothing is missing.
        let isDescribing: Bool

        init(problems: RuleDocumentProblems, compiler: RuleCompiler?, isDescribing: Bool = false) {
            self.problems = problems
            self.compiler = compiler
            self.isDescribing = isDescribing
        }
    }

    init(
        attributes: [String], members: [(key: DocumentNode, value: DocumentNode)], position: SourcePosition?,
        context: Context
    ) {
        self.attributes = attributes
        self.attribute = attributes.first ?? ""
        self.members = members
        self.position = position
        self.context = context
    }

    // MARK: Reading

    /// An option that is true or false.
    public mutating func flag(_ name: String, default fallback: Bool = false, _ help: String) -> Bool {
        flag(name, help, describedDefault: .bool(fallback)) ?? fallback
    }

    mutating func flag(_ name: String, _ help: String, describedDefault: DataValue?) -> Bool? {
        guard let node = node(name, "true or false", describedDefault, help) else { return nil }
        guard case .scalar(.bool(let value)) = node.content else {
            mismatch(name, "true or false", node)
            return nil
        }
        return value
    }

    /// An option that is a text.
    public mutating func string(_ name: String, default fallback: String? = nil, _ help: String) -> String? {
        guard let node = node(name, "text", fallback.map(DataValue.string), help) else { return fallback }
        guard let text = node.text else {
            mismatch(name, "text", node)
            return fallback
        }
        return text
    }

    /// An option that is a number.
    public mutating func number(_ name: String, _ help: String) -> ExactNumber? {
        guard let node = node(name, "a number", nil, help) else { return nil }
        guard case .scalar(.number(let number)) = node.content else {
            mismatch(name, "a number", node)
            return nil
        }
        return number
    }

    /// An option that is a whole number in a range.
    public mutating func integer(
        _ name: String, in range: ClosedRange<Int> = 0...Int.max, default fallback: Int? = nil, _ help: String
    ) -> Int? {
        let type = "a whole number"
        guard let node = node(name, type, fallback.map { .number(ExactNumber($0)) }, help) else { return fallback }
        guard case .scalar(.number(let number)) = node.content, let integer = number.integer else {
            mismatch(name, type, node)
            return fallback
        }
        guard range.contains(integer) else {
            let bounds =
                range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
            fail("`\(name)` must be \(bounds), not \(integer).", at: node)
            return fallback
        }
        return integer
    }

    /// An option that is one of some words.
    public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, default fallback: Choice? = nil, _ help: String
    ) -> Choice? {
        let words = Choice.allCases.map(\.rawValue)
        guard let node = node(name, words.joined(separator: ", "), fallback.map { .string($0.rawValue) }, help) else {
            return fallback
        }
        guard let choice = node.text.flatMap(Choice.init(rawValue:)) else {
            let near = node.text.flatMap { Suggestion.nearest(to: $0, among: words) }
            fail(
                "`\(name)` must be \(Self.list(words.map { "`\($0)`" }, "or")), not \(node.kind).", at: node,
                suggestion: near.map { "Did you mean `\($0)`?" })
            return fallback
        }
        return choice
    }

    /// An option that is a list of words, or one text with commas.
    public mutating func choices<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, _ help: String
    ) -> [Choice]? {
        let words = Choice.allCases.map(\.rawValue)
        guard let node = node(name, "a list of \(words.joined(separator: ", "))", nil, help) else { return nil }
        guard let names = Self.names(node), !names.isEmpty else {
            fail("`\(name)` must be a list of \(Self.list(words.map { "`\($0)`" }, "and")).", at: node)
            return nil
        }
        for word in names where !words.contains(word) {
            let near = Suggestion.nearest(to: word, among: words)
            fail(
                "`\(name)` knows no `\(word)`.", at: node,
                suggestion: near.map { "Did you mean `\($0)`?" } ?? "There are \(words.joined(separator: ", ")).")
        }
        return names.compactMap(Choice.init(rawValue:))
    }

    /// An option that is any value.
    public mutating func value(_ name: String, default fallback: DataValue? = nil, _ help: String) -> DataValue? {
        node(name, "any value", fallback, help)?.value ?? fallback
    }

    /// An option that is a list of values.
    public mutating func values(_ name: String, _ help: String) -> [DataValue]? {
        guard let node = node(name, "a list", nil, help) else { return nil }
        guard case .sequence(let elements) = node.content else {
            mismatch(name, "a list", node)
            return nil
        }
        return elements.map(\.value)
    }

    /// An option that is a list of texts, or one text with commas.
    public mutating func strings(_ name: String, default fallback: [String]? = nil, _ help: String) -> [String]? {
        let described = fallback.map { DataValue.array($0.map(DataValue.string)) }
        guard let node = node(name, "a list of texts", described, help) else { return fallback }
        return Self.names(node)
            ?? {
                mismatch(name, "a list of texts", node)
                return fallback
            }()
    }

    /// An option that names another attribute, which the rule then reads with ``Record/value(of:)``.
    public mutating func attribute(
        _ name: String, default fallback: String? = nil, _ help: String
    ) -> AttributeReference? {
        let described = fallback.map(DataValue.string)
        let node = node(name, "an attribute", described, help)
        guard let attribute = node.map(\.text) ?? fallback, !attribute.isEmpty else {
            if let node { mismatch(name, "an attribute's name", node) }
            return nil
        }
        return context.compiler?.reference(to: attribute)
    }

    /// Whether the document gives the option.
    public func isGiven(_ name: String) -> Bool { find(name) != nil }

    /// Whether the document gives the option as `true`.
    func isOn(_ name: String) -> Bool {
        if case .scalar(.bool(true)) = find(name)?.content { true } else { false }
    }

    // MARK: Mistakes

    /// Notes a mistake in an option, or in the rule when the option is not given.
    public func fail(_ message: String, option name: String, suggestion: String? = nil) {
        let place = find(name)?.position
        // A value of the wrong type is not, for instance, empty as well.
        if let place, context.problems.hasError(at: place) { return }
        context.problems.error(message, at: place ?? position, suggestion: suggestion)
    }

    /// Notes what looks like a mistake in an option and does not keep the document from being used.
    func warn(_ message: String, option name: String) {
        context.problems.warning(message, at: find(name)?.position ?? position)
    }

    /// Notes that an option which the rule cannot do without is missing.
    public func require(_ name: String) {
        guard !context.isDescribing, find(name) == nil else { return }
        context.problems.error("The rule needs `\(name)`.", at: position)
    }

    private func fail(_ message: String, at node: DocumentNode, suggestion: String? = nil) {
        context.problems.error(message, at: node.position, suggestion: suggestion)
    }

    private func mismatch(_ name: String, _ type: String, _ node: DocumentNode) {
        var suggestion: String?
        if type == "true or false", let text = node.text?.lowercased() {
            if ["yes", "on", "y"].contains(text) { suggestion = "Write true." }
            if ["no", "off", "n"].contains(text) { suggestion = "Write false." }
        } else if type.hasSuffix("number"), let text = node.text, ExactNumber(text) != nil {
            suggestion = "Write it without quotes."
        }
        fail("`\(name)` must be \(type), not \(node.kind).", at: node, suggestion: suggestion)
    }

    // MARK: For rules inside rules

    /// The node of an option, which counts as known from now on.
    mutating func node(_ name: String, _ type: String, _ defaultValue: DataValue?, _ help: String) -> DocumentNode? {
        if !descriptions.contains(where: { $0.name == name }) {
            descriptions.append(Description(name: name, type: type, defaultValue: defaultValue, help: help))
        }
        return find(name)
    }

    private func find(_ name: String) -> DocumentNode? {
        members.last { $0.key.text == name }?.value
    }

    /// Names as a list of texts, which are taken as they are, or one text with commas, in which blanks around a name do not
    /// count; `nil` for anything else.
    static func names(_ node: DocumentNode) -> [String]? {
        if let text = node.text {
            return text.split(separator: ",").map { String(trimmed($0)) }.filter { !$0.isEmpty }
        }
        guard case .sequence(let elements) = node.content else { return nil }
        let names = elements.compactMap(\.text)
        return names.count == elements.count ? names : nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }

    static func list(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
