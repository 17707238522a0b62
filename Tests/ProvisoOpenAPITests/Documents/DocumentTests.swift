import ProvisoCore
import ProvisoOpenAPI
import ProvisoSchema
import Testing

/// Mistakes in descriptions: where they are, and what they are.
struct DocumentTests {
    private func problems(_ json: String) -> [String] {
        do throws(SchemaError) {
            _ = try OpenAPIDocument(json: json)
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    private func document(_ version: String, _ rest: String) -> String {
        "{\"openapi\":\"\(version)\",\"info\":{\"title\":\"t\",\"version\":\"1\"},\n\(rest)}"
    }

    @Test(arguments: ["3.0.3", "3.1.0"])
    func whatTheVersionDoesNotAllow(_ version: String) {
        let found = problems(
            document(version, #""paths":{"/a":{"get":{"sumary":"x","responses":{"200":{"description":7}}}}}"#))
        #expect(found.count == 2, "\(found)")
        #expect(
            found.contains {
                $0.contains(
                    "`/paths/~1a/get/sumary` is not valid in an OpenAPI document: There is no attribute “sumary”. Did you mean"
                )
            }, "\(found)")
        #expect(found.contains { $0.hasPrefix("2:") && $0.contains("Description must be text.") }, "\(found)")
    }

    @Test func mistakesInParametersOf30AreWhereTheyAre() {
        let found = problems(
            document(
                "3.0.3",
                #""paths":{"/a":{"get":{"parameters":[{"name":"a","in":"query","style":"matrix","schema":{}}],"responses":{"200":{"description":""}}}}}"#
            ))
        #expect(found.count == 1)
        #expect(found.first?.contains("`/paths/~1a/get/parameters/0/style` is not valid") ?? false, "\(found)")
    }

    @Test(
        arguments: [
            ("3.0.3", #"{"type":"array"}"#, "Items is required."),
            ("3.0.3", #"{"type":["string"]}"#, "Type must be"),
            ("3.0.3", #"{"exclusiveMinimum":3}"#, "Exclusive minimum must be"),
            ("3.0.3", #"{"properties":{"a":{"minLength":-1}}}"#, "`/components/schemas/S/properties/a/minLength`"),
            ("3.1.0", #"{"type":"objekt"}"#, "Type must be one of these values"),
            ("3.1.0", #"{"exclusiveMinimum":true}"#, "Exclusive minimum must be a number."),
            ("3.1.0", #"{"discriminator":{}}"#, "Property name is required."),
            (
                "3.1.0", #"{"$schema":"http://json-schema.org/draft-07/schema#","required":"a"}"#,
                "Required must be a list."
            ),
            ("3.1.0", #"{"$schema":"https://x.test/own"}"#, "a dialect that is not known"),
            ("3.1.0", ##"{"$ref":"#/components/schemas/T"}"##, "leads nowhere"),
            ("3.1.0", ##"{"$ref":"#/components/schemas/S"}"##, "refers to itself without end"),
            ("3.0.3", ##"{"pattern":"(a)\\1"}"##, "cannot be matched in linear time"),
            ("3.0.3", ##"{"$ref":"other.yaml#/A"}"##, "is not at hand"),
        ])
    func mistakesInSchemas(_ version: String, _ schema: String, _ message: String) {
        let found = problems(document(version, #""paths":{},"components":{"schemas":{"S":\#(schema)}}"#))
        #expect(found.contains { $0.contains(message) && $0.hasPrefix("2:") }, "\(found)")
    }

    @Test(
        arguments: [
            (
                #""/a":{"get":{"operationId":"x","responses":R},"post":{"operationId":"x","responses":R}}"#,
                "Two operations have the name `x`."
            ),
            (
                #""/a/{b}":{"get":{"parameters":[P],"responses":R}},"/a/{c}":{"get":{"responses":R}}"#,
                "The paths `/a/{b}` and `/a/{c}` are the same."
            ),
            (#""/a":{"get":{"parameters":[Q,Q],"responses":R}}"#, "The parameter `q` of the query is described twice."),
            (##""/a":{"get":{"parameters":[{"$ref":"#/components/parameters/a"}],"responses":R}}"##, "leads nowhere"),
            (##""/a":{"get":{"parameters":[{"$ref":"#/info"}],"responses":R}}"##, "leads to no parameter"),
        ])
    func mistakesInOperations(_ paths: String, _ message: String) {
        let paths = paths.replacing("R", with: #"{"200":{"description":""}}"#)
            .replacing("Q", with: #"{"name":"q","in":"query","schema":{"title":"\#(paths.count)"}}"#)
            .replacing("P", with: #"{"name":"b","in":"path","required":true,"schema":{}}"#)
        let found = problems(document("3.1.0", "\"paths\":{\(paths)}"))
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    @Test func notesSayWhatHasNoEffect() throws {
        let document = try API.document(
            ["/a/{id}": ["get": ["responses": ["200": ["description": ""]]]]], version: "3.0.3",
            components: ["schemas": ["S": ["type": "string", "const": "x", "x-y": 1, "if": [:]]]])
        #expect(
            document.notes.map(\.message) == [
                "The path `/a/{id}` has `{id}`, which no parameter describes.",
                "The keyword `const` is not known in schemas of OpenAPI 3.0, and has no effect.",
                "The keyword `if` is not known in schemas of OpenAPI 3.0, and has no effect.",
            ])
    }

    /// What the version does not allow is a note if asked for; what cannot be judged by is a mistake still.
    @Test func mistakesCanBeTolerated() throws {
        let json = document(
            "3.0.3",
            #""paths":{"/a":{"get":{"sumary":"x","parameters":[7,{"in":"query"}],"responses":7,"requestBody":{"content":{"application/json":{"schema":{"type":"array","minItems":"1"}}}}},"put":[]}},"components":7"#
        )
        #expect(throws: SchemaError.self) { _ = try OpenAPIDocument(json: json) }
        #expect(throws: SchemaError.self) {
            _ = try OpenAPIDocument(json: json, options: OpenAPIOptions(toleratesMistakes: true))
        }
        let good = json.replacing(#"[7,{"in":"query"}]"#, with: "{}")
        let document = try OpenAPIDocument(json: good, options: OpenAPIOptions(toleratesMistakes: true))
        #expect(document.notes.count >= 5, "\(document.notes)")
        let request = OpenAPIRequest("GET", "/a", body: .value(7))
        #expect(API.lines(document.validate(request)) == ["body schema.type"])
    }
}
