/// What is known of the telephone numbers of all regions.
///
/// The metadata of the library is that of libphonenumber (``version``). Numbering plans change often: an app that must know
/// of a change before its next release adds the region itself, or replaces it, with a ``PhoneRegionRules``.
///
/// ```swift
/// var metadata = PhoneMetadata.standard
/// try metadata.set(rules)      // read from a server, say
/// let number = try PhoneNumber("+383 43 201 234", metadata: metadata)
/// ```
public struct PhoneMetadata: Sendable, Hashable {
    /// What an app has added or replaced, in the order in which it did.
    private(set) var own: [PhoneRegionTable] = []

    private init() {}

    /// The metadata of the library.
    public static let standard = PhoneMetadata()

    /// The release of libphonenumber's metadata, such as `9.0.43`.
    public static var version: String {
        String(
            decoding: UnsafeBufferPointer(
                start: PhoneTables.version.utf8Start, count: PhoneTables.version.utf8CodeUnitCount), as: UTF8.self)
    }

    /// Adds a region, or replaces what is known of it.
    ///
    /// - Throws: ``PhoneRulesError`` where a pattern cannot be read.
    public mutating func set(_ rules: PhoneRegionRules) throws(PhoneRulesError) {
        let table = try PhoneRegionTable(rules)
        own.removeAll { $0.rules.region == rules.region && $0.rules.callingCode == rules.callingCode }
        own.append(table)
    }

    /// All regions with telephone numbers, sorted by their codes; ``PhoneRegion/world`` is not among them.
    public var regions: [PhoneRegion] {
        var all: [PhoneRegion] = []
        for place in 0..<PhoneTables.recordCount {
            let region = PhoneRecord(place: place).region
            if region != .world { all.append(region) }
        }
        for table in own where table.rules.region != .world && !all.contains(table.rules.region) {
            all.append(table.rules.region)
        }
        return all.sorted { $0.raw < $1.raw }
    }

    /// Whether the metadata knows a region.
    public func supports(_ region: PhoneRegion) -> Bool {
        record(of: region) != nil
    }

    /// The country calling code of a region, such as 49.
    public func callingCode(of region: PhoneRegion) -> Int? {
        record(of: region)?.callingCode
    }

    /// The regions that share a country calling code, the main one first; ``PhoneRegion/world`` for such as 800.
    public func regions(ofCallingCode code: Int) -> [PhoneRegion] {
        var all: [PhoneRegion] = []
        _ = first(ofCallingCode: code) { record in
            all.append(record.region)
            return false
        }
        return all
    }

    /// A number of a region that is valid and belongs to nobody as far as is known.
    ///
    /// - Parameters:
    ///   - region: The region; not ``PhoneRegion/world``, whose numbers need a calling code.
    ///   - type: What the number is for; a fixed line by default.
    /// - Returns: `nil` where the region has no such numbers.
    public func example(of region: PhoneRegion, type: PhoneNumberType = .fixedLine) -> PhoneNumber? {
        record(of: region).flatMap { example(in: $0, type: type) }
    }

    /// A number of a calling code that no region has for itself, such as 800.
    public func example(ofCallingCode code: Int, type: PhoneNumberType) -> PhoneNumber? {
        first(ofCallingCode: code) { _ in true }.flatMap { example(in: $0, type: type) }
    }
}

extension PhoneMetadata {
    /// The record of a region that is not the world.
    func record(of region: PhoneRegion) -> PhoneRecord? {
        guard region.raw > 1 else { return nil }
        for table in own where table.rules.region == region { return table.record }
        var low = 0
        var high = PhoneTables.recordCount
        while low < high {
            let middle = (low + high) / 2
            let record = PhoneRecord(place: middle)
            if record.region == region { return record }
            if record.region.raw < region.raw {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return nil
    }

    /// The main record of a calling code.
    func main(ofCallingCode code: Int) -> PhoneRecord? {
        first(ofCallingCode: code) { _ in true }
    }

    /// Whether a calling code belongs to one region alone, or to none.
    func isShared(callingCode code: Int) -> Bool {
        var count = 0
        return first(ofCallingCode: code) { _ in
            count += 1
            return count > 1
        } != nil
    }

    /// The first record of a calling code, the main one first, that passes.
    func first(ofCallingCode code: Int, where passes: (PhoneRecord) -> Bool) -> PhoneRecord? {
        guard 1...999 ~= code else { return nil }
        let any = PhoneRecord(place: 0)
        let list = any.two(PhoneTables.callingCodes + 2 * code)
        if list != 0 {
            let at = PhoneTables.regionLists + list
            for place in 0..<Int(any.table[at]) {
                let record = replaced(PhoneRecord(place: any.two(at + 1 + 2 * place)))
                if record.callingCode == code, passes(record) { return record }
            }
        }
        for table in own where table.rules.callingCode == code {
            if !isListed(table), passes(table.record) { return table.record }
        }
        return nil
    }

    /// The record that takes the place of one of the library.
    private func replaced(_ record: PhoneRecord) -> PhoneRecord {
        guard !own.isEmpty else { return record }
        for table in own where table.rules.region == record.region {
            if record.region != .world || table.rules.callingCode == record.callingCode { return table.record }
        }
        return record
    }

    /// Whether a region of an app is one that the library lists for the same calling code.
    private func isListed(_ table: PhoneRegionTable) -> Bool {
        let any = PhoneRecord(place: 0)
        let list = any.two(PhoneTables.callingCodes + 2 * table.rules.callingCode)
        guard list != 0 else { return false }
        let at = PhoneTables.regionLists + list
        for place in 0..<Int(any.table[at]) {
            let record = PhoneRecord(place: any.two(at + 1 + 2 * place))
            if record.region == table.rules.region { return true }
        }
        return false
    }

    private func example(in record: PhoneRecord, type: PhoneNumberType) -> PhoneNumber? {
        guard record.examples != 0 else { return nil }
        var at = record.examples
        while record.table[at] != 0x7F {
            let count = Int(record.table[at + 1])
            if record.table[at] == type.rawValue {
                var digits = PhoneDigits()
                for place in 0..<count {
                    let pair = record.table[at + 2 + place / 2]
                    digits.append(place & 1 == 0 ? pair / 10 : pair % 10)
                }
                return PhoneNumber(callingCode: record.callingCode, digits: digits)
            }
            at += 2 + (count + 1) / 2
        }
        return nil
    }
}
