extension Pattern {
    /// How large a pattern may be.
    ///
    /// One beyond is refused with an error, whatever it would take to compile it.
    public struct Limits: Sendable, Hashable {
        /// Length of the pattern's text in UTF-8 bytes.
        ///
        /// 16 384 by default.
        public var length: Int
        /// Greatest number in a repetition, as in `a{1000}`.
        ///
        /// 10 000 by default.
        public var repetition: Int
        /// Number of the automaton's instructions once repetitions are written out.
        ///
        /// 10 000 by default.
        public var states: Int
        /// Depth of groups inside each other.
        ///
        /// 100 by default; more than 250 has no effect. Classes can be 20 deep.
        public var nesting: Int

        /// Makes limits; without arguments, the default ones.
        public init(length: Int = 16_384, repetition: Int = 10_000, states: Int = 10_000, nesting: Int = 100) {
            self.length = length
            self.repetition = repetition
            self.states = states
            self.nesting = min(nesting, 250)
        }
    }
}
