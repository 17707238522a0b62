internal import ProvisoCore
internal import ProvisoFormats

/// A value that a rule's limits speak of, to be recognized.
struct CoverageTarget: Sendable {
    enum Test: Sendable {
        /// A number, and the same as an integer of the machine where it is one.
        case number(ExactNumber, Int?)
        /// A text or list of such a length.
        case length(Constraint, Int)
        case count(Constraint)
        /// A member of a list of values, and its text if no number and no text of other bytes equals it.
        case member(ConstantTable, plain: String?)
    }

    let role: RecordCoverage.Limit.Role
    let subject: RecordCoverage.Limit.Subject
    let value: String
    let passes: Bool
    let test: Test

    /// Whether a value is this one.
    func isMet(by value: borrowing FieldValue) -> Bool {
        switch test {
        case .number(let number, _):
            guard let found = value.number else { return false }
            return number.compare(to: found, in: value.numberBytes.span) == 0
        case .length(let constraint, _), .count(let constraint): return constraint.allows(value) ?? false
        case .member(let table, _): return table.contains(value)
        }
    }
}

/// The values that the limits of a rule speak of: a reader of constraints.
struct CoverageTargets: Sendable {
    private(set) var targets: [CoverageTarget] = []
    private(set) var unwatchedMembers = 0
    private(set) var isExpressible = true
    private let skipsEmptyValues: Bool

    /// So many members of a list are watched.
    static let mostMembers = 4096

    /// - Parameter skipsEmptyValues: Whether the rule never sees an empty value.
    init(_ constraints: Constraints, skipsEmptyValues: Bool) {
        self.skipsEmptyValues = skipsEmptyValues
        if constraints.isOpaque { isExpressible = false }
        for constraint in constraints.all { add(constraint) }
    }

    private mutating func add(_ constraint: Constraint) {
        switch constraint {
        case .number(let number): add(number)
        case .length(let length): add(length)
        case .count(let min, let max):
            addLengths(min, max, .count) { .count(.count(min: $0, max: $0)) }
        case .members(let members) where !members.isExcluded: add(members)
        case .moment(let moment) where moment.kind == .date && moment.format == nil:
            add(day: moment.earliest, .min, isIncluded: true)
            add(day: moment.after, .min, isIncluded: false)
            add(day: moment.latest, .max, isIncluded: true)
            add(day: moment.before, .max, isIncluded: false)
        case .comparison(let comparison): add(comparison)
        // These have no limits.
        case .kinds, .filled, .empty, .allOrNone, .parts, .contains, .uniqueElements: break
        default: isExpressible = false
        }
    }

    private mutating func add(_ number: NumberConstraint) {
        let unit: ExactNumber? =
            number.isWhole ? ExactNumber(1) : number.step ?? number.places.flatMap { Self.unit(places: $0.upperBound) }
        if let min = number.min { add(min, .min, isIncluded: !number.excludesMin, unit) }
        if let max = number.max { add(max, .max, isIncluded: !number.excludesMax, unit) }
    }

    private mutating func add(
        _ limit: ExactNumber, _ role: RecordCoverage.Limit.Role, isIncluded: Bool, _ unit: ExactNumber?
    ) {
        append(limit, role, passes: isIncluded)
        // Beyond a limit that passes nothing does; beside one that does not, something has to.
        let isUp = (role == .max) == isIncluded
        guard let beside = DecimalNeighbour.of(limit, by: unit ?? ExactNumber(1), isUp: isUp) else { return }
        append(beside, role == .min ? .belowMin : .aboveMax, passes: !isIncluded)
    }

    private mutating func append(_ number: ExactNumber, _ role: RecordCoverage.Limit.Role, passes: Bool) {
        targets.append(
            CoverageTarget(
                role: role, subject: .value, value: number.spelling, passes: passes,
                test: .number(number, number.integer)))
    }

    private static func unit(places: Int) -> ExactNumber? {
        1...15 ~= places ? ExactNumber("0." + String(repeating: "0", count: places - 1) + "1") : ExactNumber(1)
    }

    private mutating func add(_ length: LengthConstraint) {
        addLengths(length.min, length.max, .length) {
            .length(.length(LengthConstraint(min: $0, max: $0, unit: length.unit)), $0)
        }
    }

    private mutating func addLengths(
        _ min: Int?, _ max: Int?, _ subject: RecordCoverage.Limit.Subject, _ test: (Int) -> CoverageTarget.Test
    ) {
        var limits: [(Int, RecordCoverage.Limit.Role, Bool)] = []
        if let min {
            limits.append((min, .min, true))
            limits.append((min - 1, .belowMin, false))
        }
        if let max {
            limits.append((max, .max, true))
            if max < .max { limits.append((max + 1, .aboveMax, false)) }
        }
        for (length, role, passes) in limits where length >= (skipsEmptyValues ? 1 : 0) {
            targets.append(
                CoverageTarget(
                    role: role, subject: subject, value: String(length), passes: passes, test: test(length)))
        }
    }

