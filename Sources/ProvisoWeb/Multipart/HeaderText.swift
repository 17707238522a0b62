internal import ProvisoCore

/// The values of header fields, and their parameters.
package enum HeaderText {
    /// Whether a byte may stand in a token (RFC 9110, section 5.6.2).
    package static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace: (UInt8) -> Bool = { $0 == 32 || $0 == 9 }
        guard let last = bytes.lastIndex(where: { !isSpace($0) }) else { return [] }
        return bytes[...last].drop(while: isSpace)
    }

    /// The parameters of a header in a text; see ``parameters(_:)-(ArraySlice<UInt8>)``.
    package static func parameters(
        _ text: String
    ) -> (value: String, parameters: [String: (text: String, isBroken: Bool)])? {
        parameters(trimmed(Array(text.utf8)[...]))
    }

    /// What stands before the first semicolon, in lower case, and the parameters after it, their names in lower case.
    ///
    /// A value in quotation marks is read as the WHATWG standard writes those of forms: `%22`, `%0D` and `%0A` stand for the mark and
    /// line ends; `\"` and `\\` are read as well.
    ///
    /// - Returns: `nil` where a parameter has no value, or is there twice.
    static func parameters(
        _ bytes: ArraySlice<UInt8>
    ) -> (value: String, parameters: [String: (text: String, isBroken: Bool)])? {
        let end = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        let value = String(decoding: trimmed(bytes[..<end]), as: UTF8.self).lowercased()
        var parameters: [String: (text: String, isBroken: Bool)] = [:]
        var rest = bytes[end...]
        while let semicolon = rest.first {
            guard semicolon == UInt8(ascii: ";") else { return nil }
            rest = rest.dropFirst().drop { $0 == 32 || $0 == 9 }
            // A semicolon at the end says nothing.
            if rest.isEmpty { break }
            let name = rest.prefix(while: isToken)
            rest = rest[name.endIndex...]
            guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
            rest = rest.dropFirst()
            var text: [UInt8] = []
            if rest.first == UInt8(ascii: "\"") {
                guard let quoted = quoted(&rest) else { return nil }
                text = quoted
            } else {
                let token = rest.prefix { $0 != UInt8(ascii: ";") && $0 != 32 && $0 != 9 }
                text = Array(token)
                rest = rest[token.endIndex...]
                if text.isEmpty { return nil }
            }
            rest = rest.drop { $0 == 32 || $0 == 9 }
            let key = String(decoding: name, as: UTF8.self).lowercased()
            guard parameters[key] == nil else { return nil }
            parameters[key] = (String(decoding: text, as: UTF8.self), !UTF8Check.isValid(text.span))
        }
        return (value, parameters)
    }

    /// Takes a text in quotation marks off the start; `nil` where it does not end.
    private static func quoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var text: [UInt8] = []
        var index = rest.startIndex + 1
        while index < rest.endIndex {
            let byte = rest[index]
            switch byte {
            case UInt8(ascii: "\""):
                rest = rest[(index + 1)...]
                return text
            case UInt8(ascii: "\\") where index + 1 < rest.endIndex && [0x22, 0x5C].contains(rest[index + 1]):
                text.append(rest[index + 1])
                index += 1
            case UInt8(ascii: "%"):
                let escape = String(decoding: rest[(index + 1)...].prefix(2), as: UTF8.self).uppercased()
                if let meant = ["22": UInt8(0x22), "0D": 0x0D, "0A": 0x0A][escape] {
                    text.append(meant)
                    index += 2
                } else {
                    text.append(byte)
                }
            default: text.append(byte)
            }
            index += 1
        }
        return nil
    }
}
