import Foundation
import ProvisoCore
import ProvisoSchema
import Testing

/// The Swift of the guide on JSON Schema: what stands there stands here, and so is compiled and run.
struct GuideTests {
    @Test func swiftOfTheGuide() throws {
        let port = try JSONSchema(["type": "integer", "minimum": 1, "maximum": 65535])
        #expect(port.passes(8080))
        let violations = port.validate(70_000)
        #expect(violations.map(\.code) == ["schema.maximum"])
        #expect(70_000.validate(.schema(port)).violations.map(\.code) == ["schema.maximum"])
    }

    @Test func valuesOneAfterTheOther() throws {
        let event = try JSONSchema([
            "type": "object", "required": ["id"], "properties": ["id": ["type": "integer"]],
        ])
        var instance = JSONInstance()
        var paths: [String] = []
        for line in [#"{"id": 1}"#, #"{"id": "one"}"#] {
            try instance.read(json: Array(line.utf8).span)
            if !event.passes(&instance) { paths.append("\(event.validate(instance)[0].path)") }
        }
        #expect(paths == ["id"])
        #expect(throws: JSONSyntaxError.self) { try instance.read(json: [UInt8]("{".utf8).span) }
        // What could not be read is null.
        let passes = event.passes(&instance)
        #expect(!passes)
        #expect(
            try Self.page("JSONSchemaSpeed").contains(
                "if !event.passes(&instance) { print(event.validate(instance)[0].path) }    // id"))
    }

    @Test func theGuideSaysTheSame() throws {
        let page = try Self.page("JSONSchemas")
        #expect(page.contains(#"let port = try JSONSchema(["type": "integer", "minimum": 1, "maximum": 65535])"#))
        #expect(page.contains("let violations = port.validate(70_000)   // schema.maximum"))
    }

    private static func page(_ name: String) throws -> String {
        var root = URL(fileURLWithPath: #filePath)
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
        {
            root.deleteLastPathComponent()
        }
        let guide = root.appendingPathComponent("Sources/Proviso/Documentation.docc/Guides/\(name).md")
        return String(decoding: try Data(contentsOf: guide), as: UTF8.self)
    }
}
