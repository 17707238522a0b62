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
        for place in 0..<own.count {
            let record = own[place].record
            guard record.region == rules.region, record.callingCode == rules.callingCode else { continue }
            own.remove(at: place)
            break
        }
        own.append(table)
    }

    /// All regions with telephone numbers, sorted by their codes; ``PhoneRegion/world`` is not among them.
    public var regions: [PhoneRegion] {
        var all: [PhoneRegion] = []
        for place in 0..<PhoneTables.recordCount {
            let region = PhoneRecord(place: place).region
            if region != .world { all.append(region) }
        }
        for table in own {
            let region = table.record.region
            guard region != .world, !all.contains(region) else { continue }
            var place = all.count
            while place > 0, all[place - 1].raw > region.raw { place -= 1 }
            all.insert(region, at: place)
        }
        return all
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
        var records = records(ofCallingCode: code)
        while let record = records.next() { all.append(record.region) }
        return all
    }

    /// A valid number of a region that, as far as is known, is not assigned.
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
        main(ofCallingCode: code).flatMap { example(in: $0, type: type) }
    }
}

extension PhoneMetadata {
    /// The record of a region that is not the world.
    @inline(never)
    func record(of region: PhoneRegion) -> PhoneRecord? {
        guard region.raw > 1 else { return nil }
        for table in own where table.record.region == region { return table.record }
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
    @inline(never)
    func main(ofCallingCode code: Int) -> PhoneRecord? {
        var records = records(ofCallingCode: code)
        return records.next()
    }

    /// The records of a calling code, the main one first.
    func records(ofCallingCode code: Int) -> PhoneRecords {
        PhoneRecords(code, own)
    }

    private func example(in record: PhoneRecord, type: PhoneNumberType) -> PhoneNumber? {
        let values = record.exampleValues
        var at = 0
        while at + 1 < values.count {
            let count = Int(values[at + 1])
            if values[at] == type.rawValue {
                var digits = PhoneDigits()
                for place in 0..<count {
                    let pair = values[at + 2 + place / 2]
                    digits.append(place & 1 == 0 ? pair / 10 : pair % 10)
                }
                return PhoneNumber(callingCode: record.callingCode, digits: digits)
            }
            at += 2 + (count + 1) / 2
        }
        return nil
    }
}

extension PhoneRecord {
    /// For each type that has an example, the type, the number of digits, and two digits a value.
    fileprivate var exampleValues: [UInt8] {
        var values: [UInt8] = []
        var at = examples
        while at != 0, table[at] != 0x7F {
            append(table[at], to: &values)
            at += 1
        }
        return values
    }

    /// Appends what a value stands for: itself below 100, and a pair of the library's otherwise.
    private func append(_ value: UInt8, to values: inout [UInt8]) {
        guard value >= 100 else { return values.append(value) }
        let pair = PhoneTables.pairs + 2 * Int(value - 100)
        let library = PhoneTables.start
        append(library[pair], to: &values)
        append(library[pair + 1], to: &values)
    }
}
