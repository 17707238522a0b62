import ProvisoCore

@testable import ProvisoFiles

/// Profiles of rows and lines that a test has at hand.
enum Profiling {
    static let document = try? RuleDocument([
        "attributes": [
            "pin": ["sensitive": true, "column": "PIN code"], "card": ["sensitive": true], "price": ["decimal": ","],
            "state": ["missing": ["n/a"]],
        ],
        "rules": [["id", "required"]],
    ])

    /// The profile of rows of CSV without a header.
    static func csv(_ rows: some Collection<String>, _ columns: [String]) throws -> DataProfile {
        guard let document else { return DataProfile() }
        var profiler = CSVProfiler(columns, ProfilePlan(document: document))
        return csv(rows, columns, &profiler)
    }

    /// The profile of parts that one profiler looks at, which knows what those before have come to.
    static func csv(parts: [ArraySlice<String>], _ columns: [String]) -> DataProfile {
        guard let document else { return DataProfile() }
        let plan = ProfilePlan(document: document, bounds: ProfileBounds())
        var profiler = CSVProfiler(columns, plan)
        return merged(parts, plan) { csv($0, columns, &profiler) }
    }

    private static func csv(
        _ rows: some Collection<String>, _ columns: [String], _ profiler: inout CSVProfiler
    ) -> DataProfile {
        var scanner = CSVRowScanner(CSVDialect())
        let bytes = Array(rows.map { $0 + "\n" }.joined().utf8)
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while case .row(let next) = scanner.scan(bytes.span, from: offset) {
                if scanner.cellCount == columns.count { profiler.add(scanner, of: bytes) }
                offset = next
            }
            profiler.look(at: bytes)
        }
        return profiler.finish()
    }

    /// The profile of objects of JSON.
    static func json(_ objects: some Collection<String>) -> DataProfile {
        guard let document else { return DataProfile() }
        var profiler = JSONProfiler(ProfilePlan(document: document))
        return json(objects, &profiler)
    }

    /// The profile of parts that one profiler looks at, which knows what those before have come to.
    static func json(parts: [ArraySlice<String>]) -> DataProfile {
        guard let document else { return DataProfile() }
        let plan = ProfilePlan(document: document, bounds: ProfileBounds())
        var profiler = JSONProfiler(plan)
        return merged(parts, plan) { json($0, &profiler) }
    }

    private static func json(_ objects: some Collection<String>, _ profiler: inout JSONProfiler) -> DataProfile {
        for object in objects { Array(object.utf8).withUnsafeBufferPointer { profiler.add($0) } }
        return profiler.finish()
    }

    /// The profile of one column of CSV.
    static func cells(_ cells: [String], named name: String = "x") throws -> ColumnProfile? {
        try csv(cells.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }, [name]).columns.first
    }

    private static func merged(
        _ parts: [ArraySlice<String>], _ plan: ProfilePlan, _ profile: (ArraySlice<String>) -> DataProfile
    ) -> DataProfile {
        var whole = DataProfile()
        for part in parts {
            whole.merge(profile(part))
            plan.bounds?.note(whole)
        }
        whole.finish()
        return whole
    }

    /// The parts put together, in their order.
    static func merged(_ parts: [DataProfile]) -> DataProfile {
        var whole = DataProfile()
        for part in parts { whole.merge(part) }
        whole.finish()
        return whole
    }

    /// Parts of a list, cut at random places.
    static func parts<Element>(
        of list: [Element], _ random: inout some RandomNumberGenerator
    ) -> [ArraySlice<Element>] {
        var parts: [ArraySlice<Element>] = []
        var start = 0
        while start < list.count {
            let end = min(list.count, start + Int.random(in: 1...max(1, list.count / 3), using: &random))
            parts.append(list[start..<end])
            start = end
        }
        return parts
    }
}

extension ColumnProfile {
    /// The types of which there are values.
    var types: [ValueType: Int] {
        ValueType.allCases.reduce(into: [:]) { if count(of: $1) > 0 { $0[$1] = count(of: $1) } }
    }
}
