internal import ProvisoCore

/// How the digits of numbers are written: with which sign before the fraction and between thousands.
struct DigitStyle {
    private let decimalSign: Character
    private let thousands: String?
    /// The signs that people type alike.
    private let separators: [Character]

    init(hasComma: Bool, thousands: String?) {
        decimalSign = hasComma ? "," : "."
        self.thousands = thousands
        separators =
            switch thousands {
            case " ": [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
            case "'": ["'", "\u{2019}"]
            default: thousands.map { Array($0) } ?? []
            }
    }

    /// Reads a number; `nil` for what is none in this style, and for digits with a zero in front, which are no quantity.
    func number(_ text: String) -> (value: ExactNumber, hasFraction: Bool)? {
        let (sign, whole, fraction) = parts(of: text)
        guard let first = whole.first, first.isWholeNumber, fraction.map({ !$0.isEmpty && isDigits($0) }) ?? true
        else { return nil }
        let groups = groups(of: whole)
        let isGrouped =
            groups.count == 1
            || groups[0].count <= 3 && first != "0" && groups.dropFirst().allSatisfy { $0.count == 3 }
        let digits = groups.joined()
        guard isGrouped, isDigits(digits), first != "0" || digits.count == 1 else { return nil }
        let spelling = sign + digits + (fraction.map { "." + $0 } ?? "")
        return ExactNumber(spelling).map { ($0, fraction != nil) }
    }

    /// Whether numbers that can be read so are rather meant so than otherwise.
    func isMeant(_ texts: [String]) -> Bool {
        let wholes = texts.map { groups(of: parts(of: $0).whole) }
        let hasGroups = wholes.contains { $0.count > 1 }
        switch thousands {
        case nil:
            // Where three digits follow each comma it may part thousands.
            return decimalSign == "."
                || texts.contains { text in
                    let (_, whole, fraction) = parts(of: text)
                    return fraction.map { $0.count != 3 || whole == "0" } ?? false
                }
        case ","?:
            let hasPlainThousands = wholes.contains { $0.count == 1 && $0[0].count > 3 }
            return hasGroups && (isCertain(texts) || !hasPlainThousands)
        case "."?: return hasGroups && isCertain(texts)
        default:
            // Digits in groups that are as many in each value are rather a name: a telephone number, that of an account.
            return hasGroups && Set(wholes.map { $0.joined().count }).count > 1
        }
    }

    /// Whether the sign between thousands cannot be one before a fraction.
    func isCertain(_ texts: [String]) -> Bool {
        texts.contains { text in
            let (_, whole, fraction) = parts(of: text)
            return fraction != nil || groups(of: whole).count > 2
        }
    }

    private func parts(of text: String) -> (sign: String, whole: Substring, fraction: Substring?) {
        let sign = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.prefix(1)) : ""
        let rest = text.dropFirst(sign.count)
        guard let mark = rest.firstIndex(of: decimalSign) else { return (sign, rest, nil) }
        return (sign, rest[..<mark], rest[rest.index(after: mark)...])
    }

    private func groups(of whole: Substring) -> [Substring] {
        guard let separator = separators.first(where: whole.contains) else { return [whole] }
        return whole.split(separator: separator, omittingEmptySubsequences: false)
    }

    private func isDigits(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { 48...57 ~= $0 } }
}
