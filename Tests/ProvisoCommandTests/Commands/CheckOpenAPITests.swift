#if Command
import Foundation
import Testing

/// `proviso check --openapi`.
@Suite struct CheckOpenAPITests {
    private static let api = """
        openapi: 3.0.3
        info: {title: t, version: "1"}
        servers: [{url: /v1}]
        paths:
          /users:
            post:
              operationId: add
              parameters: [{name: dry, in: query, schema: {type: boolean}}]
              requestBody:
                content:
                  application/json: {schema: {$ref: "common.yaml#/User"}}
                  text/csv: {schema: {type: object, required: [x]}}
              responses:
                "200": {description: "", content: {application/json: {schema: {$ref: "common.yaml#/User"}}}}
                default: {description: ""}
        """
    private static let common = """
        User:
          type: object
          required: [id, name]
          properties: {id: {type: integer, readOnly: true}, name: {type: string}}
        """

    private func folder() throws -> Folder {
        let folder = try Folder()
        folder.write("o.yaml", Self.api)
        folder.write("common.yaml", Self.common)
        folder.write("d.ndjson", "{\"name\":\"a\"}\n{\"name\":1}\n{\"id\":1,\"name\":\"a\"}\n")
        folder.write("d.csv", "id,name\nx,7\n")
        return folder
    }

    private static let given = ["--openapi", "o.yaml", "--schema-resource", "common.yaml", "--output", "ndjson"]

    /// A key that stands twice is a mistake in JSON as in YAML, and tolerated as others are.
    @Test(arguments: ["t.json", "t.yaml"])
    func doubledKeys(_ name: String) throws {
        let body = #"{"content":{"application/json":{"schema":{"minimum":1,"minimum":2}}}}"#
        let operation = #"{"operationId":"add","requestBody":\#(body),"responses":{"200":{"description":""}}}"#
        let folder = try Folder(["d.json": "5"])
        folder.write(
            name,
            #"{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{"/a":{"post":\#(operation)}}}"#)
        let arguments = ["check", "d.json", "--openapi", name, "--operation", "add"]
        let run = try Command.run(arguments, in: folder.path)
        #expect(run.status == 2 && run.error.contains("error: The key `minimum` stands here twice."), "\(run.error)")
        let tolerant = try Command.run(arguments + ["--tolerate-mistakes"], in: folder.path)
        #expect(tolerant.status == 0, "\(tolerant.error)")
        #expect(tolerant.error.contains("warning: The key `minimum` stands here twice."), "\(tolerant.error)")
    }

    @Test(
        arguments: [
            (["d.ndjson", "--operation", "add"], ["2 name schema.type"]),
            (["d.ndjson", "--operation", "POST /v1/users"], ["2 name schema.type"]),
            (
                ["d.ndjson", "--operation", "add", "--refuse-read-only"],
                ["2 name schema.type", "3 id schema.readOnly"]
            ),
            (
                ["d.ndjson", "--operation", "add", "--response", "200"],
                ["1 id schema.required", "2 name schema.type", "2 id schema.required"]
            ),
            (["d.ndjson", "--operation", "add", "--media-type", "text/csv", "--fail-fast"], ["1 x schema.required"]),
            (["d.csv", "--operation", "add"], ["2 id schema.type"]),
        ] as [([String], [String])])
    func judgesBodies(_ arguments: [String], _ lines: [String]) throws {
        let folder = try folder()
        let run = try Command.run(["check"] + arguments + Self.given, in: folder.path)
        #expect(Set(Self.lines(run)) == Set(lines), "\(run.error)")
        #expect(run.status == 1)
    }

    private static func lines(_ run: Run) -> [String] {
        run.lines.compactMap { line in
            guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                return nil
            }
            return "\(object["line"] ?? "") \(object["path"] ?? "") \(object["code"] ?? "")"
        }
    }

    @Test func judgesExchanges() throws {
        let folder = try folder()
        folder.write(
            "log.ndjson",
            """
            {"method":"POST","path":"/v1/users","query":{"dry":"yes","dri":1},"body":{"name":1},"status":200,"responseBody":{}}
            {"method":"POST","path":"/users","body":"{\\"name\\":\\"a\\"}"}
            {"method":"GET","path":"/v1/users"}
            {"path":1}
            """)
        let run = try Command.run(
            ["check", "log.ndjson", "--exchanges", "--refuse-unknown-query"] + Self.given, in: folder.path)
        #expect(
            Self.lines(run) == [
                "1 query.dry schema.type", "1 query.dri openapi.unknownParameter", "1 body.name schema.type",
                "1 response.body.id schema.required", "1 response.body.name schema.required", "3 method openapi.method",
                "4 method openapi.required", "4 path openapi.type",
            ], "\(run.output) \(run.error)")
        folder.write("log.csv", "method,path,query,body\nPOST,/users,dry=true,\"{\"\"name\"\":1}\"\n")
        let rows = try Command.run(["check", "log.csv", "--exchanges"] + Self.given, in: folder.path)
        #expect(Self.lines(rows) == ["2 body.name schema.type"], "\(rows.error)")
    }

    @Test(
        arguments: [
            (["--operation", "ad"], "error: o.yaml: There is no operation `ad`. Did you mean `add`?"),
            (
                ["--operation", "add", "--response", "404"],
                "error: o.yaml: The operation `add` describes no body of answers with the status 404. It describes 200, default."
            ),
            (
                ["--operation", "add", "--media-type", "text/html"],
                "error: o.yaml: The operation `add` describes no body of requests of the type text/html. It describes application/json, text/csv; give one with --media-type."
            ), ([], "Give --operation NAME, or --exchanges where records are whole requests."),
            (["--exchanges", "--operation", "add"], "Give --exchanges or --operation, not both."),
            (["--operation", "add", "--refuse-unknown-query"], "--refuse-unknown-query goes with --exchanges."),
            (["--operation", "add", "--response", "20"], "--response takes a status from 100 to 599."),
            (["--operation", "add", "--schema", "s.json"], "Give --schema or --openapi, not both."),
            (["--operation", "add", "--assert-formats"], "go with --schema FILE."),
            (["--operation", "add", "--baseline", "x"], "--baseline goes with --rules FILE."),
        ])
    func saysWhatIsWrong(_ arguments: [String], _ message: String) throws {
        let folder = try folder()
        let run = try Command.run(
            ["check", "d.ndjson", "--openapi", "o.yaml", "--schema-resource", "common.yaml"] + arguments,
            in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test func optionsNeedADescription() throws {
        let folder = try folder()
        let run = try Command.run(["check", "d.ndjson", "--rules", "r.yaml", "--exchanges"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("The options for OpenAPI go with --openapi FILE."))
    }

    @Test func mistakesHaveTheirPlace() throws {
        let folder = try folder()
        folder.write("o.yaml", Self.api.replacing("3.0.3", with: "3.2.0"))
        let run = try Command.run(["check", "d.ndjson", "--openapi", "o.yaml", "--operation", "add"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("o.yaml:1:10: error: The document is written in OpenAPI 3.2.0, which is not read."))
        folder.write("o.yaml", Self.api)
        let alone = try Command.run(
            ["check", "d.ndjson", "--openapi", "o.yaml", "--operation", "add"], in: folder.path)
        #expect(alone.error.contains("o.yaml:11:45: error:"), "\(alone.error)")
        #expect(alone.error.contains("The schema `common.yaml` is not at hand."), "\(alone.error)")
    }
}
#endif
