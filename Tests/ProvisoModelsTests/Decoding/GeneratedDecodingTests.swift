#if Macros
import Foundation
import Proviso
import ProvisoCore
import TestSupport
import Testing

/// Generated decoding makes what `init(from:)` makes, and finds what that finds. A tree is always decoded by `init(from:)`: each text
/// is decoded both ways.
@Suite struct GeneratedDecodingTests {
    enum Plan: String, Codable, Equatable { case free, pro }

    @Validatable(jsonDecoding: .generated)
    struct Address: Codable, Equatable {
        @Rules(.required, .length(2...)) var city: String
        @Rules(.range(1...)) let number: Int?

        enum CodingKeys: String, CodingKey {
            case city = "town"
            case number
        }
    }

    @Validatable(jsonDecoding: .generated)
    struct Account: Codable, Equatable {
        @Rules(.trim, .required, .length(2...20)) var name: String
        @Rules(.range(0...150)) var age: Int
        @Rules(.required) let plan: Plan
        @Rules(.email) var email: String?
        @Rules(.each(.length(1...5))) var tags: [String] = ["new"]
        var isActive = true
        var nickname: String? = "none"
        var since: Date?
        var ratio: Double = 0.5
        var id: UUID?
        var notes: [String: Int] = [:]
        @Rules(.nested) var address: Address?
        @Rules(.each(.nested)) var others: [Address] = []
        var changes = 0 { didSet { changes = oldValue } }
        var `default`: Bool?
        #if os(Plan9)
        var missing: Int
        #else
        var count: UInt8 = 7
        #endif
        static let shared = 1
        var isYoung: Bool { age < 30 }
    }

    /// Plain, generated inside.
    @Validatable
    struct Team: Codable, Equatable {
        @Rules(.required, .each(.nested)) var members: [Member]
        var byName: [String: Member] = [:]
        var lead: Member?
    }

    @Validatable(jsonDecoding: .generated)
    struct Member: Codable, Equatable {
        @Rules(.required) var name: String
        @NotAssignable var isAdmin = false
        @NotAssignable @Rules(.length(...3)) var note: String?
    }

    @Validatable(jsonDecoding: .generated)
    struct Made: Codable, Equatable {
        @Rules(.required) var name = "a"
        var count: Int?
        var size: Int

        init() {
            name = "made"
            count = 5
            size = 6
        }
    }

    @Validatable(jsonDecoding: .generated)
    struct Open: Codable, Equatable {
        @Rules(.required) var name = "a"
        var count: Int?
        init() {}
    }

    @Validatable(jsonDecoding: .generated)
    struct Partial: Codable, Equatable {
        @Rules(.required) var name: String
        var cache = 1

        enum CodingKeys: String, CodingKey { case name }
    }

    /// Its keys stand where the macro does not see them.
    @Validatable(jsonDecoding: .generated)
    struct Elsewhere: Codable, Equatable {
        @Rules(.required) var name = "a"
    }

    /// The same, behind an enumeration whose cases nobody lists: a type that decodes itself without data stops there.
    @Validatable(jsonDecoding: .generated)
    struct Late: Codable, Equatable {
        var plan: Plan
        @Rules(.required) var name = "a"
    }

    /// It asks for more than its properties, where the macro does not see it.
    @Validatable(jsonDecoding: .generated)
    struct Legacy: Encodable, Equatable {
        @Rules(.required) var name = "a"
    }

    @Validatable(jsonDecoding: .generated)
    struct Hidden: Codable, Equatable {
        @Rules(.required) private var secret: String
        fileprivate var x: Int?
        private(set) var y: Int? = 3
        private let z: Bool?
    }

    /// Its extension has initializers with the labels of the memberwise one.
    @Validatable(jsonDecoding: .generated)
    struct Price: Codable, Equatable {
        @Rules(.trim, .required) var amount: String
        var note: String?
    }

