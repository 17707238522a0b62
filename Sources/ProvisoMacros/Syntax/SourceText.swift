#if Macros
import SwiftSyntax

extension SyntaxProtocol {
    /// The code of the node without the trivia around it: what `trimmedDescription` is, which copies the tree first and so
    /// takes a tenth of the plug-in's time.
    var code: String {
        let bytes = syntaxTextBytes
        let end = bytes.count - trailingTriviaLength.utf8Length
        return String(decoding: bytes[min(leadingTriviaLength.utf8Length, end)..<end], as: UTF8.self)
    }
}

extension AttributeSyntax {
    /// The attribute's name without that of a module: `Rules` of `@Proviso.Rules(…)`.
    var baseName: String {
        if let name = attributeName.as(IdentifierTypeSyntax.self) { return name.name.text }
        return attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.code
    }
}
#endif
