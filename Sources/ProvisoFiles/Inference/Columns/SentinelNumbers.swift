internal import ProvisoCore

/// Numbers that probably stand for no value: all nines, such as -999, far from all others and again and again.
///
/// They are named and not left out: only who made the data knows.
struct SentinelNumbers {
    /// A note for each.
    private(set) var notes: [String] = []

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - values: The values, as far as they are known.
    ///   - isTrimmed: Whether blanks around the values are trimmed. A marker is compared before that, and would not be found.
    init(_ values: [ValueSamples.Value], isTrimmed: Bool) {
        let numbers = values.compactMap { value in ExactNumber(value.text).map { (number: $0, value: value) } }
            .sorted { $0.number < $1.number }
        let others = numbers.filter { !Self.isMarker($0.value.text) }
        guard others.count > 1, let least = others.first?.number, let most = others.last?.number else { return }
        guard let low = Double(least.spelling), let high = Double(most.spelling) else { return }
        for (number, value) in numbers where value.count > 2 && Self.isMarker(value.text) {
            guard let size = Double(number.spelling) else { continue }
            let distance = size < low ? low - size : size - high
            if distance > high - low {
                let advice = isTrimmed ? "" : ": `missing: [\(value.text)]`"
                notes.append("\(value.count) are \(value.text), which may stand for no value\(advice)")
            }
        }
    }

    private static func isMarker(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let whole = digits.prefix { $0 != "." }
        return whole.count > 1 && whole.allSatisfy { $0 == "9" }
            && digits.dropFirst(whole.count + 1).allSatisfy { $0 == "0" || $0 == "9" }
    }
}
