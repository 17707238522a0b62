#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
enum ProvisoMacrosPlugin {
    static func main() throws {
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
        QuickAnswers.begin()
        #endif
        try ProvidedMacros.main()
    }
}

private struct ProvidedMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        ValidatableMacro.self, RulesMacro.self, LabeledMacro.self, SensitiveMacro.self, NotAssignableMacro.self,
    ]
}
#else
/// Without the trait `Macros` nothing is built on swift-syntax, and this program is not started.
@main
struct ProvisoMacrosPlugin {
    static func main() {}
}
#endif
