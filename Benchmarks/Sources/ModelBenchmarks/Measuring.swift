/// Nanoseconds that one call takes: the least of several rounds, each long enough for the clock.
func nanoseconds(_ rounds: Int = 7, _ body: () -> Int) -> Double {
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

@inline(never)
func blackHole(_ value: Int) {
    sink = sink &+ value
}

nonisolated(unsafe) var sink = 0

func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

func right(_ value: Double, _ width: Int, digits: Int = 1) -> String {
    let scale = digits == 0 ? 1.0 : 10.0
    let rounded = (value * scale).rounded() / scale
    let text = digits == 0 ? "\(Int(rounded))" : "\(rounded)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
}
