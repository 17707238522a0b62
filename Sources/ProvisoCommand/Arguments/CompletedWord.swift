#if Command
import ArgumentParser
import ProvisoCore

/// A word that a shell offers, and a few words about it where the shell shows them.
struct CompletedWord {
    let text: String
    let about: String?

    init(_ text: String, about: String? = nil) {
        self.text = text
        self.about = about
    }

    /// Whether the word means nothing but itself to every shell. Bash *runs* the content of `$(…)` in a word that it is offered,
    /// and words come from rule documents too.
    var isPlain: Bool {
        text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-.=".unicodeScalars.contains($0)
        }
    }

    /// The lines that the shell which asks understands. Words that would have to be quoted are left out.
    static func lines(_ words: [CompletedWord]) -> [String] {
        words.filter { $0.isPlain && !$0.text.isEmpty }.map { word in
            guard let about = word.about.map({ VisibleText.singleLine($0) }), !about.isEmpty else { return word.text }
            return switch CompletionShell.requesting {
            case CompletionShell.zsh: "\(word.text):\(about)"
            case CompletionShell.fish: "\(word.text)\t\(about)"
            default: word.text
            }
        }
    }
}
#endif
