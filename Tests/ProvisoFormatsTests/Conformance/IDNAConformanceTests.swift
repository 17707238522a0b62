import TestSupport
import Foundation
import Testing

@testable import ProvisoFormats

/// Every line of IdnaTestV2.txt, with every flag that the file asks for.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct IDNAConformanceTests {
    private static func options(transitional: Bool = false, verifyDNSLength: Bool = true) -> IDNA.Options {
        IDNA.Options(checkHyphens: true, transitional: transitional, verifyDNSLength: verifyDNSLength)
    }

    /// Of 6391 lines two hold a lone surrogate, which no string can.
    @Test func lines() throws {
        let text = try ConformanceData.text("unicode/IdnaTestV2.txt")
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count == 6391)
        #expect(try IDNATestLine.all().count == 6389)
        #expect(lines.count { $0.prefix { $0 != ";" }.contains("\\uD900") } == 2)
    }

    @Test func toUnicode() throws {
        let lines = try IDNATestLine.all()
        #expect(lines.count == 6389)
        for test in lines {
            let result = IDNA.toUnicode(test.source, options: Self.options())
            #expect((result.failure == nil) == test.unicodeErrors.isEmpty, test.comment)
            #expect(result.name.unicodeScalars.elementsEqual(test.unicode.unicodeScalars), test.comment)
        }
    }

    @Test(arguments: [false, true])
    func toASCII(transitional: Bool) throws {
        for test in try IDNATestLine.all() {
            let processed = IDNA.process(test.source, options: Self.options(transitional: transitional))
            let expected = transitional ? test.transitional : test.nontransitional
            let errors = transitional ? test.transitionalErrors : test.nontransitionalErrors
            #expect((processed.ascii(verifyDNSLength: true).failure == nil) == errors.isEmpty, test.comment)
            #expect(processed.ascii(verifyDNSLength: false).name == expected, test.comment)
        }
    }

    /// Switching off a flag makes exactly the errors of that flag go.
    @Test(arguments: ["hyphens", "bidi", "joiners", "STD3", "length"])
    func withoutFlag(flag: String) throws {
        var options = Self.options()
        let ignored: (String) -> Bool
        switch flag {
        case "hyphens":
            options.checkHyphens = false
            ignored = { $0 == "V2" || $0 == "V3" }
        case "bidi":
            options.checkBidi = false
            ignored = { $0.hasPrefix("B") }
        case "joiners":
            options.checkJoiners = false
            ignored = { $0.hasPrefix("C") }
        case "STD3":
            options.useSTD3ASCIIRules = false
            ignored = { $0 == "U1" }
        default:
            options.verifyDNSLength = false
            ignored = { $0.hasPrefix("A4_") }
        }
        for test in try IDNATestLine.all() {
            let fails = (try? IDNA.toASCII(test.source, options: options)) == nil
            #expect(fails == test.nontransitionalErrors.contains { !ignored($0) }, test.comment)
        }
    }
}

/// A line of IdnaTestV2.txt.
struct IDNATestLine {
    var source: String
    var unicode: String
    var unicodeErrors: [String]
    var nontransitional: String
    var nontransitionalErrors: [String]
    var transitional: String
    var transitionalErrors: [String]
    var comment: Comment

    static func all() throws -> [IDNATestLine] {
        let text = try ConformanceData.text("unicode/IdnaTestV2.txt")
        return text.split(separator: "\n").enumerated().compactMap { number, line in
            IDNATestLine(line, number: number + 1)
        }
    }

    /// Reads a line; `nil` for a comment, and for a source with a lone surrogate, which no string can hold.
    private init?(_ line: Substring, number: Int) {
        let content = line.prefix { $0 != "#" }
        let columns = content.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
        }
        guard columns.count >= 7, let source = Self.unescaped(columns[0]) else { return nil }
        self.source = source
        unicode = columns[1].isEmpty ? source : Self.unescaped(columns[1]) ?? ""
        unicodeErrors = Self.errors(columns[2]) ?? []
        nontransitional = columns[3].isEmpty ? unicode : Self.unescaped(columns[3]) ?? ""
        nontransitionalErrors = Self.errors(columns[4]) ?? unicodeErrors
        transitional = columns[5].isEmpty ? nontransitional : Self.unescaped(columns[5]) ?? ""
        transitionalErrors = Self.errors(columns[6]) ?? nontransitionalErrors
        comment = "line \(number): \(line)"
    }

    private static func errors(_ column: String) -> [String]? {
        if column.isEmpty { return nil }
        return column.dropFirst().dropLast().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func unescaped(_ column: String) -> String? {
        if column == "\"\"" { return "" }
        var result = String.UnicodeScalarView()
        var rest = Substring(column).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            rest = rest.dropFirst()
            var digits = rest.prefix(4)
            if rest.first == "{" {
                digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
            } else {
                rest = rest.dropFirst(4)
            }
            guard let value = UInt32(String(digits), radix: 16), let unescaped = Unicode.Scalar(value) else {
                return nil
            }
            result.append(unescaped)
        }
        return String(result)
    }
}
