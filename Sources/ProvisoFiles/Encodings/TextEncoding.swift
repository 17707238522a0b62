/// How the characters of a file are written as bytes.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
    /// UTF-8 (RFC 3629).
    case utf8 = "utf-8"
    /// UTF-16 in the order that its byte order mark gives, else little-endian, as the Encoding Standard of the WHATWG
    /// has it.
    case utf16 = "utf-16"
    /// UTF-16, the lower byte first.
    case utf16LittleEndian = "utf-16le"
    /// UTF-16, the higher byte first.
    case utf16BigEndian = "utf-16be"
    /// ISO/IEC 8859-1, Latin-1: the first 256 characters of Unicode.
    case latin1 = "iso-8859-1"
    /// Windows code page 1252; its five bytes without a meaning are the control characters of that value.
    case windows1252 = "windows-1252"
    /// ASCII; bytes from 0x80 on are invalid.
    case ascii = "us-ascii"

    /// Finds an encoding by its name or one of its usual aliases, in either case, with or without hyphens.
    ///
    /// - Throws: `TextEncodingError` for a name that is not known.
    public init(name: String) throws(TextEncodingError) {
        guard let encoding = Self.byName[Self.plain(name)] else { throw TextEncodingError(name: name) }
        self = encoding
    }

    /// The bytes of the byte order mark; none where there is no such thing.
    package var byteOrderMark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16, .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        case .latin1, .windows1252, .ascii: []
        }
    }

    /// Whether a byte is at least a character, so that a NUL byte means that it is no text.
    var isByteOriented: Bool {
        switch self {
        case .utf8, .latin1, .windows1252, .ascii: true
        case .utf16, .utf16LittleEndian, .utf16BigEndian: false
        }
    }

    fileprivate static func plain(_ name: String) -> String {
        String(name.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
            .lowercased()
    }

    /// The names of the IANA registry (Character Sets, 2024-06-06) that are in use, without hyphens.
    private static let byName: [String: TextEncoding] = [
        "utf8": .utf8, "csutf8": .utf8, "unicode11utf8": .utf8, "utf8bom": .utf8, "utf8sig": .utf8,
        "utf16": .utf16, "csutf16": .utf16, "unicode": .utf16, "ucs2": .utf16,
        "utf16le": .utf16LittleEndian, "utf16be": .utf16BigEndian, "utf16littleendian": .utf16LittleEndian,
        "utf16bigendian": .utf16BigEndian, "ucs2le": .utf16LittleEndian, "ucs2be": .utf16BigEndian,
        "iso88591": .latin1, "latin1": .latin1, "l1": .latin1, "isolatin1": .latin1, "iso885911987": .latin1,
        "ibm819": .latin1, "cp819": .latin1, "isoir100": .latin1, "88591": .latin1,
        "windows1252": .windows1252, "cp1252": .windows1252, "1252": .windows1252, "ansi": .windows1252,
        "xcp1252": .windows1252, "win1252": .windows1252, "cswindows1252": .windows1252,
        "usascii": .ascii, "ascii": .ascii, "iso646us": .ascii, "ansix341968": .ascii, "us": .ascii, "646": .ascii,
        "cp367": .ascii, "ibm367": .ascii, "isoir6": .ascii,
    ]

    /// The known name that is nearest to a wrong one, when it is near and has the same number: windows-1251 is another code page than
    /// windows-1252, not a slip.
    static func nearest(to name: String) -> TextEncoding? {
        let name = Array(plain(name).unicodeScalars)
        let number = name.filter { $0.properties.numericType != nil }
        let alike = byName.filter { known, _ in
            number.isEmpty || number == known.unicodeScalars.filter { $0.properties.numericType != nil }
        }
        let near = alike.map { (distance(name, Array($0.key.unicodeScalars)), $0.value.rawValue) }.min { $0 < $1 }
        guard let near, near.0 <= 2, near.0 < name.count else { return nil }
        return TextEncoding(rawValue: near.1)
    }

    /// How many characters must be changed, put in or taken out (Levenshtein).
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        guard left.count <= 40 else { return .max }
        var row = Array(0...right.count)
        for (i, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let changed = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
            }
        }
        return row[right.count]
    }
}

/// A name of an encoding that is not known.
public struct TextEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// The name that may have been meant.
    public var suggestion: String? { isUTF32 ? nil : TextEncoding.nearest(to: name)?.rawValue }

    /// UTF-32 is near to UTF-16 by its name alone.
    private var isUTF32: Bool {
        let name = TextEncoding.plain(name)
        return name.hasPrefix("utf32") || name.hasPrefix("ucs4")
    }

    /// What is wrong and how to fix it.
    public var description: String {
        if isUTF32 { return "UTF-32 is not read; convert the file to UTF-8, as `iconv -f UTF-32 -t UTF-8` does" }
        let known = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        return "unknown encoding \(name.debugDescription); "
            + (suggestion.map { "did you mean \($0)? " } ?? "") + "known are \(known)"
            + (suggestion == nil ? "; convert other files to UTF-8, as `iconv -t UTF-8` does" : "")
    }
}
