#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import ProvisoFormats

// What people type in their language, and how it is shown to them: numbers and dates.

extension NumberStyle {
    /// The number that a person has typed, in ASCII with a point: `-1234.5` for `−1.234,5` in German.
    ///
    /// - Returns: `nil` for what is no number in the language: `1.5` in German, where the point stands between thousands.
    package func number(typed text: String) -> String? {
        var plain = ""
        for scalar in text.unicodeScalars {
            if let digit = digit(scalar) {
                plain += String(digit)
            } else if scalar == "\u{2212}" {
                plain += "-"
            } else if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{61C}" {
                continue
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        // An exponent is the same everywhere.
        let end = plain.firstIndex { $0 == "e" || $0 == "E" } ?? plain.endIndex
        let exponent = plain[end...]
        let digits = exponent.dropFirst().drop { $0 == "-" || $0 == "+" }
        guard exponent.isEmpty || Self.areDigits(digits) && exponent.count - digits.count < 3 else { return nil }
        let parts = plain[..<end].split(separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap(ungrouped), parts.count == 1 || Self.areDigits(parts[1]) else {
            return nil
        }
        return (parts.count == 1 ? whole : whole + "." + parts[1]) + exponent
    }

    /// Digits without what stands between their groups, if these are groups as the language has them.
    private func ungrouped(_ text: Substring) -> String? {
        let sign = text.prefix { $0 == "-" || $0 == "+" }
        let digits = text.dropFirst(sign.count)
        guard sign.count < 2 else { return nil }
        if Self.areDigits(digits) { return String(text) }
        let isBlank = groupingSeparator.allSatisfy(\.isWhitespace)
        let groups = digits.split(omittingEmptySubsequences: false) {
            isBlank ? $0.isWhitespace : groupingSeparator.contains($0)
        }
        guard !groupingSeparator.isEmpty, groups.count > 1, groups.allSatisfy(Self.areDigits), groups.last?.count == 3,
            groups.dropFirst().dropLast().allSatisfy({ $0.count == secondaryGroup }),
            let first = groups.first, first.count <= max(3, secondaryGroup)
        else { return nil }
        return String(sign) + groups.joined()
    }

    private static func areDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }
    }
}

extension MessageLanguage {
    /// What a person has typed for a value of a type, as data has it: a number with a point, a date as ISO 8601 has it.
    ///
    /// - Returns: `nil` for what is no such value in the language. What is neither number nor date is as it was.
    package func data(typed text: String, as type: Any.Type) -> DataValue? {
        switch TypedKind(type) {
        case .number:
            if text.isEmpty { return .untyped(text) }
            return numbers.number(typed: text).map(DataValue.untyped)
        case .date:
            let date = dates.date(inNumbers: text, numbers: numbers) ?? CalendarDate(text)
            return .untyped(date.map { "\($0)T00:00:00Z" } ?? text)
        case .other: return .untyped(text)
        }
    }

    /// What can follow a typed text, as a person would type it: endings of numbers have a point.
    package func endings(_ endings: ValueEndings, behind text: String, as type: Any.Type) -> [String] {
        let isNumber = TypedKind(type) == .number
        let plain = isNumber ? text.replacing(numbers.decimalSeparator, with: ".") : text
        return endings.behind(plain).map { ending in
            let ending = String(decoding: ending, as: UTF8.self)
            return isNumber ? ending.replacing(".", with: numbers.decimalSeparator) : ending
        }
    }

    /// The value of a type as a person would type it; `nil` for what is typed as data has it.
    package func text(typing data: DataValue, as type: Any.Type) -> String? {
        switch (TypedKind(type), data) {
        case (.number, .number(let number)): numbers.ungrouped.format(number)
        case (.date, .string(let text)):
            DateTime(text).flatMap { moment in
                let time = moment.time
                let isDay = time.hour == 0 && time.minute == 0 && time.second == 0 && time.nanosecond == 0
                return isDay && time.offsetMinutes == 0 ? dates.formatInNumbers(moment.date, numbers: numbers) : nil
            }
        default: nil
        }
    }
}

/// What kind of text values of a type are typed as.
private enum TypedKind {
    case number
    case date
    case other

    init(_ type: Any.Type) {
        switch DataConversion.of(type)?.standIn {
        case is any BinaryInteger, is any BinaryFloatingPoint, is Decimal: self = .number
        case is Date: self = .date
        default: self = .other
        }
    }
}
