#if Macros
import Foundation
import Proviso
import RuleTestSupport
import Testing

/// Decoding and validation in one call.
@Suite struct DecodingTests {
    enum Plan: String, Codable { case free, pro }
    enum Size: String, Codable, CaseIterable { case small, large }

    @Validatable
    struct Order: Codable {
        @Rules(.trim, .required) @Labeled("customer's name")
        var name: String
        @Rules(.range(1...10))
        var count: Int
        @Rules(.email)
        var email: String?
        var size: Size
        var plan: Plan?
        @Rules(.each(.trim, .length(2...)))
        var tags: [String]
        @Rules(.nested)
        var address: PostalAddress
        @Rules(.each(.nested))
        var others: [PostalAddress]?
        var date: Date?
        var price: Decimal?
        var ratio: Double?
    }

    static let valid = """
        {"name": " Ada ", "count": 3, "size": "small", "tags": ["ab"], "address": {"city": "London", "postcode": "12345"},
         "date": "2024-02-29T12:00:00Z", "price": 0.1, "ratio": 0.5, "unknown": [1]}
        """

    @Test func valid() throws {
        let order = try Order.decode(json: Self.valid)
        #expect(order.name == "Ada")
        #expect(order.price == Decimal(string: "0.1"))
        #expect(order.date == Date(timeIntervalSince1970: 1_709_208_000))
    }

