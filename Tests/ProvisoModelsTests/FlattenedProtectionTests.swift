#if Macros
import Proviso
import Testing

@testable import ProvisoForms

/// Whatever way a type decodes a model inside of it, members that are not assignable are never set, and that is told.
@Suite struct FlattenedProtectionTests {
    @Validatable
    struct Card: Codable, Equatable, Sendable {
        @Rules(.required) var number = "none"
        @NotAssignable var verified = false
    }

    @Validatable
    class Account: Codable {
        @Rules(.required) var number = "none"
        @NotAssignable var verified = false
    }

    final class Savings: Account {}

    // Ways to decode a card.

    protocol Holder: Codable, Sendable {
        var card: Card { get }
        init()
    }

    struct Synthesized: Holder {
        var card = Card()
        init() {}
    }
    struct ByHand: Holder {
        var card = Card()
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            card = try container.decode(Card.self, forKey: .card)
        }
    }
    struct Single: Holder {
        var card = Card()
        init() {}
        init(from decoder: any Decoder) throws { card = try decoder.singleValueContainer().decode(Card.self) }
    }
    struct Flattened: Holder {
        var card = Card()
        init() {}
        init(from decoder: any Decoder) throws { card = try Card(from: decoder) }
    }
    /// Members of its own stand in the same object, read before and behind.
    struct Beside: Holder {
        var card = Card()
        var note = ""
        init() {}
        init(from decoder: any Decoder) throws {
            note = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .note) ?? ""
            card = try Card(from: decoder)
            note += try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .note) ?? ""
        }
    }
    struct Twice: Holder {
        var card = Card()
        init() {}
        init(from decoder: any Decoder) throws {
            card = try Flattened(from: decoder).card
            card = try Card(from: decoder)
        }
    }
    struct FromSuperDecoder: Holder {
        var card = Card()
        init() {}
        init(from decoder: any Decoder) throws {
            card = try Card(from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .card))
        }
    }
    struct Generic<Value: Codable & Sendable>: Codable, Sendable {
        var value: Value
        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    }
    struct ByGeneric: Holder {
        var card = Card()
        init() {}
        init(from decoder: any Decoder) throws { card = try Generic<Card>(from: decoder).value }
    }
    @propertyWrapper
    struct Wrapped<Value: Codable & Sendable>: Codable, Sendable {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
        func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
    }
    struct ByWrapper: Holder {
        @Wrapped var card = Card()
        init() {}
    }

    @Validatable
    struct Model<Value: FlattenedProtectionTests.Holder>: Codable {
        @Rules(.safe) var held = Value()
        @Rules(.safe) var optional: Value?
        @Rules(.safe) var list: [Value] = []
        @Rules(.safe) var table: [String: Value] = [:]
    }

    struct Way: Sendable {
        let name: String
        /// The data of a holder, and where the protected member stands in it.
        let data: DataValue
        let place: String
        let set: @Sendable (DataObject, Bool) throws -> (numbers: [String], verified: [Bool], refused: [String])
    }

    private static func way<Value: Holder>(_ type: Value.Type, _ isFlat: Bool) -> Way {
        let card: DataValue = ["number": "1", "verified": true]
        return Way(
            name: "\(type)", data: isFlat ? card : ["card": card], place: isFlat ? "verified" : "card.verified"
        ) { data, assigns in
            let model: Model<Value>
            var refused: [String] = []
            if assigns {
                let form = FormModel(Model<Value>())
                refused = form.assign(data).refused.map(\.name)
                model = form.model
            } else {
                model = try Model<Value>.decode(.object(data)) { refused.append($0.name) }
            }
            let held = [model.held] + [model.optional].compactMap(\.self) + model.list + model.table.values
            return (held.map(\.card.number), held.map(\.card.verified), refused.sorted())
        }
    }

    private static let ways: [Way] = [
        way(Synthesized.self, false), way(ByHand.self, false), way(Single.self, true), way(Flattened.self, true),
        way(Beside.self, true), way(Twice.self, true), way(FromSuperDecoder.self, false), way(ByGeneric.self, true),
        way(ByWrapper.self, false),
    ]

    @Test(arguments: ways.indices, [false, true]) func staysProtected(_ index: Int, _ assigns: Bool) throws {
        let way = Self.ways[index]
        let places: [(data: DataObject, path: String)] = [
            (["held": way.data], "held"), (["optional": way.data], "optional"), (["list": [way.data]], "list[0]"),
            (["table": ["x": way.data]], "table.x"),
        ]
        for (data, path) in places {
            let found = try way.set(data, assigns)
            #expect(found.verified.allSatisfy { !$0 }, "\(way.name) at \(path)")
            #expect(found.numbers.contains("1"), "\(way.name) at \(path): what is safe is set")
            #expect(found.refused == ["\(path).\(way.place)"], "\(way.name) at \(path)")
        }
    }

    /// A subclass that decodes itself hands its own decoder on to the model above it.
    @Test func subclasses() throws {
        @Sendable func check(_ account: Account, _ refused: [String]) {
            #expect(account.number == "1" && !account.verified)
            #expect(refused == ["verified"])
        }
        var refused: [String] = []
        let data: DataValue = ["number": "1", "verified": true]
        check(try Account.decode(data) { refused.append($0.name) }, refused)
        refused = []
        check(try Savings.decode(data) { refused.append($0.name) }, refused)
    }

    /// Data of one's own sets everything, and text of JSON nothing more than data.
    @Test func wayOut() throws {
        let json = #"{"held":{"number":"1","verified":true}}"#
        let all = try Model<Flattened>.decode(json: json, includingUnsafe: true)
        #expect(all.held.card == Card(number: "1", verified: true))
        let some = try Model<Flattened>.decode(json: json)
        #expect(some.held.card == Card(number: "1"))
    }

    /// A member that is missing takes the default of its declaration, behind a wrapper too.
    @Test func defaults() throws {
        for json in [#"{"held":{}}"#, #"{"held":{"verified":true}}"#] {
            #expect(try Model<Flattened>.decode(json: json).held.card == Card())
        }
        #expect(try Model<ByWrapper>.decode(json: #"{"held":{"card":{}}}"#).held.card == Card())
    }
}
#endif
