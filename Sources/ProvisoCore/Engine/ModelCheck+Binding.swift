// What a rule finds becomes a violation of the model: with its path, its label, its severity and its words.

extension ModelCheck {
    /// Tells the violations from an index on where they are, which rule found them, and what their words are.
    ///
    /// - Parameters:
    ///   - start: How many violations there were before the rule ran.
    ///   - rule: The rule.
    ///   - index: Which of its attributes it judged.
    ///   - value: Describes the value that was judged, for a message that shows it.
    public mutating func bind(from start: Int, to rule: ModelRule, _ index: Int, value: () -> String?) {
        bind(from: start, to: rule, index, at: rule.paths[index], value: value)
    }

    /// Tells the violations from an index on what they are about, where only a part of the attribute was judged.
    ///
    /// - Parameter path: The way to that part.
    mutating func bind(
        from start: Int, to rule: ModelRule, _ index: Int, at path: FieldPath, value: () -> String?
    ) {
        guard report.violations.count > start else {
            // What was found may be more than is wanted.
            if report.wasCut { stopWhenFinished() }
            return
        }
        if isAsking { if ask(from: start, rule, { _ in nil }) { return } } else { noteUnasked(rule) }
        tell(from: start, to: rule, index, at: path, value: value)
        if isObserved { tellObserver(from: start, of: rule, index) }
    }

    /// Tells the violations from an index on what they are about, of which there are some.
    mutating func tell(
        from start: Int, to rule: ModelRule, _ index: Int, at path: FieldPath, value: () -> String?
    ) {
        // A document that judges a model has names of its own; who has it judge knows those of the model.
        let isSensitive = isSensitive(rule, index, at: path)
        if report.violations.count == start + 1, rule.hasCatalogWords || rule.documentWords != nil, hasNoMessages(),
            report.violations[start].bindPlainly(at: path, rule.labels[index], of: rule, isSensitive)
        {
            noteError(rule, index)
            return stopWhenFinished()
        }
        let messages = report.modelMessages()
        for position in start..<report.violations.count {
            // What is wrong with an element of an attribute is wrong with the attribute.
            let isPart = report.violations[position].path.components.first?.isKey ?? false
            Self.bind(&report.violations[position], to: rule, index, path, messages, isSensitive, value)
            guard report.violations[position].severity == .error else { continue }
            if rule.tellsAttributes {
                noteError(at: report.violations[position].path)
            } else {
                noteError(rule, index)
                if isPart, !rule.judgesElements { noteError(at: report.violations[position].path) }
            }
        }
        report.settle()
        stopWhenFinished()
    }

    /// Whether the values of an attribute must not be shown.
    ///
    /// Asks the report alone: to call what may read all of a check, all of it is copied.
    @inline(__always)
    func isSensitive(_ rule: ModelRule, _ index: Int, at path: FieldPath? = nil) -> Bool {
        if rule.labels[index].value.isSensitive { return true }
        #if !hasFeature(Embedded)
        if rule.document == nil, let model = report.context?.model {
            let path = path ?? rule.paths[index]
            return path.components.count > 1 && ModelShape.isSensitive(path, in: model)
        }
        #endif
        return false
    }

    /// Whether the model has no messages of its own.
    private mutating func hasNoMessages() -> Bool {
        if let isEmpty = report.context?.messages?.isEmpty { return isEmpty }
        return report.modelMessages().isEmpty
    }

    private static func bind(
        _ violation: inout Violation, to rule: ModelRule, _ index: Int, _ path: FieldPath, _ messages: ModelMessages,
        _ isSensitive: Bool, _ value: () -> String?
    ) {
        // What a rule that sees several attributes reports tells its attribute itself.
        if !rule.tellsAttributes {
            if let outside = violation.wording.outsidePath { violation.wording.outsidePath = path.appending(outside) }
            violation.path = violation.path.isEmpty ? path : path.appending(violation.path)
        }
        violation.weigh(rule.severity)
        if isSensitive { violation.conceal() }
        guard !violation.wording.isBound else { return }
        violation.wording.isBound = true
        if violation.wording.sharedLabel == nil { violation.wording.sharedLabel = rule.labels[index] }
        if rule.document != nil { violation.rule = rule.name }
        // Nearly all violations have the words of the catalogue.
        guard !rule.hasCatalogWords || violation.wording.extras != nil || !messages.isEmpty else { return }
        let isFromInside = violation.wording.isFromInside
        if violation.isUnchecked {
            let shown = isSensitive ? nil : value()
            violation.amend { amend(&$0, by: rule, isFromInside, messages) { shown } }
        } else {
            amend(&violation, by: rule, isFromInside, messages) { isSensitive ? nil : value() }
        }
    }

    /// Gives a violation the words that its rule was given.
    private static func amend(
        _ violation: inout Violation, by rule: ModelRule, _ isFromInside: Bool, _ messages: ModelMessages,
        _ value: () -> String?
    ) {
        rule.document?.addWords(to: &violation.wording)
        if !messages.isEmpty { violation.wording.modelMessages = messages.messages }
        let found = violation.wording.template
        let template = rule.template(for: violation.code, found: found, isFromInside: isFromInside)
        if template != nil || found != nil { violation.wording.template = template }
        guard violation.wording.value == nil else { return }
        let showsValue =
            template.map { $0.places.contains("value") }
            ?? (rule.document?.messages.showsValue ?? false || messages.showsValue(for: violation))
        if showsValue { violation.wording.value = value() }
    }
}

extension Report {
    /// The messages of the model, which is asked for them once.
    mutating func modelMessages() -> ModelMessages {
        if let known = context?.messages { return known }
        #if hasFeature(Embedded)
        return .none
        #else
        let messages = context?.model?.ruleMessages ?? .none
        context?.messages = messages
        return messages
        #endif
    }
}

extension Violation {
    /// Tells an error about a value as a whole where it is, if it has the words of the catalogue; most have.
    fileprivate mutating func bindPlainly(
        at path: FieldPath, _ label: Shared<AttributeLabel>, of rule: ModelRule, _ isSensitive: Bool
    ) -> Bool {
        guard severity == .error, self.path.isEmpty, !wording.isBound else { return false }
        if wording.extras != nil { return false }
        if let words = rule.documentWords {
            guard code.isOf(rule: rule.name) else { return false }
            wording.extras = words
        }
        if isSensitive { conceal() }
        self.path = path
        wording.isBound = true
        if wording.sharedLabel == nil { wording.sharedLabel = label }
        return true
    }
}
