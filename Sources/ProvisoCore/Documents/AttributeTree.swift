/// The attributes that rules name, as ways into a record: through the parts of objects, `nested` rules and the elements of
/// lists.
package struct AttributeTree: Sendable {
    package enum Step: Sendable, Equatable {
        /// A member of an object.
        case key(String)
        /// Every element of a list.
        case elements
    }

    package struct Node: Sendable {
        /// `items[].sku`; empty for the record itself.
        package let name: String
        package let step: Step
        /// The position of the node that this one belongs to.
        package let parent: Int
        package fileprivate(set) var children: [Int] = []
        /// Whether a rule names it, or it only leads to others.
        package fileprivate(set) var isNamed = false
        /// Its place in a record; none for what only rules inside other rules name.
        package fileprivate(set) var slot: Int?
        /// The columns or members that give it a value, where they have other names; a pattern has slashes around.
        package fileprivate(set) var columns: [String] = []
    }

    /// The nodes, each behind the one that it belongs to; the record itself is the first.
    package private(set) var nodes = [Node(name: "", step: .elements, parent: 0)]

    /// The nodes by the number of their parent and the step to them. The keys are texts, since the type of a dictionary with keys of
    /// its own would take a start of the command half a million instructions.
    private var positions: [String: Int] = [:]

    package init(_ plan: RulePlan) {
        add(plan, below: 0)
        for (slot, place) in plan.layout.slots.enumerated() where !place.name.isEmpty {
            let node = node(of: place, below: 0)
            nodes[node].slot = slot
            nodes[node].columns = place.columns.map { $0.text }
        }
    }

    /// - Parameter isChoice: Whether it is one of several shapes that a value may have: no record has to have what it names.
    private mutating func add(_ plan: RulePlan, below node: Int, isChoice: Bool = false) {
        for slot in plan.layout.slots where !slot.name.isEmpty {
            let named = self.node(of: slot, below: node)
            // An attribute that only holds others is not named by a rule; they are.
            if !isChoice, slot.isJudged || slot.parts.isEmpty { nodes[named].isNamed = true }
        }
        for step in plan.steps.all {
            let slot = plan.layout.slots[step.slot]
            if slot.name.isEmpty { continue }
            add(rulesInside: step, below: self.node(of: slot, below: node), isChoice: isChoice)
        }
    }

    private mutating func add(rulesInside step: RuleStep, below node: Int, isChoice: Bool) {
        switch step.action {
        case .nested(let plan): add(plan, below: node, isChoice: isChoice)
        case .each(let steps, _, _):
            for step in steps.all { add(rulesInside: step, below: child(.elements, of: node), isChoice: isChoice) }
        case .alternatives(let rules):
            for step in rules.steps { add(rulesInside: step, below: node, isChoice: true) }
        // The names of the values are those of the data.
        case .entries: break
        case .check, .filter, .rewrite, .allOrNone, .nothing: break
        }
    }

    private mutating func node(of slot: RecordLayout.Slot, below node: Int) -> Int {
        slot.name.split(separator: ".").reduce(node) { child(.key(String($1)), of: $0) }
    }

    private mutating func child(_ step: Step, of parent: Int) -> Int {
        let position =
            switch step {
            case .key(let key): String(parent) + "." + key
            case .elements: String(parent) + "[]"
            }
        if let child = positions[position] { return child }
        let name =
            switch step {
            case .key(let key): nodes[parent].name + (nodes[parent].name.isEmpty ? "" : ".") + key
            case .elements: nodes[parent].name + "[]"
            }
        nodes[parent].children.append(nodes.count)
        positions[position] = nodes.count
        nodes.append(Node(name: name, step: step, parent: parent))
        return nodes.count - 1
    }
}
