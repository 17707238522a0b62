// Rules that see the whole model

extension Rule {
    /// A check of your own that sees the whole model, and can find several things, each at an attribute.
    ///
    /// ```swift
    /// Rule.check(for: \.arrival, \.departure) { stay, report in
    ///     if stay.departure <= stay.arrival { report.fail("stay.order", at: \.departure) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - first: An attribute that the check is about. The check runs when none of these has an error, and one of
    ///     them is asked for.
    ///   - others: Further ones.
    ///   - name: Its name, for listings.
    ///   - file: Where the check stands, to be named when a name cannot be found out.
    ///   - line: The line.
    ///   - judge: Judges a model.
    /// - Precondition: The names can be found out, as those of other rules.
    public static func check(
        for first: any PartialKeyPath<Model> & Sendable, _ others: (any PartialKeyPath<Model> & Sendable)...,
        named name: String = "check", file: StaticString = #fileID, line: UInt = #line,
        _ judge: @escaping @Sendable (_ model: Model, _ report: inout ModelReport<Model>) -> Void
    ) -> SpanningRule<Model> {
        SpanningRule(name, ModelAttribute.all(at: [first] + others, file, line), judge)
    }

    /// A condition of your own holds of the whole model.
    ///
    /// ```swift
    /// Rule.condition("stay.tooLong", for: \.departure, \.arrival) { stay in stay.nights <= 30 }
    /// ```
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - first: The attribute to which the violation is said.
    ///   - others: Further attributes that the condition is about; see ``check(for:_:named:file:line:_:)``.
    ///   - message: The violation's message; the catalogue's for the code by default.
    ///   - file: Where the rule stands, to be named when a name cannot be found out.
    ///   - line: The line.
    ///   - holds: Whether a model passes.
    /// - Precondition: The names can be found out, as those of other rules; every place in the message is one that
    ///   something fills, if the code is not one of your own.
    public static func condition(
        _ code: ViolationCode = "condition", for first: any PartialKeyPath<Model> & Sendable,
        _ others: (any PartialKeyPath<Model> & Sendable)..., message: MessageTemplate? = nil,
        file: StaticString = #fileID, line: UInt = #line, _ holds: @escaping @Sendable (_ model: Model) -> Bool
    ) -> SpanningRule<Model> {
        let condition = InlineCondition(code, message: message, of: "condition", file, line)
        let attributes = ModelAttribute.all(at: [first] + others, file, line)
        return SpanningRule("condition", attributes, codes: [code]) { model, report in
            report.judgeFirst { condition.judge(holds(model), into: &$0) }
        }
    }
}

extension Rule where Model: Sendable {
    /// An asynchronous condition of your own holds of the whole model; see ``AsyncRule``.
    ///
    /// ```swift
    /// Rule.satisfies("stay.booked", for: \.arrival, \.departure) { stay in try await hotel.isFree(stay) }
    /// ```
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - first: The attribute to which the violation is said.
    ///   - others: Further attributes that the condition is about; see ``check(for:_:named:file:line:_:)``.
    ///   - message: The violation's message; the catalogue's for the code by default.
    ///   - failureSeverity: How much it weighs when the closure throws.
    ///   - file: Where the rule stands, to be named when a name cannot be found out.
    ///   - line: The line.
    ///   - holds: Whether a model passes.
    public static func satisfies(
        _ code: ViolationCode = .async, for first: any PartialKeyPath<Model> & Sendable,
        _ others: (any PartialKeyPath<Model> & Sendable)..., message: MessageTemplate? = nil,
        failureSeverity: Severity = .error, file: StaticString = #fileID, line: UInt = #line,
        async holds: @escaping @Sendable (_ model: Model) async throws -> Bool
    ) -> SpanningRule<Model> {
        let condition = InlineCondition(code, message: message, of: "satisfies", file, line)
        let attributes = ModelAttribute.all(at: [first] + others, file, line)
        return SpanningRule("satisfies", attributes) { model, report in
            report.judgeFirst { report in
                condition.ask(into: &report, failureSeverity: failureSeverity) { try await holds(model) }
            }
        }
    }
}
