import TestSupport
import Foundation
import Testing

@testable import ProvisoPatterns

/// Another engine's test files, as far as they ask whether there is a match within this syntax.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct ConformanceTests {
    /// Why a case is left out.
    enum LeftOut: String, CaseIterable, Comparable {
        case bytes = "matches bytes that need not be text"
        case bounds = "matches a part of a text only"
        case terminator = "line terminator other than line feed"
        case segmentation = "grapheme, word and sentence break properties"
        case asciiCase = "case-insensitivity of ASCII letters alone"
        case boundaryInBytes = "word boundaries among bytes that are not text"

        static func < (left: LeftOut, right: LeftOut) -> Bool { left.rawValue < right.rawValue }
    }

    struct Row: Equatable, CustomStringConvertible {
        var cases: Int
        var passed: Int
        var leftOut: [LeftOut: Int] = [:]

        var description: String {
            let reasons = leftOut.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.rawValue)" }
            return "\(cases) cases, \(passed) passed\(reasons.map { ", " + $0 }.joined())"
        }
    }

    struct Case {
        var name: String
        var patterns: [String]
        var text: [UInt8]
        var table: [String: TOML.Value]

        var isUnicode: Bool { table["unicode"]?.boolean ?? true }
        var matches: [TOML.Value] { table["matches"]?.array ?? [] }

        init?(_ table: [String: TOML.Value]) {
            guard let name = table["name"]?.string, let haystack = table["haystack"]?.string else { return nil }
            self.name = name
            self.table = table
            if let pattern = table["regex"]?.string {
                patterns = [pattern]
            } else {
                patterns = (table["regex"]?.array ?? []).compactMap(\.string)
            }
            text = table["unescape"]?.boolean == true ? Self.unescaped(haystack) : Array(haystack.utf8)
        }

        private static func unescaped(_ text: String) -> [UInt8] {
            var result: [UInt8] = []
            let bytes = Array(text.utf8)
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                guard byte == UInt8(ascii: "\\"), index < bytes.count else {
                    result.append(byte)
                    continue
                }
                let letter = bytes[index]
                index += 1
                switch letter {
                case UInt8(ascii: "n"): result.append(10)
                case UInt8(ascii: "r"): result.append(13)
                case UInt8(ascii: "t"): result.append(9)
                case UInt8(ascii: "0"): result.append(0)
                case UInt8(ascii: "x"):
                    result.append(UInt8(String(decoding: bytes[index..<index + 2], as: UTF8.self), radix: 16) ?? 0)
                    index += 2
                default: result.append(letter)
                }
            }
            return result
        }

        func leftOut(file: String) -> LeftOut? {
            if table["line-terminator"] != nil { return .terminator }
            if table["bounds"] != nil { return .bounds }
            // Among ASCII there is no difference.
            let isASCII = (patterns.map { Array($0.utf8) } + [text]).allSatisfy { $0.allSatisfy { $0 < 0x80 } }
            let isBytes = !isUnicode || patterns.contains { $0.contains("(?-u") }
            if table["utf8"]?.boolean == false, isBytes, !isASCII || patterns.contains(where: { $0.contains("\\x") }) {
                return .bytes
            }
            if !text.isUTF8, patterns == ["\\B"] { return .boundaryInBytes }
            for pattern in patterns {
                for property in ["grapheme_cluster_break", "gcb=", "word_break", "wb=", "sentence_break", "sb="]
                where pattern.contains("\\p{" + property) { return .segmentation }
            }
            if table["case-insensitive"]?.boolean == true {
                // Here folding is always Unicode's.
                if file == "regex-lite.toml" { return .asciiCase }
            }
            return nil
        }

        /// Whether some match is the whole text.
        var isWhole: Bool {
            matches.contains { value in
                var span =
                    value.array ?? value.table?["span"]?.array ?? value.table?["spans"]?.array?.first?.array ?? []
                if let inner = span.first?.array { span = inner }
                return span.compactMap(\.integer) == [0, text.count]
            }
        }

        func passes(file: String) -> Bool {
            let options = Pattern.Options(
                caseInsensitive: table["case-insensitive"]?.boolean ?? false,
                // That engine's classes are ASCII whatever the option says.
                unicode: isUnicode && file != "regex-lite.toml"
            )
            var isFound = false
            var isWholeMatch = false
            for pattern in patterns {
                let source = table["anchored"]?.boolean == true ? "\\A(?:\(pattern))" : pattern
                guard let compiled = try? Pattern(source, options: options) else {
                    return table["compiles"]?.boolean == false
                }
                if compiled.isFound(in: text.span) { isFound = true }
                if compiled.matches(utf8: text.span) { isWholeMatch = true }
            }
            if table["compiles"]?.boolean == false { return false }
            return isFound == !matches.isEmpty && (isWholeMatch || !isWhole)
        }
    }

    static let expected: [String: Row] = [
        "anchored.toml": Row(cases: 12, passed: 9, leftOut: [.bounds: 3]),
        "bytes.toml": Row(cases: 26, passed: 11, leftOut: [.bytes: 15]),
        "crazy.toml": Row(cases: 52, passed: 52),
        "crlf.toml": Row(cases: 15, passed: 14, leftOut: [.bounds: 1]),
        "earliest.toml": Row(cases: 7, passed: 7),
        "empty.toml": Row(cases: 19, passed: 19),
        "expensive.toml": Row(cases: 2, passed: 2),
        "flags.toml": Row(cases: 11, passed: 11),
        "fowler/basic.toml": Row(cases: 204, passed: 204),
        "fowler/nullsubexpr.toml": Row(cases: 50, passed: 50),
        "fowler/repetition.toml": Row(cases: 91, passed: 91),
        "iter.toml": Row(cases: 22, passed: 22),
        "leftmost-all.toml": Row(cases: 3, passed: 3),
        "line-terminator.toml": Row(cases: 10, passed: 0, leftOut: [.terminator: 10]),
        "misc.toml": Row(cases: 16, passed: 16),
        "multiline.toml": Row(cases: 140, passed: 140),
        "no-unicode.toml": Row(cases: 23, passed: 18, leftOut: [.bytes: 5]),
        "overlapping.toml": Row(cases: 23, passed: 23),
        "regex-lite.toml": Row(cases: 9, passed: 8, leftOut: [.asciiCase: 1]),
        "regression.toml": Row(cases: 105, passed: 98, leftOut: [.bounds: 1, .bytes: 6]),
        "set.toml": Row(cases: 52, passed: 52),
        "substring.toml": Row(cases: 4, passed: 0, leftOut: [.bounds: 4]),
        "unicode.toml": Row(cases: 84, passed: 69, leftOut: [.segmentation: 15]),
        "utf8.toml": Row(cases: 28, passed: 8, leftOut: [.bounds: 20]),
        "word-boundary-special.toml": Row(
            cases: 92, passed: 80, leftOut: [.terminator: 1, .bounds: 10, .bytes: 1]),
        "word-boundary.toml": Row(
            cases: 103, passed: 96, leftOut: [.bounds: 1, .bytes: 5, .boundaryInBytes: 1]),
    ]

    @Test func allFiles() throws {
        let folder = ConformanceData.folder.appendingPathComponent("regex")
        let files = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".toml") }
        var rows: [String: Row] = [:]
        for file in files.sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            var row = Row(cases: 0, passed: 0)
            for table in try TOML.tables(text, named: "test") {
                let testCase = try #require(Case(table))
                row.cases += 1
                if let reason = testCase.leftOut(file: file) {
                    row.leftOut[reason, default: 0] += 1
                } else if testCase.passes(file: file) {
                    row.passed += 1
                } else {
                    Issue.record(
                        "\(file): \(testCase.name): \(testCase.patterns) \(String(decoding: testCase.text, as: UTF8.self).debugDescription)"
                    )
                }
            }
            rows[file] = row
        }
        #expect(rows == Self.expected)
    }
}
