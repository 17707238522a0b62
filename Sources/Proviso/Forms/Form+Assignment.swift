extension FormModel {
    /// Assigns values to attributes, many at once: mass assignment.
    ///
    /// Only the attributes that are safe in the current scenario are set. What is refused is in the result, and is told to
    /// the hooks. A value is converted only where nothing is lost; one that cannot be is an error of the attribute, which
    /// stays as it was, until it is set to something else.
    ///
    /// - Parameters:
    ///   - values: The values by attribute: a literal, or a value read from JSON.
    ///   - safeOnly: Whether only safe attributes are set. Pass false for values that do not come from outside.
    @discardableResult
    public func assign(_ values: DataObject, safeOnly: Bool = true) -> Assignment {
        var assigner = Assigner(form: self, safeOnly: safeOnly)
        for (name, value) in values.members { assigner.take(name, value) }
        return finish(assigner)
    }

    /// Assigns values of Swift's own types, as `JSONSerialization` and property lists give them; see
    /// ``assign(_:safeOnly:)-(DataObject,_)``. A value of the attribute's very type is taken as it is.
    @discardableResult
    public func assign(values: [String: Any], safeOnly: Bool = true) -> Assignment {
        var assigner = Assigner(form: self, safeOnly: safeOnly)
        // A dictionary has no order; the result has.
        let known = attributeNames
        let names = values.keys.sorted { left, right in
            let (first, second) = (known.firstIndex(of: left) ?? .max, known.firstIndex(of: right) ?? .max)
            return first == second ? left < right : first < second
        }
        for name in names { if let value = values[name] { assigner.take(name, any: value) } }
        return finish(assigner)
    }

    /// Assigns a decoded form post; see ``assign(_:safeOnly:)-(DataObject,_)``. What was not sent properly is an error of
    /// its attribute.
    @discardableResult
    public func assign(_ post: FormPost, safeOnly: Bool = true) -> Assignment {
        var assigner = Assigner(form: self, safeOnly: safeOnly)
        for (name, value) in post.object.members { assigner.take(name, value) }
        for problem in post.problems { assigner.note(problem) }
        return finish(assigner)
    }

    /// Assigns the members of a JSON object; see ``assign(_:safeOnly:)-(DataObject,_)``.
    ///
    /// - Throws: `JSONSyntaxError` for a text that is not JSON, and ``NotAnObject`` for JSON that is no object.
    @discardableResult
    public func assign(json text: some StringProtocol, safeOnly: Bool = true) throws -> Assignment {
        guard case .object(let object) = try DataValue(json: text) else { throw NotAnObject() }
        return assign(object, safeOnly: safeOnly)
    }

    private func finish(_ assigner: Assigner<Model>) -> Assignment {
        let assignment = assigner.assignment
        if !assignment.refused.isEmpty {
            for refusal in assignment.refused {
                _ = callHook { $0.refused(refusal, in: storedScenario) }
                onRefusal?(self, refusal)
            }
        }
        let unconverted = assigner.unconverted
        changed(
            assignment.assigned + unconverted.filter { !assignment.assigned.contains($0) },
            unconverted: Set(unconverted))
        return assignment
    }
}

/// What was to be assigned is a list, a text or a number, without names.
public struct NotAnObject: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public var description: String { "Only an object has members to assign." }
}

/// One mass assignment on its way.
private struct Assigner<Model> {
    private let form: FormModel<Model>
    private let safeOnly: Bool
    private let safe: Set<String>
    private let active: Set<String>
    private let parts: [String: AssignableParts]
    var assignment = Assignment()
    /// The attributes whose value could not be taken.
    var unconverted: [String] = []

    init(form: FormModel<Model>, safeOnly: Bool) {
        self.form = form
        self.safeOnly = safeOnly
        let active = form.active
        self.active = Set(active.map(\.name))
        safe = Set(active.filter(\.isSafe).map(\.name))
        parts = form.ruleSets.reduce(into: [:]) { parts, rules in
            parts.merge(rules.assignableParts(form.storedScenario)) { first, _ in first }
        }
    }

    /// Takes a value for a name.
    mutating func take(_ name: String, _ value: DataValue) {
        guard form.attributesByName[name] != nil, !safeOnly || safe.contains(name) else {
            return takeParts(name, value)
        }
        var value = value
        if safeOnly, let parts = parts[name] {
            value = parts.assignable(of: value, named: name, refused: &assignment.refused)
        }
        note(form.put(value, in: name), of: name)
    }

    /// Takes a value of a Swift type for a name.
    mutating func take(_ name: String, any value: Any) {
        let data = DataValue(exactly: value)
        if let attribute = form.attributesByName[name], !safeOnly || safe.contains(name), parts[name] == nil {
            if attribute.set(value, &form.storedModel) { return note([], of: name) }
            if data == nil {
                var violation = Violation.unassignable(at: FieldPath(name))
                violation.wording.label = attribute.label
                form.fieldsByName[name]?.unconverted = [violation]
                return note([violation], of: name)
            }
        }
        take(name, data ?? .string(String(describing: value)))
    }

    /// Takes what attributes like `address.city` are to have of an object for `address`, or refuses the value.
    private mutating func takeParts(_ name: String, _ value: DataValue) {
        if case .object(let object) = value, form.attributesByName.keys.contains(where: { $0.hasPrefix(name + ".") }) {
            for (key, value) in object.members { take("\(name).\(key)", value) }
            return
        }
        let reason: Assignment.Refusal.Reason =
            active.contains(name) ? .unsafe : form.attributesByName[name] == nil ? .unknown : .inactive
        assignment.refused.append(Assignment.Refusal(name: name, value: value, reason: reason))
    }

    private mutating func note(_ violations: [Violation], of name: String) {
        if violations.isEmpty {
            assignment.assigned.append(name)
            return
        }
        assignment.violations += violations
        unconverted.append(name)
    }

    /// Notes what is wrong with what was sent. It is an error of the form when the attribute could have been set.
    mutating func note(_ problem: Violation) {
        let field = form.owner(of: problem.path)
        guard !field.name.isEmpty, !safeOnly || safe.contains(field.name) else {
            assignment.violations.append(problem)
            return
        }
        var problem = problem
        if problem.path == FieldPath(field.name) { problem.wording.label = field.label }
        assignment.violations.append(problem)
        field.unconverted.append(problem)
        if !unconverted.contains(field.name) { unconverted.append(field.name) }
    }
}
