import Foundation

/// What was found wrong by the checks.
@MainActor final class Findings {
    static let shared = Findings()
    private(set) var failures = 0
    private(set) var checks = 0
    fileprivate var running = ""

    fileprivate func note(_ passes: Bool, _ what: String, _ file: String, _ line: Int) {
        checks += 1
        guard !passes else { return }
        failures += 1
        print("\(file):\(line): error: \(running): \(what)")
    }
}

/// Says what must hold.
@MainActor func expect(
    _ condition: @autoclosure () throws -> Bool, _ what: String = "", file: String = #fileID, line: Int = #line
) {
    let passes = (try? condition()) ?? false
    Findings.shared.note(passes, what, file, line)
}

/// Says what a value must be.
@MainActor func expect<Value: Equatable>(
    _ value: Value, is expected: Value, file: String = #fileID, line: Int = #line
) {
    Findings.shared.note(value == expected, "\(value) is not \(expected)", file, line)
}

/// One check.
struct Check {
    let name: String
    let run: @MainActor () async throws -> Void

    init(_ name: String, _ run: @escaping @MainActor () async throws -> Void) {
        self.name = name
        self.run = run
    }
}

@main struct Program {
    @MainActor static func main() async {
        let all = uiKitChecks + appKitChecks + formChecks + swiftUIChecks + guideChecks
        for check in all {
            Findings.shared.running = check.name
            do { try await check.run() } catch { expect(false, "\(error)") }
        }
        let found = Findings.shared
        print("\(all.count) checks of elements, \(found.checks) expectations, \(found.failures) failed")
        exit(found.failures == 0 && found.checks > all.count ? 0 : 1)
    }
}

/// Waits for what was begun on the main actor: until something holds that may come from another thread, at most ten seconds.
@MainActor func settle(until holds: () -> Bool = { true }) async {
    for _ in 0..<20 { await Task.yield() }
    let end = ContinuousClock.now + .seconds(10)
    while !holds(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
}
