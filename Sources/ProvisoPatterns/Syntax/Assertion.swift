/// A condition on a place between two scalars, which consumes nothing.
enum Assertion: Hashable, Sendable {
    case textStart
    case textEnd
    case lineStart
    case lineEnd
    /// The start and end of a line that a carriage return, a line feed, or both may end.
    case windowsLineStart
    case windowsLineEnd
    case word(WordBoundary, unicode: Bool)

    enum WordBoundary: Hashable, Sendable {
        /// `\b` and `\B`.
        case boundary, notBoundary
        /// `\b{start}` and `\b{end}`.
        case start, end
        /// `\b{start-half}` and `\b{end-half}`, which look at one side alone.
        case startHalf, endHalf
    }

    /// Whether it holds between two neighbours.
    func holds(after previous: Context, before next: Context) -> Bool {
        switch self {
        case .textStart: return previous.contains(.edge)
        case .textEnd: return next.contains(.edge)
        case .lineStart: return !previous.isDisjoint(with: [.edge, .lineFeed])
        case .lineEnd: return !next.isDisjoint(with: [.edge, .lineFeed])
        case .windowsLineStart:
            return !previous.isDisjoint(with: [.edge, .lineFeed])
                || (previous.contains(.carriageReturn) && !next.contains(.lineFeed))
        case .windowsLineEnd:
            return !next.isDisjoint(with: [.edge, .carriageReturn])
                || (next.contains(.lineFeed) && !previous.contains(.carriageReturn))
        case .word(let kind, let unicode):
            let member: Context = unicode ? .unicodeWord : .asciiWord
            let before = previous.contains(member)
            let after = next.contains(member)
            switch kind {
            case .boundary: return before != after
            case .notBoundary: return before == after
            case .start: return !before && after
            case .end: return before && !after
            case .startHalf: return !before
            case .endHalf: return !after
            }
        }
    }

    /// Whether what comes before is enough to know; `holds` can then be asked with any neighbour behind.
    var looksBehindOnly: Bool {
        switch self {
        case .textStart, .lineStart, .word(.startHalf, _): true
        default: false
        }
    }

    /// Whether what comes before matters at all.
    var looksBehind: Bool {
        switch self {
        case .textEnd, .lineEnd, .word(.endHalf, _): false
        default: true
        }
    }
}

/// What assertions ask about a neighbour.
struct Context: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let asciiWord = Context(rawValue: 1)
    static let unicodeWord = Context(rawValue: 2)
    static let lineFeed = Context(rawValue: 4)
    /// There is no neighbour: the text begins or ends here.
    static let edge = Context(rawValue: 8)
    static let carriageReturn = Context(rawValue: 16)
}
