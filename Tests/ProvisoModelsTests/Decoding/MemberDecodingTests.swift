#if Macros
import Foundation
import Proviso
import RuleTestSupport
import TestSupport
import Testing

/// Members are decoded one by one: defaults, what may not be set, and what is left out beside a broken one.
@Suite struct MemberDecodingTests {
    enum Plan: String, Codable { case free, pro }

    /// A type of its own that refuses what it does not like, and for which nothing can stand in.
    struct Code: Codable, Equatable {
        let text: String
        init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
            if text.count != 3 { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "three")) }
        }
    }

    @Validatable
    struct Order: Codable {
        @Rules(.required) var plan: Plan
        @Rules(.range(1...10)) var n: Int
        @Rules(.trim, .length(2...)) var name: String
        @Rules(.required, .equal(to: \Order.name)) var again: String
        @Rules(.required, when: { (order: Order) in order.n > 0 }) var note: String?
        @Rules(.required, when: { (order: Order) in order.plan == .pro }) var company: String?
        @Rules(.nested) var inner: Inner?
    }

    @Validatable
    struct Inner: Codable {
        @Rules(.required) var code: Code
        @Rules(.range(1...10)) var n = 1
        @Rules(.each(.length(2...))) var tags: [String] = []
    }

    private static func codes(_ result: ValidationResult) -> [String] {
        result.violations.map { "\($0.code) \($0.path)" }
    }

    @Test func nothingIsLostBesideABrokenEnumeration() {
        let (model, result) = Order.decoding(["plan": "gold", "n": 11, "name": " a ", "again": "b", "note": "x"])
        #expect(model == nil)
        #expect(
            Self.codes(result) == [
                "in plan", "number.tooBig n", "string.tooShort name", "compare.equal again",
            ])
    }

    @Test func norBesideAMissingOne() {
        let (_, result) = Order.decoding([
            "n": "x", "name": 5, "inner": ["code": "toolong", "n": 12, "tags": ["a", 5]],
        ])
        #expect(
            Self.codes(result) == [
                "required plan", "number.type n", "string.type name", "required again", "decoding inner.code",
                "string.type inner.tags[1]", "number.tooBig inner.n", "string.tooShort inner.tags[0]",
            ])
    }

    /// A type that takes some texts alone, in one that has no rules.
    struct Initials: Codable {
        let text: String
        init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
            guard 2...4 ~= text.count, text.allSatisfy(\.isUppercase) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "initials"))
            }
        }
    }

    struct Signature: Codable {
        var by: Initials
        var page: Int
        var place: String
    }

    @Validatable
    struct Contract: Codable {
        @Rules(.required) var signature: Signature
        @Rules(.length(2...), when: { (contract: Contract) in contract.pages > 1 }) var title: String
        var pages: Int
    }

    @Test func aTypeWithoutRulesGoesOnBesideWhatNothingStandsInFor() {
        let (_, result) = Contract.decoding([
            "signature": ["by": "nobody", "page": "one"], "title": "x", "pages": 3,
        ])
        #expect(
            Self.codes(result) == [
                "decoding signature.by", "number.type signature.page", "required signature.place",
                "string.tooShort title",
            ])
    }

    @Validatable
    struct Pair: Codable {
        @Rules(.required, .equal(to: \Pair.repeated), .length(8...)) var password: String
        @Rules(.required) var repeated: String
        @Rules(.required, when: { (pair: Pair) in pair.count > 1 }) var reason: String?
        @Rules(.required, when: { (pair: Pair) in pair.password.isEmpty }) var hint: String?
        var count: Int
    }

    @Test func rulesThatReadWhatIsMissingAreLeftOut() {
        let (_, result) = Pair.decoding(["password": "short", "count": 2])
        #expect(Self.codes(result) == ["required repeated", "string.tooShort password", "required reason"])
        let (_, other) = Pair.decoding(["password": 5, "repeated": "x", "count": 0])
        #expect(Self.codes(other) == ["string.type password"])
    }

    struct Hand: Codable, Validatable {
        var plan: Plan
        var n: Int
        var m: Int

        static var rules: some RuleSet<Hand> {
            Rule(for: \.n, \.m, .range(1...10))
            Rule(for: \.n, .compare(.less, to: \.m))
        }
    }

    @Test func rulesByHandToo() {
        #expect(
            Self.codes(Hand.decoding(["plan": "gold", "n": 11, "m": 12]).result) == [
                "in plan", "number.tooBig n", "number.tooBig m",
            ])
    }

    @Validatable
    struct Defaults: Codable {
        @Rules(.required) var title = "none"
        @Rules(.required) var empty = ""
        @Rules(.range(1...)) var count = 7
        @Rules(.required) var plan = Plan.pro
        var perhaps: Int? = 5
        @Rules(.required) var must: String
    }

    @Test func aMissingMemberTakesItsDefault() throws {
        let (model, result) = Defaults.decoding(["must": "x", "empty": "y"])
        #expect(result == .valid())
        #expect(model?.title == "none")
        #expect(model?.count == 7)
        #expect(model?.plan == .pro)
        #expect(model?.perhaps == 5)
        #expect(Self.codes(Defaults.decoding([:]).result) == ["required must", "required empty"])
        #expect(
            Self.codes(Defaults.decoding(["must": "x", "empty": "y", "title": nil, "perhaps": nil]).result) == [
                "required title"
            ])
        #expect(
            Self.codes(Defaults.decoding(["must": "x", "empty": "y", "plan": "gold", "count": 0]).result) == [
                "in plan", "number.tooSmall count",
            ])
    }

    @Validatable
    struct Owned: Codable {
        @Rules(.required) var title: String
        @NotAssignable var isAdmin = false
        @NotAssignable var owner: String
        @Rules(.each(.nested)) var items: [Owned] = []
    }

    @Test func whatIsMarkedIsNotDecoded() throws {
        var refused: [String] = []
        let (_, result) = Owned.decoding(["title": "t", "isAdmin": true, "owner": "me"]) { refused.append($0.name) }
        #expect(refused == ["isAdmin", "owner"])
        #expect(Self.codes(result) == ["unassignable owner", "unassignable isAdmin", "unassignable owner"])
        #expect(result.errors.map(\.path) == ["owner"], "it has no default")
        let own = try Owned.decode(["title": "t", "isAdmin": true, "owner": "me"], includingUnsafe: true)
        #expect(own.isAdmin)
        #expect(own.owner == "me")
    }

    /// A type that decodes itself, from data of another shape than its own.
    @Validatable
    struct Vault: Decodable {
        @Rules(.required) var title = ""
        @NotAssignable var isAdmin = false
        @NotAssignable var level = 1
        @NotAssignable var group: String?

        enum Keys: String, CodingKey { case title, meta, limits, access }
        struct Access: Decodable { var group: String? }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            title = try container.decode(String.self, forKey: .title)
            let meta = try container.nestedContainer(keyedBy: DynamicKey.self, forKey: .meta)
            isAdmin = try meta.decodeIfPresent(Bool.self, forKey: DynamicKey("admin")) ?? false
            var limits = try container.nestedUnkeyedContainer(forKey: .limits)
            level = try limits.decode(Int.self)
            group = try container.decodeIfPresent(Access.self, forKey: .access)?.group
        }
    }

    struct DynamicKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    @Test func whatIsMarkedIsNotDecodedByHandEither() throws {
        let harmless: DataValue = ["title": "t", "meta": [:], "limits": [1]]
        #expect(try Vault.decode(harmless).title == "t")
        let data: DataValue = ["title": "t", "meta": ["admin": true], "limits": [9], "access": ["group": "all"]]
        let model = try Vault.decode(data)
        #expect(!model.isAdmin)
        #expect(model.level == 1)
        #expect(model.group == nil)
        let own = try Vault.decode(data, includingUnsafe: true)
        #expect(own.isAdmin)
        #expect(own.level == 9)
        #expect(own.group == "all")
    }

    /// Nothing can be put in the place of what it made of the data.
    @Validatable
    struct Sealed: Decodable {
        @Rules(.required) var title = ""
        @NotAssignable let group: String

        init(from decoder: any Decoder) throws {
            let data = try decoder.singleValueContainer().decode([String: String].self)
            (title, group) = (data["title"] ?? "", data["group"] ?? "none")
        }
    }

    @Test func whatCannotBeTakenBackIsRefused() throws {
        let (model, result) = Sealed.decoding(["title": "t", "group": "all"])
        #expect(model == nil)
        #expect(result.errors.map { "\($0.code) \($0.path)" } == ["unassignable group"])
        #expect(try Sealed.decode(["title": "t", "group": "all"], includingUnsafe: true).group == "all")
    }

    @Test func aScenarioThatThereIsNotIsRefused() throws {
        let (model, result) = Owned.decoding(
            ["title": "t", "owner": "me"], scenario: "regsiter", includingUnsafe: true)
        #expect(model == nil)
        #expect(Self.codes(result) == ["scenario.unknown "])
        let error = #expect(throws: ValidationError.self) {
            try Owned.decode(json: #"{"title": "t"}"#, scenario: "regsiter")
        }
        #expect(error?.violations.map(\.code) == [.scenarioUnknown])
    }

    @Test(.timeLimit(.minutes(1)))
    func takesLinearTimeForBrokenElements() {
        let count = Sweep.count(60_000, sample: 15_000)
        let items = DataValue.array((0..<count).map { _ in ["title": 5, "owner": "me"] })
        let (_, result) = Owned.decoding(["title": "t", "owner": "me", "items": items], includingUnsafe: true)
        #expect(result.violations.count == count)
        #expect(result.violations.last?.path.description == "items[\(count - 1)].title")
    }

    @Validatable
    struct Ratio: Codable {
        @Rules(.safe) var d: Double?
        @Rules(.safe) var f: Float?
    }

    @Test(arguments: [#"{"d": 1e999}"#, #"{"d": -1e999}"#, #"{"f": 1e39}"#])
    func numbersThatAreTooLargeSaySo(_ json: String) {
        let error = #expect(throws: ValidationError.self) { try Ratio.decode(json: json) }
        let message = error?.violations.first?.message ?? ""
        #expect(!message.isEmpty && !message.contains("{"))
        #expect(message.count < 80, "\(message)")
    }
}
#endif
