import ProvisoCore

extension DocumentReviewer {
    /// So many rules of one attribute are compared.
    private static let mostRules = 40

    /// Compares rules that judge the same value.
    func reviewRules(_ segment: [RuleOccurrence], of attribute: String) {
        if findHopelessPatterns(segment, of: attribute) { return }
        guard segment.count > 1 else { return }
        guard segment.count <= Self.mostRules else {
            return note(
                .undecidedRules, .note, segment.first,
                "`\(attribute)` has more than \(Self.mostRules) rules, which are not compared.")
        }
        // Rules that run together somewhere, each combination once.
        var known: Set<[Int]> = []
        var isContradictory = false
        let sets = segment.map { set($0) }
        for scenario in document.scenarios {
            let active = segment.indices.filter { segment[$0].isActive(in: scenario) && segment[$0].isBinding }
            guard active.count > 1, known.insert(active).inserted else { continue }
            if findContradiction(active.map { segment[$0] }, active.map { sets[$0] }, of: attribute) {
                isContradictory = true
            }
        }
        if isContradictory { return }
        findImplied(segment, sets, of: attribute)
        findRefusedMembers(segment, sets)
    }

    // MARK: Contradictions

    /// Notes patterns that no text matches, such as one with text behind `$`; returns whether there are any.
    private func findHopelessPatterns(_ rules: [RuleOccurrence], of attribute: String) -> Bool {
        let hopeless = rules.prefix(Self.mostRules).filter { rule in
            rule.judges && rule.constraints.asksForPattern
                && prover.isEmpty(set(rule).intersection(ValueSet.emptyValues.complement)) == true
        }
        for rule in hopeless {
            note(
                .contradictoryRules, .warning, rule,
                "No value of `\(attribute)` passes \(rule.place), except an empty one. Change its pattern.")
        }
        return !hopeless.isEmpty
    }

    private func findContradiction(_ rules: [RuleOccurrence], _ sets: [ValueSet], of attribute: String) -> Bool {
        let filled = ValueSet.emptyValues.complement
        // What lets nothing but empty values pass by itself is meant to, as `absent` is.
        let telling = rules.indices.filter { prover.isEmpty(sets[$0].intersection(filled)) != true }
        let isAlone = telling.count < rules.count
        let everything = ValueSet.intersection(of: sets)
        if prover.isEmpty(everything) == true {
            let (culprits, pair) = culprits(rules, sets)
            // A list may be empty, and an object missing.
            let isPart = attribute.contains { ".[{".contains($0) }
            note(
                .contradictoryRules, isPart ? .warning : .error, culprits.last,
                "No value of `\(attribute)` passes \(Self.list(culprits)). \(Self.hint(pair))")
            return true
        }
        guard !isAlone, prover.isEmpty(everything.intersection(filled)) == true else { return false }
        let (culprits, pair) = culprits(rules, sets.map { $0.intersection(filled) })
        note(
            .contradictoryRules, .warning, culprits.last,
            "No value of `\(attribute)` passes \(Self.list(culprits)), except an empty one. \(Self.hint(pair))")
        return true
    }

    private static func hint(_ isPair: Bool) -> String {
        isPair ? "Change one of the two." : "Change one of them."
    }

    /// The fewest rules that contradict each other: two, or all.
    private func culprits(_ rules: [RuleOccurrence], _ sets: [ValueSet]) -> (rules: [RuleOccurrence], isPair: Bool) {
        for end in rules.indices {
            for start in rules.indices where start < end {
                if prover.isEmpty(sets[start].intersection(sets[end])) == true {
                    return ([rules[start], rules[end]], true)
                }
            }
        }
        let rest = fewest(of: Array(rules.indices)) { indices in
            prover.isEmpty(.intersection(of: indices.map { sets[$0] })) == true
        }
        return (rest.map { rules[$0] }, false)
    }

    /// Leaves out what something holds without.
    private func fewest(of indices: [Int], where holds: ([Int]) -> Bool) -> [Int] {
        indices.reduce(indices) { rest, index in
            let fewer = rest.filter { $0 != index }
            return fewer.isEmpty || !holds(fewer) ? rest : fewer
        }
    }

    static func list(_ rules: [RuleOccurrence]) -> String {
        let places = rules.map(\.place)
        guard let last = places.last, places.count > 1 else { return places.first ?? "" }
        return places.count == 2
            ? "both \(places[0]) and \(last)" : places.dropLast().joined(separator: ", ") + " and " + last
    }

    // MARK: Implied rules

