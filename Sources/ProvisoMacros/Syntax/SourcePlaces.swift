#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Makes the compiler report what is wrong in the code that is written at the place in the source that it comes from.
struct SourcePlaces {
    private let file: String
    private let declaration: Syntax
    /// The line on which the declaration begins, and what stands on it before the declaration.
    private let firstLine: Int
    private let firstColumn: Int
    /// Where in the declaration's text each line but the first begins.
    private let lineStarts: [Int]

    /// The places in a declaration, or `nil` if they are unknown.
    ///
    /// - Parameter node: The attribute of the declaration. Most begin with it, and then its place is asked for: the lines of a whole
    ///   declaration are counted before the first place in it is known, which takes a tenth of the plug-in's time.
    init?(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
        let isFirst = declaration.attributes.first?.as(AttributeSyntax.self)?.baseName == node.baseName
        let first = isFirst ? Syntax(node) : Syntax(declaration)
        guard let place = context.location(of: first, at: .afterLeadingTrivia, filePathMode: .filePath),
            let line = Int(place.line.code), let column = Int(place.column.code)
        else { return nil }
        file = place.file.code
        self.declaration = Syntax(declaration)
        let bytes = declaration.syntaxTextBytes
        let start = declaration.leadingTriviaLength.utf8Length
        var lineStarts: [Int] = []
        for index in start..<bytes.count where bytes[index] == UInt8(ascii: "\n") { lineStarts.append(index + 1) }
        self.lineStarts = lineStarts
        firstLine = line
        firstColumn = column - 1 - start
    }

    /// The line, from 1, and the column, from 0.
    private func position(of node: ExprSyntax) -> (line: Int, column: Int) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset - declaration.position.utf8Offset
        let lines = lineStarts.prefix { $0 <= offset }
        return (firstLine + lines.count, lines.last.map { offset - $0 } ?? firstColumn + offset)
    }

    /// Code that begins as it likes, and goes on where a node stands.
    func code(_ start: String, at node: ExprSyntax, _ rest: String) -> String {
        code(start, [(node, rest)])
    }

    /// Code that begins as it likes, and whose parts after that stand where their nodes do.
    func code(_ start: String, _ parts: [(node: ExprSyntax, text: String)]) -> String {
        guard let first = parts.first.map({ position(of: $0.node) }), first.line > 1 else {
            return start + parts.map(\.text).joined()
        }
        var text = "#sourceLocation(file: \(file), line: \(first.line - 1))\n" + start
        var (line, column) = (first.line - 1, 0)
        for part in parts {
            let place = position(of: part.node)
            if place.line > line {
                text += String(repeating: "\n", count: place.line - line) + String(repeating: " ", count: place.column)
                column = place.column
            } else if place.column > column {
                text += String(repeating: " ", count: place.column - column)
                column = place.column
            }
            line = max(line, place.line)
            text += part.text
            for byte in part.text.utf8 {
                (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 0) : (line, column + 1)
            }
        }
        return text + "\n#sourceLocation()"
    }
}
#endif
