import CGTK
import Foundation
import SignUpForm

/// Writes down what the window shows, a line of JSON each time that it is something else. It reads the widgets, not the form,
/// and what the form says stands beside it: the two are to be the same.
@MainActor final class ShownLog {
    private struct Line: Codable, Equatable {
        var language: String
        var isRightToLeft: Bool
        var focus: String?
        /// What stands below each field.
        var messages: [String: String] = [:]
        /// The fields that are marked as wrong.
        var marked: [String] = []
        /// The fields about which somebody is being asked.
        var busy: [String] = []
        var summary: [String]
        var welcome: String?
        /// What the form says is to be shown.
        var form: [String: String] = [:]
    }

    private let window: SignUpWindow
    private let file: FileHandle
    private var last: Line?

    init(of window: SignUpWindow, at path: String) throws {
        self.window = window
        guard FileManager.default.createFile(atPath: path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    /// Looks at the window twenty times a second.
    func start() throws {
        Task {
            while true {
                try write()
                try await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    private func write() throws {
        var line = Line(
            language: window.language.rawValue,
            isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL,
            focus: window.focusedName, summary: window.summary.shownLines,
            welcome: window.welcome.isVisible ? window.welcome.text : nil)
        for field in window.fields {
            if !field.shownText.isEmpty { line.messages[field.name] = field.shownText }
            if field.input.hasStyle("error") { line.marked.append(field.name) }
            if field.isBusy { line.busy.append(field.name) }
            let said = try window.form.shownMessages(for: field.name).joined(separator: "\n")
            if !said.isEmpty { line.form[field.name] = said }
        }
        if line == last { return }
        last = line
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try file.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
    }
}
