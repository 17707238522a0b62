/// `exists`: the value is one of those that an attribute has in another file, or in the same.
struct ExistsRule: DocumentRule, AcrossRule, MessageParameters {
    static let name = "exists"
    static let summary =
        "The value is one of those of a column of another file, or of the same: a foreign key. Several attributes refer together."
    static var examples: [RuleExample] {
        [
            .records(
                ["manager"], ["column": "id"], passes: [["id": 1, "manager": nil], ["id": 2, "manager": 1]],
                fails: ["exists": [["id": 1, "manager": nil], ["id": 2, "manager": 3]]])
        ]
    }
    static let otherNames = [
        "foreignKey", "references", "existsIn", "lookup", "foreign_key", "inFile", "relationships",
    ]
    static let messages: [String: CatalogMessage] = [
        "exists": "{attribute} was not found in “{source}”.",
        "exists/here": "{attribute} was not found in the column “{column}”.",
        "exists/together": "The combination of {attributes} was not found in “{source}”.",
        "exists/hereTogether": "The combination of {attributes} was not found in the columns “{column}”.",
    ]
    static let parameters: [String: Set<String>] = ["exists": ["attributes", "source", "column"]]
    static let titles: [String: String] = ["exists": "notFound"]
    static let spansAttributes = true

    let number: Int
    private let attributes: [AttributeReference]
    private let combination: Combination?
    /// The attributes of the same record that others refer to.
    let referenced: [AttributeReference]
    private let encoding: KeyEncoding
    let source: RuleFileColumns?
    /// The values that elements of a list may refer to; `nil` in documents.
    private let values: [DataValue]?
    private let parameters: Parameters
    private let asked: AcrossConstraint

    var constraints: Constraints { .exactly(.across(asked)) }

    func referencedValues(atMost most: Int) -> [[DataValue]] {
        var values: [[DataValue]] = []
        // What cannot be read gives no values; loading the document says why.
        try? source?.forEachRecord { attributes, record throws(ReadingError) in
            let row = attributes.map { record.value(of: $0).data }
            if row.contains(where: { !$0.isEmpty }) { values.append(row) }
            if values.count >= most { throw ReadingEnd.enough }
        }
        return values
    }

    /// Creates the rule for an attribute of the elements of a list.
    ///
    /// - Parameters:
    ///   - values: What may be referred to.
    ///   - column: What messages call the attribute that has these values.
    init(_ attribute: AttributeReference, number: Int, in values: [DataValue], column: String) {
        self.number = number
        attributes = [attribute]
        combination = nil
        self.values = values
        (referenced, source) = ([], nil)
        encoding = KeyEncoding()
        parameters = ["column": .string(column)]
        asked = .exists(file: nil, columns: [column])
    }

    init(options: inout RuleOptions) {
        number = options.acrossNumber(of: Self.name)
        attributes = options.attributeReferences()
        combination = Combination(attributes)
        encoding = KeyEncoding(
            ignoresCase: options.flag(
                "ignoreCase", "Whether letters in upper and lower case are the same.", alsoCalled: ["caseInsensitive"],
                widens: .whenTrue),
            ignoresTypes: true)
        let file = options.table(
            "file",
            """
            The file that has the values, CSV, NDJSON or JSON, beside the document: its name, or a mapping with `path` and how it is \
            read; without it, the same file.
            """,
            alsoCalled: ["in", "path", "source", "from", "table", "resource"])
        let names = options.attributes
        let read =
            options.strings(
                "column", "The column that has the values, or one for each attribute; by default of the same name.",
                alsoCalled: ["columns", "attribute", "field", "fields", "key"])
        let isUnread = options.isGiven("column") && read == nil
        let columns = read ?? names
        if isUnread {
            // That it names no columns was told.
        } else if columns.count != names.count {
            options.fail(
                "`column` names \(columns.count) column\(columns.count == 1 ? "" : "s") for \(names.count) attribute"
                    + "\(names.count == 1 ? "" : "s").", option: "column",
                suggestion: "Give one for each attribute.")
        } else if !options.isGiven("file"), columns == names, !options.context.isDescribing {
            options.fail(
                "`exists` refers to itself, so every value would be found.", option: "type",
                suggestion: "Give `file`, or another `column` of the same file.")
        }
        source = file.flatMap { RuleFileColumns($0, columns, &options) }
        values = nil
        referenced = !options.isGiven("file") ? columns.compactMap { options.context.compiler?.reference(to: $0) } : []
        var parameters: Parameters = ["column": .string(columns.joined(separator: ", "))]
        if let file { parameters["source"] = .string(file.path) }
        self.parameters = parameters
        asked = .exists(file: file?.path, columns: columns)
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        if records.defers(number, attributes, of: record, encoding) { return }
        guard let state = state(among: records) else { return }
        let isMissing = records.withKey(of: attributes, in: record, encoding) { key in
            records.attempt { () throws(ReadingError) in
                try state.isMissing(key, hash: state.hash(of: key), at: records.place)
            }
        }
        if isMissing ?? false { fail(into: &report) }
    }

