/// A model without a Swift type while its rules run: a CSV row, a JSON object, a dictionary.
///
/// The values stay where they came from, as bytes, until a rule needs more. What filters write goes to a scratch area.
/// One record object serves a whole file: `reset(input:)` makes it ready for the next.
public struct Record: ~Copyable {
    /// Where a value's bytes are.
    private enum Source: UInt8 {
        case none
        case input
        case scratch
        case tree
    }

    private struct Cell {
        var kind = FieldValue.Kind.missing
        var source = Source.none
        var isChanged = false
        /// A part of a nested object is looked up when it is first needed.
        var isResolved = true
        /// Whether numbers in text have a comma before their fraction.
        var hasDecimalComma = false
        /// How many bytes behind the text spell the number that it stands for; 0 when it is one as it stands, or none. Short,
        /// since all cells are written anew for each record.
        var numberCount: UInt16 = 0
        var start = 0
        var end = 0

        /// Whether the value can be read as it is.
        var isReady: Bool { isResolved && (source != .input || (kind != .array && kind != .object)) }
    }

    let layout: RecordLayout
    /// What is known of the records before, where they are judged one after another.
    package var across: AcrossRecords? { didSet { lentAcross = across.map(Unmanaged.passUnretained) } }
    /// The same, to be lent to a rule without being counted for each record; the record holds it.
    private(set) var lentAcross: Unmanaged<AcrossRecords>?
    /// Whether some values are not read as they stand.
    private let hasReadings: Bool
    /// One for each slot of the layout, which is all that ever asks for one.
    private let cells: UnsafeMutableBufferPointer<Cell>
    private var input = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var scratch: ScratchBytes
    private var trees: [DataTree] = []
    /// The slot that is being judged, or the first of several.
    var judgedSlot = 0
    /// Whether `address.city` is a column of its own, as in CSV, not a part of an object.
    private var isFlat = false
    /// The names of members that no rule names, where they are refused.
    private(set) var otherMembers: [String] = []

    package init(layout: RecordLayout) {
        self.layout = layout
        hasReadings = !layout.readSlots.isEmpty
        cells = .allocate(capacity: layout.slots.count)
        cells.initialize(repeating: Cell())
        scratch = ScratchBytes()
    }

    deinit { cells.deallocate() }

    // MARK: Filling

    /// Forgets all values; every attribute is missing then.
    package mutating func reset(input: UnsafeBufferPointer<UInt8>, isFlat: Bool = false) {
        self.input = input
        self.isFlat = isFlat
        cells.update(repeating: Cell())
        if !isFlat {
            for part in layout.parts { cells[part].isResolved = false }
        }
        if hasReadings { beginReading() }
        scratch.removeAll()
        if !trees.isEmpty { trees.removeAll(keepingCapacity: true) }
        if !otherMembers.isEmpty { otherMembers.removeAll(keepingCapacity: true) }
    }

    /// Notes a member that no rule names.
    ///
    /// - Parameter name: Its name, which is asked for where such members are refused.
    package mutating func noteOtherMember(_ name: @autoclosure () -> String) {
        if layout.isClosed { otherMembers.append(name()) }
    }

    /// Sets a value that stands in the input: text without escapes, a number, or an array or object as JSON.
    package mutating func set(_ slot: Int, _ kind: FieldValue.Kind, start: Int, end: Int) {
        cells[slot].kind = kind
        cells[slot].source = .input
        cells[slot].start = start
        cells[slot].end = end
        cells[slot].numberCount = 0
        cells[slot].isResolved = true
    }

    /// Sets a value whose bytes the closure appends to the scratch area: text that had escapes.
    package mutating func set(_ slot: Int, _ kind: FieldValue.Kind, _ append: (inout ScratchBytes) -> Void) {
        let start = scratch.count
        append(&scratch)
        cells[slot].kind = kind
        cells[slot].source = .scratch
        cells[slot].start = start
        cells[slot].end = scratch.count
        cells[slot].numberCount = 0
        cells[slot].isResolved = true
    }

    /// Ends the filling of a record: what stands for nothing is null from now on.
    package mutating func finishFilling() {
        if !hasReadings { return }
        for slot in layout.readSlots where cells[slot].isResolved { readAsDeclared(slot) }
    }

    private mutating func beginReading() {
        for slot in layout.readSlots { cells[slot].hasDecimalComma = layout.slots[slot].reading.hasDecimalComma }
    }

    /// Makes null of a value that stands for nothing, and finds the number that a text stands for.
    private mutating func readAsDeclared(_ slot: Int) {
        if layout.slots[slot].reading.isNothing(field(slot)) { return clear(slot, .null) }
        spellNumber(slot)
    }

