extension Report {
    /// Keeps the value of an attribute in the violations from an index on that are about it as a whole, for those who may
    /// show it.
    ///
    /// - Parameter parts: What is sensitive inside of the value.
    mutating func keep(_ value: borrowing FieldValue, from start: Int, hiding parts: SensitiveParts) {
        guard keepsValues, value.kind != .missing else { return }
        let data = parts.masked(value.data)
        for index in violations.indices.dropFirst(start) where violations[index].path.isEmpty {
            violations[index].wording.judged =
                violations[index].wording.judged?.keeping(data) ?? JudgedValue(data)
        }
    }
}
