public import ProvisoCore

/// What two rule documents say differently: attribute by attribute, rule by rule, option by option.
///
/// It looks at what is written. What that comes to for data, ``RecordDifference`` finds out by trying.
public struct DocumentDifference: Sendable {
    /// What differs, by attribute in the order of the new document.
    public let changes: [RuleChange]

    /// Compares two documents.
    public init(old: RuleDocument, new: RuleDocument, registry: RuleRegistry = .standard) {
        let (before, after) = (Self.rules(of: old), Self.rules(of: new))
        var changes = Self.changesBesides(old.data, new.data)
        var known: Set<String> = []
        for attribute in after.order + before.order where known.insert(attribute).inserted {
            changes += Self.changes(
                of: attribute, before.rules[attribute] ?? [], after.rules[attribute] ?? [], registry)
        }
        self.changes = changes
    }

    private typealias Entry = (type: String, options: DataObject)

    private static func rules(of document: RuleDocument) -> (order: [String], rules: [String: [Entry]]) {
        guard case .array(let rules)? = document.data["rules"] else { return ([], [:]) }
        var order: [String] = []
        var found: [String: [Entry]] = [:]
        for rule in rules {
            guard case .object(var options) = rule, case .array(let names)? = options["attributes"] else { continue }
            let type = options["type"]?.text ?? ""
            options["attributes"] = nil
            options["type"] = nil
            let plain = names.compactMap(\.text).map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
            // Rules that see several attributes at once are one.
            if ["allOrNone", "unique", "exists", "sorted", "distinct"].contains(type), plain.count > 1 {
                let name = plain.joined(separator: ", ")
                if found[name] == nil { order.append(name) }
                found[name, default: []].append((type, options))
                continue
            }
            for (name, written) in zip(plain, names.compactMap(\.text)) {
                var options = options
                if written != name { options["unsafe"] = true }
                if found[name] == nil { order.append(name) }
                found[name, default: []].append((type, options))
            }
        }
        return (order, found)
    }

    private static func changes(of attribute: String, _ old: [Entry], _ new: [Entry], _ registry: RuleRegistry)
        -> [RuleChange]
    {
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
            changes.append(change(of: attribute, old[before], new[after], registry))
        }
        for index in newRest { changes.append(lone(new[index], attribute, .added, registry)) }
        for index in oldRest { changes.append(lone(old[index], attribute, .removed, registry)) }
        let order = pairs.sorted { $0.new < $1.new }.map(\.old)
        if order != order.sorted() {
            changes.append(RuleChange(kind: .moved, effect: .changed, attribute: attribute, rule: "", options: []))
        }
        return changes
    }

    private static func lone(_ entry: Entry, _ attribute: String, _ kind: RuleChange.Kind, _ registry: RuleRegistry)
        -> RuleChange
    {
        let options = entry.options.members.map { name, value in
            RuleChange.Option(
                name: name, old: kind == .added ? nil : value, new: kind == .added ? value : nil, effect: .changed)
        }
        let isFilter = ["trim", "filter", "default"].contains(entry.type)
        let effect: ChangeEffect =
            entry.type == "safe" ? .words : isFilter ? .changed : kind == .added ? .tightened : .loosened
        return RuleChange(kind: kind, effect: effect, attribute: attribute, rule: entry.type, options: options)
    }

    private static func change(of attribute: String, _ old: Entry, _ new: Entry, _ registry: RuleRegistry) -> RuleChange
    {
        let words = RuleForms.messageOptions(of: new.type, in: registry).union(["unsafe"])
        let isInverted = new.options["not"] == true && old.options["not"] == true
        var known: Set<String> = []
        let names = (new.options.members + old.options.members).map(\.key).filter { known.insert($0).inserted }
        let contrast = textEffect(of: old, becoming: new)
        let options = names.compactMap { name -> RuleChange.Option? in
            let (before, after) = (old.options[name], new.options[name])
            guard before != after else { return nil }
            let effect = OptionEffect.effect(
                of: name, before, after, in: new.type, isInverted: isInverted, words: words)
            return RuleChange.Option(
                name: name, old: before, new: after,
                effect: textOptions.contains(name) ? contrast ?? effect : effect)
        }
        return RuleChange(
            kind: .changed, effect: .joined(options.map(\.effect)), attribute: attribute, rule: new.type,
            options: options)
    }

    /// The options that say which texts a rule takes.
    private static let textOptions: Set = [
        "pattern", "whole", "not", "caseInsensitive", "unicode", "value", "ignoreCase", "min",
    ]

    /// What the options that say which texts a rule takes come to together; `nil` for a rule that has none.
    private static func textEffect(of old: Entry, becoming new: Entry) -> ChangeEffect? {
        guard textOptions.contains(where: { old.options[$0] != new.options[$0] }) else { return nil }
        return TextContrast.effect(
            of: SampleRule(number: 0, type: old.type, attributes: [], data: old.options, inner: [], shape: nil),
            becoming: SampleRule(number: 1, type: new.type, attributes: [], data: new.options, inner: [], shape: nil))
    }

    /// What the documents say besides rules.
    private static func changesBesides(_ old: DataValue, _ new: DataValue) -> [RuleChange] {
        [
            "missing", "decimal", "thousands", "unit", "where", "scenarios", "records", "columns", "files",
            "attributes", "messages",
        ].compactMap { key in
            let (before, after) = (old[key], new[key])
            guard before != after else { return nil }
            let kind: RuleChange.Kind = before == nil ? .added : after == nil ? .removed : .changed
            let effect: ChangeEffect =
                switch key {
                case "messages": .words
                case "attributes": readings(before) == readings(after) ? .words : .changed
                case "records": limits(before, after)
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
                return before == after
                    ? nil : OptionEffect.effect(of: name, before, after, in: "records", isInverted: false, words: [])
            })
    }
}