    /// Finds the number that a text stands for, where it is written with more than digits. The text moves to the scratch area,
    /// and the number stands behind it.
    private mutating func spellNumber(_ slot: Int) {
        guard let spelling = layout.slots[slot].reading.spelling else { return }
        cells[slot].numberCount = 0
        let cell = cells[slot]
        guard cell.kind == .untyped || cell.kind == .string, cell.source == .input || cell.source == .scratch,
            1...Int(UInt16.max) ~= cell.end - cell.start
        else { return }
        // Once there is room for both nothing moves any more.
        scratch.makeRoom(2 * (cell.end - cell.start))
        let start = scratch.count
        let text =
            cell.source == .input
            ? UnsafeBufferPointer(rebasing: input[cell.start..<cell.end]) : scratch[cell.start..<cell.end]
        scratch.append(text)
        let end = scratch.count
        guard spelling.append(text, decimalSign: layout.slots[slot].reading.decimalSign, to: &scratch) else {
            return scratch.removeAll(from: start)
        }
        cells[slot].source = .scratch
        (cells[slot].start, cells[slot].end) = (start, end)
        cells[slot].numberCount = UInt16(scratch.count - end)
    }

    /// Sets a value from a tree; `nil` is missing.
    package mutating func load(_ value: DataValue?, into slot: Int) {
        switch value {
        case nil: clear(slot, .missing)
        case .null: clear(slot, .null)
        case .bool(let value): set(slot, .bool) { $0.append(value ? "true" : "false") }
        case .number(let number): set(slot, .number) { $0.append(number.spelling) }
        case .string(let text): set(slot, .string) { $0.append(text) }
        case .untyped(let text): set(slot, .untyped) { $0.append(text) }
        case .array(let elements): hold(.array(elements), .array, in: slot)
        case .object(let object): hold(.object(object), .object, in: slot)
        }
    }

    private mutating func clear(_ slot: Int, _ kind: FieldValue.Kind) {
        cells[slot].kind = kind
        cells[slot].source = .none
        cells[slot].isResolved = true
    }

    private mutating func hold(_ value: DataValue, _ kind: FieldValue.Kind, in slot: Int) {
        cells[slot].kind = kind
        cells[slot].source = .tree
        cells[slot].start = trees.count
        cells[slot].isResolved = true
        trees.append(DataTree(value))
    }

    // MARK: Reading

    /// Makes a value ready to be read: finds a part of a nested object, builds the tree of a list or an object.
    @inline(__always)
    mutating func prepare(_ slot: Int) {
        if !cells[slot].isReady { find(slot) }
    }

    /// Whether a value can be read as it is.
    @inline(__always)
    package func isReady(_ slot: Int) -> Bool { cells[slot].isReady }

    /// The value of an attribute that a rule names in its options, if it can be read as it is.
    func readyValue(of attribute: AttributeReference) -> FieldValue? {
        isReady(attribute.slot) ? field(attribute.slot) : nil
    }

    private mutating func find(_ slot: Int) {
        if !cells[slot].isResolved, let parent = layout.slots[slot].parent {
            prepare(parent)
            var value: DataValue? = container(parent)
            for key in layout.slots[slot].subpath { value = value?[key] }
            load(value, into: slot)
            // What a filter wrote is what it is.
            if hasReadings, !cells[slot].isChanged { readAsDeclared(slot) }
        }
        switch cells[slot].kind {
        case .array, .object:
            guard cells[slot].source == .input else { return }
            let text = UnsafeBufferPointer(rebasing: input[cells[slot].start..<cells[slot].end])
            // Only what a scanner found well-formed is set as a list or an object.
            guard let value = try? DataValue(json: text.span) else { return clear(slot, .null) }
            hold(value, cells[slot].kind, in: slot)
        default: break
        }
    }

    private func container(_ slot: Int) -> DataValue? {
        // Not `nil` behind a question mark, which would be the value null.
        guard cells[slot].source == .tree else { return Optional.none }
        return trees[cells[slot].start].value
    }

    /// A value as rules see it. It must have been prepared, and must not be used once the record changes.
    @inline(__always)
    package func field(_ slot: Int) -> FieldValue {
        let cell = cells[slot]
        switch cell.source {
        case .none: return FieldValue(cell.kind)
        case .input:
            return FieldValue(
                cell.kind, UnsafeBufferPointer(rebasing: input[cell.start..<cell.end]),
                hasDecimalComma: cell.hasDecimalComma)
        case .scratch where cell.numberCount > 0:
            return FieldValue(cell.kind, scratch[cell.start..<cell.end], numberCount: Int(cell.numberCount))
        case .scratch:
            return FieldValue(cell.kind, scratch[cell.start..<cell.end], hasDecimalComma: cell.hasDecimalComma)
        case .tree:
            return FieldValue(cell.kind, trees[cell.start])
        }
    }

    /// The value of an attribute that a rule names in its options.
    public func value(of attribute: AttributeReference) -> FieldValue {
        field(attribute.slot)
    }

    /// How the values of an attribute are read that a rule names in its options.
    func reading(of attribute: AttributeReference) -> ValueReading { layout.slots[attribute.slot].reading }

    /// How the value is read that is being judged.
    var judgedReading: ValueReading { layout.slots[judgedSlot].reading }

    /// A value, copied.
    package mutating func data(_ slot: Int) -> DataValue {
        prepare(slot)
        return field(slot).data
    }

