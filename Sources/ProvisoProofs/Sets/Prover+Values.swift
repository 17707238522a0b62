import ProvisoCore

extension Prover {
    /// Null, the flags, and what is empty.
    func lookAtSingleValues(_ search: inout Search) {
        for value in [
            .null, .bool(true), .bool(false), .string(""), .untyped(""), .array([]), .object([:]),
        ] as [DataValue] {
            let truth = search.formula.truth { self.truth(of: value, $0) }
            if search.look(at: value, truth) { return }
            if truth != false, search.passes(value) != false || truth == true { search.isCertain = false }
        }
    }

    /// Whether an empty value or a flag meets a condition. Of a pattern the automaton is asked that is made anyway.
    private func truth(of value: DataValue, _ condition: Constraint) -> Bool? {
        guard case .pattern(var pattern) = condition, value.text == "" else { return condition.truth(of: value) }
        let isExcluded = pattern.isExcluded
        pattern.isExcluded = false
        guard let table = table(for: .pattern(pattern)) else { return condition.truth(of: value) }
        return table.accepts(table.start()).map { $0 != isExcluded }
    }

    func lookAtLists(_ search: inout Search) {
        var counts: Set<Int> = [1]
        search.formula.forEachCondition { condition in
            guard case .count(let min, let max) = condition else { return }
            for limit in [min, max].compactMap(\.self) where limit < 1 << 20 {
                counts.formUnion([limit - 1, limit, limit + 1])
            }
        }
        for count in counts.sorted() where count > 0 {
            let truth = search.formula.truth { $0.truth(ofListCounting: count) }
            if truth == false { continue }
            search.isCertain = false
            if search.isDone { return }
            guard count <= 1000 else { continue }
            for element in ["a", 1] as [DataValue] {
                let list = DataValue.array(Array(repeating: element, count: count))
                if search.look(at: list, search.formula.truth { $0.truth(of: list) }) { return }
            }
        }
        if search.formula.truth({ $0.truthOfObject }) == false { return }
        search.isCertain = false
        let object: DataValue = ["a": 1]
        _ = search.look(at: object, search.formula.truth { $0.truth(of: object) })
    }
}
