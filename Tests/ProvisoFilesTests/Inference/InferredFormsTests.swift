import Proviso
import ProvisoFiles
import TestSupport
import Testing

/// How values are written that a proposal takes for numbers, truth, dates and places.
@Suite struct InferredFormsTests {
    /// A column of values that follow each other again and again, as a proposal has it.
    private func propose(
        _ values: [String], column: String = "a", count: Int = 60, as name: String = "a.csv"
    ) async throws -> InferredAttribute {
        let folder = try TemporaryFolder()
        let cells = (0..<count).map { "\"\(values[$0 % values.count])\",x\n" }
        let path = folder.file(name, Array("\(column),other\n\(cells.joined())".utf8))
        let proposal = try await RuleInference().run([RawPath(path)])
        try await Self.expectTruth(of: proposal, in: path)
        return try #require(proposal.attributes.first)
    }

    /// A check with a proposal finds what the proposal says, and nothing else.
    private static func expectTruth(of proposal: RuleProposal, in path: String) async throws {
        let document = try RuleDocument(proposal.data)
        #expect(document.warnings.isEmpty)
        let summary = try await FileCheck(document).run([path]) { _ in }
        #expect(summary.violations == proposal.attributes.flatMap(\.rules).reduce(0) { $0 + $1.exceptions })
    }

    /// The rule of an attribute that is about what its values look like, as documents have it.
    private func rule(of attribute: InferredAttribute) -> String {
        let rules = attribute.rules.filter { !["required", "unique", "sorted"].contains($0.name) }
        return rules.map { rule in
            let options = rule.options.members.map { "\($0.key): \($0.value)" }
            return ([rule.name] + options).joined(separator: " ")
        }.joined(separator: "; ")
    }

