import ProvisoCore

/// Records that are changed until they fit a rule across them.
extension FileSampler {
    func suit(_ file: inout [DataObject], to rule: SampleRule, using generator: inout SeededGenerator) {
        switch rule.across {
        case .sequence(let start, let step, nil)?:
            for attribute in rule.attributes {
                var number = start?.integer ?? 1
                for index in file.indices {
                    put(.number(ExactNumber(number)), attribute, in: &file[index])
                    number = number &+ step
                }
            }
        case .sequence(_, _, let steps?)?: follow(steps.moment, in: &file, rule)
        case .sorted?: file = sorted(file, by: rule)
        case .exists(nil, let columns)?:
            for index in file.indices {
                guard let other = file.randomElement(using: &generator) else { continue }
                for (attribute, column) in zip(rule.attributes, columns) {
                    ObjectPath.set(
                        attribute.split(separator: ".").map(String.init)[...], ObjectPath.value(column, in: other),
                        in: &file[index])
                }
            }
        case .distinct(let least, let most)?:
            file = distinct(file, by: rule, least, most, using: &generator)
        case .unique?:
            // Where an attribute has few values of its own, those that follow a pattern are numbered.
            guard rule.attributes.count == 1, let attribute = rule.attributes.first else { return }
            var known: Set<DataValue> = []
            for index in file.indices {
                guard let value = ObjectPath.value(attribute, in: file[index]), !value.isEmpty,
                    !known.insert(value).inserted
                else { continue }
                for variant in variants(of: value, index) {
                    var changed = file[index]
                    put(variant, attribute, in: &changed)
                    guard !known.contains(variant), records.judge.findings(in: changed)?.isEmpty ?? false else {
                        continue
                    }
                    known.insert(variant)
                    file[index] = changed
                    break
                }
            }
        default: break
        }
    }

    /// Records with as many different values as a rule asks for, made anew where some are too many or missing.
    private func distinct(
        _ file: [DataObject], by rule: SampleRule, _ min: Int?, _ max: Int?, using generator: inout SeededGenerator
    ) -> [DataObject] {
        let least = Swift.min(min ?? 0, file.count)
        let most = Swift.max(least, max ?? Int.max)
        func values(_ object: DataObject) -> [DataValue] {
            rule.attributes.map { ObjectPath.value($0, in: object) ?? .null }
        }
        // A value that is empty is not counted.
        func isCounted(_ object: DataObject) -> Bool { !values(object).contains { $0.isEmpty } }
        var kinds: [[DataValue]: [DataObject]] = [:]
        var order: [[DataValue]] = []
        func note(_ object: DataObject) {
            guard isCounted(object) else { return }
            let key = values(object)
            if kinds[key] == nil { order.append(key) }
            kinds[key, default: []].append(object)
        }
        for object in file { note(object) }
        var tries = 0
        while order.count < least, tries < Self.mostTries {
            tries += 1
            if let object = records.validObject(using: &generator) { note(object) }
        }
        guard order.count > 0, Set(file.filter(isCounted).map(values)).count < least || order.count > most else {
            return file
        }
        let kept = Array(order.prefix(most))
        // One of each first, then what there is of them, again if need be.
        let firsts = kept.prefix(file.count).compactMap { kinds[$0]?.first }
        let others = file.filter { !isCounted($0) || kept.contains(values($0)) }
        var made = firsts
        var next = 0
        while made.count < file.count, next < 2 * file.count {
            let key = kept[next % kept.count]
            if next < others.count {
                made.append(others[next])
            } else if let object = kinds[key]?.first {
                made.append(object)
            }
            next += 1
        }
        return made.shuffled(using: &generator)
    }

