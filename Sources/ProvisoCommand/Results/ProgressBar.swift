#if Command
import ArgumentParser
import Foundation

/// When progress is shown.
enum ProgressMode: String, NamedChoice {
    case auto
    case always
    case never

    var isShown: Bool {
        switch self {
        case .auto: Console.isTerminal(Console.standardError) && !Console.isDumb
        case .always: true
        case .never: false
        }
    }
}

/// A line on standard error that shows how far the work is; drawn at most ten times a second.
final class ProgressBar: @unchecked Sendable {
    let isShown: Bool
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant?
    /// How many characters stand on the line.
    private var drawn = 0
    private let lock = NSLock()
    private static let barWidth = 30
    /// A shorter bar says nothing.
    private static let leastBarWidth = 8

    init(isShown: Bool) { self.isShown = isShown }

    func update(bytes: Int, size: Int?, records: Int) {
        lock.withLock {
            let now = clock.now
            if let last, now - last < .milliseconds(100) { return }
            last = now
            let line = Self.line(bytes, size, records, width: Console.width(of: Console.standardError))
            Console.write(Array((erasing + line).utf8), to: Console.standardError)
            drawn = line.count
        }
    }

    /// Takes the line off again, so that violations can be printed.
    func clear() {
        guard isShown else { return }
        lock.withLock {
            if drawn > 0 { Console.write(Array(erasing.utf8), to: Console.standardError) }
            drawn = 0
        }
    }

    /// What takes off what stands on the line. A terminal that knows no escape sequences gets blanks.
    private var erasing: String {
        Console.isDumb ? "\r" + String(repeating: " ", count: drawn) + (drawn > 0 ? "\r" : "") : "\r\u{1B}[K"
    }

    /// The line, shorter than the terminal is wide: one that is broken could not be taken off again.
    static func line(_ bytes: Int, _ size: Int?, _ records: Int, width: Int?) -> String {
        let most = width.map { $0 - 1 } ?? .max
        let count = SummaryLine.counted(records, "record", "records")
        guard let size, size > 0 else {
            return String("\(SummaryLine.grouped(bytes / 1_000_000)) MB  \(count)".prefix(most))
        }
        let share = min(1, Double(bytes) / Double(size))
        let numbers = "\(Int(share * 100)) %  \(count)"
        let bar = min(barWidth, most - numbers.count - "[] ".count)
        guard bar >= leastBarWidth else { return String(numbers.prefix(most)) }
        let filled = Int(share * Double(bar))
        return "[" + String(repeating: "=", count: filled) + String(repeating: " ", count: bar - filled)
            + "] \(numbers)"
    }
}
#endif
