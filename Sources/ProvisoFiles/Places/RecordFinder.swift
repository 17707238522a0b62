import ProvisoCore

/// Finds the records again about which something is known only after the last one was read: where their values stand, what these are,
/// and what tells the records from others is in the file alone.
///
/// Nothing is opened before the first is asked for.
final class RecordFinder: ValueLocator {
    private let open: () throws -> (any RecordSeeker)?
    private var seeker: (any RecordSeeker)?
    private var locator: any ValueLocator = NoValues()
    private var isOpen = false

    /// - Parameter open: Opens the file once more; `nil` where it is not needed again or cannot be read twice.
    init(_ open: @escaping () throws -> (any RecordSeeker)?) { self.open = open }

    /// Hands out the place of a record. Records are asked for in their order, each as often as is wanted.
    func withPlace<Result>(of position: RecordPosition, _ body: (RecordPlace) throws -> Result) throws -> Result {
        guard position.record > 0, try seek(position.record), let seeker else {
            return try body(RecordPlace(number: position.record, line: position.line))
        }
        let (kind, range, start) = (seeker.kind, seeker.range, seeker.textStart)
        return try seeker.bytes.withUnsafeBufferPointer { bytes in
            try body(
                RecordPlace(
                    kind, number: position.record, line: position.line, bytes: bytes, range: range, textStart: start))
        }
    }

    private func seek(_ number: Int) throws -> Bool {
        if !isOpen {
            isOpen = true
            seeker = try open()
        }
        guard try seeker?.seek(number) ?? false, let seeker else { return false }
        locator = seeker.locator
        return true
    }

    /// The value of an attribute of a record.
    func value(of path: FieldPath, at position: RecordPosition) throws -> DataValue? {
        try withPlace(of: position) { place in
            if place.kind == .row {
                var text: [UInt8] = []
                return append(valueOf: path, in: place, to: &text)
                    ? .untyped(String(decoding: text, as: UTF8.self)) : nil
            }
            return range(of: path, in: place).flatMap { try? DataValue(json: place.bytes.span.extracting($0)) }
        }
    }

    func range(of path: FieldPath, in record: RecordPlace) -> Range<Int>? { locator.range(of: path, in: record) }

    func append(valueOf path: FieldPath, in record: RecordPlace, to bytes: inout [UInt8]) -> Bool {
        locator.append(valueOf: path, in: record, to: &bytes)
    }
}
