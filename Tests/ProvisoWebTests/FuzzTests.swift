import Foundation
import ProvisoCore
import ProvisoWeb
import TestSupport
import Testing

/// Changes good bodies at random, always in the same ways: whatever comes out is read or refused, and never stops the program.
@Suite struct FuzzTests {
    private static let boundary = "multipart/form-data; boundary=XX"
    private static let limits = MultipartLimits()
    /// How many bodies each test reads.
    private static let count = ProcessInfo.processInfo.environment["PROVISO_TESTS"] == "full" ? 200_000 : 4_000

    private static func changed(_ base: [UInt8], _ source: inout SplitMix64) -> [UInt8] {
        var body = base
        for _ in 0..<Int.random(in: 1...6, using: &source) {
            let at = Int.random(in: 0...body.count, using: &source)
            switch Int.random(in: 0..<5, using: &source) {
            case 0 where at < body.count: body[at] = UInt8.random(in: 0...255, using: &source)
            case 1: body.removeSubrange(at..<min(body.count, at + Int.random(in: 0...9, using: &source)))
            case 2: body.insert(contentsOf: telling.randomElement(using: &source) ?? [], at: at)
            // A piece of the body once more, elsewhere.
            case 3 where !body.isEmpty:
                let start = Int.random(in: 0..<body.count, using: &source)
                body.insert(contentsOf: body[start..<min(body.count, start + 40)], at: at)
            default: body.removeSubrange(at...)
            }
        }
        return body
    }

    /// What means something to the parsers.
    private static let telling: [[UInt8]] = [
        "\r\n--XX\r\n", "\r\n--XX--", "\r\n\r\n", "\r", "\n", "--", "Content-Disposition: form-data; name=\"a\"\r\n",
        "\"", "\\",
        "filename=\"\"", "[", "]", "[]", "[0]", "[999999999999999999999]", "a[b]=1&a=2", "&", "=", "%", "%F", "%ff",
        "%00", "+", ";",
        "*", "\u{0}", "é", "a.b", "__proto__",
    ].map { Array($0.utf8) }

    private static let posts = [
        "name=ada&email=a%40example.org&tags[]=x&tags[]=y&address[city]=Ulm&items[0][name]=a&items[2][name]=b",
        "a=1&a[b]=2&c[]=%E2%82%AC&d[x][y][z]=+&=&&e", "",
    ].map { Array($0.utf8) }

    private static let bodies = [
        "--XX\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nada\r\n--XX\r\nContent-Disposition: form-data; name=\"f\"; "
            + "filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n\u{1}\u{2}\r\n--\r\n--XX--\r\n",
        "preamble\r\n--XX \t\r\ncontent-disposition: form-data; name=a[b]\r\n\r\n\r\n--XX--epilogue",
    ].map { Array($0.utf8) }

    @Test func formPosts() {
        var source = SplitMix64(seed: 32)
        var refused = 0
        for number in 0..<Self.count {
            let body = Self.changed(Self.posts[number % Self.posts.count], &source)
            do throws(FormPost.TooLarge) {
                let post = try FormPost(urlEncoded: body.span)
                // What was read is written and read again as JSON: no value is broken.
                let json = DataValue.object(post.object).description
                #expect((try? DataValue(json: json)) != nil, "\(body)")
                #expect(post.fields.count <= body.count + 1)
            } catch {
                refused += 1
            }
        }
        #expect(refused < Self.count)
    }

    @Test func multipartBodies() {
        var source = SplitMix64(seed: 33)
        var read = 0
        for number in 0..<Self.count {
            let body = Self.changed(Self.bodies[number % Self.bodies.count], &source)
            let whole = Self.parts(of: body, pieces: [body.count])
            // However a body is cut into pieces, it is the same body.
            let cut = Self.parts(of: body, pieces: (0..<body.count).map { _ in Int.random(in: 1...7, using: &source) })
            #expect(whole == cut, "\(body)")
            guard case .success(let parts) = whole else { continue }
            read += 1
            #expect(parts.reduce(0) { $0 + $1.bytes.count } <= body.count)
            if let post = try? FormPost(multipart: parts) {
                #expect((try? DataValue(json: DataValue.object(post.object).description)) != nil, "\(body)")
            }
        }
        #expect(read > 0 && read < Self.count)
    }

    private static func parts(of body: [UInt8], pieces: [Int]) -> Result<[MultipartPart], MultipartError> {
        do throws(MultipartError) {
            var parser = try MultipartParser(contentType: boundary, limits: limits)
            var start = 0
            for size in pieces where start < body.count {
                let end = min(body.count, start + size)
                let piece = Array(body[start..<end])
                try parser.consume(piece.span)
                start = end
            }
            return .success(try parser.finish())
        } catch {
            return .failure(error)
        }
    }

    /// Texts that name their type and boundary in every way.
    @Test func contentTypes() {
        var source = SplitMix64(seed: 34)
        let base = Array("multipart/form-data; charset=utf-8; boundary=\"a b\"; x=\\\"y".utf8)
        for _ in 0..<Self.count {
            let text = String(decoding: Self.changed(base, &source), as: UTF8.self)
            _ = try? MultipartParser(contentType: text)
            _ = LiveCheck(header: "true", fields: text)?.covers("a.b[0]")
            _ = LanguageRanges(text)
        }
    }
}