    /// Values like another one, for the record with a number.
    private func variants(of value: DataValue, _ index: Int) -> [DataValue] {
        let plain: [DataValue]
        switch value {
        case .number(let number):
            let decimal = DecimalFactor.few(number)
            plain = [index, -index, 1000 + index].compactMap { offset in
                decimal.flatMap { $0.adding(DecimalFactor(offset)) }?.number.map(
                    DataValue.number)
            }
        case .string(let text), .untyped(let text):
            let digits = String(index)
            var texts = [text + digits, String(text.dropLast(digits.count)) + digits]
            if let at = text.firstIndex(of: "@") { texts.append(text[..<at] + digits + text[at...]) }
            if let number = Int(text) { texts.append(String(number &+ index)) }
            texts += NearMisses.of(text, atMost: 60)
            plain = texts.map(DataValue.string)
        default: plain = []
        }
        return plain.compactMap { form.value($0, separator: nil) }
    }

    private func put(_ value: DataValue, _ attribute: String, in object: inout DataObject) {
        guard let value = form.value(value, separator: nil) else { return }
        ObjectPath.set(attribute.split(separator: ".").map(String.init)[...], value, in: &object)
    }

    /// Gives each record the date that the rule expects behind those before it.
    private func follow(_ moment: MomentConstraint, in file: inout [DataObject], _ rule: SampleRule) {
        guard let validator = validator(of: rule) else { return }
        for last in file.indices {
            // Those before it tell on which day of the month the dates are, which the shortest month or a leap year hides.
            let first = max(0, last - 12)
            let result = try? validator.validate(records: file[first...last].map(DataValue.object))
            for violation in result?.violations ?? [] where violation.path.components.first == .index(last - first) {
                guard let expected = violation.parameters["expected"]?.text else { continue }
                // Where values have no whole date, what is expected is spelled as they are.
                let text = DateMaker.text(expected, as: moment) ?? expected
                for attribute in rule.attributes { put(.string(text), attribute, in: &file[last]) }
            }
        }
    }

    /// Gives each record a value that suits a comparison with the record before it.
    func suit(_ file: inout [DataObject], toRecordsBefore rule: SampleRule) {
        guard let validator = validator(of: rule) else { return }
        for index in file.indices.dropFirst() {
            let before = file[index - 1]
            func passes(_ object: DataObject) -> Bool {
                let result = try? validator.validate(records: [.object(before), .object(object)])
                return result?.violations.isEmpty ?? false
            }
            if passes(file[index]) { continue }
            var seen = file[index]
            seen[RuleIntrospection.recordBefore] = .object(before)
            let changes = rule.attributes.flatMap { attribute in
                AttributeSolver.values(of: attribute, by: rule, in: seen).map { (attribute, $0) }
            }
            for (attribute, value) in changes {
                var changed = file[index]
                put(value, attribute, in: &changed)
                if passes(changed), records.judge.findings(in: changed)?.isEmpty ?? false {
                    file[index] = changed
                    break
                }
            }
        }
    }

    /// Judges by one rule alone.
    private func validator(of rule: SampleRule) -> RecordValidator? {
        guard let document = try? marked.document(of: [.object(rule.data)]) else { return nil }
        return document.validator(inAny: judging?.scenario ?? .default)
    }

    /// The records in the order that a rule asks for, found by asking the rule about two at a time.
    private func sorted(_ file: [DataObject], by rule: SampleRule) -> [DataObject] {
        guard let validator = validator(of: rule) else { return file }
        return file.sorted { left, right in
            let reversed = try? validator.validate(records: [.object(right), .object(left)])
            let kept = try? validator.validate(records: [.object(left), .object(right)])
            return !(reversed?.violations.isEmpty ?? true) && kept?.violations.isEmpty ?? false
        }
    }
}

extension AcrossConstraint {
    /// When records are made to suit it: numbers and keys last, since they follow from the order and from the other records.
    var turn: Int {
        switch self {
        case .distinct: 0
        case .unique: 1
        case .sorted: 2
        case .sequence: 3
        case .exists: 4
        }
    }

    /// Whether its values follow from the other records.
    var followsOthers: Bool {
        switch self {
        case .sequence, .exists: true
        case .unique, .sorted, .distinct: false
        }
    }

    /// Whether it puts values in an order.
    var ordersValues: Bool {
        switch self {
        case .sorted, .sequence: true
        case .unique, .exists, .distinct: false
        }
    }
}
