import ProvisoFormats
import Testing

@Suite struct CountryCodeFormatTests {
    @Test func knowsISO3166() {
        expectValid(CountryCodeFormat(), CountryCodes.alpha2 + ["DE", "GB", "US", "ZW", "AD", "SS", "CW", "NO"])
        expectInvalid(
            CountryCodeFormat(),
            ["", "de", "UK", "EU", "XK", "ZZ", "AA", "DEU", "D", "276", "DE\n", "AN", "CS", "SU", "é"])
        expectValid(CountryCodeFormat(form: .alpha3), CountryCodes.alpha3 + ["DEU", "USA"])
        expectInvalid(CountryCodeFormat(form: .alpha3), ["", "DE", "deu", "XXX", "ZZZ", "ROM"])
        expectValid(CountryCodeFormat(form: .numeric), CountryCodes.numeric + ["276", "004", "840"])
        expectInvalid(CountryCodeFormat(form: .numeric), ["", "4", "04", "000", "999", "27", "2760", "DEU"])
        #expect([CountryCodes.alpha2, CountryCodes.alpha3, CountryCodes.numeric].map(\.count) == [249, 249, 249])
        fuzz(CountryCodeFormat(), from: ["DE", "US"])
    }
}
