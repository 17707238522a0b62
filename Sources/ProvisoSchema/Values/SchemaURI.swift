/// A URI reference in its parts (RFC 3986), to resolve references by.
struct SchemaURI {
    var scheme: Substring?
    var authority: Substring?
    var path: String
    var query: Substring?
    var fragment: Substring?

    /// Takes a reference apart (RFC 3986, appendix B).
    init(_ text: String) {
        var rest = text[...]
        if let hash = rest.firstIndex(of: "#") {
            fragment = rest[rest.index(after: hash)...]
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: "?") {
            query = rest[rest.index(after: mark)...]
            rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: ":"), Self.isScheme(rest[..<colon]) {
            scheme = rest[..<colon]
            rest = rest[rest.index(after: colon)...]
        }
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            authority = rest[..<end]
            rest = rest[end...]
        }
        path = String(rest)
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, (first | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
        return text.utf8.allSatisfy {
            ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || "+-.".utf8.contains($0)
        }
    }

    /// The reference without its fragment.
    var identifier: String {
        (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path + (query.map { "?" + $0 } ?? "")
    }

    /// Whether it is a URI and not a reference to be resolved.
    var isAbsolute: Bool { scheme != nil }

    /// A URI without its fragment.
    static func identifier(_ text: String) -> String { SchemaURI(text).identifier }

    /// Resolves a reference (RFC 3986, section 5.2.2).
    ///
    /// - Parameter base: The URI that it is relative to; an empty one leaves it as it is.
    func resolved(against base: String) -> SchemaURI {
        if scheme != nil || base.isEmpty { return self }
        let base = SchemaURI(base)
        var result = self
        result.scheme = base.scheme
        guard authority == nil else { return result }
        result.authority = base.authority
        if path.isEmpty {
            result.path = base.path
            if query == nil { result.query = base.query }
        } else if path.hasPrefix("/") {
            result.path = Self.withoutDots(path)
        } else if base.authority != nil, base.path.isEmpty {
            result.path = Self.withoutDots("/" + path)
        } else {
            let folder = base.path.lastIndex(of: "/").map { base.path[...$0] } ?? ""
            result.path = Self.withoutDots(folder + path)
        }
        return result
    }

    /// A path without `.` and `..` (section 5.2.4).
    private static func withoutDots(_ path: String) -> String {
        var kept: [Substring] = []
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            switch part {
            case ".": if isLast { kept.append("") }
            case "..":
                if kept.count > 1 || (kept.count == 1 && kept[0] != "") { kept.removeLast() }
                if isLast { kept.append("") }
            default: kept.append(part)
            }
        }
        return kept.joined(separator: "/")
    }

    /// A fragment with its percent-encoded bytes as they are; `nil` where these are not UTF-8.
    static func decoded(_ text: some StringProtocol) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        let source = Array(text.utf8)
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
                let byte = UInt8(String(decoding: source[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                bytes.append(byte)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// A part of a JSON pointer as RFC 6901 writes it.
    static func pointerPart(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "~")) || name.utf8.contains(UInt8(ascii: "/")) else { return name }
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "~": text += "~0"
            case "/": text += "~1"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// A pointer as the fragment of a URI.
    static func fragment(_ pointer: Substring) -> String {
        var text = ""
        for byte in pointer.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                if "-._~!$&'()*+,;=:@/?".utf8.contains(byte) {
                    text.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
                }
            }
        }
        return text
    }
}
