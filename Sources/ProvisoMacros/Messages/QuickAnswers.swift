#if Macros && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Answers for `@Rules`, and for the extension of `@Validatable`, before swift-syntax reads the question.
///
/// The compiler asks the plug-in once for each `@Rules`, and the answer is always nothing, or a mistake. Where it surely is nothing, the
/// question need not be decoded and parsed: that took a quarter of the time that a model adds to a build for debugging. The extension of
/// a model is always the same. All other questions are handed on, without the description of the build that comes with each and that
/// nothing here asks for.
struct QuickAnswers: Sendable {
    private let input: Int32
    private let output: Int32
    /// Where swift-syntax reads.
    private let rest: Int32

    /// Stands between the compiler and what reads standard input from now on; if that cannot be done, nothing changes.
    static func begin() {
        var ends: [Int32] = [-1, -1]
        let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        guard input >= 0, output >= 0, pipe(&ends) == 0, dup2(ends[0], STDIN_FILENO) >= 0 else { return }
        close(ends[0])
        let answers = QuickAnswers(input: input, output: output, rest: ends[1])
        Task.detached { answers.run() }
    }

    /// The versions of the messages in which the answers mean what they should.
    private static let versions = 5...8

    /// The answer to a question, with a source in which nothing has to be escaped.
    private static func answer(_ source: String) -> [UInt8] {
        Array(#"{"expandMacroResult":{"diagnostics":[],"expandedSource":"\#(source)"}}"#.utf8)
    }

    private func run() {
        var isUnderstood = false
        while let message = next() {
            if let version = CompilerMessage.protocolVersion(of: message) {
                isUnderstood = Self.versions.contains(version)
            }
            if isUnderstood, let question = CompilerMessage(message) {
                if let source = question.quickAnswer {
                    send(Self.answer(source), to: output)
                } else {
                    send(question.withoutBuild, to: rest)
                }
            } else {
                send(message, to: rest)
            }
        }
        close(rest)
    }

    /// The next message, which stands behind its length in eight bytes; `nil` at the end.
    private func next() -> [UInt8]? {
        guard let length = receive(8) else { return nil }
        return receive(length.reversed().reduce(0) { $0 << 8 | Int($1) })
    }

    private func receive(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let received = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress.map { $0 + done }, count - done) }
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { return nil }
            done += received
        }
        return bytes
    }

    private func send(_ message: [UInt8], to target: Int32) {
        let length = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
        let bytes = length + message
        var done = 0
        while done < bytes.count {
            let sent = bytes.withUnsafeBytes { write(target, $0.baseAddress.map { $0 + done }, bytes.count - done) }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return }
            done += sent
        }
    }
}
#endif
