extension Pattern {
    /// What typing on can do for a text.
    public enum Completion: Sendable, Hashable, CaseIterable {
        /// The text is as it should be. More text may keep it so or not.
        case valid

        /// The text is not as it should be, but with more text at its end it can be.
        case incomplete

        /// The text is not as it should be, whatever is typed at its end.
        case lost
    }

    /// What a text should be.
    public enum Demand: Sendable, Hashable, CaseIterable {
        /// The whole text matches.
        case matches

        /// The whole text does not match.
        case doesNotMatch

        /// The pattern matches somewhere in the text.
        case isFound

        /// The pattern matches nowhere in the text.
        case isNotFound
    }

    /// Says whether a text is as it should be, and if not, whether more text at its end could make it so.
    ///
    /// ```swift
    /// let slug = try Pattern("[a-z]+(?:-[a-z]+)*")
    /// slug.completion(of: "not-")     // incomplete
    /// slug.completion(of: "Not")      // lost
    /// ```
    ///
    /// It is exact for any text that should match. A text that should not match is called incomplete, though it may be
    /// lost, when more than a thousand states of the pattern would have to be looked at.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - demand: What it should be; a whole match by default.
    /// - Complexity: O(*n* · *m*) for a text of *n* bytes that is not as it should be and a pattern of *m* states. It is meant
    ///   to be asked once a keystroke.
    public func completion(of text: some StringProtocol, demand: Demand = .matches) -> Completion {
        var text = String(text)
        return text.withUTF8 { completion($0, demand) }
    }

    /// Says whether a text is as it should be, and if not, whether more bytes at its end could make it so.
    ///
    /// - Parameters:
    ///   - utf8: The text in UTF-8. It may end within a scalar.
    ///   - demand: What it should be; a whole match by default.
    /// - Complexity: As for a text.
    public func completion(of utf8: Span<UInt8>, demand: Demand = .matches) -> Completion {
        utf8.withUnsafeBufferPointer { completion($0, demand) }
    }

    private func completion(_ bytes: UnsafeBufferPointer<UInt8>, _ demand: Demand) -> Completion {
        let isSearch = demand == .isFound || demand == .isNotFound
        let isWanted = demand == .matches || demand == .isFound
        let isMatch = isSearch ? engine.isFound(in: bytes) : engine.matches(bytes)
        if isMatch == isWanted { return .valid }
        let outcomes = Outcomes(engine.program, isSearch: isSearch)
        func canBecome(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            isWanted ? outcomes.canMatch(bytes) : outcomes.canMiss(bytes)
        }
        guard let cut = CutScalar(endOf: bytes) else { return canBecome(bytes) ? .incomplete : .lost }
        let canBecomeWhole = cut.representatives(in: engine.program.alphabet).contains { scalar in
            let whole = bytes[..<cut.offset] + Array(String(scalar).utf8)
            return whole.withUnsafeBufferPointer(canBecome)
        }
        return canBecomeWhole ? .incomplete : .lost
    }
}
