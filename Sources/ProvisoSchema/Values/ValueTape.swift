internal import ProvisoCore

/// A JSON value as a flat list of its parts, in the order of the text.
///
/// A container comes before its parts, and knows where it ends; a member is its key, then its value. Nothing points at anything, so
/// that a tape can be used again for the next value without an allocation.
struct ValueTape: Sendable {
    /// What a part is.
    enum Kind: UInt8, Sendable {
        case null, `false`, `true`, number, string, array, object
        /// The key of a member; its value follows.
        case key

        /// What it is as a value.
        var value: Kind { self == .key ? .string : self }
    }

    /// A part of the value.
    struct Entry: Sendable {
        var kind: Kind
        /// Where its text begins in the bytes: that of a string or a key without quotes and escapes, the spelling of a number. An object
        /// has its ``nameBits`` there.
        var start: Int32 = 0
        /// Where its text ends.
        var end: Int32 = 0
        /// The part behind the value, all that is in it included.
        var next: Int32
        /// How many elements or members a container has; the hash of a key.
        var count: UInt32 = 0
        /// The container around it, or -1.
        var parent: Int32
        /// Which element or member of the container it is, counted from 0.
        var ordinal: Int32 = 0

        /// The bits of the names of an object: a name whose bit is not there is not there.
        var nameBits: UInt64 {
            @inline(__always) get {
                UInt64(UInt32(bitPattern: start)) | UInt64(UInt32(bitPattern: end)) &<< 32
            }
            @inline(__always) set {
                start = Int32(truncatingIfNeeded: newValue)
                end = Int32(truncatingIfNeeded: newValue &>> 32)
            }
        }
    }

    /// The texts of all parts, as ``Entry/start`` and ``Entry/end`` give them.
    var bytes: [UInt8] = []
    /// The parts; the first one is the value.
    var entries: [Entry] = []
    /// How many containers are inside each other.
    var depth = 0

    /// Creates a tape without a value.
    init() {}

    /// The text of a string, a key or a number.
    @inline(__always)
    func withText<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
        let entry = entries[index]
        return body(bytes.span.extracting(Int(entry.start)..<Int(entry.end)))
    }

    /// The text of a string, a key or a number, as a copy.
    func text(of index: Int) -> String {
        String(decoding: bytes[Int(entries[index].start)..<Int(entries[index].end)], as: UTF8.self)
    }

    /// Whether the texts of two parts are the same, byte by byte. The second may be of another tape.
    func hasSameText(_ index: Int, as other: Int, in tape: borrowing ValueTape) -> Bool {
        let (left, right) = (entries[index], tape.entries[other])
        guard left.end - left.start == right.end - right.start else { return false }
        return NameHash.areEqual(
            bytes.span.extracting(Int(left.start)..<Int(left.end)),
            tape.bytes.span.extracting(Int(right.start)..<Int(right.end)))
    }

    /// The way from the whole to a part; that of a key is the way to its object.
    func path(to index: Int) -> [FieldPath.Component] {
        var components: [FieldPath.Component] = []
        var index = entries[index].kind == .key ? Int(entries[index].parent) : index
        while index > 0 {
            let parent = Int(entries[index].parent)
            if entries[parent].kind == .object {
                components.append(.key(text(of: index - 1)))
            } else {
                components.append(.index(Int(entries[index].ordinal)))
            }
            index = parent
        }
        return components.reversed()
    }

    /// The value of a part and all that is in it.
    func value(of index: Int) -> DataValue {
        let entry = entries[index]
        switch entry.kind {
        case .null: return .null
        case .false: return .bool(false)
        case .true: return .bool(true)
        case .number: return ExactNumber(text(of: index)).map(DataValue.number) ?? .null
        case .string, .key: return .string(text(of: index))
        case .array:
            var elements: [DataValue] = []
            var child = index + 1
            while child < Int(entry.next) {
                elements.append(value(of: child))
                child = Int(entries[child].next)
            }
            return .array(elements)
        case .object:
            var object = DataObject()
            var key = index + 1
            while key < Int(entry.next) {
                object.append(text(of: key), value(of: key + 1))
                key = Int(entries[key + 1].next)
            }
            return .object(object)
        }
    }
}
