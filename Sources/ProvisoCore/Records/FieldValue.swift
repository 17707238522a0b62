/// A value of a record as a rule sees it: borrowed, still bytes, of a type that may be open.
///
/// A CSV cell is ``Kind/untyped``: it is a number to a rule for numbers and a text to a rule for texts. Reading one of the
/// properties that make a copy, ``string`` and ``data``, costs an allocation; rules on a hot path look at the bytes.
public struct FieldValue: ~Copyable {
    /// What kind of value stands there.
    public enum Kind: UInt8, Sendable, Hashable {
        /// The record has no such attribute.
        case missing
        /// The attribute is null.
        case null
        /// A boolean.
        case bool
        /// A number, spelled in the bytes.
        case number
        /// A text.
        case string
        /// A text that stands for whatever it spells.
        case untyped
        /// A list.
        case array
        /// Named values.
        case object
    }

    /// What kind of value stands there.
    public let kind: Kind
    /// The text, or the spelling of a number or boolean; nothing for any other kind. Lives as long as the record stands still.
    package let bytes: UnsafeBufferPointer<UInt8>
    /// Of a list or an object its address; of a text 1 where numbers have a comma before their fraction, twice the count of
    /// ``numberBytes`` where these stand behind the text, else 0. In one word: the value is lent to every rule, and each further
    /// one would have to be passed along.
    ///
    /// The list or the object is held by the record: a view of it costs no reference count.
    private let detail: UInt

    package init(_ kind: Kind, _ bytes: UnsafeBufferPointer<UInt8>, hasDecimalComma: Bool = false) {
        self.kind = kind
        self.bytes = bytes
        detail = hasDecimalComma ? 1 : 0
    }

    /// A text that stands for a number which is spelled otherwise.
    ///
    /// - Parameter numberCount: How many bytes behind those of the text spell the number, with a point.
    init(_ kind: Kind, _ bytes: UnsafeBufferPointer<UInt8>, numberCount: Int) {
        self.kind = kind
        self.bytes = bytes
        detail = UInt(numberCount) * 2
    }

    /// A view of a list or an object, which somebody else must hold meanwhile.
    package init(_ kind: Kind, _ tree: DataTree) {
        self.kind = kind
        bytes = UnsafeBufferPointer(start: nil, count: 0)
        detail = UInt(bitPattern: Unmanaged.passUnretained(tree).toOpaque())
    }

    /// The list or the object; null for any other kind.
    var container: DataValue {
        guard kind == .array || kind == .object, let tree = UnsafeRawPointer(bitPattern: detail) else { return .null }
        return Unmanaged<DataTree>.fromOpaque(tree).takeUnretainedValue().value
    }

    /// The elements of a list; `nil` for any other kind.
    var elements: [DataValue]? { if case .array(let elements) = container { elements } else { nil } }

    package init(_ kind: Kind) {
        self.init(kind, UnsafeBufferPointer(start: nil, count: 0))
    }

    /// Whether the value is missing, null, `""`, `[]` or `{}`.
    public var isEmpty: Bool {
        switch kind {
        case .string, .untyped: bytes.isEmpty
        case .missing, .null: true
        case .bool, .number: false
        case .array, .object: container.isEmpty
        }
    }

    /// Whether the value is missing, null or `""`.
    var hasNoText: Bool {
        switch kind {
        case .string, .untyped: bytes.isEmpty
        case .missing, .null: true
        case .bool, .number, .array, .object: false
        }
    }

    /// Whether the value is a text, or may be read as one.
    @inlinable public var isText: Bool { kind == .string || kind == .untyped }

    /// The text, copied; `nil` for any other kind.
    public var string: String? { isText ? String(decoding: bytes, as: UTF8.self) : nil }

    /// The value, copied. A missing one is null.
    public var data: DataValue {
        switch kind {
        case .missing, .null: .null
        case .bool: .bool(isTrue)
        case .number: ExactNumber(String(decoding: bytes, as: UTF8.self)).map(DataValue.number) ?? .null
        case .string: .string(String(decoding: bytes, as: UTF8.self))
        case .untyped: .untyped(String(decoding: bytes, as: UTF8.self))
        case .array, .object: container
        }
    }

    /// The spelling of `true`.
    var isTrue: Bool { bytes.count == 4 }

    /// The value as a number, when it is one or may be read as one.
    package var number: DecimalShape? {
        kind == .number || kind == .untyped ? spelledNumber : nil
    }

    /// The number that the bytes spell, whatever kind of value they are. Its digits stand in ``numberBytes``.
    var spelledNumber: DecimalShape? { DecimalShape(numberBytes.span, decimalSign: decimalSign) }

    /// The spelling of the number: the bytes themselves, unless groups of digits or a unit stand in them.
    package var numberBytes: UnsafeBufferPointer<UInt8> {
        guard detail > 1, isText, let base = bytes.baseAddress else { return bytes }
        return UnsafeBufferPointer(start: base + bytes.count, count: Int(detail / 2))
    }

    /// What stands before the fraction of a number in its spelling.
    package var decimalSign: UInt8 { UInt8(ascii: hasDecimalComma ? "," : ".") }

    /// Whether numbers in the text have a comma before their fraction.
    var hasDecimalComma: Bool { detail == 1 && kind != .number }

    /// The value, when it is spelled in nothing but digits, of which there are eighteen at most: most whole numbers are.
    var plainInteger: Int64? {
        guard kind == .number || kind == .untyped, 1...18 ~= bytes.count else { return nil }
        var integer: Int64 = 0
        for byte in bytes {
            let digit = byte &- UInt8(ascii: "0")
            if digit > 9 { return nil }
            integer = integer &* 10 &+ Int64(digit)
        }
        return integer
    }

    /// The value as a boolean: `true`, `false`, and the numbers 1 and 0; in untyped text these four spellings.
    package var boolean: Bool? {
        switch kind {
        case .bool: return isTrue
        case .number:
            guard let number else { return nil }
            return number.isZero ? false : number.isOne(in: numberBytes.span) ? true : nil
        case .untyped:
            if equals("true") || equals("1") { return true }
            return equals("false") || equals("0") ? false : nil
        default: return nil
        }
    }

    /// Whether the bytes are those of the text.
    func equals(_ text: StaticString) -> Bool {
        bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

extension DecimalShape {
    /// Whether the value is one.
    func isOne(in text: Span<UInt8>) -> Bool {
        !isNegative && exponent == 1 && end - start == 1 && text[start] == UInt8(ascii: "1")
    }
}

/// A list or an object with an identity of its own, so that it can be looked at without being copied.
package final class DataTree: Sendable {
    let value: DataValue

    init(_ value: DataValue) { self.value = value }
}
