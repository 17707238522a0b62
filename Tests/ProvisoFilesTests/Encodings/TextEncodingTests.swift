import TestSupport
import Foundation
import Proviso
@testable import ProvisoFiles
import Testing

@Suite struct TextEncodingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func decode(_ bytes: [UInt8], _ encoding: TextEncoding?) throws -> (text: [UInt8], TextProperties) {
        let text = try WholeText(try InputFile(path: folder.file("data", bytes)), encoding: encoding)
        return (text.bytes, text.properties)
    }

    @Test(arguments: [
        ("utf-8", TextEncoding.utf8), ("UTF8", .utf8), ("Utf_8", .utf8), ("utf-8-sig", .utf8), ("UTF-16", .utf16),
        ("utf-16le", .utf16LittleEndian), ("UTF-16-BE", .utf16BigEndian), ("latin1", .latin1), ("ISO-8859-1", .latin1),
        ("ISO_8859-1:1987", .latin1), ("l1", .latin1), ("cp1252", .windows1252), ("Windows-1252", .windows1252),
        ("ascii", .ascii), ("US-ASCII", .ascii), ("ANSI_X3.4-1968", .ascii),
    ])
    func knows(_ name: String, _ encoding: TextEncoding) throws {
        #expect(try TextEncoding(name: name) == encoding)
    }

    @Test(arguments: TextEncoding.allCases) func knowsItsOwnName(_ encoding: TextEncoding) throws {
        #expect(try TextEncoding(name: encoding.rawValue) == encoding)
    }

    @Test(
        arguments: [
            ("utf8x", "utf-8"), ("windwos-1252", "windows-1252"), ("latin", "iso-8859-1"), ("klingon", nil), ("", nil),
            ("windows-1251", nil), ("iso-8859-15", nil), ("utf-7", nil),
        ] as [(String, String?)])
    func suggests(_ name: String, _ suggestion: String?) {
        let error = #expect(throws: TextEncodingError.self) { try TextEncoding(name: name) }
        #expect(error?.suggestion == suggestion)
        let text = suggestion.map { "did you mean \($0)?" } ?? "convert other files to UTF-8"
        #expect(error?.description.contains(text) == true)
    }

    @Test(
        arguments: [
            ([0x41, 0xE9, 0x80], .latin1, "Aé\u{80}"), ([0x80, 0x9F, 0x81, 0xFF], .windows1252, "€Ÿ\u{81}ÿ"),
            ([0x41, 0x0A], .ascii, "A\n"), ([0xE9, 0x00, 0x3D, 0xD8, 0x00, 0xDE], .utf16LittleEndian, "é😀"),
            ([0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00], .utf16BigEndian, "é😀"), ([0x41, 0x00], .utf16, "A"),
            ([0xFE, 0xFF, 0x00, 0x41], .utf16, "A"), ([0xFF, 0xFE, 0x41, 0x00], .utf16, "A"),
            ([0xFE, 0xFF, 0x00, 0x41], nil, "A"), ([0xFF, 0xFE, 0x41, 0x00], nil, "A"),
            ([0xEF, 0xBB, 0xBF, 0x41], nil, "A"),
            ([0xFF, 0xFE, 0x41, 0x00], .utf16LittleEndian, "A"), ([0xEF, 0xBB, 0xBF], .latin1, "ï»¿"),
            ([0x41], nil, "A"),
        ] as [([UInt8], TextEncoding?, String)])
    func decodes(_ bytes: [UInt8], _ encoding: TextEncoding?, _ expected: String) throws {
        let (text, properties) = try decode(bytes, encoding)
        #expect(String(decoding: text, as: UTF8.self) == expected)
        var encoded = properties.hasByteOrderMark ? properties.encoding.byteOrderMark : []
        try properties.encoding.encode(text.span, into: &encoded)
        #expect(encoded == bytes)
    }

    @Test(
        arguments: [
            ([0x41, 0xC3, 0xA9, 0x42], .ascii), ([0x41], .utf16BigEndian),
            ([0x00, 0xD8, 0x41, 0x00], .utf16LittleEndian),
            ([0x00, 0xDC], .utf16LittleEndian), ([0xD8, 0x00], .utf16BigEndian),
            ([0xD8, 0x00, 0xD8, 0x01, 0xDC, 0x00, 0x41], .utf16BigEndian),
        ] as [([UInt8], TextEncoding)])
    func whatCannotBeDecodedIsFoundAndKept(_ bytes: [UInt8], _ encoding: TextEncoding) throws {
        let (text, _) = try decode(bytes, encoding)
        let isValid = UTF8Check.isValid(text.span)
        #expect(!isValid)
        var encoded: [UInt8] = []
        try encoding.encode(text.span, into: &encoded)
        #expect(encoded == bytes)
    }

    @Test func saysWhatCannotBeWritten() {
        var bytes: [UInt8] = []
        for (encoding, text, name) in [
            (TextEncoding.latin1, "ab→", "U+2192"), (.windows1252, "ab\u{100}", "U+0100"), (.ascii, "abé", "U+00E9"),
        ] {
            let error = #expect(throws: UnencodableCharacter.self) {
                try encoding.encode(Array(text.utf8).span, into: &bytes)
            }
            #expect(error?.offset == 2)
            #expect(
                error?.description
                    == "the character \(name) cannot be written in \(encoding.rawValue); write the data in UTF-8")
        }
    }

    /// Every byte comes back, whatever it is, and as Foundation has it where it is text.
    @Test(arguments: [
        (TextEncoding.latin1, String.Encoding.isoLatin1), (.utf16LittleEndian, .utf16LittleEndian),
        (.utf16BigEndian, .utf16BigEndian), (.ascii, .ascii), (.windows1252, .windowsCP1252), (.utf8, .utf8),
    ])
    func goesThereAndBack(_ encoding: TextEncoding, _ foundation: String.Encoding) throws {
        var random = SplitMix64(seed: 31)
        for _ in 0..<Sweep.count(150, sample: 40) {
            var bytes = (0..<Int.random(in: 1..<40, using: &random)).map { _ in
                UInt8.random(in: 1...255, using: &random)
            }
            if encoding == .utf16LittleEndian, bytes.starts(with: [0xFF, 0xFE]) { bytes[0] = 1 }
            if encoding == .utf16BigEndian, bytes.starts(with: [0xFE, 0xFF]) { bytes[0] = 1 }
            let (text, _) = try decode(bytes, encoding)
            if encoding != .utf8 {
                var encoded: [UInt8] = []
                try encoding.encode(text.span, into: &encoded)
                #expect(encoded == bytes)
            }
            if encoding != .utf16LittleEndian, encoding != .utf16BigEndian,
                let expected = String(bytes: bytes, encoding: foundation), bytes.allSatisfy({ $0 < 0x80 || $0 > 0x9F }),
                !bytes.starts(with: [0xEF, 0xBB, 0xBF])
            {
                #expect(Array(expected.utf8) == text)
            }
        }
    }

    /// Characters that lie across two reads come out whole.
    @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf8]) func decodesLargeFiles(
        _ encoding: TextEncoding
    ) throws {
        let text = "x" + String(repeating: "é😀\n", count: 30_000)
        var bytes: [UInt8] = []
        try encoding.encode(Array(text.utf8).span, into: &bytes)
        let input = try InputFile(path: folder.file("data", encoding.byteOrderMark + bytes))
        let reader = BlockReader(input, records: .lines, blockSize: 1000)
        var found: [UInt8] = []
        while let block = try reader.next() {
            let isValid = UTF8Check.isValid(block.bytes.span)
            #expect(isValid)
            found += block.bytes
        }
        #expect(found == Array(text.utf8))
        #expect(reader.text == TextProperties(encoding: encoding, hasByteOrderMark: true))
    }
}
