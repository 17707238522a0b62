#if Macros
import SwiftParser
import SwiftSyntax

/// A value in a rule that is a literal.
enum LiteralValue: Hashable {
    case text(String)
    case number(LiteralNumber)
    case flag(Bool)

    /// Reads a literal; `nil` for any other expression, and for a number that the type may round.
    init?(_ expression: ExprSyntax, _ type: LiteralType) {
        if let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            guard type == .text else { return nil }
            self = .text(text)
        } else if let flag = expression.as(BooleanLiteralExprSyntax.self) {
            guard type == .flag else { return nil }
            self = .flag(flag.literal.text == "true")
        } else if let number = LiteralNumber(expression, type) {
            self = .number(number)
        } else {
            return nil
        }
    }

    /// The elements of a list of literals.
    static func list(_ expression: ExprSyntax, _ type: LiteralType) -> [LiteralValue]? {
        guard let array = expression.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return nil }
        let values = array.elements.compactMap { LiteralValue($0.expression, type) }
        return values.count == array.elements.count ? values : nil
    }

    /// The value as a literal.
    var code: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): number.description
        case .flag(let flag): "\(flag)"
        }
    }
}

/// A type of which literals tell the values.
enum LiteralType: Equatable {
    case text, wholeNumber, flag, collection
    /// A number of which so many digits are kept as they are written.
    case number(digits: Int)

    /// The type of a property, or of a part of it, as it is written; `nil` for one that is not known here.
    init?(_ type: PropertyType) {
        switch type.kind {
        case .text: self = .text
        case .boolean: self = .flag
        case .array, .set, .dictionary: self = .collection
        case .number:
            switch type.name {
            case "Double": self = .number(digits: 15)
            case "Decimal": self = .number(digits: 30)
            case "Float": self = .number(digits: 6)
            case "Float16": return nil
            default: self = .wholeNumber
            }
        case .date, .identifier, .unknown: return nil
        }
    }
}

extension LiteralNumber {
    /// Reads a number, perhaps with a sign; `nil` where the type may round it.
    init?(_ expression: ExprSyntax, _ type: LiteralType) {
        var (sign, literal) = ("", expression)
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            (sign, literal) = ("-", prefix.expression)
        }
        let text =
            literal.as(IntegerLiteralExprSyntax.self)?.literal.text
            ?? literal.as(FloatLiteralExprSyntax.self)?.literal.text
        guard let number = text.flatMap({ LiteralNumber(sign + $0) }) else { return nil }
        switch type {
        case .wholeNumber: guard number.isWhole else { return nil }
        case .number(let digits): guard number.digits <= digits else { return nil }
        case .text, .flag, .collection: return nil
        }
        self = number
    }
}
#endif
