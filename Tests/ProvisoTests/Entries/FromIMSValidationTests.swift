import Foundation
import Proviso
import RuleTestSupport
import TestSupport
import Testing

/// A test for each row of the guide "From IMSValidation".
@Suite struct FromIMSValidationTests {
    private struct SettingsInfo {
        var title = "", first = "", last = "", job = ""
        var email = "", url = "", user = "", password = ""
    }

    private func codes(_ entries: Entry...) -> [String] { Entries(entries).validate().codes }

    @Test func theGuideNamesTestsThatExist() throws {
        let root = GuideSnippets.root(of: #filePath)
        let guide = root.appending(path: "Sources/Proviso/Documentation.docc/Guides/FromIMSValidation.md")
        let files = [#filePath, root.appending(path: "Tests/ProvisoTests/Entries/EntriesTests.swift").path]
        let tests = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
        let rows = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
        var count = 0
        for row in rows where !row.hasSuffix("| test |") {
            let cell = try #require(row.split(separator: "|").last)
            let names = cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            #expect(!names.isEmpty, "\(row)")
            for name in names where name.first?.isLowercase ?? false {
                #expect(tests.contains("func \(name)("), "\(name)")
                count += 1
            }
        }
        #expect(count > 30)
    }

    // MARK: Validators

    @Test(arguments: [("ada@example.org", true), ("ada@", false), ("", true)])
    func email(text: String, passes: Bool) {
        #expect(codes(Entry(text, "email address", .email)) == (passes ? [] : ["email"]))
    }

    @Test(arguments: [("Ada", true), ("Zoë", true), ("R2", false), ("a b", false)])
    func alphabetic(text: String, passes: Bool) {
        #expect(codes(Entry(text, "name", .alphabetic)) == (passes ? [] : ["alphabetic"]))
    }

    @Test(arguments: [("R2D2", true), ("Straße7", true), ("R2-D2", false)])
    func alphanumeric(text: String, passes: Bool) {
        #expect(codes(Entry(text, "name", .alphanumeric)) == (passes ? [] : ["alphanumeric"]))
    }

    @Test(arguments: [("x", "string.tooShort"), ("xx", ""), ("xxxx", ""), ("xxxxx", "string.tooLong")])
    func fieldSize(text: String, code: String) {
        #expect(codes(Entry(text, "title", .length(2...4))) == (code.isEmpty ? [] : [code]))
    }

    @Test(
        arguments: [
            ("", "", []), ("ada", "secret", []), ("ada", "", ["password"]), ("", "secret", ["username"]),
        ] as [(String, String, [String])])
    func multiString(user: String, password: String, missing: [String]) {
        let entry = Entry.allOrNone(EntryField(user, "username"), EntryField(password, "password"))
        let result = Entries([entry]).validate()
        #expect(result.violations.map(\.path.description) == missing)
        #expect(result.violations.allSatisfy { $0.code == .allOrNone })
    }

    @Test func null() {
        #expect(
            codes(Entry("", "title", .required), Entry(nil as String?, "note", .required)) == ["required", "required"])
        #expect(codes(Entry(" ", "title", .required), Entry(0, "number", .required)) == [])
    }

    @Test(arguments: [(0, "number.tooSmall"), (1, ""), (10, ""), (11, "number.tooBig")])
    func numberRange(number: Int, code: String) {
        #expect(codes(Entry(number, "number", .range(1...10))) == (code.isEmpty ? [] : [code]))
    }

    @Test(arguments: [("https://example.org/a?b", true), ("example", false), ("ftp://example.org", false)])
    func url(text: String, passes: Bool) {
        #expect(codes(Entry(text, "website", .url)) == (passes ? [] : ["url"]))
    }

    @Test func theProtocol() {
        #expect([AnyRule<String>.required, .length(2...), .trim].map(\.name) == ["required", "length", "trim"])
    }

    // MARK: Validators of one's own

    /// A validator for one value, which works in entries, models and everywhere else.
    private struct Even: ValidationRule {
        func check(_ value: Int, into report: inout Report) {
            if !value.isMultiple(of: 2) { report.fail("even") }
        }
    }

    @Test func ownValidators() {
        #expect(codes(Entry(3, "seats", AnyRule(Even())), Entry(4, "rows", AnyRule(Even()))) == ["even"])
        let words = MessageCatalog(.english, over: .english, messages: ["even": "{article} {attribute} must be even."])
        #expect(
            Entries { Entry(3, "seats", article: "your", AnyRule(Even())) }.text(in: words)
                == "Your seats must be even.")
    }

    @Test func plugIn() {
        #expect(codes(Entry(3, "seats", .isEven, .range(...2))) == ["even"])
    }

    @Test func existingData() async {
        let known = ["ada"]
        let entries = Entries {
            Entry(
                "ada", "username",
                .satisfies("username.taken", message: "{attribute} is taken.") { !known.contains($0) })
        }
        #expect(await entries.validateAsync().text() == "Username is taken.")
    }

    // MARK: The check

    @Test func check() {
        let field = EntryField("Ada", "first name", article: "your")
        #expect(field.value as? String == "Ada")
        #expect(field.label == AttributeLabel("first name", article: "your"))
        #expect(EntryField(nil as String?, at: "firstName").label.text == "first name")
        #expect(Entries { Entry("", at: "firstName", .required) }.text() == "First name is required.")
    }

