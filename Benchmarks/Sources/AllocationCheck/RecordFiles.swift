import CountedAllocations
import Foundation
import Proviso
import ProvisoFiles

/// Files of valid records, which cost what their blocks cost and nothing for a record.
enum RecordFiles {
    enum Kind: String, CaseIterable { case csv, ndjson }

    /// How many calls to the allocator each record takes by which a file is longer.
    static func allocationsPerRecord(_ kind: Kind) async throws -> Double {
        let few = 10_000
        let many = 30_000
        // What is made once is made by the first.
        _ = try await allocations(kind, records: few)
        let first = try await allocations(kind, records: few)
        return Double(try await allocations(kind, records: many) - first) / Double(many - few)
    }

    private static func allocations(_ kind: Kind, records: Int) async throws -> Int {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(kind)")
        defer { try? FileManager.default.removeItem(at: file) }
        var text = kind == .csv ? "name,email,age,website,country,card\n" : ""
        for number in 0..<records { text += record(kind, number) }
        try text.write(to: file, atomically: true, encoding: .utf8)
        let check = FileCheck(try document)
        let before = counted_allocations()
        let summary = try await check.run([file.path]) { _ in }
        let count = counted_allocations() - before
        guard summary.invalidRecords == 0, summary.records == records else {
            fatalError("The records are not valid: \(summary)")
        }
        return count
    }

    private static func record(_ kind: Kind, _ number: Int) -> String {
        let (name, email, age) = ("name_\(number)", "name.\(number)@example.org", 18 + number % 90)
        let (website, card) = ("https://www.example.org/\(number)", "4111111111111111")
        switch kind {
        case .csv: return "\(name),\(email),\(age),\(website),DE,\(card)\n"
        case .ndjson:
            return
                #"{"name":"\#(name)","email":"\#(email)","age":\#(age),"website":"\#(website)","country":"DE","card":"\#(card)","tags":["a","b"]}"#
                + "\n"
        }
    }

    private static var document: RuleDocument {
        get throws {
            try RuleDocument(
                json: """
                    {"rules": [
                      {"attributes": "name", "type": "trim"},
                      {"attributes": ["name", "email"], "type": "required"},
                      {"attributes": "name", "type": "match", "pattern": "^[a-z_0-9]+$"},
                      {"attributes": "name", "type": "string", "length": [4, 24]},
                      {"attributes": "email", "type": "email", "enableIDN": true},
                      {"attributes": "age", "type": "number", "integerOnly": true, "min": 18, "max": 120},
                      {"attributes": "website", "type": "url"},
                      {"attributes": "country", "type": "in", "range": ["DE", "FR", "US"]},
                      {"attributes": "card", "type": "paymentCard"}]}
                    """)
        }
    }
}
