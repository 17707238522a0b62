public import ProvisoFormats

/// The format of an identifier that a register or a standard issues, which has one form that machines exchange.
public protocol IdentifierFormat: StringFormat {
    /// An identifier that passes with default options, from its standard or its register.
    static var example: String { get }

    /// How many check characters stand at the end; 0 where there are none, or where they stand elsewhere.
    static var checkCharacters: Int { get }

    /// An identifier as machines exchange it.
    ///
    /// - Parameter text: The identifier as people write it.
    /// - Returns: The same without what only groups or announces it; `nil` when the text is not in the format.
    func canonical(_ text: some StringProtocol) -> String?
}

extension IdentifierFormat {
    /// One check character stands at the end.
    public static var checkCharacters: Int { 1 }

    /// The letters and digits of an identifier, without what stands between them.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        return String(decoding: text.utf8.filter { isLetterOrDigit($0) }, as: UTF8.self)
    }

    /// An identifier with its check characters.
    ///
    /// ```swift
    /// LEIFormat().completed("506700GE1G29325QX3")   // "506700GE1G29325QX363"
    /// ```
    ///
    /// - Parameter beginning: The identifier without the check characters at its end, as people write it.
    /// - Returns: The first text in the format that has one or two letters or digits more; `nil` when there is none, or when
    ///   check characters of this format do not stand at its end.
    public func completed(_ beginning: some StringProtocol) -> String? {
        guard Self.checkCharacters > 0 else { return nil }
        var draft = IdentifierDraft(Array(beginning.utf8))
        return draft.firstEnding(checkCharacters: Self.checkCharacters, in: self).map {
            String(beginning) + String(decoding: $0, as: UTF8.self)
        }
    }
}

/// Whether a byte is a letter or a digit of ASCII.
@inline(__always)
func isLetterOrDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }
