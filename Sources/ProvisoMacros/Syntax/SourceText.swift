#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

extension SyntaxProtocol {
    /// The code of the node without the trivia around it: what `trimmedDescription` is, which copies the tree first and so
    /// takes a tenth of the plug-in's time.
    var code: String {
        let bytes = syntaxTextBytes
        let end = bytes.count - trailingTriviaLength.utf8Length
        return String(decoding: bytes[min(leadingTriviaLength.utf8Length, end)..<end], as: UTF8.self)
    }
}

extension String {
    /// The text as a literal.
    var quoted: String { StringLiteralExprSyntax(content: self).description }
}

extension AttributeSyntax {
    /// The attribute's name without that of a module: `Rules` of `@Proviso.Rules(…)`.
    var baseName: String {
        if let name = attributeName.as(IdentifierTypeSyntax.self) { return name.name.text }
        return attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.code
    }

    /// The value of the argument with a label.
    func argument(named label: String) -> ExprSyntax? {
        arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == label }?.expression
    }
}
#endif
