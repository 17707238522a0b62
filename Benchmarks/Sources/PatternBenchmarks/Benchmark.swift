import Foundation
import Measuring
import ProvisoPatterns

/// Proviso's patterns beside what there is otherwise, in one run.
///
/// An argument chooses subjects by a part of their name.
///
/// Not in `main.swift`: what stands there belongs to the main actor, and checking that costs more than matching.
@main
enum Benchmark {
    static func main() throws {
        let chosen = CommandLine.arguments.dropFirst().first
        try subjects(chosen)
        if chosen == nil {
            try hostilePairs()
            makingPatterns()
        }
    }

    static func check(_ subject: Subject, _ matches: (String) -> Bool, _ name: String) {
        for text in subject.texts where matches(text) != subject.scan(text) {
            fatalError("\(name) disagrees with the scan on \(subject.name): \(text)")
        }
    }

    static func subjects(_ chosen: String?) throws {
        print("Nanoseconds for a text, mean of four; how many times the scan; how many times as fast as the others")
        print(padded("", 18), "   scan  Proviso   x scan |   Regex  faster | NSRegularExpression  faster")
        for subject in Subject.all where chosen.map({ subject.name.contains($0) }) ?? true {
            let isWhole = subject.patterns.count == 1
            let patterns = try subject.patterns.map { try Pattern($0) }
            let regexes = try subject.patterns.map { try Regex($0) }
            let foundation = try subject.patterns.map {
                try NSRegularExpression(pattern: isWhole ? "\\A(?:\($0))\\z" : $0)
            }
            let first = patterns[0]
            let set = PatternSet(patterns)
            let proviso: (String) -> Bool =
                isWhole
                ? { first.matches($0) }
                : { set.missing(in: $0).isEmpty }
            let regex: (String) -> Bool =
                isWhole
                ? { (try? regexes[0].wholeMatch(in: $0)) != nil }
                : { text in regexes.allSatisfy { (try? $0.firstMatch(in: text)) != nil } }
            let old: (String) -> Bool = { text in
                foundation.allSatisfy {
                    $0.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
                }
            }
            check(subject, proviso, "Proviso")
            check(subject, regex, "Regex")
            check(subject, old, "NSRegularExpression")
            let count = Double(subject.texts.count)
            func time(_ body: (String) -> Bool) -> Double {
                nanoseconds { subject.texts.reduce(0) { $0 + (body($1) ? 1 : 0) } } / count
            }
            let a = time(subject.scan)
            let b = time(proviso)
            let c = time(regex)
            let d = time(old)
            print(
                padded(subject.name, 18), right(a, 7), right(b, 8), right(b / a, 8), " |", right(c, 7, digits: 0),
                right(c / b, 7, digits: 0), "|", right(d, 19, digits: 0), right(d / b, 7, digits: 0))
        }
    }

    /// Letters `a` and `b` without a pattern to them.
    static func random(_ count: Int) -> String {
        var state: UInt64 = 1
        return String(
            (0..<count).map { _ -> Character in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state >> 63 == 0 ? "a" : "b"
            })
    }

    static func hostilePairs() throws {
        let hostile: [(name: String, pattern: String, unit: String, tail: String)] = [
            ("nested quantifiers", "(a+)+", "a", "b"),
            ("nested stars", "(?:(?:a*)*)*c", "a", "b"),
            ("overlapping alternation", "(?:a|aa|a?a)*", "a", "b"),
            ("words", "(?:\\w+\\s?)*", "word ", "!"),
            ("counted in counted", "(?:a{1,30}){1,30}b", "a", ""),
            ("exponential states", "(?:[ab]*a[ab]{12}c)?", "ab", "b"),
            ("too many states", "[ab]*a[ab]{200}", random(4096), "x"),
            ("counted, many states", "(?:(?:[ab]{1,40}a){1,40}|b)*", random(4096), ""),
            ("Unicode letters", "(?:\\p{L}+\\s*)+", "größe ", "1"),
            ("search, far apart", "a.*b.*c.*d.*e$", "abcd", "\n"),
        ]
        print("\nHostile pairs: nanoseconds for a byte of 1 KB, 32 KB and 1 MB (whole, then anywhere)")
        for pair in hostile {
            let pattern = try Pattern(pair.pattern)
            var cells: [String] = []
            for isWhole in [true, false] {
                for size in [1 << 10, 32 << 10, 1 << 20] {
                    let text =
                        String(repeating: pair.unit, count: max(1, size / pair.unit.utf8.count)).prefix(size)
                        + pair.tail
                    let time = nanoseconds(3) { (isWhole ? pattern.matches(text) : pattern.isFound(in: text)) ? 1 : 0 }
                    cells.append(right(time / Double(text.utf8.count), 8))
                }
                cells.append(" |")
            }
            print(padded(pair.name, 24), cells.joined())
        }
    }

    static func makingPatterns() {
        print("\nMaking a pattern: microseconds to compile, and until the first text is matched; KB that it then takes")
        let costs: [(name: String, pattern: String)] =
            Subject.all.map { ($0.name, $0.patterns[0]) } + [
                ("(a{1,100}){1,100}", "(a{1,100}){1,100}"), ("(\\p{L}{1,50}){1,50}", "(\\p{L}{1,50}){1,50}"),
                ("(?u)\\w{1,64}", "(?u)\\w{1,64}"), ("(?i)straße", "(?i)straße"),
                ("[ab]*a[ab]{1000}", "[ab]*a[ab]{1000}"),
            ]
        var kept: [[Pattern]] = []
        for (name, text) in costs {
            let compile = nanoseconds(3) { (try? Pattern(text)) == nil ? 1 : 0 } / 1000
            guard let pattern = try? Pattern(text) else {
                print(padded(name, 24), right(compile, 9), "  refused")
                continue
            }
            let first = nanoseconds(3) { (try? Pattern(text))?.matches("2026-11-21") == true ? 1 : 0 } / 1000
            blackHole(pattern.matches("2026-11-21") ? 1 : 0)
            let before = residentBytes()
            let made = (0..<(compile > 60 ? 200 : 5000)).compactMap { _ in
                let pattern = try? Pattern(text)
                blackHole(pattern?.matches("2026-11-21") == true ? 1 : 0)
                return pattern
            }
            let memory = Double(residentBytes() - before) / Double(made.count) / 1024
            // What is given back would be taken again, and not be counted.
            kept.append(made)
            print(padded(name, 24), right(compile, 9), right(first, 9), right(memory, 9))
        }
    }

    /// Bytes of memory that the program has, where Linux tells.
    static func residentBytes() -> Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    }
}
