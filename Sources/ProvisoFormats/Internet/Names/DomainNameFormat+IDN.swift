extension DomainNameFormat {
    /// The flags of UTS #46 that these options stand for.
    private var idnaOptions: IDNA.Options {
        var options = IDNA.Options(idna2008: idna2008)
        options.allowUnderscore = allowUnderscore
        return options
    }

    /// The most scalars of a mapped name that may still be short enough when composed: four compose to one at most.
    private static let maximumMappedScalars = 4 * (maximumLength + 1)

    /// Judges a name that has U-labels or A-labels.
    ///
    /// - Parameter asciiLength: Is set for a name that passes: its length with A-labels, without a trailing dot.
    func internationalFailure(
        in utf8: Span<UInt8>, from start: Int, to end: Int, asciiLength: inout Int
    ) -> FormatFailure? {
        #if PROVISO_SMALL
        // No rule asks for it that the small engine of a page has.
        preconditionFailure()
        #else
        let name = ProcessedName(
            utf8, from: start, to: end, options: idnaOptions, maximumScalars: Self.maximumMappedScalars)
        if let failure = name.failure { return failure }
        var labels = name.labels[...]
        if let last = labels.last, last.scalars.isEmpty, labels.count > 1 {
            if !allowTrailingDot { return FormatFailure("misplaced dot", at: max(start, last.offset - 1)) }
            labels.removeLast()
        }
        guard let last = labels.last else { return FormatFailure("no domain", at: start) }
        asciiLength = labels.count - 1
        for label in labels {
            if let reason = Self.failure(of: label, asciiLength: &asciiLength) {
                return FormatFailure(reason, at: label.offset)
            }
            if checkSpoofing, let reason = SpoofingFormat().reason(against: label.scalars) {
                return FormatFailure(reason, at: label.offset)
            }
        }
        if asciiLength > Self.maximumLength { return FormatFailure("domain too long", at: start) }
        return lastLabelFailure(
            labels.count, characters: last.writtenCount, isNumber: Self.isNumber(last), at: last.offset)
        #endif
    }

    /// Whether a label is a number once it is mapped, as `０ｘ７ｆ` is.
    private static func isNumber(_ label: ProcessedName.Label) -> Bool {
        let bytes = label.scalars.map { UInt8(exactly: $0) ?? 0xFF }
        return isNumber(in: bytes.span, from: 0, to: bytes.count)
    }

    /// What the DNS asks of a label that is fine by UTS #46.
    ///
    /// Adds the length of the A-label.
    private static func failure(of label: ProcessedName.Label, asciiLength: inout Int) -> StaticString? {
        if label.scalars.isEmpty { return "empty part" }
        if label.scalars.first == UInt32(ASCII.hyphen) { return "misplaced hyphen" }
        if label.scalars.last == UInt32(ASCII.hyphen) { return "misplaced hyphen" }
        if label.scalars.count > maximumLabelLength { return "part too long" }
        var ascii: [UInt8] = []
        if let reason = label.appendASCII(to: &ascii) { return reason }
        if ascii.count > maximumLabelLength { return "part too long" }
        asciiLength += ascii.count
        return nil
    }
}
