import Foundation
import TestSupport
import Testing

extension ConformanceData {
    /// A case of a file of JSON Schema's format tests.
    struct FormatCase {
        var text: String
        var isValid: Bool
        var description: String
    }

    /// The cases with a text of `json-schema-formats/NAME.json`; values of other types are no matter of a format.
    static func formatCases(_ name: String) throws -> [FormatCase] {
        let data = try Data(contentsOf: folder.appendingPathComponent("json-schema-formats/\(name).json"))
        let groups = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        return groups.flatMap { group in (group["tests"] as? [[String: Any]]) ?? [] }.compactMap { test in
            guard let text = test["data"] as? String, let isValid = test["valid"] as? Bool else { return nil }
            return FormatCase(text: text, isValid: isValid, description: test["description"] as? String ?? "")
        }
    }
}
