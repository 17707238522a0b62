import Foundation
import Proviso
import TestSupport
import Testing

/// The page of the documentation that says, key by key, what each setting shows.
@Suite struct KeystrokesTests {
    @Test func thePageIsWhatFormsShow() throws {
        let url = GuideSnippets.root(of: #filePath)
            .appending(path: "Sources/Proviso/Documentation.docc/Guides/WhenErrorsShowKeyByKey.md")
        let text = KeystrokesPage.text
        if ProcessInfo.processInfo.environment["PROVISO_WRITE_PAGES"] != nil { try Data(text.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }

    @Test func tenFields() { #expect(Set(KeystrokesPage.recordings.map(\.name)).count == 10) }

    /// Nothing is shown of a text that can still become valid, while it is typed for the first time.
    @Test(arguments: [("email", "ada@ex"), ("birthday", "1990-02-2"), ("card", "4111 1111 1111 11"), ("zip", "1234")])
    func whatIsNotFinishedIsLeftInPeace(_ field: String, _ text: String) throws {
        for setting in ErrorDisplay.allCases {
            let form = FormModel(KeystrokesPage.SignUp())
            form.errorDisplay = setting
            try form.beginEditing(field)
            for end in text.indices {
                try form.type(String(text[...end]), into: field)
                #expect(try form.shownErrors(for: field).isEmpty, "\(text[...end]), \(setting)")
            }
            #expect(try form.hasErrors(for: field), "which is not valid for that")
        }
    }

    /// What nothing can save is told at once, but by those that wait for something else.
    @Test(arguments: [("email", "ada@@"), ("birthday", "1990-2"), ("age", "121"), ("zip", "12x"), ("country", "Gra")])
    func whatIsLostIsToldAtOnce(_ field: String, _ text: String) throws {
        for setting in ErrorDisplay.allCases {
            let form = FormModel(KeystrokesPage.SignUp())
            form.errorDisplay = setting
            try form.beginEditing(field)
            try form.type(text, into: field)
            let isShown = setting == .live || setting == .afterLeaving
            #expect(try !form.shownErrors(for: field).isEmpty == isShown, "\(setting)")
        }
    }
}
