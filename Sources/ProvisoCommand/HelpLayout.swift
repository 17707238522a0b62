#if Command
import ArgumentParser
import ProvisoCore

/// The help of a command, with its many options in sections, and every line broken to the width of the terminal.
///
/// The parser of arguments knows the options and what they are for; it breaks a discussion as if it were one paragraph, so its lines
/// are taken unbroken.
enum HelpLayout {
    /// Where a command has many options, these stand together, in this order.
    private static let sections: [(title: String, options: [String])] = [
        (
            "INPUT",
            [
                "rules", "scenario", "for", "format", "records", "encoding", "record", "baseline", "ignore-file-names",
                "key",
            ]
        ),
        (
            "JSON SCHEMA",
            ["schema", "schema-resource", "schema-dialect", "assert-formats", "assert-content", "whole"]
        ),
        (
            "OPENAPI",
            [
                "openapi", "operation", "response", "exchanges", "media-type", "refuse-unknown-query",
                "refuse-read-only", "tolerate-mistakes",
            ]
        ),
        ("CSV", ["delimiter", "no-header", "columns", "short-rows", "skip-rows", "comment"]),
        (
            "OUTPUT",
            [
                "output", "locale", "reasons", "show-values", "positions", "coverage", "share", "no-values", "json",
                "max-violations",
                "fail-fast", "strict", "jobs", "progress", "quiet",
            ]
        ),
        ("FILES TO WRITE", ["report", "summary", "write", "only-valid", "rejects", "write-baseline"]),
    ]
    /// So many options need no sections.
    private static let fewOptions = 12
    /// Where the texts of options begin.
    private static let column = 26

    /// The help of the command that the arguments name, in place of a message of the parser; `nil` for any other message.
    static func text(for message: String, _ arguments: [String], width: Int) -> String? {
        guard message.hasPrefix("OVERVIEW: ") else { return nil }
        let commands = ProvisoCommand.configuration.subcommands
        let command = arguments.lazy.compactMap { argument in
            commands.first { $0.configuration.commandName == argument }
        }.first
        return text(of: command ?? ProvisoCommand.self, width: width)
    }

    private static func text(of command: any ParsableCommand.Type, width: Int) -> String {
        let whole = ProvisoCommand.helpMessage(for: command, columns: 1_000_000)
        let blocks = whole.split(separator: "\n\n", omittingEmptySubsequences: true).map { block in
            block.split(separator: "\n").map(String.init)
        }
        return blocks.flatMap { block in
            switch block.first {
            case "OPTIONS:": options(entries(block.dropFirst()), width)
            case "ARGUMENTS:", "SUBCOMMANDS:": [[block[0]] + lines(of: entries(block.dropFirst()), width)]
            default: [self.lines(of: block, width)]
            }
        }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    // MARK: Options

    /// A name and what it is for.
    private typealias Entry = (name: String, about: String)

    private static func entries(_ lines: ArraySlice<String>) -> [Entry] {
        var entries: [Entry] = []
        for line in lines {
            let text = line.drop { $0 == " " }
            guard line.count - text.count < column else {
                // What an option is for stands below a long name.
                if !entries.isEmpty { entries[entries.count - 1].about += text }
                continue
            }
            // A name that ends before the column has its text there.
            let about = line.dropFirst(column)
            if line.prefix(column).last == " ", !about.hasPrefix("<") {
                let name = text.dropLast(about.count)
                let blanks = name.reversed().prefix { $0 == " " }.count
                entries.append((String(name.dropLast(blanks)), String(about)))
            } else {
                entries.append((String(text), ""))
            }
        }
        return entries
    }

    private static func entry(_ text: Substring) -> Entry {
        guard let gap = text.firstRange(of: "  ") else { return (String(text), "") }
        return (String(text[..<gap.lowerBound]), String(text[gap.upperBound...].drop { $0 == " " }))
    }

    private static func options(_ entries: [Entry], _ width: Int) -> [[String]] {
        guard entries.count > fewOptions else { return [["OPTIONS:"] + lines(of: entries, width)] }
        var rest = entries
        var found: [[String]] = []
        for (title, options) in sections {
            let own = options.compactMap { option -> Entry? in
                rest.firstIndex { $0.name == "--\(option)" || $0.name.hasPrefix("--\(option) ") }.map {
                    rest.remove(at: $0)
                }
            }
            if !own.isEmpty { found.append(["\(title):"] + lines(of: own, width)) }
        }
        return found + (rest.isEmpty ? [] : [["OTHER:"] + lines(of: rest, width)])
    }

    // MARK: Lines

    private static func lines(of entries: [Entry], _ width: Int, column: Int = column) -> [String] {
        // On a narrow terminal what a name is for stands below it.
        let isNarrow = width < 2 * column
        let indent = isNarrow ? 6 : column
        return entries.flatMap { entry in
            let name = "  " + entry.name
            let lines = TextWrapping.lines(of: entry.about, width: max(1, width - indent))
            if entry.about.isEmpty { return [name] }
            let margin = String(repeating: " ", count: indent)
            let gap = indent - DisplayWidth.of(name)
            if isNarrow || gap < 1 { return [name] + lines.map { margin + $0 } }
            return [name + String(repeating: " ", count: gap) + lines[0]] + lines.dropFirst().map { margin + $0 }
        }
    }

    /// The lines of a paragraph, or of a list in it: what is broken off stands below what it belongs to.
    private static func lines(of block: [String], _ width: Int) -> [String] {
        let isList = block.allSatisfy { $0.hasPrefix("  ") && $0.dropFirst(2).contains("  ") }
        if isList {
            let entries = block.map { entry($0.drop { $0 == " " }) }
            let widest = entries.map { DisplayWidth.of($0.name) }.max() ?? 0
            return lines(of: entries, width, column: min(column, widest + 4))
        }
        return block.flatMap { line in
            // Lines of examples go on further in.
            let hanging = line.hasPrefix(" ") || line.hasPrefix("USAGE") ? 4 : 0
            return TextWrapping.wrapped(line, width: width, hanging: hanging).split(separator: "\n").map(String.init)
        }
    }
}
#endif
