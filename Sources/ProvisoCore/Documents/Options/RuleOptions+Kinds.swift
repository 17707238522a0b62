internal import ProvisoFormats

/// Kinds of options that several rules have.
extension RuleOptions {
    /// An option that is one of some whole numbers.
    mutating func integer(
        _ name: String, among choices: [Int], _ help: String, alsoCalled others: [String] = [],
        widens: Widening = .unknown
    ) -> Int? {
        let words = choices.map(String.init)
        guard let node = node(name, .numbers(choices), nil, help, alsoCalled: others, widens: widens) else {
            return nil
        }
        guard case .scalar(.number(let number)) = node.content, let integer = number.integer, choices.contains(integer)
        else {
            fail(
                "`\(name)` must be \(Self.list(words, "or")), not \(node.kind).", option: name,
                suggestion: node.text.map { words.contains($0) } ?? false ? "Write it without quotes." : nil)
            return nil
        }
        return integer
    }

    /// An option that is a date or a date-time of RFC 3339.
    mutating func dateBound(
        _ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> DateBound? {
        guard let node = node(name, .moment, nil, help, alsoCalled: others, widens: widens) else { return nil }
        guard let bound = node.text.flatMap(DateBound.init) else {
            fail(
                "`\(name)` must be a date such as 2024-02-29 or a date-time such as 2024-02-29T12:00:00Z.", option: name
            )
            return nil
        }
        return bound
    }

    /// An option that is a list of two dates or date-times, the first not after the second.
    mutating func dateBounds(
        _ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> (first: DateBound, last: DateBound)? {
        guard let node = node(name, .moments, nil, help, alsoCalled: others, widens: widens) else { return nil }
        guard case .sequence(let elements) = node.content, elements.count == 2,
            let first = elements[0].text.flatMap(DateBound.init), let last = elements[1].text.flatMap(DateBound.init)
        else {
            fail("`\(name)` must be a list of two dates or date-times, the earlier first.", option: name)
            return nil
        }
        guard first.timestamp <= last.timestamp else {
            fail("`\(name)` ends before it begins, so nothing could pass.", option: name)
            return nil
        }
        return (first, last)
    }

    /// An option that is a time of day.
    mutating func timeOfDay(
        _ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> TimeOfDay? {
        guard let node = node(name, .time, nil, help, alsoCalled: others, widens: widens) else { return nil }
        guard let time = node.text.flatMap({ TimeOfDay($0) }) else {
            fail("`\(name)` must be a time such as 08:30.", option: name)
            return nil
        }
        return time
    }

    /// An option that is a pattern of Unicode's date field symbols.
    @inline(never)
    mutating func datePattern(
        _ name: String, _ help: String, alsoCalled others: [String] = [], widens: Widening = .unknown
    ) -> DatePattern? {
        guard let text = string(name, help, alsoCalled: others, widens: widens) else { return nil }
        do throws(FormatFailure) {
            return try DatePattern(text)
        } catch {
            let letter = text.utf8.dropFirst(error.offset).first.map { String(UnicodeScalar($0)) } ?? ""
            fail(
                "`\(name)` is no pattern for dates: \(error.reason) (at its byte \(error.offset + 1)).", option: name,
                suggestion: error.reason == "unknown symbol"
                    ? "The symbols are \(DatePattern.symbols); put text in single quotes: '\(letter)'."
                    : nil)
            return nil
        }
    }

    /// Notes that a rule which is about empty values is told to leave them alone.
    func refuseSkippingEmptyValues(unless isUseful: Bool = false) {
        guard !isUseful, isOn("skipOnEmpty") else { return }
        fail(
            "`skipOnEmpty: true` leaves this rule nothing to do, since it is about empty values.",
            option: "skipOnEmpty", suggestion: "Leave it out.")
    }

    /// Notes options that are switched on although they need another one.
    package func warnUnless(_ condition: Bool, _ needed: String, _ names: [String]) {
        guard !condition else { return }
        for name in names where isOn(name) {
            warn("`\(name)` has no effect without `\(needed)`.", option: name)
        }
    }
}
