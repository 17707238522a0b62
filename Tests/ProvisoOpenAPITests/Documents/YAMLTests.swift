#if YAML
import ProvisoCore
import ProvisoOpenAPI
import ProvisoSchema
import Testing

/// Descriptions in YAML.
struct YAMLTests {
    private static let head = "openapi: 3.1.0\ninfo: {title: &t Users, version: \"1\"}\n"
    private static let aliases = "x-a: [\(Array(repeating: "*t", count: 12).joined(separator: ", "))]\n"

    /// Paths with names in braces are keys that no alias expands.
    @Test func pathsAreKeysBesideAliases() throws {
        let document = try OpenAPIDocument(
            yaml: Self.head + Self.aliases
                + "paths:\n  /users/{id}/a.b:\n    get: {responses: {\"200\": {description: *t}}}\n  /x/{a_b}:{c}:\n    get: {responses: {\"200\": {description: *t}}}\n"
        )
        #expect(document.operations.map(\.path) == ["/users/{id}/a.b", "/x/{a_b}:{c}"])
    }

    @Test(arguments: [
        "{a: *t}: 1\n", "? {a: *t}\n: 1\n", "{\n  a: *t,\n  /b}: 1\n", "/{ a: *t }: 1\n", "{a: {b: *t}/{c}: 1}: 2\n",
    ])
    func collectionsAreNoKeysBesideAliases(_ key: String) {
        #expect(throws: SchemaError.self) {
            _ = try OpenAPIDocument(yaml: Self.head + Self.aliases + "paths: {}\nx-b:\n  " + key)
        }
    }

    /// What is emphasized in a description is no alias.
    @Test func asterisksAreText() throws {
        let text = "description: |\n    " + String(repeating: "* *a* [b]: c\n    ", count: 12) + "\n"
        #expect(throws: Never.self) {
            _ = try OpenAPIDocument(yaml: Self.head.replacing("&t ", with: "") + "paths: {}\nx-c:\n  " + text)
        }
    }

    @Test func mistakesHaveLineAndColumn() {
        do throws(SchemaError) {
            _ = try OpenAPIDocument(yaml: Self.head + "paths:\n  /a:\n    get: 7\n")
            Issue.record("The operation is a number.")
        } catch {
            #expect(error.problems.first?.position?.line == 5)
            #expect(error.problems.first?.position?.column == 10)
        }
    }
}
#endif
