import ProvisoCore

/// How records are written for the document: with the names of its columns, in its order.
extension RecordSampler {
    /// The record with the columns' names for its attributes, which come in the order of the rules.
    func written(_ object: DataObject, in scenario: Scenario) -> DataObject {
        let layout = document.plan.layout
        let places = samplers[scenario]?.places ?? [:]
        let columns = form == .cells ? self.columns : []
        var members: [(name: String, value: DataValue, place: Int)] = []
        for (offset, member) in object.members.enumerated() {
            let column = layout.renamed.isEmpty ? nil : layout.slot(named: member.key).map(layout.column(of:))
            let name = column ?? member.key
            let own = columns.count + (places[member.key] ?? places.count + offset)
            members.append((name, member.value, columns.firstIndex(of: name) ?? own))
        }
        // A header names the columns that have nothing in them too.
        for column in requiredColumns where form == .cells && !members.contains(where: { $0.name == column }) {
            members.append((column, DataValue.untyped(""), columns.firstIndex(of: column) ?? columns.count))
        }
        // Members of one place stay in their order.
        let sorted = members.enumerated().sorted { left, right in
            (left.element.place, left.offset) < (right.element.place, right.offset)
        }
        var written = DataObject()
        for (_, member) in sorted { written[member.name] = member.value }
        return written
    }

    /// The columns in the order that the document asks for, or names them in.
    private var columns: [String] {
        ["order", "required", "optional"].flatMap { names(document.data["columns"]?[$0]) }
    }

    private var requiredColumns: [String] { names(document.data["columns"]?["required"]) }

    private func names(_ list: DataValue?) -> [String] {
        guard case .array(let elements)? = list else { return [] }
        return elements.compactMap { $0.text }
    }
}
