#if Command
/// Why the work could not be done: what, in which file, where, and how to mend it. Leads to status 2.
struct CommandFailure: Error {
    let message: String

    init(_ message: String) { self.message = message.hasPrefix("error: ") ? message : "error: \(message)" }

    /// Lines that are complete as they are.
    init(lines: [String]) { message = lines.joined(separator: "\n") }
}
#endif
