import Proviso
import ProvisoFiles
import TestSupport
import Testing

@Suite struct RuleInferenceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func propose(
        _ text: String, as name: String = "a.csv", _ change: (inout RuleInference) throws -> Void = { _ in }
    ) async throws -> RuleProposal {
        var inference = RuleInference()
        try change(&inference)
        return try await inference.run([RawPath(folder.file(name, Array(text.utf8)))])
    }

    private func told(_ proposal: RuleProposal) -> [String] {
        proposal.attributes.flatMap { attribute in
            attribute.rules.map {
                "\(attribute.name) \($0.name) \($0.values) \($0.exceptions) \($0.firstLine)"
            }
        }
    }

    /// A hundred records, with faults in lines that are told.
    private func rows(faults: [Int: String]) -> String {
        var text = "id,email,state,code,age\n"
        for index in 1...100 {
            let state = ["open", "closed"][index % 2]
            text +=
                faults[index + 1]
                ?? "\(index),user\(index)@example.com,\(state),AB-\(1000 + index),\(20 + index * 7 % 40)"
            text += "\n"
        }
        return text
    }

    @Test func plantedFaultsAreCountedWithTheirFirstLine() async throws {
        let proposal = try await propose(
            rows(faults: [
                11: "10,user10@,open,AB-1010,30", 21: "20,user20@example.com,opne,AB-1020,31",
                31: "30,user30@example.com,open,AB1030,32", 41: "40,user40@example.com,open,AB-1040,9999",
                51: "7,user50@example.com,open,AB-1050,33", 61: "60,,open,AB-1060,34",
            ]))
        let found = told(proposal)
        #expect(found.contains("id unique 100 1 51"))
        #expect(found.contains("email required 100 1 61"))
        #expect(found.contains("email email 99 1 11"))
        #expect(found.contains("state in 100 1 21"))
        #expect(found.contains("code match 100 1 31"))
        #expect(found.contains("age number 100 1 41"))
    }

    /// Where no record can be read, the error says why.
    @Test func saysWhyThereAreNoRecords() async throws {
        for (text, name, reason) in [
            ("{\"a\": tru}\n", "a.ndjson", "a.ndjson:1:1: there are no records to go by; "),
            ("a,b\n1\n", "b.csv", "b.csv:2:1: there are no records to go by; The row has 1 cell instead of 2."),
            ("[1]\n", "c.json", "c.json:1:1: there are no records to go by; "), ("id,name\n", "d.csv", ""),
        ] {
            let error = await #expect(throws: CheckFailure.self) { try await propose(text, as: name) }
            let told = error.map { "\($0)" } ?? ""
            #expect(told.contains("there are no records to go by") && told.contains(reason), "\(told)")
            #expect(told.contains("; ") == !reason.isEmpty, "\(told)")
        }
    }

    /// Columns make a document by themselves, which has no rule that a further check could leave out.
    @Test(.timeLimit(.minutes(1))) func saysThatNoRuleHolds() async throws {
        for (text, name) in [
            ("a,b\na.b,K\n6-x,\n,\n", "a.csv"), ("a\n\"\"\nGYD\n", "c.csv"), ("a\nx\nNULL\nN/A\nx\n", "d.csv"),
            ("{\"a\":\"a.b\",\"b\":\"K\"}\n{\"a\":\"6-x\",\"b\":\"\"}\n{\"a\":\"\",\"b\":\"\"}\n", "b.ndjson"),
        ] {
            let error = await #expect(throws: CheckFailure.self) { try await propose(text, as: name) }
            #expect(
                error?.description.hasSuffix("\(name): no rule holds for enough values; ask for a smaller share")
                    == true)
        }
    }

    @Test func aCheckWithTheDocumentFindsWhatTheProposalSays() async throws {
        for seed in 1...6 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            var text = "key,amount,when,word,flag\n"
            for index in 1...300 {
                func faulty(_ value: String) -> String {
                    random.next() % 60 == 0 ? ["", "x", "-5", "NA"][Int(random.next() % 4)] : value
                }
                let amount = "\(random.next() % 900).\(10 + random.next() % 90)"
                text += faulty("\(index)") + "," + faulty(amount) + ","
                text += faulty("2026-0\(1 + random.next() % 9)-1\(random.next() % 10)") + ","
                text += faulty(["red", "green", "blue"][Int(random.next() % 3)]) + ","
                text += faulty(random.next() % 2 == 0 ? "true" : "false") + "\n"
            }
            let proposal = try await propose(text)
            #expect(proposal.rules.contains { $0.name == "date" })
            #expect(proposal.rules.contains { $0.name == "in" })
            let document = try RuleDocument(proposal.data)
            #expect(document.warnings.isEmpty)
            var check = FileCheck(document)
            check.countsKinds = true
            let summary = try await check.run([folder.path + "/a.csv"]) { _ in }
            #expect(summary.violations == proposal.rules.reduce(0) { $0 + $1.exceptions })
            #expect(summary.violations > 0)
        }
    }

    @Test func hostileNamesLoadWithoutWarning() async throws {
        let proposal = try await propose(
            "\"a\"\"b\",\"c: d\",\"e\nf\",!g,h.i,1,h_i,'{,\"\u{202E}x\"\n"
                + String(repeating: "1,2,3,4,5,6,7,8,9\n", count: 30))
        #expect(proposal.attributes.count == 9 && proposal.rules.count >= 18)
        #expect(proposal.rules.allSatisfy { $0.exceptions == 0 })
        #expect(try RuleDocument(proposal.data).warnings.isEmpty)
        #expect(!proposal.yaml.contains("\u{202E}"))
    }

    /// YAML has no such characters but as escapes.
    @Test(arguments: ["\u{FFFE}", "\u{FFFF}", "\u{85}", "\u{2028}"])
    func whatYAMLRefusesIsEscaped(_ character: String) async throws {
        let proposal = try await propose("v\n" + String(repeating: "a\(character)\nb\n", count: 10))
        #expect(
            proposal.yaml.contains("range")
                && !proposal.yaml.unicodeScalars.contains { character.unicodeScalars.contains($0) })
    }

    @Test func nestedMembersOfJSONAreFound() async throws {
        let line = #"{"name":"Ada","address":{"city":"London"},"age":36,"ok":true}"# + "\n"
        let proposal = try await propose(String(repeating: line, count: 20), as: "a.ndjson")
        let found = told(proposal)
        #expect(found.contains("address.city required 20 0 0"))
        #expect(found.contains("age number 20 0 0"))
        #expect(found.contains("ok boolean 20 0 0"))
    }

    /// One thread or several, one file or its records in JSON: the same is proposed.
    @Test func threadsMakeNoDifference() async throws {
        let text = rows(faults: [11: "10,user10@,open,AB-1010,30"])
        let one = try await propose(text).yaml
        #expect(try await propose(text) { $0.jobs = 3 }.yaml == one)
    }

    /// What stands for nothing is no value, a comma is a point where numbers have one, and NA among countries is Namibia.
    @Test func valuesThatStandForNothing() async throws {
        var text = "height;price;country;note\n"
        for index in 1...60 {
            let height = index % 10 == 0 ? "NA" : "\(150 + index)"
            let country = ["DE", "FR", "NA", "IT", "NO"][index % 5]
            text += "\(height);\(index),5;\(country);\(index % 7 == 0 ? "N/A" : "some words, \(index)")\n"
        }
        let proposal = try await propose(text) { $0.dialect = try CSVDialect(delimiter: ";") }
        #expect(proposal.attributes.map(\.missing) == [["NA"], [], [], ["N/A"]])
        #expect(proposal.attributes.map(\.hasDecimalComma) == [false, true, false, false])
        #expect(told(proposal).contains("height number 54 0 0"))
        #expect(told(proposal).contains("price number 60 0 0"))
        #expect(told(proposal).contains("country country 60 0 0"))
    }

    /// Numbers far from all others are told, those at the thin end of many are not.
    @Test func rangesLeaveOutWhatIsFarAway() async throws {
        var text = "age,size\n"
        for index in 1...400 { text += "\(index == 9 ? 999 : 18 + index % 60),\(index * index)\n" }
        let found = told(try await propose(text))
        #expect(found.contains("age number 400 1 10"))
        #expect(found.contains("size number 400 0 0"))
    }

    /// What stands for nothing has no length, digits with a zero in front are digits, and what goes round is not sorted.
    @Test func whatIsNotMeant() async throws {
        var text = "note,ean,month,far\n"
        for index in 1...1000 {
            let ean = String(String(repeating: "0", count: index % 2) + String(4_000_000_000_000 + index)).prefix(13)
            let note = "a remark of some length \(index)\(String(repeating: "x", count: index % 7))"
            text +=
                "\(index % 10 == 0 ? "NA" : note),\(ean),\(1 + index / 84),\(index % 120 == 0 ? 5000 : index % 30)\n"
        }
        let proposal = try await propose(text)
        let rules = Dictionary(uniqueKeysWithValues: proposal.attributes.map { ($0.name, $0.rules) })
        #expect(rules["note"]?.map(\.name) == ["string"])
        #expect(rules["note"]?.first?.options["min"] == .number(ExactNumber(25)))
        #expect(rules["ean"]?.contains { $0.name == "match" } == true)
        #expect(rules["month"]?.contains { $0.name == "sorted" } == false)
        #expect(rules["far"]?.last?.options["max"] == .number(ExactNumber(5000)))
    }

    /// A range that too few values keep goes, and not what type they are of.
    @Test func allOrNothing() async throws {
        var text = "age\n"
        for index in 1...400 { text += "\(index == 9 ? 999 : 18 + index % 60)\n" }
        let found = told(try await propose(text) { $0.leastShare = 10_000 })
        #expect(found == ["age required 400 0 0", "age number 400 0 0"])
    }

    /// Dates are in the order of days and months that more of them have.
    @Test func datesOfOtherForms() async throws {
        var text = "a,b\n"
        for index in 1...40 { text += "\(10 + index % 18)/0\(1 + index % 9)/2026,\(1 + index % 12).1.2026\n" }
        let proposal = try await propose(text)
        #expect(proposal.rules.compactMap { $0.options["format"]?.text } == ["dd/MM/yyyy", "d.M.yyyy"])
    }

    @Test func nothingToGoBy() async throws {
        await #expect(throws: CheckFailure.self) { try await propose("a,b\n") }
        await #expect(throws: CheckFailure.self) { try await propose("", as: "a.ndjson") }
        await #expect(throws: CheckFailure.self) { try await RuleInference().run(["-"]) }
        await #expect(throws: CheckFailure.self) { try await RuleInference().run([RawPath(folder.path + "/none.csv")]) }
    }

    /// An order is proposed where nearly all records keep it, and is not looked for where it is plain that they do not.
    @Test(arguments: [(0, true), (3, true), (9, false), (300, false)], [0, 1, 2])
    func orders(swapped: (count: Int, isOrder: Bool), form: Int) async throws {
        var numbers = Array(0..<600)
        for index in 0..<swapped.count { numbers.swapAt(2 * index, 2 * index + 1) }
        func value(_ number: Int) -> String {
            let (year, month, day) = (2010 + number / 336, 11 + number / 28 % 12, 11 + number % 28)
            func two(_ number: Int) -> String { String("\(90 + number)".suffix(2)) }
            switch form {
            case 0: return "\(number)"
            case 1: return "\(year)-\(two(month))-\(two(day))"
            default: return "\(two(day)).\(two(month)).\(year)"
            }
        }
        let proposal = try await propose("x\n" + numbers.map(value).joined(separator: "\n") + "\n")
        #expect(proposal.attributes[0].rules.contains { $0.name == "sorted" } == swapped.isOrder)
    }

    @Test func valuesAreLeftOutWhereThatIsWanted() async throws {
        let yaml = try await propose(rows(faults: [:])) { $0.showsValues = false }.yaml
        #expect(!yaml.contains("open"))
        #expect(!yaml.contains("min:"))
    }
}

extension RuleProposal {
    fileprivate var rules: [InferredRule] { attributes.flatMap(\.rules) }
}