    @Test(
        arguments: [
            ("{", ["record.malformed at "]), ("[]", ["nested.type at "]), ("null", ["required at "]),
            (
                "{}",
                [
                    "required at name", "required at count", "required at size", "required at tags",
                    "required at address",
                ]
            ),
            (
                #"""
                {"name": " ", "count": 11, "email": "a", "size": "medium", "plan": "gold", "tags": ["x", 5, null],
                 "address": {"city": 5, "postcode": "x"}, "others": [{"city": "a"}, 7], "date": "today", "ratio": "1"}
                """#,
                [
                    "in at size", "in at plan", "string.type at tags[1]", "required at tags[2]",
                    "string.type at address.city", "nested.type at others[1]", "dateTime at date",
                    "number.type at ratio", "required at name", "number.tooBig at count", "email at email",
                    "string.tooShort at tags[0]", "match at address.postcode", "required at others[0].postcode",
                ]
            ),
            (
                #"""
                {"name": null, "count": 1.5, "size": "small", "tags": "x", "address": [], "price": "1", "ratio": 1e999}
                """#,
                [
                    "required at name", "number.notInteger at count", "each.type at tags", "nested.type at address",
                    "number.type at price", "number.tooBig at ratio",
                ]
            ),
        ] as [(String, [String])])
    func invalid(json: String, expected: [String]) {
        let error = #expect(throws: ValidationError.self) { try Order.decode(json: json) }
        #expect(error?.violations.map { "\($0.code) at \($0.path)" } == expected)
    }

    @Test func namesAttributesAsTheModelDoes() {
        let error = #expect(throws: ValidationError.self) { try Order.decode(json: "{}") }
        #expect(error?.violations.first?.message == "Customer's name is required.")
    }

    @Test func limits() {
        let error = #expect(throws: ValidationError.self) { try Order.decode(json: "{}", limit: 2) }
        #expect(error?.violations.count == 2)
    }

    @Validatable
    struct Strict: Codable {
        var plan: Plan
        @Rules(.required) var name: String
    }

    @Test func goesOnAfterWhatNothingStandsInFor() {
        let (model, result) = Strict.decoding(["plan": "gold", "name": ""])
        #expect(model == nil)
        #expect(result.codes == ["in", "required"])
    }

    final class Chain: Codable, Validatable {
        let next: Chain
    }

    struct Tree: Codable, Validatable {
        var children: [Tree]
    }

    @Test func depthIsBounded() {
        #expect(Chain.decoding([:]).result.codes == ["required"])
        var data: DataValue = ["children": []]
        for _ in 0..<100_0 { data = ["children": [data]] }
        #expect(Tree.decoding(data).result.codes == ["nested.type"])
    }
}

/// Values from outside into attributes.
@Suite struct AssignmentTests {
    enum Level: Int { case low, high }

    @Validatable
    struct Profile {
        @Rules(.safe) var name = ""
        @Rules(.safe) var small: UInt8 = 0
        @Rules(.safe) var whole = 0
        @Rules(.safe) var half = 0.0
        @Rules(.safe) var flag = false
        @Rules(.safe) var age: Int?
        @Rules(.safe) var born: Date?
        @Rules(.safe) var id: UUID?
        @Rules(.safe) var site: URL?
        @Rules(.safe) var level = Level.low
        @Rules(.safe) var tags: [String] = []
        @Rules(.safe) var marks: [String: Int] = [:]
        @Rules(.safe) var unique: Set<Int> = []
        @Rules(.nested) var address = PostalAddress()
        @Rules(.safe) var price: Decimal = 0
        let fixed = 1
    }

    @Test(
        arguments: [
            ("name", "Ada", []), ("name", 5, ["string.type at name"]), ("name", .untyped("5"), []),
            ("small", 255, []), ("small", 256, ["number.tooBig at small"]), ("small", -1, ["number.tooSmall at small"]),
            ("small", "5", ["number.type at small"]), ("small", .untyped("5"), []),
            ("whole", 1.5, ["number.notInteger at whole"]), ("whole", 1.0, []), ("whole", nil, ["required at whole"]),
            ("half", 1, []), ("half", .number(ExactNumber(9_007_199_254_740_993)), ["number.type at half"]),
            ("flag", true, []), ("flag", 1, ["boolean at flag"]), ("flag", .untyped("1"), []),
            ("age", nil, []), ("age", .untyped(""), []), ("age", "x", ["number.type at age"]),
            ("born", "2024-02-30", ["dateTime at born"]), ("born", "2024-02-29", []),
            ("id", "8c7c5bd8-3f4b-4b7f-8e2a-000000000000", []), ("id", "8c7c", ["uuid at id"]),
            ("site", "https://example.org/a", []), ("site", "a b", ["url at site"]),
            ("level", 1, []), ("level", 2, ["in at level"]), ("level", "x", ["number.type at level"]),
            ("tags", ["a", "b"], []), ("tags", ["a", 5], ["string.type at tags[1]"]),
            ("tags", "a", ["each.type at tags"]),
            ("marks", ["a": 1], []), ("marks", ["a": "x"], ["number.type at marks.a"]), ("unique", [1, 2, 2], []),
            ("address", ["city": "Rome"], []), ("address", ["city": 5], ["string.type at address.city"]),
            ("address", ["street": "x"], ["unassignable at address.street"]),
            ("price", 0.1, []), ("fixed", 5, ["unassignable at fixed"]),
        ] as [(String, DataValue, [String])])
    func assigns(name: String, value: DataValue, expected: [String]) throws {
        let attribute = try #require(Profile.rules.attribute(named: name))
        var profile = Profile()
        let before = attribute.data(in: profile)
        let violations = attribute.assign(value, to: &profile)
        #expect(violations.map { "\($0.code) at \($0.path)" } == expected)
        if !expected.isEmpty { #expect(attribute.data(in: profile) == before) }
    }

    @Test func readsBack() throws {
        var profile = Profile()
        for (name, value) in [("level", 1), ("marks", ["a": 1]), ("address", ["city": "Rome"])] as [(String, DataValue)]
        {
            #expect(Profile.rules.attribute(named: name)?.assign(value, to: &profile) == [])
        }
        #expect(profile.level == .high)
        #expect(Profile.rules.attribute(named: "level")?.data(in: profile) == 1)
        #expect(Profile.rules.attribute(named: "marks")?.data(in: profile) == ["a": 1])
        #expect(Profile.rules.attribute(named: "address")?.data(in: profile) == ["city": "Rome", "postcode": ""])
        #expect(Profile.rules.attribute(named: "age")?.data(in: profile) == .null)
    }
}
#endif
