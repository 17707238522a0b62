#if Command
import ProvisoCore

/// Why the work could not be done: what, in which file, where, and how to fix it. Leads to status 2.
struct CommandFailure: Error {
    let lines: [String]

    init(_ message: String) { self.init(lines: [message.hasPrefix("error: ") ? message : "error: \(message)"]) }

    /// Lines that are complete as they are.
    init(lines: [String]) { self.lines = lines.map(VisibleText.line) }

    /// Standard output could not be written.
    static let standardOutput = CommandFailure(
        "standard output cannot be written; is it closed, or is the device full?")

    /// What is reported of an error; what ends the process in its own way stays as it is.
    static func telling(_ error: any Error) -> any Error {
        error is CommandFailure || error is ReaderGone ? error : CommandFailure("\(error)")
    }
}

/// The reader of standard output has gone away: there is nothing left to write to.
struct ReaderGone: Error {}
#endif
