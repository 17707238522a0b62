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

    @Test func theGuideSaysTheSame() throws {
        var root = URL(fileURLWithPath: #filePath)
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
        {
            root.deleteLastPathComponent()
        }
        let guide = root.appendingPathComponent("Sources/Proviso/Documentation.docc/Guides/JSONSchemas.md")
        let page = String(decoding: try Data(contentsOf: guide), as: UTF8.self)
        #expect(page.contains(#"let port = try JSONSchema(["type": "integer", "minimum": 1, "maximum": 65535])"#))
        #expect(page.contains("let violations = port.validate(70_000)   // schema.maximum"))
    }
}
