/// The records of a calling code, the main one first: those of the library with what an app has replaced, then those that an
/// app has added.
struct PhoneRecords {
    private let code: Int
    private let own: [PhoneRegionTable]
    /// Where the next place of the library's list is, and how many there are.
    private var at = 0
    private var left = 0
    private var ownPlace = 0

    @inline(never)
    init(_ code: Int, _ own: [PhoneRegionTable]) {
        self.code = code
        self.own = own
        guard 1...999 ~= code else { return }
        let any = PhoneRecord(place: 0)
        let list = any.two(PhoneTables.callingCodes + 2 * code)
        guard list != 0 else { return }
        at = PhoneTables.regionLists + list + 1
        left = Int(any.table[at - 1])
    }

    @inline(never)
    mutating func next() -> PhoneRecord? {
        while left > 0 {
            left -= 1
            at += 2
            let record = replaced(PhoneRecord(place: PhoneRecord(place: 0).two(at - 2)))
            if record.callingCode == code { return record }
        }
        while ownPlace < own.count {
            ownPlace += 1
            let record = own[ownPlace - 1].record
            if record.callingCode == code, !isListed(record.region) { return record }
        }
        return nil
    }

    /// The record that takes the place of one of the library.
    private func replaced(_ record: PhoneRecord) -> PhoneRecord {
        for table in own {
            let other = table.record
            guard other.region == record.region else { continue }
            if other.region != .world || other.callingCode == record.callingCode { return other }
        }
        return record
    }

    /// Whether the library lists a region for the calling code.
    private func isListed(_ region: PhoneRegion) -> Bool {
        var records = PhoneRecords(code, [])
        while let record = records.next() { if record.region == region { return true } }
        return false
    }
}
