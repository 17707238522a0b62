// The ways to write a rule. A key path to an optional attribute fits two of them, and the one whose rules judge the value
// inside goes first.

extension Rule {
    /// Creates rules for an attribute.
    ///
    /// ```swift
    /// Rule(for: \.email, .trim, .required, .email)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The attribute. A part of a nested value is one too: `\.address.city`.
    ///   - name: Its name, when it cannot be found out or is to be another one.
    ///   - label: How messages name it; the words of its name by default.
    ///   - rule: A rule.
    ///   - others: Further rules, in their order.
    ///   - file: Where the rules stand, to be named when a name cannot be found out.
    ///   - line: The line.
    /// - Precondition: The name can be found out. Those of properties that are computed, wrapped, observed, or of a class
    ///   that can be subclassed cannot, unless the type is `@Validatable`; give such a one with `named:`.
    @_disfavoredOverload
    public init<Value>(
        for keyPath: any WritableKeyPath<Model, Value> & Sendable, named name: String? = nil,
        label: AttributeLabel? = nil,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>..., file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init([ModelAttribute(keyPath, named: name, label, file, line)], [keyPath], [rule] + others)
    }

    /// Creates rules for an optional attribute, which judge the value inside.
    public init<Value>(
        for keyPath: any WritableKeyPath<Model, Value?> & Sendable, named name: String? = nil,
        label: AttributeLabel? = nil, _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init([ModelAttribute(keyPath, named: name, label, file, line)], optional: [keyPath], [rule] + others)
    }

    /// Creates rules for attributes of one type. Each rule runs for every attribute before the next one does.
    ///
    /// ```swift
    /// Rule(forEach: [\.street, \.city, \.postcode, \.country, \.state], .trim, .length(...100))
    /// ```
    ///
    /// - Parameters:
    ///   - keyPaths: The attributes.
    ///   - rules: The rules, in their order.
    ///   - file: Where the rules stand, to be named when a name cannot be found out.
    ///   - line: The line.
    /// - Precondition: The names can be found out, as for one attribute.
    @_disfavoredOverload
    public init<Value>(
        forEach keyPaths: [any WritableKeyPath<Model, Value> & Sendable], _ rules: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: keyPaths, rules: rules, file: file, line: line) }

    /// Creates rules for optional attributes of one type, which judge the values inside.
    public init<Value>(
        forEach keyPaths: [any WritableKeyPath<Model, Value?> & Sendable], _ rules: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: keyPaths, rules: rules, file: file, line: line) }

    /// Creates the rules of a list for attributes of one type.
    @_disfavoredOverload
    public init<Value>(
        forEach keyPaths: [any WritableKeyPath<Model, Value> & Sendable], rules: [ListedRule<Model, Value>],
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(ModelAttribute.all(at: keyPaths, file, line), keyPaths, rules) }

    /// Creates the rules of a list for optional attributes of one type, which judge the values inside.
    public init<Value>(
        forEach keyPaths: [any WritableKeyPath<Model, Value?> & Sendable], rules: [ListedRule<Model, Value>],
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(ModelAttribute.all(at: keyPaths, file, line), optional: keyPaths, rules) }
}

// Several key paths without brackets

