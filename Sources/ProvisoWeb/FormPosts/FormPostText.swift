internal import ProvisoCore

/// A name or a value of a form post, decoded: `+` is a space, `%41` is `A`, the bytes are UTF-8.
struct FormPostText {
    let text: String
    private(set) var fault: FormPostFault?

    init(_ bytes: Span<UInt8>) {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                if index + 1 < bytes.count, let high = Self.digit(bytes[index]), let low = Self.digit(bytes[index + 1])
                {
                    decoded.append(high << 4 | low)
                    index += 2
                } else {
                    decoded.append(byte)
                    fault = .escape
                }
            default: decoded.append(byte)
            }
        }
        if fault == nil, !UTF8Check.isValid(decoded.span) { fault = .encoding }
        text = String(decoding: decoded, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

/// What can be wrong with a field of a form post.
enum FormPostFault: String, CaseIterable {
    case escape = "a percent sign without two hexadecimal digits"
    case encoding = "not UTF-8"
    case contradiction = "its name contradicts another one"
    case openElement = "its name does not say to which element it belongs"

    func violation(at path: FieldPath) -> Violation {
        let code: ViolationCode =
            switch self {
            case .escape: .formPostEscape
            case .encoding: .formPostEncoding
            case .contradiction, .openElement: .formPostName
            }
        return Violation(code, at: path, parameters: ["reason": .string(rawValue)])
    }
}
