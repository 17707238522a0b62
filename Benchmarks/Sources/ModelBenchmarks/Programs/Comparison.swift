import Foundation
import Proviso

/// One task of one subject: what is found about each record, and how long that takes.
///
/// Subjects are `by-hand`, `by-hand-results` (``ByHandResults``), `decoder` (`JSONDecoder`, then by hand), `proviso` and
/// `proviso-messages`, which reads every message. Tasks are `memory` (models), `json` (each record from its own text), `csv` and `ndjson` (a whole file).
struct Comparison {
    /// Goes through all records once, and tells what is found to be wrong with each.
    private let pass: ((WrongAttributes) -> Void) throws -> Void
    /// The same for the clock, with an answer that nothing can leave out.
    private let timedPass: () throws -> Int

    init(subject: String, task: String, file: String) throws {
        switch (subject, task) {
        case ("by-hand", "memory"):
            let forms = try Self.forms(of: file)
            pass = { found in for form in forms { found(ByHand.wrongAttributes(of: form)) } }
            timedPass = { forms.reduce(0) { $0 &+ Int(ByHand.wrongAttributes(of: $1).rawValue) } }
        case ("proviso", "memory"), ("proviso-messages", "memory"):
            let forms = try Self.forms(of: file)
            let readsMessages = subject == "proviso-messages"
            pass = { found in for form in forms { found(form.wrongAttributes) } }
            timedPass = {
                forms.reduce(0) { $0 &+ Self.cost(of: $1.validate().violations, readsMessages) }
            }
        case ("by-hand", "json"):
            let lines = try Self.lines(of: file)
            func each(_ found: (WrongAttributes) -> Void) {
                var reader = ByHandJSON()
                for line in lines {
                    line.withBytes { found(reader.wrongAttributes(of: $0, hasTagRules: true)) }
                }
            }
            pass = each
            timedPass = { Self.sum(each) }
        case ("by-hand-results", "memory"):
            let forms = try Self.forms(of: file)
            let byHand = ByHandResults()
            func each(_ found: ([Violation]) -> Void) { for form in forms { found(byHand.violations(of: form)) } }
            pass = { found in each { found(WrongAttributes($0)) } }
            timedPass = { Self.count(each) }
        case ("by-hand-results", "json"):
            let lines = try Self.lines(of: file)
            func each(_ found: ([Violation]?) -> Void) {
                var byHand = ByHandResults()
                for line in lines {
                    let form = line.withBytes { byHand.model(of: $0) }
                    found(form.map { byHand.violations(of: $0) })
                }
            }
            pass = { found in each { found($0.map { WrongAttributes($0) } ?? .unreadable) } }
            timedPass = { Self.count { found in each { found($0 ?? []) } } }
        case ("decoder", "json"):
            let lines = try Self.lines(of: file)
            let decoder = JSONDecoder()
            func each(_ found: (WrongAttributes) -> Void) throws {
                for line in lines { found(ByHand.wrongAttributes(of: try decoder.decode(SignUp.self, from: line))) }
            }
            pass = each
            timedPass = { try Self.sum(each) }
        case ("proviso", "json"), ("proviso-messages", "json"):
            let lines = try Self.lines(of: file)
            let readsMessages = subject == "proviso-messages"
            pass = { found in for line in lines { found(SignUp.wrongAttributes(json: line)) } }
            timedPass = {
                lines.reduce(0) { sum, line in
                    do throws(ValidationError) {
                        return sum &+ (try SignUp.decode(json: line)).age
                    } catch {
                        return sum &+ Self.cost(of: error.violations, readsMessages)
                    }
                }
            }
        case ("by-hand", "csv"), ("by-hand", "ndjson"):
            let check = task == "csv" ? ByHand.checkCSV : ByHand.checkNDJSON
            func each(_ found: (WrongAttributes) -> Void) throws {
                guard check(file, found) else { throw Mistake("\(file) cannot be read to its end") }
            }
            pass = each
            timedPass = { try Self.sum(each) }
        default: throw Mistake("there is no subject \(subject) with a task \(task)")
        }
    }

    /// Writes the verdicts to a file, one record on a line, and prints the seconds of the fastest pass.
    func run(_ verdicts: String) throws {
        var text = ""
        try pass { text += $0.text + "\n" }
        try Data(text.utf8).write(to: URL(filePath: verdicts))
        let clock = ContinuousClock()
        var best = Duration.seconds(1000)
        var spent = Duration.zero
        var passes = 0
        // As in every program of the comparison.
        while passes < 3 || passes < 15 && spent < .seconds(1.5) {
            let time = try clock.measure { blackHole(try timedPass()) }
            best = min(best, time)
            spent += time
            passes += 1
        }
        let (seconds, attoseconds) = best.components
        print(Double(seconds) + Double(attoseconds) / 1e18)
    }

    /// The records of an NDJSON file, each in memory of its own.
    static func lines(of file: String) throws -> [Data] {
        try Data(contentsOf: URL(filePath: file)).split(separator: 0x0A).map { Data(Array($0)) }
    }

    private static func forms(of file: String) throws -> [SignUp] {
        let decoder = JSONDecoder()
        return try lines(of: file).map { try decoder.decode(SignUp.self, from: $0) }
    }

    private static func cost(of violations: [Violation], _ readsMessages: Bool) -> Int {
        readsMessages ? violations.reduce(0) { $0 &+ $1.message.utf8.count } : violations.count
    }

    private static func count(_ each: (([Violation]) -> Void) -> Void) -> Int {
        var count = 0
        each { count &+= $0.count }
        return count
    }

    private static func sum(_ each: ((WrongAttributes) -> Void) throws -> Void) rethrows -> Int {
        var sum = 0
        try each { sum &+= Int($0.rawValue) }
        return sum
    }
}
