/// Reads expressions that add and subtract attributes and numbers: `net + 0.19 * (net - discount)`.
///
/// ```
/// expression = term { ( "+" | "-" ) term }
/// term       = factor { "*" factor }
/// factor     = [ "+" | "-" ] ( number | name | "(" expression ")" )
/// number     = digits [ "." digits ] | "." digits
/// name       = word { "." word } | "`" characters "`"; `previous.` before a name is the record above
/// word       = ( letter | "_" ) { letter | digit | mark | "_" }
/// ```
///
/// Of two factors one at most may have attributes in it, so that every expression is a sum of multiples of attributes: that
/// is all that is kept of it.
struct ExpressionParser {
    private var scanner: ExpressionScanner
    private var token: ExpressionToken?
    private var depth = 0
    /// The expression as people read it, a piece for each token, with blanks around the signs between two operands.
    private var pieces: [Expression.Piece] = []

    /// What stands before the name of an attribute of the record above.
    private static let previous = "previous."

    /// How long an expression may be, in characters; how deep its parentheses may lie in each other; how many summands it
    /// may come to.
    static let mostCharacters = 2000
    static let deepest = 32
    static let mostTerms = 100

    /// Reads an expression.
    static func parse(_ text: String) throws(ExpressionMistake) -> Expression {
        let scalars = Array(text.unicodeScalars.prefix(mostCharacters + 1))
        guard scalars.count <= mostCharacters else {
            throw ExpressionMistake("it has more than \(mostCharacters) characters", at: nil)
        }
        var parser = ExpressionParser(scanner: ExpressionScanner(scalars))
        try parser.advance()
        if parser.token == nil { throw ExpressionMistake("it is empty", at: nil) }
        let terms = try parser.expression()
        if let token = parser.token { throw parser.unexpected(token) }
        return Expression(terms: terms, pieces: parser.pieces)
    }

    private init(scanner: ExpressionScanner) { self.scanner = scanner }

    private mutating func advance() throws(ExpressionMistake) { token = try scanner.next() }

    private mutating func expression() throws(ExpressionMistake) -> [Expression.Term] {
        var terms = try term()
        while let sign = token, sign.kind == .plus || sign.kind == .minus {
            pieces.append(.text(" \(sign.text) "))
            try advance()
            terms += try term().map { sign.kind == .minus ? $0.negated : $0 }
            if terms.count > Self.mostTerms { throw Self.tooLong }
        }
        return terms
    }

    private mutating func term() throws(ExpressionMistake) -> [Expression.Term] {
        var terms = try factor()
        while let sign = token, sign.kind == .times {
            pieces.append(.text(" \(sign.text) "))
            try advance()
            let others = try factor()
            terms = try Self.product(terms, others, at: sign.offset)
        }
        return terms
    }

    private static func product(
        _ left: [Expression.Term], _ right: [Expression.Term], at offset: Int
    ) throws(ExpressionMistake) -> [Expression.Term] {
        guard left.count * right.count <= mostTerms else { throw tooLong }
        var terms: [Expression.Term] = []
        for a in left {
            for b in right {
                guard a.name == nil || b.name == nil else {
                    throw ExpressionMistake(
                        "both sides of `*` have attributes in them", at: offset,
                        suggestion: "One of the two must be a number.")
                }
                guard let factor = a.factor.multiplied(by: b.factor) else {
                    throw ExpressionMistake(
                        "the product has more than \(DecimalFactor.largestDigits) significant digits", at: offset)
                }
                terms.append(
                    Expression.Term(
                        factor: factor, name: a.name ?? b.name, isPrevious: a.isPrevious || b.isPrevious))
            }
        }
        return terms
    }

    private mutating func factor() throws(ExpressionMistake) -> [Expression.Term] {
        var isNegative = false
        if let sign = token, sign.kind == .plus || sign.kind == .minus {
            pieces.append(.text(sign.text))
            isNegative = sign.kind == .minus
            try advance()
        }
        guard let operand = token else {
            throw ExpressionMistake("it ends where a name or a number should stand", at: nil)
        }
        var terms: [Expression.Term]
        switch operand.kind {
        case .number(let number):
            pieces.append(.text(operand.text))
            terms = [Expression.Term(factor: number, name: nil)]
            try advance()
        case .name(let name):
            // In backquotes it is a name like any other.
            if operand.text.hasPrefix(Self.previous), name.utf8.count > Self.previous.utf8.count {
                let own = String(name.dropFirst(Self.previous.count))
                pieces.append(.previous(own))
                terms = [Expression.Term(factor: .one, name: own, isPrevious: true)]
            } else {
                pieces.append(.name(name))
                terms = [Expression.Term(factor: .one, name: name)]
            }
            try advance()
        case .open: terms = try parentheses(operand)
        case .plus, .minus, .times, .close:
            throw ExpressionMistake("a name or a number should stand before `\(operand.text)`", at: operand.offset)
        }
        if let next = token, !next.isBehindOperand { throw unexpected(next) }
        if isNegative { terms = terms.map({ $0.negated }) }
        return terms
    }

    private mutating func parentheses(_ open: ExpressionToken) throws(ExpressionMistake) -> [Expression.Term] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw ExpressionMistake("parentheses lie more than \(Self.deepest) deep in each other", at: open.offset)
        }
        pieces.append(.text("("))
        try advance()
        let terms = try expression()
        guard token?.kind == .close else {
            throw ExpressionMistake("the parenthesis that opens here is never closed", at: open.offset)
        }
        pieces.append(.text(")"))
        try advance()
        return terms
    }

    // MARK: Mistakes

    private static let tooLong = ExpressionMistake("it comes to more than \(mostTerms) summands", at: nil)

    private func unexpected(_ token: ExpressionToken) -> ExpressionMistake {
        if token.kind == .close {
            return ExpressionMistake("there is no parenthesis that `)` could close", at: token.offset)
        }
        return ExpressionMistake(
            "a sign is missing before `\(token.text)`", at: token.offset,
            suggestion: "Put `+`, `-` or `*` there; put a name with blanks in backquotes.")
    }
}

extension ExpressionToken {
    /// Whether it may stand behind an operand.
    fileprivate var isBehindOperand: Bool {
        switch kind {
        case .plus, .minus, .times, .close: true
        case .number, .name, .open: false
        }
    }
}
