import Foundation
import ProvisoCore
import ProvisoOpenAPI
import Testing

/// The Swift of the guide on OpenAPI: what stands there stands here, and so is compiled and run.
struct GuideTests {
    private static let guide: String = {
        var root = URL(fileURLWithPath: #filePath)
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
        {
            root.deleteLastPathComponent()
        }
        let path = root.appendingPathComponent("Sources/Proviso/Documentation.docc/Guides/OpenAPI.md")
        return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    }()

    private static let text = """
        {"openapi": "3.0.3", "info": {"title": "Users", "version": "1"}, "servers": [{"url": "/v1"}], "paths": {"/users": {"post": {
          "operationId": "createUser", "requestBody": {"content": {"application/json": {"schema":
            {"type": "object", "properties": {"name": {"type": "string", "minLength": 2}}}}}},
          "responses": {"201": {"description": "", "headers": {"Location": {"required": true, "schema": {"type": "string"}}}}}}}}}
        """

    @Test func swiftOfTheGuide() throws {
        let text = Self.text
        // From here on as in the guide; Examples/check-guide compares them.
        let document = try OpenAPIDocument(json: text)
        let operation = try document.operation("createUser")
        let request = OpenAPIRequest(
            "POST", "/v1/users", headers: ["Content-Type": "application/json"], body: .text(#"{"name": "B"}"#))
        let violations = operation.validate(request)  // schema.minLength at body.name
        let answer = operation.validate(OpenAPIResponse(201))  // openapi.required at header.Location
        #expect(API.lines(violations) == ["body.name schema.minLength"])
        #expect(API.lines(answer) == ["header.Location openapi.required"])
    }

    /// Every code that the guide has is one that can be found, and the other way round.
    @Test func codesOfTheGuide() {
        let named = Set(Self.guide.matches(of: /`(openapi\.[a-zA-Z]+)`/).map { String($0.1) })
        #expect(
            named
                == Set(
                    [
                        "required", "malformed", "repeated", "unknownParameter", "json", "text", "mediaType", "status",
                        "path", "method", "type",
                    ].map { "openapi." + $0 }))
    }
}