extension Rule {
    /// Creates rules for two attributes of one type; see `init(forEach:)`.
    @_disfavoredOverload
    public init<Value>(
        for first: any WritableKeyPath<Model, Value> & Sendable,
        _ second: any WritableKeyPath<Model, Value> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: [first, second], rules: [rule] + others, file: file, line: line) }

    /// Creates rules for two optional attributes of one type, which judge the values inside; see `init(forEach:)`.
    public init<Value>(
        for first: any WritableKeyPath<Model, Value?> & Sendable,
        _ second: any WritableKeyPath<Model, Value?> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: [first, second], rules: [rule] + others, file: file, line: line) }

    /// Creates rules for three attributes of one type; see `init(forEach:)`.
    @_disfavoredOverload
    public init<Value>(
        for first: any WritableKeyPath<Model, Value> & Sendable,
        _ second: any WritableKeyPath<Model, Value> & Sendable,
        _ third: any WritableKeyPath<Model, Value> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: [first, second, third], rules: [rule] + others, file: file, line: line) }

    /// Creates rules for three optional attributes of one type, which judge the values inside; see `init(forEach:)`.
    public init<Value>(
        for first: any WritableKeyPath<Model, Value?> & Sendable,
        _ second: any WritableKeyPath<Model, Value?> & Sendable,
        _ third: any WritableKeyPath<Model, Value?> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: [first, second, third], rules: [rule] + others, file: file, line: line) }

    /// Creates rules for four attributes of one type; see `init(forEach:)`.
    @_disfavoredOverload
    public init<Value>(
        for first: any WritableKeyPath<Model, Value> & Sendable,
        _ second: any WritableKeyPath<Model, Value> & Sendable,
        _ third: any WritableKeyPath<Model, Value> & Sendable,
        _ fourth: any WritableKeyPath<Model, Value> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: [first, second, third, fourth], rules: [rule] + others, file: file, line: line) }

    /// Creates rules for four optional attributes of one type, which judge the values inside; see `init(forEach:)`.
    public init<Value>(
        for first: any WritableKeyPath<Model, Value?> & Sendable,
        _ second: any WritableKeyPath<Model, Value?> & Sendable,
        _ third: any WritableKeyPath<Model, Value?> & Sendable,
        _ fourth: any WritableKeyPath<Model, Value?> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(forEach: [first, second, third, fourth], rules: [rule] + others, file: file, line: line) }
}

// Key paths to what can only be read. The compiler takes a misspelt property for one, and so says no more than that there is none.

extension Rule {
    /// What can only be read is no attribute.
    @available(*, unavailable, message: "a rule judges an attribute that can be set")
    @_disfavoredOverload
    public init<Value>(
        for keyPath: any KeyPath<Model, Value> & Sendable, named name: String? = nil, label: AttributeLabel? = nil,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(nothing: Value.self) }

    /// What can only be read is no attribute.
    @available(*, unavailable, message: "a rule judges an attribute that can be set")
    @_disfavoredOverload
    public init<Value>(
        for first: any KeyPath<Model, Value> & Sendable,
        _ second: any KeyPath<Model, Value> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(nothing: Value.self) }

    /// What can only be read is no attribute.
    @available(*, unavailable, message: "a rule judges an attribute that can be set")
    @_disfavoredOverload
    public init<Value>(
        for first: any KeyPath<Model, Value> & Sendable,
        _ second: any KeyPath<Model, Value> & Sendable,
        _ third: any KeyPath<Model, Value> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(nothing: Value.self) }

    /// What can only be read is no attribute.
    @available(*, unavailable, message: "a rule judges an attribute that can be set")
    @_disfavoredOverload
    public init<Value>(
        for first: any KeyPath<Model, Value> & Sendable,
        _ second: any KeyPath<Model, Value> & Sendable,
        _ third: any KeyPath<Model, Value> & Sendable,
        _ fourth: any KeyPath<Model, Value> & Sendable,
        _ rule: ListedRule<Model, Value>, _ others: ListedRule<Model, Value>...,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(nothing: Value.self) }

    private init<Value>(nothing: Value.Type) {
        self.init(forEach: [] as [any WritableKeyPath<Model, Value> & Sendable], rules: [])
    }
}

extension ModelAttribute {
    /// The attribute at a key path, named by it unless a name is given.
    fileprivate init<Value>(
        _ keyPath: any WritableKeyPath<Model, Value> & Sendable, named name: String?, _ label: AttributeLabel?,
        _ file: StaticString, _ line: UInt
    ) {
        let name = name ?? ModelName.of(keyPath, file: file, line: line)
        self.init(name, keyPath, label: label ?? PropertyLabels.label(of: name, at: keyPath))
    }
}
