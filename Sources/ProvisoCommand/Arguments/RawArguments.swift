#if Command
public import ArgumentParser
import ProvisoCore
public import ProvisoFiles

/// The arguments of the process as they were given: bytes, which need not be text.
///
/// The parser of arguments knows text alone. One that is not UTF-8 goes through it with `\xE9` for each such byte, as it is
/// also shown, and its bytes are found again afterwards.
enum RawArguments {
    /// The arguments as text, without the name of the command.
    static let texts: [String] = given.map(\.description)

    /// What was given as a text that the parser hands out.
    static func path(of text: String) -> RawPath { unreadable[text] ?? RawPath(text) }

    private static let given: [RawPath] = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        CommandLine.unsafeArgv[index].map { argument in
            RawPath(
                bytes: UnsafeBufferPointer(start: argument, count: length(of: argument)).map(UInt8.init(bitPattern:)))
        }
    }

    /// What is not UTF-8, by its text; in `--rules=NAME` the name alone too.
    private static let unreadable: [String: RawPath] = {
        var paths: [String: RawPath] = [:]
        for argument in given where String(validating: argument.bytes, as: UTF8.self) == nil {
            paths[argument.description] = argument
            guard let equals = argument.bytes.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let value = RawPath(bytes: Array(argument.bytes[(equals + 1)...]))
            paths[value.description] = value
        }
        return paths
    }()

    private static func length(of argument: UnsafePointer<CChar>) -> Int {
        var count = 0
        while argument[count] != 0 { count += 1 }
        return count
    }

    /// A message of the parser as lines. What it repeats of an argument does not end a line, nor anything worse.
    static func lines(of message: String) -> [String] {
        var message = message
        for text in texts where VisibleText.singleLine(text) != text {
            var parts = [text]
            if let equals = text.firstIndex(of: "=") {
                parts += [String(text[..<equals]), String(text[text.index(after: equals)...])]
            }
            for part in parts where VisibleText.singleLine(part) != part {
                message = message.replacing(part, with: VisibleText.singleLine(part))
            }
        }
        if message.hasSuffix("\n") { message.removeLast() }
        return message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension RawPath: ExpressibleByArgument {
    /// Takes an argument as it was given.
    public init?(argument: String) { self = RawArguments.path(of: argument) }
}
#endif
