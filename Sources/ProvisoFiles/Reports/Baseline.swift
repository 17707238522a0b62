import ProvisoCore

/// A violation as a baseline knows it, without any value.
struct BaselineEntry {
    private let fields: String

    /// - Parameters:
    ///   - path: The attribute; elements of lists are one.
    ///   - record: The digest of what tells the record.
    init(path: String, code: String, record: [UInt8]) {
        let mark = record.prefix(8).reduce(into: "") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        fields = [path, code].map(Self.field).joined(separator: "\t") + "\t" + mark
    }

    /// The entry as in its line, before how often it occurs.
    func text(of file: String) -> String { Self.field(file) + "\t" + fields }

    /// A text without what would end a field or a line, as JSON escapes it.
    private static func field(_ text: String) -> String {
        var writer = JSONWriter()
        writer.write(text)
        return String(decoding: VisibleText.json(writer.bytes).dropFirst().dropLast(), as: UTF8.self)
    }
}

/// The violations that are known before a check, and those that are found in it.
///
/// Violations are taken in the order of the input, by one thread at a time: of several that are equal the first are those
/// that are known.
final class Baseline: @unchecked Sendable {
    /// How often each is still to come.
    private var known: [String: Int] = [:]
    /// How often each was found, when that is to be written.
    private var found: [String: Int]?
    private let key: [String]
    /// Whether files are known by any name.
    private let ignoresNames: Bool
    /// Whether there is more to be noted than is held.
    private(set) var isTooLarge = false

    /// So many different entries are held.
    static let mostEntries = 500_000
    private static let largestFile = 128 << 20
    private static let title = "proviso-baseline"
    private static let version = "1"

    /// - Parameters:
    ///   - path: The file of those that are known; none are when it is `nil`.
    ///   - key: The attributes that tell a record; its text when there are none.
    ///   - ignoresNames: Whether names of files do not count.
    ///   - notes: Whether what is found is to be written.
    init(_ path: RawPath?, key: [String], ignoresNames: Bool, notes: Bool) throws {
        self.key = key
        self.ignoresNames = ignoresNames
        if notes { found = [:] }
        if let path { try read(path) }
    }

    /// Takes a violation.
    ///
    /// - Returns: Whether it is known.
    func take(_ entry: BaselineEntry, of file: BaselineNames) -> Bool {
        if found != nil {
            let text = entry.text(of: file.found)
            if found?[text] != nil || (found?.count ?? 0) < Self.mostEntries {
                found?[text, default: 0] += 1
            } else {
                isTooLarge = true
            }
        }
        guard !known.isEmpty else { return false }
        // A baseline that was written without names is for files of any name.
        return takeKnown(entry.text(of: file.known))
            || file.known != BaselineNames.any && takeKnown(entry.text(of: BaselineNames.any))
    }

    private func takeKnown(_ text: String) -> Bool {
        guard let count = known[text], count > 0 else { return false }
        known[text] = count - 1
        return true
    }

    /// The file of what was found: sorted, a line for each.
    var text: String {
        let lines = (found ?? [:]).map { "\($0.key)\t\($0.value)\n" }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        return firstLine + "\n" + lines.joined()
    }

    private var firstLine: String { "\(Self.title)\t\(Self.version)\tkey=" + Self.written(key) }

    private static func written(_ key: [String]) -> String {
        String(DataValue.array(key.map(DataValue.string)).description)
    }

    private func read(_ path: RawPath) throws {
        let name = path.description
        let bytes = try WholeText(InputFile(path: path), limit: Self.largestFile).bytes
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw DataError(file: name, "the baseline is not UTF-8 text", hint: Self.hint)
        }
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            Substring(line.last == 0x0D ? line.dropLast() : line)
        }
        let first = lines.removeFirst().split(separator: "\t", omittingEmptySubsequences: false)
        guard first.count == 3, first[0] == Self.title else {
            throw DataError(
                file: name, at: SourcePosition(line: 1, column: 1), "it is no baseline of proviso", hint: Self.hint)
        }
        guard first[1] == Self.version else {
            throw DataError(
                file: name, at: SourcePosition(line: 1, column: 1),
                "the baseline has version \(first[1]), and only version \(Self.version) is read", hint: Self.hint)
        }
        guard first[2] == "key=" + Self.written(key) else {
            throw DataError(
                file: name, at: SourcePosition(line: 1, column: 1),
                "the baseline knows records by \(Self.keyShown(first[2].dropFirst(4)))",
                hint: "give the same with --key, or write the baseline anew")
        }
        for (index, line) in lines.enumerated() where !line.isEmpty {
            guard let tab = line.lastIndex(of: "\t"),
                line.split(separator: "\t", omittingEmptySubsequences: false).count == 5,
                let count = Int(line[line.index(after: tab)...]), count > 0
            else {
                throw DataError(
                    file: name, at: SourcePosition(line: index + 2, column: 1),
                    "the line is not file, path, code, record and count, with a tab between each", hint: Self.hint)
            }
            var entry = String(line[..<tab])
            if ignoresNames { entry = BaselineNames.any + entry.drop { $0 != "\t" } }
            let sum = known[entry, default: 0].addingReportingOverflow(count)
            known[entry] = sum.overflow ? .max : sum.partialValue
        }
    }

    private static func keyShown(_ key: Substring) -> String { key == "[]" ? "their text" : "their key \(key)" }

    private static let hint = "write it anew with --write-baseline"
}
