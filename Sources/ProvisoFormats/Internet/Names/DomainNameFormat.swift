/// A domain name as the DNS and RFC 1123 section 2.1 allow it for hosts: `example.com`, `bücher.example`.
///
/// Labels have 1 to 63 letters, digits and hyphens, with no hyphen at an end; the whole has at most 253 bytes. The last
/// label has two or more characters and is no number (`1`, `0x7f`), so that an IPv4 address is never taken for a name.
///
/// With ``enableIDN`` labels may be written in Unicode. They are then judged by UTS #46 (non-transitional, CheckBidi,
/// CheckJoiners, UseSTD3ASCIIRules and VerifyDnsLength on, CheckHyphens off as browsers have it), lengths count the
/// A-label form, and labels that begin with `xn--` are decoded and judged too. Without it only ASCII passes and
/// `xn--` labels are taken as they are.
///
/// - Complexity: O(*n*) in the length of the text. An ASCII name without A-labels is read once and nothing is allocated.
public struct DomainNameFormat: StringFormat {
    /// The least number of labels, 2 by default.
    ///
    /// 1 admits `localhost`; a single label may then be anything that a label may be (`7`, `x`).
    public var minimumLabels: Int

    /// Whether labels may hold underscores anywhere, off by default.
    ///
    /// The names of services have them: `_dmarc.example.com` (RFC 8552).
    public var allowUnderscore: Bool

    /// Whether one dot may follow the last label, as in a fully qualified name; off by default.
    public var allowTrailingDot: Bool

    /// Whether labels may be written in Unicode, and A-labels are decoded and checked; on by default.
    public var enableIDN: Bool

    /// Whether internationalized labels must also obey IDNA 2008, off by default.
    ///
    /// That is RFC 5892 (PVALID, CONTEXTJ, CONTEXTO) and the hyphens of RFC 5891 section 4.2.3.1. It has no effect
    /// without ``enableIDN``.
    public var idna2008: Bool

    /// The least number of characters of the last of several labels, as written; 2 by default.
    ///
    /// No top-level domain of the public DNS has fewer. 1 admits names of a private tree (`a.b`).
    public var minimumTopLevelLength: Int

    /// Whether a label beyond ASCII must not mix scripts or hold what does not show (``SpoofingFormat``); off by default.
    ///
    /// Each label is judged by itself, in Unicode, so it has no effect without ``enableIDN``.
    public var checkSpoofing: Bool

    /// Whether a name of one label may be a number, which what reads URLs as the WHATWG has it takes for an IPv4 address.
    var allowsNumber = true

    /// Creates a format with these options.
    public init(
        minimumLabels: Int = 2,
        allowUnderscore: Bool = false,
        allowTrailingDot: Bool = false,
        enableIDN: Bool = true,
        idna2008: Bool = false,
        minimumTopLevelLength: Int = 2,
        checkSpoofing: Bool = false
    ) {
        self.minimumLabels = minimumLabels
        self.allowUnderscore = allowUnderscore
        self.allowTrailingDot = allowTrailingDot
        self.enableIDN = enableIDN
        self.idna2008 = idna2008
        self.minimumTopLevelLength = minimumTopLevelLength
        self.checkSpoofing = checkSpoofing
    }

    /// The longest name in bytes without a trailing dot: 255 octets on the wire (RFC 1035 section 2.3.4).
    static let maximumLength = 253

    /// The longest label in bytes (RFC 1035 section 2.3.4).
    static let maximumLabelLength = 63

    /// Says why a text is not a domain name, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        failure(in: utf8, from: 0, to: utf8.count)
    }
}

extension DomainNameFormat {
    /// Judges the bytes `start ..< end` of a longer text; offsets of failures count from the start of the whole text.
    ///
    /// - Parameter unicodeLabels: Whether labels may be written in Unicode with ``enableIDN``. Without, A-labels are still
    ///   decoded and checked.
    /// - Precondition: `0 <= start <= end <= utf8.count`.
    func failure(
        in utf8: Span<UInt8>, from start: Int, to end: Int, unicodeLabels: Bool = true
    ) -> FormatFailure? {
        var asciiLength = 0
        return failure(in: utf8, from: start, to: end, unicodeLabels: unicodeLabels, asciiLength: &asciiLength)
    }

