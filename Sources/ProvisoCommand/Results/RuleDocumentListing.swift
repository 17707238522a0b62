#if Command
import ProvisoCore

/// A rule document as people read it: scenarios with their attributes, labels, messages, and a line for each rule.
struct RuleDocumentListing {
    private let document: RuleDocument

    init(_ document: RuleDocument) { self.document = document }

    /// The listing. Names and texts of the document do nothing to a terminal.
    ///
    /// - Parameter lineWidth: The columns of a terminal, of which the attributes may take a third.
    func text(width lineWidth: Int?) -> String { lines(width: lineWidth).map(VisibleText.line).joined(separator: "\n") }

    private func lines(width lineWidth: Int?) -> [String] {
        var lines = ["scenarios"]
        for scenario in document.scenarios {
            let attributes = (try? document.activeAttributes(in: scenario)) ?? []
            lines.append(
                "  \(scenario): " + attributes.map { ($0.isSafe ? "" : "!") + $0.name }.joined(separator: ", "))
        }
        let values = ["missing", "decimal", "thousands", "unit"].compactMap { key in
            document.data[key].map { "  \(key): \(Self.shown($0))" }
        }
        if !values.isEmpty { lines += ["", "values"] + values }
        if case .object(let attributes)? = document.data["attributes"] {
            lines += ["", "attributes"] + attributes.members.map { "  \($0.key): \(Self.shown($0.value))" }
        }
        if case .object(let messages)? = document.data["messages"] {
            lines += ["", "messages"] + messages.members.map { "  \($0.key): \(Self.shown($0.value))" }
        }
        let whole = ["where", "closed", "records", "columns"].compactMap { key in
            document.data[key].map { "  \(key): \(Self.shown($0))" }
        }
        if !whole.isEmpty { lines += ["", "files as a whole"] + whole }
        if case .array(let parts)? = document.data["files"] {
            lines += ["", "files"] + parts.map { "  \(Self.shown($0))" }
        }
        lines += ["", "rules"]
        guard case .array(let rules)? = document.data["rules"] else { return lines }
        let width =
            rules.map { Self.attributes(of: $0).count }.filter { $0 <= min(40, (lineWidth ?? .max) / 3) }.max() ?? 0
        for rule in rules {
            guard case .object(let members) = rule else { continue }
            let attributes = Self.attributes(of: rule)
            let options = members.members.filter { $0.key != "attributes" && $0.key != "type" }
                .map { "\($0.key): \(Self.shown($0.value))" }
            let padding = String(repeating: " ", count: max(0, width - attributes.count))
            lines.append(
                "  \(attributes)\(padding)  " + ([members["type"]?.text ?? ""] + options).joined(separator: "  "))
        }
        return lines
    }

    private static func attributes(of rule: DataValue) -> String {
        guard case .array(let names)? = rule["attributes"] else { return "" }
        return names.compactMap(\.text).joined(separator: ", ")
    }

    private static func shown(_ value: DataValue) -> String {
        if case .array(let elements) = value, elements.allSatisfy({ $0.text != nil }) {
            return "[" + elements.compactMap(\.text).joined(separator: ", ") + "]"
        }
        return value.description
    }
}
#endif
