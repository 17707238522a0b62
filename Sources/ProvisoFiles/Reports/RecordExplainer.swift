public import ProvisoCore
public import ProvisoInspection

/// Which record of a file is meant.
public enum RecordTarget: Sendable, Hashable, CustomStringConvertible {
    /// The record that stands on this line of the file, counted from 1.
    case line(Int)
    /// The record of this number, counted from 1; a header is none.
    case record(Int)

    /// `line 17`, `record 3`.
    public var description: String {
        switch self {
        case .line(let number): "line \(number)"
        case .record(let number): "record \(number)"
        }
    }
}

/// What became of each rule in one record of a file.
public struct ExplainedRecord: Sendable, Hashable {
    /// The number of the record, counted from 1.
    public let record: Int
    /// The line on which it begins.
    public let line: Int
    /// What was found; what is known only after the last record is in the ``explanation`` alone.
    public let violations: [Violation]
    /// What became of each rule; none of a record that cannot be read.
    public let explanation: Explanation

    /// Whether an error was found.
    public var isValid: Bool {
        !(violations + explanation.steps.flatMap(\.violations)).contains { $0.severity == .error }
    }
}

/// Watches the check of one record of a file. A check that has one judges with one thread.
final class RecordExplainer: @unchecked Sendable {
    let observer = ExplanationObserver()
    private let target: RecordTarget
    private var place: (record: Int, line: Int)?
    private var violations: [Violation] = []
    private var document: RuleDocument?

    init(_ target: RecordTarget) {
        self.target = target
        observer.isOpen = false
    }

    /// Whether a record is the one that is meant.
    func wants(_ place: RecordPlace) -> Bool {
        switch target {
        case .record(let number): return place.number == number
        case .line(let line):
            guard place.line > 0, place.line <= line else { return false }
            if place.line == line { return true }
            var last = place.line
            for (index, byte) in place.text.enumerated() {
                if byte == 0x0A || byte == 0x0D && (index + 1 >= place.text.count || place.text[index + 1] != 0x0A) {
                    last += 1
                }
            }
            return line <= last
        }
    }

    /// The rules for the record begin.
    func begin(_ place: RecordPlace) {
        self.place = (place.number, place.line)
        observer.record = place.number
        observer.isOpen = true
    }

    /// The rules for the record are done.
    func end(of violations: [Violation], _ document: RuleDocument) {
        observer.isOpen = false
        self.violations = violations
        self.document = document
    }

    /// The document leaves a record out.
    func leaveOut(_ place: RecordPlace) {
        guard wants(place) else { return }
        self.place = (place.number, place.line)
        observer.isLeftOut = true
    }

    /// A record cannot be read.
    func refuse(_ place: RecordPlace, _ violations: [Violation]) {
        guard wants(place) else { return }
        self.place = (place.number, place.line)
        self.violations = violations
    }

    /// What became of the rules; `nil` if there was no such record.
    var explained: ExplainedRecord? {
        place.map { place in
            ExplainedRecord(
                record: place.record, line: place.line, violations: violations,
                explanation: observer.explanation(of: document?.plan))
        }
    }
}
