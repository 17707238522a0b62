#if Command
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The words of a line that is being typed, as a shell hands them on: some shells leave quotes and backslashes in them.
struct CommandLineWords {
    private let words: [String]

    init(_ words: [String]) { self.words = words }

    /// What stands behind an option, or behind it and `=`, without the shell's quotes; `nil` when there is nothing.
    func value(of option: String) -> String? {
        for (index, word) in words.enumerated() {
            if word.hasPrefix(option + "=") { return Self.plain(word.dropFirst(option.count + 1)) }
            guard word == option else { continue }
            // Bash makes `--rules=a` three words.
            let rest = words[(index + 1)...].drop { $0 == "=" }
            return rest.first.flatMap { $0.hasPrefix("--") ? nil : Self.plain($0[...]) }
        }
        return nil
    }

    /// Whether a file can be read while the user waits for a word: a pipe or a terminal would have to be written to first.
    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// A word without quotes, with the home folder for `~/`.
    private static func plain(_ word: Substring) -> String? {
        var text = ""
        var quote: Character?
        var isEscaped = false
        for character in word {
            if isEscaped {
                text.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            } else {
                text.append(character)
            }
        }
        if word.hasPrefix("~/"), let home = getenv("HOME") { text = String(cString: home) + text.dropFirst(1) }
        return text.isEmpty ? nil : text
    }
}
#endif
