/// The kinds of options.
extension RuleOptions {
    /// An option that is true or false.
    @inline(never)
    public mutating func flag(
        _ name: String, default fallback: Bool = false, _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> Bool {
        flag(name, help, describedDefault: .bool(fallback), alsoCalled: others, widens: widens) ?? fallback
    }

    @inline(never)
    mutating func flag(
        _ name: String, _ help: String, describedDefault: DataValue?, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> Bool? {
        guard let node = node(name, .flag, describedDefault, help, alsoCalled: others, widens: widens) else {
            return nil
        }
        guard case .scalar(.bool(let value)) = node.content else {
            mismatch(name, "true or false", node)
            return nil
        }
        return value
    }

    /// An option that is a text.
    public mutating func string(
        _ name: String, default fallback: String? = nil, _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> String? {
        string(name, .text, default: fallback, help, alsoCalled: others, widens: widens)
    }

    /// An option that is a text of some kind.
    @inline(never)
    mutating func string(
        _ name: String, _ kind: RuleOptionKind, default fallback: String? = nil, _ help: String,
        alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> String? {
        let described = fallback.map(DataValue.string)
        guard let node = node(name, kind, described, help, alsoCalled: others, widens: widens) else { return fallback }
        guard let text = node.text else {
            mismatch(name, "text", node)
            return fallback
        }
        return text
    }

    /// An option that is a number.
    @inline(never)
    public mutating func number(
        _ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> ExactNumber? {
        guard let node = node(name, .number, nil, help, alsoCalled: others, widens: widens) else { return nil }
        guard case .scalar(.number(let number)) = node.content else {
            mismatch(name, "a number", node)
            return nil
        }
        return number
    }

    /// An option that is a whole number in a range.
    @inline(never)
    public mutating func integer(
        _ name: String, in range: ClosedRange<Int> = 0...Int.max, default fallback: Int? = nil, _ help: String,
        alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> Int? {
        let described = fallback.map { DataValue.number(ExactNumber($0)) }
        guard let node = node(name, .wholeNumber(range), described, help, alsoCalled: others, widens: widens) else {
            return fallback
        }
        guard case .scalar(.number(let number)) = node.content, number.isIntegral else {
            mismatch(name, "a whole number", node)
            return fallback
        }
        guard let integer = number.integer else {
            // 64 bits hold no more.
            let bounds = "\(range.lowerBound) to \(range.upperBound)"
            fail("`\(name)` must be \(bounds), not \(number).", at: node)
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
    ///
    /// - Parameters:
    ///   - name: The option's name.
    ///   - fallback: What holds when it is not given.
    ///   - help: What it is for.
    ///   - others: What other systems call the option; each leads to a suggestion.
    ///   - otherWords: What other systems call the words.
    public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, default fallback: Choice? = nil, _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown,
        otherWords: KeyValuePairs<String, Choice> = [:]
    ) -> Choice? {
        let word = word(
            name, among: Choice.allCases.map { $0.rawValue }, default: fallback?.rawValue, help, alsoCalled: others,
            widens: widens, otherWords: otherWords.map { (other: $0.key, name: $0.value.rawValue) })
        return word.flatMap(Choice.init(rawValue:)) ?? fallback
    }

    /// An option that is one of some words; apart, so that not every type of words has its own copy.
    @inline(never)
    private mutating func word(
        _ name: String, among words: [String], default fallback: String?, _ help: String, alsoCalled others: [String],
        widens: Widening, otherWords: [(other: String, name: String)]
    ) -> String? {
        let described = fallback.map(DataValue.string)
        guard let node = node(name, .word(words), described, help, alsoCalled: others, widens: widens) else {
            return nil
        }
        if let word = node.text, words.contains(word) { return word }
        let near = node.text.flatMap { Suggestion.nearest(to: $0, among: words, otherNames: otherWords) }
        fail(
            "`\(name)` must be \(Self.list(words.map { "`\($0)`" }, "or")), not \(node.kind).", at: node,
            suggestion: near.map { "Did you mean `\($0)`?" })
        return nil
    }

    /// An option that is a list of words, or one text with commas.
    public mutating func choices<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown,
        otherWords: KeyValuePairs<String, Choice> = [:]
    ) -> [Choice]? {
        let names = words(
            name, among: Choice.allCases.map { $0.rawValue }, help, alsoCalled: others, widens: widens,
            otherWords: otherWords.map { (other: $0.key, name: $0.value.rawValue) })
        return names?.compactMap(Choice.init(rawValue:))
    }

    @inline(never)
    private mutating func words(
        _ name: String, among words: [String], _ help: String, alsoCalled others: [String], widens: Widening,
        otherWords: [(other: String, name: String)]
    ) -> [String]? {
        guard let node = node(name, .words(words), nil, help, alsoCalled: others, widens: widens) else { return nil }
        guard let names = Self.names(node), !names.isEmpty else {
            fail("`\(name)` must be a list of \(Self.list(words.map { "`\($0)`" }, "and")).", at: node)
            return nil
        }
        for word in names where !words.contains(word) {
            let near = Suggestion.nearest(to: word, among: words, otherNames: otherWords)
            fail(
                "`\(name)` knows no `\(word)`.", at: node,
                suggestion: near.map { "Did you mean `\($0)`?" } ?? "There are \(words.joined(separator: ", ")).")
        }
        return names
    }

    /// An option that is any value.
    @inline(never)
    public mutating func value(
        _ name: String, default fallback: DataValue? = nil, _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> DataValue? {
        guard let node = node(name, .value, fallback, help, alsoCalled: others, widens: widens) else { return fallback }
        RuleEntry.refuseDoubledKeys(in: node, context.problems)
        return node.value
    }

    /// An option that is a list of values.
    public mutating func values(
        _ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> [DataValue]? {
        values(name, .values, help, alsoCalled: others, widens: widens)
    }

    /// An option that is a list of values, or something else that was read already.
    @inline(never)
    mutating func values(
        _ name: String, _ kind: RuleOptionKind, _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> [DataValue]? {
        guard let node = node(name, kind, nil, help, alsoCalled: others, widens: widens) else { return nil }
        guard case .sequence(let elements) = node.content else {
            mismatch(name, "a list", node)
            return nil
        }
        RuleEntry.refuseDoubledKeys(in: node, context.problems)
        return elements.map { $0.value }
    }

    /// An option that is a list of texts, or one text with commas.
    public mutating func strings(
        _ name: String, default fallback: [String]? = nil, _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> [String]? {
        strings(name, .texts, default: fallback, help, alsoCalled: others, widens: widens)
    }

    /// An option that is a list of texts of some kind, or one text with commas.
    @inline(never)
    mutating func strings(
        _ name: String, _ kind: RuleOptionKind, default fallback: [String]? = nil, _ help: String,
        alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> [String]? {
        let described = fallback.map { DataValue.array($0.map(DataValue.string)) }
        guard let node = node(name, kind, described, help, alsoCalled: others, widens: widens) else { return fallback }
        return Self.names(node)
            ?? {
                mismatch(name, "a list of texts", node)
                return fallback
            }()
    }

    /// An option that names another attribute, which the rule then reads with ``Record/value(of:)``.
    @inline(never)
    public mutating func attribute(
        _ name: String, default fallback: String? = nil, _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> AttributeReference? {
        let described = fallback.map(DataValue.string)
        let node = node(name, .attribute, described, help, alsoCalled: others, widens: widens)
        guard let attribute = node.map({ $0.text }) ?? fallback, !attribute.isEmpty else {
            if let node { mismatch(name, "an attribute's name", node) }
            return nil
        }
        guard let node else { return context.compiler?.reference(to: attribute) }
        return context.compiler?.reference(to: attribute, in: node)
    }

    /// An option that is an expression, which adds and subtracts multiples of other attributes.
    @inline(never)
    mutating func sum(_ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown)
        -> AttributeSum?
    {
        guard let node = node(name, .expression, nil, help, alsoCalled: others, widens: widens),
            let compiler = context.compiler
        else { return nil }
        return AttributeSum(node, key: name, compiler: compiler)
    }
}
