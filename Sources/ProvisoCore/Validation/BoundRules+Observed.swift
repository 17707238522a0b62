extension BoundRules {
    /// Judges a value while somebody watches: the check is told of each rule, whatever it would find.
    ///
    /// - Parameter orNil: Whether a rule can make `nil` of a value.
    /// - Returns: What becomes of the value; `nil` when it is left alone.
    @usableFromInline
    func changeObserved(
        _ value: Value?, orNil: Bool, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? {
        var (current, result, link): (Value?, Value??, BoundRuleChain<Value>?) = (value, nil, chain)
        while let bound = link {
            if let changed = check.change(current, .unknown, by: bound, when: condition), orNil || changed != nil {
                current = changed
                result = .some(changed)
            }
            link = bound.next
        }
        return result
    }
}
