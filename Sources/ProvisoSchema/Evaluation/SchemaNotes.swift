internal import ProvisoCore

/// What is noted while a value is judged: failures, and what schemas say of the values that pass.
final class SchemaNotes {
    /// One keyword at one part of the value.
    struct Unit {
        enum Content {
            case failure(SchemaFailure)
            /// A schema in the keyword failed; what failed in it is a unit of its own.
            case around
            case annotation(DataValue)
        }

        /// The part of the value.
        let index: Int
        let keyword: String
        /// The way to the keyword, through all references.
        let location: String
        /// The URI of the keyword.
        let absoluteLocation: String
        let content: Content
        /// How many keywords around it could pass although it fails, such as `anyOf`.
        var level: Int
        /// Names of which a member's may be a misspelling.
        var candidates: [String] = []

        var isAnnotation: Bool { if case .annotation = content { true } else { false } }
    }

    private(set) var units: [Unit] = []
    let wantsAnnotations: Bool
    private let limit: Int
    private var errors = 0
    private var path: [String] = []
    private var level = 0

    init(limit: Int, wantsAnnotations: Bool = false) {
        self.limit = limit
        self.wantsAnnotations = wantsAnnotations
    }

    /// Whether so many failures are noted that there is no use in finding more.
    var isFull: Bool { errors >= limit }

    private var hasOwnFailure: Bool {
        units.contains { unit in
            guard unit.level == 0, case .failure = unit.content else { return false }
            return true
        }
    }

    /// Where the next unit will be.
    var mark: Int { units.count }

    func enter(_ edge: SchemaEdge) { path.append(edge.path) }
    func leave() { path.removeLast() }

    /// What fails up to ``endBranch()`` need not be the value's failure.
    func beginBranch() { level += 1 }
    func endBranch() { level -= 1 }

    // MARK: Noting

    func fail(_ index: Int, _ failure: SchemaFailure, in schema: CompiledSchema) {
        // What alternatives lack may fill it: that none of them passes is noted all the same.
        guard !isFull || level == 0 && !hasOwnFailure else { return }
        errors += 1
        let own = failure.path
        let keyword = own.map { Self.keyword($0) } ?? path.last.map { Self.keyword($0) } ?? "false"
        append(index, keyword, own ?? "", .failure(failure), schema)
    }

    /// Notes that a keyword failed since a schema in it did.
    func failAround(_ index: Int, _ keyword: String, in schema: CompiledSchema) {
        guard !isFull else { return }
        append(index, keyword, "/" + keyword, .around, schema)
    }

    func annotate(_ index: Int, _ schema: CompiledSchema, isText: Bool) {
        guard wantsAnnotations else { return }
        for (keyword, value) in schema.annotations where isText || !SchemaKeywords.contents.contains(keyword) {
            annotate(index, keyword, value, in: schema)
        }
    }

    func annotate(_ index: Int, _ keyword: String, _ value: DataValue, in schema: CompiledSchema) {
        guard wantsAnnotations else { return }
        append(index, keyword, "/" + SchemaURI.pointerPart(keyword), .annotation(value), schema)
    }

    private func append(
        _ index: Int, _ keyword: String, _ own: String, _ content: Unit.Content, _ schema: CompiledSchema
    ) {
        units.append(
            Unit(
                index: index, keyword: keyword, location: path.joined() + own,
                absoluteLocation: schema.location + SchemaURI.fragment(own[...]), content: content, level: level))
    }

    private static func keyword(_ path: String) -> String {
        path.dropFirst().split(separator: "/").first.map(String.init) ?? ""
    }

    /// Gives the failure that was noted last the names that may have been meant.
    func suggest(names: [String], for index: Int) {
        guard let last = units.indices.last, units[last].index == index,
            case .failure(.never) = units[last].content
        else { return }
        units[last].candidates = names
    }

    // MARK: Forgetting

    func forget(from mark: Int) {
        errors -= units[mark...].count { if case .failure = $0.content { true } else { false } }
        units.removeSubrange(mark...)
    }

    func forgetErrors(from mark: Int) { keep(from: mark) { $0.isAnnotation } }

    func forgetAnnotations(from mark: Int) {
        guard wantsAnnotations else { return }
        keep(from: mark) { !$0.isAnnotation }
    }

    private func keep(from mark: Int, _ isKept: (Unit) -> Bool) {
        guard mark < units.count else { return }
        let kept = units[mark...].filter(isKept)
        forget(from: mark)
        errors += kept.count { if case .failure = $0.content { true } else { false } }
        units += kept
    }
}
