internal import ProvisoFormats

/// Finds the domain of a mail provider misspelled in an address that is in order, and puts the right one in its place.
struct EmailDomainSuggestions: TextSuggestingRule {
    let format: EmailFormat

    /// Warns of a domain that is probably misspelled.
    func check(
        _ address: UnsafeBufferPointer<UInt8>, _ value: @autoclosure () -> DataValue, into report: inout Report
    ) {
        guard let range = Self.domain(in: address), Self.meant(by: address[range]) != nil else { return }
        report.fail("email.domainTypo", severity: .warning, correcting: value(), by: self)
    }

    /// The address without what nobody sees at its ends, with the right domain if it has a misspelled one.
    func corrections(ofText text: String) -> [String] {
        let trimmed = text.trimmingInvisibleCharacters
        return [Self.corrected(trimmed) ?? trimmed]
    }

    private static func corrected(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { address in
            guard let range = domain(in: address), let right = meant(by: address[range]) else { return nil }
            return String(
                decoding: Array(address[..<range.lowerBound]) + Array(right.utf8)
                    + Array(address[range.upperBound...]), as: UTF8.self)
        }
    }

    func accepts(text: String) -> Bool {
        format.isValid(text)
            && text.withBytes { address in Self.domain(in: address).map { Self.meant(by: address[$0]) == nil } ?? true }
    }

    /// Where the domain stands, if it is one in plain ASCII: behind the last `@`, perhaps before a `>`.
    private static func domain(in address: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let at = address.lastIndex(of: UInt8(ascii: "@")) else { return nil }
        let start = at + 1
        var end = address.count
        if start < end, address[end - 1] == UInt8(ascii: ">") { end -= 1 }
        guard start < end, address[start..<end].allSatisfy(isOfDomain) else { return nil }
        return start..<end
    }

    private static func isOfDomain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func meant(by domain: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        MailDomainSpelling.meant(by: String(decoding: domain, as: UTF8.self))
    }
}
