import Foundation
import ProvisoCore
import ProvisoSchema
import TestSupport

/// A schema of the official suite with the values that are judged by it.
struct SuiteGroup: Sendable {
    let file: String
    let description: String
    let schema: DataValue
    let tests: [(description: String, data: DataValue, isValid: Bool)]
}

/// The official suite of JSON Schema, read where it is at hand.
enum SuiteCases {
    static let folder = ConformanceData.folder.appendingPathComponent("json-schema-suite", isDirectory: true)

    /// The groups of all files of a dialect's folder.
    static func groups(_ name: String) throws -> [SuiteGroup] {
        try groups(in: folder.appendingPathComponent("tests/\(name)", isDirectory: true))
    }

    /// The groups of all files of the cases for formats.
    static func formatGroups() throws -> [SuiteGroup] {
        try groups(in: ConformanceData.folder.appendingPathComponent("json-schema-formats", isDirectory: true))
    }

    private static func groups(in folder: URL) throws -> [SuiteGroup] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        return try files.sorted().flatMap { file in
            let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
            guard case .array(let groups) = try DataValue(json: text) else { return [SuiteGroup]() }
            return groups.map { group in
                var tests: [(String, DataValue, Bool)] = []
                if case .array(let cases)? = group["tests"] {
                    tests = cases.map { ($0["description"]?.text ?? "", $0["data"] ?? .null, $0["valid"] == true) }
                }
                return SuiteGroup(
                    file: file, description: group["description"]?.text ?? "", schema: group["schema"] ?? .null,
                    tests: tests)
            }
        }
    }

    /// The schemas that those of the suite refer to, by the address at which the suite serves them.
    static func resources() throws -> SchemaResources {
        var resources = SchemaResources()
        let root = folder.appendingPathComponent("remotes", isDirectory: true)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        for path in paths.sorted() where path.hasSuffix(".json") {
            let text = String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
            try resources.add(json: text, uri: "http://localhost:1234/\(path)")
        }
        return resources
    }
}
