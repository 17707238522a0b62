#if Macros
import Foundation
import Proviso
import RuleTestSupport
import Testing

/// The kinds of types and properties that `@Validatable` goes with.
@Suite struct MacroTypesTests {
    @Validatable
    class Animal {
        @Rules(.trim, .required, .length(2...))
        var name = ""
        init(name: String) { self.name = name }
    }

    @Validatable
    class Dog: Animal {
        @Rules(.range(0...30), on: .register)
        var age = 0
        @Rules(.trim)
        var note: String?
    }

    @Validatable
    final class Puppy: Dog {
        @Rules(.required)
        var mother: Dog?
    }

    @Validatable
    struct Ticket {
        @Rules(.required)
        var seat = ""
        static let ruleMessages: ModelMessages = ["required": "Where will you sit?"]
    }

    /// A message that is for several rules at once may have the places of each.
    @Validatable
    struct Nickname {
        @Rules(.required, .length(2...8), message: "{attribute}: {min} to {max}")
        var name: String
    }

    @Validatable
    struct Misspelt {
        @Rules(.required, .length(2...8), message: Misspelt.words)
        var name: String
        /// What is not written out beside the rules, the compiler cannot look into.
        static let words: MessageTemplate = "{attribute}: {mim} to {max}"
    }

    @Test func sharedMessages() async {
        #expect(Nickname(name: "a").validate().messages == ["Name: 2 to 8"])
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Misspelt(name: "a").validate()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in ["MacroTypesTests.swift:", "{mim}", "{min}", "name"] { #expect(words.contains(part), "\(words)") }
    }

    fileprivate enum Suit: String { case hearts, spades }

    @Validatable
    fileprivate struct Card {
        @Rules(.in([Suit.hearts]))
        var suit: Suit
        @Rules(.each(.in([Suit.spades])))
        var others: [Suit]
    }

    @Test func propertiesOfPrivateTypes() {
        #expect(
            Card(suit: .spades, others: [.hearts]).validate().violations.map(\.path.description) == [
                "suit", "others[0]",
            ])
    }

    @Test func messagesOfTheModel() {
        #expect(Ticket().validate().messages == ["Where will you sit?"])
    }

    @Test func classesAndSubclasses() throws {
        let dog = Dog(name: " ")
        dog.age = 31
        #expect(dog.validate().codes == ["required"])
        #expect(dog.validate(scenario: .register).violations.map(\.path.description) == ["name", "age"])
        #expect((dog as Animal).validate(scenario: .register).codes == ["required", "number.tooBig"])
        #expect(Animal(name: "Rex").validate(scenario: .register).codes == ["scenario.unknown"])
        let puppy = Puppy(name: " Rex ")
        #expect(puppy.validate().violations.map(\.path.description) == ["mother"])
        #expect(puppy.name == " Rex ")
        puppy.mother = dog
        #expect(try puppy.validated().name == "Rex")
        #expect(type(of: puppy).compiledRules.attributes.map(\.name) == ["name", "age", "note", "mother"])
        #expect(Animal.rules.modelRules.count == 3)
        let note = try #require(Puppy.compiledRules.attribute(named: "note"))
        var animal: Animal = puppy
        #expect(note.assign(" a ", to: &animal) == [])
        puppy.tidy()
        #expect(puppy.note == "a")
    }

    /// A filter that takes a value away.
    struct Emptying: ValidationRule {
        var skipsEmptyValues: Bool { false }
        func check(_ value: String, into report: inout Report) {}
        func run(on value: inout String?, into report: inout Report) { value = nil }
    }

    @Validatable
    struct Emptied {
        @Rules(for: String.self, AnyRule(Emptying()), .required)
        var name = "Ada"
        @Rules(for: String.self, AnyRule(Emptying()), .required)
        var nickname: String? = "Countess"
        static func makeRules() -> Int { 1 }
    }

    @Test func whatCannotBeNilIsLeftAlone() {
        var emptied = Emptied()
        #expect(emptied.tidyAndValidate().violations.map(\.path.description) == ["nickname"])
        #expect(emptied.name == "Ada")
        #expect(emptied.nickname == nil)
    }

    @Validatable
    class Cage<Content: Sendable>: Animal {
        @Rules(.required)
        var label = ""
    }

    @Validatable
    class Stall<Content: Sendable>: Cage<Content> {
        @Rules(.length(2...))
        var number = "1"
    }

    @Test func genericSubclasses() {
        #expect(Cage<Int>(name: " ").validate().violations.map(\.path.description) == ["name", "label"])
        let stall: Animal = Stall<String>(name: "Rex")
        #expect(stall.validate().violations.map(\.path.description) == ["label", "number"])
        #expect(type(of: stall).rules.attributes.map(\.name) == ["name", "label", "number"])
    }

