/// Formats a telephone number while it is typed.
///
/// Every key gives the text to show. As soon as a key shows that no layout of the region fits, that is all that was typed, as it
/// was typed.
///
/// ```swift
/// var formatter = PhoneTypingFormatter(region: "US")
/// for key in "650253222".unicodeScalars { _ = formatter.type(key) }
/// formatter.text    // "(650) 253-222"
/// ```
///
/// In the field of a form, where people also paste and delete, hand in the whole text at every change with
/// ``format(_:cursor:)``, which says where the cursor goes.
public struct PhoneTypingFormatter: Sendable {
    /// What is known of the regions.
    let metadata: PhoneMetadata
    /// The region of the formatter.
    let region: PhoneRegion?
    /// The main region of the calling code that a national number has.
    let home: PhoneRecord?
    /// The region of the number, as far as that is known.
    var current: PhoneRecord?

    /// All that was typed, as it was typed.
    var typed = ""
    var typedCount = 0
    /// The text to show.
    public internal(set) var text = ""

    /// What was typed, without what separates it: digits as numbers, and a plus at the beginning.
    var keys: [UInt8] = []
    /// The digits behind a calling code or a national prefix.
    var national: [UInt8] = []
    /// What is before them in the text.
    var before: [UInt8] = []
    /// The national prefix that was taken off.
    var nationalPrefix: [UInt8] = []
    /// The layouts that still fit.
    var layouts: [PhoneLayout] = []
    /// The one whose template is filled.
    var layout: PhoneLayout?
    /// A text with a zero for each digit that is yet to be typed.
    var template: [UInt8] = []
    /// Where the last digit went in.
    var filled = 0

    var canFormat = true
    var hasSeparators = false
    /// Whether a prefix was typed, so that the number is whole behind it.
    var isComplete = false
    var expectsCallingCode = false
    var separatesPrefix = false

    /// The keys before the cursor, and the characters.
    private var rememberedKeys = 0
    private var rememberedCharacters = 0

    /// Creates a formatter of national numbers of a region, and of international ones.
    public init(region: PhoneRegion?, metadata: PhoneMetadata = .standard) {
        self.metadata = metadata
        let code = region.flatMap { metadata.callingCode(of: $0) }
        self.region = region
        home = code.flatMap { metadata.main(ofCallingCode: $0) }
        current = home
    }

    /// Forgets all that was typed.
    public mutating func clear() {
        self = PhoneTypingFormatter(region: region, metadata: metadata)
    }

    /// Takes a key.
    ///
    /// - Parameters:
    ///   - key: A digit of any script, a plus at the beginning, or anything else, which ends formatting.
    ///   - remembersCursor: Whether ``cursor`` is to follow the place behind this key.
    /// - Returns: The text to show.
    @discardableResult
    public mutating func type(_ key: Unicode.Scalar, remembersCursor: Bool = false) -> String {
        typed.unicodeScalars.append(key)
        typedCount += 1
        if remembersCursor { rememberedCharacters = typedCount }
        let symbol = key.isASCII ? UInt8(truncatingIfNeeded: key.value) : PhoneSymbol.of(key.value)
        if let digit = PhoneSymbol.value(symbol) {
            keys.append(digit)
            national.append(digit)
        } else if symbol == 0x2B, typedCount == 1 {
            keys.append(symbol)
        } else {
            canFormat = false
            hasSeparators = true
        }
        if remembersCursor { rememberedKeys = keys.count }
        text = next()
        return text
    }

    /// Where in ``text`` the cursor goes that was behind the key with `remembersCursor`, counted in Unicode scalars.
    public var cursor: Int {
        guard canFormat else { return rememberedCharacters }
        var found = 0
        var place = 0
        for scalar in text.unicodeScalars {
            guard found < rememberedKeys else { break }
            let symbol = keys[found] < 10 ? keys[found] + 0x30 : keys[found]
            if scalar.value == UInt32(symbol) { found += 1 }
            place += 1
        }
        return place
    }

    /// Formats the whole text of a field in which people edit.
    ///
    /// Punctuation of the text is dropped, and set again where it belongs.
    ///
    /// - Parameters:
    ///   - text: The text of the field after an edit.
    ///   - cursor: Where its cursor is, counted in Unicode scalars; the end by default.
    /// - Returns: The text to show, and where its cursor goes.
    public mutating func format(_ text: String, cursor: Int? = nil) -> (text: String, cursor: Int) {
        clear()
        let place = max(cursor ?? Int.max, 0)
        var at = -1
        var lastBefore = -1
        var kept: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            at += 1
            let symbol = scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : PhoneSymbol.of(scalar.value)
            let isLetterX = symbol | 0x20 == 0x78
            if PhoneSymbol.isPunctuation(symbol), !isLetterX { continue }
            if at < place { lastBefore = kept.count }
            kept.append(scalar)
        }
        for at in 0..<kept.count { type(kept[at], remembersCursor: at == lastBefore) }
        return (self.text, self.cursor)
    }
}
