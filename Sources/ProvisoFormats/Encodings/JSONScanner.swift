/// A machine that takes the bytes of a JSON text one by one (RFC 8259) and says where they stop being one.
///
/// Taking bytes, instead of reading them from a text, lets it judge what is decoded on the way, as in a JWT. It keeps a
/// stack of one bit a level and never recurses. Bytes above 0x7F are taken as they come: whether they are UTF-8 is for the
/// caller to see.
struct JSONScanner {
    private enum State {
        /// Before a value.
        case value
        /// Behind `[`, where the array may also end.
        case firstElement
        /// Behind `{`, where the object may also end.
        case firstKey
        /// Behind a comma in an object.
        case key
        /// Behind a key.
        case colon
        /// Behind a value.
        case afterValue
        case string
        case escape
        /// In `\uXXXX`; ``JSONScanner/remaining`` digits are missing.
        case unicodeEscape
        /// In `true`, `false` or `null`.
        case literal
        case minus
        case zero
        case integer
        case point
        case fraction
        case exponent
        case exponentSign
        case exponentDigits
    }

    private let maxDepth: Int
    private var state = State.value
    private var isKey = false
    private var remaining = 0
    private var literal: StaticString = "true"

    private var depth = 0
    /// Whether each of the innermost 64 levels is an object, the innermost in the lowest bit.
    private var levels: UInt64 = 0
    /// What does not fit into ``levels``.
    private var outerLevels: [UInt64] = []

    /// What kind of value the text is, once it began.
    private(set) var isObject = false

    /// Whether a value has begun.
    private(set) var hasBegun = false

    init(maxDepth: Int) {
        self.maxDepth = maxDepth
    }

    /// Whether the next byte belongs to a string, the only place for what is not ASCII.
    var isInString: Bool { state == .string }

    /// Takes a byte; returns what is wrong with it, or `nil` when it may stand here.
    @inline(__always)
    mutating func take(_ byte: UInt8) -> StaticString? {
        if state == .string, byte >= 0x20, byte != ASCII.quote, byte != ASCII.backslash { return nil }
        return takeSlowly(byte)
    }

    private mutating func takeSlowly(_ byte: UInt8) -> StaticString? {
        switch state {
        case .value, .firstElement:
            if Self.isSpace(byte) { return nil }
            if state == .firstElement, byte == ASCII.closeBracket { return close(object: false) }
            return beginValue(byte)
        case .firstKey, .key:
            if Self.isSpace(byte) { return nil }
            if state == .firstKey, byte == ASCII.closeBrace { return close(object: true) }
            guard byte == ASCII.quote else { return "name missing" }
            isKey = true
            state = .string
            return nil
        case .colon:
            if Self.isSpace(byte) { return nil }
            guard byte == ASCII.colon else { return "colon missing after key" }
            state = .value
            return nil
        case .afterValue:
            return takeAfterValue(byte)
        case .string:
            if byte == ASCII.quote {
                state = isKey ? .colon : .afterValue
            } else if byte == ASCII.backslash {
                state = .escape
            } else if byte < 0x20 {
                return "control character in a string"
            }
            return nil
        case .escape:
            switch byte {
            case UInt8(ascii: "u"):
                state = .unicodeEscape
                remaining = 4
            case ASCII.quote, ASCII.backslash, ASCII.slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
                UInt8(ascii: "r"), UInt8(ascii: "t"):
                state = .string
            default: return "unknown escape in a string"
            }
            return nil
        case .unicodeEscape:
            guard ASCII.isHexDigit(byte) else { return "unknown escape in a string" }
            remaining -= 1
            if remaining == 0 { state = .string }
            return nil
        case .literal:
            let isExpected = literal.withUTF8Buffer { byte == $0[$0.count - remaining] }
            guard isExpected else { return "unexpected character" }
            remaining -= 1
            if remaining == 0 { state = .afterValue }
            return nil
        default:
            return takeInNumber(byte)
        }
    }

    /// Says what is missing when no more bytes come.
    func finish() -> StaticString? {
        guard depth == 0 else { return "unexpected end" }
        return switch state {
        case .afterValue, .zero, .integer, .fraction, .exponentDigits: nil
        default: "unexpected end"
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == ASCII.space || byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == ASCII.tab
    }

    private mutating func beginValue(_ byte: UInt8) -> StaticString? {
        if !hasBegun {
            hasBegun = true
            isObject = byte == ASCII.openBrace
        }
        switch byte {
        case ASCII.quote:
            isKey = false
            state = .string
        case ASCII.openBrace: return open(object: true)
        case ASCII.openBracket: return open(object: false)
        case ASCII.hyphen: state = .minus
        case ASCII.zero: state = .zero
        case UInt8(ascii: "1")...UInt8(ascii: "9"): state = .integer
        case UInt8(ascii: "t"): begin(literal: "true")
        case UInt8(ascii: "f"): begin(literal: "false")
        case UInt8(ascii: "n"): begin(literal: "null")
        default: return "value missing"
        }
        return nil
    }

    private mutating func begin(literal: StaticString) {
        self.literal = literal
        remaining = literal.utf8CodeUnitCount - 1
        state = .literal
    }

    private mutating func takeAfterValue(_ byte: UInt8) -> StaticString? {
        if Self.isSpace(byte) { return nil }
        guard depth > 0 else { return "more than one value" }
        switch byte {
        case ASCII.comma:
            state = levels & 1 == 1 ? .key : .value
            return nil
        case ASCII.closeBracket: return close(object: false)
        case ASCII.closeBrace: return close(object: true)
        default: return "comma missing"
        }
    }

    private mutating func takeInNumber(_ byte: UInt8) -> StaticString? {
        let isDigit = ASCII.isDigit(byte)
        let isExponent = byte | 0x20 == UInt8(ascii: "e")
        switch state {
        case .minus where isDigit:
            state = byte == ASCII.zero ? .zero : .integer
        case .integer where isDigit, .fraction where isDigit, .exponentDigits where isDigit:
            break
        case .zero where byte == ASCII.dot, .integer where byte == ASCII.dot:
            state = .point
        case .point where isDigit:
            state = .fraction
        case .zero where isExponent, .integer where isExponent, .fraction where isExponent:
            state = .exponent
        case .exponent where byte == ASCII.plus || byte == ASCII.hyphen:
            state = .exponentSign
        case .exponent where isDigit, .exponentSign where isDigit:
            state = .exponentDigits
        case .zero where isDigit:
            return "leading zero"
        case .zero, .integer, .fraction, .exponentDigits:
            state = .afterValue
            return takeAfterValue(byte)
        default:
            return "number not complete"
        }
        return nil
    }

    private mutating func open(object: Bool) -> StaticString? {
        guard depth < maxDepth else { return "nested too deeply" }
        if depth > 0, depth % 64 == 0 {
            outerLevels.append(levels)
            levels = 0
        }
        levels = levels << 1 | (object ? 1 : 0)
        depth += 1
        state = object ? .firstKey : .firstElement
        return nil
    }

    private mutating func close(object: Bool) -> StaticString? {
        guard depth > 0, (levels & 1 == 1) == object else { return "closing bracket does not match" }
        levels >>= 1
        depth -= 1
        if depth > 0, depth % 64 == 0 { levels = outerLevels.popLast() ?? 0 }
        state = .afterValue
        return nil
    }
}
