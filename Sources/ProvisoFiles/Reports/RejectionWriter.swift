import ProvisoCore

/// Writes records with errors as they were, each with its reasons.
///
/// Immutable, so that every thread writes with the same.
struct RejectionWriter: Sendable {
    private let catalog: MessageCatalog
    private let encoding: TextEncoding

    /// - Parameters:
    ///   - catalog: The language of the reasons.
    ///   - encoding: The encoding in which they are written: what it does not have is left out.
    init(_ catalog: MessageCatalog, encoding: TextEncoding) {
        self.catalog = catalog
        self.encoding = encoding
    }

    /// What the reasons are called: the column or the member.
    static let name = "violations"

    /// A name for the reasons that no column or member has.
    static func freeName(besides taken: (String) -> Bool) -> String {
        guard taken(name) else { return name }
        var number = 2
        while taken(name + String(number)) { number += 1 }
        return name + String(number)
    }

    // MARK: CSV

    /// The reasons as the text of a cell: a spreadsheet takes none of them for a formula.
    func cell(of rejection: Rejection) -> String {
        var reasons = rejection.violations.map { violation in
            let path = VisibleText.singleLine(violation.outsidePath.description)
            let message = VisibleText.singleLine(violation.message(in: catalog), keepsIsolates: true)
            return Self.withoutFormula((path.isEmpty ? "" : path + ": ") + "\(message) (\(violation.code))")
        }
        if rejection.others > 0 { reasons.append("… (+\(rejection.others))") }
        return encodable(reasons.joined(separator: " | "))
    }

    /// A text that spreadsheets take for text. What begins like a formula gets an apostrophe before it, with which people
    /// write a text there.
    private static func withoutFormula(_ text: String) -> String {
        guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
            "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}|%".unicodeScalars.contains(first)
        else { return text }
        return "'" + text
    }

    /// The text without what the encoding of the file does not have: a question mark stands for each such character.
    private func encodable(_ text: String) -> String {
        guard encoding != .utf8, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            var bytes: [UInt8] = []
            let utf8 = Array(String(scalar).utf8)
            let isEncodable = (try? encoding.encode(utf8.span, into: &bytes)) != nil
            result.unicodeScalars.append(isEncodable ? scalar : "?")
        }
        return result
    }

    // MARK: JSON

    /// The reasons as an array of JSON.
    func array(of rejection: Rejection) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw("[")
        for (index, violation) in rejection.violations.enumerated() {
            if index > 0 { writer.raw(",") }
            writer.raw("{")
            writer.writeMembers(of: violation, in: catalog)
            writer.raw("}")
        }
        if rejection.others > 0 { writer.write(["others": .number(ExactNumber(rejection.others))], isFirst: false) }
        writer.raw("]")
        return escaped(VisibleText.json(writer.bytes))
    }

    /// What takes the place of a record that is no object: its line, its text and the reasons.
    ///
    /// - Parameter text: The record; `nil` where it was too large to be held.
    func wrapped(_ text: UnsafeBufferPointer<UInt8>?, line: Int, _ rejection: Rejection) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw("{\"line\":")
        writer.write(line)
        if let text {
            if UTF8Check.isValid(text.span) {
                writer.raw(",\"record\":")
                writer.write(utf8: text.span)
            } else {
                writer.raw(",\"bytes\":")
                writer.write(Base64.text(of: text))
            }
        }
        writer.raw(",\"violations\":")
        return escaped(VisibleText.json(writer.bytes)) + array(of: rejection) + [UInt8(ascii: "}")]
    }

    /// JSON in which what the encoding does not have is escaped: the same values.
    private func escaped(_ json: [UInt8]) -> [UInt8] {
        switch encoding {
        case .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian: return json
        case .latin1, .windows1252, .ascii: break
        }
        var result: [UInt8] = []
        for unit in String(decoding: json, as: UTF8.self).utf16 {
            if unit < 0x80 {
                result.append(UInt8(truncatingIfNeeded: unit))
            } else {
                let digits = String(unit, radix: 16)
                result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
            }
        }
        return result
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ object: DataObject, isFirst: Bool) {
        if !isFirst { raw(",") }
        write(.object(object))
    }
}

/// Bytes as text (RFC 4648, section 4).
enum Base64 {
    static func text(of bytes: some Collection<UInt8>) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(3))
            rest = rest.dropFirst(3)
            let word = (0..<3).reduce(0) { $0 << 8 | ($1 < part.count ? Int(part[$1]) : 0) }
            for place in 0..<4 {
                text.append(place <= part.count ? letters[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