    private func findImplied(_ segment: [RuleOccurrence], _ sets: [ValueSet], of attribute: String) {
        var needless: Set<Int> = []
        for index in segment.indices.reversed() {
            let rule = segment[index]
            guard rule.judges, rule.isError, !rule.warns, !rule.spansAttributes, !rule.looksElsewhere,
                !rule.constraints.isOpaque
            else { continue }
            let others = segment.indices.filter {
                $0 != index && !needless.contains($0) && segment[$0].isBinding && runs(segment[$0], wherever: rule)
            }
            func implied(by indices: [Int]) -> Bool? {
                indices.isEmpty
                    ? false : prover.isSubset(.intersection(of: indices.map { sets[$0] }), of: sets[index])
            }
            // What not even all of them imply, none of them does.
            let together = implied(by: others)
            if together == false { continue }
            // One rule that implies it says more than all of them.
            let one = others.first { implied(by: [$0]) == true }
            guard one != nil || together == true else { continue }
            needless.insert(index)
            let earlier = others.filter { $0 < index }
            let causes = (one.map { [$0] } ?? fewest(of: others) { implied(by: $0) == true }).map { segment[$0] }
            // A rule that comes first is not silent: its message is the one that is shown.
            let speaks =
                one.map { $0 > index && segment[$0].rule != rule.rule }
                ?? !(earlier.count > 1 && implied(by: earlier) == true)
            let verb = causes.count == 1 ? "passes" : "pass"
            let names = causes.count == 1 ? causes[0].place : Self.list(causes).replacingPrefix("both ", with: "")
            note(
                .impliedRule, speaks ? .note : .warning, rule,
                speaks
                    ? "`\(rule.rule)` of `\(attribute)` never fails where \(names) \(verb); it only decides which message is shown."
                    : "`\(rule.rule)` of `\(attribute)` never fails where \(names) \(verb). Remove it, or make it stricter."
            )
        }
    }

    // MARK: Members

    private func findRefusedMembers(_ segment: [RuleOccurrence], _ sets: [ValueSet]) {
        for rule in segment where rule.judges && rule.isError {
            guard let members = rule.constraints.members, members.count <= Self.mostMembers else { continue }
            for (other, limits) in zip(segment, sets)
            where other.isBinding && other.number != rule.number && runs(other, wherever: rule) {
                // A long list is compared with no other long one.
                guard members.count * (1 + (other.constraints.members?.count ?? 0)) <= 100_000 else { continue }
                let refused = members.filter { limits.contains($0) == false && limits.contains($0.asCell) != true }
                guard !refused.isEmpty, let judge = document(of: [other]) else { continue }
                // The rule itself has the last word.
                let proven = refused.filter { value in
                    [value, value.asCell].allSatisfy { (try? judge.validate(["x": $0]).isValid) == false }
                }
                noteRefused(proven, of: rule) { "\(other.place) refuses \($0)" }
            }
        }
    }

    /// So many members of a list are looked at.
    static let mostMembers = 5000

    /// Notes members of a list that never pass, unless all of them do not, which is a contradiction.
    ///
    /// - Parameter cause: Says why, given what the members are called: `it` or `them`.
    func noteRefused(_ refused: [DataValue], of rule: RuleOccurrence, cause: (String) -> String) {
        guard let first = refused.first, refused.count < rule.constraints.members?.count ?? 0 else { return }
        let shown = refused.prefix(5).map { VisibleText.singleLine($0.description) }.joined(separator: ", ")
        let rest = refused.count > 5 ? " and \(refused.count - 5) more" : ""
        note(
            .refusedMember, .warning, rule,
            refused.count == 1
                ? "The member \(VisibleText.singleLine(first.description)) of `\(rule.rule)` never passes: \(cause("it"))."
                : "The members \(shown)\(rest) of `\(rule.rule)` never pass: \(cause("them")).")
    }
}

extension Constraints {
    /// Whether they ask for a pattern that the empty text does not match.
    fileprivate var asksForPattern: Bool {
        allows(.string("")) != true && all.contains { if case .pattern = $0 { true } else { false } }
    }

    /// The members of a list that the constraints ask for.
    var members: [DataValue]? {
        for constraint in all {
            switch constraint {
            case .members(let members) where !members.isExcluded: return members.values
            case .anyOf(let choices):
                // A list of members may be met by each element of an array.
                if let members = choices.first?.members { return members }
            default: continue
            }
        }
        return nil
    }
}

extension DataValue {
    /// The value as a cell of CSV has it.
    var asCell: DataValue {
        switch self {
        case .null: .untyped("")
        case .bool(let flag): .untyped(flag ? "true" : "false")
        case .number(let number): .untyped(number.spelling)
        case .string(let text), .untyped(let text): .untyped(text)
        case .array, .object: self
        }
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
