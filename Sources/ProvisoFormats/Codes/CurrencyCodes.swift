/// The codes of currencies (ISO 4217).
public enum CurrencyCodes {
    /// The codes of three letters, upper case, sorted.
    public static var alphabetic: [String] { CodeTables.currencyAlphabetic.all }
}
