/// Refuses the members of records that no rule names: `closed`.
struct ClosedRecords: Sendable {
    /// What violations call the rule.
    static let rule = "closed"
    /// The keys of its messages.
    static let messageKeys = ["attribute.unknown", "attribute.unknown/suggestion"]
    /// So many members of an object are compared with names that may have been meant.
    fileprivate static let mostSuggestions = 20

    /// The words of the document.
    private let origin: DocumentOrigin

    /// - Parameter messages: Messages for every rule of the document.
    init(_ messages: DocumentMessages) { origin = DocumentOrigin(at: nil, messages, defaults: [:]) }

    /// The objects that have rules for all of their members, or are closed by a rule of their own.
    static func members(of steps: [RuleStep]) -> ClosedMembers {
        ClosedMembers(open: Set(steps.filter { $0.judgesMembers }.flatMap { $0.slots }))
    }

    fileprivate func violation(_ name: String, at path: FieldPath, among known: [String]) -> Violation {
        var violation = Violation.unknown(attribute: name, among: known)
        violation.path = path.appending(name)
        violation.rule = Self.rule
        violation.wording.isBound = true
        origin.addWords(to: &violation.wording)
        return violation
    }
}

extension RuleStep {
    /// Whether it says something of all members of an object.
    fileprivate var judgesMembers: Bool {
        switch action {
        case .nested, .entries: true
        case .check, .filter, .rewrite, .each, .alternatives, .allOrNone, .nothing: false
        }
    }
}

extension ModelCheck {
    /// Refuses the members of a record that no rule names.
    ///
    /// Who asks for some attributes alone asks for none that has no rule.
    @inline(never)
    mutating func refuseOtherMembers(of record: inout Record, _ closed: ClosedRecords) {
        guard isWhole, !isStopped, !isTidying, !isAsking else { return }
        let layout = record.layout
        if !record.otherMembers.isEmpty {
            let missing = layout.slots.indices.filter {
                layout.slots[$0].parent == nil && !layout.slots[$0].name.isEmpty && record.isMissing($0)
            }
            let names = missing.flatMap { layout.columns(of: $0) }
            for (index, name) in record.otherMembers.enumerated() where !isStopped {
                let near = index < ClosedRecords.mostSuggestions ? names : []
                refuse(closed.violation(name, at: FieldPath(), among: near))
            }
        }
        for (slot, ways) in layout.closedParts ?? [] {
            record.prepare(slot)
            guard case .object(let object) = record.field(slot).container else { continue }
            refuseOtherMembers(
                of: object, at: layout.slots[slot].path, ways, isSensitive: layout.slots[slot].label.isSensitive, closed
            )
        }
    }

    private mutating func refuseOtherMembers(
        of object: DataObject, at path: FieldPath, _ ways: [Way], isSensitive: Bool, _ closed: ClosedRecords
    ) {
        var known: [String]?
        var count = 0
        for (name, value) in object.members where !isStopped {
            let inside = ways.compactMap { $0.behind(name) }
            if inside.isEmpty {
                let names = known ?? Set(ways.compactMap { $0.path.first }).filter { object[$0] == nil }.sorted()
                known = names
                var violation = closed.violation(
                    name, at: path, among: count < ClosedRecords.mostSuggestions ? names : [])
                if isSensitive { violation.conceal() }
                refuse(violation)
                count += 1
            } else if case .object(let object) = value, Way.leadInside(inside) {
                refuseOtherMembers(
                    of: object, at: path.appending(name), inside.filter { !$0.path.isEmpty }, isSensitive: isSensitive,
                    closed)
            }
        }
    }

    /// Adds a violation whose path is complete, and hands it out if it may be one of very many.
    private mutating func refuse(_ violation: Violation) {
        let start = report.violations.count
        report.add(violation)
        if isObserved { tellObserverOfRecord(from: start) }
        noteOtherError()
        if let outlet = report.outlet { report.handOut(to: outlet) }
    }
}
