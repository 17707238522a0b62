extension RecordValidator {
    /// Judges records one after another, and what lies between them: rules such as `unique`, and what the document asks of
    /// all of them together.
    ///
    /// ```swift
    /// let result = try document.validator().validate(records: [["id": 1], ["id": 2], ["id": 1]])
    /// ```
    ///
    /// - Parameters:
    ///   - records: Objects; anything else is a violation with the code `record.malformed`.
    ///   - limit: How many violations to collect at most, of all records together.
    /// - Returns: What is wrong, with the number of the record in front of each path: `[2].id`. What is known only after the
    ///   last record, and what is wrong with all of them together, comes last.
    /// - Throws: What kept a file from being read that a rule names.
    public func validate(records: some Sequence<DataValue>, limit: Int = .max) throws(ReadingError) -> ValidationResult
    {
        var walk = RecordWalk(plan, scenario: scenario, limit: limit)
        var meant = 0
        for value in records {
            walk.begin()
            if case .object(let object) = value {
                walk.record.fill(from: object)
                if plan.leavesOut(&walk.record) { continue }
                walk.judge()
            } else {
                walk.refuse(.notObject)
            }
            meant += 1
            if walk.isFinished { return walk.result }
        }
        try walk.finish()
        walk.add(document.fileRules.violations(ofRecordCount: meant))
        return walk.result
    }
}

extension Record {
    /// The attributes as an object, by the names of their columns; those that are missing are left out.
    package var object: DataObject {
        mutating get {
            var object = DataObject()
            for index in layout.slots.indices
            where layout.slots[index].parent == nil && !layout.slots[index].name.isEmpty {
                prepare(index)
                let field = field(index)
                if field.kind != .missing { object[layout.column(of: index)] = field.data }
            }
            return object
        }
    }
}
