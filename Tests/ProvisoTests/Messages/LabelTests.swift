import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct LabelTests {
    /// Names that are plainly of words.
    @Test(arguments: [
        ("username", "username"), ("passwordRepeat", "password repeat"), ("password_repeat", "password repeat"),
        ("password-repeat", "password repeat"), ("PasswordRepeat", "password repeat"), ("dateOfBirth", "date of birth"),
        ("kebab-case-name", "kebab case name"), ("SCREAMING_SNAKE", "SCREAMING SNAKE"), ("user_ID", "user ID"),
        ("__private", "private"), ("_dateOfBirth", "date of birth"), ("address2Line", "address2 line"),
        ("addressLine2", "address line2"), ("address_2", "address 2"), ("plan_b", "plan b"), ("covid-19", "covid 19"),
        ("größeInMm", "größe in mm"), ("größe_in_mm", "größe in mm"), ("überNacht", "über nacht"),
        ("straßeUndOrt", "straße und ort"), ("имяФамилия", "имя фамилия"), ("cafe\u{301}Bar", "cafe\u{301} bar"),
        // Capitals that belong together.
        ("userID", "user ID"), ("userIDs", "user IDs"), ("userId", "user id"), ("HTMLTitle", "HTML title"),
        ("someURLPath", "some URL path"), ("URLsToCheck", "URLs to check"), ("IDsOfUsers", "IDs of users"),
        ("IPv4Address", "IPv4 address"), ("clientIPv6", "client IPv6"), ("ISO8601Date", "ISO8601 date"),
        ("MP3Player", "MP3 player"), ("IBANNumber", "IBAN number"), ("aboutFOOBar", "about FOO bar"),
        ("vitaminC", "vitamin C"), ("vitaminB12", "vitamin B12"), ("co2Emission", "co2 emission"),
        // Parts of objects.
        ("a.b", "a b"), ("address.city", "address city"), ("billing.postCode", "billing post code"),
    ])
    func words(name: String, words: String) {
        #expect(NameWords.words(of: name) == words)
    }

    /// Names of any other shape stay as they are.
    @Test(arguments: [
        "", "x", "X", "url", "URL", "IDs", "Email", "Geburtsdatum", "ß", "ÄÖ", "ISOnumeric", "IDnumber", "pH", "kWh",
        "dB",
        "mAh", "MHz", "GHz", "eV", "iPhone", "eMail", "xCoordinate", "XRay", "FOOBar", "H2O", "CO2", "H2SO4", "x509ID",
        "MP3player", "2ndName", "42", "col.1", "col.", ".col", "a..b", "1.2", "Delta 15 N", "first name", " padded ",
        "e-mail", "x-ray", "Content-Type", "X-Request-ID", "First_Name", "Delta_15_N", "user_firstName", "a__b",
        "class_",
        "a_b-c", "a_-b", "--flag", "-", "_", "2020-01-01", "price (€)", "price/unit", "50%", "@id", "$ref",
        "naïve text",
        "a:b", "名前", "👍", "tab\there",
    ])
    func passesUnchanged(name: String) {
        #expect(NameWords.words(of: name) == name)
    }

    /// A label stands at the start of a sentence with a capital, unless it is written as it is.
    @Test(arguments: [
        ("email", "Email is required."), ("iPhone", "iPhone is required."), ("pH", "pH is required."),
        ("kWh", "kWh is required."), ("ß", "ß is required."), ("col.1", "col.1 is required."),
        ("Delta 15 N", "Delta 15 N is required."), ("userIDs", "User IDs is required."), ("élan", "Élan is required."),
        ("a__b", "a__b is required."), ("no. of items", "No. of items is required."), ("ǆep", "ǅep is required."),
        ("e-mail", "E-mail is required."),
    ])
    func startsSentences(name: String, message: String) {
        #expect(Violation("required", at: FieldPath([.key(name)])).message == message)
    }

    /// A document names the part of an object by its own name, and a column with a dot as it is.
    @Test(arguments: [
        ("address.postCode", "Post code"), ("col.1", "col.1"), ("a.b.c", "C"), ("Delta 15 N", "Delta 15 N"),
        ("userIDs", "User IDs"), (" padded ", " padded "), ("a, b", "A, b"),
    ])
    func labelsOfDocuments(name: String, label: String) throws {
        let document = try RuleDocument([["attributes": [.string(name)], "type": "required"]])
        let violation = try #require(try document.validate([:]).violations.first)
        #expect(violation.path == FieldPath(name))
        #expect(violation.message == "\(label) is required.")
    }

    /// In a list a name is taken as it is, in text with commas blanks around it do not count.
    @Test func namesWithBlanksAtTheirEnds() throws {
        let record: DataValue = [" a ": "x", "a": ""]
        let list = try RuleDocument([["attributes": [" a "], "type": "required"]])
        #expect(try list.validate(record).isValid)
        let text = try RuleDocument([["attributes": " a , b", "type": "required"]])
        #expect(try text.validate(record).violations.map(\.path) == ["a", "b"])
        let unsafe = try RuleDocument([["attributes": ["! a "], "type": "required"]])
        #expect(try unsafe.activeAttributes().map(\.name) == [" a "])
    }

    @Test func namesTheLastKeyOfThePath() {
        #expect(Violation("required", at: "address.postCode").message == "Post code is required.")
        #expect(Violation("required").message == "Value is required.")
    }

    /// Names are looked for only where a catalogue, or one below it, may have them.
    @Test func theCatalogueNamesAttributes() throws {
        let plain = MessageCatalog.english.overlaid(["required": "{article} {attribute}?"])
        let texts = ["label/a": "looked up", "article/b": "this"]
        let asked = try MessageCatalog.english.overlaid { key, _ in texts[key] }
        for (catalog, names, message) in [
            (MessageCatalog.english, false, "A is required."), (plain, false, "The a?"),
            (plain.overlaid(["label/a": "field"]), true, "Field?"),
            (plain.overlaid(["article/a": "that"]), true, "That a?"),
            (plain.overlaid(["label/a": "field"]).overlaid(["required": "{attribute}!"]), true, "Field!"),
            (asked, true, "Looked up is required."),
            (asked.overlaid(["required": "{attribute}!"]), true, "Looked up!"),
        ] {
            #expect(catalog.namesAttributes == names)
            #expect(Violation("required", at: "a").message(in: catalog) == message)
        }
    }
}
