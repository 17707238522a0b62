import CountedAllocations
import Foundation
import Measuring
import ProvisoSchema

/// Times JSON Schema: what loading a schema, reading a value and judging it take.
///
///     SchemaBenchmarks CASES            prints a line for each case: name, verdict, nanoseconds to load, to read, to judge,
///                                       and for both, and calls to the allocator to read and judge once more
///     SchemaBenchmarks CASES NAME N     judges one case N times, for a profiler
///
/// A line of the file of cases has a name, the file of the schema, the file of the value, and `URI=FILE` for each schema that it refers
/// to, with tabs between them.
@main
enum SchemaBenchmarks {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { return print("usage: SchemaBenchmarks CASES [NAME COUNT]") }
        let cases = try String(contentsOfFile: arguments[1], encoding: .utf8).split(separator: "\n").map(Case.init)
        if arguments.count > 3, let count = Int(arguments[3]) {
            for measured in cases where measured.name == arguments[2] { try measured.judge(times: count) }
            return
        }
        for measured in cases { print(try measured.line()) }
    }
}

/// A schema and a value.
private struct Case {
    let name: String
    private let schema: [UInt8]
    private let value: [UInt8]
    private var resources = SchemaResources()

    init(_ line: Substring) throws {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count > 2 else { throw CocoaError(.fileReadCorruptFile) }
        func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
        name = fields[0]
        schema = try bytes(fields[1])
        value = try bytes(fields[2])
        for field in fields.dropFirst(3) {
            guard let equals = field.lastIndex(of: "=") else { throw CocoaError(.fileReadCorruptFile) }
            let json = try bytes(String(field[field.index(after: equals)...]))
            try resources.add(json: json.span, uri: String(field[..<equals]))
        }
    }

    func line() throws -> String {
        let loaded: JSONSchema
        do throws(SchemaError) {
            loaded = try JSONSchema(json: schema.span, resources: resources)
        } catch {
            return "\(name)\terror: \(error.problems.first?.message ?? "")\t0\t0\t0\t0\t0"
        }
        var instance = JSONInstance()
        try instance.read(json: value.span)
        let verdict = loaded.passes(&instance)
        let load = middle(of: 5) { (try? JSONSchema(json: schema.span, resources: resources)) == nil ? 0 : 1 }
        let read = middle { (try? instance.read(json: value.span)) == nil ? 0 : 1 }
        let judge = middle { loaded.passes(&instance) ? 1 : 0 }
        let both = middle {
            guard (try? instance.read(json: value.span)) != nil else { return 0 }
            return loaded.passes(&instance) ? 1 : 0
        }
        let before = counted_allocations()
        try instance.read(json: value.span)
        _ = loaded.passes(&instance)
        let allocations = Double(counted_allocations() - before)
        return
            ([name, verdict ? "valid" : "invalid"] + [load, read, judge, both, allocations].map { String(Int($0)) })
            .joined(separator: "\t")
    }

    func judge(times count: Int) throws {
        let loaded = try JSONSchema(json: schema.span, resources: resources)
        var instance = JSONInstance()
        try instance.read(json: value.span)
        var passing = 0
        for _ in 0..<count where loaded.passes(&instance) { passing += 1 }
        print(name, passing)
    }
}
