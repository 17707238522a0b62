/// Operations by the paths that lead to them.
struct PathIndex: Sendable {
    /// A path, and the operation of each method.
    struct Entry: Sendable {
        let template: PathTemplate
        var operations: [String: Int]
    }

    /// The paths by how many segments they have.
    private let entries: [Int: EntryTable]

    init(_ operations: [OperationPlan]) {
        var (found, bare) = (EntryList(), EntryList())
        for (number, operation) in operations.enumerated() {
            guard let template = operation.template else { continue }
            for base in operation.bases {
                let whole = base.text.isEmpty ? template : template.behind(base)
                found.add(number, operation.method, whole)
            }
            // Who has taken away what the server has in front finds the path too.
            if !operation.bases.contains(where: { $0.text.isEmpty }) {
                bare.add(number, operation.method, template)
            }
        }
        entries = Dictionary(grouping: found.entries + bare.entries, by: \.template.segments.count)
            .mapValues(EntryTable.init)
    }

    /// Paths of as many segments, concrete ones first; those of servers before those without. Which can fit is looked up by the segment
    /// that leaves the fewest.
    private struct EntryTable {
        private let entries: [Entry]
        /// For each segment the paths that have a text there, by the text, and those that have a name, both in the order of the paths.
        private var places: [(texts: [String: [Int]], names: [Int])]

        init(_ list: [Entry]) {
            entries = list.map { ($0, $0.template.order) }.enumerated().sorted { left, right in
                let (a, b) = (left.element.1, right.element.1)
                return a == b ? left.offset < right.offset : a.lexicographicallyPrecedes(b)
            }.map(\.element.0)
            places = Array(repeating: ([:], []), count: entries.first?.template.segments.count ?? 0)
            for (number, entry) in entries.enumerated() {
                for (place, pieces) in entry.template.segments.enumerated() {
                    if pieces.count == 1, case .text(let text) = pieces[0] {
                        places[place].texts[Self.key(of: text[...]), default: []].append(number)
                    } else {
                        places[place].names.append(number)
                    }
                }
            }
        }

        /// Percent-encoding tells no segments apart.
        private static func key(of segment: Substring) -> String {
            (try? PercentText.decoded(segment)) ?? String(segment)
        }

        /// The paths that can fit the segments of a path, in their order.
        func candidates(for segments: [Substring]) -> [Entry] {
            var best: (texts: [Int], names: [Int])?
            for (place, segment) in zip(places, segments) {
                let texts = place.texts[Self.key(of: segment)] ?? []
                if let found = best, found.texts.count + found.names.count <= texts.count + place.names.count {
                    continue
                }
                best = (texts, place.names)
            }
            guard let best else { return entries }
            return (best.texts + best.names).sorted().map { entries[$0] }
        }
    }

    /// Paths, each once.
    private struct EntryList {
        var entries: [Entry] = []
        private var numbers: [String: Int] = [:]

        mutating func add(_ number: Int, _ method: String, _ template: PathTemplate) {
            if let index = numbers[template.text] {
                if entries[index].operations[method] == nil { entries[index].operations[method] = number }
            } else {
                numbers[template.text] = entries.count
                entries.append(Entry(template: template, operations: [method: number]))
            }
        }
    }

    /// What is found for a path.
    enum Finding {
        case operation(Int, values: [String: Substring])
        /// The path is described, with other methods.
        case otherMethods([String])
        case nothing
    }

    /// The operation for a method, a path and a query.
    func find(_ method: String, _ path: some StringProtocol, _ query: some StringProtocol) -> Finding {
        let segments = PathText.segments(path)
        let pairs = query.split(separator: "&").map { Substring($0) }
        var methods: [String] = []
        for entry in entries[segments.count]?.candidates(for: segments) ?? [] {
            guard entry.template.query.allSatisfy({ pairs.contains($0) }),
                let values = entry.template.match(segments)
            else { continue }
            if let operation = entry.operations[method] { return .operation(operation, values: values) }
            methods += entry.operations.keys
        }
        return methods.isEmpty ? .nothing : .otherMethods(Set(methods).sorted())
    }
}
