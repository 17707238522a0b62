internal import ProvisoCore

/// Checks the lines of a block of NDJSON, or elements of a JSON file.
struct JSONBlockChecker: ~Copyable {
    var judge: RecordJudge
    var scanner = JSONRecordScanner()
    let writing: WritingMode?
    /// The name of the JSON file whose elements are the records; `nil` where lines are.
    let jsonFile: String?
    var isOfElements: Bool { jsonFile != nil }
    /// Line and column at which the block begins whose elements are checked.
    var textStart = (line: 1, column: 1)
    var names: [(bytes: [UInt8], slot: Int, node: Int)]
    /// Whether an attribute has several names, of which a record may have one.
    let hasSeveralNames: Bool
    /// Finds the names that stand in no table.
    let patterns: RecordLayout?
    let positions: TextTable
    /// The name that the member at each position had in the record before: the members of records come in one order.
    var expected: [Int] = []
    /// The names that the keys of each order have that the scanner keeps, by its number; -1 for a key that no rule names.
    var namesByOrder: [[Int]] = []
    /// The orders whose keys were noted for the block.
    var seenOrders: Set<Int> = []
    /// Looks at the values, when that is wanted.
    var profiler: JSONProfiler?
    /// Whether the records were not looked at before.
    var profiles = true

    /// - Parameter jsonFile: The name of the JSON file whose elements are the records; `nil` where lines are.
    init(
        _ run: RecordValidator, _ printer: ViolationPrinter, writing: WritingMode?, across: AcrossRecords? = nil,
        elementsOf jsonFile: String? = nil
    ) {
        self.jsonFile = jsonFile
        let tree = run.makeAttributeTree()
        let layout = run.plan.layout
        judge = RecordJudge(run, printer, lookingFor: tree, across: across, locator: JSONValueLocator(layout))
        self.writing = writing
        profiler = printer.reportOptions.profiles.map { JSONProfiler($0) }
        // Kept apart until they are complete: Swift 6.3 releases what a closure in here reads of a property that has no value yet.
        var names = tree.nodes[0].children.flatMap { node -> [(bytes: [UInt8], slot: Int, node: Int)] in
            guard let slot = tree.nodes[node].slot else { return [] }
            return layout.columns(of: slot).map { (Array($0.utf8), slot, node) }
        }
        positions = TextTable(names.map { String(decoding: $0.bytes, as: UTF8.self) })
        let hasOtherNames = Set(names.map(\.slot)).count < names.count
        hasSeveralNames = hasOtherNames || layout.hasColumnPatterns
        // These stand in no table: their names are found by a pattern.
        patterns = layout.hasColumnPatterns ? layout : nil
        names += layout.renamed.filter { layout.columns(of: $0).isEmpty }.compactMap { slot in
            tree.nodes.firstIndex { $0.slot == slot }.map { (Array(layout.column(of: slot).utf8), slot, $0) }
        }
        self.names = names
    }

    /// Checks the records of a block.
    ///
    /// - Parameter early: Takes what is found before the block is done.
    mutating func check(
        _ block: Block, _ limits: CheckLimits, early: (([UInt8]) -> Void)? = nil
    ) -> BlockResult {
        judge.begin(limits)
        seenOrders.removeAll(keepingCapacity: true)
        judge.early = early
        defer { judge.early = nil }
        if case .oversized = block.kind {
            judge.refuse(RecordPlace(number: block.firstRecord, line: block.firstLine), .tooLong)
            rejectOversized(line: block.firstLine)
            return judge.result
        }
        block.bytes.withUnsafeBufferPointer { bytes in
            var progress = progress(start(of: block), in: block)
            checkRecords(bytes, &progress, to: bytes.count, isUTF8: UTF8Check.isValid(bytes.span))
        }
        finishProfile()
        return judge.result
    }

    /// A way through the records of a part of a block.
    mutating func progress(_ part: BlockPart, in block: Block) -> RecordProgress {
        textStart = (block.firstLine, block.firstColumn)
        return RecordProgress(part, endings: isOfElements ? .all : .lineFeeds)
    }

    mutating func checkRecords(
        _ bytes: UnsafeBufferPointer<UInt8>, _ progress: inout RecordProgress, to last: Int, atMost most: Int = .max,
        isUTF8: Bool
    ) {
        if isOfElements {
            checkElements(bytes, &progress, to: last, atMost: most, isUTF8: isUTF8)
        } else {
            checkLines(bytes, &progress, to: last, atMost: most, isUTF8: isUTF8)
        }
    }

    // MARK: Lines

