import ProvisoCore
import ProvisoForms
import ProvisoIdentifiers
import Testing

/// A number whose country is another field of the form.
@Suite struct CountryInFormTests {
    @Test func theNumberIsCheckedAgainWhenTheCountryChanges() {
        let form = FormModel(Shipment())
        form.validatesOnChange = true
        form.country = "DE"
        form.zip = "10115"
        #expect(form.errors(for: \.zip).isEmpty)
        form.country = "NL"
        #expect(form.errors(for: \.zip).map(\.code.rawValue) == ["postalCode"])
        form.country = "DE"
        #expect(form.errors(for: \.zip).isEmpty)
    }

    @Test func anEmptyCountrySkipsTheRule() {
        let form = FormModel(Shipment())
        form.validatesOnChange = true
        form.zip = "anything"
        #expect(form.errors(for: \.zip).isEmpty)
    }
}

private struct Shipment: Validatable {
    var country = ""
    var zip = ""

    static var rules: some RuleSet<Self> {
        Rule(for: \.country, .length(...2))
        Rule(for: \.zip, .postalCode(country: \Shipment.country))
    }
}
