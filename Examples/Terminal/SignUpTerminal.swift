import Foundation
import Proviso
import SignUpForm

/// Asks for one field after the other, and for each until the form takes what was typed: `SignUpTerminal [en|de|ar]`.
@main struct SignUpTerminal {
    static func main() async throws {
        guard let language = Language(rawValue: CommandLine.arguments.dropFirst().first ?? "en") else {
            stop("usage: SignUpTerminal [en|de|ar]", status: 2)
        }
        let form = FormModel.signUp(in: language)
        for field in form.fields {
            try await ask(for: field, of: form, in: language)
        }
        // Once more as a whole: somebody may have taken the name meanwhile.
        guard await form.submitAsync() else {
            stop(form.errorSummary().entries.map(\.message).joined(separator: "\n"), status: 1)
        }
        print("✓ \(form.userName) <\(form.email)>")
    }

    /// Asks until there is nothing wrong.
    private static func ask(for field: FormField, of form: FormModel<SignUp>, in language: Language) async throws {
        repeat {
            let isChoice = field.name == "acceptsTerms"
            print(field.label.heading(in: language) + (isChoice ? " [y/n]" : "") + ": ", terminator: "")
            fflush(nil)
            guard let line = field.label.isSensitive ? readHiddenLine() : readLine() else {
                print()
                stop("The input ended before the form was filled in.", status: 1)
            }
            let text = isChoice ? String(line.lowercased().hasPrefix("y")) : line
            try form.type(text, into: field.name)
            // The rules that ask somebody else are waited for.
            try await form.validateAsync([field.name])
            for message in field.messages(in: form.catalog) { print("  " + message) }
        } while !field.isValid
    }

    private static func stop(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
