import ProvisoCore

/// Writes the rules for an object, one after the other, as one schema, and notes what it says of each.
struct ObjectSchemas {
    let scenario: Scenario
    let sendsEmptyValues: Bool
    /// Where the object stands: `address.`.
    let prefix: String
    /// The attributes that are read in a way of their own, so that conditions on them have no schema.
    let unreadable: Set<String>

    private(set) var claims: [ExportClaim] = []
    private var groups: [Group] = []
    private(set) var judged: [String: JudgedValue] = [:]

    /// What is asked under one condition.
    private struct Group {
        let condition: Schema?
        var order: [String] = []
        var needs: [String: Needs] = [:]
        /// What is asked of the object as a whole.
        var whole = Schema()
    }

    /// What is asked of one attribute.
    private struct Needs {
        /// What every value has to meet.
        var always = Schema()
        /// What values that are not empty have to meet, by what counts as empty.
        var unlessEmpty: [(empty: Schema, schema: Schema)] = []
        var isRequired = false
        var isFilled = false
    }

    init(scenario: Scenario, sendsEmptyValues: Bool, prefix: String = "", unreadable: Set<String> = []) {
        (self.scenario, self.sendsEmptyValues, self.prefix) = (scenario, sendsEmptyValues, prefix)
        self.unreadable = unreadable
    }

    /// The attributes whose values filters may have changed so far.
    private var changed: Set<String> { Set(judged.keys) }

    // MARK: Rules

    mutating func take(_ rules: [ExportedRule]) { for rule in rules { take(rule) } }

    private mutating func take(_ rule: ExportedRule) {
        defer { if let change = rule.change { judged[rule.attribute, default: JudgedValue()].take(change) } }
        guard !rule.facts.isFilter else { return note(rule, .notExpressible, ["it changes values, and refuses none"]) }
        guard rule.facts.hasEffect else { return }
        if let claim = rule.claimOfHarmless { return note(rule, claim.extent, [claim.reason]) }
        if rule.facts.looksAcrossRecords {
            return note(rule, .notExpressible, ["it is about all records, and a schema sees one"])
        }
        var condition: Schema?
        if let when = rule.condition {
            condition = ConditionSchemas.schema(of: when, changed: changed.union(unreadable))
            if condition == nil { return note(rule, .notExpressible, ["its condition has no schema"]) }
        }
        if rule.facts.spansAttributes { return takeTogether(rule, condition) }
        let value = judged[rule.attribute] ?? JudgedValue()
        let writer = ConstraintSchemas(text: value.text)
        if let dependent = rule.dependent { return take(rule, dependent, value, writer, condition) }
        let piece = piece(of: rule, writer)
        note(rule, piece)
        if value.text == .unknown { return }
        add(rule, piece, value, writer, condition)
    }

    mutating func add(
        _ rule: ExportedRule, _ piece: SchemaPiece, _ value: JudgedValue, _ writer: ConstraintSchemas,
        _ condition: Schema?
    ) {
        let constraints = rule.facts.constraints
        let refusesNothing = constraints.allows(.null) == false || rule.facts.innerPlace != nil
        let mayBeEmpty = rule.skipsEmptyValues
        change(condition, rule.attribute) { needs in
            if let filling = value.filling {
                let passes = mayBeEmpty && filling.isEmpty || constraints.allows(filling) != false
                // An empty value is judged as what it is filled with.
                if passes {
                    needs.unlessEmpty.append((writer.emptyValues, piece.schema))
                } else {
                    needs.always.join(piece.schema)
                    needs.isRequired = needs.isRequired || refusesNothing
                }
            } else if mayBeEmpty {
                needs.unlessEmpty.append((writer.emptyValues, piece.schema))
            } else if constraints.all == [.filled], writer.text == .given {
                needs.isFilled = true
                needs.isRequired = true
            } else {
                needs.always.join(piece.schema)
                needs.isRequired = needs.isRequired || refusesNothing
            }
        }
    }

    private mutating func change(_ condition: Schema?, _ name: String, _ body: (inout Needs) -> Void) {
        let index = index(of: condition)
        if groups[index].needs[name] == nil { groups[index].order.append(name) }
        body(&groups[index].needs[name, default: Needs()])
    }

    private mutating func index(of condition: Schema?) -> Int {
        if let index = groups.firstIndex(where: { $0.condition == condition }) { return index }
        groups.append(Group(condition: condition))
        return groups.count - 1
    }

    // MARK: Several attributes

    private mutating func takeTogether(_ rule: ExportedRule, _ condition: Schema?) {
        guard rule.facts.constraints.all.contains(.allOrNone) else {
            return note(rule, .notExpressible, ["there is no keyword for it"])
        }
        guard changed.isDisjoint(with: rule.attributes) else {
            return note(rule, .notExpressible, ["it judges what filters make of the values"])
        }
        let index = index(of: condition)
        if !sendsEmptyValues, condition == nil, rule.attributes.allSatisfy({ !$0.contains(".") }) {
            let dependencies = rule.attributes.reduce(into: DataObject()) { object, name in
                object[name] = .array(rule.attributes.filter { $0 != name }.map(DataValue.string))
            }
            groups[index].whole.join(["dependentRequired": .object(dependencies)])
        } else {
            func all(_ schema: Schema, isRequired: Bool) -> Schema {
                .all(rule.attributes.map { .member($0.split(separator: "."), schema, isRequired: isRequired) })
            }
            groups[index].whole.join(
                .any([all(Schema().filled, isRequired: true), all(.empty, isRequired: false)]))
        }
        note(rule, .exact, [])
    }

