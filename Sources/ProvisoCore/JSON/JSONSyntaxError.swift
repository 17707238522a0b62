/// Why a text is not JSON (RFC 8259), where that shows, and how to fix it.
public struct JSONSyntaxError: Error, Sendable, Hashable {
    /// What is wrong, in a few lower-case English words: `comma after the last value`.
    public let reason: String
    /// How to fix it, where that can be said: `remove the comma before ]`.
    public let hint: String?
    /// The offset in bytes at which it shows.
    public let offset: Int
    /// The line and column at which it shows.
    public let position: SourcePosition
    /// The same for programs.
    package let problem: JSONFault.Problem

    /// Finds line and column of a fault.
    ///
    /// - Parameters:
    ///   - fault: What is wrong.
    ///   - bytes: The text that it is wrong in.
    ///   - line: The number of the line at which the text begins.
    /// - Complexity: Linear in the offset.
    package init(_ fault: JSONFault, in bytes: Span<UInt8>, firstLine line: Int = 1) {
        self.init(fault, position: SourcePosition(ofOffset: fault.offset, in: bytes, firstLine: line))
    }

    package init(_ fault: JSONFault, position: SourcePosition) {
        reason = fault.reason
        hint = fault.hint
        offset = fault.offset
        problem = fault.problem
        self.position = position
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The place, what is wrong and how to fix it: `3:14: comma after the last value; remove the comma before ]`.
    public var description: String { "\(position): \(reason)" + (hint.map { "; \($0)" } ?? "") }
}
