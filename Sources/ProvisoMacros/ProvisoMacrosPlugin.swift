#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct ProvisoMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = []
}
#else
@main
struct ProvisoMacrosPlugin {
    static func main() {}
}
#endif
