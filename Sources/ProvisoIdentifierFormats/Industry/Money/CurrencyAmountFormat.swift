public import ProvisoFormats

/// An amount of money in a notation, with the code (ISO 4217) or the sign of its currency before or behind it.
///
/// It has at most as many decimals as the currency: none for yen, three for Bahraini dinars, two where the currency is not known.
/// Groups of digits are separated throughout or not at all. A minus (U+2212 or a hyphen) stands first or right before the digits. One
/// space may stand between the mark and the number. Nothing is converted to floating point.
///
/// ```swift
/// CurrencyAmountFormat().isValid("$1,234.50")                                              // true
/// CurrencyAmountFormat(currency: "EUR", notation: .continental).isValid("1.234,50 €")     // true
/// CurrencyAmountFormat(currency: "JPY").isValid("¥12.50")                                  // false: "too many decimal places"
/// ```
public struct CurrencyAmountFormat: StringFormat {
    /// Whether the currency is written beside the number.
    public enum Mark: Hashable, Sendable, CaseIterable {
        /// It may be written or not.
        case optional
        /// It must be written.
        case required
        /// It must not be written.
        case none
    }

    /// How digits are separated.
    public var notation: AmountNotation

    /// Whether the code or the sign of the currency is written; optional by default.
    public var mark: Mark

    /// Whether amounts below zero pass; on by default.
    public var allowNegative: Bool

    /// Whether all decimals of the currency must be there; off by default.
    public var requireDecimals: Bool

    private var code: CurrencyMark.Code?

    /// The code of the currency that the amount must be in; any by default, when `nil`.
    public var currency: String? {
        get { code?.text }
        set { code = newValue.flatMap { CurrencyMark.Code($0) } }
    }

    /// Creates a format with these options.
    public init(
        currency: String? = nil, notation: AmountNotation = .english, mark: Mark = .optional,
        allowNegative: Bool = true,
        requireDecimals: Bool = false
    ) {
        self.notation = notation
        self.mark = mark
        self.allowNegative = allowNegative
        self.requireDecimals = requireDecimals
        code = currency.flatMap { CurrencyMark.Code($0) }
    }

    /// Says why a text is not such an amount, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        switch scan(utf8) {
        case .success: nil
        case .failure(let failure): failure
        }
    }

    /// Reads an amount.
    ///
    /// - Returns: The number and the currency; `nil` when the text is not in the format.
    public func amount(of text: some StringProtocol) -> CurrencyAmount? {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { buffer in
            guard case .success(let parts) = scan(buffer.span) else { return nil }
            var number: [UInt8] = parts.isNegative ? [0x2D] : []
            for offset in parts.whole where buffer[offset] &- 0x30 < 10 { number.append(buffer[offset]) }
            if !parts.decimals.isEmpty { number += [0x2E] + buffer[parts.decimals] }
            let known = code ?? (parts.mark?.isCertain == true ? parts.mark?.code : nil)
            return CurrencyAmount(number: String(decoding: number, as: UTF8.self), currencyCode: known?.text)
        }
    }
}

extension CurrencyAmountFormat {
    /// What an amount consists of.
    struct Parts {
        var isNegative = false
        var mark: CurrencyMark?
        var whole = 0..<0
        var decimals = 0..<0
    }

    /// Reads the parts of an amount, or says what is wrong.
    func scan(_ utf8: Span<UInt8>) -> Result<Parts, FormatFailure> {
        guard !utf8.isEmpty else { return .failure(FormatFailure("empty", at: 0)) }
        var parts = Parts()
        var offset = 0
        if let failure = readSign(utf8, at: &offset, into: &parts) { return .failure(failure) }
        if let failure = readMark(utf8, at: &offset, into: &parts) { return .failure(failure) }
        if parts.mark != nil {
            skipSpace(utf8, at: &offset)
            if !parts.isNegative, let failure = readSign(utf8, at: &offset, into: &parts) { return .failure(failure) }
        }
        if let failure = readWhole(utf8, at: &offset, into: &parts) { return .failure(failure) }
        if let failure = readDecimals(utf8, at: &offset, into: &parts) { return .failure(failure) }
        if offset < utf8.count, parts.mark == nil {
            let start = offset
            skipSpace(utf8, at: &offset)
            if let failure = readMark(utf8, at: &offset, into: &parts) { return .failure(failure) }
            if parts.mark == nil { offset = start }
        }
        guard offset == utf8.count else { return .failure(unexpected(utf8[offset], at: offset)) }
        guard parts.mark != nil || mark != .required else { return .failure(FormatFailure("no unit", at: utf8.count)) }
        let allowed = (code ?? parts.mark?.code).map { CurrencyUnits.decimals(of: $0) } ?? 2
        guard parts.decimals.count <= allowed else {
            return .failure(FormatFailure("too many decimal places", at: parts.decimals.lowerBound + allowed))
        }
        let isShort = requireDecimals && allowed < .max && parts.decimals.count < allowed
        return isShort
            ? .failure(FormatFailure("too few decimal places", at: parts.decimals.upperBound)) : .success(parts)
    }

