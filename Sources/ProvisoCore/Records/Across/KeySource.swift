/// What takes keys from the records themselves, in which others look them up.
protocol KeySource: AnyObject, Sendable {
    /// Takes the key of a record, which is as the filters left it.
    func note(_ record: inout Record, among records: AcrossRecords)
}
