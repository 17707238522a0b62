import CountedAllocations
import Foundation
import Proviso
import ProvisoIdentifierFormats
import ProvisoIdentifiers

/// Counts the calls to the allocator while valid values, models and the records of files are judged, and ends with an error if
/// there is one.
@main
enum AllocationCheck {
    static func main() async throws {
        if counted_allocations() < 0 { return print("Nobody counts allocations here.") }
        var failed = false
        for (name, judge) in judgements {
            // What is made once, such as metadata and compiled rules, is made now.
            guard judge() else {
                print("\(name): not valid")
                failed = true
                continue
            }
            let before = counted_allocations()
            for _ in 0..<rounds { _ = judge() }
            let count = counted_allocations() - before
            print("\(name): \(count) allocations in \(rounds) rounds")
            if count > 0 { failed = true }
        }
        if try bodyCostsMore(than: 2) { failed = true }
        for kind in RecordFiles.Kind.allCases {
            let perRecord = try await RecordFiles.allocationsPerRecord(kind)
            print("a record of a file, \(kind): \(perRecord) allocations")
            // What a file takes more for more records are its blocks, of which each has thousands.
            if perRecord > 0.05 { failed = true }
        }
        if failed { fatalError("Valid values cost allocations.") }
    }

    static let rounds = 1000

    /// Whether a valid body of a request takes more calls to the allocator, beside those for the texts and the list of the model, than
    /// are allowed: one for the tape, and one for its nodes.
    static func bodyCostsMore(than most: Int) throws -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let body = try encoder.encode(model)
        func allocations(_ make: () throws -> SignUp) rethrows -> Int {
            _ = try make()
            let before = counted_allocations()
            for _ in 0..<rounds { _ = try make() }
            return (counted_allocations() - before) / rounds
        }
        let decoded = try allocations { try SignUp.decode(json: body) }
        let copied = allocations(model.copy)
        print("a request body: \(decoded) allocations, \(copied) of them for the model")
        return decoded > copied + most
    }

    static var judgements: [(name: String, judge: () -> Bool)] {
        [
            ("email", { text("ada.lovelace@example.org").validate(.email(enableIDN: true)).isValid }),
            ("email beyond ASCII", { text("δοκιμή@παράδειγμα.ελ").validate(.email(enableIDN: true)).isValid }),
            (
                "url",
                {
                    text("https://www.example.org/people/ada?tab=about")
                        .validate(.url(validSchemes: ["http", "https", "ftp"], enableIDN: true)).isValid
                }
            ),
            ("paymentCard", { text("4111 1111 1111 1111").validate(.paymentCard).isValid }),
            ("length", { text("ada lovelace of the engine").validate(.length(2...32)).isValid }),
            ("length beyond ASCII", { text("Ångström, größer als ein Meter").validate(.length(2...32)).isValid }),
            ("alphabetic", { text("AdaLovelaceOfTheEngine").validate(.alphabetic(ascii: true)).isValid }),
            ("uuid", { text("2eb8aa08-aa98-11ea-b4aa-73b441d16380").validate(.uuid).isValid }),
            ("required", { text("ada lovelace of the engine").validate(.required).isValid }),
            ("stored email", { text("ada.lovelace@example.org").validate(rules: Stored.email).isValid }),
            ("stored url", { text("https://www.example.org/people/ada").validate(rules: Stored.url).isValid }),
            ("stored paymentCard", { text("4111 1111 1111 1111").validate(rules: Stored.card).isValid }),
            ("stored length", { text("ada lovelace of the engine").validate(rules: Stored.length).isValid }),
            ("stored alphabetic", { text("AdaLovelaceOfTheEngine").validate(rules: Stored.alphabetic).isValid }),
            ("stored phone, international", { text("+49 30 123456").validate(rules: Stored.phone).isValid }),
            ("stored phone, national", { text("(030) 123-456").validate(rules: Stored.phone).isValid }),
            ("stored phone, E.164", { text("+4930123456").validate(rules: Stored.anyPhone).isValid }),
            ("phone number", { parses("+49 30 123456") && parses("030 123456") && parses("tel:+49-30-123456") }),
            ("stored postalCode", { text("SW1A 1AA").validate(rules: Stored.postalCode).isValid }),
            ("stored vat", { text("ATU13585627").validate(rules: Stored.vat).isValid }),
            ("several stored rules", { text("AdaLovelaceOfTheEngine").validate(rules: Stored.several).isValid }),
            ("model", { model.validate().isValid }),
            ("model without what is optional", { bareModel.validate().isValid }),
        ]
    }

    /// Whether a text is a valid telephone number.
    static func parses(_ number: String) -> Bool {
        (try? PhoneNumber(text(number), region: "DE"))?.isValid() ?? false
    }

    /// A text of which the compiler knows nothing.
    @inline(never)
    static func text(_ text: String) -> String { text }

    nonisolated(unsafe) static var model = SignUp(
        username: "ada_lovelace_1815", email: "ada.lovelace@example.org", password: "correct horse battery",
        passwordRepeat: "correct horse battery", age: 36, website: "https://www.example.org/people/ada?tab=about",
        country: "US", state: "California", card: "4111 1111 1111 1111",
        tags: ["mathematics", "poetry", "engines", "music"])

    nonisolated(unsafe) static var bareModel = SignUp(
        username: "ada_lovelace_1815", email: "ada.lovelace@example.org", password: "correct horse battery",
        passwordRepeat: "correct horse battery", age: 36, website: nil, country: "DE", state: nil,
        card: "4111 1111 1111 1111", tags: [])
}

enum Stored {
    static let email = RuleList<String>([.email(enableIDN: true)])
    static let url = RuleList<String>([.url(validSchemes: ["http", "https", "ftp"], enableIDN: true)])
    static let card = RuleList<String>([.paymentCard])
    static let length = RuleList<String>([.length(2...32)])
    static let alphabetic = RuleList<String>([.alphabetic(ascii: true)])
    static let phone = RuleList<String>([.phone(country: "DE")])
    static let anyPhone = RuleList<String>([.phone])
    static let postalCode = RuleList<String>([.postalCode(country: "GB")])
    static let vat = RuleList<String>([.vat(countries: ["DE", "AT"])])
    static let several = RuleList<String>([.required, .length(2...32), .alphabetic])
}

@Validatable(jsonDecoding: .generated)
struct SignUp: Codable {
    @Rules(.trim, .required, .length(4...24), .matches("[a-z][A-Za-z0-9_]*"))
    var username: String
    @Rules(.required, .email(enableIDN: true))
    var email: String
    @Rules(.required, .length(8...))
    var password: String
    @Rules(.equal(to: \SignUp.password))
    var passwordRepeat: String
    @Rules(.range(18...120))
    var age: Int
    @Rules(.url(validSchemes: ["http", "https", "ftp"], enableIDN: true))
    var website: String?
    @Rules(.in(["US", "CA", "DE", "FR"]))
    var country: String
    @Rules(.required, when: { (form: SignUp) in form.country == "US" })
    var state: String?
    @Rules(.required, .paymentCard)
    var card: String
    @Rules(.each(.length(1...20)))
    var tags: [String]

    /// The same model with texts and a list of its own.
    func copy() -> SignUp {
        SignUp(
            username: copy(username), email: copy(email), password: copy(password),
            passwordRepeat: copy(passwordRepeat),
            age: age, website: website.map(copy), country: copy(country), state: state.map(copy), card: copy(card),
            tags: tags.map(copy))
    }

    private func copy(_ text: String) -> String {
        var text = text
        return text.withUTF8 { String(decoding: $0, as: UTF8.self) }
    }
}
