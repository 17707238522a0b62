public import ProvisoCore

/// What two rule documents say differently: attribute by attribute, rule by rule, option by option.
///
/// It looks at what is written. What that comes to for data, ``RecordDifference`` finds out by trying.
public struct DocumentDifference: Sendable {
    /// What differs, by attribute in the order of the new document.
    public let changes: [RuleChange]

    /// Compares two documents.
    public init(old: RuleDocument, new: RuleDocument, registry: RuleRegistry = .standard) {
        let (before, after) = (Self.rules(of: old, registry), Self.rules(of: new, registry))
        var changes = Self.changesBesides(old.data, new.data)
        var known: Set<String> = []
        for attribute in after.order + before.order where known.insert(attribute).inserted {
            changes += Self.changes(
                of: attribute, before.rules[attribute] ?? [], after.rules[attribute] ?? [])
        }
        self.changes = changes
    }

    /// A rule for one attribute, or for several that it sees together.
    private struct Entry {
        let type: String
        let options: DataObject
        let facts: RuleFacts?
    }

    private static func rules(
        of document: RuleDocument, _ registry: RuleRegistry
    ) -> (order: [String], rules: [String: [Entry]]) {
        guard case .array(let rules)? = document.data["rules"] else { return ([], [:]) }
        var order: [String] = []
        var found: [String: [Entry]] = [:]
        for rule in rules {
            guard case .object(let whole) = rule, case .array(let names)? = whole["attributes"] else { continue }
            let type = whole["type"]?.text ?? ""
            let facts = RuleFacts(of: whole, in: registry)
            var options = whole
            options["attributes"] = nil
            options["type"] = nil
            let plain = names.compactMap(\.text).map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
            // A rule that sees several attributes at once is one.
            if facts?.spansAttributes ?? false, plain.count > 1 {
                let name = plain.joined(separator: ", ")
                if found[name] == nil { order.append(name) }
                found[name, default: []].append(Entry(type: type, options: options, facts: facts))
                continue
            }
            for (name, written) in zip(plain, names.compactMap(\.text)) {
                var options = options
                if written != name { options["unsafe"] = true }
                if found[name] == nil { order.append(name) }
                found[name, default: []].append(Entry(type: type, options: options, facts: facts))
            }
        }
        return (order, found)
    }

    private static func changes(of attribute: String, _ old: [Entry], _ new: [Entry]) -> [RuleChange] {
        var (oldRest, newRest) = (Array(old.indices), Array(new.indices))
        var pairs: [(old: Int, new: Int)] = []
        // Those that are the same first, then those of one type in their order.
        for isSame in [true, false] {
            for index in newRest {
                guard
                    let other = oldRest.first(where: {
                        old[$0].type == new[index].type && (!isSame || old[$0].options == new[index].options)
                    })
                else { continue }
                pairs.append((other, index))
                oldRest.removeAll { $0 == other }
                newRest.removeAll { $0 == index }
            }
        }
        var changes: [RuleChange] = []
        for (before, after) in pairs.sorted(by: { $0.new < $1.new }) where old[before].options != new[after].options {
            changes.append(change(of: attribute, old[before], new[after]))
        }
        for index in newRest { changes.append(lone(new[index], attribute, .added)) }
        for index in oldRest { changes.append(lone(old[index], attribute, .removed)) }
        let order = pairs.sorted { $0.new < $1.new }.map(\.old)
        if order != order.sorted() {
            changes.append(RuleChange(kind: .moved, effect: .changed, attribute: attribute, rule: "", options: []))
        }
        return changes
    }

    private static func lone(_ entry: Entry, _ attribute: String, _ kind: RuleChange.Kind) -> RuleChange {
        let options = entry.options.members.map { name, value in
            RuleChange.Option(
                name: name, old: kind == .added ? nil : value, new: kind == .added ? value : nil, effect: .changed)
        }
        let effect: ChangeEffect =
            !(entry.facts?.hasEffect ?? true)
            ? .words : entry.facts?.isFilter ?? false ? .changed : kind == .added ? .tightened : .loosened
        return RuleChange(kind: kind, effect: effect, attribute: attribute, rule: entry.type, options: options)
    }

