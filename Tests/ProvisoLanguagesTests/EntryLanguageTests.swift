import Proviso
import ProvisoLanguages
import Testing

@Suite("Entries in every language")
struct EntryLanguageTests {
    private static var entries: Entries {
        Entries {
            Entry("", "passwordRepeat", .required)
            Entry("x{min}", AttributeLabel("{min} user\nname").in("ar", "اسم\u{202E} {min}"), .length(8...))
            Entry.allOrNone(EntryField("a", "street"), EntryField("", "postcode"))
        }
    }

    @Test(
        "The text has a line for each message, and nothing in a label is a place",
        arguments: MessageCatalog.availableLanguages)
    func text(tag: String) throws {
        let catalog = try #require(MessageCatalog.catalog(for: tag))
        let text = try #require(Self.entries.text(in: catalog))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines[0].localizedCaseInsensitive(contains: "passwordrepeat"))
        #expect(lines[1].contains(tag == "ar" ? "\u{2068}اسم\\u{202E} {min}\u{2069}" : "{min} user␊name"))
        // The places of the message itself are filled, so the label's text is all that is left of braces.
        #expect(lines[1].count { $0 == "{" } == (tag == "ar" ? 2 : 1))
        #expect(lines[2].localizedCaseInsensitive(contains: "postcode"))
        #expect(lines[2].contains("street"))
        // What is isolated is isolated to its end.
        for line in lines {
            #expect(line.count { $0 == "\u{2068}" } == line.count { $0 == "\u{2069}" }, "\(line)")
        }
    }
}

extension Substring {
    fileprivate func localizedCaseInsensitive(contains text: String) -> Bool { lowercased().contains(text) }
}
