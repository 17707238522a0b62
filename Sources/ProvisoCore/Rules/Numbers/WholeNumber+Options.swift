extension WholeNumber {
    /// Reads the option `allowZeroFraction`.
    init(_ options: inout RuleOptions) {
        self.init(
            allowsZeroFraction: options.flag(
                "allowZeroFraction", "Whether `3.0` passes in text; in JSON it is a whole number always.",
                alsoCalled: ["allowDecimalZero", "allowZeroDecimals", "allowTrailingZeros", "allowPointZero"],
                widens: .whenTrue))
    }
}
