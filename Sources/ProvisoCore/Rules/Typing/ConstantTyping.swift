internal import ProvisoFormats

/// A question about text without a type, which must stand for one of some constants.
struct ConstantTyping: TypingRule {
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
