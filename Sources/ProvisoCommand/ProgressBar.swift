#if Command
import ArgumentParser
import Foundation

/// When progress is shown.
enum ProgressMode: String, ExpressibleByArgument, CaseIterable {
    case auto
    case always
    case never

    var isShown: Bool {
        switch self {
        case .auto: Console.isTerminal(Console.standardError)
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
    private var isDrawn = false
    private let lock = NSLock()
    private static let width = 30

    init(isShown: Bool) { self.isShown = isShown }

    func update(bytes: Int, size: Int?, records: Int) {
        lock.withLock {
            let now = clock.now
            if let last, now - last < .milliseconds(100) { return }
            last = now
            isDrawn = true
            Console.write(Array("\r\u{1B}[K\(Self.line(bytes, size, records))".utf8), to: Console.standardError)
        }
    }

    /// Takes the line off again, so that violations can be printed.
    func clear() {
        guard isShown else { return }
        lock.withLock {
            if isDrawn { Console.write(Array("\r\u{1B}[K".utf8), to: Console.standardError) }
            isDrawn = false
        }
    }

    private static func line(_ bytes: Int, _ size: Int?, _ records: Int) -> String {
        let count = "\(SummaryLine.grouped(records)) records"
        guard let size, size > 0 else { return "\(SummaryLine.grouped(bytes / 1_000_000)) MB  \(count)" }
        let share = min(1, Double(bytes) / Double(size))
        let filled = Int(share * Double(width))
        return "[" + String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
            + "] \(Int(share * 100)) %  \(count)"
    }
}
#endif
