import ProvisoCore

extension MembersConstraint {
    /// The values, a cell of a file as each value that is equal to it: `1` stands for the text and for the number.
    var typedValues: [DataValue] {
        values.flatMap { value -> [DataValue] in
            guard case .untyped(let text) = value else { return [value] }
            let others = [ExactNumber(text).map(DataValue.number), true, false].compactMap(\.self)
            let alone = MembersConstraint([value])
            return [.string(text)] + others.filter { Constraints.exactly(.members(alone)).allows($0) == true }
        }
    }
}
