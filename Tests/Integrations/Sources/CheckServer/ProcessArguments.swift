import Foundation

enum ProcessArguments {
    /// The port to listen at; any free one for 0.
    static var port: String { CommandLine.arguments.dropFirst().first ?? "0" }

    /// Lets the line about the port out at once.
    static func flush() { fflush(nil) }
}
