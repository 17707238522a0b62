import ProvisoFormats
import Testing

@testable import ProvisoIdentifierFormats

@Suite struct PhoneMetadataTests {
    @Test func knowsRegions() {
        let metadata = PhoneMetadata.standard
        #expect(metadata.regions.count > 240)
        #expect(metadata.callingCode(of: "DE") == 49)
        #expect(metadata.regions(ofCallingCode: 1).first == "US")
        #expect(metadata.regions(ofCallingCode: 800) == [.world])
        #expect(metadata.regions(ofCallingCode: 999).isEmpty)
        #expect(!metadata.supports("ZZ"))
        // Literals are regions without being read.
        let texts = ["de", "001", "DEU"]
        #expect(texts.map { PhoneRegion($0) } == ["DE", .world, nil])
    }

    /// Where there is no example, there are no numbers.
    @Test func everyTypeHasAnExample() throws {
        let metadata = PhoneMetadata.standard
        let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        for region in metadata.regions where region.code != "001" {
            let record = try #require(metadata.record(of: region))
            for type in PhoneNumberType.allCases where type != .fixedLineOrMobile {
                let hasNumbers = record.canAccept(record.types, after: none, 2 << Int(type.rawValue))
                #expect(hasNumbers == (metadata.example(of: region, type: type) != nil), "\(region) \(type)")
            }
        }
    }

    @Test func examplesAreValid() {
        let metadata = PhoneMetadata.standard
        for region in metadata.regions {
            #expect(metadata.example(of: region)?.isValid(for: region) != false, "\(region.code)")
        }
        #expect(metadata.example(ofCallingCode: 800, type: .tollFree)?.isValid() == true)
    }

    /// A region that an app adds is read, judged, spelled and typed as its rules say; the library's own stays as it is.
    @Test func anAppAddsARegion() throws {
        var rules = PhoneRegionRules(region: "QQ", callingCode: 999, numbers: .init("[23]\\d{7}|4\\d{7}", lengths: [8]))
        rules.nationalPrefix = "0"
        rules.internationalPrefix = "00"
        rules.types[.mobile] = .init("4[3-9]\\d{6}", lengths: [8], example: "43201234")
        rules.types[.fixedLine] = .init("(?:2[89]|39)0\\d{5}", lengths: [8])
        rules.layouts = [.init("(\\d{2})(\\d{3})(\\d{3})", "$1 $2 $3", leadingDigits: ["[2-4]"], nationalPrefix: "0$1")]
        rules.internationalLayouts = [.init("(\\d{2})(\\d{3})(\\d{3})", "$1 $2 $3", leadingDigits: ["[2-4]"])]
        var metadata = PhoneMetadata.standard
        try metadata.set(rules)
        let number = try PhoneNumber("043 201234", region: "QQ", metadata: metadata)
        #expect(number.formatted(.international, metadata: metadata) == "+999 43 201 234")
        #expect(number.formatted(.national, metadata: metadata) == "043 201 234")
        #expect(number.type(metadata: metadata) == .mobile)
        #expect(number.region(metadata: metadata) == "QQ")
        #expect(number.type() == nil)
        #expect(try PhoneNumber("+999 29012345", metadata: metadata).type(metadata: metadata) == .fixedLine)
        #expect(try !PhoneNumber("+999 42012345", metadata: metadata).isValid(metadata: metadata))
        #expect(metadata.example(of: "QQ", type: .mobile) == number)
        var formatter = PhoneTypingFormatter(region: "QQ", metadata: metadata)
        #expect(formatter.format("04320123").text == "043 201 23")
        #expect(PhoneFormat(countries: ["QQ"], metadata: metadata).isValid("043 201234"))
    }

    /// Patterns of an app with alternatives, repetitions and groups are read like the library's: a prefix with a mark in the
    /// middle of the number becomes a digit before it.
    @Test func anAppsPatternsAreReadInFull() throws {
        let numbers = PhoneRegionRules.Numbers("9?(?:11\\d{8}|[23]\\d{2,4})", lengths: [])
        var rules = PhoneRegionRules(region: "QQ", callingCode: 999, numbers: numbers)
        rules.types[.mobile] = .init("9(?:11|2{2}|3?4)\\d{2}\\d{0,6}", lengths: [])
        rules.nationalPrefix = "0?(?:(11|2(?:2|3(?:4|5))?)15)?"
        rules.nationalPrefixReplacement = "9$1"
        var metadata = PhoneMetadata.standard
        try metadata.set(rules)
        let readings = [
            ("011 15 2345 6789", "91123456789"), ("11 2345 6789", "1123456789"), ("0 345", "345"),
            ("022 15 12", "92212"), ("234 15 7", "92347"), ("0 236 15", "23615"), ("9 11 1234 5678", "91112345678"),
        ]
        for (text, digits) in readings {
            let number = try PhoneNumber(text, region: "QQ", metadata: metadata)
            #expect(number.nationalNumber == digits, "\(text)")
        }
        let types: [(String, PhoneNumberType?)] = [
            ("91123456789", .mobile), ("1123456789", nil), ("9110", nil), ("92212", .mobile), ("93512", nil),
            ("93412", .mobile),
        ]
        for (digits, type) in types {
            #expect(try PhoneNumber("+999\(digits)", metadata: metadata).type(metadata: metadata) == type, "\(digits)")
        }
        var again = PhoneMetadata.standard
        try again.set(rules)
        #expect(again == metadata)
        rules.types[.mobile] = nil
        try again.set(rules)
        #expect(again != metadata)
    }

    /// A region that an app replaces: numbers of Germany become those that begin with 5 and have four digits.
    @Test func anAppReplacesARegion() throws {
        var metadata = PhoneMetadata.standard
        var rules = PhoneRegionRules(region: "DE", callingCode: 49, numbers: .init("5\\d{3}", lengths: [4]))
        rules.types[.voip] = .init("5\\d{3}", lengths: [4])
        try metadata.set(rules)
        #expect(try PhoneNumber("+49 5123", metadata: metadata).type(metadata: metadata) == .voip)
        #expect(try !PhoneNumber("+49 30 123456", metadata: metadata).isValid(metadata: metadata))
        #expect(try PhoneNumber("+49 30 123456").isValid())
        #expect(metadata.regions.count == PhoneMetadata.standard.regions.count)
    }

    @Test func refusesRulesThatCannotBeRead() {
        var metadata = PhoneMetadata.standard
        for pattern in ["[", "(", ")", "a", "\\w", "[3-1]", "1{2", "1{3,2}", "(?=1)", "1*", "["] {
            let rules = PhoneRegionRules(region: "QQ", callingCode: 999, numbers: .init(pattern, lengths: []))
            #expect(throws: PhoneRulesError.patternNotRead, "\(pattern)") { try metadata.set(rules) }
        }
        let large = PhoneRegionRules(
            region: "QQ", callingCode: 999, numbers: .init("(?:(?:1{20}){20}){20}", lengths: []))
        #expect(throws: PhoneRulesError.patternTooLarge) { try metadata.set(large) }
        let code = PhoneRegionRules(region: "QQ", callingCode: 0, numbers: .init("1", lengths: []))
        #expect(throws: PhoneRulesError.valueOutOfRange) { try metadata.set(code) }
    }
}