    // MARK: One rule

    private mutating func piece(of rule: ExportedRule, _ writer: ConstraintSchemas) -> SchemaPiece {
        switch rule.facts.innerPlace {
        case .members?: return nested(rule)
        case .elements?, .values?, .keys?: return each(rule)
        case nil: break
        }
        var piece = writer.piece(rule.facts.constraints)
        if !rule.facts.deferredCodes.isEmpty { piece.reasons.append("it asks somebody else") }
        return piece
    }

    private mutating func nested(_ rule: ExportedRule) -> SchemaPiece {
        var inside = ObjectSchemas(
            scenario: scenario, sendsEmptyValues: sendsEmptyValues, prefix: name(rule.attribute) + ".")
        inside.take(rule.inner)
        claims += inside.claims
        var schema = inside.schema()
        schema.join(.type("object"))
        schema.close(rule.facts.closedObjects)
        let isWhole = inside.claims.allSatisfy { $0.extent == .exact }
        return SchemaPiece(schema: schema, reasons: isWhole ? [] : ["not all rules inside can be said"])
    }

    private mutating func each(_ rule: ExportedRule) -> SchemaPiece {
        // The part is judged as an attribute of its own.
        var inside = ObjectSchemas(scenario: scenario, sendsEmptyValues: sendsEmptyValues, prefix: name(rule.attribute))
        var reasons: [String] = []
        for inner in rule.inner {
            if inner.condition != nil {
                inside.note(inner, .notExpressible, ["conditions inside of a list have no schema"])
            } else if rule.facts.innerPlace == .keys, !inner.facts.constraints.judgeNamesAsTexts {
                inside.note(inner, .notExpressible, [Constraints.untypedNames])
            } else {
                inside.take(inner)
            }
        }
        claims += inside.claims
        if inside.claims.contains(where: { $0.extent != .exact }) { reasons.append("not all rules inside can be said") }
        let part = inside.groups.first?.needs[""].map { value($0).schema } ?? [:]
        var schema: Schema
        switch rule.facts.innerPlace {
        case .values?, .keys?:
            schema = .type("object")
            let keyword = rule.facts.innerPlace == .keys ? "propertyNames" : "additionalProperties"
            if !part.isEmpty { schema[keyword] = .object(part) }
        default:
            schema = .type("array")
            if !part.isEmpty { schema["items"] = .object(part) }
        }
        guard rule.data["separator"] != nil else { return SchemaPiece(schema: schema, reasons: reasons) }
        return .weaker(.any([schema, .type("string")]), "the list may be written as text")
    }

    // MARK: Claims

    private func name(_ attribute: String) -> String {
        attribute.isEmpty ? (prefix.hasSuffix(".") ? String(prefix.dropLast()) : prefix) + "[]" : prefix + attribute
    }

    private mutating func note(_ rule: ExportedRule, _ piece: SchemaPiece) {
        note(rule, piece.extent, piece.reasons)
    }

    mutating func note(_ rule: ExportedRule, _ extent: ExportExtent, _ reasons: [String]) {
        let names = (rule.attributes.isEmpty ? [""] : rule.attributes).map(name)
        claims.append(
            ExportClaim(
                scenario: scenario, attributes: names, rule: rule.facts.name, extent: extent, reasons: reasons))
    }

    // MARK: The schema

    /// The schema of the object.
    func schema() -> Schema {
        var schema = Schema()
        for group in groups where group.condition == nil { schema.join(self.schema(of: group)) }
        for group in groups {
            guard let condition = group.condition else { continue }
            let asked = self.schema(of: group)
            if asked.isEmpty { continue }
            schema.join(["allOf": [["if": .object(condition), "then": .object(asked)]]])
        }
        return schema
    }

    private func schema(of group: Group) -> Schema {
        var schema = group.whole
        for name in group.order {
            guard let needs = group.needs[name] else { continue }
            let (value, isRequired) = value(needs)
            schema.join(.member(name.split(separator: "."), value, isRequired: isRequired))
        }
        return schema
    }

    private func value(_ needs: Needs) -> (schema: Schema, isRequired: Bool) {
        var schema = needs.always
        var choices: [(empty: Schema, schemas: [Schema])] = []
        for (empty, part) in needs.unlessEmpty where !part.isEmpty {
            if needs.isFilled || !sendsEmptyValues, empty == .empty {
                schema.join(part)
            } else if let index = choices.firstIndex(where: { $0.empty == empty }) {
                choices[index].schemas.append(part)
            } else {
                choices.append((empty, [part]))
            }
        }
        for choice in choices { schema.join(.any([.all(choice.schemas), choice.empty])) }
        if needs.isFilled { schema = schema.filled }
        return (schema, needs.isRequired)
    }
}
