#if Command
import Foundation
import Testing

/// `schema`, and the file that is published.
@Suite struct SchemaTests {
    @Test func published() throws {
        let root = URL(fileURLWithPath: Command.packageRoot)
        let published = try String(
            contentsOf: root.appendingPathComponent("Documentation/rule-document.schema.json"), encoding: .utf8)
        let run = try Command.run("schema", in: Folder())
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output == published, "run `proviso schema > Documentation/rule-document.schema.json`")
    }

    @Test func isJSON() throws {
        let schema = try JSON.object(Command.run("schema", in: Folder()).output)
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect((schema["$id"] as? String)?.hasSuffix("/Documentation/rule-document.schema.json") ?? false)
    }
}
#endif
