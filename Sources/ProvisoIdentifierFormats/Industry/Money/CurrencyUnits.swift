/// The decimals of currencies (ISO 4217, list one of 2026-01-01, as in the package iso4217 1.16.20260101 of PyPI, public domain).
enum CurrencyUnits {
    /// How many decimals a currency has by ISO 4217; two for most. Those that have none by definition (gold, tests) are not limited.
    static func decimals(of code: CurrencyMark.Code) -> Int {
        if none.contains(code) { return 0 }
        if three.contains(code) { return 3 }
        if four.contains(code) { return 4 }
        return notApplicable.contains(code) ? .max : 2
    }

    private static var none: CurrencyCodeList {
        CurrencyCodeList("BIFCLPDJFGNFISKJPYKMFKRWPYGRWFUGXUYIVNDVUVXAFXOFXPF")
    }
    private static var three: CurrencyCodeList { CurrencyCodeList("BHDIQDJODKWDLYDOMRTND") }
    private static var four: CurrencyCodeList { CurrencyCodeList("CLFUYW") }
    private static var notApplicable: CurrencyCodeList { CurrencyCodeList("XAGXAUXBAXBBXBCXBDXDRXPDXPTXSUXTSXUAXXX") }
}
