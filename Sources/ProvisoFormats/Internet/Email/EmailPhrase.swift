/// Display names of addresses: the phrases of RFC 5322 section 3.2.5.
enum EmailPhrase {
    /// The words of a phrase with single spaces between, comments and quotes left out; `nil` when it has no word.
    ///
    /// - Parameter range: A range that ``EmailScanner`` found to hold a phrase.
    static func value(of utf8: Span<UInt8>, in range: Range<Int>) -> String? {
        var value: [UInt8] = []
        var hasWord = false
        var isInAtom = false
        var position = range.lowerBound
        func beginWord() {
            if hasWord { value.append(ASCII.space) }
            hasWord = true
        }
        while position < range.upperBound {
            let byte = utf8[position]
            if byte >= 0x80 || ASCIIClasses.atom.contains(byte) {
                if !isInAtom { beginWord() }
                isInAtom = true
                value.append(byte)
                position += 1
                continue
            }
            isInAtom = false
            if byte == ASCII.quote {
                beginWord()
                position = appendQuoted(in: utf8, from: position + 1, to: range.upperBound, to: &value)
            } else if byte == ASCII.openParenthesis {
                position = endOfComment(in: utf8, from: position, to: range.upperBound)
            } else {
                position += 1
            }
        }
        return hasWord ? String(decoding: value, as: UTF8.self) : nil
    }

    /// A phrase whose value is this text: the text itself where it is atoms with single spaces between, else quoted.
    static func text(for value: String) -> String {
        var previous = ASCII.space
        var isPlain = true
        for byte in value.utf8 {
            let isBlank = byte == ASCII.space
            if !(isBlank ? previous != ASCII.space : byte >= 0x80 || ASCIIClasses.atom.contains(byte)) {
                isPlain = false
            }
            previous = byte
        }
        if isPlain && previous != ASCII.space { return value }
        var text = "\""
        for scalar in value.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
        return text + "\""
    }

    private static func appendQuoted(
        in utf8: Span<UInt8>, from start: Int, to end: Int, to value: inout [UInt8]
    ) -> Int {
        var position = start
        while position < end, utf8[position] != ASCII.quote {
            if utf8[position] == ASCII.backslash, position + 1 < end { position += 1 }
            let byte = utf8[position]
            if byte != ASCII.carriageReturn && byte != ASCII.lineFeed { value.append(byte) }
            position += 1
        }
        return position + 1
    }

    private static func endOfComment(in utf8: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var depth = 0
        var position = start
        while position < end {
            switch utf8[position] {
            case ASCII.openParenthesis: depth += 1
            case ASCII.closeParenthesis: depth -= 1
            case ASCII.backslash: position += 1
            default: break
            }
            position += 1
            if depth == 0 { break }
        }
        return position
    }
}
