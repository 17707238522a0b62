internal import ProvisoFormats

extension ModelCheck {
    /// Makes the check ask the rules what is left of a text, rather than what is wrong with a value, or beside that.
    package mutating func ask(_ query: CompletionQuery) {
        report.context?.query = query
        isAsking = query.attribute == nil
    }

    /// Whether a rule runs that is meant to: it does where nothing keeps it from judging, and where it can be asked.
    ///
    /// - Parameters:
    ///   - query: The question about one attribute beside what is found.
    ///   - runs: Whether nothing keeps it from judging.
    ///   - answers: Whether it can be asked; else it runs as if there were no question.
    mutating func begins(
        _ rule: ModelRule, _ index: Int, runs: Bool, answers: Bool, _ query: CompletionQuery
    ) -> Bool {
        let name = rule.attributes[index]
        let isMeant = query.attribute == name
        isAsking = isMeant && answers
        query.keepsFindings = runs
        query.isUnasked = !answers
        // What lies around the attribute, or inside of it, is judged in another way when the attribute alone is asked for.
        if let attribute = query.attribute, attribute.hasPrefix(name + ".") || name.hasPrefix(attribute + ".") {
            query.needOwnCheck()
        }
        if isMeant, !answers, !runs { query.needOwnCheck() }
        return runs || isAsking
    }

    /// Notes that a rule found something of which it is not asked.
    ///
    /// - Parameter judgesParts: Whether the rules for the parts of a value found it, which ran last.
    mutating func noteUnasked(_ rule: ModelRule, judgesParts: Bool = false) {
        guard let query = report.context?.query, query.isUnasked || judgesParts, let attribute = query.attribute else {
            return
        }
        if rule.attributes.contains(attribute) { query.needOwnCheck() }
    }

    /// Leaves the question behind while what lies inside is judged, with attributes of its own.
    ///
    /// - Returns: The question, to be taken up again.
    mutating func leaveQuery() -> CompletionQuery? {
        guard let query = report.context?.query, query.attribute != nil else { return nil }
        report.context?.query = nil
        isAsking = false
        return query
    }

    /// Takes up a question that was left behind.
    mutating func takeUp(_ query: CompletionQuery?) { if let query { report.context?.query = query } }

    /// Goes on with a question about an attribute that has another name here.
    package mutating func going(
        on query: CompletionQuery?, as name: (String) -> String, _ body: (inout ModelCheck) -> Void
    ) {
        guard let query, query.attribute != nil else { return body(&self) }
        query.renamed(name) {
            report.context?.query = query
            body(&self)
            report.context?.query = nil
        }
    }

    /// Asks a rule that has found something what is left of the text.
    ///
    /// - Parameters:
    ///   - start: How many violations there were before the rule ran.
    ///   - info: What the rule is in the model.
    ///   - rule: What the rule tells of a text.
    /// - Returns: Whether what it has found is dropped.
    mutating func ask(from start: Int, _ info: ModelRule, _ rule: (String) -> Completion?) -> Bool {
        let query = report.context?.query
        let isDropped = !(query?.keepsFindings ?? false)
        let isWrong = report.violations[start...].contains { violation in
            var violation = violation
            violation.weigh(info.severity)
            // Asynchronous rules are not asked.
            return violation.severity == .error && !violation.isUnchecked
        }
        let isMissing = report.violations[start...].allSatisfy { $0.code == .allOrNone }
        if isDropped { report.removeViolations(from: start) }
        guard isWrong, let query else { return isDropped }
        // Any text at all will do.
        if isMissing { query.ask { $0.isEmpty ? .incomplete : .valid } } else { query.ask(rule) }
        return isDropped
    }
}
