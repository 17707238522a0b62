/// Takes an expression apart.
struct ExpressionScanner {
    private let text: [Unicode.Scalar]
    private var index = 0

    init(_ text: [Unicode.Scalar]) { self.text = text }

    /// The next token; `nil` at the end.
    mutating func next() throws(ExpressionMistake) -> ExpressionToken? {
        while index < text.count, text[index].properties.isWhitespace { index += 1 }
        guard index < text.count else { return nil }
        let start = index
        let kind: ExpressionToken.Kind
        switch text[index] {
        case "+": kind = sign(.plus)
        case "-": kind = sign(.minus)
        case "*": kind = sign(.times)
        case "(": kind = sign(.open)
        case ")": kind = sign(.close)
        case "`": kind = .name(try quotedName())
        case "0"..."9", ".": kind = .number(try number())
        case let scalar where Self.beginsWord(scalar): kind = .name(name())
        case let scalar: throw Self.mistake(scalar, at: index)
        }
        return ExpressionToken(kind: kind, text: string(start..<index), offset: start)
    }

    private mutating func sign(_ kind: ExpressionToken.Kind) -> ExpressionToken.Kind {
        index += 1
        return kind
    }

    private func string(_ range: Range<Int>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: text[range])
        return String(string)
    }

    // MARK: Names

    private static func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic
    }

    private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: true
        default: beginsWord(scalar)
        }
    }

    /// Words with points between them: `address.city`.
    private mutating func name() -> String {
        let start = index
        while index < text.count {
            let isPoint = text[index] == "." && index + 1 < text.count && Self.beginsWord(text[index + 1])
            guard isPoint || Self.continuesWord(text[index]) else { break }
            index += 1
        }
        return string(start..<index)
    }

    /// Anything between backquotes, of which two together stand for one.
    private mutating func quotedName() throws(ExpressionMistake) -> String {
        let start = index
        var name = String.UnicodeScalarView()
        index += 1
        while index < text.count {
            let scalar = text[index]
            index += 1
            if scalar == "`" {
                guard index < text.count, text[index] == "`" else {
                    if name.isEmpty { throw ExpressionMistake("there is no name between the backquotes", at: start) }
                    return String(name)
                }
                index += 1
            }
            name.append(scalar)
        }
        throw ExpressionMistake("the backquote that opens here is never closed", at: start)
    }

    // MARK: Numbers

    private mutating func number() throws(ExpressionMistake) -> DecimalFactor {
        let start = index
        func digits() -> Int {
            var end = index
            while end < text.count, "0"..."9" ~= text[end] { end += 1 }
            return end
        }
        index = digits()
        if index < text.count, text[index] == "." {
            index += 1
            let end = digits()
            if end == index { throw ExpressionMistake("a point needs digits behind it", at: index - 1) }
            index = end
        }
        if index < text.count, Self.beginsWord(text[index]) {
            throw ExpressionMistake(
                "a number and a name stand together", at: index,
                suggestion: "Put `*` between them, or put a name that begins with a digit in backquotes.")
        }
        let spelling = string(start..<index)
        let factor = spelling.withBytes { bytes in
            DecimalShape(bytes.span).flatMap { DecimalFactor($0, in: bytes.span) }
        }
        guard let factor else {
            throw ExpressionMistake(
                "a number has more than \(DecimalFactor.largestDigits) significant digits", at: start)
        }
        return factor
    }

    // MARK: Mistakes

    private static func mistake(_ scalar: Unicode.Scalar, at offset: Int) -> ExpressionMistake {
        let suggestion: String? =
            switch scalar {
            case "/", "÷", ":": "There is no division; multiply by a number: `0.5 * a`."
            case "%", "^": "An expression adds, subtracts, and multiplies by numbers."
            case "\u{2212}", "\u{2013}", "\u{2014}": "Did you mean `-`?"
            case "×", "·", "∙": "Did you mean `*`?"
            case "=", "<", ">", "!": "How the two relate is said by `operator`."
            case "\"", "'", "[", "]": "Names that are not plain words stand in backquotes."
            case ",": "Write a point before the fraction of a number; put a name with a comma in backquotes."
            case "{", "}", "$", "@", "#":
                "Attributes are named as they are; names that are not plain words stand in backquotes."
            default: nil
            }
        return ExpressionMistake(
            "the character \(VisibleText.line(String(scalar))) has no meaning", at: offset, suggestion: suggestion)
    }
}
