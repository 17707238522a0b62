/// Reads which algorithm a header names (RFC 7515 section 4.1.1), byte by byte behind ``JSONScanner``, which has taken each byte.
///
/// Names and values are compared as a JSON reader has them: `"\u0061lg"` is `alg`. Of several members with this name the last
/// counts, as RFC 7515 section 4 allows where they are not refused. Nothing is allocated.
struct JWTHeader {
    /// What the member `alg` is.
    enum Algorithm {
        case missing
        case notText
        /// `none`, which is no signature (RFC 7519 section 6).
        case unsecured
        case other
    }

    private enum Escape {
        case no
        case begun
        /// In `\uXXXX`, with so many digits missing.
        case unicode(Int)
    }

    /// What `alg` is, as far as the header has been read.
    private(set) var algorithm = Algorithm.missing

    private var depth = 0
    private var hasBegun = false
    private var isInString = false
    private var escape = Escape.no
    private var codeUnit: UInt16 = 0
    /// Whether the next string on the outermost level is a name.
    private var isName = false
    /// Whether the next value on the outermost level is that of `alg`.
    private var isAlgorithm = false
    /// How much of the word has been read that the string is compared with; `nil` once they differ.
    private var matched: Int? = 0

    /// Whether there is nothing more to come that could name an algorithm.
    var isClosedWithoutAlgorithm: Bool { hasBegun && depth == 0 && !namesAlgorithm }

    /// Whether there is an `alg` that is a text.
    var namesAlgorithm: Bool { algorithm == .unsecured || algorithm == .other }

    /// Takes a byte of a JSON object.
    mutating func take(_ byte: UInt8) {
        if isInString { return takeInString(byte) }
        switch byte {
        case ASCII.quote:
            isInString = true
            matched = 0
        case ASCII.openBrace, ASCII.openBracket:
            takeOtherValue()
            depth += 1
            if depth == 1 { (hasBegun, isName) = (true, true) }
        case ASCII.closeBrace, ASCII.closeBracket: depth -= 1
        case ASCII.comma where depth == 1: (isName, isAlgorithm) = (true, false)
        case ASCII.colon where depth == 1: isName = false
        case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn: break
        default: takeOtherValue()
        }
    }

    /// Takes the beginning of a value that is no text.
    private mutating func takeOtherValue() {
        if depth == 1, isAlgorithm { algorithm = .notText }
    }

    private mutating func takeInString(_ byte: UInt8) {
        switch escape {
        case .no:
            if byte == ASCII.quote { return endString() }
            if byte == ASCII.backslash { escape = .begun } else { compare(byte) }
        case .begun:
            // What other escapes stand for is in neither word.
            (escape, codeUnit) = (byte == UInt8(ascii: "u") ? .unicode(4) : .no, 0)
            if byte != UInt8(ascii: "u") { matched = nil }
        case .unicode(let missing):
            codeUnit = codeUnit << 4 | UInt16(ASCII.hexValue(byte) ?? 0)
            escape = missing > 1 ? .unicode(missing - 1) : .no
            if missing == 1 { compare(UInt8(exactly: codeUnit) ?? 0xFF) }
        }
    }

    /// Compares a character with the next one of the word; one beyond ASCII differs from all.
    private mutating func compare(_ character: UInt8) {
        guard let position = matched else { return }
        let word: StaticString = isName ? "alg" : "none"
        let isNext = word.withUTF8Buffer { position < $0.count && $0[position] == character }
        matched = isNext ? position + 1 : nil
    }

    private mutating func endString() {
        isInString = false
        guard depth == 1 else { return }
        if isName {
            isAlgorithm = matched == 3
        } else if isAlgorithm {
            algorithm = matched == 4 ? .unsecured : .other
        }
    }
}
