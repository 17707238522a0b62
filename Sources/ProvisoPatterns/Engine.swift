#if !PROVISO_PLUGIN
internal import ProvisoBase
#endif

/// A compiled pattern, shared by all copies of a ``Pattern``.
final class Engine: Sendable {
    let node: Node
    let program: Program
    /// Matches whole texts.
    let whole: Once<Matcher>
    /// Finds the pattern anywhere.
    let search: Once<Matcher>
    /// What the pattern matches, to be shown.
    private let example: Once<PatternExample>

    init(_ text: String, options: Pattern.Options, limits: Pattern.Limits) throws(PatternError) {
        guard text.utf8.count <= limits.length else {
            throw PatternError(
                .limit, "the pattern is longer than \(limits.length) bytes",
                at: PatternError.Position(unicodeScalars: 0, utf8: 0))
        }
        var parser = Parser(text, options: options, limits: limits)
        let node = try parser.parse()
        let program = try Program(node, limits: limits)
        self.node = node
        self.program = program
        let whole = Once { Self.matcher(node, program, isSearch: false) }
        self.whole = whole
        example = Once {
            PatternExample(
                ExampleMaker.example(of: node).flatMap { text in
                    var text = text
                    return text.withUTF8 { bytes in whole.with { $0.run(bytes) } } ? text : nil
                })
        }
        search = Once { Self.matcher(node, program, isSearch: true) }
    }

    private static func matcher(_ node: Node, _ program: Program, isSearch: Bool) -> Matcher {
        guard let matcher = Matcher(node, program, isSearch: isSearch) else {
            preconditionFailure("a pattern can always be simulated")
        }
        return matcher
    }

    @inline(__always)
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        whole.with { $0.run(bytes) }
    }

    @inline(__always)
    func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        search.with { $0.run(bytes) }
    }

    /// The text of the example; `nil` where there is none.
    var exampleText: String? { example.with { $0.text } }
}
