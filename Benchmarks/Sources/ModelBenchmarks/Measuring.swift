/// Nanoseconds that one call of each body takes: the least of several rounds, each long enough for the clock.
///
/// The bodies take turns, so that a machine that slows down slows both.
func nanoseconds(of bodies: [() -> Int], rounds: Int = 15) -> [Double] {
    let clock = ContinuousClock()
    func time(_ body: () -> Int, _ calls: Int) -> Double {
        let (seconds, attoseconds) = clock.measure { for _ in 0..<calls { blackHole(body()) } }.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls)
    }
    let calls = bodies.map { body in
        var calls = 1
        while time(body, calls) * Double(calls) < 4e6, calls < 1 << 24 { calls *= 2 }
        return calls
    }
    var best = bodies.map { _ in Double.infinity }
    for _ in 0..<rounds {
        for (index, body) in bodies.enumerated() { best[index] = min(best[index], time(body, calls[index])) }
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