    /// Filters change it in each place where they can.
    @Validatable(jsonDecoding: .generated)
    struct Filtered: Codable, Equatable {
        @Rules(.required) var id: String
        @Rules(.nested) var price: Price
        @Rules(.each(.nested)) var prices: [Price]
        @Rules(.each(.trim)) var texts: [String]
        @Rules(.values(.trim)) var values: [String: String]
        @Rules(.trim, when: { (model: Filtered) in model.id == "x" }) var name: String
        @Rules(.trim) var note: String?
    }

    /// A rule protects what the declaration does not.
    @Validatable(jsonDecoding: .generated)
    struct Ruled: Codable, Equatable {
        @Rules(.required) var name: String
        var role = "user"

        @RuleSetBuilder<Ruled> static var modelRules: some RuleSet<Ruled> {
            Rule(for: \.role, .length(...9)).notAssignable()
        }
    }

    static let accounts =
        DirectDecodingTests.accounts + [
            #"{"name":"Ada","age":36,"plan":"pro","version":9,"changes":4,"default":true,"count":255}"#,
            #"{"name":"Ada","age":36,"plan":"pro","default":null,"count":256}"#,
            #"{"name":"Ada","age":36,"plan":"pro","tags":[1],"count":-1}"#,
            #"{"name":"Ada","age":36,"plan":"pro","tags":null}"#,
            #"{"plan":"free","isActive":false,"age":1,"others":[{"number":2,"town":"Oslo"},{"town":"Bern","number":null}],"name":"Bea"}"#,
            #"{"name":"Ada","age":36,"plan":"pro","others":[{"town":"Rome"},null]}"#,
            #"{"name":"Ada","age":36,"plan":"pro","address":{"city":"Rome"}}"#,
            "\u{FEFF}" + #"{"name":"Ada","age":36,"plan":"pro"}"#, #"{"name":"Ada" "age":36}"#, #"{"name":"Ada",}"#,
            #"{"name":"Ada","age":36,"plan":"pro"}]"#, #"{"name":"Ada","age":036,"plan":"pro"}"#, #"{"a":[}]"#,
            #"{"name":"Ada","age":36,"plan":"pro","x":[[],{},[{"a":{"a":1},"b":[{}]}],-0.5e-3,"\"",true,false,null]}"#,
            #"{"name":"Ada","age":36,"plan":"pro","x":{"a":1,"a":2}}"#, #"{"name":"Ada","x":{"x":1},"x":2}"#,
        ]

    private static func outcome<Model: Validatable & Decodable>(
        _ decode: () throws(ValidationError) -> Model
    ) -> (model: Model?, violations: [Violation]) {
        do throws(ValidationError) {
            return (try decode(), [])
        } catch {
            return (nil, error.violations)
        }
    }

    private static func told(_ violations: [Violation]) -> [String] {
        violations.map {
            "\($0.path) \($0.outsidePath) \($0.code) \($0.severity) \($0.message) \($0.parameters.object)"
        }
    }

    /// Decodes a text in all ways, which have to come to the same: by code that knows the type, by generic code, and from a tree.
    private static func expectSame<Model: _GeneratedDecoding & Equatable>(
        _ type: Model.Type, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectSame(json, sourceLocation) { onRefusal throws(ValidationError) in
            try Model.decode(json: json, onRefusal: onRefusal)
        }
        expectSameInGenericCode(type, json, sourceLocation)
    }

    private static func expectSameInGenericCode<Model: Validatable & Decodable & Equatable>(
        _ type: Model.Type, _ json: String, _ sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectSame(json, sourceLocation) { onRefusal throws(ValidationError) in
            try Model.decode(json: json, onRefusal: onRefusal)
        }
    }

    private static func expectSame<Model: Validatable & Decodable & Equatable>(
        _ json: String, _ sourceLocation: SourceLocation,
        _ decode: ((Assignment.Refusal) -> Void) throws(ValidationError) -> Model
    ) {
        var (refused, refusedSlowly): ([String], [String]) = ([], [])
        let direct = outcome { () throws(ValidationError) in
            try decode { refused.append("\($0.name) \($0.reason)") }
        }
        guard let tree = try? DataValue(json: json) else {
            #expect(direct.violations.map(\.code) == ["record.malformed"], "\(json)", sourceLocation: sourceLocation)
            return
        }
        let slow = outcome { () throws(ValidationError) in
            try Model.decode(tree) { refusedSlowly.append("\($0.name) \($0.reason)") }
        }
        #expect(direct.model == slow.model, "\(json)", sourceLocation: sourceLocation)
        #expect(told(direct.violations) == told(slow.violations), "\(json)", sourceLocation: sourceLocation)
        #expect(refused == refusedSlowly, "\(json)", sourceLocation: sourceLocation)
    }

