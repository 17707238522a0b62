import ProvisoCore
import ProvisoPatterns

/// The one `pattern` that HTML has for the patterns and lengths of several rules, and `minlength` and `maxlength`.
struct HTMLPatterns {
    /// A longer pattern makes pages large for little.
    private static let longest = 2_000
    /// White space as `trim` knows it, and U+FEFF.
    private static let space = #"[\s\x00\x85]*"#

    private struct Piece {
        /// What a text has to match from its start: a lookahead where `isWhole` is false.
        var source: String
        var isWhole: Bool
        var isTrimmed = false
        var skipsEmptyValues = true
    }

    private struct Length {
        let limits: LengthConstraint
        let text: JudgedText
        let skipsEmptyValues: Bool
    }

    private var pieces: [Piece] = []
    private var limits: [Length] = []
    /// Whether some rule leaves printable ASCII alone.
    private var isOfASCII = false

    mutating func take(_ pattern: PatternConstraint, _ text: JudgedText, _ skipsEmptyValues: Bool) {
        guard text == .given || text == .trimmed, let source = PatternSource.source(of: pattern) else { return }
        if pattern.isWhole {
            // The anchors are HTML's.
            let body = "(?:\(source.dropFirst().dropLast()))"
            if !pattern.isExcluded {
                isOfASCII = isOfASCII || Self.isOfASCII(pattern)
                pieces.append(
                    Piece(
                        source: body, isWhole: true, isTrimmed: text == .trimmed, skipsEmptyValues: skipsEmptyValues))
            } else if text == .given {
                pieces.append(Piece(source: "(?!\(body)$)", isWhole: false))
            }
        } else if text == .given {
            // Of a text without its white space it is not known where it starts.
            pieces.append(
                Piece(source: "(?\(pattern.isExcluded ? "!" : "=")[\\s\\S]*(?:\(source)))", isWhole: false))
        }
    }

    mutating func take(_ length: LengthConstraint, _ text: JudgedText, _ skipsEmptyValues: Bool) {
        guard text == .given || text == .trimmed else { return }
        limits.append(Length(limits: length, text: text, skipsEmptyValues: skipsEmptyValues))
    }

    private static func isOfASCII(_ pattern: PatternConstraint) -> Bool {
        let options = Pattern.Options(
            caseInsensitive: pattern.ignoresCase, unicode: pattern.isUnicode,
            dotMatchesLineFeed: pattern.dotMatchesLineFeed)
        return (try? Pattern.cached(pattern.pattern, options: options))?.isOfPrintableASCII ?? false
    }

    // MARK: Lengths

    /// The fewest and the most UTF-16 units of what passes.
    func lengths(isRequired: Bool) -> (least: Int?, most: Int?) {
        var (least, most): (Int?, Int?)
        for length in limits {
            // White space that `trim` leaves nothing of is empty, and passes where nothing is required.
            if length.text == .given || isRequired, let units = leastUnits(length.limits), units > 0 {
                least = max(least ?? units, units)
            }
            if length.text == .given, let units = mostUnits(length.limits) { most = min(most ?? units, units) }
        }
        // Browsers leave out both where they contradict each other.
        if let least, let most, least > most { return (nil, most) }
        return (least, most)
    }

    private func leastUnits(_ limits: LengthConstraint) -> Int? {
        guard let min = limits.min else { return nil }
        if isOfASCII { return min }
        return switch limits.unit {
        case .characters, .unicodeScalars: min
        case .utf16: min
        // A unit is three bytes at most.
        case .utf8: (min + 2) / 3
        }
    }

    private func mostUnits(_ limits: LengthConstraint) -> Int? {
        guard let max = limits.max else { return nil }
        if isOfASCII { return max }
        let (units, isTooLarge): (Int, Bool) =
            switch limits.unit {
            // A limit on characters is one on bytes too, and a unit is a byte at least.
            case .characters: max == 0 ? (0, false) : max.multipliedReportingOverflow(by: 64)
            case .unicodeScalars: max.multipliedReportingOverflow(by: 2)
            case .utf16, .utf8: (max, false)
            }
        guard !isTooLarge else { return nil }
        return limits.unit == .characters && max > 0 ? Swift.max(units, 256) : units
    }

    /// Behind `trim`, a pattern counts scalars where these are as many as what the rule counts.
    private var lengthPieces: [Piece] {
        limits.compactMap { length in
            guard length.text == .trimmed, isOfASCII || length.limits.unit == .unicodeScalars else { return nil }
            let most = length.limits.max.map(String.init) ?? ""
            guard length.limits.max ?? 1 > 0 else { return nil }
            return Piece(
                source: "[\\s\\S]{\(length.limits.min ?? 0),\(most)}", isWhole: true, isTrimmed: true,
                skipsEmptyValues: length.skipsEmptyValues)
        }
    }

    // MARK: The pattern

    /// The pattern, which HTML compares with whole values that are not empty; `nil` where there is none, or too long a one.
    func source(isRequired: Bool) -> String? {
        let parts = (pieces + lengthPieces).map { piece -> (source: String, isWhole: Bool) in
            guard piece.isTrimmed else { return (piece.source, piece.isWhole) }
            let isOptional = piece.skipsEmptyValues && !isRequired
            return (Self.space + (isOptional ? "(?:\(piece.source))?" : piece.source) + Self.space, true)
        }
        guard let first = parts.first else { return nil }
        var source: String
        if parts.count == 1, first.isWhole {
            source = first.source
        } else {
            source = parts.map { $0.isWhole ? "(?=\($0.source)$)" : $0.source }.joined() + #"[\s\S]*"#
        }
        // The group that a lone pattern needs none of.
        if parts.count == 1, pieces.first.map({ $0.isWhole && !$0.isTrimmed }) ?? false {
            source = String(source.dropFirst(3).dropLast())
        }
        return source.utf8.count > Self.longest ? nil : source
    }
}
