import ProvisoFormats
import ProvisoIdentifierFormats
import TestSupport
import Testing

/// What passes a format, and what does not with the reason, and what follows from both.
struct IdentifierTable<Format: StringFormat> {
    var format: Format
    var passes: [String]
    var fails: KeyValuePairs<String, String>

    /// Checks the table, the beginnings of what passes, and what random changes make of it.
    func check(rounds: Int = 1_500, sourceLocation: SourceLocation = #_sourceLocation) {
        for text in passes {
            #expect(format.failure(in: text) == nil, "\(text.debugDescription)", sourceLocation: sourceLocation)
            checkBeginnings(of: text, sourceLocation)
        }
        for (text, reason) in fails {
            let found = format.failure(in: text)?.reason
            #expect(found == reason, "\(text.debugDescription)", sourceLocation: sourceLocation)
        }
        fuzz(rounds: Sweep.count(rounds * 10, sample: rounds), sourceLocation)
    }

    /// Nothing with which a valid text begins is lost, cut between characters or within one.
    private func checkBeginnings(of text: String, _ sourceLocation: SourceLocation) {
        let bytes = Array(text.utf8)
        for end in bytes.indices {
            let beginning = Array(bytes[..<end])
            let completion = beginning.withUnsafeBufferPointer { format.completion(of: $0.span) }
            #expect(
                completion != .lost,
                "\(String(decoding: beginning, as: UTF8.self).debugDescription) of \(text.debugDescription)",
                sourceLocation: sourceLocation)
        }
        #expect(format.completion(of: text) == .valid, sourceLocation: sourceLocation)
    }

    /// Changed texts never trap; failures have a place; nothing gets by behind a text that passes; what is lost stays lost.
    private func fuzz(rounds: Int, _ sourceLocation: SourceLocation) {
        var random = SplitMix64(seed: 20_261_125)
        let alphabet = Array("019 -_.,:/'*@#aAfFgGRTxXzZ$\n\0€".utf8) + [0x7F, 0x80, 0xC3, 0xFF]
        for round in 0..<rounds {
            var bytes = Array((passes.randomElement(using: &random) ?? "").utf8)
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
            if let failure = failure(in: bytes) {
                #expect(0...bytes.count ~= failure.offset, "\(bytes)", sourceLocation: sourceLocation)
                #expect(!failure.reason.isEmpty, sourceLocation: sourceLocation)
                if round % 8 == 0 { checkLoss(of: bytes, using: &random, sourceLocation) }
                continue
            }
            #expect(String(validating: bytes, as: UTF8.self) != nil, "\(bytes)", sourceLocation: sourceLocation)
            for tail in [0x0A, 0x00, 0x0D, 0x80, 0xFF] as [UInt8] {
                let isValid = failure(in: bytes + [tail]) == nil
                #expect(!isValid, "\(bytes + [tail])", sourceLocation: sourceLocation)
            }
        }
    }

    private func checkLoss(
        of bytes: [UInt8], using random: inout SplitMix64, _ sourceLocation: SourceLocation
    ) {
        guard bytes.withUnsafeBufferPointer({ format.completion(of: $0.span) }) == .lost else { return }
        for _ in 0..<40 {
            let text = Array((passes.randomElement(using: &random) ?? "").utf8)
            let ending = text.dropFirst(Int.random(in: 0...text.count, using: &random))
            let isValid = failure(in: bytes + ending) == nil
            #expect(!isValid, "\(String(decoding: bytes + ending, as: UTF8.self))", sourceLocation: sourceLocation)
        }
    }

    private func failure(in bytes: [UInt8]) -> FormatFailure? {
        bytes.withUnsafeBufferPointer { format.failure(in: $0.span) }
    }
}

/// Checks a format with a canonical form: that form passes, is its own, and is what a table says.
func expectCanonical(
    _ format: some IdentifierFormat, _ forms: KeyValuePairs<String, String>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for (text, form) in forms {
        #expect(format.canonical(text) == form, "\(text)", sourceLocation: sourceLocation)
        #expect(format.canonical(form) == form, "\(form)", sourceLocation: sourceLocation)
    }
    #expect(format.canonical("") == nil && format.canonical("\n") == nil, sourceLocation: sourceLocation)
}

/// Checks that one check character alone is right, and that each other letter or digit at the end is not.
func expectOneCheckCharacter(
    _ format: some IdentifierFormat, _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    for text in texts {
        let beginning = String(text.dropLast(type(of: format).checkCharacters))
        #expect(format.completed(beginning) == text, "\(text)", sourceLocation: sourceLocation)
        let passing = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*".filter { format.isValid(text.dropLast() + String($0)) }
        #expect(passing == String(text.suffix(1)), "\(text)", sourceLocation: sourceLocation)
    }
}
