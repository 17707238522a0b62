import Foundation
import ProvisoFormats
import TestSupport

/// How many of the texts of a case are lost, and how many of them are called so.
struct CompletionShare: Sendable {
    /// How many texts are called lost, and are not revived by anything that was tried.
    private(set) var lost = 0
    /// Texts called lost with what makes them valid; there must be none.
    private(set) var revived: [String] = []
    /// How many texts are called incomplete and were completed.
    private(set) var completed = 0
    /// Texts called incomplete that nothing completed of what was tried.
    private(set) var uncompleted: [String] = []

    /// More texts with `PROVISO_FUZZ=20`; the page is that of one.
    static let factor = ProcessInfo.processInfo.environment["PROVISO_FUZZ"].flatMap(Int.init) ?? 1

    /// Of the texts that nothing completed, how many are called lost, in percent, rounded down.
    var percentage: Int { lost + uncompleted.count == 0 ? 100 : 100 * lost / (lost + uncompleted.count) }

    private static let texts = 80 * factor
    /// How many lost texts are tried with all endings up to the length.
    private static let triedInFull = 8 * factor
    /// With how many endings of all lengths together a text is tried in full.
    private static let endings = 1500
    private static let continuations = 120

    init(of test: CompletionCase) {
        self.init(test, test.format)
    }

    private init(_ test: CompletionCase, _ format: some StringFormat) {
        var random = SplitMix64(seed: 20_261_122)
        let valid = test.valid.map { Array($0.utf8) }
        let named = test.endings.map { Array($0.utf8) }
        let all = Self.endings(from: test.alphabet)
        let short = all.prefix(test.alphabet.count * (test.alphabet.count + 1))
        var seen: Set<[UInt8]> = []
        for number in 0..<Self.texts {
            var text = valid[number % valid.count]
            for _ in 0...number % 2 { text = text.mutated(from: test.alphabet, using: &random) }
            let most = number % 4 == 3 ? text.count : 3
            text.removeLast(min(text.count, Int.random(in: 0...most, using: &random)))
            guard seen.insert(text).inserted else { continue }
            let completion = format.completion(of: text.span)
            if completion == .valid { continue }
            let isTriedInFull = completion == .incomplete || lost < Self.triedInFull
            let others = [UInt8].continuations(
                of: valid, from: test.alphabet, count: Self.continuations, using: &random)
            func completes(_ ending: [UInt8]) -> Bool { format.isValid(utf8: (text + ending).span) }
            var ending = valid.first { $0.starts(with: text) }.map { Array($0.dropFirst(text.count)) }
            if ending == nil { ending = others.first(where: completes) }
            if ending == nil { ending = (isTriedInFull ? all[...] : short).first(where: completes) }
            if ending == nil { ending = named.first(where: completes) }
            if ending == nil, isTriedInFull {
                ending = Self.ends(of: valid, changedWith: test.alphabet).first(where: completes)
            }
            let name = String(decoding: text, as: UTF8.self).debugDescription
            switch (completion, ending) {
            case (.lost, nil): lost += 1
            case (.lost, let ending?): revived.append(name + " + " + String(decoding: ending, as: UTF8.self))
            case (_, nil): uncompleted.append(name)
            case (_, _?): completed += 1
            }
        }
    }

    /// All texts of the alphabet up to the length at which they are too many.
    private static func endings(from alphabet: [UInt8]) -> [[UInt8]] {
        var endings: [[UInt8]] = []
        var last: [[UInt8]] = [[]]
        while endings.count + last.count * alphabet.count <= Self.endings || endings.isEmpty {
            last = last.flatMap { ending in alphabet.map { ending + [$0] } }
            endings += last
        }
        return endings
    }

    /// The ends of valid texts with another last byte, as a check digit has it, or behind one byte more.
    private static func ends(of valid: [[UInt8]], changedWith alphabet: [UInt8]) -> [[UInt8]] {
        valid.flatMap { text in
            text.indices.flatMap { start in
                alphabet.flatMap { byte in
                    [Array(text[start...].dropLast()) + [byte], [byte] + text[start...]]
                }
            }
        }
    }
}
