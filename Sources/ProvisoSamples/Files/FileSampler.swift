import ProvisoCore

/// Makes files: records that pass together, and small files in which just one thing is wrong between the records.
struct FileSampler {
    /// A file that fails has at most so many records.
    static let most = 1000
    /// So many records are judged in the files that are tried for one thing.
    private static let work = 20_000
    /// So many records are made to find values that differ.
    private static let mostTries = 400

    let targets: [FileTarget]
    private let document: RuleDocument
    private let marked: MarkedRules
    private let records: ObjectSampler
    private let judging: RecordValidator?
    private let form: SampleForm
    private let across: [SampleRule]
    private let fewest: Int

    init(
        _ document: RuleDocument, _ marked: MarkedRules, _ records: ObjectSampler, _ scenario: Scenario,
        _ form: SampleForm
    ) {
        self.document = document
        self.marked = marked
        self.records = records
        self.form = form
        judging = (try? marked.document())?.validator(inAny: scenario)
        across = marked.rules.filter { $0.looksAcrossRecords && $0.isActive(in: scenario) }
        fewest = document.recordLimits.fewest ?? 0
        targets = FileTarget.targets(of: marked, document, in: scenario)
    }

    private func findings(in file: [DataObject]) -> [RuleFinding]? {
        guard let result = try? judging?.validate(records: file.map(DataValue.object)) else { return nil }
        return result.violations.map(RuleFinding.init(inFile:))
    }

    /// The record as the first of a file, where just one thing is wrong with it too; `nil` where another one is.
    func alone(_ object: DataObject, breaking code: String, using generator: inout SeededGenerator) -> DataObject? {
        if across.isEmpty { return object }
        var file = [object]
        // What is wrong with it must stay.
        for changes in [false, true] {
            if changes {
                for rule in across where rule.across?.followsOthers ?? false {
                    suit(&file, to: rule, using: &generator)
                }
            }
            guard let result = try? judging?.validate(records: file.map(DataValue.object)) else { return nil }
            // That there are few records is said of the file.
            let found = result.violations.filter { if case .index? = $0.path.components.first { true } else { false } }
            if found.count == 1, found[0].code.rawValue == code { return file[0] }
        }
        return nil
    }

    // MARK: Valid files

    /// Records that pass together.
    ///
    /// - Returns: So many, or fewer where no more were found.
    func validFile(_ count: Int, using generator: inout SeededGenerator) -> [DataObject] {
        var file: [DataObject] = []
        guard count > 0 else { return [] }
        guard !across.isEmpty else {
            var misses = 0
            while file.count < count, misses < 4 {
                if let object = records.validObject(using: &generator) { file.append(object) } else { misses += 1 }
            }
            return file
        }
        // Some are left out each time, since they stand in the way of others.
        for _ in 0..<8 where file.count < count {
            var misses = 0
            while file.count < count, misses < 4 {
                if let object = records.validObject(using: &generator) { file.append(object) } else { misses += 1 }
            }
            file = joined(file, using: &generator)
            if misses == 4 { break }
        }
        return file
    }

    /// The records as the rules between them ask for, without those that still break one.
    private func joined(_ file: [DataObject], using generator: inout SeededGenerator) -> [DataObject] {
        var file = file
        // Numbers and keys last: they follow from the order and from the other records.
        let rules = across.sorted { ($0.across?.turn ?? 0, $0.number) < ($1.across?.turn ?? 0, $1.number) }
        for rule in rules { suit(&file, to: rule, using: &generator) }
        for _ in 0..<file.count {
            guard let result = try? judging?.validate(records: file.map(DataValue.object)) else { return [] }
            var wrong = Set(
                result.violations.compactMap { violation -> Int? in
                    if case .index(let index)? = violation.path.components.first { index } else { nil }
                })
            if wrong.isEmpty {
                // What is wrong with the file as a whole may be corrected by fewer records, or by more.
                guard result.violations.contains(where: { $0.code.rawValue == "distinct.tooMany" }) else { return file }
                wrong = [file.count - 1]
            }
            file = file.enumerated().filter { !wrong.contains($0.offset) }.map(\.element)
            for rule in rules where rule.across?.followsOthers ?? false {
                suit(&file, to: rule, using: &generator)
            }
            if file.isEmpty { return [] }
        }
        return file
    }

