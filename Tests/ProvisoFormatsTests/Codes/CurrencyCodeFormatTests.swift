import ProvisoFormats
import Testing

@Suite struct CurrencyCodeFormatTests {
    @Test func knowsISO4217() {
        expectValid(
            CurrencyCodeFormat(), CurrencyCodes.alphabetic + ["EUR", "USD", "XCG", "SLE", "ZWG", "XAU", "XXX", "VED"])
        expectInvalid(
            CurrencyCodeFormat(),
            ["", "eur", "EURO", "EU", "DEM", "HRK", "ANG", "SLL", "BTC", "978", "EUR\n", "XBT", "CUC"])
        fuzz(CurrencyCodeFormat(), from: ["EUR"])
    }
}