    @Test func article() {
        let words = MessageCatalog(.english, over: .english, messages: ["required": "{article} {attribute} is needed."])
        func text(_ article: String) -> String? {
            Entries { Entry("", "title", article: article, .required) }.text(in: words)
        }
        #expect(text("your") == "Your title is needed.")
        #expect(text("the") == "The title is needed.")
        #expect(text("") == "Title is needed.")
        let own = Entry("", "title", article: "a", .required.message("Please enter {article} {attribute}."))
        #expect(Entries { own }.text() == "Please enter a title.")
    }

    @Test func usernameAndPassword() {
        let (user, password) = ("ada", "ada lovelace")
        let entry = Entry(password, "password", .condition("password.guessable") { !$0.contains(user) })
        #expect(codes(entry) == ["password.guessable"])
    }

    // MARK: Entries and groups

    private func entries(_ info: SettingsInfo) -> Entries {
        Entries {
            Entry(info.title, "title", article: "your", .required, .length(2...100))
            Entry(info.first, "first name", article: "your", .required, .length(2...100))
            Entry(info.last, "last name", article: "your", .required, .length(2...100))
            Entry(info.job, "job title", article: "your", .length(2...100))
            Entry(info.email, "email address", article: "your", .required, .email)
            Entry(info.url, "synchronisation URL", article: "your", .url)
            Entry.allOrNone(EntryField(info.user, "username"), EntryField(info.password, "password")).group("account")
            Entry.allOrNone(EntryField(info.url, "url"), EntryField(info.user, "username")).group("account")
        }
    }

    @Test func theDocumentsExample() {
        let valid = SettingsInfo(
            title: "Countess", first: "Ada", last: "Lovelace", email: "ada@example.org", url: "https://example.org",
            user: "ada", password: "secret")
        #expect(entries(valid).text() == nil)
        // A URL without a user: only the second check of the group fails.
        var info = valid
        (info.user, info.password) = ("", "")
        #expect(entries(info).text() == "Username must be given along with url.")
        // A password without a user: the first one fails, and the second is not made.
        info.password = "secret"
        #expect(entries(info).text() == "Username must be given along with password.")
        #expect(
            entries(SettingsInfo(title: "x")).text()
                == """
                Title must be at least 2 characters long.
                First name is required.
                Last name is required.
                Email address is required.
                """)
    }

    @Test func groupName() {
        func entry(_ name: AttributeLabel, _ group: String?) -> Entry {
            let entry = Entry("", name, .required)
            return group.map { entry.group($0) } ?? entry
        }
        func failing(_ groups: String?...) -> [String] {
            Entries(groups.enumerated().map { entry(AttributeLabel("\($0.offset)"), $0.element) })
                .validate().violations.map(\.path.description)
        }
        #expect(failing("t", "t", "t") == ["0"])
        #expect(failing("t", "t", "f", "f") == ["0", "2"])
        #expect(failing("t", nil, "t", "t") == ["0", "1", "2"])
        #expect(failing("t", "", "t") == ["0", "1", "2"])
        #expect(failing("t", "f", "t", "t") == ["0", "1", "2"])
        #expect(failing("", "", nil, nil) == ["0", "1", "2", "3"])
    }

    @Test func listOfEntries() {
        var list = Entries()
        list.append(Entry("", "title", .required))
        list.append(Entry("", "note", .required))
        #expect(list.entries.count == 2)
        #expect(list.validate().codes == ["required", "required"])
    }

    @Test func validateEntries() {
        let entries = Entries {
            Entry("", "title", .required)
            Entry("x", "note", .length(2...))
        }
        #expect(entries.text() == "Title is required.\nNote must be at least 2 characters long.")
        #expect(Entries { Entry("x", "title", .required) }.text() == nil)
        #expect(entries.validate().violations[1].parameters["min"] == 2)
    }

    @Test func titles() {
        #expect(
            Entries { Entry("x", "note", .length(2...)) }.validate().violations.map(\.title) == ["Too short"])
    }

    // MARK: Messages

    private let german = MessageCatalog(
        MessageLanguage(
            tag: "de", plurals: MessageLanguage.english.plurals,
            numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
            lists: ListStyle(start: ", ", middle: ", ", end: " und ", pair: " und "), quotes: ("„", "“")),
        over: .english, messages: ["required": "{attribute} ist erforderlich."])

    @Test func languages() {
        #expect(Entries { Entry("", "Titel", .required) }.text(in: german) == "Titel ist erforderlich.")
        #expect(Entries { Entry("", "title", .required) }.text(in: .english) == "Title is required.")
    }

    @Test func ownTexts() throws {
        let texts = ["de": ["app.required": "{attribute}: bitte ausfüllen", "app.label/title": "Titel"]]
        let house = try german.overlaid(prefix: "app.") { key, language in texts[language]?[key] }
        #expect(Entries { Entry("", "title", .required) }.text(in: house) == "Titel: bitte ausfüllen")
    }

    @Test func labelsInOtherLanguages() {
        let title = AttributeLabel("title", article: "your").in("de", "Titel", article: "Ihr")
        #expect(Entries { Entry("", title, .required) }.text(in: german) == "Titel ist erforderlich.")
        let polite = german.overlaid(["required": "Bitte {article} {attribute} angeben.", "label/note": "Notiz"])
        #expect(Entries { Entry("", title, .required) }.text(in: polite) == "Bitte Ihr Titel angeben.")
        #expect(Entries { Entry("", "note", .required) }.text(in: polite) == "Bitte Notiz angeben.")
    }
}

extension RuleVocabulary where Value == Int {
    fileprivate static var isEven: Self { .condition("even") { $0.isMultiple(of: 2) } }
}
