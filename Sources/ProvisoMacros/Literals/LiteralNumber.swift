#if Macros
/// A number as a literal spells it, exactly: its whole part, and quadrillionths.
struct LiteralNumber: Hashable, Comparable, CustomStringConvertible {
    private let whole: Int
    private let fraction: Int
    /// How many digits tell it apart from others.
    let digits: Int

    private static let places = 15

    init(_ whole: Int) { self.init(whole, fraction: 0, digits: String(whole.magnitude).utf8.count) }

    private init(_ whole: Int, fraction: Int, digits: Int) {
        (self.whole, self.fraction, self.digits) = (whole, fraction, digits)
    }

    /// Reads the text of a literal; `nil` for one with an exponent, or of more digits than are kept.
    init?(_ text: String) {
        let plain = text.filter { $0 != "_" }
        let isNegative = plain.hasPrefix("-")
        let unsigned = isNegative ? plain.dropFirst() : plain[...]
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where unsigned.hasPrefix(prefix) {
            guard let number = Int(unsigned.dropFirst(2), radix: radix) else { return nil }
            self.init(isNegative ? -number : number)
            return
        }
        let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
            let number = Int(parts[0])
        else { return nil }
        let rest = parts.count == 2 ? String(parts[1]) : ""
        guard rest.utf8.count <= Self.places,
            let fraction = Int(rest + String(repeating: "0", count: Self.places - rest.utf8.count))
        else { return nil }
        self.init(
            isNegative ? -number : number, fraction: isNegative ? -fraction : fraction,
            digits: parts[0].drop { $0 == "0" }.utf8.count + rest.utf8.count)
    }

    /// The number without separators and needless zeros.
    var description: String {
        let sign = whole < 0 || fraction < 0 ? "-" : ""
        let number = "\(sign)\(whole.magnitude)"
        if fraction == 0 { return number }
        let digits = String(fraction.magnitude)
        let padded = String(repeating: "0", count: Self.places - digits.utf8.count) + digits
        return number + "." + String(padded.reversed().drop { $0 == "0" }.reversed())
    }

    var isWhole: Bool { fraction == 0 }

    /// The whole number that lies so far away; `nil` where there is none.
    func moved(by distance: Int) -> LiteralNumber? {
        let (sum, overflows) = whole.addingReportingOverflow(distance)
        return overflows || !isWhole ? nil : LiteralNumber(sum)
    }

    static func == (left: Self, right: Self) -> Bool { left.whole == right.whole && left.fraction == right.fraction }
    static func < (left: Self, right: Self) -> Bool {
        (left.whole, left.fraction) < (right.whole, right.fraction)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(whole)
        hasher.combine(fraction)
    }
}
#endif
