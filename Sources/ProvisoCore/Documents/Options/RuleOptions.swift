/// The options of a rule in a document, read by name, each with what it is for.
///
/// Reading an option also describes it: what `proviso list` shows and what counts as an unknown option follow from what a
/// rule reads. A value of the wrong type is noted with its place, and the default is returned. What other systems call an
/// option stands where it is read (`alsoCalled`): an error for such a name suggests the right one.
public struct RuleOptions {
    /// What an option is, for listings.
    public struct Description: Sendable, Equatable {
        /// The option's name.
        public let name: String
        package let kind: RuleOptionKind
        /// What holds when it is not given, as JSON; `nil` when there is no default.
        public let defaultValue: DataValue?
        /// What it is for.
        public let help: String
        /// What other systems call it, for suggestions.
        var otherNames: [String] = []
        /// Which way it lets more values pass.
        public internal(set) var widens = Widening.unknown

        /// What it takes: `true or false`, `text`, `a number`.
        public var type: String { kind.text }
        /// Whether it takes one text and nothing else.
        package var takesText: Bool {
            switch kind {
            case .text, .filter, .word, .attribute, .expression, .moment, .time, .scheme, .pattern: true
            default: false
            }
        }
        /// The values that it takes, or of which it takes a list; `nil` where they cannot be listed.
        public var choices: [DataValue]? { kind.choices }
        /// The whole numbers that it takes; `nil` where it takes something else.
        public var range: ClosedRange<Int>? { if case .wholeNumber(let range) = kind { range } else { nil } }
    }

    /// The attribute that the rule is bound to; the first of them for a rule that spans several.
    public let attribute: String
    let attributes: [String]
    private(set) var descriptions: [Description] = []
    let members: [(key: DocumentNode, value: DocumentNode)]
    /// Where the rule stands, for an option that is missing.
    let position: SourcePosition?
    let context: Context

    /// What reading an option may need of the document around it.
    final class Context {
        let problems: RuleDocumentProblems
        let compiler: RuleCompiler?
        /// Only describes the options of a rule: nothing is missing.
        let isDescribing: Bool
        /// The options that a rule cannot do without, as far as it is described: one of each of these.
        var needs: [[String]] = []
        /// The rule that is read, if it is one made of a closure.
        let inlineRule: InlineRule.Definition?
        /// The name of the rule that is read, if it is read for a document.
        let ruleName: String
        /// Whether the rule is left to another program.
        var isLeft = false

        init(
            problems: RuleDocumentProblems, compiler: RuleCompiler?, isDescribing: Bool = false,
            inlineRule: InlineRule.Definition? = nil, ruleName: String = ""
        ) {
            self.inlineRule = inlineRule
            self.ruleName = ruleName
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

    /// Whether the document gives the option.
    public func isGiven(_ name: String) -> Bool { find(name) != nil }

    /// Whether the document gives the option as `true`.
    func isOn(_ name: String) -> Bool {
        if case .scalar(.bool(true)) = find(name)?.content { true } else { false }
    }

    /// Whether the document gives the option as `false`.
    func isOff(_ name: String) -> Bool {
        if case .scalar(.bool(false)) = find(name)?.content { true } else { false }
    }

    /// The node of an option, which counts as known from now on.
    ///
    /// Not inlined, as the functions that read options: every rule calls them, and none of them for a record.
    @inline(never)
    mutating func node(
        _ name: String, _ kind: RuleOptionKind, _ defaultValue: DataValue?, _ help: String,
        alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> DocumentNode? {
        if !descriptions.contains(where: { $0.name == name }) {
            #if PROVISO_PAGE
            // What an option is for, and what others call it, takes more room than all rules.
            descriptions.append(Description(name: name, kind: .value, defaultValue: nil, help: ""))
            #else
            descriptions.append(
                Description(
                    name: name, kind: kind, defaultValue: defaultValue, help: help, otherNames: others, widens: widens))
            #endif
        }
        return find(name)
    }

    @inline(never)
    func find(_ name: String) -> DocumentNode? {
        members.last { $0.key.text == name }?.value
    }

    /// Names as a list of texts, which are taken as they are, or one text with commas, in which blanks around a name do not
    /// count; `nil` for anything else.
    static func names(_ node: DocumentNode) -> [String]? {
        if let text = node.text {
            return text.split(separator: ",").map { String(trimmed($0)) }.filter { !$0.isEmpty }
        }
        guard case .sequence(let elements) = node.content else { return nil }
        let names = elements.compactMap { $0.text }
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