    private func suit(_ file: inout [DataObject], to rule: SampleRule, using generator: inout SeededGenerator) {
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
        func isCounted(_ object: DataObject) -> Bool { !values(object).contains(where: \.isEmpty) }
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
            let decimal = SmallDecimal(number)
            plain = [index, -index, 1000 + index].compactMap { offset in
                decimal.flatMap { SmallDecimal.sum($0, SmallDecimal(digits: offset, exponent: 0)) }?.number.map(
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
                guard let expected = violation.parameters["expected"]?.text,
                    let text = DateMaker.text(expected, as: moment)
                else { continue }
                for attribute in rule.attributes { put(.string(text), attribute, in: &file[last]) }
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

    // MARK: Files that fail

    /// A small file in which just one thing is wrong.
    func file(breaking target: FileTarget, using generator: inout SeededGenerator) -> [DataObject]? {
        if target.type == "columns" { return nil }
        let base = validFile(max(4, min(fewest, Self.most)), using: &generator)
        var judged = 0
        func isJust(_ file: [DataObject]) -> Bool {
            judged += file.count + 1
            guard judged <= Self.work, let found = findings(in: file), found.count == 1 else { return false }
            return found[0].code == target.code && (target.rule == nil || found[0].rule == target.rule?.number)
        }
        if let found = smaller(base, isJust) ?? changed(base, target, isJust) { return found }
        if let found = longer(base, target, isJust, using: &generator) { return found }
        return nil
    }

    private func smaller(_ base: [DataObject], _ isJust: ([DataObject]) -> Bool) -> [DataObject]? {
        for count in 0...base.count where isJust(Array(base.prefix(count))) { return Array(base.prefix(count)) }
        for index in base.indices {
            var file = base
            file.remove(at: index)
            if isJust(file) { return file }
        }
        return nil
    }

    private func changed(
        _ base: [DataObject], _ target: FileTarget, _ isJust: ([DataObject]) -> Bool
    ) -> [DataObject]? {
        var attributes = target.rule?.attributes ?? []
        if case .exists(_, let columns)? = target.rule?.across { attributes += columns }
        for last in base.indices.reversed() {
            for first in base.indices where first != last {
                // The values of another record; then the whole record; then both in each other's place.
                var file = base
                for attribute in target.rule?.attributes ?? [] {
                    ObjectPath.set(
                        attribute.split(separator: ".").map(String.init)[...],
                        ObjectPath.value(attribute, in: base[first]),
                        in: &file[last])
                }
                if isJust(file) { return file }
                file[last] = base[first]
                if isJust(file) { return file }
                file = base
                file.swapAt(first, last)
                if isJust(file) { return file }
            }
        }
        let pools = attributes.flatMap { attribute -> [(String, DataValue?)] in
            guard let leaf = records.leaves.first(where: { $0.name == attribute }) else { return [] }
            return (leaf.pool.passing.prefix(24) + ValueProposals.kinds.map { form.value($0, separator: nil) }).map {
                (attribute, $0)
            }
        }
        for index in base.indices.reversed() {
            let own = attributes.flatMap { attribute in
                (ObjectPath.value(attribute, in: base[index]).map(Nudges.of) ?? []).map { (attribute, Optional($0)) }
            }
            for (attribute, value) in own + pools {
                var file = base
                let value = value.flatMap { form.value($0, separator: nil) }
                ObjectPath.set(attribute.split(separator: ".").map(String.init)[...], value, in: &file[index])
                if isJust(file) { return file }
            }
        }
        return nil
    }

    /// Longer files, until there are too many records or values.
    private func longer(
        _ base: [DataObject], _ target: FileTarget, _ isJust: ([DataObject]) -> Bool,
        using generator: inout SeededGenerator
    ) -> [DataObject]? {
        let count: Int
        if target.code == "records.tooMany", let most = document.recordLimits.most {
            count = min(most, Self.most) + 1
        } else if target.code == "distinct.tooMany" {
            var most = Self.most
            if case .distinct(_, let max?)? = target.rule?.across { most = min(max, most) }
            count = most + 1
        } else {
            return nil
        }
        guard count <= Self.most else { return nil }
        var file = base
        if target.code == "records.tooMany" {
            file = validFile(count, using: &generator)
            return isJust(file) ? file : nil
        }
        // Different values one after another.
        let attribute = target.attribute
        let values =
            records.leaves.first { $0.name == attribute }?.pool.passing.compactMap(\.self).filter { !$0.isEmpty } ?? []
        while file.count < max(count, base.count) { file += validFile(1, using: &generator) }
        var known: Set<DataValue> = []
        for (index, value) in values.filter({ known.insert($0).inserted }).prefix(file.count).enumerated() {
            ObjectPath.set(attribute.split(separator: ".").map(String.init)[...], value, in: &file[index])
        }
        if isJust(file) { return file }
        file = Array(file.prefix(count))
        return isJust(file) ? file : nil
    }
}

extension AcrossConstraint {
    /// When records are made to suit it: numbers and keys last, since they follow from the order and from the other records.
    fileprivate var turn: Int {
        switch self {
        case .distinct: 0
        case .unique: 1
        case .sorted: 2
        case .sequence: 3
        case .exists: 4
        }
    }

    /// Whether its values follow from the other records.
    fileprivate var followsOthers: Bool {
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
