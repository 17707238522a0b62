internal import ProvisoFormats

/// What can be typed behind a text so that it stands for a value of a type.
package struct TypedEndings {
    private let find: (UnsafeBufferPointer<UInt8>) -> [[UInt8]]
    /// Whether there is no value behind a text when there is none behind it with one of these endings.
    package let areAll: Bool

    /// Finds what is known of a type; `nil` for one of which nothing is known.
    package init?(_ type: Any.Type) { self.init(unwrapped(type), limits: []) }

    init?(_ type: Any.Type, limits: [DataValue]) {
        let limits = limits.compactMap { if case .number(let number) = $0 { number } else { nil } }
        if let integer = type as? any FixedWidthInteger.Type {
            let limits = limits + Self.limits(of: integer)
            find = { text in
                let isPlain = text.dropFirst(text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? 1 : 0)
                    .allSatisfy { $0 &- UInt8(ascii: "0") <= 9 }
                return NumberEndings(limits: limits, integerOnly: isPlain).endings(behind: text)
            }
            areAll = true
        } else if type is any Numeric.Type, DataConversion.of(type) != nil {
            find = { NumberEndings(limits: limits, integerOnly: false).endings(behind: $0) }
            areAll = true
        } else if type == Bool.self {
            find = { Self.rests(of: ["true", "false", "1", "0"], behind: $0) }
            areAll = true
        } else {
            return nil
        }
    }

    /// The endings to try behind a text. Nothing is one of them.
    package func behind(_ text: String) -> [[UInt8]] { text.withBytes { behind($0) } }

    /// The endings to try behind a text. Nothing is one of them.
    func behind(_ text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] { [[]] + find(text) }

    private static func limits<Integer: FixedWidthInteger>(of: Integer.Type) -> [ExactNumber] {
        [ExactNumber(Integer.min), ExactNumber(Integer.max)]
    }

    private static func rests(of words: [String], behind text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        words.filter { $0.utf8.starts(with: text) }.map { Array($0.utf8.dropFirst(text.count)) }
    }
}
