/// How numbers are written in a text besides their digits: with a sign between the thousands, with a unit beside them.
///
/// `1,234.50` and `12 %` are 1234.5 and 12 then. Nothing is converted: a unit is left out.
final class NumberSpelling: Sendable {
    /// What stands between groups of three digits; `nil` when nothing does.
    let thousands: String?
    /// What may stand in front of a number or behind it.
    let units: [String]
    private let separators: [[UInt8]]
    /// The units as bytes, the longest first.
    private let unitBytes: [[UInt8]]

    init(thousands: String?, units: [String]) {
        self.thousands = thousands
        self.units = units
        separators = thousands.map(Self.separators)?.map { Array($0.utf8) } ?? []
        unitBytes = units.filter { !$0.isEmpty }.map { Array($0.utf8) }.sortedRarely { $0.count > $1.count }
    }

    /// The ways to write the sign between thousands that people type alike: a blank, or the no-break one of typesetters.
    private static func separators(for sign: String) -> [String] {
        switch sign {
        case " ": [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
        case "'": ["'", "\u{2019}"]
        default: [sign]
        }
    }

    /// Appends the number that a text stands for, in digits with a point: `1234.5`.
    ///
    /// - Returns: False when the text is a number as it stands, or none: nothing is appended then.
    /// - Complexity: Linear in the text.
    func append(_ text: UnsafeBufferPointer<UInt8>, decimalSign: UInt8, to scratch: inout ScratchBytes) -> Bool {
        var rest = text[...]
        var sign = Self.takeSign(&rest)
        let hasUnit = takeUnit(&rest)
        if sign == nil { sign = Self.takeSign(&rest) }
        let whole = Self.endOfDigits(rest)
        var end = whole
        var groups = 0
        if let separator = separators.first(where: { rest[end...].starts(with: $0) }), 1...3 ~= whole - rest.startIndex,
            rest.first != UInt8(ascii: "0")
        {
            while rest[end...].starts(with: separator) {
                let start = end + separator.count
                let next = Self.endOfDigits(rest[start...])
                guard next - start == 3 else { return false }
                (end, groups) = (next, groups + 1)
            }
        }
        guard groups > 0 || hasUnit else { return false }
        var fraction = end..<end
        if end < rest.endIndex, rest[end] == decimalSign {
            let next = Self.endOfDigits(rest[(end + 1)...])
            guard next > end + 1 else { return false }
            fraction = (end + 1)..<next
        }
        guard max(end, fraction.upperBound) == rest.endIndex, end > rest.startIndex || !fraction.isEmpty else {
            return false
        }
        if let sign { scratch.append(sign) }
        for byte in rest[..<end] where byte &- UInt8(ascii: "0") <= 9 { scratch.append(byte) }
        if !fraction.isEmpty {
            scratch.append(UInt8(ascii: "."))
            for byte in rest[fraction] { scratch.append(byte) }
        }
        return true
    }

    private typealias Text = UnsafeBufferPointer<UInt8>.SubSequence

    private static func takeSign(_ text: inout Text) -> UInt8? {
        guard let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else { return nil }
        text = text.dropFirst()
        return first
    }

    /// Takes a unit away that stands in front of the number or behind it, with the blanks between them.
    private func takeUnit(_ text: inout Text) -> Bool {
        for unit in unitBytes {
            if text.count > unit.count, text.suffix(unit.count).elementsEqual(unit) {
                text = text.dropLast(unit.count)
                while let blank = Self.blanks.first(where: { text.suffix($0.count).elementsEqual($0) }) {
                    text = text.dropLast(blank.count)
                }
                return true
            }
            if text.count > unit.count, text.starts(with: unit) {
                text = text.dropFirst(unit.count)
                while let blank = Self.blanks.first(where: { text.starts(with: $0) }) {
                    text = text.dropFirst(blank.count)
                }
                return true
            }
        }
        return false
    }

    private static let blanks: [[UInt8]] = [" ", "\u{A0}", "\u{202F}", "\u{2009}"].map { Array($0.utf8) }

    /// Where the digits end that a text begins with.
    private static func endOfDigits(_ text: Text) -> Int {
        text.firstIndex { $0 &- UInt8(ascii: "0") > 9 } ?? text.endIndex
    }
}
