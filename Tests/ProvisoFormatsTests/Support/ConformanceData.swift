import Foundation
import ProvisoFormats
import Testing

/// Conformance data of other projects, read where it is at hand.
enum ConformanceData {
    /// The folder that `PROVISO_CONFORMANCE_DATA` names, else `../shared/data` beside the package.
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["PROVISO_CONFORMANCE_DATA"] {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
        {
            root.deleteLastPathComponent()
        }
        return root.deletingLastPathComponent().appendingPathComponent("shared/data", isDirectory: true)
    }()

    /// Whether the folder is there.
    ///
    /// Tests are skipped, saying ``absence``, where it is not.
    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    static let absence: Comment = "The conformance data is absent; PROVISO_CONFORMANCE_DATA names its folder."

    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

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
