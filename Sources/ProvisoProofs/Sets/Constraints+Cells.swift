import ProvisoCore

extension Constraints {
    /// The constraints with cells among members, which come from files, as the text and the number that they spell.
    ///
    /// Two cells that spell one number differently are the exception, so that such members are only an upper bound.
    var withoutCells: Constraints {
        var result = Constraints([], isExact: isExact)
        for constraint in all {
            guard case .members(let members) = constraint, members.values.contains(where: \.isCell) else {
                result.all.append(constraint)
                continue
            }
            var typed: [DataValue] = []
            for value in members.values {
                guard case .untyped(let text) = value else {
                    typed.append(value)
                    continue
                }
                typed.append(.string(text))
                if let number = ExactNumber(text) {
                    typed.append(.number(number))
                    result.isExact = false
                } else if text == "true" || text == "false" {
                    typed.append(.bool(text == "true"))
                    result.isExact = false
                }
            }
            // What is none of more values than there are would be too few.
            if members.isExcluded, !result.isExact { continue }
            result.all.append(.members(MembersConstraint(typed, isExcluded: members.isExcluded)))
        }
        return result
    }
}

extension DataValue {
    fileprivate var isCell: Bool { if case .untyped = self { true } else { false } }
}
