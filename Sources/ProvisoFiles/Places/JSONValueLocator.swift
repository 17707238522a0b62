import ProvisoCore

/// Finds the values of an object, those inside of other values too.
struct JSONValueLocator: ValueLocator {
    /// An element of a list that was found before, from which those behind it are reached.
    private struct Stop {
        /// The way to the list.
        let list: [FieldPath.Component]
        let index: Int
        let offset: Int
    }

    /// The last element found in each list on the way to the last value: bad elements come one after another, and each is
    /// looked for from the one before.
    private var stops: [Stop] = []
    /// The number of the record that they are in.
    private var searched = 0

    /// Knows which members are attributes of other names; `nil` where none is.
    private let layout: RecordLayout?

    init(_ layout: RecordLayout) { self.layout = layout.renamed.isEmpty ? nil : layout }

    mutating func range(of path: FieldPath, in record: RecordPlace) -> Range<Int>? {
        guard !record.range.isEmpty, !path.isEmpty else { return nil }
        if searched != record.number {
            searched = record.number
            stops.removeAll(keepingCapacity: true)
        }
        let bytes = record.bytes.span.extracting(..<record.range.upperBound)
        guard let start = start(of: path, in: bytes, from: record.range.lowerBound),
            let end = try? Self.end(ofValueAt: start, in: bytes)
        else { return nil }
        return start..<end
    }

    mutating func append(valueOf path: FieldPath, in record: RecordPlace, to bytes: inout [UInt8]) -> Bool {
        guard let range = range(of: path, in: record) else { return false }
        let value = record.bytes.span.extracting(range)
        // What kind of value it is makes a difference: 1 is not "1".
        if value.count >= 2, value[0] == UInt8(ascii: "\"") {
            bytes.append(UInt8(ascii: "\""))
            JSONString.unescape(value.extracting(1..<value.count - 1), into: &bytes)
        } else {
            value.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        }
        return true
    }

    // MARK: The way to a value

    private mutating func start(of path: FieldPath, in bytes: Span<UInt8>, from start: Int) -> Int? {
        let steps = path.components
        var (offset, taken) = (start, 0)
        while let stop = stops.last {
            let depth = stop.list.count
            if depth < steps.count, case .index(let index) = steps[depth], index >= stop.index,
                steps[..<depth] == stop.list[...]
            {
                guard let element = try? element(index - stop.index, behind: stop.offset, in: bytes) else { return nil }
                stops[stops.count - 1] = Stop(list: stop.list, index: index, offset: element)
                (offset, taken) = (element, depth + 1)
                break
            }
            stops.removeLast()
        }
        for depth in taken..<steps.count {
            switch steps[depth] {
            case .key:
                let isAttribute = depth == 0
                guard let value = try? member(steps[depth], isAttribute, ofObjectAt: offset, in: bytes) else {
                    return nil
                }
                offset = value
            case .index(let index):
                var tokenizer = JSONTokenizer(at: offset)
                guard let list = try? tokenizer.next(in: bytes), list.kind == .beginArray,
                    let element = try? element(index, behind: Self.afterBlanks(in: bytes, from: list.end), in: bytes)
                else { return nil }
                offset = element
                stops.append(Stop(list: Array(steps[..<depth]), index: index, offset: element))
            }
        }
        return Self.afterBlanks(in: bytes, from: offset)
    }

    private func member(
        _ key: FieldPath.Component, _ isAttribute: Bool, ofObjectAt start: Int, in bytes: Span<UInt8>
    ) throws(JSONFault) -> Int? {
        var tokenizer = JSONTokenizer(at: start)
        guard try tokenizer.next(in: bytes).kind == .beginObject else { return nil }
        while true {
            let token = try tokenizer.next(in: bytes)
            guard token.kind == .key else {
                if tokenizer.depth == 0 { return nil }
                continue
            }
            guard tokenizer.depth == 1 else { continue }
            var text: [UInt8] = []
            JSONString.unescape(bytes.extracting(token.start..<token.end), into: &text)
            let name = String(decoding: text, as: UTF8.self)
            if FieldPath.Component.key(isAttribute ? attribute(ofMember: name) : name) == key {
                return tokenizer.offset
            }
        }
    }

    private func attribute(ofMember name: String) -> String {
        layout?.slot(ofColumn: name).flatMap { layout?.slots[$0].name } ?? name
    }

    /// The element so many places behind another, which stands at an offset.
    private func element(
        _ distance: Int, behind start: Int, in bytes: Span<UInt8>
    ) throws(JSONFault) -> Int? {
        var offset = start
        for _ in 0..<distance {
            offset = Self.afterBlanks(in: bytes, from: try Self.end(ofValueAt: offset, in: bytes))
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return nil }
            offset = Self.afterBlanks(in: bytes, from: offset + 1)
        }
        return offset < bytes.count && bytes[offset] != UInt8(ascii: "]") ? offset : nil
    }

    private static func end(ofValueAt start: Int, in bytes: Span<UInt8>) throws(JSONFault) -> Int {
        var tokenizer = JSONTokenizer(at: start)
        repeat { _ = try tokenizer.next(in: bytes) } while tokenizer.depth > 0
        return tokenizer.offset
    }

    private static func afterBlanks(in bytes: Span<UInt8>, from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
        return offset
    }
}
