public import ProvisoCore

extension FormModel {
    /// Assigns values to attributes, many at once: mass assignment.
    ///
    /// Only attributes that are safe in the current scenario are set, at every depth: nested models decide by their own rules,
    /// also inside optionals, arrays and dictionaries. What is refused is in the result with its path, `items[0].discount`, and
    /// is reported to the hooks. A value is converted only if nothing is lost. If it cannot be converted, the attribute keeps its
    /// value and has an error.
    ///
    /// Members that are not given keep their values. In an array, element n of the values is assigned to element n of the array:
    /// surplus elements are removed, and new ones have their defaults. See ``FixedPositions`` and ``DefaultInitializable``.
    ///
    /// - Parameters:
    ///   - values: The values by attribute, as coding keys name it: a literal, or a value read from JSON.
    ///   - safeOnly: Whether only what is safe is set. Pass false for values that do not come from outside.
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
        let names = values.keys.sortedRarely { left, right in
            let (first, second) = (known.firstIndex(of: left) ?? .max, known.firstIndex(of: right) ?? .max)
            return first == second ? left < right : first < second
        }
        for name in names { if let value = values[name] { assigner.take(name, any: value) } }
        return finish(assigner)
    }

    /// Assigns what was sent in a form, such as a `FormPost` of ProvisoWeb; see ``assign(_:safeOnly:)-(DataObject,_)``. What
    /// was not sent properly is an error of its attribute.
    @discardableResult
    public func assign(_ submission: some FormSubmission, safeOnly: Bool = true) -> Assignment {
        var assigner = Assigner(form: self, safeOnly: safeOnly)
        for (name, value) in submission.object.members { assigner.take(name, value) }
        for problem in submission.problems { assigner.note(problem) }
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

    /// Assigns what a JSON merge patch (RFC 7396) says, as ``changes`` has it: the way from the body of a PATCH to the model.
    ///
    /// ```swift
    /// form.apply(patch: ["email": "ada@example.org", "address": ["city": "Paris"], "nickname": nil])
    /// ```
    ///
    /// Of objects, dictionaries too, what is named changes and everything else stays; what is `null` goes, be it a key of a
    /// dictionary or the value of an optional. A list is given as a whole. In all else it is
    /// ``assign(_:safeOnly:)-(DataObject,_)``: only what is safe is set, and what is refused is reported.
    ///
    /// - Parameters:
    ///   - patch: The changes by attribute, as coding keys name it.
    ///   - safeOnly: Whether only what is safe is set. Pass false for changes that do not come from outside.
    @discardableResult
    public func apply(patch: DataObject, safeOnly: Bool = true) -> Assignment {
        var assigner = Assigner(form: self, safeOnly: safeOnly, isPatch: true)
        for (name, value) in patch.members { assigner.take(name, value) }
        return finish(assigner)
    }

    private func finish(_ assigner: Assigner<Model>) -> Assignment {
        var assignment = assigner.assignment
        assignment.violations = language.speak(assignment.violations)
        if !assignment.refused.isEmpty {
            for refusal in assignment.refused {
                _ = callHook { $0.refused(refusal, in: storedScenario) }
                onRefusal?(self, refusal)
            }
        }
        // Which values could not be taken is noted where they are taken.
        let names = assignment.assigned + assigner.unconverted.filter { !assignment.assigned.contains($0) }
        changed(names, unconverted: Set(names))
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
    private let isPatch: Bool
    private let safe: Set<String>
    private let active: Set<String>
    /// The names of attributes by those that they have outside.
    private let names: [TextKey: String]
    /// The names outside that lead to attributes with dots in their names: `address` to `address.city`.
    private let openings: Set<TextKey>
    private let parts: [String: AssignableParts]
    private let intake: Intake
    /// The attributes whose types say which of their parts may be set.
    private let openedByType: Set<String>
    private var assigned: [String] = []
    private var violations: [Violation] = []
    /// The attributes whose value could not be taken.
    var unconverted: [String] = []

    init(form: FormModel<Model>, safeOnly: Bool, isPatch: Bool = false) {
        self.form = form
        self.safeOnly = safeOnly
        self.isPatch = isPatch
        intake = Intake(scenario: form.storedScenario, access: safeOnly ? .safe : .all)
        let active = form.active
        self.active = Set(active.map(\.name))
        safe = Set(active.filter(\.isSafe).map(\.name))
        names = Dictionary(
            form.attributesByName.values.map { ($0.key, $0.name) }.sortedRarely { $0.0 == $0.1 && $1.0 != $1.1 }
                .map { (TextKey($0.0), $0.1) },
            uniquingKeysWith: { $1 })
        openings = Set(names.keys.flatMap { Self.openings(of: $0.text) })
        var parts = form.ruleSets.reduce(into: [:]) { parts, rules in
            parts.merge(rules.assignableParts(form.storedScenario)) { $0.union($1) }
        }
        // A part that a rule names with `!` is not set with what is around it.
        for attribute in active where !attribute.isSafe {
            guard let key = form.attributesByName[attribute.name]?.key else { continue }
            for (name, around) in form.attributesByName where key.hasPrefix(around.key + ".") {
                let part = key.dropFirst(around.key.count + 1).prefix { $0 != "." }
                parts[name] = (parts[name] ?? .members([:], unsafe: [])).closing(String(part))
            }
        }
        self.parts = parts
        openedByType = Set(
            form.ruleSets.filter(\.opensByType).flatMap(\.rules)
                .filter { $0.isActive(in: form.storedScenario) }.flatMap(\.attributes))
    }

    private static func openings(of name: String) -> [TextKey] {
        let parts = name.split(separator: ".")
        return parts.indices.dropFirst().map { TextKey(parts[..<$0].joined(separator: ".")) }
    }

    /// What became of the values.
    var assignment: Assignment {
        var assignment = Assignment()
        assignment.assigned = assigned
        assignment.refused = intake.refused.map(\.refusal)
        assignment.violations = violations
        return assignment
    }

    /// Takes a value for a name.
    mutating func take(_ key: String, _ value: DataValue) {
        guard let name = names[TextKey(key)], !safeOnly || safe.contains(name) else { return takeParts(key, value) }
        let inner = safeOnly ? parts[name] : nil
        let violations = form.put(
            value, in: name, intake, inner, opensByType: openedByType.contains(name), isPatch: isPatch)
        note(violations, of: name)
    }

    /// Takes a value of a Swift type for a name.
    mutating func take(_ key: String, any value: Any) {
        let data = DataValue(exactly: value)
        if let name = names[TextKey(key)], let attribute = form.attributesByName[name],
            !safeOnly || safe.contains(name),
            parts[name] == nil
        {
            // What is data is read as such where models are, which have members that may not be set.
            if data == nil || !attribute.holdsModels, attribute.set(value, &form.storedModel) {
                form.fieldsByName[name]?.unconverted = []
                return note([], of: name)
            }
            if data == nil {
                var violation = Violation.unassignable(at: FieldPath(name))
                violation.wording.label = attribute.label
                form.fieldsByName[name]?.unconverted = [violation]
                return note([violation], of: name)
            }
        }
        take(key, data ?? .string(String(describing: value)))
    }

    /// Takes what attributes like `address.city` are to have of an object for `address`, or refuses the value.
    private mutating func takeParts(_ key: String, _ value: DataValue) {
        if openings.contains(TextKey(key)) {
            if case .object(let object) = value {
                for (inner, value) in object.members { take("\(key).\(inner)", value) }
                return
            }
            if isPatch, value == .null {
                for name in names.keys.map(\.text).sorted() where name.hasPrefix(key + ".") { take(name, .null) }
                return
            }
        }
        let name = names[TextKey(key)]
        let reason: Assignment.Refusal.Reason =
            name.map { active.contains($0) ? .unsafe : .inactive } ?? .unknown
        intake.refuse(value, at: DataPlace().named(name, key), reason)
    }

    private mutating func note(_ violations: [Violation], of name: String) {
        if violations.isEmpty {
            assigned.append(name)
            return
        }
        self.violations += violations
        unconverted.append(name)
    }

    /// Notes what is wrong with what was sent. It is an error of the form when the attribute could have been set.
    mutating func note(_ problem: Violation) {
        var problem = problem
        problem.nameInside(of: Model.self as? any Validatable.Type)
        let field = form.owner(of: problem.path)
        guard !field.name.isEmpty, !safeOnly || safe.contains(field.name) else {
            violations.append(problem)
            return
        }
        if problem.path == FieldPath(field.name) { problem.wording.label = field.label }
        violations.append(problem)
        field.unconverted.append(problem)
        if !unconverted.contains(field.name) { unconverted.append(field.name) }
    }
}
