extension PhoneNumber {
    /// The region that the number belongs to.
    ///
    /// Where regions share a calling code, as those of +1 do, their patterns decide: a number that no region has is in none.
    ///
    /// - Returns: ``PhoneRegion/world`` for a calling code of no region, such as +800.
    public func region(metadata: PhoneMetadata = .standard) -> PhoneRegion? {
        record(metadata)?.region
    }

    /// Whether the number has a length that numbers of its calling code have, and if not, why.
    public func possibility(metadata: PhoneMetadata = .standard) -> PhonePossibility {
        metadata.main(ofCallingCode: callingCode)?.possibility(ofLength: digits.count) ?? .unknownCallingCode
    }

    /// Whether the number has a length that numbers of its calling code have, also one that can be dialled only within an
    /// area.
    public func isPossible(metadata: PhoneMetadata = .standard) -> Bool {
        switch possibility(metadata: metadata) {
        case .possible, .possibleLocally: true
        default: false
        }
    }

    /// Whether the numbering plan of its region has the number. Whether it is in use, only a call can tell.
    public func isValid(metadata: PhoneMetadata = .standard) -> Bool {
        type(metadata: metadata) != nil
    }

    /// Whether the number is valid, and of a region.
    ///
    /// Regions with a common calling code are distinguished: a number of Canada is not valid for the United States.
    public func isValid(for region: PhoneRegion, metadata: PhoneMetadata = .standard) -> Bool {
        let record = region == .world ? metadata.main(ofCallingCode: callingCode) : metadata.record(of: region)
        guard let record, record.region == region, record.callingCode == callingCode else { return false }
        return type(record) != nil
    }

    /// What the number is for; `nil` where it is not valid.
    public func type(metadata: PhoneMetadata = .standard) -> PhoneNumberType? {
        record(metadata).flatMap { type($0) }
    }

    /// What the number is for in a region.
    func type(_ record: PhoneRecord) -> PhoneNumberType? {
        guard record.lengths == 0 || record.lengths >> digits.count & 1 != 0 else { return nil }
        return PhoneNumberType(accepted: digits.withBytes { record.accepted(by: record.types, $0) })
    }

    /// The record of the region that the number belongs to.
    func record(_ metadata: PhoneMetadata) -> PhoneRecord? {
        var records = metadata.records(ofCallingCode: callingCode)
        let main = records.next()
        // A calling code of one region alone is always that region's.
        guard records.next() != nil else { return main }
        records = metadata.records(ofCallingCode: callingCode)
        return digits.withBytes { bytes in
            while let record = records.next() {
                let leading = record.leadingDigits
                if leading != 0 ? record.begins(bytes, with: leading) : type(record) != nil { return record }
            }
            return nil
        }
    }
}
