#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import ProvisoFormats

/// What can be typed behind a text so that it stands for a value of a type.
package struct ValueEndings {
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
        } else if type == UUID.self {
            find = { Self.rests(of: "00000000-0000-0000-0000-000000000000", behind: $0) }
            areAll = true
        } else if type == Date.self {
            // By these two each digit can be followed by one that fits.
            find = { text in
                Self.rests(of: "0000-01-01T00:00:00Z", behind: text)
                    + Self.rests(of: "0000-10-10T10:10:10Z", behind: text)
                    + ["Z", "0Z", "00:00", "0:00", ":00", "00", "0"].map { Array($0.utf8) }
            }
            areAll = false
        } else if let words = (type as? any (CaseIterable & RawRepresentable).Type).flatMap({ Self.words(of: $0) }) {
            find = { Self.rests(of: words, behind: $0) }
            // A type that decodes itself may take others.
            areAll = !(type is any Decodable.Type)
        } else {
            return nil
        }
    }

    private static func words<Value: CaseIterable & RawRepresentable>(of: Value.Type) -> [String]? {
        let words = Value.allCases.compactMap { $0.rawValue as? String }
        return words.count == Value.allCases.count ? words : nil
    }

    /// What follows in a text of fixed places.
    private static func rests(of sample: String, behind text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        text.count < sample.utf8.count ? [Array(sample.utf8.dropFirst(text.count))] : []
    }

    /// The endings to try behind a text. Nothing is one of them.
    func behind(_ text: String) -> [[UInt8]] { text.withBytes { behind($0) } }

    /// The endings to try behind a text. Nothing is one of them.
    func behind(_ text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] { [[]] + find(text) }

    private static func limits<Integer: FixedWidthInteger>(of: Integer.Type) -> [ExactNumber] {
        [ExactNumber(Integer.min), ExactNumber(Integer.max)]
    }

    private static func rests(of words: [String], behind text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        words.filter { $0.utf8.starts(with: text) }.map { Array($0.utf8.dropFirst(text.count)) }
    }
}
