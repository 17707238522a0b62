extension Pattern {
    /// How the whole pattern is read; flags inside it, as in `(?i)`, change them from there on.
    public struct Options: Sendable, Hashable {
        /// Letters match whatever their case, by Unicode's simple case folding (flag `i`).
        ///
        /// False by default.
        public var caseInsensitive: Bool
        /// `\d \w \s \h \v \b` and POSIX classes go by Unicode's properties instead of ASCII (flag `u`).
        ///
        /// False by default.
        public var unicode: Bool
        /// `^` and `$` match at the start and end of every line, too (flag `m`).
        ///
        /// False by default.
        public var multiline: Bool
        /// `.` matches a line feed, too (flag `s`).
        ///
        /// False by default.
        public var dotMatchesLineFeed: Bool
        /// White space is ignored, and `#` begins a comment up to the end of the line (flag `x`).
        ///
        /// False by default.
        public var extended: Bool

        /// Makes options; without arguments, the default ones.
        public init(
            caseInsensitive: Bool = false,
            unicode: Bool = false,
            multiline: Bool = false,
            dotMatchesLineFeed: Bool = false,
            extended: Bool = false
        ) {
            self.caseInsensitive = caseInsensitive
            self.unicode = unicode
            self.multiline = multiline
            self.dotMatchesLineFeed = dotMatchesLineFeed
            self.extended = extended
        }
    }
}
