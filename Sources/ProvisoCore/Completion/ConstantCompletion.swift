internal import ProvisoFormats

/// What becomes of text without a type that must stand for one of some constants.
struct ConstantCompletion {
    let constants: [DataValue]

    /// More numbers than these are not tried one by one: numbers are spelled in many ways.
    private static let mostNumbers = 1000

    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        let table = ConstantTable(constants)
        func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool { table.contains(FieldValue(.untyped, text)) }
        if holds(text) { return .valid }
        var numbers: [ExactNumber] = []
        for constant in constants {
            switch constant {
            case .bool(let value):
                for word in value ? ["true", "1"] : ["false", "0"] where word.utf8.starts(with: text) {
                    return .incomplete
                }
            case .number(let number): numbers.append(number)
            case .string(let word), .untyped(let word):
                if word.withBytes({ CanonicalText.isBeginning(text, of: $0) }) { return .incomplete }
                if case .untyped = constant, let number = ExactNumber(word) { numbers.append(number) }
            // A list is no text, and null is none.
            case .null, .array, .object: continue
            }
        }
        for number in numbers where number.spelling.utf8.starts(with: text) { return .incomplete }
        guard numbers.count <= Self.mostNumbers else { return nil }
        let endings = NumberEndings(limits: numbers, integerOnly: false).endings(behind: text)
        return endings.contains { (text + $0).withUnsafeBufferPointer(holds) } ? .incomplete : .lost
    }
}

extension ConstantTable {
    /// Whether text without a type stands for one of the constants, and if not, whether it could with more text at its end.
    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if contains(FieldValue(.untyped, text)) { return .valid }
        if texts.hasText(beginning: text) { return .incomplete }
        let others = booleans.forUntyped.map { DataValue.bool($0) } + numbers.numbers.map { DataValue.number($0) }
        return ConstantCompletion(constants: others).completion(of: text)
    }
}

extension TextTable {
    /// Whether one of the texts begins with another, or can become one that it begins; see
    /// ``/ProvisoFormats/CanonicalText/isBeginning(_:of:)``.
    func hasText(beginning text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for end in ends {
                if CanonicalText.isBeginning(text, of: UnsafeBufferPointer(rebasing: bytes[start..<end])) {
                    return true
                }
                start = end
            }
            return false
        }
    }
}
