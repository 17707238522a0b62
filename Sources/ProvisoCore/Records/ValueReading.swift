/// How the values of an attribute are read, before any rule sees them.
struct ValueReading: Sendable {
    /// The texts and numbers that stand for nothing; `nil` when there are none.
    var missing: ConstantTable?
    /// What stands before the fraction of a number in text.
    var decimalSign = UInt8(ascii: ".")

    /// What else stands in a number in text; `nil` when nothing does.
    var spelling: NumberSpelling?

    /// Whether values are read as they stand.
    var isPlain: Bool { missing == nil && hasPlainNumbers }

    /// Whether numbers in text are spelled as those of JSON are.
    var hasPlainNumbers: Bool { !hasDecimalComma && spelling == nil }

    /// Whether numbers in text have a comma before their fraction.
    var hasDecimalComma: Bool { decimalSign != UInt8(ascii: ".") }

    /// Whether a value stands for nothing.
    ///
    /// - Complexity: Linear in the value; constant, on average, in the number of markers.
    func isNothing(_ value: borrowing FieldValue) -> Bool {
        switch value.kind {
        case .string, .untyped, .number: missing?.contains(value) ?? false
        case .missing, .null, .bool, .array, .object: false
        }
    }

    /// Lends a text with the number that it stands for, as a record does. Other values are lent as they are.
    func lend<Result>(
        _ kind: FieldValue.Kind, _ text: UnsafeBufferPointer<UInt8>, _ body: (borrowing FieldValue) -> Result
    ) -> Result {
        let isText = kind == .string || kind == .untyped
        if isText, let spelling, text.count <= Int(UInt16.max) {
            var scratch = ScratchBytes()
            scratch.append(text)
            if spelling.append(text, decimalSign: decimalSign, to: &scratch) {
                return withExtendedLifetime(scratch) {
                    body(FieldValue(kind, scratch[0..<text.count], numberCount: scratch.count - text.count))
                }
            }
        }
        return body(FieldValue(kind, text, hasDecimalComma: isText && hasDecimalComma))
    }

    /// A value that a rule made, as it is written into a cell of text.
    func cellText(of value: DataValue) -> String {
        switch value {
        case .null: ""
        case .string(let text), .untyped(let text): text
        case .number(let number) where hasDecimalComma: number.spelling.withPointsAndCommasExchanged
        case .bool, .number, .array, .object: value.description
        }
    }
}
