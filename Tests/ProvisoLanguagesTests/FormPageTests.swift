import Foundation
import Testing

/// The page of the documentation that shows whole forms in several languages.
@Suite("Forms in several languages")
struct FormPageTests {
    @Test("The page is what the messages say now")
    func page() throws {
        let path = "Sources/ProvisoLanguages/Documentation.docc/FormsByLanguage.md"
        let url = try Repository.root().appending(path: path)
        let text = try FormPage.text()
        if ProcessInfo.processInfo.environment["PROVISO_WRITE_PAGES"] != nil {
            try Data(text.utf8).write(to: url)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }

    @Test("Every form is shown in every language, each field with a message")
    func complete() throws {
        let text = try FormPage.text()
        #expect(text.components(separatedBy: "\n## ").count == 12)
        let languages = text.components(separatedBy: "\n### ").dropFirst()
        #expect(languages.count == 10 * FormPage.languages.count)
        for language in languages { #expect(language.components(separatedBy: "\n- ").count > 4, "\(language)") }
        #expect(!text.contains("{") && !text.contains("null"))
    }
}

/// Where the sources of the package stand.
enum Repository {
    /// The folder with `Package.swift`.
    static func root() throws -> URL {
        var root = URL(filePath: #filePath).resolvingSymlinksInPath()
        while root.path() != "/", !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path())
        {
            root.deleteLastPathComponent()
        }
        return root
    }
}
