import RuleTestSupport
import TestSupport
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct ConstantTableTests {
    static func values() throws -> [DataValue] {
        let json = #"""
            [null, true, false, 0, 1, 42, -1, "", "1", "true", "false", "0", "abc", "ABC", "é", "e\u0301", "e", "[]",
             1.0, 1e0, 10e-1, 0.0, -0, 100, 1e2, 0.001, 1e-3, 9007199254740993, 9007199254740992, 12345678901234567,
             123456789012345678901234567890, 1.23456789012345678901234567890e29, 1234567890123456.7,
             [], [1], ["a"], ["e\u0301"], ["é"], {}, {"a": 1}, {"a": 1.0}, {"b": 1}]
            """#
        guard case .array(let typed) = try DataValue(json: json) else { return [] }
        let texts = [
            "", "1", "1.0", "01", "+1", "1e2", "true", "false", "TRUE", "0", "abc", "é", "e\u{301}", "9007199254740993",
            String(repeating: "e\u{301}", count: 40),
        ]
        return typed + texts.map(DataValue.untyped) + [.string(String(repeating: "é", count: 40))]
    }

    /// A table finds what comparing with one constant after the other finds, for all kinds of values.
    @Test func findsWhatComparingFinds() throws {
        let values = try Self.values()
        #expect(values.count > 50)
        var random = SplitMix64(seed: 9)
        for round in 0..<400 {
            let constants = Array(values.shuffled(using: &random).prefix(round % 12))
            let table = ConstantTable(constants)
            for value in values {
                let isEqual = constants.contains { constant in
                    value.withField { left in constant.withField { FieldValue.compare(left, $0) == .equal } }
                }
                #expect(table.contains(value) == isEqual, "\(value) in \(constants)")
            }
        }
    }

    @Test func findsEveryOneOfMany() {
        let numbers = (0..<5_000).map { DataValue.number(ExactNumber($0 * 3)) }
        let texts = (0..<5_000).map { DataValue.string("text number \($0 * 3), rather long") }
        let table = ConstantTable(numbers + texts)
        for index in 0..<15_000 {
            #expect(table.contains(.number(ExactNumber(index))) == index.isMultiple(of: 3))
            #expect(table.contains(.untyped("\(index).0")) == index.isMultiple(of: 3))
            #expect(table.contains(.string("text number \(index), rather long")) == index.isMultiple(of: 3))
        }
    }

    /// To look values up in a list of sixty-four times the length takes about as long.
    @Test func lookingUpDoesNotDependOnTheLengthOfTheList() throws {
        func rule(_ count: Int) throws -> RuleDocument {
            let texts = (0..<count).map { DataValue.string("value \($0)") }
            let numbers = (0..<count).map { DataValue.number(ExactNumber($0)) }
            return try RuleDocument([
                ["attributes": "a", "type": "in", "range": .array(texts + numbers), "allowArray": true],
                [
                    "attributes": "a", "type": "required",
                    "when": ["attribute": "a", "operator": "in", "value": .array(texts)],
                ],
            ])
        }
        func judge(_ document: RuleDocument) throws {
            for index in 0..<200 {
                _ = try document.validate(["a": .untyped("value -\(index)")])
                _ = try document.validate(["a": .untyped("-\(index)")])
                _ = try document.validate(["a": [.string("value -\(index)")]])
            }
        }
        let (few, many) = (try rule(500), try rule(32_000))
        try Growth.expect(lessThan: 8, small: { try judge(few) }, large: { try judge(many) })
    }

    struct Plain: Equatable, Validatable { var number: Int }
    struct Hashed: Hashable, Validatable { var number: Int }

    /// The same for rules in Swift, also where the compiler does not know that a type is hashable.
    @Test func looksUpInSwift() {
        func rule<Value: Equatable & Sendable>(_ values: [Value]) -> AnyRule<Value> { .in(values) }
        func judge<Value: Validatable & Sendable>(_ rule: AnyRule<Value>, _ make: (Int) -> Value) {
            for index in 1...500 { #expect(!make(-index).validate(rule).isValid) }
        }
        func compare<Value: Validatable & Equatable & Sendable>(_ make: @escaping (Int) -> Value) {
            let (few, many) = (rule((0..<500).map(make)), rule((0..<32_000).map(make)))
            Growth.expect(lessThan: 8, "\(Value.self)", small: { judge(few, make) }, large: { judge(many, make) })
        }
        compare { $0 }
        compare { "value \($0)" }
        compare { "value \($0)"[...] }
        compare { Hashed(number: $0) }
        compare { ["value \($0)"] }
        #expect(Plain(number: 1).validate(rule([Plain(number: 1)])).isValid)
        #expect(Plain(number: 2).validate(rule([Plain(number: 1)])).codes == ["in"])
    }

    @Test func textsOfAllTypes() {
        #expect("é"[...].validate(.in(["e\u{301}"[...]])).isValid)
        #expect(Character("é").validate(.in(["e\u{301}"])).isValid)
        #expect(["é"].validate(.in([["e\u{301}"]])).isValid)
        #expect(["é", "a"].validate(.notIn([["e\u{301}"]])).isValid)
        let optional: [String?] = [nil, "e\u{301}"]
        #expect(MemberTest(optional).contains("é"))
        #expect(MemberTest(optional).contains(nil))
        #expect(!MemberTest(optional).contains("e"))
    }
}
