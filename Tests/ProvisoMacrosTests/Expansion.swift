#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import ProvisoMacros

/// What the macros make of a source.
struct Expansion {
    /// The source with everything written out, each rule behind what it is bound with and not at its place.
    let source: String
    /// The messages with their lines and columns.
    let messages: [String]
    /// How much each of the messages matters: `error`, `warning`, `note`.
    let severities: [String]
    /// The source after all fix-its.
    let fixed: String

    init(_ source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "test.swift")])
        let specs: [String: MacroSpec] = [
            "Validatable": MacroSpec(
                type: ValidatableMacro.self, conformances: ["Validatable", "_GeneratedDecoding"]),
            "Rules": MacroSpec(type: RulesMacro.self), "Labeled": MacroSpec(type: LabeledMacro.self),
            "Sensitive": MacroSpec(type: SensitiveMacro.self),
            "NotAssignable": MacroSpec(type: NotAssignableMacro.self),
        ]
        let expanded = file.expand(
            macroSpecs: specs,
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            })
        self.source = Self.withoutPlaces(expanded.description)
        func offset(_ position: AbsolutePosition, _ node: Syntax) -> Int {
            context.location(for: position, anchoredAt: node, fileName: "test.swift").offset
        }
        messages = context.diagnostics.map { diagnostic in
            let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "test.swift")
            return "\(place.line):\(place.column) \(diagnostic.message)"
        }
        severities = context.diagnostics.map { "\($0.diagMessage.severity)" }
        var edits: [(start: Int, end: Int, text: String)] = []
        for case .replace(let old, let new) in context.diagnostics.flatMap(\.fixIts).flatMap(\.changes) {
            let start = offset(old.positionAfterSkippingLeadingTrivia, old)
            edits.append((start, start + old.trimmedLength.utf8Length, new.trimmedDescription))
        }
        var bytes = Array(source.utf8)
        for edit in edits.sorted(by: { $0.start > $1.start }) {
            bytes.replaceSubrange(edit.start..<edit.end, with: edit.text.utf8)
        }
        fixed = String(decoding: bytes, as: UTF8.self)
    }

    /// Code in which nothing stands at a place of its own.
    private static func withoutPlaces(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("#sourceLocation") }
            .joined(separator: "\n")
            .replacing(#/\[\n\s+\./#, with: "[.").replacing(#/,\s+\./#, with: ", .")
            .replacing(#/(let \w+ = compiler|rules\d+)\n\s+\./#) { "\($0.output.1)." }
    }
}
#endif