    @Validatable
    struct Page<Item: Validatable & Sendable> {
        @Rules(.count(1...3), .each(.nested))
        var items: [Item]
        @Rules(.required)
        var title: String?
    }

    @Test func genericTypes() {
        let page = Page(items: [PostalAddress(city: "a", postcode: "1")], title: nil)
        #expect(
            page.validate().violations.map { "\($0.path) \($0.code)" } == [
                "items[0].postcode match", "title required",
            ])
        #expect(Page<PostalAddress>(items: []).validate(attributes: ["items"]).isValid)
    }

    actor Store {
        @Validatable
        struct Item {
            @Rules(.required) var name = ""
        }
    }

    @Test func typesInsideOfActors() {
        #expect(Store.Item().validate().codes == ["required"])
    }

    /// A public type, whose conformance the macro must make public too.
    @Validatable
    public struct Everything {
        @Rules(.required) var `class`: String?
        @Rules(.count(1...)) var map: [String: Int] = [:]
        @Rules(.each(.trim, .required)) var set: Set<String> = []
        @Rules(.required(strict: true)) let constant: String
        @Rules(.default("x")) @Rules(.length(1...2), on: .register) @Rules(.length(3...4), on: "other")
        var defaulted: String?
        @Rules(.compare(.greater, to: \Everything.first)) var second: Int?
        var first: Int? = 5
        @Rules(.equal(to: \Everything.first).message("{attribute} ≠ {compareAttribute}"))
        @Labeled("third number")
        var third: Int?
        @Rules(for: Int.self, .even, .range(1...), severity: .warning) var own = 2
        @Rules(.customEven) var short = 2
        @Rules(.condition("future") { (date: Date) in date < Date(timeIntervalSince1970: 0) }) var date: Date?
        @Rules(.url(defaultScheme: "https")) var site = ""
        @Rules(.required, .length(3...), group: "g") var one = "x"
        @Rules(.required, group: "g") var two = ""
        @Rules(.required, group: "h") var three = ""
        @Rules(.length(2...), skipOnEmpty: false) var strict = ""
        @Rules(.length(2...), .matches("a+"), skipOnError: false) var both = "b"
        @Rules(.required, except: .register, message: "Say {attribute}!") @NotAssignable @Labeled("it") @Sensitive
        var excepted = ""
    }

    @Test func properties() throws {
        var value = Everything(class: "a", map: ["a": 1], set: [" a ", " "], constant: "")
        value.second = 5
        value.third = 6
        value.own = -1
        value.short = 3
        value.date = Date(timeIntervalSince1970: 5)
        value.site = "example.org"
        let result = value.validate()
        #expect(
            result.violations.map { "\($0.path) \($0.code)" } == [
                "set required", "second compare.greater", "third compare.equal", "own even", "own number.tooSmall",
                "short even",
                "date future", "one string.tooShort", "three required", "strict string.tooShort",
                "both string.tooShort", "both match", "excepted required",
            ])
        #expect(result.violations.first { $0.path == "third" }?.message == "Third number ≠ first")
        #expect(result.violations.first { $0.path == "own" }?.severity == .warning)
        #expect(result.violations.last?.message == "Say it!")
        value.tidy()
        #expect(value.site == "https://example.org")
        #expect(value.defaulted == "x")
        #expect(value.validate(scenario: "other", attributes: ["defaulted"]).codes == ["string.tooShort"])
        #expect(value.validate(scenario: .register, attributes: ["defaulted", "excepted"]).isValid)
        let rules = Everything.rules
        #expect(rules.scenarios == [.default, .register, "other"])
        #expect(rules.attribute(named: "excepted")?.isSafe == false)
        #expect(!rules.modelRules.contains { $0.makesSafe("excepted", in: .default) })
        #expect(rules.attribute(named: "constant")?.isWritable == false)
    }

    @Test func stopsAndLimits() {
        let value = Everything(constant: "")
        #expect(value.validate(stop: .model).violations.count == 1)
        #expect(value.validate(limit: 2).violations.count == 2)
        #expect(value.validate(attributes: ["both"], stop: .attribute).codes == ["string.tooShort"])
    }
}

struct Even: ValidationRule {
    func check(_ value: Int, into report: inout Report) {
        if !value.isMultiple(of: 2) { report.fail("even") }
    }
}

extension RuleVocabulary where Value == Int {
    static var even: Self { Self(Even()) }
    static var customEven: Self { .even }
}

extension PropertyRule {
    static var customEven: Self { .custom }
}
#endif
