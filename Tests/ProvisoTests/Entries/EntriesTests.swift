import Proviso
import RuleTestSupport
import Testing

@Suite("Entries")
struct EntriesTests {
    private static let german = MessageLanguage(
        tag: "de", plurals: MessageLanguage.english.plurals, numbers: MessageLanguage.english.numbers,
        lists: ListStyle(start: ", ", middle: ", ", end: " und ", pair: " und "), quotes: ("„", "“"))

    @Test("An entry has the habits of a model")
    func habits() {
        #expect(Entries { Entry("", "title", .length(2...)) }.text() == nil)
        #expect(Entries { Entry(nil as String?, "title", .length(2...), .email) }.text() == nil)
        #expect(Entries { Entry("", "title", .required, .length(2...)) }.validate().codes == ["required"])
        #expect(Entries { Entry(nil as Int?, "age", .required, .range(18...)) }.validate().codes == ["required"])
        #expect(Entries { Entry("x", "title", .length(2...), .email) }.validate().codes == ["string.tooShort"])
        #expect(Entries { Entry(" x ", "title", .trim, .length(2...)) }.validate().codes == ["string.tooShort"])
        #expect(
            Entries { Entry("x", "title", rules: [.length(2...), .email]) }.validate().codes == ["string.tooShort"])
    }

    @Test("No entries, and valid ones, have no text")
    func noText() {
        #expect(Entries().text() == nil)
        #expect(Entries().validate() == .valid())
        let entries = Entries {
            Entry("ada@example.org", "email", .email)
            Entry(5, "size", .range(1...5))
            Entry("x", "note", .length(2...)).severity(.warning)
        }
        #expect(entries.text() == nil)
        #expect(entries.validate().violations.map(\.severity) == [.warning])
    }

    @Test("The messages are joined in order, those of errors alone")
    func joined() {
        let entries = Entries {
            Entry("", "title", .required)
            Entry("x", "note", .length(2...)).severity(.info)
            Entry("nobody", "email address", .email)
        }
        #expect(entries.text() == "Title is required.\nEmail address must be an email address, like name@example.com.")
        #expect(
            entries.text(separator: " ")
                == "Title is required. Email address must be an email address, like name@example.com.")
    }

    /// Which of five entries, in groups with one-letter names, are judged: a capital stands for one that fails.
    @Test(
        "A group stops at its first error, and lasts while its name does",
        arguments: [
            ("Aaaaa", "1"), ("aAaaA", "2"), ("AbAbA", "135"), ("ABABA", "12345"), ("AAbAA", "14"), ("A-A-A", "135"),
            ("-----", ""), ("=====", "12345"), ("AA=AA", "134"), ("aaaaA", "5"), ("BbbAa", "14"),
        ])
    func groups(pattern: String, failing: String) {
        var entries = Entries()
        var asked: [Int] = []
        for (index, letter) in pattern.enumerated() {
            let fails = letter.isUppercase || letter == "="
            let field = EntryField("x", at: FieldPath("\(index + 1)"))
            let entry = Entry(field) { fields, report in
                asked.append(index + 1)
                if fails { report.fail("custom", for: fields[0]) }
            }
            entries.append(letter.isLetter ? entry.group(letter.lowercased()) : entry)
        }
        #expect(entries.validate().violations.map(\.path.description).joined() == failing)
        // What is skipped is not even asked.
        if pattern.hasPrefix("AA") { #expect(!asked.contains(2)) }
    }

    @Test("A warning does not end a group")
    func warningsInGroups() {
        let entries = Entries {
            Entry("x", "a", .length(2...)).severity(.warning).group("g")
            Entry("x", "b", .length(2...)).group("g")
            Entry("x", "c", .length(2...)).group("g")
        }
        #expect(entries.validate().violations.map(\.path.description) == ["a", "b"])
    }

    @Test("All or none names what is given and what is missing")
    func allOrNone() {
        func entries(_ street: String?, _ city: String?, _ zip: String?) -> Entries {
            Entries {
                Entry.allOrNone(
                    EntryField(street, "street"), EntryField(city, "city"),
                    EntryField(zip, AttributeLabel("postcode").in("de", "Postleitzahl"), at: "zip"))
            }
        }
        #expect(entries(nil, "", nil).text() == nil)
        #expect(entries("a", "b", "c").text() == nil)
        let result = entries("a", "b", "").validate()
        #expect(result.messages == ["Postcode must be given along with street and city."])
        #expect(result.violations.map(\.path.description) == ["zip"])
        #expect(result.violations[0].parameters == ["given": ["street", "city"], "missing": ["zip"]])
        #expect(
            entries("a", nil, nil).text()
                == "City must be given along with street.\nPostcode must be given along with street.")
        let house = MessageCatalog(
            Self.german, over: .english,
            messages: ["allOrNone": "{given} ohne {missing}?", "label/street": "Straße", "label/city": "Ort"])
        #expect(
            entries("a", nil, nil).text(in: house, separator: "|")
                == "Straße ohne Ort und Postleitzahl?|Straße ohne Ort und Postleitzahl?")
    }

    @Test("Labels, articles and paths")
    func labels() {
        let house = MessageCatalog(
            .english, over: .english,
            messages: ["required": "{article} {attribute} is missing; give {article} {attribute}."])
        func text(_ entry: Entry) -> String? { Entries([entry]).text(in: house) }
        #expect(text(Entry("", "title", article: "your", .required)) == "Your title is missing; give your title.")
        #expect(
            text(Entry("", AttributeLabel("title", article: "a"), .required)) == "A title is missing; give a title.")
        #expect(text(Entry("", "title", .required)) == "The title is missing; give the title.")
        #expect(text(Entry("", "title", article: "", .required)) == "Title is missing; give title.")
        #expect(text(Entry("", "adresse", article: "l’", .required)) == "L’adresse is missing; give l’adresse.")
        #expect(
            text(Entry("", at: "firstName", article: "your", .required))
                == "Your first name is missing; give your first name.")
        #expect(
            text(Entry("", at: "home.post_code", .required))
                == "The post code is missing; give the post code.")
        let violations = Entries {
            Entry("", "date of birth", .required)
            Entry("", "e. g. this", .required)
            Entry("", "email", at: "user.email", .required)
            Entry(["a", ""], "tags", .each(.required))
        }.validate().violations
        #expect(violations.map(\.path.description) == ["date of birth", "e. g. this", "user.email", "tags[1]"])
        #expect(violations.map(\.path.components.count) == [1, 1, 2, 2])
    }

    @Test("Labels in other languages")
    func translatedLabels() {
        let label = AttributeLabel("title", article: "your").in("de", "Titel", article: "Ihr").in("pt", "título")
        let required: [String: CatalogMessage] = ["required": "{article} {attribute}: {attribute}"]
        func text(_ tag: String) -> String? {
            let english = MessageLanguage.english
            let language = MessageLanguage(
                tag: tag, plurals: english.plurals, numbers: english.numbers, lists: english.lists,
                quotes: english.quotes)
            return Entries([Entry("", label, .required)]).text(in: MessageCatalog(language, messages: required))
        }
        #expect(text("en") == "Your title: title")
        #expect(text("de") == "Ihr Titel: Titel")
        #expect(text("pt-BR") == "Título: título")
        #expect(text("fr") == "Your title: title")
    }

    @Test(
        "Braces, line ends and marks of direction in labels come out safe",
        arguments: [
            ("{article}", "{article} is required."), ("{{x}}", "{{x}} is required."), ("a\nb", "A␊b is required."),
            ("a\r\nb", "A␍␊b is required."), ("a\u{202E}b", "A\\u{202E}b is required."),
            ("البريد", "\u{2068}البريد\u{2069} is required."), ("שם {min}", "\u{2068}שם {min}\u{2069} is required."),
        ])
    func safeLabels(label: String, message: String) {
        #expect(Entries { Entry("", AttributeLabel(label), .required) }.text() == message)
        #expect(Entries { Entry("", AttributeLabel("x").in("en", label), .required) }.text() == message)
        let house = MessageCatalog(
            .english, over: .english, messages: ["label/x": CatalogMessage(MessageTemplate(label))])
        #expect(Entries { Entry("", "x", .required) }.text(in: house) == message)
    }

    @Test("Values show in the entry's own message, shortened and safe, and sensitive ones never")
    func values() {
        func text(_ entry: Entry) -> String? { Entries([entry.message("{value}!")]).text() }
        #expect(text(Entry("a{min}\nb", "x", .email)) == "a{min}␊b!")
        #expect(text(Entry(5, "x", .range(...3))) == "5!")
        #expect(text(Entry("secret", AttributeLabel("pin", isSensitive: true), .email)) == "•••!")
        let field = EntryField("secret", AttributeLabel("pin", isSensitive: true))
        #expect(text(Entry(field) { $1.fail("custom", for: $0[0]) }) == "•••!")
        #expect(text(Entry(EntryField("shown", "pin")) { $1.fail("custom", for: $0[0]) }) == "shown!")
        let pair = Entry(EntryField("a", "first"), EntryField("b", "second")) { fields, report in
            for field in fields.reversed() { report.fail("custom", for: field) }
        }
        #expect(text(pair) == "b!\na!")
    }

    @Test("Messages of an entry, and of its rules")
    func messages() {
        let entry = Entry("x", "title", .length(2...), .email.message("rule"))
        #expect(Entries { entry.message("entry") }.text() == "entry")
        #expect(
            Entries { entry.message("entry").message("{min}, {attribute}", for: .stringTooShort) }.text() == "2, title")
        #expect(Entries { Entry("xx", "title", .email.message("rule")).message("entry") }.text() == "rule")
    }

    @Test("A rule of one's own sees all the fields")
    func plugIn() {
        struct AtLeastOne: EntryRule {
            func check(_ fields: [EntryField], into report: inout Report) {
                guard let first = fields.first, fields.allSatisfy(\.isEmpty) else { return }
                let names = DataValue.array(fields.map { .string($0.name) })
                report.fail("atLeastOne", for: first, ["fields": names])
            }
        }
        let words = MessageCatalog(
            .english, over: .english, messages: ["atLeastOne": "Give one of {fields}.", "title/atLeastOne": "Missing"])
        func result(_ phone: String, _ mobile: String) -> ValidationResult {
            Entries {
                Entry(EntryField(phone, "phone"), EntryField(mobile, at: "mobilePhone"), by: AtLeastOne())
            }.validate()
        }
        #expect(result("", "1").isValid)
        #expect(result("", "").text(in: words) == "Give one of phone and mobile phone.")
        #expect(result("", "").violations.map { $0.title(in: words) } == ["Missing"])
        #expect(result("", "").text() == "Phone is not valid.")
        #expect(EntryField(nil as String?, "x").isEmpty && EntryField([Int](), "x").isEmpty)
        #expect(EntryField("v", "x").value as? String == "v" && !EntryField(0, "x").isEmpty)
    }

    @Test("The number of violations is limited, and the first error may end it all")
    func limits() {
        let entries = Entries { for name in ["a", "b", "c"] { Entry("", AttributeLabel(name), .required) } }
        #expect(entries.validate().violations.count == 3)
        #expect(entries.validate(limit: 2).violations.count == 2)
        #expect(entries.validate(stopAtFirst: true).violations.count == 1)
    }

    @Test("The builder takes conditions, loops and lists")
    func builder() {
        func paths(_ isCompany: Bool) -> [String] {
            let common = Entries { Entry("", "email", .required) }
            return Entries {
                common
                if isCompany { Entry("", "company", .required) } else { Entry("", "name", .required) }
                if isCompany { Entry("", "number", .required) }
                for index in 1...2 { Entry("", AttributeLabel("line \(index)"), .required) }
            }.validate().violations.map(\.path.description)
        }
        #expect(paths(true) == ["email", "company", "number", "line 1", "line 2"])
        #expect(paths(false) == ["email", "name", "line 1", "line 2"])
    }

    @Test("Asynchronous rules are asked once the others of the entry have passed")
    func asynchronous() async {
        struct Down: Error {}
        let entries = Entries {
            Entry("", "title", .required)
            Entry("ada", "username", .satisfies("username.taken", message: "{attribute} is taken.") { $0 != "ada" })
            Entry("bob", "nickname", .satisfies { $0 != "ada" })
            Entry("x", "code", .satisfies { _ in throw Down() })
        }
        #expect(entries.validate().codes == ["required", "async.unchecked", "async.unchecked", "async.unchecked"])
        let outcome = await entries.validateAsync()
        #expect(outcome.result.codes == ["required", "username.taken"])
        #expect(outcome.text() == "Title is required.\nUsername is taken.\nCode could not be checked. Try again later.")
        #expect(await Entries().validateAsync().text() == nil)
    }
}
