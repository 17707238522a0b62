import ProvisoFormats
import TestSupport
import Testing

/// Checks that nothing with which a valid text begins is called lost, cut between characters or within one.
func expectOnItsWay(_ format: some StringFormat, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let bytes = Array(text.utf8)
    // Longer ones are there for their length, and there are as many beginnings as bytes.
    guard bytes.count <= 320 else { return }
    var cuts = 0
    for end in bytes.indices {
        // A cut within a character is tried with all that it could become.
        if bytes[end] & 0xC0 == 0x80 { cuts += 1 }
        if bytes[end] & 0xC0 == 0x80, cuts > 3 { continue }
        let beginning = Array(bytes[..<end])
        let completion = format.completion(of: beginning.span)
        #expect(
            completion != .lost,
            "\(String(decoding: beginning, as: UTF8.self).debugDescription) of \(text.debugDescription)",
            sourceLocation: sourceLocation)
    }
    #expect(format.completion(of: text) == .valid, sourceLocation: sourceLocation)
}

extension [UInt8] {
    /// The bytes changed a little, at random.
    func mutated(from alphabet: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var bytes = self
        let at = Int.random(in: 0...bytes.count, using: &random)
        let byte = alphabet.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.insert(byte, at: at)
        case 1 where at < bytes.count: bytes.remove(at: at)
        case 2 where at + 1 < bytes.count: bytes.swapAt(at, at + 1)
        default: if at < bytes.count { bytes[at] = byte } else { bytes.append(byte) }
        }
        return bytes
    }

    /// What may be typed behind any text: ends of valid texts, and what is put together at random.
    static func continuations(
        of valid: [[UInt8]], from alphabet: [UInt8], count: Int, using random: inout SplitMix64
    ) -> [[UInt8]] {
        (0..<count).map { _ in
            let text = valid.randomElement(using: &random) ?? []
            var ending = Array(text.dropFirst(Int.random(in: 0...text.count, using: &random)))
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let at = Int.random(in: 0...ending.count, using: &random)
                ending.insert(alphabet.randomElement(using: &random) ?? 0, at: at)
            }
            return ending
        }
    }
}
