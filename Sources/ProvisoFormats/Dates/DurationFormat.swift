/// A duration: `P1Y2M3DT4H5M6S`, `PT36H` or `P2W`, as RFC 3339 appendix A takes it from ISO 8601-1.
///
/// Units stand in order and none is left out between two others (`P1Y2D` is refused); weeks stand alone; numbers are
/// whole, of any length; letters are upper case.
public struct DurationFormat: StringFormat {
    /// Creates a format.
    public init() {}

    /// Says why a text is not a duration, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            _ = try Self.parse(utf8)
            return nil
        } catch {
            return error
        }
    }
}

extension DurationFormat {
    /// Reads a duration.
    ///
    /// - Returns: `nil` when the text is a duration with a number that does not fit into an `Int`.
    static func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> CalendarDuration? {
        guard !utf8.isEmpty else { throw FormatFailure("empty", at: 0) }
        guard utf8[0] == UInt8(ascii: "P") else { throw FormatFailure("no P at start", at: 0) }
        var duration = CalendarDuration()
        var isRepresentable = true
        var isTime = false
        // The place of the last unit in `Y M D H M S`, and of the first after the T; weeks are seventh, on their own.
        var previous: Int?
        var offset = 1
        while offset < utf8.count {
            if utf8[offset] == UInt8(ascii: "T"), !isTime {
                guard previous != Unit.week else { throw FormatFailure("weeks with other units", at: offset) }
                isTime = true
                previous = nil
                offset += 1
                guard offset < utf8.count else { throw FormatFailure("no unit", at: offset) }
                continue
            }
            let start = offset
            let number = number(utf8, &offset)
            guard offset > start else { throw FormatFailure("not a digit", at: offset) }
            guard offset < utf8.count else { throw FormatFailure("no unit", at: start) }
            // ISO 8601 allows a fraction, RFC 3339 does not.
            guard utf8[offset] != UInt8(ascii: "."), utf8[offset] != UInt8(ascii: ",") else {
                throw FormatFailure("character not allowed", at: offset)
            }
            guard let unit = Unit.place(of: utf8[offset], isTime: isTime) else {
                throw FormatFailure("no such unit", at: offset)
            }
            if unit == Unit.week || previous == Unit.week {
                guard previous == nil, !isTime else { throw FormatFailure("weeks with other units", at: start) }
            } else if let previous {
                guard unit > previous else { throw FormatFailure("units out of order", at: offset) }
                guard unit == previous + 1 else { throw FormatFailure("unit left out", at: offset) }
            }
            if let number { Unit.set(unit, of: &duration, to: number) } else { isRepresentable = false }
            previous = unit
            offset += 1
        }
        guard offset > 1 else { throw FormatFailure("no unit", at: offset) }
        return isRepresentable ? duration : nil
    }

    /// Reads decimal digits; returns `nil` when their number does not fit.
    private static func number(_ utf8: Span<UInt8>, _ offset: inout Int) -> Int? {
        var value: Int? = 0
        while offset < utf8.count, let digit = ASCII.decimalValue(utf8[offset]) {
            if let product = value?.multipliedReportingOverflow(by: 10), !product.overflow {
                let sum = product.partialValue.addingReportingOverflow(Int(digit))
                value = sum.overflow ? nil : sum.partialValue
            } else {
                value = nil
            }
            offset += 1
        }
        return value
    }

    private enum Unit {
        static let week = 6

        static func place(of letter: UInt8, isTime: Bool) -> Int? {
            switch (letter, isTime) {
            case (UInt8(ascii: "Y"), false): 0
            case (UInt8(ascii: "M"), false): 1
            case (UInt8(ascii: "D"), false): 2
            case (UInt8(ascii: "H"), true): 3
            case (UInt8(ascii: "M"), true): 4
            case (UInt8(ascii: "S"), true): 5
            case (UInt8(ascii: "W"), false): week
            default: nil
            }
        }

        static func set(_ place: Int, of duration: inout CalendarDuration, to number: Int) {
            switch place {
            case 0: duration.years = number
            case 1: duration.months = number
            case 2: duration.days = number
            case 3: duration.hours = number
            case 4: duration.minutes = number
            case 5: duration.seconds = number
            default: duration.weeks = number
            }
        }
    }
}

extension DurationFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings("P1D", "1D", "Y", "M", "W", "D", "1H", "H", "S").complete(utf8, in: self)
    }
}
