#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
import Testing

@testable import ProvisoMacros

/// Attributes in what another macro writes, as those of observation and of storage do that move a property elsewhere.
@Suite struct CopiedAttributeTests {
    /// What is known of the expansion of another macro: its text, and nothing around it.
    private final class GeneratedCode: MacroExpansionContext {
        var messages: [String] = []
        var lexicalContext: [Syntax] { [] }
        func makeUniqueName(_ name: String) -> TokenSyntax { .identifier(name) }
        func diagnose(_ diagnostic: Diagnostic) {
            messages.append("\(diagnostic.diagMessage.severity): \(diagnostic.message)")
        }
        func location(
            of node: some SyntaxProtocol, at position: PositionInSyntaxNode, filePathMode: SourceLocationFilePathMode
        ) -> AbstractSourceLocation? {
            AbstractSourceLocation(
                file: "\"/tmp/@__swiftmacro_5Model4nameMp_.swift\"", line: "1", column: "1")
        }
    }

    @Test(
        arguments: [
            ("@Rules(.required) private var _name: String", []),
            ("@Rules(.required) fileprivate var nameStorage = \"\"", []), ("@Rules(.required) var _name = \"\"", []),
            ("@Rules(.required) private var _name: String { get { 5 } }", []),
            ("@Rules(.required) var name = \"\"", ["warning: @Rules does nothing on what another macro writes"]),
        ] as [(String, [String])])
    func copies(source: String, messages: [String]) throws {
        let declaration = DeclSyntax(stringLiteral: source)
        let attribute = try #require(
            declaration.as(VariableDeclSyntax.self)?.attributes.first?.as(AttributeSyntax.self))
        let code = GeneratedCode()
        _ = try RulesMacro.expansion(of: attribute, providingPeersOf: declaration, in: code)
        #expect(code.messages == messages)
    }
}
#endif
