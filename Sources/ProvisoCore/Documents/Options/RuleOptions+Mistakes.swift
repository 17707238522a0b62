/// What is noted when an option is missing or wrong.
extension RuleOptions {
    #if PROVISO_SMALL
    // Without the words, as RuleDocumentProblems notes mistakes in the small engine of a page.

    /// Notes a mistake in an option, or in the rule when the option is not given.
    @inline(__always)
    public func fail(
        _ message: @autoclosure () -> String, option name: String, suggestion: @autoclosure () -> String? = nil
    ) {
        fail(option: name)
    }

    @inline(__always)
    package func warn(
        _ message: @autoclosure () -> String, option name: String, suggestion: @autoclosure () -> String? = nil
    ) {
        warn(option: name)
    }

    @inline(__always)
    func fail(
        _ message: @autoclosure () -> String, at node: DocumentNode, suggestion: @autoclosure () -> String? = nil
    ) {
        context.problems.error("", at: node.position)
    }

    @inline(never)
    private func fail(option name: String) { context.problems.error("", at: find(name)?.position ?? position) }

    @inline(never)
    private func warn(option name: String) { context.problems.warning("", at: find(name)?.position ?? position) }
    #else
    /// Notes a mistake in an option, or in the rule when the option is not given.
    @inline(never)
    public func fail(_ message: String, option name: String, suggestion: String? = nil) {
        let place = find(name)?.position
        // A value of the wrong type is not, for instance, empty as well.
        if let place, context.problems.hasError(at: place) { return }
        context.problems.error(message, at: place ?? position, suggestion: suggestion)
    }

    /// Notes what looks like a mistake in an option and does not keep the document from being used.
    @inline(never)
    package func warn(_ message: String, option name: String, suggestion: String? = nil) {
        context.problems.warning(message, at: find(name)?.position ?? position, suggestion: suggestion)
    }

    @inline(never)
    func fail(_ message: String, at node: DocumentNode, suggestion: String? = nil) {
        context.problems.error(message, at: node.position, suggestion: suggestion)
    }
    #endif

    /// Notes that an option which the rule cannot do without is missing.
    public func require(_ name: String) { require(name, or: []) }

    /// Notes that an option is missing which the rule cannot do without, unless it has one of some others.
    @inline(never)
    func require(_ name: String, or others: [String]) {
        if context.isDescribing { return context.needs.append([name] + others) }
        guard find(name) == nil, others.allSatisfy({ find($0) == nil }) else { return }
        let names = Self.list(([name] + others).map { "`\($0)`" }, "or")
        context.problems.error("The rule needs \(names).", at: position)
    }

    /// Notes the members of a mapping that nothing was read from.
    ///
    /// - Parameter name: What has no such key.
    func refuseOtherMembers(of name: String) {
        let known = descriptions.map { $0.name }
        let otherNames = descriptions.flatMap { option in option.otherNames.map { (other: $0, name: option.name) } }
        for (key, _) in members where !known.contains(key.text ?? "") {
            context.problems.error(
                "\(name) has no key `\(key.text ?? "")`.", at: key.position,
                suggestion: Suggestion.nearest(to: key.text ?? "", among: known, otherNames: otherNames)
                    .map { "Did you mean `\($0)`?" } ?? "It takes \(known.joined(separator: ", ")).")
        }
    }

    @inline(never)
    func mismatch(_ name: String, _ type: String, _ node: DocumentNode) {
        var suggestion: String? = type == "text" ? Self.textAdvice(node) : nil
        if type == "true or false",
            let text = (node.text ?? (node.isNumber ? node.value.description : nil))?.lowercased()
        {
            if ["yes", "on", "y", "1"].contains(text) { suggestion = "Write true." }
            if ["no", "off", "n", "0"].contains(text) { suggestion = "Write false." }
            if ["true", "false"].contains(text) { suggestion = "Write it without quotes." }
        } else if type.hasSuffix("number"), let text = node.text, ExactNumber(text) != nil {
            suggestion = "Write it without quotes."
        } else if type == "a list", let text = node.text, text.contains(",") {
            suggestion = "Write [\(text)]."
        }
        fail("`\(name)` must be \(type), not \(node.kind).", at: node, suggestion: suggestion)
    }

    /// How to write what YAML takes for something else as text.
    static func textAdvice(_ node: DocumentNode) -> String? {
        switch node.content {
        case .scalar(.null): nil
        case .scalar: "Put it in quotes."
        case .sequence, .mapping: "Put a text that begins with a bracket or a brace in single quotes."
        }
    }
}
