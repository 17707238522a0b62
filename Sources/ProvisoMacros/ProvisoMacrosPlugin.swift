#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct ProvisoMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        ValidatableMacro.self, RulesMacro.self, LabeledMacro.self, NotAssignableMacro.self,
    ]
}
#else
/// Without the trait `Macros` nothing is built on swift-syntax, and nobody starts this program.
@main
struct ProvisoMacrosPlugin {
    static func main() {}
}
#endif
