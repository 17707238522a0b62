/// Nanoseconds that one call takes: the least of several rounds, each long enough for the clock.
public func nanoseconds(_ rounds: Int = 7, _ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    var calls = 1
    while true {
        let time = clock.measure { for _ in 0..<calls { blackHole(body()) } }
        if time > .milliseconds(4) || calls > 1 << 24 { break }
        calls *= 2
    }
    var best = Double.infinity
    for _ in 0..<rounds {
        let time = clock.measure { for _ in 0..<calls { blackHole(body()) } }
        let (seconds, attoseconds) = time.components
        best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls))
    }
    return best
}

/// Nanoseconds that one call takes: the middle of several rounds, each long enough for the clock.
public func middle(of rounds: Int = 31, _ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    var calls = 1
    while clock.measure({ for _ in 0..<calls { blackHole(body()) } }) < .milliseconds(2), calls < 1 << 24 { calls *= 2 }
    let times = (0..<rounds).map { _ in
        let (seconds, attoseconds) = clock.measure { for _ in 0..<calls { blackHole(body()) } }.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls)
    }
    return times.sorted()[rounds / 2]
}

/// Uses a number, so that the compiler cannot leave out what makes it.
@inline(never)
public func blackHole(_ value: Int) {
    sink = sink &+ value
}

nonisolated(unsafe) private var sink = 0

/// A text with blanks behind, up to a width.
public func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

/// A number with blanks before, up to a width.
public func right(_ value: Double, _ width: Int, digits: Int = 1) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (value * scale).rounded() / scale
    let text = digits == 0 ? "\(Int(rounded))" : "\(rounded)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
}
