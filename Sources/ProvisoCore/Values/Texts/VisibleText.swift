/// Makes visible what would do something to a terminal, to the log of a workflow or to the text around it.
///
/// Whatever is printed and came from outside goes through here: the names of files, columns, rules, options and
/// attributes, values, messages.
package enum VisibleText {
    /// A part of a line: control characters and separators of lines become pictures of them or U+FFFD, marks that
    /// reorder text (UAX #9) their number, and what a workflow takes for a command in the midst of a line is broken up.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - keepsIsolates: Whether isolates stay that are closed again, as messages have them around what they are filled with.
    /// - Complexity: Linear in the length of the text.
    package static func singleLine(_ text: String, keepsIsolates: Bool = false) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != numberSign }) { return text }
        return withoutOldCommands(withoutControls(text, keepsIsolates: keepsIsolates))
    }

    /// A whole line, or the part with which it begins: beside all that ``singleLine(_:keepsIsolates:)`` does, it does not
    /// begin like a command of a workflow (`::error::`).
    package static func line(_ text: String) -> String {
        let line = singleLine(text)
        let start = line.unicodeScalars.prefix { $0.properties.isWhitespace }
        guard line.unicodeScalars[start.endIndex...].starts(with: "::".unicodeScalars) else { return line }
        return String(String.UnicodeScalarView(start)) + "\\u{3A}"
            + String(line.unicodeScalars[start.endIndex...].dropFirst())
    }

    /// The value of a property of a workflow command, as GitHub escapes it: `file=…`, `title=…`.
    package static func workflowProperty(_ text: String) -> String {
        escaped(singleLine(text), isProperty: true)
    }

    /// What stands behind the second `::` of a workflow command. A line end stays one, and so does a tab.
    package static func workflowMessage(_ text: String) -> String {
        escaped(
            withoutOldCommands(withoutControls(text, keeping: "\r\n\t", keepsIsolates: true)), isProperty: false)
    }

    /// JSON in which strings have escapes for what would do something to a terminal or a workflow: the same values.
    ///
    /// - Parameter json: JSON in UTF-8, whose control characters below U+0020 have escapes already.
    /// - Complexity: Linear in the length.
    package static func json(_ json: [UInt8]) -> [UInt8] {
        // DEL, a number sign, or the lead bytes of U+0080 to U+00BF and of U+2000 to U+2FFF.
        guard json.contains(where: { $0 == 0x7F || $0 == numberSign || $0 == 0xC2 || $0 == 0xE2 }) else { return json }
        let text = String(decoding: json, as: UTF8.self)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(json.count + 16)
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "#"
                ? beginsOldCommand(rest) : scalar.value >= 0x7F && (isControl(scalar) || isReordering(scalar))
            {
                let digits = String(scalar.value, radix: 16)
                escaped.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            } else {
                escaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
            rest = rest.dropFirst()
        }
        return escaped
    }

    /// JSON in which strings have escapes for what would do something to a terminal or a workflow: the same values.
    package static func json(_ json: String) -> String { String(decoding: self.json(Array(json.utf8)), as: UTF8.self) }

    private static let numberSign = UInt8(ascii: "#")

    private static func withoutControls(
        _ text: String, keeping kept: String = "", keepsIsolates: Bool = false
    ) -> String {
        guard text.unicodeScalars.contains(where: { isControl($0) || isReordering($0) }) else { return text }
        let keepsIsolates = keepsIsolates && hasClosedIsolates(text)
        var line = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar), !kept.unicodeScalars.contains(scalar) {
                let symbol = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
                line.unicodeScalars.append(symbol ?? "\u{FFFD}")
            } else if isReordering(scalar), !(keepsIsolates && isIsolate(scalar)) {
                line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    private static func withoutOldCommands(_ text: String) -> String {
        guard text.utf8.contains(numberSign) else { return text }
        var line = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "#", beginsOldCommand(rest) { line += "\\u{23}" } else { line.unicodeScalars.append(scalar) }
            rest = rest.dropFirst()
        }
        return line
    }

    /// Runners know commands in an older form too, anywhere in a line: `##[error]`, `##vso[task.setvariable]`.
    private static func beginsOldCommand(_ text: Substring.UnicodeScalarView) -> Bool {
        guard text.starts(with: "##".unicodeScalars) else { return false }
        let rest = text.dropFirst(2)
        return rest.first == "[" || rest.starts(with: "vso[".unicodeScalars)
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
    }

    /// Embeddings, overrides and isolates. Marks that only give a direction reorder nothing that is not their author's.
    private static func isReordering(_ scalar: Unicode.Scalar) -> Bool {
        0x202A...0x202E ~= scalar.value || isIsolate(scalar)
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { 0x2066...0x2069 ~= scalar.value }

    /// Whether every isolate is closed, and none is closed that was not opened.
    private static func hasClosedIsolates(_ text: String) -> Bool {
        var depth = 0
        for scalar in text.unicodeScalars where isIsolate(scalar) {
            depth += scalar.value == 0x2069 ? -1 : 1
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
