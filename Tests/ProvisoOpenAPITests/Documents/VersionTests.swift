import ProvisoCore
import ProvisoOpenAPI
import ProvisoSchema
import Testing

/// Which versions are read, and what is said of the others.
struct VersionTests {
    private func problem(_ json: String) -> String? {
        do throws(SchemaError) {
            _ = try OpenAPIDocument(json: json)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: ["3.0.0", "3.0.4", "3.1.0", "3.1.2"])
    func isRead(_ version: String) {
        #expect(problem(##"{"openapi":"\##(version)","info":{"title":"t","version":"1"},"paths":{}}"##) == nil)
    }

    @Test(
        arguments: [
            (
                #"{"swagger": "2.0"}"#,
                "1:13: The document is written in OpenAPI 2.0, which is not read. Convert it to OpenAPI 3.0 or 3.1."
            ),
            (
                #"{"openapi": "3.2.0"}"#,
                "1:13: The document is written in OpenAPI 3.2.0, which is not read. Write `openapi: 3.1.1` if it has nothing of the newer version."
            ),
            (
                #"{"openapi": "4.0"}"#,
                "1:13: The document is written in OpenAPI 4.0, which is not read. The versions 3.0.0 to 3.0.4 and 3.1.0 to 3.1.2 are read."
            ),
            (
                #"{"openapi": 3.1}"#,
                "1:13: The version must be a text, not the number 3.1. Write `openapi: 3.1.0` or `openapi: 3.0.3`."
            ),
            (
                "{\n}",
                "1:1: The document does not say which version of OpenAPI it is written in. Begin it with `openapi: 3.1.0` or `openapi: 3.0.3`."
            ), ("[]", "1:1: The document must be an object, not a list."),
            (
                #"{"openapi": "3.1.0", "openapi": "3.0.0", "info": {"title": "T", "version": "1"}, "paths": {}}"#,
                "1:22: The key `openapi` stands here twice. Remove one of the two, or rename it."
            ),
            ("{", "1:2: The document is not JSON: object not closed. Close it with }; the text may have been cut off."),
        ])
    func isRefusedByName(_ json: String, _ message: String) {
        #expect(problem(json) == message)
    }
}