    @Test(arguments: [
        (["TRUE", "FALSE"], "boolean ignoreCase: true"),
        (["true", "false"], "boolean"),
        (["True", "false", "TRUE"], "boolean ignoreCase: true"),
        (["yes", "no"], #"boolean trueValue: "yes" falseValue: "no""#),
        (["Y", "N", "N"], #"boolean trueValue: "Y" falseValue: "N""#),
        (["yes", "no", "no", "No"], #"boolean trueValue: "yes" falseValue: "no" ignoreCase: true"#),
        (["Yes", "No", "Y", "N"], #"boolean trueValue: ["Y","Yes"] falseValue: ["N","No"]"#),
        (["WAHR", "FALSCH"], #"boolean trueValue: "WAHR" falseValue: "FALSCH""#),
        (["yes", "maybe", "no"], #"in range: ["maybe","no","yes"]"#),
        (["Y", "X"], #"in range: ["X","Y"]"#),
    ])
    func truth(values: [String], expected: String) async throws {
        #expect(rule(of: try await propose(values)) == expected)
    }

    /// Strings of JSON are no booleans, and booleans of JSON have no words.
    @Test func truthInJSON() async throws {
        let folder = try TemporaryFolder()
        let lines = (0..<40).map {
            #"{"a":\#($0 % 3 == 0),"b":"\#($0 % 3 == 0 ? "TRUE" : "FALSE")","c":\#($0).0}"# + "\n"
        }
        let path = folder.file("a.ndjson", Array(lines.joined().utf8))
        let proposal = try await RuleInference().run([RawPath(path)])
        try await Self.expectTruth(of: proposal, in: path)
        #expect(rule(of: proposal.attributes[0]) == "boolean")
        #expect(rule(of: proposal.attributes[1]) == #"boolean trueValue: "TRUE" falseValue: "FALSE""#)
        #expect(rule(of: proposal.attributes[2]) == "number integerOnly: true min: 0 max: 40")
    }

    @Test(arguments: [
        (["3.0", "14.0", "31.0"], "number integerOnly: true allowZeroFraction: true min: 0 max: 40"),
        (["3.0", "14", "31"], "number integerOnly: true allowZeroFraction: true min: 0 max: 40"),
        (["3", "14", "31"], "number integerOnly: true min: 0 max: 40"),
        (["3.0", "14.5", "31.0"], "number min: 0 max: 40"),
        (["3e2", "14", "31.0"], "number min: 0 max: 300"),
        (["7.367222", "9.81", "8.0"], "number min: 7 max: 10"),
        (["-7.367222", "0.81"], "number min: -8 max: 1"),
        (["0.071", "0.0719"], "number min: 0.071 max: 0.0719"),
        (["1989", "2013", "2024"], "number integerOnly: true min: 1980 max: 2030"),
        (["1", "5", "3"], "number integerOnly: true min: 1 max: 5"),
        (["1.0", "5.0", "3.0"], "number integerOnly: true allowZeroFraction: true min: 1 max: 5"),
        (["1.0", "1.0e1", "3.50"], "number min: 1 max: 10"),
        (["5"], "number integerOnly: true"),
        (["+1.5", "-7.5", "3"], "number min: -8 max: 3"),
        (["+1", "-2", "+30"], "number integerOnly: true min: -10 max: 30"),
        // Where all have a plus sign, they may be telephone numbers.
        (["+1", "+2", "+30"], #"in range: ["+1","+2","+30"]"#),
    ])
    func numbers(values: [String], expected: String) async throws {
        #expect(rule(of: try await propose(values)) == expected)
    }

    /// Blanks around most values are no part of them; around a few, they are slips.
    @Test(arguments: [
        ([" 3", " 14", "31 "], "trim; number integerOnly: true min: 0 max: 40"),
        (["3", "14", "\t31"], "trim; number integerOnly: true min: 0 max: 40"),
        ([" 2024-01-31", " 2024-02-01"], "trim; date"),
        ([" a", " b", " c "], #"trim; in range: ["a","b","c"]"#),
        (Array(repeating: "a", count: 81) + [" a"], #"in range: ["a"]"#),
        ([" ", "  "], "trim; absent"),
        (["3\u{3000}", "\u{A0}14", "31"], "trim; number integerOnly: true min: 0 max: 40"),
    ])
    func blanksAroundValues(values: [String], expected: String) async throws {
        #expect(rule(of: try await propose(values, count: 82)) == expected)
    }

    /// Nines that come again and again far from all other numbers are named, since they may stand for nothing.
    @Test(
        arguments: [
            (["3", "14", "-999"], "27 are -999, which may stand for no value: `missing: [-999]`"),
            (["3.5", "14.5", "9999.0"], "27 are 9999.0, which may stand for no value: `missing: [9999.0]`"),
            (["3", "14", "99"], "27 are 99, which may stand for no value: `missing: [99]`"),
            // A marker is compared with its blanks, so there is no advice that would help.
            ([" 3", " 14", " -999"], "27 are -999, which may stand for no value"),
            (["3", "140", "99"], nil),
            (["3", "140", "1000"], nil),
        ] as [([String], String?)])
    func sentinels(values: [String], expected: String?) async throws {
        #expect(try await propose(values, count: 81).notes == [expected].compactMap(\.self))
    }

    @Test func sentinelsAreHiddenWithAllValues() async throws {
        let folder = try TemporaryFolder()
        let cells = (0..<60).map { ["3,x\n", "14,x\n", "-999,x\n"][$0 % 3] }
        var inference = RuleInference()
        inference.showsValues = false
        let proposal = try await inference.run([RawPath(folder.file("a.csv", Array("a,b\n\(cells.joined())".utf8)))])
        #expect(!proposal.yaml.contains("999"))
    }

    /// Telephone numbers of which some lack the plus sign have no order and no bounds.
    @Test(arguments: [1, 30]) func telephoneNumbersAreNoNumbers(_ withoutSign: Int) async throws {
        let values = (0..<60).map { ($0 < withoutSign ? "" : "+") + "4930\(123_456 + 7 * $0)" }
        #expect(!rule(of: try await propose(values)).hasPrefix("number"))
    }

    @Test(arguments: [
        (["1,234.50", "12.5", "999"], ",", [], false, "number min: 0 max: 1300"),
        (["1.234,50", "12,5", "999"], ".", [], true, "number min: 0 max: 1300"),
        (["1 234", "12", "999"], " ", [], false, "number integerOnly: true min: 0 max: 1300"),
        (["1'234.5", "12", "999"], "'", [], false, "number min: 0 max: 1300"),
        (["12 %", "7.5 %", "100 %"], "", ["%"], false, "number min: 0 max: 100"),
        (["12%", "7%", "100%"], "", ["%"], false, "number integerOnly: true min: 0 max: 100"),
        (["$1,234.50", "-$12.50", "$7.00"], ",", ["$"], false, "number min: -100 max: 1300"),
        (["EUR 12.50", "USD 7.10", "EUR 1.00"], "", ["EUR", "USD"], false, "number"),
        (["1,50 €", "7,25 €"], "", ["€"], true, "number min: 1 max: 8"),
        (["1,5", "7,25"], "", [], true, "number min: 1 max: 8"),
        (["3,0", "14,0"], "", [], true, "number integerOnly: true allowZeroFraction: true min: 3 max: 14"),
        (["12 kg", "7 kg", "15 kg", "3 kg", "9 kg"], "", ["kg"], false, "number integerOnly: true min: 3 max: 15"),
    ])
    func writtenNumbers(
        values: [String], thousands: String, units: [String], hasComma: Bool, expected: String
    ) async throws {
        let attribute = try await propose(values)
        #expect(attribute.thousands ?? "" == thousands)
        #expect(attribute.units == units)
        #expect(attribute.hasDecimalComma == hasComma)
        #expect(rule(of: attribute) == expected)
    }

    /// Where a sign may stand for either, that is said.
    @Test func thousandsThatMayBeFractions() async throws {
        let attribute = try await propose(["1,234", "12", "21,999"])
        #expect(attribute.thousands == "," && attribute.notes.count == 1)
        #expect(try await propose(["1,234", "1234567", "21,999"]).thousands == nil)
    }

    @Test(arguments: [
        (["Jan 1 2000", "Feb 28 2001"], "date", "MMM d yyyy"),
        (["January 1, 2000", "May 28, 2001"], "date", "MMMM d, yyyy"),
        (["1 Jan 2000", "28 Feb 2001"], "date", "d MMM yyyy"),
        (["01-JAN-00", "28-FEB-01"], "date", "dd-MMM-yy"),
        (["Mon, 03 Jan 2000", "Tue, 04 Jan 2000"], "date", "EEE, dd MMM yyyy"),
        (["1/2/99", "28/11/01"], "date", "d/M/yy"),
        (["20000101", "20011231", "20020515"], "date", "yyyyMMdd"),
        (["200001", "200112", "200205", "200206", "200207"], "date", "yyyyMM"),
        (["2000-01", "2001-12"], "date", "yyyy-MM"),
        (["2000/01/01 00:00:00", "2001/12/31 10:30:00"], "dateTime", "yyyy/MM/dd HH:mm:ss"),
        (["1/31/2000 8:05 AM", "12/31/2001 12:30 PM"], "dateTime", "M/d/yyyy h:mm a"),
        (["01/31/2000 08:05:10 am", "12/31/2001 12:30:00 pm"], "dateTime", "MM/dd/yyyy hh:mm:ss a"),
        (["2000.01.31 08:05:10.250", "2001.12.31 12:30:00.000"], "dateTime", "yyyy.MM.dd HH:mm:ss.SSS"),
        (["20000131083000", "20011231123000", "20020101000000"], "dateTime", "yyyyMMddHHmmss"),
        (["2000-01-31 08:05", "2001-12-31 12:30"], "dateTime", "yyyy-MM-dd HH:mm"),
        (["8:05 AM", "12:30 PM"], "time", "h:mm a"),
        // Those who write AM and PM write the month first.
        (["1/2/2000 8:05 AM", "3/4/2001 12:30 PM"], "dateTime", "M/d/yyyy h:mm a"),
    ])
    func dates(values: [String], name: String, format: String) async throws {
        let attribute = try await propose(values)
        #expect(rule(of: attribute) == "\(name) format: \"\(format)\"")
        if name != "time" {
            #expect(attribute.span == "from \(values[0]) to \(values.count == 3 ? values[2] : values.last ?? "")")
        }
    }

    /// The number of a quarter, a week or a half year is no month.
    @Test(arguments: [
        "2000-Q1,2000-Q2,2001-Q3", "Q1 2000,Q4 2001", "2000Q1,2000Q2", "1Q2000,2Q2001", "2000-W05,2000-W11",
    ])
    func numbersBesideLetters(_ values: String) async throws {
        let rule = rule(of: try await propose(values.split(separator: ",").map(String.init)))
        #expect(!rule.contains("format:"), "\(rule)")
    }

    /// Dates and times that come in their order, however they are written.
    @Test(arguments: [
        ("%02d.01.2024", #"{"format":"dd.MM.yyyy"}"#), ("2024-01-%02dT10:00:00Z", #"{"as":"date"}"#),
        ("1/%02d/2024", #"{"format":"M/d/yyyy"}"#), ("10:%02d", "{}"), ("2024-01-%02d", "{}"),
        ("2024-01-%02d 10:00", #"{"format":"yyyy-MM-dd HH:mm"}"#), ("9:%02d AM", #"{"format":"h:mm a"}"#),
    ])
    func orders(_ pattern: String, options: String) async throws {
        func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let values = (1...30).map { pattern.replacing("%02d", with: digits($0)) }
        let attribute = try await propose(values, count: 30)
        let order = try #require(attribute.rules.first { $0.name == "sorted" })
        #expect(DataValue.object(order.options).description == options)
        #expect(!(try await propose(Array(values.reversed()), count: 30)).rules.contains { $0.name == "sorted" })
    }

    /// What is nearly of a format is named, also where nearly all values are.
    @Test func nearMissesOfMany() async throws {
        let folder = try TemporaryFolder()
        let cells = (1...100).map { $0 == 40 ? "ada@,x\n" : "ada\($0)@example.org,x\n" }
        let path = folder.file("a.csv", Array("mail,other\n\(cells.joined())".utf8))
        let proposal = try await RuleInference().run([RawPath(path)])
        try await Self.expectTruth(of: proposal, in: path)
        #expect(proposal.yaml.contains("\n    # near miss: line 41, "), "\(proposal.yaml)")
    }

    /// Dates of each form have the first and the last of them as a comment, in the order of time.
    @Test(arguments: [
        (["31.12.1999", "01.01.2020", "05.06.2010"], "from 31.12.1999 to 01.01.2020"),
        (["1999-12-31", "2020-01-01"], "from 1999-12-31 to 2020-01-01"),
        (
            ["2020-01-01T00:30:00+02:00", "2019-12-31T23:00:00Z"],
            "from 2020-01-01T00:30:00+02:00 to 2019-12-31T23:00:00Z"
        ),
        (["1/1/2000"], "only 1/1/2000"),
    ])
    func spans(values: [String], expected: String) async throws {
        #expect(try await propose(values).span == expected)
    }

    @Test(arguments: [
        ("latitude", ["52.5", "-33.25"], "latitude"), ("pickup_lat", ["52.5", "-33.25"], "latitude"),
        ("dropoffLongitude", ["152.5", "-33.25"], "longitude"), ("lng", ["152.5", "3"], "longitude"),
        ("lat", ["152.5", "-33.25"], "number min: -40 max: 160"), ("plate", ["52.5", "3.5"], "number min: 0 max: 60"),
        ("Longitude", ["5", "7"], "number integerOnly: true min: 5 max: 7"),
    ])
    func places(column: String, values: [String], expected: String) async throws {
        #expect(rule(of: try await propose(values, column: column)) == expected)
    }
}