    private func unexpected(_ byte: UInt8, at offset: Int) -> FormatFailure {
        let isSeparator = byte == 0x20 || byte == 0x27 || byte == 0x2C || byte == 0x2E
        return FormatFailure(isSeparator ? "misplaced separator" : "not a digit", at: offset)
    }

    private func readSign(_ utf8: Span<UInt8>, at offset: inout Int, into parts: inout Parts) -> FormatFailure? {
        guard offset < utf8.count else { return nil }
        let isMinus =
            offset &+ 2 < utf8.count && utf8[offset] == 0xE2 && utf8[offset &+ 1] == 0x88 && utf8[offset &+ 2] == 0x92
        guard isMinus || utf8[offset] == 0x2D else { return nil }
        guard allowNegative else { return FormatFailure("not positive", at: offset) }
        offset &+= isMinus ? 3 : 1
        parts.isNegative = true
        return nil
    }

    private func readMark(_ utf8: Span<UInt8>, at offset: inout Int, into parts: inout Parts) -> FormatFailure? {
        switch CurrencyMark.read(utf8, at: offset) {
        case nil: return nil
        case .failure(let failure): return failure
        case .success(let found):
            guard mark != .none else { return FormatFailure("not a digit", at: offset) }
            guard code.map({ found.isMark(of: $0) }) ?? true else { return FormatFailure("wrong unit", at: offset) }
            parts.mark = found
            offset &+= found.length
            return nil
        }
    }

    private func skipSpace(_ utf8: Span<UInt8>, at offset: inout Int) {
        offset &+= AmountNotation.length(of: .space, in: utf8, at: offset) ?? 0
    }

    /// Reads the digits before the decimals, in groups or not.
    private func readWhole(_ utf8: Span<UInt8>, at offset: inout Int, into parts: inout Parts) -> FormatFailure? {
        let start = offset
        var digits = 0
        var groups = 0
        // Where the last separator stands, which has to have three digits behind it.
        var separator = offset
        while offset < utf8.count {
            if utf8[offset] &- 0x30 < 10 {
                digits &+= 1
                offset &+= 1
                continue
            }
            guard let grouping = notation.grouping, digits > 0,
                let length = AmountNotation.length(of: grouping, in: utf8, at: offset),
                offset &+ length < utf8.count, utf8[offset &+ length] &- 0x30 < 10
            else { break }
            let size = notation.isIndian ? 2 : 3
            guard groups == 0 ? digits <= size : digits == size else {
                return FormatFailure("misplaced separator", at: offset)
            }
            separator = offset
            groups &+= 1
            digits = 0
            offset &+= length
        }
        guard offset > start else {
            guard start < utf8.count else { return FormatFailure("too few digits", at: start) }
            return unexpected(utf8[start], at: start)
        }
        guard groups == 0 || digits == 3 else { return FormatFailure("misplaced separator", at: separator) }
        guard utf8[start] != 0x30 || offset == start &+ 1 else { return FormatFailure("leading zero", at: start) }
        parts.whole = start..<offset
        return nil
    }

    /// Reads the mark before the decimals and at least one of them, where there are some.
    private func readDecimals(_ utf8: Span<UInt8>, at offset: inout Int, into parts: inout Parts) -> FormatFailure? {
        parts.decimals = offset..<offset
        guard let length = AmountNotation.length(of: notation.decimal, in: utf8, at: offset) else { return nil }
        let start = offset &+ length
        var end = start
        while end < utf8.count, utf8[end] &- 0x30 < 10 { end &+= 1 }
        guard end > start else {
            return end < utf8.count ? unexpected(utf8[end], at: end) : FormatFailure("too few decimal places", at: end)
        }
        parts.decimals = start..<end
        offset = end
        return nil
    }
}