    /// Puts an element of a list into the place made for it.
    mutating func beginElement(_ element: DataValue, in slot: Int) {
        load(element, into: slot)
        cells[slot].isChanged = false
        if hasReadings { readAsDeclared(slot) }
    }

    /// Puts a value into the place made for those who try rules on it.
    mutating func lend(_ slot: Int, to place: Int) {
        prepare(slot)
        cells[place] = cells[slot]
        cells[place].isChanged = false
    }

    /// Writes what filters made of a value that was lent.
    mutating func takeBack(_ slot: Int, from place: Int) {
        guard cells[place].isChanged else { return }
        cells[slot] = cells[place]
        changeParent(of: slot)
        if !isFlat { forgetParts(of: slot, but: slot) }
    }

    /// Whether a filter changed the value.
    package func isChanged(_ slot: Int) -> Bool { cells[slot].isChanged }

    /// Whether the input has the attribute, or a filter gave it a value.
    package func isMissing(_ slot: Int) -> Bool { cells[slot].isResolved && cells[slot].kind == .missing }

    // MARK: Writing

    /// Writes what a filter made.
    mutating func replace(_ slot: Int, with replacement: Replacement) {
        switch replacement {
        case .unchanged: break
        case .slice(let range):
            let cell = cells[slot]
            guard cell.source == .input || cell.source == .scratch, range.count < cell.end - cell.start else { return }
            cells[slot].start = cell.start + range.lowerBound
            cells[slot].end = cell.start + range.upperBound
            if hasReadings { spellNumber(slot) }
            cells[slot].isChanged = true
            changeParent(of: slot)
        case .value(let value):
            if cells[slot].kind == .missing, value == .null || !hasPlace(slot) { return }
            load(value, into: slot)
            if hasReadings, isFlat, case .number = value, layout.slots[slot].reading.hasDecimalComma {
                load(.untyped(layout.slots[slot].reading.cellText(of: value)), into: slot)
            }
            if hasReadings { spellNumber(slot) }
            cells[slot].isChanged = true
            changeParent(of: slot)
        }
        if !isFlat { forgetParts(of: slot, but: slot) }
    }

    /// A part of a nested object is written into the object too.
    private mutating func changeParent(of slot: Int) {
        guard !isFlat, let parent = layout.slots[slot].parent else { return }
        prepare(parent)
        // A text, a number or a list has no parts, and is not lost for one.
        guard [.missing, .null, .object].contains(cells[parent].kind) else { return }
        let value = field(slot).data
        let tree = Self.setting(
            value, at: layout.slots[slot].subpath[...], in: container(parent) ?? .object(DataObject()))
        hold(tree, .object, in: parent)
        cells[parent].isChanged = true
        forgetParts(of: parent, but: slot)
    }

    /// Whether a part that is missing can be written: not into a text, a number or a list.
    private mutating func hasPlace(_ slot: Int) -> Bool {
        guard !isFlat, let parent = layout.slots[slot].parent else { return true }
        prepare(parent)
        guard cells[parent].kind == .object, var tree = container(parent) else {
            return cells[parent].kind == .missing || cells[parent].kind == .null
        }
        for key in layout.slots[slot].subpath.dropLast() {
            guard case .object(let object) = tree else { return tree == .null }
            guard let part = object[key] else { return true }
            tree = part
        }
        if case .object = tree { return true }
        return tree == .null
    }

    private static func setting(_ value: DataValue, at path: ArraySlice<String>, in tree: DataValue) -> DataValue {
        guard let key = path.first else { return value }
        // What is null has no parts yet, like what is missing.
        if tree == .null { return setting(value, at: path, in: .object(DataObject())) }
        guard case .object(var object) = tree else { return tree }
        object[key] = setting(value, at: path.dropFirst(), in: object[key] ?? .object(DataObject()))
        return .object(object)
    }

    /// What was read of an object is read again after the object changed.
    private mutating func forgetParts(of parent: Int, but slot: Int) {
        for part in layout.slots[parent].parts where part != slot { cells[part].isResolved = false }
    }
}

/// Bytes that grow; their addresses hold until they grow again.
package struct ScratchBytes: ~Copyable {
    private var base: UnsafeMutableBufferPointer<UInt8>
    package private(set) var count = 0

    init() { base = .allocate(capacity: 256) }
    deinit { base.deallocate() }

    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(base)[range])
    }

    mutating func removeAll() { count = 0 }

    /// Forgets what was appended from an offset on.
    mutating func removeAll(from start: Int) { count = start }

    /// Makes sure that so many bytes can be appended before an address changes.
    mutating func makeRoom(_ more: Int) { reserve(more) }

    package mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        _ = UnsafeMutableBufferPointer(rebasing: base[count...]).initialize(from: bytes)
        count += bytes.count
    }

    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    private mutating func reserve(_ more: Int) {
        guard count + more > base.count else { return }
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(base.count * 2, count + more))
        _ = larger.initialize(from: base[..<count])
        base.deallocate()
        base = larger
    }
}
