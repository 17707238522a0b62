#if Command
import Testing

/// `import`: rules from a JSON Schema.
@Suite struct ImportTests {
    /// Of a key that stands twice, one would become no rule in silence.
    @Test(arguments: [
        ("s.json", #"{"properties": {"a": {"minLength": 1, "minLength": 2}}}"#, "s.json:1:39: "),
        ("s.json", #"{"properties": {"a": {"type": "string"}, "a": {"type": "integer"}}}"#, "s.json:1:42: "),
    ])
    func refusesDoubledKeys(_ name: String, _ schema: String, _ place: String) throws {
        let run = try Command.run("import", name, in: Folder([name: schema]))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains(place + "error: The key `"), "\(run.error)")
        #expect(run.error.contains("stands here twice. Remove one of the two, or rename it."), "\(run.error)")
    }
}
#endif
