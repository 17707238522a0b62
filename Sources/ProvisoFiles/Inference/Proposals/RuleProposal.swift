public import ProvisoCore

/// A rule document that was proposed from data, with how far the data keeps to each rule.
public struct RuleProposal: Sendable {
    /// The files that it was proposed from.
    public let files: [String]
    /// How many records they have.
    public let records: Int
    /// The attributes, in the order of the columns.
    public internal(set) var attributes: [InferredAttribute]
    /// Whether the attributes are columns, which the proposal then names.
    public internal(set) var isOfColumns = false
    /// The columns that were not looked into, since there are too many or a document cannot name them.
    public internal(set) var columnsLeftOut: [String] = []
    /// Whether there are further ones.
    public internal(set) var hasMoreColumns = false
    /// What was found that is no rule's: records that cannot be read.
    public internal(set) var unreadableRecords = 0
    /// What was probably meant about how the files are read, each on one line.
    public internal(set) var warnings: [String] = []
    /// What is known of the columns when what stands for nothing is left out, by name.
    private var profiles: [String: ColumnProfile] = [:]

    /// The columns in which texts stand for nothing: what is known of them changes when these are left out.
    var columnsWithMissing: Set<String> {
        Set(attributes.filter { !$0.missing.isEmpty }.map { $0.column ?? $0.name })
    }

    init(files: [String], records: Int, attributes: [InferredAttribute]) {
        (self.files, self.records, self.attributes) = (files, records, attributes)
    }

    /// The document without comments.
    public var data: DataValue {
        // What is said of an attribute without a rule would be a mistake.
        .object(data(of: attributes.indices, describing: described) { attributes[$0].rules.map(\.data) })
    }

    /// What the document says of the attributes that have rules.
    var described: DataObject { description(of: attributes.filter { !$0.rules.isEmpty }) }

    /// What a document says of attributes beside rules. Elements of a list have their markers from the list.
    private func description(of attributes: [InferredAttribute]) -> DataObject {
        var members = DataObject()
        for attribute in attributes {
            guard let data = attribute.data else { continue }
            let name = isOfColumns ? attribute.name : attribute.name.replacing("[]", with: "")
            guard case .object(var known)? = members[name], case .array(let markers)? = known["missing"],
                case .array(let others)? = data["missing"]
            else {
                members[name] = data
                continue
            }
            known["missing"] = .array(markers + others.filter { !markers.contains($0) })
            members[name] = .object(known)
        }
        return members
    }

    /// A document for some of the attributes, by their positions.
    ///
    /// - Parameters:
    ///   - described: What is said of attributes beside rules; of all by default.
    ///   - eachByItself: Whether the attribute's rules for elements run also where another rule for the same list has failed, so
    ///     that a check counts what each of them finds.
    ///   - rules: What is asked of an attribute: its rules, and what else is to be looked at behind them.
    func data(
        of positions: some Sequence<Int>, describing described: DataObject? = nil, eachByItself: Bool = false,
        rules: (Int) -> [DataValue]
    ) -> DataObject {
        var document = DataObject()
        if let columns { document["columns"] = columns }
        let members = described ?? description(of: attributes)
        if !members.isEmpty { document["attributes"] = .object(members) }
        document["rules"] = .array(
            positions.flatMap { position in
                rules(position).enumerated().flatMap { index, rule in
                    RuleWay.entries(
                        attributes[position].name, areColumns: isOfColumns,
                        eachByItself: eachByItself && index < attributes[position].rules.count, [rule])
                }
            })
        return document
    }

    /// What the document says of columns; `nil` where there are none, or not all are known.
    var columns: DataValue? {
        guard isOfColumns else { return nil }
        // Of several files some may lack a column.
        let common = attributes.filter { attribute in profile(of: attribute).map { $0.values >= records } ?? true }
        let names = Set(common.map(\.name))
        func list(_ attributes: [InferredAttribute]) -> DataValue {
            .array(attributes.map { .string($0.column ?? $0.name) })
        }
        var columns: DataObject = common.isEmpty ? [:] : ["required": list(common)]
        if common.count < attributes.count {
            columns["optional"] = list(attributes.filter { !names.contains($0.name) })
        }
        if columnsLeftOut.isEmpty, !hasMoreColumns { columns["closed"] = true }
        return .object(columns)
    }

    /// What is known of the values of an attribute.
    func profile(of attribute: InferredAttribute) -> ColumnProfile? { profiles[attribute.column ?? attribute.name] }

    /// Takes up what is known of columns.
    mutating func note(_ profile: DataProfile) {
        for column in profile.columns { profiles[column.name] = column }
    }

