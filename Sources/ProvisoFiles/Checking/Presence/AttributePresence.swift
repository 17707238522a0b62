internal import ProvisoCore

/// Which of the attributes that rules name some records have, and which names stand beside them.
///
/// Belongs to one block or one file; what the blocks of a file found is put together in their order.
struct AttributePresence: Sendable {
    let tree: AttributeTree
    /// Whether attributes are columns, of which none holds others.
    private(set) var isFlat = false
    /// Whether an attribute was seen, by its node.
    private(set) var seen: [Bool]
    /// Whether an object or a list with elements was seen there, by node.
    private(set) var held: [Bool]
    /// Whether a list was seen where rules name the members of an object, by node.
    private var isList: [Bool]
    /// The members that no rule names, by the node that has them: what may be meant by an attribute that is missing.
    private(set) var others: [Int: [String]] = [:]
    /// The attributes of the record itself with parts that were not seen yet.
    private var open: [Int]
    /// How many members may still be looked at for ``others``; most records have the members of the first.
    private var budget = Self.mostMembers
    /// The same for members of objects inside.
    private var innerBudget = Self.mostMembers

    private static let mostMembers = 256

    /// So many other names of one object are kept.
    private static let mostOthers = 64

    init(_ tree: AttributeTree) {
        self.tree = tree
        seen = Array(repeating: false, count: tree.nodes.count)
        held = seen
        isList = seen
        open = tree.nodes[0].children.filter { !tree.nodes[$0].children.isEmpty }
    }

    /// Takes over what another part of the file has.
    mutating func merge(_ other: AttributePresence) {
        for node in seen.indices {
            if other.seen[node] { seen[node] = true }
            if other.held[node] { held[node] = true }
            if other.isList[node] { isList[node] = true }
        }
        for (node, names) in other.others {
            for name in names { add(name, besideChildrenOf: node) }
        }
    }

    private mutating func add(_ name: String, besideChildrenOf node: Int) {
        guard others[node, default: []].count < Self.mostOthers, others[node]?.contains(name) != true else { return }
        others[node, default: []].append(name)
    }

    // MARK: Records

    /// Notes an attribute of the record itself.
    mutating func see(_ node: Int) { seen[node] = true }

    /// Notes a member of the record that no rule names.
    mutating func see(otherMember name: @autoclosure () -> String) {
        guard budget > 0 else { return }
        budget -= 1
        add(name(), besideChildrenOf: 0)
    }

    /// Looks for the parts of objects and lists that were not seen yet. Does nothing once all were.
    mutating func look(into record: inout Record) {
        guard !open.isEmpty else { return }
        var isComplete = false
        for node in open {
            guard let slot = tree.nodes[node].slot, !record.isMissing(slot) else { continue }
            visit(node, record.data(slot))
            isComplete = isComplete || isSeen(allOf: node)
        }
        if isComplete { open = open.filter { !isSeen(allOf: $0) } }
    }

    private mutating func visit(_ node: Int, _ value: DataValue) {
        switch value {
        case .object(let object):
            held[node] = true
            for child in tree.nodes[node].children where !isSeen(allOf: child) {
                guard case .key(let key) = tree.nodes[child].step else { continue }
                if let member = object[key] {
                    seen[child] = true
                    visit(child, member)
                } else {
                    noteOthers(of: object, at: node)
                }
            }
        case .array(let elements) where !elements.isEmpty:
            held[node] = true
            for child in tree.nodes[node].children {
                guard tree.nodes[child].step == .elements else {
                    isList[node] = true
                    continue
                }
                seen[child] = true
                for element in elements where !isSeen(allOf: child) { visit(child, element) }
            }
        default: break
        }
    }

    private mutating func noteOthers(of object: DataObject, at node: Int) {
        for (key, _) in object.members.prefix(innerBudget) {
            innerBudget -= 1
            let isNamed = tree.nodes[node].children.contains { tree.nodes[$0].step == .key(key) }
            if !isNamed { add(key, besideChildrenOf: node) }
        }
    }

    private func isSeen(allOf node: Int) -> Bool {
        seen[node] && tree.nodes[node].children.allSatisfy(isSeen(allOf:))
    }

    // MARK: Columns

