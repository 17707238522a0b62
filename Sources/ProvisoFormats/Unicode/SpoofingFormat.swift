/// A text that does not deceive the eye: no scripts mixed, nothing invisible (UTS #39).
///
/// Use it for names that people are known by; ``DomainNameFormat`` and ``EmailFormat`` have it as an option,
/// `checkSpoofing`, which looks at each label by itself.
///
/// - Scripts are mixed at most as ``level`` allows (section 5.2).
/// - No control characters, bidirectional controls, and other characters that show nothing; no unassigned or private
///   ones. A zero-width joiner may stand where its script needs it (RFC 5892 appendix A.1 and A.2), and in an emoji those characters
///   that make it what it is (UTS #51): a variation selector, a joiner between two emoji, the tags of a flag.
/// - Decimal digits of one system alone (section 5.3).
/// - No nonspacing mark twice in a row in Normalization Form D (section 5.4): neither `e` with two acutes nor `é` with one.
///
/// A whole word in letters of one script that look like another's (`аррӏе`, all Cyrillic) passes: to find those takes
/// a table of confusables and something to compare with. An empty text has nothing that deceives, and passes.
///
/// - Complexity: O(*n*); printable ASCII takes one comparison a byte, and nothing is allocated unless a mark or a joiner is met.
public struct SpoofingFormat: StringFormat {
    /// How freely scripts may be mixed, by default ``RestrictionLevel/highlyRestrictive``.
    public var level: RestrictionLevel

    /// Creates a format with this option.
    public init(level: RestrictionLevel = .highlyRestrictive) {
        self.level = level
    }

    /// Says what in a text may deceive, or returns `nil` when nothing does.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        failure(in: utf8, from: 0, to: utf8.count)
    }

    /// Judges the bytes `start ..< end` of a longer text; offsets count from the start of the whole text.
    func failure(in utf8: Span<UInt8>, from start: Int, to end: Int) -> FormatFailure? {
        var position = start
        while position < end, utf8[position] >= ASCII.space, utf8[position] < ASCII.delete { position &+= 1 }
        if position == end { return nil }
        var check = SpoofCheck(level: level)
        var hasJoiner = false
        position = start
        while position < end {
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: position, end: end) else {
                return FormatFailure("invalid UTF-8", at: position)
            }
            let next = position &+ scalar.length
            if SeenFormatCharacter.isOfEmoji(scalar.value, in: utf8, position..<next) {
                position = next
                continue
            }
            if let reason = check.failure(adding: scalar.value) { return FormatFailure(reason, at: position) }
            if SpoofCheck.isJoiner(scalar.value) { hasJoiner = true }
            position = next
        }
        guard hasJoiner else { return nil }
        var scalars: [UInt32] = []
        position = start
        while let scalar = UTF8Decoding.scalar(in: utf8, at: position, end: end) {
            let next = position &+ scalar.length
            let isOfEmoji =
                SpoofCheck.isJoiner(scalar.value)
                && SeenFormatCharacter.isOfEmoji(scalar.value, in: utf8, position..<next)
            if !isOfEmoji { scalars.append(scalar.value) }
            position = next
        }
        return ContextRules.joinerFailure(of: scalars).map { FormatFailure($0, at: start) }
    }

    /// Judges a label in Unicode.
    func reason(against label: [UInt32]) -> StaticString? {
        #if PROVISO_SMALL
        // No rule asks for it that the small engine of a page has.
        preconditionFailure()
        #else
        var check = SpoofCheck(level: level)
        for scalar in label {
            if let reason = check.failure(adding: scalar) { return reason }
        }
        return label.contains(where: SpoofCheck.isJoiner) ? ContextRules.joinerFailure(of: label) : nil
        #endif
    }
}

extension SpoofingFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if let cut = CutScalar(endOf: utf8), cut.offset == failure.offset {
            return SeenFormatCharacter.endings(of: cut, in: utf8).complete(utf8, in: self)
        }
        // A joiner may lack the emoji behind it, and a tag the one that ends it.
        if SeenFormatCharacter.endings.complete(utf8, in: self) { return true }
        // What mixes scripts does so whatever follows; a joiner may lack what it joins to.
        guard failure == FormatFailure("character not allowed here", at: 0) else { return false }
        var draft = Draft(utf8)
        for value in 0x600...0x1EFFF as ClosedRange<UInt32> {
            let joining = CodePointProperties(value).joining
            guard joining == .dual || joining == .right, let scalar = Unicode.Scalar(value) else { continue }
            if draft.isValid(with: Array(String(scalar).utf8), in: self) { return true }
        }
        return false
    }
}
