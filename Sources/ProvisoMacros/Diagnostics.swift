#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// A message of the macros.
struct MacroMessage: DiagnosticMessage, FixItMessage, NoteMessage {
    let id: String
    let message: String
    var severity: DiagnosticSeverity = .error

    var diagnosticID: MessageID { MessageID(domain: "Proviso", id: id) }
    var fixItID: MessageID { MessageID(domain: "Proviso", id: id) }
    var noteID: MessageID { MessageID(domain: "Proviso", id: id) }
}

extension Diagnostic {
    /// An error, with a way to fix it.
    static func error(
        _ id: String, _ message: String, at node: some SyntaxProtocol, position: AbsolutePosition? = nil,
        fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            node: Syntax(node), position: position, message: MacroMessage(id: id, message: message), fixIts: fixIts)
    }
}

extension FixIt {
    /// Puts a node in place of another one.
    static func replacing(
        _ id: String, _ message: String, _ old: some SyntaxProtocol, with new: some SyntaxProtocol
    ) -> FixIt {
        FixIt(
            message: MacroMessage(id: id, message: message),
            changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
    }
}
#endif
