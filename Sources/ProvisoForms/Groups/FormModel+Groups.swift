public import ProvisoCore

extension FormModel {
    /// The groups of fields, in the order in which they were added.
    public var groups: [FieldGroup] { storedGroups }

    /// The group of a name.
    ///
    /// - Throws: ``UnknownGroup``.
    public func group(named name: String) throws(UnknownGroup) -> FieldGroup {
        guard let group = storedGroups.first(where: { $0.name == name }) else {
            throw UnknownGroup(name: name, known: storedGroups.map(\.name))
        }
        return group
    }

    /// Adds a group of fields, in place of one of the same name if there is one.
    ///
    /// - Parameters:
    ///   - name: The name of the group.
    ///   - first: An attribute, a part of one, or an element of a list.
    ///   - others: Further ones, in the order of the fields on the page.
    @discardableResult
    public func addGroup(
        _ name: String, _ first: PartialKeyPath<Model>, _ others: PartialKeyPath<Model>...
    ) -> FieldGroup {
        let paths = ([first] + others).map(path(of:))
        return keep(FieldGroup(name: name, attributes: paths.map(\.description), paths: paths))
    }

    /// Adds a group of fields, in place of one of the same name if there is one.
    ///
    /// - Throws: ``UnknownAttribute``.
    @discardableResult
    public func addGroup(_ name: String, _ attributes: [String]) throws(UnknownAttribute) -> FieldGroup {
        var paths: [FieldPath] = []
        for attribute in attributes { paths.append(try path(named: attribute)) }
        return keep(FieldGroup(name: name, attributes: attributes, paths: paths))
    }

    private func keep(_ group: FieldGroup) -> FieldGroup {
        if let position = storedGroups.firstIndex(where: { $0.name == group.name }) {
            storedGroups[position] = group
        } else {
            storedGroups.append(group)
        }
        return group
    }

    // MARK: Judging

    /// Judges the fields of a group. The errors of these alone are forgotten and replaced.
    ///
    /// - Returns: Whether none of them has an error.
    @discardableResult
    public func validate(_ group: FieldGroup, clearErrors: Bool = true) -> Bool {
        validate(group.scope, clearErrors: clearErrors)
    }

    /// Judges the fields of a group, asks the asynchronous rules and waits for their answers; see
    /// ``validateAsync(clearErrors:)``.
    @discardableResult
    public nonisolated(nonsending) func validateAsync(_ group: FieldGroup, clearErrors: Bool = true) async -> Bool {
        await validateAsync(group.scope, clearErrors: clearErrors)
    }

    /// Judges the fields of a group and shows what is wrong with them; for the button that leads to the next page.
    @discardableResult
    public func submit(_ group: FieldGroup) -> Bool {
        let isValid = validate(group)
        reveal(group)
        return isValid
    }

    /// Judges the fields of a group, waits for asynchronous rules, and shows what is wrong with them.
    @discardableResult
    public nonisolated(nonsending) func submitAsync(_ group: FieldGroup) async -> Bool {
        let isValid = await validateAsync(group)
        reveal(group)
        return isValid
    }

    /// Shows what is wrong with a group as it is.
    private func reveal(_ group: FieldGroup) {
        for field in fields(in: group) { field.submit() }
        requestFocus(on: errors(in: group).first)
    }

    // MARK: What is known

    /// The errors of a group, in the order of its fields.
    public func errors(in group: FieldGroup) -> [Violation] {
        group.paths.flatMap(errors(at:))
    }

    /// How many errors a group has.
    public func errorCount(in group: FieldGroup) -> Int { errors(in: group).count }

    /// Whether no field of a group has an error, and no asynchronous rule is being asked about one or has failed.
    public func isValid(_ group: FieldGroup) -> Bool {
        errors(in: group).isEmpty
            && fields(in: group).allSatisfy { !$0.isValidating }
    }

    /// The first field of a group with an error, in the order of the group.
    public func firstInvalidField(in group: FieldGroup) -> FormField? {
        errors(in: group).first.map { owner(of: $0.path) }
    }

    /// The errors of a group for the top of its page; see ``ErrorSummary``.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - catalog: The language; that of ``catalog`` by default.
    public func errorSummary(of group: FieldGroup, in catalog: MessageCatalog? = nil) -> ErrorSummary {
        ErrorSummary(
            of: errors(in: group).map { (owner(of: $0.path).name, $0) }, in: catalog ?? self.catalog)
    }

    private func fields(in group: FieldGroup) -> [FormField] {
        group.paths.reduce(into: []) { fields, path in
            let field = owner(of: path)
            if !fields.contains(where: { $0 === field }) { fields.append(field) }
        }
    }
}