    var takesKeys: Bool { !referenced.isEmpty }

    /// Notes the values that others may refer to, whether the record refers to any itself or not.
    func takeKey(_ record: inout Record, among records: AcrossRecords) {
        if records.isCarriedOver { return }
        for attribute in referenced { record.prepare(attribute.slot) }
        if records.defers(number, referenced, of: record, encoding, isSource: true) { return }
        guard let state = state(among: records) else { return }
        records.withKey(of: referenced, in: record, encoding) { key in
            _ = records.attempt { () throws(ReadingError) in try state.add(key, hash: state.hash(of: key)) }
        }
    }

    var joins: Bool { true }

    func join(_ keys: AcrossJournal.Keys, among records: AcrossRecords) -> Int {
        guard let state = state(among: records) else { return keys.count }
        return records.attempt { () throws(ReadingError) in try state.join(keys) } ?? keys.count
    }

    /// Whether so many keys are put together that they should be added: a few batches of them wait at a time.
    private static func isBatch(_ keys: AcrossJournal) -> Bool {
        keys.entries.count >= 4096 || keys.bytes.count >= 1 << 18
    }

    private func state(among records: AcrossRecords) -> ReferencedKeys? {
        records.state(number) { () throws(ReadingError) in
            let keys = ReferencedKeys(records, carriedOver: try records.carriedOver(number))
            guard source != nil || values != nil else { return keys }
            let wasRead = try source.map { source throws(ReadingError) in
                try addTexts(of: source, to: keys, records)
            }
            var some = AcrossJournal()
            let hash = records.hash
            if wasRead == false {
                try source?.forEachRecord { attributes, record throws(ReadingError) in
                    try add(attributes, record, hash, to: keys, by: &some)
                }
            }
            if let values {
                try Record.forEach(values) { attributes, record throws(ReadingError) in
                    try add(attributes, record, hash, to: keys, by: &some)
                }
            }
            try keys.addAll(of: some)
            keys.complete()
            return keys
        }
    }

    /// Keys that were read together.
    private struct ReadKeys: Sendable {
        var keys = AcrossJournal()
        /// How many there will be, if that was found out.
        var expected: Int?
    }

    /// Adds the cells of a file's only column: they are read and hashed in a thread of its own where there may be several.
    ///
    /// - Returns: Whether that was done.
    private func addTexts(
        of source: RuleFileColumns, to keys: ReferencedKeys, _ records: AcrossRecords
    ) throws(ReadingError) -> Bool {
        let (number, encoding, hash) = (number, encoding, records.hash)
        return try ReadingAhead.run(hasOwnThread: records.usesThreads) { handOut throws(ReadingError) in
            var some = ReadKeys()
            // Closures and not a function: what a function captures, overlapping access is looked for at run time.
            let wasRead = try source.forEachText {
                some.expected = $0
            } _: { text throws(ReadingError) in
                some.keys.add(number, text: text, encoding, hash)
                guard Self.isBatch(some.keys) else { return }
                guard handOut(some) else { throw ReadingEnd.enough }
                some = ReadKeys()
            }
            _ = handOut(some)
            return wasRead
        } take: { some throws(ReadingError) in
            try keys.addAll(of: some.keys)
            if let expected = some.expected { keys.expectAdded(expected) }
        }
    }

    /// Adds a key that others may refer to, several at a time: one key waits for memory as long as all of them.
    @inline(__always)
    private func add(
        _ attributes: [AttributeReference], _ record: borrowing Record, _ hash: TableHash, to keys: ReferencedKeys,
        by some: inout AcrossJournal
    ) throws(ReadingError) {
        some.add(number, isSource: true, attributes, of: record, encoding, hash)
        guard Self.isBatch(some) else { return }
        try keys.addAll(of: some)
        some.removeAll()
    }

    func report(_ finding: Finding, among records: AcrossRecords, into report: inout Report) { fail(into: &report) }

    private func fail(into report: inout Report) {
        let wording =
            switch (combination != nil, source != nil) {
            case (false, true): nil as String?
            case (false, false): "exists/here"
            case (true, true): "exists/together"
            case (true, false): "exists/hereTogether"
            }
        report.fail("exists", parameters, of: combination, wording: wording)
    }
}
