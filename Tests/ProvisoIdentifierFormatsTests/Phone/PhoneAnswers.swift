import ProvisoIdentifierFormats

/// Answers the questions of Scripts/check-phone-numbers: lines of `parse` or `type`, a region and a text in hexadecimal UTF-8.
enum PhoneAnswers {
    static func answer(to line: String) -> String {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 3 else { return "" }
        let region = PhoneRegion(cells[1])
        return cells[0] == "type" ? typed(bytes(cells[2]), region) : parsed(bytes(cells[2]), region)
    }

    private static func bytes(_ hexadecimal: Substring) -> [UInt8] {
        let digits = Array(hexadecimal.utf8)
        return stride(from: 0, to: digits.count - 1, by: 2).map { value(digits[$0]) << 4 | value(digits[$0 + 1]) }
    }

    private static func value(_ digit: UInt8) -> UInt8 {
        digit >= 0x61 ? digit - 0x61 + 10 : digit - 0x30
    }

    /// The text and the cursor after each key; the cursor is behind the one in the middle.
    private static func typed(_ text: [UInt8], _ region: PhoneRegion?) -> String {
        var formatter = PhoneTypingFormatter(region: region)
        let keys = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        var answers: [String] = []
        for (place, key) in keys.enumerated() {
            formatter.type(key, remembersCursor: place == keys.count / 2)
            answers.append("\(formatter.text)|\(formatter.cursor)")
        }
        return answers.joined(separator: "\t")
    }

    private static func parsed(_ text: [UInt8], _ region: PhoneRegion?) -> String {
        do throws(PhoneParsingError) {
            let number = try PhoneNumber(utf8: text.span, region: region)
            let isValidHere = region.map { number.isValid(for: $0) } ?? false
            let fields = [
                "ok", "\(number.callingCode)", number.nationalNumber, number.extensionNumber ?? "-",
                "\(number.possibility())", "\(number.isPossible())", "\(number.isValid())",
                number.type().map { "\($0)" } ?? "-", number.region()?.code ?? "-", "\(isValidHere)",
            ]
            return (fields + PhoneSpelling.allCases.map { number.formatted($0) }).joined(separator: "\t")
        } catch {
            return "error\t\(name(of: error))"
        }
    }

    private static func name(of error: PhoneParsingError) -> String {
        switch error {
        case .unknownCallingCode: "unknownCallingCode"
        case .notANumber: "notANumber"
        case .tooShortAfterPrefix: "tooShortAfterPrefix"
        case .tooShort: "tooShort"
        case .tooLong: "tooLong"
        }
    }
}
