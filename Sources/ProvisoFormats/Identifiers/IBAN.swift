/// An International Bank Account Number (ISO 13616-1) whose structure and check digits are right.
public struct IBAN: Hashable, Sendable {
    /// The number without spaces, as machines exchange it.
    public let electronicFormat: String

    /// The code of the country (ISO 3166-1).
    public var countryCode: String { String(electronicFormat.prefix(2)) }

    /// The two check digits.
    public var checkDigits: String { String(electronicFormat.dropFirst(2).prefix(2)) }

    /// The Basic Bank Account Number, the country's own part.
    public var bban: String { String(electronicFormat.dropFirst(4)) }

    /// Reads a number as ``IBANFormat`` has it.
    ///
    /// - Throws: What is wrong and where.
    public init(parsing text: some StringProtocol) throws(FormatFailure) {
        if let failure = IBANFormat().failure(in: text) { throw failure }
        electronicFormat = String(decoding: text.utf8.filter { $0 != ASCII.space }, as: UTF8.self)
    }
}

extension IBAN: LosslessStringConvertible {
    /// Reads a number; returns `nil` when the text is none.
    public init?(_ description: String) {
        do { try self.init(parsing: description) } catch { return nil }
    }

    /// The number in groups of four with spaces between, as it is printed.
    public var description: String {
        var text = ""
        for (index, character) in electronicFormat.enumerated() {
            if index > 0 && index % 4 == 0 { text.append(" ") }
            text.append(character)
        }
        return text
    }
}
