/// What is wrong, for machines: `required`, `string.tooShort`, `email`.
///
/// A rule with one way to fail has its name as code, a rule with more has `RULE.reason`. A released code never changes.
/// Rules of your own add codes as static members:
///
/// ```swift
/// extension ViolationCode { static let taken: Self = "username.taken" }
/// ```
public struct ViolationCode: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The code as text.
    public let rawValue: String

    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a code from its text.
    public init(stringLiteral value: String) { rawValue = value }

    /// `record.malformed`: a record cannot be read, so that no rule could judge it.
    public static var recordMalformed: Self { "record.malformed" }

    /// The part before the first dot: the rule.
    public var rule: String {
        rawValue.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(rawValue[..<$0]) } ?? rawValue
    }

    /// Whether the part before the first dot is a name. Nothing is taken apart, and nothing kept: each violation asks.
    func isOf(rule name: String) -> Bool {
        let answer = rawValue.utf8.withContiguousStorageIfAvailable { code in
            name.utf8.withContiguousStorageIfAvailable { name in Self.isRule(name, of: code) }
        }
        return answer.flatMap { $0 } ?? (rule == name)
    }

    private static func isRule(_ name: UnsafeBufferPointer<UInt8>, of code: UnsafeBufferPointer<UInt8>) -> Bool {
        let dot = UInt8(ascii: ".")
        guard code.count == name.count || code.count > name.count && code[name.count] == dot else { return false }
        for index in name.indices where name[index] != code[index] || name[index] == dot { return false }
        return true
    }

    /// Whether it is that of an ordering, which of dates asks which is earlier.
    var isOrder: Bool {
        switch rawValue {
        case "compare.greater", "compare.greaterOrEqual", "compare.less", "compare.lessOrEqual": true
        default: false
        }
    }

    /// The part after the first dot, or `nil` for a rule with one code.
    public var reason: String? {
        let code = rawValue.utf8
        return code.firstIndex(of: UInt8(ascii: ".")).map { String(rawValue[code.index(after: $0)...]) }
    }
}

#if !hasFeature(Embedded)
extension ViolationCode: Codable {}
#endif

extension ViolationCode: CustomStringConvertible {
    /// The code as text.
    public var description: String { rawValue }
}

/// Titles of codes that no rule has, for `Scripts/make-rule-lists.py`.
private enum RecordTitles {
    static let titles: [String: String] = ["record.malformed": "unreadable"]
}
