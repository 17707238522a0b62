import ProvisoCore

extension MembersConstraint {
    /// The values, a cell of a file as each value that is equal to it: `1` stands for the text and for the number.
    var typedValues: [DataValue] {
        let accepting = Constraints.exactly(.members(MembersConstraint(values)))
        return values.flatMap { value -> [DataValue] in
            guard case .untyped(let text) = value else { return [value] }
            let others: [DataValue?] = [
                ExactNumber(text).map(DataValue.number), text == "true" ? true : nil, text == "false" ? false : nil,
            ]
            return [.string(text)] + others.compactMap(\.self).filter { accepting.allows($0) == true }
        }
    }
}
