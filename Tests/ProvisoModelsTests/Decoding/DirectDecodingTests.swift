#if Macros
import Foundation
import Proviso
import Testing

/// JSON that is as it should be is decoded straight into the model; whatever that gives up on is decoded with all there is
/// to say. A tree is always decoded so: both must come to the same.
@Suite struct DirectDecodingTests {
    enum Plan: String, Codable, Equatable { case free, pro }

    @Validatable
    struct Account: Codable, Equatable {
        @Rules(.trim, .required, .length(2...20)) var name: String
        @Rules(.range(0...150)) var age: Int
        @Rules(.required) var plan: Plan
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
    }

    @Validatable
    struct Address: Codable, Equatable {
        @Rules(.required, .length(2...)) var city: String
        @Rules(.range(1...)) var number: Int?

        enum CodingKeys: String, CodingKey {
            case city = "town"
            case number
        }
    }

    @Validatable
    struct Guarded: Codable, Equatable {
        @Rules(.required) var name: String
        @NotAssignable var isAdmin = false
    }

    static let accounts = [
        #"{"name":"Ada","age":36,"plan":"pro"}"#,
        #" { "plan" : "free" , "age" : 0 , "name" : "  Ada  ", "unknown": [1, {"a": null}] } "#,
        #"{"name":"Ada","age":36,"plan":"pro","email":"ada@example.com","tags":[],"isActive":false,"nickname":null}"#,
        #"{"name":"\u0041d\u00e4","age":36,"plan":"pro","tags":["a","\n"],"ratio":1e2,"notes":{"a":1,"b":2}}"#,
        #"{"name":"Ada","age":36,"plan":"pro","since":"2026-01-31T10:00:00Z","id":"00000000-0000-4000-8000-000000000001"}"#,
        #"{"name":"Ada","age":36,"plan":"pro","address":{"town":"Rome","number":3},"others":[{"town":"Paris"}]}"#,
        #"{"name":"Ada","age":36,"plan":"pro","address":{"town":"R","number":0},"others":[{"town":""},{"town":"x"}]}"#,
        #"{"name":"A","age":151,"plan":"pro","email":"x","tags":["","123456"]}"#,
        #"{"name":"Ada","age":36.0,"plan":"pro","ratio":3}"#,
        #"{"name":"Ada","age":1e1,"plan":"pro"}"#,
        #"{"name":"Ada","age":36.5,"plan":"pro"}"#,
        #"{"name":"Ada","age":99999999999999999999,"plan":"pro"}"#,
        #"{"name":"Ada","age":-5,"plan":"gold"}"#,
        #"{"name":null,"age":"36","plan":5,"tags":{},"others":[5]}"#,
        #"{"age":36,"plan":"pro","address":[]}"#,
        #"{"nam\u0065":"Ada","age":36,"plan":"pro"}"#,
        #"{"name":"Ada","age":36,"plan":"pro","naïve":1}"#,
        #"{"name":"Ada","age":36,"plan":"pro","notes":{"\u0061":1,"é":2}}"#,
        #"{"name":"Ada","age":36,"plan":"pro","isActive":1}"#,
        #"[]"#, #"5"#, #"null"#, #"{}"#, #""Ada""#,
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

    @Test(arguments: accounts) func isAsThroughATree(_ json: String) throws {
        let tree = try DataValue(json: json)
        let direct = Self.outcome { () throws(ValidationError) in try Account.decode(json: json) }
        let slow = Self.outcome { () throws(ValidationError) in try Account.decode(tree) }
        #expect(direct.model == slow.model)
        #expect(Self.told(direct.violations) == Self.told(slow.violations))
    }

    @Test(arguments: accounts) func limitsHold(_ json: String) throws {
        let tree = try DataValue(json: json)
        let direct = Self.outcome { () throws(ValidationError) in try Account.decode(json: json, limit: 1) }
        let slow = Self.outcome { () throws(ValidationError) in try Account.decode(tree, limit: 1) }
        #expect(Self.told(direct.violations) == Self.told(slow.violations))
    }

    @Test func whatMayNotBeSetIsNot() throws {
        var refused: [String] = []
        let model = try Guarded.decode(json: #"{"name":"Ada","isAdmin":true}"#) { refused.append($0.name) }
        #expect(model == Guarded(name: "Ada", isAdmin: false))
        #expect(refused == ["isAdmin"])
    }

    @Test(arguments: ["", "{", #"{"name":"Ada","name":"Bea"}"#, #"{"name":"Ada"} x"#, "{\"name\":\"\u{1}\"}"])
    func whatIsNotJSONIsNoRecord(_ json: String) {
        let found = Self.outcome { () throws(ValidationError) in try Account.decode(json: json) }
        #expect(found.violations.map(\.code) == ["record.malformed"])
    }

    /// Types that hold themselves are read as deep as the data goes, up to a limit, which is that of trees.
    final class Chain: Codable {
        let next: Chain?
        init(_ next: Chain?) { self.next = next }
    }

    @Validatable
    struct Holder: Codable {
        @Rules(.required) var name: String
        var chain: Chain?
    }

    @Test(arguments: [1, 20, 200]) func depthIsBounded(_ depth: Int) throws {
        let chain = String(repeating: #"{"next":"#, count: depth) + "null" + String(repeating: "}", count: depth)
        let json = #"{"name":"a","chain":\#(chain)}"#
        let direct = Self.outcome { () throws(ValidationError) in try Holder.decode(json: json) }
        let tree = try DataValue(json: json)
        let slow = Self.outcome { () throws(ValidationError) in try Holder.decode(tree) }
        #expect((direct.model == nil) == (slow.model == nil))
        #expect(Self.told(direct.violations) == Self.told(slow.violations))
    }
}
#endif
