import ProvisoCore
import ProvisoWeb
import TestSupport
import Testing

@Suite struct MultipartTests {
    private static let type = "multipart/form-data; boundary=XX"

    private func parse(
        _ text: String, type: String = MultipartTests.type, limits: MultipartLimits = MultipartLimits(),
        step: Int = .max
    ) throws -> [MultipartPart] {
        var parser = try MultipartParser(contentType: type, limits: limits)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(step))
            rest = rest.dropFirst(piece.count)
            try parser.consume(piece.span)
        }
        return try parser.finish()
    }

    private static let good = """
        ignored\r
        --XX\r
        Content-Disposition: form-data; name="tags[]"\r
        \r
        math\r
        --XX  \r
        content-disposition: form-data; name="tags[]"\r
        Content-Type: text/plain\r
        \r
        \r
        --X\r
        --XX\r
        Content-Disposition: form-data; name="picture"; filename="C:\\dir\\a%22b.png"\r
        Content-Type: image/png\r
        \r
        %PDF-1.7\r
        --XX--\r
        ignored
        """

    @Test(arguments: [1, 2, 3, 7, 16, 1000]) func readsPartsInPiecesOfAnySize(step: Int) throws {
        let parts = try parse(Self.good, step: step)
        #expect(parts.map(\.name) == ["tags[]", "tags[]", "picture"])
        #expect(parts.map { String(decoding: $0.bytes, as: UTF8.self) } == ["math", "\r\n--X", "%PDF-1.7"])
        let post = try FormPost(multipart: parts)
        #expect(post.object["tags"] == .array([.untyped("math"), .untyped("\r\n--X")]))
        #expect(post.files.map(\.name) == ["a\"b.png"])
        #expect(post.files.map(\.type) == ["application/pdf"])
        #expect(post.files.map(\.isNamedByType) == [false])
        #expect(post.object["picture"]?["size"] == 8)
        #expect(post.problems.isEmpty)
    }

    @Test(arguments: [
        ("multipart/form-data", MultipartError.boundary),
        ("multipart/form-data; boundary=", .boundary),
        ("multipart/form-data; boundary=\"a b \"", .boundary),
        ("multipart/form-data; boundary=\"a@b\"", .boundary),
        ("multipart/form-data; boundary=a; boundary=b", .boundary),
        ("multipart/mixed; boundary=a", .boundary),
        ("multipart/form-data; boundary=\(String(repeating: "a", count: 71))", .boundary),
    ]) func refusesBoundaries(type: String, error: MultipartError) {
        #expect(throws: error) { try parse("", type: type) }
    }

    @Test(arguments: [
        ("", MultipartError.cutOff),
        ("--XX\r\n", .cutOff),
        ("--XX\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--XX", .cutOff),
        ("--XX\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--XXy\r\n", .delimiter),
        ("--XX\r\n\r\n\r\nb\r\n--XX--", .disposition),
        ("--XX\r\nContent-Type: text/plain\r\n\r\nb\r\n--XX--", .disposition),
        ("--XX\r\nContent-Disposition: attachment; name=a\r\n\r\nb\r\n--XX--", .disposition),
        ("--XX\r\nContent-Disposition: form-data; name=a; name=b\r\n\r\nb\r\n--XX--", .disposition),
        ("--XX\r\nContent-Disposition: form-data; name=\"a\r\n\r\nb\r\n--XX--", .disposition),
        ("--XX\r\nContent-Disposition: form-data;\r\n name=a\r\n\r\nb\r\n--XX--", .header),
        ("--XX\r\nContent-Disposition : form-data; name=a\r\n\r\nb\r\n--XX--", .header),
        ("--XX\r\nContent-Disposition: form-data; name=a\nX: y\r\n\r\nb\r\n--XX--", .header),
        (
            "--XX\r\nContent-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: base64\r\n\r\nb\r\n--XX--",
            .transferEncoding
        ),
    ]) func refusesBodies(body: String, error: MultipartError) {
        for step in [1, 5, 1000] { #expect(throws: error) { try parse(body, step: step) } }
    }

    @Test func countsLimitsAtTheByteThatExceedsThem() {
        let head = "--XX\r\nContent-Disposition: form-data; name=a\r\n\r\n"
        let cases: [(String, MultipartLimits, MultipartError)] = [
            (head + "12345\r\n--XX--", MultipartLimits(fieldBytes: 4), .tooLarge(.fieldBytes, limit: 4)),
            (head + "12345\r\n--XX--", MultipartLimits(bytes: 20), .tooLarge(.bytes, limit: 20)),
            (head + "1\r\n" + head + "2\r\n--XX--", MultipartLimits(parts: 1), .tooLarge(.parts, limit: 1)),
            (head + "1\r\n--XX--", MultipartLimits(headerBytes: 10), .tooLarge(.headerBytes, limit: 10)),
            (
                "--XX\r\nContent-Disposition: form-data; name=a; filename=b\r\n\r\n12345\r\n--XX--",
                MultipartLimits(fileBytes: 4), .tooLarge(.fileBytes, limit: 4)
            ),
            (
                "--XX\r\nContent-Disposition: form-data; name=a; filename=b\r\n\r\n1\r\n--XX--",
                MultipartLimits(files: 0), .tooLarge(.files, limit: 0)
            ),
        ]
        for (body, limits, error) in cases {
            #expect(throws: error) { try parse(body, limits: limits, step: 3) }
            #expect(throws: error) { try parse(body, limits: limits) }
        }
        // What does not end is refused as well.
        let endless = head + String(repeating: "x", count: 1000)
        #expect(throws: MultipartError.tooLarge(.fieldBytes, limit: 100)) {
            try parse(endless, limits: MultipartLimits(fieldBytes: 100))
        }
    }

    @Test func tellsBytesThatAreNotUTF8() throws {
        var parser = try MultipartParser(contentType: Self.type)
        let bytes =
            Array("--XX\r\nContent-Disposition: form-data; name=a\r\n\r\n".utf8) + [0xFF] + Array("\r\n--XX--".utf8)
        try parser.consume(bytes.span)
        let post = try FormPost(multipart: try parser.finish())
        #expect(post.problems.map(\.code) == ["formPost.encoding"])
    }

    /// Changed bodies are parsed or refused, the same way whatever their pieces, and hold no more than they sent.
    @Test func takesWhateverComes() throws {
        var random = SplitMix64(seed: 20)
        let pieces = [
            "\r\n", "--XX", "--", "\r", "\n", "\"", ";", "name=", "Content-Disposition: form-data; name=\"b\"", "\\",
            "%22",
        ]
        for _ in 0..<3000 {
            var bytes = Array(Self.good.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(at..<min(at + Int.random(in: 1...9, using: &random), bytes.count - 1))
                default: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: at)
                }
            }
            func outcome(_ step: Int) -> Result<[MultipartPart], MultipartError> {
                do throws(MultipartError) {
                    var parser = try MultipartParser(contentType: Self.type)
                    var start = 0
                    while start < bytes.count {
                        let end = min(start + step, bytes.count)
                        try parser.consume(bytes.span.extracting(start..<end))
                        start = end
                    }
                    return .success(try parser.finish())
                } catch {
                    return .failure(error)
                }
            }
            let whole = outcome(.max / 2)
            #expect(outcome(1) == whole)
            #expect(outcome(Int.random(in: 2...50, using: &random)) == whole)
            if case .success(let parts) = whole {
                #expect(parts.reduce(0) { $0 + $1.bytes.count } <= bytes.count)
                _ = try FormPost(multipart: parts)
            }
        }
    }
}
