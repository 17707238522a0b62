#if Macros && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads JSON as the compiler writes it, without white space, and skips what nobody asks for.
struct MessageScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    /// Takes a sign, if it comes next.
    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// Reads a text; `nil` for anything else, and for a text with escapes of UTF-16.
    mutating func string() -> String? {
        let start = position + 1
        guard skipString() else { return nil }
        let text = bytes[start..<position - 1]
        guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
        var plain: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index] == UInt8(ascii: "\\") else {
                plain.append(text[index])
                index += 1
                continue
            }
            switch text[index + 1] {
            case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): plain.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain.append(text[index + 1])
            default: return nil
            }
            index += 2
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// Reads an object: whatever is given the name of a member takes its value.
    mutating func object(_ takeValue: (_ name: String, _ scanner: inout MessageScanner) -> Bool) -> Bool {
        guard skip("{") else { return false }
        if skip("}") { return true }
        repeat {
            guard let name = string(), skip(":"), takeValue(name, &self) else { return false }
        } while skip(",")
        return skip("}")
    }

    /// Skips a value of any kind.
    mutating func skipValue() -> Bool {
        guard position < bytes.count else { return false }
        switch bytes[position] {
        case UInt8(ascii: "\""): return skipString()
        case UInt8(ascii: "{"): return object { $1.skipValue() }
        case UInt8(ascii: "["):
            position += 1
            if skip("]") { return true }
            repeat { guard skipValue() else { return false } } while skip(",")
            return skip("]")
        default:
            let start = position
            while position < bytes.count,
                ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[position])
            {
                position += 1
            }
            return position > start
        }
    }

    /// Skips a text. The description of the build is a long one, so the end is not looked for sign by sign.
    private mutating func skipString() -> Bool {
        guard skip("\"") else { return false }
        let end: Int? = bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var from = position
            while from < buffer.count, let found = memchr(base + from, Int32(UInt8(ascii: "\"")), buffer.count - from) {
                let quote = base.distance(to: found)
                // Behind an odd number of backslashes it is a part of the text.
                var first = quote
                while first > position, buffer[first - 1] == UInt8(ascii: "\\") { first -= 1 }
                if (quote - first).isMultiple(of: 2) { return quote }
                from = quote + 1
            }
            return nil
        }
        guard let end else { return false }
        position = end + 1
        return true
    }
}
#endif
