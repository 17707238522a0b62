/// As much of TOML as the conformance data uses: arrays of tables, strings of all four kinds, arrays, inline tables, numbers,
/// booleans and comments.
enum TOML {
    enum Value {
        case string(String)
        case integer(Int)
        case boolean(Bool)
        case array([Value])
        case table([String: Value])

        var string: String? {
            if case .string(let value) = self { value } else { nil }
        }

        var integer: Int? {
            if case .integer(let value) = self { value } else { nil }
        }

        var boolean: Bool? {
            if case .boolean(let value) = self { value } else { nil }
        }

        var array: [Value]? {
            if case .array(let value) = self { value } else { nil }
        }

        var table: [String: Value]? {
            if case .table(let value) = self { value } else { nil }
        }
    }

    struct Failure: Error {
        var line: Int
    }

    /// The tables under one name, in order.
    static func tables(_ text: String, named name: String) throws -> [[String: Value]] {
        var reader = Reader(text)
        return try reader.tables(named: name)
    }

    private struct Reader {
        let scalars: [Unicode.Scalar]
        var index = 0

        init(_ text: String) {
            scalars = Array(text.unicodeScalars)
        }

        var next: Unicode.Scalar? {
            index < scalars.count ? scalars[index] : nil
        }

        func failure() -> Failure {
            Failure(line: 1 + scalars[..<min(index, scalars.count)].count { $0 == "\n" })
        }

        func isAhead(_ text: String) -> Bool {
            scalars[index...].starts(with: text.unicodeScalars)
        }

        mutating func accept(_ text: String) -> Bool {
            guard isAhead(text) else { return false }
            index += text.unicodeScalars.count
            return true
        }

        mutating func skip() {
            while let scalar = next {
                if scalar == "#" {
                    while let inside = next, inside != "\n" {
                        _ = inside
                        index += 1
                    }
                } else if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
                    index += 1
                } else {
                    return
                }
            }
        }

        mutating func tables(named name: String) throws -> [[String: Value]] {
            var result: [[String: Value]] = []
            skip()
            while next != nil {
                if accept("[[" + name + "]]") {
                    result.append([:])
                } else {
                    let (key, value) = try pair()
                    guard !result.isEmpty else { throw failure() }
                    result[result.count - 1][key] = value
                }
                skip()
            }
            return result
        }

        mutating func pair() throws -> (String, Value) {
            var key = ""
            while let scalar = next, scalar.properties.isXIDContinue || scalar == "-" {
                key.unicodeScalars.append(scalar)
                index += 1
            }
            skip()
            guard !key.isEmpty, accept("=") else { throw failure() }
            skip()
            return (key, try value())
        }

        mutating func value() throws -> Value {
            if accept("'''") { return .string(try raw(until: "'''", isMultiline: true)) }
            if accept("\"\"\"") { return .string(try escaped(until: "\"\"\"", isMultiline: true)) }
            if accept("'") { return .string(try raw(until: "'", isMultiline: false)) }
            if accept("\"") { return .string(try escaped(until: "\"", isMultiline: false)) }
            if accept("true") { return .boolean(true) }
            if accept("false") { return .boolean(false) }
            if accept("[") {
                var values: [Value] = []
                skip()
                while !accept("]") {
                    values.append(try value())
                    skip()
                    _ = accept(",")
                    skip()
                }
                return .array(values)
            }
            if accept("{") {
                var table: [String: Value] = [:]
                skip()
                while !accept("}") {
                    let (key, value) = try pair()
                    table[key] = value
                    skip()
                    _ = accept(",")
                    skip()
                }
                return .table(table)
            }
            var digits = ""
            while let scalar = next, ("0"..."9").contains(scalar) || scalar == "-" {
                digits.unicodeScalars.append(scalar)
                index += 1
            }
            guard let number = Int(digits) else { throw failure() }
            return .integer(number)
        }

        mutating func raw(until end: String, isMultiline: Bool) throws -> String {
            if isMultiline { _ = accept("\n") }
            var text = String.UnicodeScalarView()
            while !accept(end) {
                guard let scalar = next else { throw failure() }
                text.append(scalar)
                index += 1
            }
            return String(text)
        }

        mutating func escaped(until end: String, isMultiline: Bool) throws -> String {
            if isMultiline { _ = accept("\n") }
            var text = String.UnicodeScalarView()
            while !accept(end) {
                guard let scalar = next else { throw failure() }
                index += 1
                guard scalar == "\\" else {
                    text.append(scalar)
                    continue
                }
                guard let letter = next else { throw failure() }
                index += 1
                switch letter {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "r": text.append("\r")
                case "b": text.append("\u{8}")
                case "f": text.append("\u{C}")
                case "\\", "\"": text.append(letter)
                case "u", "U":
                    let count = letter == "u" ? 4 : 8
                    let digits = String(String.UnicodeScalarView(scalars[index..<min(index + count, scalars.count)]))
                    index += count
                    guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
                        throw failure()
                    }
                    text.append(scalar)
                case "\n" where isMultiline:
                    while let space = next, space.properties.isWhitespace {
                        _ = space
                        index += 1
                    }
                default: throw failure()
                }
            }
            return String(text)
        }
    }
}