    /// Judges the bytes `start ..< end` and measures the name with A-labels and without a trailing dot.
    ///
    /// - Parameter asciiLength: Is set for a name that passes; for a short international one perhaps to more than its
    ///   length, but to no more than fits into any address.
    func failure(
        in utf8: Span<UInt8>, from start: Int, to end: Int, unicodeLabels: Bool = true, asciiLength: inout Int
    ) -> FormatFailure? {
        guard start < end else { return FormatFailure("no domain", at: start) }
        var position = start
        var labels = 0
        var hasALabel = false
        let labelText: ASCIIClasses = allowUnderscore ? [.label, .underscore] : .label
        while true {
            let labelStart = position
            while position < end, labelText.contains(utf8[position]) { position &+= 1 }
            if position < end, utf8[position] != ASCII.dot {
                guard utf8[position] >= 0x80 else { return FormatFailure("character not allowed", at: position) }
                guard enableIDN && unicodeLabels else { return FormatFailure("non-ASCII character", at: position) }
                if let length = plainInternationalLength(in: utf8, from: start, to: end) {
                    asciiLength = length
                    return nil
                }
                return internationalFailure(in: utf8, from: start, to: end, asciiLength: &asciiLength)
            }
            if let failure = Self.labelFailure(in: utf8, from: labelStart, to: position) { return failure }
            if enableIDN, Self.isALabel(in: utf8, from: labelStart, to: position) { hasALabel = true }
            labels &+= 1
            if position &+ 1 < end {
                position &+= 1
                continue
            }
            if position < end && !allowTrailingDot { return FormatFailure("misplaced dot", at: position) }
            asciiLength = position &- start
            if asciiLength > Self.maximumLength {
                return FormatFailure("domain too long", at: start &+ Self.maximumLength)
            }
            if hasALabel {
                return internationalFailure(in: utf8, from: start, to: end, asciiLength: &asciiLength)
            }
            // Nearly every last label begins with a letter, which needs no call.
            let isNumber =
                ASCII.isDigit(utf8[labelStart]) && Self.isNumber(in: utf8, from: labelStart, to: position)
            return lastLabelFailure(
                labels, characters: position &- labelStart, isNumber: isNumber, at: labelStart)
        }
    }

    /// What every label asks for, of a label whose characters are all fit for one.
    @inline(__always)
    static func labelFailure(in utf8: Span<UInt8>, from start: Int, to end: Int) -> FormatFailure? {
        guard start < end else { return FormatFailure("empty part", at: start) }
        if utf8[start] == ASCII.hyphen { return FormatFailure("misplaced hyphen", at: start) }
        if utf8[end &- 1] == ASCII.hyphen { return FormatFailure("misplaced hyphen", at: end &- 1) }
        if end &- start > maximumLabelLength {
            return FormatFailure("part too long", at: start &+ maximumLabelLength)
        }
        return nil
    }

    /// What the number of labels and the last of them ask for.
    func lastLabelFailure(_ labels: Int, characters: Int, isNumber: Bool, at offset: Int) -> FormatFailure? {
        if labels < minimumLabels { return FormatFailure("too few parts", at: offset) }
        guard labels > 1 else {
            return isNumber && !allowsNumber ? FormatFailure("IP address not allowed", at: offset) : nil
        }
        if isNumber { return FormatFailure("invalid top-level domain", at: offset) }
        if characters < minimumTopLevelLength { return FormatFailure("invalid top-level domain", at: offset) }
        return nil
    }

    /// Whether a label is a number: digits, or `0x` with hexadecimal digits or none.
    ///
    /// A name that ends with one is an IPv4 address to `inet_aton` and to what reads URLs as the WHATWG has it.
    static func isNumber(in utf8: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        var position = start
        while position < end, ASCII.isDigit(utf8[position]) { position &+= 1 }
        if position == end { return true }
        guard position == start &+ 1, utf8[start] == ASCII.zero, utf8[position] | 0x20 == UInt8(ascii: "x") else {
            return false
        }
        position &+= 1
        while position < end, ASCII.isHexDigit(utf8[position]) { position &+= 1 }
        return position == end
    }

    /// Whether a label says that it is an A-label: `xn--` in any case (RFC 5890 section 2.3.2.1).
    @inline(__always)
    static func isALabel(in utf8: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        end &- start >= 4 && utf8[start &+ 2] == ASCII.hyphen && utf8[start &+ 3] == ASCII.hyphen
            && utf8[start] | 0x20 == 0x78 && utf8[start &+ 1] | 0x20 == 0x6E
    }
}
