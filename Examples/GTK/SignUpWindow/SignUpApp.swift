import CGTK
import Foundation
import SignUpForm

/// The program: `SignUpWindow [--language en|de|ar] [--log FILE]`.
@main @MainActor struct SignUpApp {
    private var language = Language.english
    private var log: String?

    static func main() {
        do {
            try SignUpApp(CommandLine.arguments.dropFirst()).run()
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }

    private func run() throws {
        guard gtk_init_check() != 0 else { throw Problem("There is no display. Is the variable DISPLAY set?") }
        StyleSheet.load()
        let window = SignUpWindow(language)
        let loop = MainLoop()
        window.show { loop.quit() }
        if let path = log { try ShownLog(of: window, at: path).start() }
        loop.run()
    }

    private init(_ arguments: ArraySlice<String>) throws {
        var arguments = arguments
        while let option = arguments.popFirst() {
            switch (option, arguments.popFirst()) {
            case ("--language", let value?):
                guard let language = Language(rawValue: value) else { throw Problem("No language `\(value)`.") }
                self.language = language
            case ("--log", let value?): log = value
            default: throw Problem("usage: SignUpWindow [--language en|de|ar] [--log FILE]")
            }
        }
    }
}

/// Why the program cannot start.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
