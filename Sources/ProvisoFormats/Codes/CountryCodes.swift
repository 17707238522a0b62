/// The codes of countries (ISO 3166-1).
public enum CountryCodes {
    /// The codes of two letters, upper case, sorted.
    public static var alpha2: [String] { CodeTables.countryAlpha2.all }

    /// The codes of three letters, upper case, sorted.
    public static var alpha3: [String] { CodeTables.countryAlpha3.all }

    /// The codes of three digits, sorted.
    public static var numeric: [String] { CodeTables.countryNumeric.all }

    static func contains(alpha2 first: UInt8, _ second: UInt8) -> Bool {
        CodeTables.countryAlpha2.contains { $0 == 0 ? first : second }
    }
}
