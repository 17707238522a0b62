import ProvisoCore

/// Which attributes the files of a run lack.
struct RunPresence {
    private let tree: AttributeTree
    /// What is known of the file that is being checked.
    private var file: AttributePresence
    private var missing: [String: UnseenAttribute] = [:]
    /// The attributes of the file of which a violation told that they are missing.
    private var told: Set<String> = []
    /// The attributes that are missing somewhere, as they come up.
    private var names: [String] = []
    /// How many files were looked at.
    private(set) var fileCount = 0
    /// The files that have none of several attributes.
    private(set) var strangeFiles: [String] = []
    /// Whether nothing is known of a part of the run.
    private var isPartial = false

    init(_ tree: AttributeTree) {
        self.tree = tree
        file = AttributePresence(tree)
    }

    /// Begins with another file.
    mutating func beginFile() {
        file = AttributePresence(tree)
        told = []
    }

    mutating func add(_ presence: AttributePresence) { file.merge(presence) }

    /// Leaves out attributes of the file that a violation told of.
    mutating func tell(_ attributes: Set<String>) { told = attributes }

    mutating func add(columns: [(name: String, slot: Int?)]) { file.see(columns: columns) }

    /// Ends a file.
    ///
    /// - Parameter isKnown: Whether it is known what its records have: not when there were none, or not all were read.
    /// - Returns: What it lacks; `nil` where that is not known.
    mutating func endFile(_ name: String, isKnown: Bool) -> UnseenInFile? {
        fileCount += 1
        guard isKnown || file.isFlat else {
            isPartial = true
            return nil
        }
        if file.hasNothing { strangeFiles.append(name) }
        let lacked = file.missing
        for attribute in lacked where !told.contains(attribute.name) {
            if missing[attribute.name] == nil { names.append(attribute.name) }
            let known = missing[attribute.name]
            missing[attribute.name] = UnseenAttribute(
                name: attribute.name, files: (known?.files ?? []) + [name],
                suggestion: known?.suggestion ?? attribute.suggestion, list: known?.list ?? attribute.list,
                columns: attribute.columns)
        }
        return UnseenInFile(
            missing: lacked.map { UnseenInFile.Attribute(name: $0.name, suggestion: $0.suggestion) },
            named: file.namedCount, others: file.others[0] ?? [], isFlat: file.isFlat)
    }

    /// The attributes that are missing, in the order of the rules; once for all files that lack it.
    ///
    /// - Parameter isComplete: Whether every file was looked at.
    func unseen(isComplete: Bool) -> [UnseenAttribute] {
        let order = Dictionary(
            tree.nodes.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        return names.sorted { order[$0, default: 0] < order[$1, default: 0] }.compactMap { name in
            missing[name].map { found in
                let lackEverywhere = found.files.count == fileCount && isComplete && !isPartial
                return UnseenAttribute(
                    name: name, files: lackEverywhere || (fileCount == 1 && isComplete) ? [] : found.files,
                    suggestion: found.suggestion, list: found.list, columns: found.columns)
            }
        }
    }
}
