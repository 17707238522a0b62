/// A comparison that a rule asks for: how a value must relate to another one, and how messages name that.
///
/// Documents, values and attributes of models reach the two values, and say whether they relate as the operator asks
/// (``ComparisonOperator/holds(_:)``). What is found when they do not is decided here: the code, its parameter, its words.
struct Comparison: Sendable {
    /// What a value is compared with, as messages name it.
    enum Other: Sendable {
        /// Another attribute: its label is the parameter `compareAttribute`. Its value is never shown.
        case attribute(AttributeLabel)
        /// A value of the rule's own, which is the parameter `compareValue`, and says there whether it is a date.
        case constant(Parameters)
        /// A value that is made each time. It may be anything, a secret too, so it gets into no parameter.
        case computed

        #if !hasFeature(Embedded)
        /// A value of a Swift type.
        static func value<Value>(_ value: Value) -> Other { .constant(.value(value, for: "compareValue")) }
        #endif
    }

    /// How the values must relate.
    let asked: ComparisonOperator
    private let other: Other
    /// What is found when they do not.
    private let broken: Violation

    /// Creates a comparison. What it may find is made at once, so one with a value that costs something to show is made
    /// when there is something wrong.
    ///
    /// - Parameters:
    ///   - asked: How the values must relate.
    ///   - other: What values are compared with.
    ///   - ofDates: Whether they are dates, of which one is earlier and none is less. A constant says so itself.
    init(_ asked: ComparisonOperator, with other: Other, ofDates: Bool = false) {
        self.asked = asked
        self.other = other
        broken = other.violation(asked.code, ofDates: ofDates && asked.isOrdering)
    }

    /// Notes that values do not relate as asked; nothing when they do.
    ///
    /// - Parameter holds: Whether they do; `nil` when an order is asked for and there is none.
    func judge(_ holds: Bool?, into report: inout Report) {
        switch holds {
        case true?: return
        case false?: report.add(broken)
        case nil: report.add(other.violation(Self.unordered, ofDates: false))
        }
    }

    /// Notes that values do not relate as asked; nothing when they do.
    func judge(_ relation: Relation, into report: inout Report) { judge(asked.holds(relation), into: &report) }

    /// The codes of what may be found.
    var codes: Set<ViolationCode> { asked.isOrdering ? [asked.code, Self.unordered] : [asked.code] }

    /// The code of values that have no order.
    private static let unordered: ViolationCode = "compare.type"
}

extension Comparison.Other {
    fileprivate func violation(_ code: ViolationCode, ofDates: Bool) -> Violation {
        switch self {
        case .attribute(let label):
            var violation = Violation(code, parameters: ["compareAttribute": .string(label.text)])
            violation.wording.key = code.rawValue + (ofDates ? "/attributeDate" : "/attribute")
            violation.wording.labels = [label.text: label]
            return violation
        case .constant(let parameters): return Violation(code, parameters: parameters)
        case .computed:
            var violation = Violation(code)
            violation.wording.key = code.rawValue + (ofDates ? "/computedDate" : "/computed")
            return violation
        }
    }
}
