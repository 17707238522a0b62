#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import ProvisoFormats

/// Makes values of one type of data, only where nothing is lost.
struct DataConversion {
    enum Outcome {
        case value(Any)
        case failure(ViolationCode, Parameters)

        static func failure(_ code: ViolationCode) -> Outcome { .failure(code, [:]) }
    }

    /// A value of the type that stands in for one that cannot be made.
    let standIn: Any
    let convert: (DataValue) -> Outcome

    /// The conversion to a type, or `nil` for a type that decodes itself.
    static func of(_ type: Any.Type) -> DataConversion? {
        if let integer = type as? any FixedWidthInteger.Type { return .integer(integer) }
        switch type {
        case is String.Type: return text
        case is Bool.Type: return boolean
        case is Double.Type: return floating(Double.self)
        case is Float.Type: return floating(Float.self)
        case is Decimal.Type: return decimal
        case is Date.Type: return date
        case is UUID.Type: return uuid
        case is URL.Type: return url
        case is Data.Type: return bytes
        case is DataValue.Type: return DataConversion(standIn: DataValue.null) { .value($0) }
        default: return nil
        }
    }

    private static var text: DataConversion {
        DataConversion(standIn: "") { data in
            data.text.map { .value($0) } ?? .failure("string.type")
        }
    }

    private static var boolean: DataConversion {
        DataConversion(standIn: false) { data in
            switch data {
            case .bool(let value): .value(value)
            case .untyped("true"), .untyped("1"): .value(true)
            case .untyped("false"), .untyped("0"): .value(false)
            default: .failure("boolean", ["true": true, "false": false])
            }
        }
    }

    private static func number(_ data: DataValue) -> ExactNumber? {
        switch data {
        case .number(let number): number
        case .untyped(let text): ExactNumber(text)
        default: nil
        }
    }

    private static func integer<Integer: FixedWidthInteger>(_: Integer.Type) -> DataConversion {
        DataConversion(standIn: Integer.zero) { data in
            guard let number = number(data) else { return .failure("number.type") }
            guard number.isIntegral else { return .failure("number.notInteger") }
            if let value = Integer(number.spelling) ?? number.integer.flatMap({ Integer(exactly: $0) }) {
                return .value(value)
            }
            let isTooSmall = number < ExactNumber(Integer.min)
            return .failure(
                isTooSmall ? "number.tooSmall" : "number.tooBig",
                ["min": .number(ExactNumber(Integer.min)), "max": .number(ExactNumber(Integer.max))])
        }
    }

    /// A whole number that the type cannot hold exactly is refused; a fraction becomes the nearest value, as everywhere.
    private static func floating<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _: Number.Type
    ) -> DataConversion {
        DataConversion(standIn: Number.zero) { data in
            guard let number = number(data), let value = Number(number.spelling) else { return .failure("number.type") }
            guard value.isFinite else {
                let limits: Parameters = [
                    "min": limit(-Number.greatestFiniteMagnitude), "max": limit(Number.greatestFiniteMagnitude),
                ]
                return .failure(value < 0 ? "number.tooSmall" : "number.tooBig", limits)
            }
            if number.isIntegral, !isExact(value, number) { return .failure("number.type") }
            return .value(value)
        }
    }

    private static func limit(_ number: some LosslessStringConvertible) -> DataValue {
        ExactNumber(floatingPoint: number.description).map(DataValue.number) ?? .null
    }

    private static func isExact(_ value: some BinaryFloatingPoint, _ number: ExactNumber) -> Bool {
        // Beyond 64 bits the powers of two between integers say nothing about what was meant.
        guard let integer = number.integer, let exact = Int(exactly: value) else { return number.integer == nil }
        return exact == integer
    }

    private static var decimal: DataConversion {
        DataConversion(standIn: Decimal.zero) { data in
            guard let number = number(data), let value = Decimal(string: number.spelling),
                ExactNumber(value.description) == number
            else { return .failure("number.type") }
            return .value(value)
        }
    }

    private static var date: DataConversion {
        DataConversion(standIn: Date(timeIntervalSinceReferenceDate: 0)) { data in
            guard let text = data.text, let instant = Timestamp.parse(text) else { return .failure("dateTime") }
            let seconds = Double(instant.secondsSince1970) + Double(instant.nanoseconds) / 1e9
            return .value(Date(timeIntervalSince1970: seconds))
        }
    }

    private static var uuid: DataConversion {
        DataConversion(standIn: UUID()) { data in
            data.text.flatMap(UUID.init(uuidString:)).map { .value($0) } ?? .failure("uuid")
        }
    }

    private static var url: DataConversion {
        DataConversion(standIn: URL(string: "about:blank") as Any) { data in
            // A text that has to be escaped first is another text.
            guard let text = data.text, let url = URL(string: text), url.absoluteString == text else {
                return .failure("url", ["reason": "not a URL"])
            }
            return .value(url)
        }
    }

    private static var bytes: DataConversion {
        DataConversion(standIn: Data()) { data in
            data.text.flatMap { Data(base64Encoded: $0) }.map { .value($0) } ?? .failure("base64")
        }
    }
}
