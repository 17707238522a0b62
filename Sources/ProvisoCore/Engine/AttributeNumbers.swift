internal import ProvisoBase

/// The numbers of the attributes that rules in Swift code name. A name has the same number in every type, so that the
/// rules of all the lists that a check meets know each other's attributes.
///
/// The attributes of a document have numbers of their own, their places in a ``RecordLayout``: documents come from outside,
/// and what is kept here is kept for good.
enum AttributeNumbers {
    /// The number of an attribute that a rule names.
    static func number(of name: String) -> Int {
        numbers.withLock { numbers in
            if let number = numbers[name] { return number }
            let number = numbers.count
            numbers[name] = number
            return number
        }
    }

    /// The number of an attribute, or `nil` when no rule names it.
    static func find(_ name: String) -> Int? { numbers.withLock { $0[name] } }

    private static let numbers = Locked<[String: Int]>([:])
}