    private static func change(of attribute: String, _ old: Entry, _ new: Entry) -> RuleChange {
        let words = (new.facts?.messageOptions ?? []).union(["unsafe"])
        var known: Set<String> = []
        let names = (new.options.members + old.options.members).map(\.key).filter { known.insert($0).inserted }
            .filter { old.options[$0] != new.options[$0] }
        let own = names.filter { name in
            !words.contains(name) && !RuleDescription.commonOptions.contains { $0.name == name }
        }
        let contrast = own.isEmpty ? nil : contrast(of: old, becoming: new)
        func effect(of name: String) -> ChangeEffect {
            if words.contains(name) { return .words }
            let isOwn = own.contains(name)
            // What several options come to together need not be what each does.
            if isOwn, own.count == 1, let contrast { return contrast }
            let options = isOwn ? new.facts?.options ?? [] : RuleDescription.commonOptions
            let effect = OptionEffect.effect(
                of: options.first { $0.name == name }, old.options[name], new.options[name])
            return isOwn && effect == .changed ? contrast ?? effect : effect
        }
        let options = names.map { name in
            RuleChange.Option(name: name, old: old.options[name], new: new.options[name], effect: effect(of: name))
        }
        var effects = options.filter { !own.contains($0.name) }.map(\.effect)
        effects += contrast.map { [$0] } ?? options.filter { own.contains($0.name) }.map(\.effect)
        return RuleChange(
            kind: .changed, effect: .joined(effects), attribute: attribute, rule: new.type, options: options)
    }

    /// What the constraints of a rule tell of a change; `nil` where they do not.
    private static func contrast(of old: Entry, becoming new: Entry) -> ChangeEffect? {
        guard let before = old.facts, let after = new.facts else { return nil }
        if let effect = ConstraintContrast.effect(of: before.constraints, becoming: after.constraints) { return effect }
        return TextContrast.effect(
            of: SampleRule(number: 0, attributes: [], data: old.options, inner: [], facts: before),
            becoming: SampleRule(number: 1, attributes: [], data: new.options, inner: [], facts: after))
    }

    /// What the documents say besides rules.
    private static func changesBesides(_ old: DataValue, _ new: DataValue) -> [RuleChange] {
        [
            "missing", "decimal", "thousands", "unit", "where", "closed", "scenarios", "records", "columns",
            "files", "attributes", "messages",
        ].compactMap { key in
            let (before, after) = (old[key], new[key])
            guard before != after else { return nil }
            let kind: RuleChange.Kind = before == nil ? .added : after == nil ? .removed : .changed
            let effect: ChangeEffect =
                switch key {
                case "messages": .words
                case "attributes": readings(before) == readings(after) ? .words : .changed
                case "records": limits(before, after)
                case "closed": after == true ? .tightened : before == true ? .loosened : .words
                default: .changed
                }
            return RuleChange(
                kind: kind, effect: effect, attribute: "", rule: key,
                options: key == "attributes" || key == "messages" || key == "files"
                    ? [] : [RuleChange.Option(name: key, old: before, new: after, effect: effect)])
        }
    }

    /// How the attributes are read, without what they are called.
    private static func readings(_ attributes: DataValue?) -> DataObject {
        guard case .object(let attributes)? = attributes else { return [:] }
        return attributes.members.reduce(into: DataObject()) { readings, attribute in
            var kept = DataObject()
            for key in ["missing", "decimal", "thousands", "unit", "column"] { kept[key] = attribute.value[key] }
            if !kept.isEmpty { readings[attribute.key] = .object(kept) }
        }
    }

    private static func limits(_ old: DataValue?, _ new: DataValue?) -> ChangeEffect {
        .joined(
            ["min", "max"].compactMap { name in
                let (before, after) = (old?[name], new?[name])
                return before == after ? nil : OptionEffect.limit(before, after, isUpper: name == "max")
            })
    }
}
