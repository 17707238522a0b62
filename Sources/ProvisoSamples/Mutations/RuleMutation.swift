public import ProvisoCore

/// A small change of one rule of a document, as somebody may make it by mistake.
public struct RuleMutation: Sendable, Hashable {
    /// What is changed.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The rule is left out.
        case removed
        /// A limit is one more or one less.
        case bound
        /// A pattern matches a little more or less.
        case pattern
        /// A list has one member less.
        case member
        /// An option that is on or off is the other way.
        case flag
        /// A comparison includes what it excluded, or the reverse.
        case comparison
        /// The rule runs where its condition or its scenarios kept it from running.
        case condition
    }

    /// What is changed.
    public let kind: Kind
    /// The number of the rule in the document, counted from 1; of a rule inside of another that of the outer one.
    public let number: Int
    /// The attributes of the rule.
    public let attributes: [String]
    /// The rule; behind the outer one, if it lies inside of another: `each › match`.
    public let rule: String
    /// The option that is changed; empty for a rule that is left out.
    public let option: String
    /// The option's value; `nil` for a rule that is left out.
    public let old: DataValue?
    /// Its value after the change; `nil` where it is left out.
    public let new: DataValue?
    /// The rules of the document after the change.
    let rules: [DataValue]
}

/// Finds the changes that can be made to the rules of a document: what can be changed about an option follows from its value, from which
/// way it widens, and from the constraints of its rule, never from names of rules.
struct MutationMaker {
    private let registry: RuleRegistry
    private let files: RuleFiles?
    private(set) var mutations: [RuleMutation] = []
    /// Whether there were more than are kept.
    private(set) var isCut = false
    private let most: Int

    /// So many members of a list, and places of a pattern, are changed.
    private static let mostOfOne = 40

    init(_ document: RuleDocument, registry: RuleRegistry, files: RuleFiles?, most: Int) {
        (self.registry, self.files, self.most) = (registry, files, most)
        guard case .array(let rules)? = document.data["rules"] else { return }
        for (index, value) in rules.enumerated() {
            guard let rule = RuleIntrospection.longForm(of: value) else { continue }
            let context = Context(number: index + 1, attributes: Self.names(rule["attributes"]), path: [])
            change(rule, isInner: false, context) { changed in
                var copy = rules
                if let changed { copy[index] = .object(changed) } else { copy.remove(at: index) }
                return copy
            }
        }
    }

    private struct Context {
        let number: Int
        let attributes: [String]
        let path: [String]
    }

    private static func names(_ value: DataValue?) -> [String] {
        if case .array(let names)? = value { names.compactMap(\.text) } else { [] }
    }

    private mutating func add(
        _ kind: RuleMutation.Kind, _ context: Context, _ rule: String, _ option: String, _ old: DataValue?,
        _ new: DataValue?, _ rules: [DataValue]
    ) {
        guard mutations.count < most else {
            isCut = true
            return
        }
        mutations.append(
            RuleMutation(
                kind: kind, number: context.number, attributes: context.attributes,
                rule: (context.path + [rule]).joined(separator: " › "), option: option, old: old, new: new, rules: rules
            ))
    }

    /// Changes a rule in every way.
    ///
    /// - Parameter whole: The rules of the document with a changed rule, or without it.
    private mutating func change(
        _ rule: DataObject, isInner: Bool, _ context: Context, _ whole: (DataObject?) -> [DataValue]
    ) {
        guard let facts = RuleFacts(of: rule, in: registry, files), facts.hasEffect else { return }
        add(.removed, context, facts.name, "", nil, nil, whole(nil))
        func changed(_ name: String, _ value: DataValue?) -> [DataValue] {
            var copy = rule
            copy[name] = value
            return whole(copy)
        }
        for name in ["when", "on", "except"] where rule[name] != nil {
            add(.condition, context, facts.name, name, rule[name], nil, changed(name, nil))
        }
        let conditions = facts.constraints.all
        for (name, value) in rule.members {
            guard let option = facts.options.first(where: { $0.name == name }), option.widens != .never,
                !facts.messageOptions.contains(name)
            else { continue }
            for (kind, new) in OptionMutations.of(value, option, conditions).prefix(Self.mostOfOne * 2) {
                add(kind, context, facts.name, name, value, new, changed(name, new))
            }
        }
        changeInner(of: rule, facts, context, whole)
    }

    /// Changes the rules inside of another one.
    private mutating func changeInner(
        of rule: DataObject, _ facts: RuleFacts, _ context: Context, _ whole: (DataObject?) -> [DataValue]
    ) {
        if facts.holdsAlternatives { return changeAlternatives(of: rule, facts, context, whole) }
        guard let place = facts.innerPlace, context.path.count < 4 else { return }
        let path = context.path + [facts.name]
        for key in ["rule", "rules"] {
            let isList: Bool
            let inner: [DataValue]
            switch rule[key] {
            case .array(let rules)?: (inner, isList) = (rules, true)
            case let single?: (inner, isList) = ([single], false)
            case nil: continue
            }
            for (index, value) in inner.enumerated() {
                let read =
                    place == .members
                    ? RuleIntrospection.longForm(of: value) : RuleIntrospection.longForm(ofInner: value)
                guard let innerRule = read else { continue }
                let names = place == .members ? Self.names(innerRule["attributes"]) : []
                let attributes = context.attributes.flatMap { outer in
                    names.isEmpty ? [outer] : names.map { "\(outer).\($0)" }
                }
                let innerContext = Context(number: context.number, attributes: attributes, path: path)
                change(innerRule, isInner: true, innerContext) { changed in
                    var copy = rule
                    var list = inner
                    if let changed { list[index] = .object(changed) } else { list.remove(at: index) }
                    copy[key] = isList ? .array(list) : list.first
                    return whole(list.isEmpty ? nil : copy)
                }
            }
        }
    }

    /// Changes the rules inside of another one of which one has to pass.
    private mutating func changeAlternatives(
        of rule: DataObject, _ facts: RuleFacts, _ context: Context, _ whole: (DataObject?) -> [DataValue]
    ) {
        guard context.path.count < 4, case .array(let elements)? = rule["rules"] else { return }
        let inside = Context(number: context.number, attributes: context.attributes, path: context.path + [facts.name])
        for (index, element) in elements.enumerated() {
            var rules = [element]
            if case .array(let list) = element { rules = list }
            for (position, value) in rules.enumerated() {
                guard let inner = RuleIntrospection.longForm(ofInner: value) else { continue }
                change(inner, isInner: true, inside) { changed in
                    var (left, lists) = (rules, elements)
                    if let changed { left[position] = .object(changed) } else { left.remove(at: position) }
                    switch left.count {
                    case 0: lists.remove(at: index)
                    case 1: lists[index] = left[0]
                    default: lists[index] = .array(left)
                    }
                    var copy = rule
                    copy["rules"] = .array(lists)
                    return whole(lists.isEmpty ? nil : copy)
                }
            }
        }
    }
}
