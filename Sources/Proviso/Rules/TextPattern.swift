internal import Foundation

/// A regular expression: the one place that knows which engine runs it.
struct TextPattern: Sendable {
    /// Why a pattern does not compile.
    struct Failure: Error {
        let message: String
        let suggestion: String?
    }

    private let expression: NSRegularExpression
    private let isWhole: Bool

    init(_ text: String, caseInsensitive: Bool, unicode: Bool, isWhole: Bool) throws(Failure) {
        self.isWhole = isWhole
        var options: NSRegularExpression.Options = []
        if caseInsensitive { options.insert(.caseInsensitive) }
        if unicode { options.insert(.useUnicodeWordBoundaries) }
        do {
            let anchored = Self.anchoringAtVeryEnd(text)
            expression = try NSRegularExpression(pattern: isWhole ? "(?:\(anchored))\\z" : anchored, options: options)
        } catch {
            throw Failure(message: "the expression cannot be understood", suggestion: nil)
        }
    }

    /// `$` outside of classes means the very end, not the place before a line feed at the end.
    private static func anchoringAtVeryEnd(_ text: String) -> String {
        var result = ""
        var classDepth = 0
        var isEscaped = false
        for character in text {
            switch character {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = true
            case "[": classDepth += 1
            case "]": classDepth = max(0, classDepth - 1)
            case "$" where classDepth == 0 && !text.contains("(?m"):
                result += "\\z"
                continue
            default: break
            }
            result.append(character)
        }
        return result
    }

    /// Whether the text matches, whole or anywhere.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        let all = NSRange(location: 0, length: text.utf16.count)
        if isWhole {
            let found = expression.firstMatch(in: text, options: .anchored, range: all)
            return found?.range.length == all.length
        }
        return expression.firstMatch(in: text, range: all) != nil
    }
}

extension TextPattern {
    /// Compiles a pattern that stands in a program: a broken one is the programmer's mistake.
    init(programmed text: String, caseInsensitive: Bool, isWhole: Bool) {
        do {
            try self.init(text, caseInsensitive: caseInsensitive, unicode: false, isWhole: isWhole)
        } catch {
            preconditionFailure("The pattern \(text) is broken: \(error.message).")
        }
    }
}