    /// Notes the columns of a CSV file, where `address.city` is a column like any other.
    ///
    /// - Parameter columns: The columns in the order of the file, each with the place of its attribute in a record.
    mutating func see(columns: [(name: String, slot: Int?)]) {
        isFlat = true
        let slots = Set(columns.compactMap { $0.slot })
        let names = Set(columns.lazy.filter { $0.slot == nil }.map { $0.name })
        for node in tree.nodes.indices {
            // A column that has the name of an attribute with another column is not that attribute.
            seen[node] =
                seen[node] || tree.nodes[node].slot.map(slots.contains) ?? names.contains(tree.nodes[node].name)
        }
        let known = Set(tree.nodes.lazy.filter { $0.slot == nil }.map { $0.name })
        var rest = names.subtracting(known)
        others[0] = Array(columns.map { $0.name }.filter { rest.remove($0) != nil }.prefix(Self.mostColumns))
    }

    /// So many columns that no rule names are compared with the attributes that are missing.
    private static let mostColumns = 1000

    // MARK: What is missing

    /// The number of attributes for which a similar name is looked for.
    private static let mostSuggestions = 100

    /// The attributes that rules name and that were not seen, in the order of the rules, each with what may be meant.
    ///
    /// The parts of an object that was never seen are not among them, unless no rule names the object itself.
    var missing: [UnseenAttribute] {
        let nodes = tree.nodes.indices.filter { !seen[$0] && isExpected($0) }
        return nodes.enumerated().map { index, node in
            UnseenAttribute(
                name: tree.nodes[node].name, files: [],
                suggestion: index < Self.mostSuggestions ? suggestion(for: node) : nil,
                list: list(around: node).map { tree.nodes[$0].name }, columns: tree.nodes[node].columns)
        }
    }

    /// The attribute around another one whose values are lists: `items` of `items.id` and of `items.*.id`.
    private func list(around node: Int) -> Int? {
        var parent = tree.nodes[node].parent
        while parent > 0, !isList[parent] { parent = tree.nodes[parent].parent }
        return isList[parent] ? parent : nil
    }

    /// Whether nothing was seen of several attributes.
    var hasNothing: Bool { tree.nodes[0].children.count > 1 && !seen.dropFirst().contains(true) }

    /// How many attributes the rules name of which it is known whether the records have them.
    var namedCount: Int { tree.nodes.indices.count(where: isExpected) }

    private func isExpected(_ node: Int) -> Bool {
        guard node > 0, tree.nodes[node].isNamed else { return false }
        return isFlat ? tree.nodes[node].slot != nil : isKnown(tree.nodes[node].parent)
    }

    /// Whether it is known what an object has.
    private func isKnown(_ node: Int) -> Bool {
        if node == 0 || held[node] { return true }
        return !seen[node] && !tree.nodes[node].isNamed && isKnown(tree.nodes[node].parent)
    }

    /// The name of another column; of `address.city` one of the two parts may be misspelled, not both.
    private func suggestion(forColumn name: String) -> String? {
        let columns = others[0] ?? []
        guard let point = name.lastIndex(of: ".") else { return Suggestion.nearest(to: name, among: columns) }
        let (holder, key) = (name[...point], name[point...])
        let beside = columns.filter { $0.hasPrefix(holder) }.map { String($0.dropFirst(holder.count)) }
        if let near = Suggestion.nearest(to: String(key.dropFirst()), among: beside) { return holder + near }
        let elsewhere = columns.filter { $0.hasSuffix(key) }.map { String($0.dropLast(key.count)) }
        return Suggestion.nearest(to: String(holder.dropLast()), among: elsewhere).map { $0 + key }
    }

    /// The name of a member beside which the attribute is missing, or of one beside the object that should have it.
    private func suggestion(for node: Int) -> String? {
        let place = tree.nodes[node]
        if !place.columns.isEmpty {
            return place.columns.lazy.compactMap { Suggestion.nearest(to: $0, among: self.others[0] ?? []) }.first
        }
        if isFlat { return suggestion(forColumn: place.name) }
        guard node > 0, case .key(let key) = place.step else { return nil }
        let parent = tree.nodes[place.parent].name
        if let near = Suggestion.nearest(to: key, among: others[place.parent] ?? []) {
            return parent.isEmpty ? near : "\(parent).\(near)"
        }
        return seen[place.parent] ? nil : suggestion(for: place.parent).map { "\($0).\(key)" }
    }
}
