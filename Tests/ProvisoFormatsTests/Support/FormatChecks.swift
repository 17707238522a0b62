import TestSupport
import ProvisoFormats
import Testing

/// Checks that a format takes every one of some texts, and calls nothing with which one begins lost.
func expectValid(
    _ format: some StringFormat, _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    for text in texts {
        #expect(format.failure(in: text) == nil, "\(text.debugDescription)", sourceLocation: sourceLocation)
        expectOnItsWay(format, text, sourceLocation: sourceLocation)
    }
}

/// Checks that a format refuses every one of some texts, and what each has also with what follows it.
func expectInvalid(
    _ format: some StringFormat, _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    for text in texts {
        #expect(!format.isValid(text), "\(text.debugDescription)", sourceLocation: sourceLocation)
    }
}

/// Checks the reasons for which a format refuses texts.
func expectReasons(
    _ format: some StringFormat, _ reasons: KeyValuePairs<String, String>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for (text, reason) in reasons {
        let found = format.failure(in: text)?.reason
        #expect(found == reason, "\(text.debugDescription)", sourceLocation: sourceLocation)
    }
}

/// Changes texts at random, a little or a lot, also into what is not UTF-8.
///
/// Checks that a format never traps, says of a failure where it is, and never lets a line feed, a NUL or a stray byte
/// slip through behind a text that passes.
func fuzz(
    _ format: some StringFormat, from texts: [String], rounds: Int = 1_500, takesControls: Bool = false,
    seed: UInt64 = 20_261_121, alsoCheck: (String) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation
) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("09 -_.,:;/+%=#()aAfFgGxXzZ\"\\\n\0{}[]".utf8) + [0x7F, 0x80, 0xC3, 0xA9, 0xE2, 0xF0, 0xFF]
    for _ in 0..<rounds {
        var bytes = Array((texts.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let at = Int.random(in: 0...bytes.count, using: &random)
            let byte = alphabet.randomElement(using: &random) ?? 0
            switch Int.random(in: 0...4, using: &random) {
            case 0: bytes.insert(byte, at: at)
            case 1 where at < bytes.count: bytes.remove(at: at)
            case 2 where at < bytes.count: bytes[at] = byte
            case 3: bytes.removeSubrange(at...)
            default: bytes.insert(contentsOf: bytes.prefix(at), at: at)
            }
        }
        if let failure = format.failure(in: bytes.span) {
            #expect(0...bytes.count ~= failure.offset, "\(bytes)", sourceLocation: sourceLocation)
            #expect(!failure.reason.isEmpty, sourceLocation: sourceLocation)
            continue
        }
        #expect(String(validating: bytes, as: UTF8.self) != nil, "\(bytes)", sourceLocation: sourceLocation)
        alsoCheck(String(decoding: bytes, as: UTF8.self))
        for tail in takesControls ? [0x80, 0xFF] : [0x0A, 0x00, 0x0D, 0x80, 0xFF] as [UInt8] {
            let longer = bytes + [tail]
            let isValid = format.isValid(utf8: longer.span)
            #expect(!isValid, "\(longer)", sourceLocation: sourceLocation)
        }
    }
}