    private mutating func checkLines(
        _ bytes: UnsafeBufferPointer<UInt8>, _ lines: inout RecordProgress, to last: Int, atMost most: Int,
        isUTF8: Bool
    ) {
        var count = 0
        while lines.offset < last {
            let start = lines.offset
            let end = ByteSearch.firstIndex(of: 0x0A, in: bytes.span, from: start, to: last) ?? last
            let next = min(end + 1, last)
            if LineCutter.isBlank(bytes.span, from: start, to: end) {
                if writing != nil { judge.result.written.append(contentsOf: bytes[start..<next]) }
                lines.offset = next
                lines.line += 1
                continue
            }
            if judge.result.isFull {
                judge.result.isCut = true
                return
            }
            if count == most { return }
            count += 1
            let line = lines.line
            let place = RecordPlace(.line, number: lines.number, line: line, bytes: bytes, range: start..<end)
            let text = place.text
            let isValid = check(text, place, isUTF8: isUTF8)
            if !isValid, judge.rejects != nil {
                let hasReturn = text.last == 0x0D
                reject(hasReturn ? UnsafeBufferPointer(rebasing: text.dropLast()) : text, line: line)
                judge.keep(bytes[(hasReturn ? end - 1 : end)..<next])
            }
            if let writing, isValid || writing == .everything {
                writeObject(text)
                judge.result.written.append(contentsOf: bytes[end..<next])
            }
            lines.number += 1
            lines.line += 1
            lines.offset = next
        }
    }

    // MARK: Objects

    /// Where the last fault in an element of the block stands.
    var faults: TextCursor?
    /// Whether the last record was read and judged, so that it may have changed.
    var isFilled = false

    mutating func check(_ text: UnsafeBufferPointer<UInt8>, _ place: RecordPlace, isUTF8: Bool) -> Bool {
        isFilled = false
        if !isUTF8, !UTF8Check.isValid(text.span) {
            judge.refuse(place, .notUTF8)
            return false
        }
        do throws(JSONFault) {
            try scanner.scan(text.span)
        } catch {
            if error.problem == .notObject {
                judge.refuse(place, .notObject)
            } else if isOfElements, error.problem != .duplicateKey {
                fail(error, place)
            } else if isOfElements {
                // An element has lines of its own, and need not begin where its line does.
                let position = position(of: error, in: place)
                judge.refuse(
                    place, Self.reason(error), [("line", position.line), ("column", position.column)],
                    wording: "record.malformed/line")
            } else {
                let position = SourcePosition(ofOffset: error.offset, in: text.span, firstLine: place.line)
                judge.refuse(
                    place, Self.reason(error), [("column", position.column)],
                    wording: "record.malformed/column")
            }
            return false
        }
        let known = knownNames(in: text)
        if hasSeveralNames, hasDoubledAttribute(known, in: text) {
            judge.refuse(place, .doubledAttribute)
            return false
        }
        if profiles { profiler?.add(text) }
        fill(from: text, known)
        isFilled = true
        return judge.judge(place)
    }

    mutating func finishProfile() {
        if let profile = profiler?.finish() { judge.result.findings?.profile = profile }
        judge.finishCoverage()
    }

    private static func reason(_ fault: JSONFault) -> String {
        fault.problem == .duplicateKey ? RecordFault.doubledKey.rawValue : fault.reason
    }

    /// - Parameter known: The names of the members, if they are known.
    private mutating func fill(from text: UnsafeBufferPointer<UInt8>, _ known: [Int]?) {
        judge.record.reset(input: text)
        for (index, member) in scanner.members.enumerated() {
            let name: Int
            if let known { name = known[index] } else { name = findAndSee(member, at: index, in: text) }
            guard name >= 0 else {
                judge.record.noteOtherMember(Self.key(of: member, in: text))
                continue
            }
            let slot = names[name].slot
            let kind: FieldValue.Kind
            switch member.kind {
            case .null: kind = .null
            case .true, .false: kind = .bool
            case .number: kind = .number
            case .string: kind = .string
            case .stringWithEscapes:
                judge.record.set(slot, .string) { scratch in
                    var unescaped: [UInt8] = []
                    JSONString.unescape(text.span.extracting(member.valueStart..<member.valueEnd), into: &unescaped)
                    unescaped.withUnsafeBufferPointer { scratch.append($0) }
                }
                continue
            case .array: kind = .array
            case .object: kind = .object
            }
            judge.record.set(slot, kind, start: member.valueStart, end: member.valueEnd)
        }
        judge.record.finishFilling()
    }
}
