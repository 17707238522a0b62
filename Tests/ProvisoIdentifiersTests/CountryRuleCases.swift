/// The rules that depend on a country, which have tests of their own.
enum CountryRuleCases {
    static let names: Set<String> = []
}