    /// Takes up what a check with the proposal found.
    mutating func note(_ summary: CheckSummary) {
        if let profile = summary.profiles.first { note(profile) }
        var kinds: [String: [ViolationKind]] = [:]
        for kind in summary.kinds { kinds[kind.path + "\n" + kind.rule, default: []].append(kind) }
        for position in attributes.indices {
            let profile = profile(of: attributes[position])
            for index in attributes[position].rules.indices {
                let rule = attributes[position].rules[index]
                let found = kinds.removeValue(forKey: attributes[position].name + "\n" + rule.name) ?? []
                let nearMisses = nearMisses(found)
                let first = found.min { (order($0.file), $0.line) < (order($1.file), $1.line) }
                let all = attributes[position].name.contains("[]") ? profile?.values ?? 0 : records
                attributes[position].rules[index].values =
                    rule.isOfRecords
                    ? all : profile.map { $0.values - $0.count(of: .empty) } ?? 0
                attributes[position].rules[index].exceptions = found.reduce(0) { $0 + $1.violations }
                attributes[position].rules[index].firstFile = first?.file ?? ""
                attributes[position].rules[index].firstLine = first?.line ?? 0
                attributes[position].rules[index].nearMisses = nearMisses
            }
        }
        for (key, found) in kinds where noteTypes(found) { kinds[key] = nil }
        unreadableRecords = kinds.values.joined().reduce(0) { $0 + $1.violations }
    }

    /// Takes up values that are no lists or objects where rules for their elements or members are: these are exceptions to the
    /// first of the rules, since the others are skipped then. A check of the proposal runs each by itself, and each has found them.
    ///
    /// - Returns: Whether there is such a rule.
    private mutating func noteTypes(_ kinds: [ViolationKind]) -> Bool {
        guard let kind = kinds.first, [RuleName.each, RuleName.nested].contains(kind.rule) else { return false }
        let way = kind.path + (kind.rule == RuleName.each ? "[]" : ".")
        guard let position = attributes.firstIndex(where: { $0.name.hasPrefix(way) && !$0.rules.isEmpty }) else {
            return false
        }
        let rules = attributes.reduce(0) { $0 + ($1.name.hasPrefix(way) ? $1.rules.count : 0) }
        let count = kinds.reduce(0) { $0 + $1.violations } / rules
        var rule = attributes[position].rules[0]
        let hasOthers = rule.exceptions > 0
        rule.values += count
        rule.exceptions += count
        if let first = kinds.min(by: { (order($0.file), $0.line) < (order($1.file), $1.line) }),
            !hasOthers || (order(first.file), first.line) < (order(rule.firstFile), rule.firstLine)
        {
            (rule.firstFile, rule.firstLine) = (first.file, first.line)
        }
        attributes[position].rules[0] = rule
        return true
    }

    /// The first places where values stand that do not keep a rule, each once.
    private func nearMisses(_ kinds: [ViolationKind]) -> [InferredRule.NearMiss] {
        var seen: Set<InferredRule.NearMiss> = []
        let all = kinds.flatMap(\.samples).sorted { (order($0.file), $0.line) < (order($1.file), $1.line) }
            .map { sample in
                let isReason = !sample.message.isEmpty && !sample.message.contains("{")
                return InferredRule.NearMiss(
                    file: sample.file, line: sample.line, reason: isReason ? sample.message : nil)
            }
        return Array(all.filter { seen.insert($0).inserted }.prefix(InferenceLimits.mostNearMisses))
    }

    private func order(_ file: String) -> Int { files.firstIndex(of: file) ?? 0 }

    /// Leaves out the rules that too few values keep; one with limits first loses these.
    ///
    /// - Returns: Whether the data has to be looked at again: for a rule without its limits, and for those behind a rule that was left
    ///   out. What was found of all others stands.
    mutating func dropWeakRules(_ limits: InferenceLimits) -> Bool {
        var changesOthers = false
        for position in attributes.indices {
            var kept: [InferredRule] = []
            var hasDropped = false
            for rule in attributes[position].rules {
                if rule.values == 0 || limits.isKept(rule, by: rule.values - rule.exceptions) {
                    kept.append(rule)
                    if hasDropped { changesOthers = true }
                    continue
                }
                hasDropped = true
                // What is no list is an exception to the first rule for its elements, whatever attribute that is of.
                if attributes[position].name.contains("[]") { changesOthers = true }
                guard let wider = rule.withoutLimits else { continue }
                kept.append(wider)
                changesOthers = true
            }
            attributes[position].rules = kept
        }
        // A document needs a rule.
        return changesOthers || attributes.allSatisfy { $0.rules.isEmpty }
    }
}
