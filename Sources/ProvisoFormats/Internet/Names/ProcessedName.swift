/// A domain name after the processing of UTS #46 section 4: mapped, normalized, cut into labels, decoded and checked.
struct ProcessedName {
    struct Label {
        /// The label with its Punycode decoded, where there was any.
        var scalars: [UInt32]

        /// Where the label begins in the bytes given.
        var offset: Int

        /// The number of scalars before Punycode was decoded.
        let writtenCount: Int

        var state = State.plain

        enum State {
            case plain, decoded, undecodable
        }

        var isASCII: Bool { scalars.allSatisfy { $0 < 0x80 } }
    }

    /// The labels, also what is wrong with them; none when the bytes are not UTF-8.
    private(set) var labels: [Label] = []

    /// The first thing that was found wrong.
    ///
    /// Empty labels and lengths are judged by those who ask for a form.
    private(set) var failure: FormatFailure?

    /// Processes the bytes `start ..< end`; offsets count from the start of all bytes.
    ///
    /// - Parameter maximumScalars: A name that has more after mapping is too long; it is then looked at no further.
    init(_ utf8: Span<UInt8>, from start: Int, to end: Int, options: IDNA.Options, maximumScalars: Int = .max) {
        let source = MappedName(utf8, from: start, to: end, transitional: options.transitional)
        failure = source.failure
        if failure != nil { return }
        guard source.scalars.count <= maximumScalars else {
            failure = FormatFailure("domain too long", at: start)
            return
        }
        let scalars = Normalization.composed(source.scalars)
        for (number, slice) in scalars.split(separator: UInt32(ASCII.dot), omittingEmptySubsequences: false)
            .enumerated()
        {
            let offset = number < source.labelOffsets.count ? source.labelOffsets[number] : end
            labels.append(decoded(slice, at: offset, options: options))
        }
        let isBidi = options.checkBidi && labels.contains { BidiRule.isRightToLeft($0.scalars) }
        for label in labels where failure == nil && label.state != .undecodable {
            let validity = LabelValidity(options: options, isBidi: isBidi, wasDecoded: label.state == .decoded)
            guard let reason = validity.failure(of: label.scalars) else { continue }
            let isDisallowed = FormatFailure(reason, at: 0) == FormatFailure(LabelValidity.disallowed, at: 0)
            fail(reason, at: isDisallowed ? max(label.offset, source.firstDisallowed ?? 0) : label.offset)
        }
    }

    /// Makes a label, decoded where it begins with `xn--` (UTS #46 section 4, step 4).
    private mutating func decoded(_ slice: ArraySlice<UInt32>, at offset: Int, options: IDNA.Options) -> Label {
        var label = Label(scalars: Array(slice), offset: offset, writtenCount: slice.count)
        if slice.count > IDNA.maximumLabelScalars {
            label.state = .undecodable
            fail("part too long", at: offset)
        } else if slice.starts(with: [0x78, 0x6E, 0x2D, 0x2D]) {
            label.state = .undecodable
            if !label.isASCII {
                fail("invalid Punycode", at: offset)
            } else if let decoded = Punycode.decode(slice.dropFirst(4)) {
                label.scalars = decoded
                label.state = .decoded
                if label.isASCII { fail("invalid Punycode", at: offset) }
            } else if !options.ignoreInvalidPunycode {
                fail("invalid Punycode", at: offset)
            } else if options.useSTD3ASCIIRules, !slice.allSatisfy(LabelValidity.isLetterDigitHyphen) {
                fail(LabelValidity.disallowed, at: offset)
            }
        }
        return label
    }

    private mutating func fail(_ reason: StaticString, at offset: Int) {
        if failure == nil { failure = FormatFailure(reason, at: offset) }
    }
}

extension ProcessedName {
    /// The first label that is empty without being the last of several.
    var emptyLabelFailure: FormatFailure? {
        for (index, label) in labels.enumerated() where label.scalars.isEmpty {
            if index == 0 || index < labels.count - 1 { return FormatFailure("empty part", at: label.offset) }
        }
        return nil
    }

    /// The name with U-labels.
    var unicodeName: String {
        var name = String.UnicodeScalarView()
        for (index, label) in labels.enumerated() {
            if index > 0 { name.append(".") }
            name.append(contentsOf: label.scalars.lazy.compactMap(Unicode.Scalar.init))
        }
        return String(name)
    }

    /// The name with A-labels, and the first thing that is wrong with it.
    func ascii(verifyDNSLength: Bool) -> (name: String, failure: FormatFailure?) {
        var failure = failure
        var name: [UInt8] = []
        for (index, label) in labels.enumerated() {
            if index > 0 { name.append(ASCII.dot) }
            let start = name.count
            // A label too long for the DNS need not be encoded: no scalar takes less than a byte.
            if verifyDNSLength, label.scalars.count > DomainNameFormat.maximumLabelLength {
                failure = failure ?? FormatFailure("part too long", at: label.offset)
                continue
            }
            if let reason = label.appendASCII(to: &name) ?? (verifyDNSLength ? lengthFailure(name.count - start) : nil)
            {
                failure = failure ?? FormatFailure(reason, at: label.offset)
            }
        }
        if verifyDNSLength, name.count > DomainNameFormat.maximumLength, let first = labels.first {
            failure = failure ?? FormatFailure("domain too long", at: first.offset)
        }
        return (String(decoding: name, as: UTF8.self), failure)
    }

    private func lengthFailure(_ length: Int) -> StaticString? {
        if length == 0 { return "empty part" }
        return length > DomainNameFormat.maximumLabelLength ? "part too long" : nil
    }
}

extension ProcessedName.Label {
    /// Appends the A-label of a label with other characters than ASCII, any other label as it is.
    ///
    /// - Returns: What is wrong, if the label has no A-label.
    func appendASCII(to name: inout [UInt8]) -> StaticString? {
        if isASCII {
            name.append(contentsOf: scalars.lazy.map { UInt8(truncatingIfNeeded: $0) })
            return nil
        }
        guard scalars.count <= IDNA.maximumLabelScalars else { return "part too long" }
        guard let encoded = Punycode.encode(scalars) else { return "invalid Punycode" }
        name.append(contentsOf: [0x78, 0x6E, ASCII.hyphen, ASCII.hyphen])
        name.append(contentsOf: encoded)
        return nil
    }
}
