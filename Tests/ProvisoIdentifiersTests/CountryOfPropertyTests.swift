#if Macros
import Proviso
import ProvisoForms
import ProvisoIdentifiers
import Testing

/// `@Rules` with the country of another property.
@Suite struct CountryOfPropertyTests {
    @Test(arguments: [
        ("AT", "ATU13585627", [], true), ("AT", "ATU13585628", ["vat"], false), ("DE", "ATU13585627", ["vat"], false),
        ("", "nonsense", [], true), ("XX", "nonsense", ["vat.countryUnknown"], true), ("AT", "", [], true),
    ])
    func theCountryIsAnotherProperty(country: String, vat: String, codes: [String], isValid: Bool) {
        let result = Invoice(country: country, vat: vat).validate()
        #expect(result.violations.map(\.code.rawValue) == codes)
        #expect(result.violations.allSatisfy { $0.path == "vat" })
        #expect(result.isValid == isValid)
    }

    @Test func theCountryMayBeMissing() {
        let missing = Parcel(country: nil, zip: "10115").validate()
        #expect(missing.violations.map(\.code) == [.postalCodeCountryUnknown] && !missing.isValid)
        #expect(Parcel(country: "DE", zip: "10115").validate().isValid)
        #expect(Parcel(country: "DE", zip: nil).validate().isValid)
        let wrong = Parcel(country: "NL", zip: "10115").validate()
        #expect(wrong.violations.map(\.message) == ["Not a code of that country."])
    }

    /// As documents and lists of rules judge it.
    @Test(arguments: ["DE", "NL", "AT", "XX", ""], ["10115", "1010", "1234 AB", "x"])
    func propertiesListsAndDocumentsAgree(country: String, zip: String) throws {
        let registry = RuleRegistry.standard.adding(.identifiers)
        let document = try RuleDocument(
            [["zip", "postalCode", ["countryAttribute": "country", "requireCountry": true]]], registry: registry)
        let record: DataValue = ["country": .string(country), "zip": .string(zip)]
        let codes = Parcel(country: country, zip: zip).validate().violations.map(\.code)
        #expect(codes == (try document.validate(record).violations.map(\.code)))
        #expect(codes == ListedParcel(country: country, zip: zip).validate().violations.map(\.code))
    }

    @Test func theRulesAreADocumentToo() throws {
        let registry = RuleRegistry.standard.adding(.identifiers)
        for model in [Invoice.ruleDocument, Order.ruleDocument] {
            #expect(model.swiftRules.isEmpty)
            let text = "\(model.data)"
            #expect(text.contains("countryAttribute") && text.contains("country"), "\(text)")
        }
        let document = try Invoice.ruleDocument.document(registry: registry)
        #expect(try document.validate(["country": "DE", "vat": "ATU13585627"]).violations.map(\.code) == [.vat])
        #expect(try document.validate(["country": "AT", "vat": "ATU13585627"]).isValid)
    }

    @Test func aFormChecksTheNumberAgainWhenTheCountryChanges() {
        let form = FormModel(Invoice(country: "AT", vat: ""))
        form.validatesOnChange = true
        form.vat = "ATU13585627"
        #expect(form.errors(for: \.vat).isEmpty)
        form.country = "DE"
        #expect(form.errors(for: \.vat).map(\.code) == [.vat])
        form.country = "AT"
        #expect(form.errors(for: \.vat).isEmpty)
    }

    /// A class knows its properties by name only once its rules are made.
    @Test func propertiesOfClassesAndObservedOnesAreRead() {
        let order = Order()
        (order.country, order.phone) = ("DE", "030 123456")
        #expect(order.validate().isValid)
        order.country = "CH"
        #expect(order.validate().violations.map(\.code) == [.phone])
    }

    @Test func personalNumbersStayHidden() {
        let violations = Person(country: "DE", tax: "12345678901").validate().violations
        #expect(violations.map(\.code) == [.taxID])
        #expect(violations.allSatisfy { !$0.message.contains("12345678901") })
    }
}

@Validatable private struct Invoice {
    @Rules(.length(...2)) var country = ""
    @Rules(.trim, .vat(country: \Invoice.country)) var vat = ""
}

@Validatable private struct Parcel {
    var country: String?
    @Rules(.postalCode(country: \Parcel.country, requireCountry: true), message: "Not a code of that country.")
    var zip: String?
}

private struct ListedParcel: Validatable {
    var country: String?
    var zip: String?

    static var rules: some RuleSet<Self> {
        Rule(for: \.zip, .postalCode(country: \ListedParcel.country, requireCountry: true))
    }
}

@Validatable private class Order {
    var country = "" { didSet {} }
    @Rules(.phone(country: \Order.country)) var phone = ""
    init() {}
}

@Validatable private struct Person {
    var country = ""
    @Rules(.taxID(country: \Person.country)) var tax = ""
}
#endif