    private mutating func add(_ members: MembersConstraint) {
        for member in members.values.prefix(Self.mostMembers) {
            var plain: String?
            if case .string(let text) = member, PatternConstraint.isPlain(text), ExactNumber(text) == nil {
                plain = text
            }
            targets.append(
                CoverageTarget(
                    role: .member, subject: .value, value: member.text ?? member.description, passes: true,
                    test: .member(ConstantTable([member]), plain: plain)))
        }
        unwatchedMembers += max(0, members.values.count - Self.mostMembers)
    }

    private mutating func add(day text: String?, _ role: RecordCoverage.Limit.Role, isIncluded: Bool) {
        guard let text else { return }
        guard text.utf8.count == 10, let day = CalendarDate(text) else {
            isExpressible = false
            return
        }
        append(day, role, passes: isIncluded)
        let isUp = (role == .max) == isIncluded
        append(
            CalendarDate(daysSince1970: day.daysSince1970 + (isUp ? 1 : -1)), role == .min ? .belowMin : .aboveMax,
            passes: !isIncluded)
    }

    private mutating func append(_ day: CalendarDate, _ role: RecordCoverage.Limit.Role, passes: Bool) {
        let text = day.description
        targets.append(
            CoverageTarget(
                role: role, subject: .value, value: text, passes: passes,
                test: .member(ConstantTable([.string(text)]), plain: text)))
    }

    private mutating func add(_ comparison: ComparisonConstraint) {
        guard case .value(let value) = comparison.other else {
            isExpressible = false
            return
        }
        var limit: ExactNumber?
        if case .number(let number) = value { limit = number }
        if comparison.kind == .number, limit == nil { limit = value.text.flatMap { ExactNumber($0) } }
        let date = comparison.kind == .date && comparison.format == nil ? value.text : nil
        let (role, isIncluded): (RecordCoverage.Limit.Role, Bool)
        switch comparison.relation {
        case .greater: (role, isIncluded) = (.min, false)
        case .greaterOrEqual: (role, isIncluded) = (.min, true)
        case .less: (role, isIncluded) = (.max, false)
        case .lessOrEqual: (role, isIncluded) = (.max, true)
        case .equal, .notEqual: return
        }
        if let limit, comparison.kind != .string {
            add(limit, role, isIncluded: isIncluded, nil)
        } else if let date {
            add(day: date, role, isIncluded: isIncluded)
        } else {
            isExpressible = false
        }
    }
}

/// The number beside a number, calculated with its digits.
enum DecimalNeighbour {
    /// A number and a unit more or less; `nil` where the digits are too many.
    static func of(_ number: ExactNumber, by unit: ExactNumber, isUp: Bool) -> ExactNumber? {
        guard let left = Decimal(number), let right = Decimal(unit) else { return nil }
        let places = Swift.max(left.places, right.places)
        guard let a = left.scaled(to: places), let b = right.scaled(to: places) else { return nil }
        let (sum, overflows) = a.addingReportingOverflow(isUp ? b : -b)
        return overflows ? nil : ExactNumber(text(sum, places))
    }

    private struct Decimal {
        let digits: Int
        let places: Int

        init?(_ number: ExactNumber) {
            let spelling = number.spelling
            guard !spelling.utf8.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) else {
                return nil
            }
            let parts = spelling.split(separator: ".", omittingEmptySubsequences: false)
            let fraction = parts.count == 2 ? parts[1] : ""
            guard parts.count <= 2, fraction.utf8.count <= 15, spelling.utf8.count <= 17,
                let digits = Int(String(parts[0]) + fraction)
            else { return nil }
            self.digits = digits
            places = fraction.utf8.count
        }

        func scaled(to places: Int) -> Int? {
            var value = digits
            for _ in self.places..<places {
                let (product, overflows) = value.multipliedReportingOverflow(by: 10)
                if overflows { return nil }
                value = product
            }
            return value
        }
    }

    private static func text(_ value: Int, _ places: Int) -> String {
        guard places > 0 else { return String(value) }
        var digits = String(value.magnitude)
        if digits.utf8.count <= places {
            digits = String(repeating: "0", count: places - digits.utf8.count + 1) + digits
        }
        return (value < 0 ? "-" : "") + digits.dropLast(places) + "." + digits.suffix(places)
    }
}
