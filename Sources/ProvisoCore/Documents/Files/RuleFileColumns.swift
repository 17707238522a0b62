/// Columns of a file that a rule names.
struct RuleFileColumns: Sendable {
    private let table: RuleTableReference
    private let files: RuleFiles
    private let layout: RecordLayout
    private let attributes: [AttributeReference]

    /// Finds the columns. That there is no such file or column is noted as a mistake.
    ///
    /// - Parameter option: The option that names the file.
    init?(
        _ table: RuleTableReference, _ columns: [String], option: String = "file", _ options: inout RuleOptions
    ) {
        guard let compiler = options.context.compiler, !options.context.isDescribing else { return nil }
        let file = table.path
        #if PROVISO_PAGE
        // A page has none.
        Self.lackFiles(file, option, &options)
        return nil
        #else
        guard let files = compiler.files else {
            Self.lackFiles(file, option, &options)
            return nil
        }
        do throws(ReadingError) {
            if let known = try files.columns(table) {
                for column in columns where !known.contains(column) {
                    options.fail(
                        "`\(file)` has no column `\(column)`.", option: option,
                        suggestion: Suggestion.nearest(to: column, among: known).map { "Did you mean `\($0)`?" }
                            ?? "It has \(known.prefix(20).joined(separator: ", ")).")
                    return nil
                }
            }
        } catch {
            options.fail("`\(file)` cannot be read: \(error)", option: option)
            return nil
        }
        let names = RuleCompiler(registry: compiler.registry, problems: RuleDocumentProblems())
        attributes = columns.map(names.reference(to:))
        layout = names.layout()
        self.table = table
        self.files = files
        #endif
    }

    private static func lackFiles(_ file: String, _ option: String, _ options: inout RuleOptions) {
        options.lack(
            "The rule names the file `\(file)`, and the document was loaded without a folder of files.",
            option: option, suggestion: "Load it with `files: RuleFiles(folder: …)`.")
    }

    /// Hands out each record of the file and the attributes that the columns are.
    func forEachRecord(_ body: ([AttributeReference], borrowing Record) throws(ReadingError) -> Void)
        throws(ReadingError)
    {
        try files.forEachRecord(table, layout) { record throws(ReadingError) in
            for attribute in attributes { record.prepare(attribute.slot) }
            try body(attributes, record)
        }
    }

    /// Hands out each cell of the column as its text, where it is one column of CSV, and says how many there will be; it spares
    /// making a record of each, which takes longer than to read it.
    ///
    /// - Returns: Whether they were handed out.
    func forEachText(
        expect: (Int) -> Void, _ body: (UnsafeBufferPointer<UInt8>) throws(ReadingError) -> Void
    ) throws(ReadingError) -> Bool {
        guard attributes.count == 1, layout.slots.count == 1 else { return false }
        return try files.forEachText(table, layout, expect, body)
    }

    /// The values of an option that is `{ file: countries.csv, column: code }`; `nil` for any other. Mistakes are noted.
    static func values(of option: String, _ options: inout RuleOptions) -> [DataValue]? {
        guard case .mapping(let members)? = options.find(option)?.content else { return nil }
        _ = options.node(option, .valuesOrColumn, nil, "")
        RuleEntry.refuseDoubledKeys(members, options.context.problems)
        for (key, _) in members where key.text != "file" && key.text != "column" {
            options.context.problems.error(
                "`\(option)` of a file has no key `\(key.text ?? "")`.", at: key.position,
                suggestion: "It takes file and column.")
        }
        func member(_ name: String) -> DocumentNode? { members.last { $0.key.text == name }?.value }
        guard let file = member("file"), let column = member("column")?.text, !column.isEmpty else {
            options.fail("`\(option)` must be a list, or `{ file: …, column: … }`.", option: option)
            return [.null]
        }
        guard let table = RuleTableReference(file, option: "file", of: options) else { return [.null] }
        // Without the file nothing is known of its values, and that it is missing was said.
        guard let columns = RuleFileColumns(table, [column], option: option, &options) else { return [.null] }
        do throws(ReadingError) {
            return try columns.values()
        } catch {
            options.fail("`\(table.path)` cannot be read: \(error)", option: option)
            return [.null]
        }
    }

    /// The values of the first column, each once.
    func values() throws(ReadingError) -> [DataValue] {
        var values: [DataValue] = []
        var known: Set<DataValue> = []
        try forEachRecord { attributes, record throws(ReadingError) in
            guard let attribute = attributes.first else { return }
            let value = record.value(of: attribute)
            if !value.isEmpty, known.insert(value.data).inserted { values.append(value.data) }
        }
        return values
    }
}
