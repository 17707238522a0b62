/// What a document asks of a file as a whole, apart from its rules.
package struct FileRules: Sendable {
    /// How many records there are to be at least.
    var fewest: Int?
    /// How many records there may be.
    var most: Int?
    /// What is asked of the columns.
    package var columns: ColumnRules?
    /// Whether `columns` says so, and not `closed`, which is for any records.
    package var statesColumns = false
    private let messages: DocumentMessages

    init(_ messages: DocumentMessages) { self.messages = messages }

    /// A violation about the file as a whole.
    @inline(never)
    func violation(
        _ code: ViolationCode, _ rule: String, _ parameters: Parameters, wording: String? = nil
    ) -> Violation {
        var violation = Violation(code, parameters, severity: .error, wording: wording)
        violation.rule = rule
        violation.wording.isBound = true
        DocumentOrigin(at: nil, messages, defaults: FileMessages.messages).addWords(to: &violation.wording)
        return violation
    }

    /// Whether something is asked of the number of records.
    package var limitsRecords: Bool { fewest != nil || most != nil }

    /// Whether anything is asked of the file.
    var saysSomething: Bool { limitsRecords || columns != nil }

    /// What is wrong with a number of records.
    package func violations(ofRecordCount count: Int) -> [Violation] {
        guard let fault = RecordCountFault(of: count, fewest: fewest, most: most) else { return [] }
        return [violation(fault.code, RecordCountFault.rule, fault.parameters)]
    }
}

/// That there are too few records, or too many.
struct RecordCountFault {
    /// The rule that asks for a number of records.
    static let rule = "records"

    let code: ViolationCode
    let parameters: Parameters

    /// Creates the fault, or `nil` for a number that is as it should be.
    init?(of count: Int, fewest: Int?, most: Int?) {
        if let fewest, count < fewest {
            code = "records.tooFew"
        } else if let most, count > most {
            code = "records.tooMany"
        } else {
            return nil
        }
        var parameters = Parameters.limits(min: fewest, max: most)
        parameters["count"] = .number(ExactNumber(count))
        self.parameters = parameters
    }
}
