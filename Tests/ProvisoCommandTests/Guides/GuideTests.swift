#if Command
import Foundation
import Testing

/// Guides for people who own data: their files are made, and their commands run in their order, as somebody would who follows them.
@Suite struct GuideTests {
    private static let guides = "\(Command.packageRoot)/Sources/Proviso/Documentation.docc/Guides"

    /// A block of the page: a file behind a line that names it, or commands with what they print.
    private enum Block {
        case file(name: String, text: String)
        case console([(command: String, output: String)])
    }

    @Test(arguments: [
        ("RulesInTenMinutes", 9), ("CheckYourRules", 1), ("TestingRules", 2), ("JSONSchemas", 5), ("OpenAPI", 4),
    ])
    func followed(_ guide: String, _ least: Int) throws {
        let page = "\(Self.guides)/\(guide).md"
        let blocks = Self.blocks(of: try String(contentsOfFile: page, encoding: .utf8))
        let folder = try Folder()
        var count = 0
        for block in blocks {
            switch block {
            case .file(let name, let text): folder.write(name, text)
            case .console(let commands):
                for (command, output) in commands {
                    // The command is where a shell looks for it.
                    let script = "PATH=\"$(dirname \"$1\"):$PATH\"; { \(command) ; } 2>&1"
                    let run = try Command.run(script: script, in: folder.path)
                    let printed = run.output.replacing(/in [0-9]+\.[0-9]{2} s/, with: "in 0.00 s")
                    #expect(printed == output, "\(command)")
                    count += 1
                }
            }
        }
        #expect(count >= least)
    }

    private static func blocks(of page: String) -> [Block] {
        var blocks: [Block] = []
        var name: String?
        var lines = page.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            guard line.hasPrefix("```") else {
                // The name of a file stands in the last line before it.
                if !line.isEmpty { name = line.wholeMatch(of: /.*`([\w.]+)`:/).map { String($0.1) } }
                continue
            }
            let body = lines.prefix { !$0.hasPrefix("```") }
            lines = lines.dropFirst(body.count + 1)
            if line == "```console" {
                blocks.append(.console(commands(in: body)))
            } else if let name {
                blocks.append(.file(name: name, text: body.map { $0 + "\n" }.joined()))
            }
            name = nil
        }
        return blocks
    }

    private static func commands(in lines: ArraySlice<Substring>) -> [(command: String, output: String)] {
        var commands: [(command: String, output: String)] = []
        for line in lines {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), ""))
            } else if !commands.isEmpty {
                commands[commands.count - 1].output += line + "\n"
            }
        }
        return commands
    }
}
#endif