    @Test(arguments: accounts) func isAsInitFromDecodes(_ json: String) { Self.expectSame(Account.self, json) }

    /// Decoding both ways would be the same, too, if the generated code were never used.
    @Test func isUsed() {
        let used: [any Decodable.Type] = [
            Account.self, Address.self, Member.self, Made.self, Open.self, Partial.self, Hidden.self,
        ]
        for type in used { #expect(GeneratedModel.of(type) != nil, "\(type)") }
        let unused: [any Decodable.Type] = [Team.self, Elsewhere.self, Late.self, Ruled.self, Legacy.self]
        for type in unused { #expect(GeneratedModel.of(type) == nil, "\(type)") }
    }

    @Test(arguments: [#"{"plan":"pro","called":"Ada"}"#, #"{"plan":"pro","name":"Ada"}"#, #"{"plan":"x"}"#])
    func keysBehindAnEnumerationAreKept(_ json: String) { Self.expectSame(Late.self, json) }

    @Test(arguments: [#"{"name":"Ada"}"#, #"{"oldName":"Ada"}"#, "{}"])
    func keysThatOnlyTheInitializerKnowsAreAskedFor(_ json: String) { Self.expectSame(Legacy.self, json) }

    @Test(arguments: [#"{"secret":"Ada","x":1}"#, #"{"secret":"","y":null}"#, #"{"secret":5}"#])
    func privatePropertiesAreDecoded(_ json: String) { Self.expectSame(Hidden.self, json) }

    @Test(arguments: [
        #"{"members":[{"name":"Ada"},{"name":"Bea","isAdmin":true}]}"#, #"{"members":[]}"#,
        #"{"members":[{"name":"Ada"}],"byName":{"x":{"name":"Bea"}},"lead":{"name":"Cem"}}"#,
        #"{"members":[{"name":""}],"byName":{"x":{"name":"Bea","isAdmin":true}},"lead":{"note":"abcd","name":"Cem"}}"#,
    ]) func generatedModelsLieInOthers(_ json: String) { Self.expectSameInGenericCode(Team.self, json) }

    @Test func protectedMembersAreNotSet() throws {
        var refused: [String] = []
        let member = try Member.decode(json: #"{"isAdmin":true,"name":"Ada","note":"x"}"#) { refused.append($0.name) }
        #expect(member == Member(name: "Ada"))
        #expect(refused.sorted() == ["isAdmin", "note"])
        let trusted = try Member.decode(json: #"{"isAdmin":true,"name":"Ada"}"#, includingUnsafe: true)
        #expect(trusted.isAdmin)
        Self.expectSame(Member.self, #"{"name":"Ada"}"#)
        Self.expectSame(Ruled.self, #"{"name":"Ada","role":"admin"}"#)
    }

    @Test(arguments: ["{}", #"{"name":"x"}"#, #"{"size":1,"name":"x","count":null}"#, #"{"size":1,"count":2}"#])
    func defaultsAreThoseOfInitializers(_ json: String) {
        Self.expectSame(Made.self, json)
        Self.expectSame(Open.self, json)
    }

    @Test(arguments: [#"{"name":"Ada"}"#, #"{"name":"Ada","cache":5}"#, #"{"cache":5}"#])
    func onlyCodingKeysAreDecoded(_ json: String) { Self.expectSame(Partial.self, json) }

    @Test(arguments: [#"{"called":"Ada"}"#, #"{"name":"Ada"}"#, "{}"])
    func keysThatTheMacroDoesNotSeeAreKept(_ json: String) throws {
        Self.expectSame(Elsewhere.self, json)
        #expect(try Elsewhere.decode(json: #"{"called":"Ada"}"#).name == "Ada")
    }

    @Test(arguments: [#"{"amount":" 3 "}"#, #"{"amount":"3","note":"x"}"#, #"{"note":null}"#, #"{"amount":3}"#])
    func initializersOfExtensionsAreNotCalled(_ json: String) { Self.expectSame(Price.self, json) }

    /// What a filter changes is changed, also where no rule finds anything.
    @Test(arguments: 0..<8, ["x", "y"])
    func filtersChangeWhatPasses(place: Int, id: String) throws {
        func text(_ number: Int) -> String { number == place ? " a " : "a" }
        let json = #"""
            {"id": "\#(id)", "price": {"amount": "\#(text(1))"}, "prices": [{"amount": "\#(text(2))"}], "texts": ["\#(text(3))"],
            "values": {"k": "\#(text(4))"}, "name": "\#(text(5))", "note": "\#(text(6))"}
            """#
        Self.expectSame(Filtered.self, json)
        let model = try Filtered.decode(json: json)
        #expect(model.name == (place == 5 && id == "y" ? " a " : "a"))
        #expect(model.price.amount == "a" && model.prices[0].amount == "a" && model.texts == ["a"] && model.note == "a")
    }

    /// An object with many keys has them looked up in a table.
    @Test(arguments: [20, 24, 25, 26, 40, 500], [false, true]) func manyKeys(_ count: Int, doubled: Bool) {
        let keys = (0..<count).map { "key\($0)" } + (doubled ? ["key\(count / 2)"] : [])
        let others = keys.map { "\"\($0)\":[{\"a\":1,\"b\":{}}]" }.joined(separator: ",")
        let json = #"{"inner":{\#(others)},"name":"Ada",\#(others),"age":36,"plan":"pro"}"#
        Self.expectSame(Account.self, json)
        #expect((try? Account.decode(json: json)) == nil || !doubled)
    }

    /// Texts with a byte changed, left out or put in, most of which are no JSON or have something wrong.
    @Test func brokenTextsAreAsWithInitFrom() {
        var random = SplitMix64(seed: 37)
        let rounds = Sweep.count(40_000, sample: 1_500)
        let marks = Array(#"{}[],:"\0123456789eE.-+ truefalsn"#.utf8) + [0, 9, 10, 0x7F, 0x80, 0xC3, 0xED, 0xFF]
        for _ in 0..<rounds {
            var bytes = Array(Self.accounts.randomElement(using: &random)?.utf8 ?? "".utf8)
            for _ in 0..<Int.random(in: 1...2, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let mark = marks.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = mark
                case 1: bytes.insert(mark, at: place)
                default: bytes.remove(at: place)
                }
            }
            let direct = Self.outcome { () throws(ValidationError) in try Account.decode(json: Data(bytes)) }
            guard let tree = try? DataValue(json: bytes.span) else {
                #expect(
                    direct.violations.map(\.code) == ["record.malformed"], "\(String(decoding: bytes, as: UTF8.self))")
                continue
            }
            let slow = Self.outcome { () throws(ValidationError) in try Account.decode(tree) }
            #expect(direct.model == slow.model, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(
                Self.told(direct.violations) == Self.told(slow.violations), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }
}

extension GeneratedDecodingTests.Price {
    init(amount: Int, note: String?) { self.init(amount: "\(amount)", note: note) }
    init(amount: String, note: Int?) { self.init(amount: amount, note: note.map { "\($0)" }) }
}

extension GeneratedDecodingTests.Elsewhere {
    enum CodingKeys: String, CodingKey { case name = "called" }
}

extension GeneratedDecodingTests.Late {
    enum CodingKeys: String, CodingKey {
        case plan
        case name = "called"
    }
}

extension GeneratedDecodingTests.Legacy: Decodable {
    enum CodingKeys: String, CodingKey { case name, oldName }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        name = try members.decodeIfPresent(String.self, forKey: .oldName) ?? members.decode(String.self, forKey: .name)
    }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(name, forKey: .name)
    }
}
#endif
