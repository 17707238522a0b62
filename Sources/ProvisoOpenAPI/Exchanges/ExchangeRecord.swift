internal import ProvisoCore

/// Reads a request and its answer from a record.
struct ExchangeRecord {
    private let record: DataValue
    private(set) var violations: [Violation] = []

    init(_ record: DataValue) { self.record = record }

    mutating func exchange() -> OpenAPIExchange {
        guard case .object = record else {
            fail("type", "keys.type", at: FieldPath())
            return OpenAPIExchange(OpenAPIRequest("", ""))
        }
        let outer = record["request"].map { ($0, FieldPath("request")) } ?? (record, FieldPath())
        var request = OpenAPIRequest(
            text(outer.0["method"], at: outer.1.appending("method")) ?? "",
            text(outer.0["path"] ?? outer.0["url"], at: outer.1.appending("path")) ?? "")
        if let query = outer.0["query"] { request.query = queryText(query, at: outer.1.appending("query")) }
        if let headers = outer.0["headers"] {
            request.headers = self.headers(headers, at: outer.1.appending("headers"))
        }
        for (name, value) in pairs(outer.0["cookies"], at: outer.1.appending("cookies")) {
            request.headers.append("Cookie", "\(Self.encoded(name))=\(Self.encoded(value))")
        }
        request.body = Self.body(outer.0["body"])
        return OpenAPIExchange(request, response())
    }

    private mutating func response() -> OpenAPIResponse? {
        if let inner = record["response"], inner != .null {
            return response(inner, ("status", "headers", "body"), at: FieldPath("response"))
        }
        guard let status = record["status"], status != .null else { return nil }
        return response(record, ("status", "responseHeaders", "responseBody"), at: FieldPath())
    }

    private mutating func response(
        _ value: DataValue, _ names: (status: String, headers: String, body: String), at path: FieldPath
    ) -> OpenAPIResponse? {
        guard let status = value[names.status].flatMap(Self.integer) else {
            fail("type", "number.notInteger", at: path.appending(names.status))
            return nil
        }
        let headers = value[names.headers].map { self.headers($0, at: path.appending(names.headers)) } ?? [:]
        return OpenAPIResponse(status, headers: headers, body: Self.body(value[names.body]))
    }

    // MARK: Parts

    private mutating func fail(_ code: String, _ key: String, at path: FieldPath) {
        var violation = Violation(ViolationCode(rawValue: "openapi." + code), at: path)
        violation.wording.key = key
        violations.append(violation)
    }

    private mutating func text(_ value: DataValue?, at path: FieldPath) -> String? {
        guard let value, value != .null else {
            fail("required", "required", at: path)
            return nil
        }
        guard let text = value.text else {
            fail("type", "string.type", at: path)
            return nil
        }
        return text
    }

    private static func integer(_ value: DataValue) -> Int? {
        switch value {
        case .number(let number): number.integer
        default: value.text.flatMap { Int($0) }
        }
    }

    private static func body(_ value: DataValue?) -> OpenAPIBody {
        switch value {
        case nil, .null?: .none
        case .string(let text)?, .untyped(let text)?: .text(text)
        case let value?: .value(value)
        }
    }

    /// The query as it was sent, made of an object if need be.
    private mutating func queryText(_ value: DataValue, at path: FieldPath) -> String {
        if let text = value.text { return text.hasPrefix("?") ? String(text.dropFirst()) : text }
        return pairs(value, at: path).map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(
            separator: "&")
    }

    private mutating func headers(_ value: DataValue, at path: FieldPath) -> OpenAPIHeaders {
        OpenAPIHeaders(pairs(value, at: path))
    }

    /// The names and values of an object, of which a list has several with one name.
    private mutating func pairs(_ value: DataValue?, at path: FieldPath) -> [(name: String, value: String)] {
        guard let value, value != .null else { return [] }
        guard case .object(let object) = value else {
            fail("type", "keys.type", at: path)
            return []
        }
        var pairs: [(name: String, value: String)] = []
        for (name, value) in object.members {
            let values: [DataValue] = if case .array(let elements) = value { elements } else { [value] }
            for value in values {
                guard let text = Self.plainText(value) else {
                    fail("type", "string.type", at: path.appending(name))
                    continue
                }
                pairs.append((name, text))
            }
        }
        return pairs
    }

    private static func plainText(_ value: DataValue) -> String? {
        switch value {
        case .null: ""
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.spelling
        case .string(let text), .untyped(let text): text
        case .array, .object: nil
        }
    }

    /// Text in which every byte that could mean something is percent-encoded.
    private static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                if "-._~[],|".utf8.contains(byte) {
                    result.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
                }
            }
        }
        return result
    }
}
