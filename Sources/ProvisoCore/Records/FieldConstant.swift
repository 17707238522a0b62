/// A constant of a rule (`compareValue`, an element of `range`) in the form in which record values come.
final class FieldConstant: Sendable {
    let value: DataValue
    private let kind: FieldValue.Kind
    private let tree: DataTree?
    private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

    init(_ value: DataValue) {
        self.value = value
        let text: String
        switch value {
        case .null: (kind, text) = (.null, "")
        case .bool(let value): (kind, text) = (.bool, value ? "true" : "false")
        case .number(let number): (kind, text) = (.number, number.spelling)
        case .string(let string): (kind, text) = (.string, string)
        case .untyped(let string): (kind, text) = (.untyped, string)
        case .array: (kind, text) = (.array, "")
        case .object: (kind, text) = (.object, "")
        }
        tree = kind == .array || kind == .object ? DataTree(value) : nil
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = buffer.initialize(from: text.utf8)
        bytes = UnsafeBufferPointer(buffer)
    }

    deinit { bytes.deallocate() }

    /// The constant as a rule sees it. Must not outlive the constant.
    var field: FieldValue {
        tree.map { FieldValue(kind, $0) } ?? FieldValue(kind, bytes)
    }
}
