/// Makes visible what would do something to a terminal or to the text around it.
package enum VisibleText {
    /// The text on one line: control characters and separators of lines become pictures of them or U+FFFD, marks that
    /// reorder text (UAX #9) their number.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - keepsIsolates: Whether isolates stay that are closed again, as messages have them around what they are filled with.
    /// - Complexity: Linear in the length of the text.
    package static func singleLine(_ text: String, keepsIsolates: Bool = false) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
        guard text.unicodeScalars.contains(where: { isControl($0) || isReordering($0) }) else { return text }
        let keepsIsolates = keepsIsolates && hasClosedIsolates(text)
        var line = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
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
