import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

#if Macros
/// Rules of a model as a whole beside those of its properties.
@Suite struct OwnModelRulesTests {
    @Validatable
    struct Stay {
        @Rules(.trim, .required) @Labeled("full name", article: "your") var guest = ""
        @Rules(.range(1...365)) var arrival = 1
        @Rules(.range(1...365)) @Labeled("day of departure") var departure = 2
        var phone: String?
        var prefix: String?
        var isGroup = false
        var coupon = ""
        var observed = 0 { didSet {} }

        @RuleSetBuilder<Stay> static var modelRules: some RuleSet<Stay> {
            AllOrNone(\.phone, \.prefix)
            Rule.check(for: \.arrival, \.departure) { stay, report in
                if stay.departure <= stay.arrival { report.fail("stay.order", at: \.departure) }
                if stay.departure > stay.arrival + 30 { report.fail("stay.long", at: \.guest, severity: .warning) }
            }
            .message("{attribute}: {value}")
            Rule.condition("stay.group", for: \.isGroup, message: "No groups.") { stay in !stay.isGroup }.on("single")
            Rule(for: \.coupon, .default { stay in stay.isGroup ? "GROUP" : "" }, .length(...5))
            Rule(for: \.observed, .range(0...)).when { $0.arrival > 100 }
        }
    }

    /// The list stands in an extension.
    @Validatable
    struct Account {
        @Rules(.required) var name = "ada"
        var team = "a"
    }

    @Validatable
    class Base {
        @Rules(.required) var name = ""
        init() {}
        @RuleSetBuilder<Base> class var modelRules: some RuleSet<Base> {
            Rule.condition("base", for: \.name) { $0.name != "base" }
        }
    }

    @Validatable
    final class Silent: Base {
        @Rules(.required) var extra = "x"
    }

    @Validatable
    final class Derived: Base {
        @Rules(.required) var extra = "x"
        @RuleSetBuilder<Derived> static func modelRules() -> some RuleSet<Derived> {
            Rule.condition("derived", for: \.extra) { $0.extra != $0.name }
        }
    }

    @Validatable
    class Plain {
        @Rules(.required) var name = "x"
        init() {}
    }

    @Validatable
    final class Late: Plain {
        var other = "x"
        @RuleSetBuilder<Late> static var modelRules: some RuleSet<Late> {
            Rule.condition("late", for: \.other) { $0.other != $0.name }
        }
    }

    @Validatable
    struct Generic<Value: Sendable & Equatable> {
        @Rules(.required) var a: Value?
        var b: Value?
        @RuleSetBuilder<Generic<Value>> static var modelRules: some RuleSet<Generic<Value>> {
            Rule.condition("same", for: \.b) { $0.a == $0.b }
        }
    }

    @Validatable
    struct Trip {
        @Rules(.nested) var stay = Stay(guest: "ada")
        @Rules(.each(.nested)) var stays: [Stay] = []
    }

    private static func found(_ result: ValidationResult) -> [String] {
        result.violations.map { "\($0.path) \($0.code)" }
    }

    @Test func rulesOfThePropertiesComeFirst() {
        let stay = Stay(guest: " ", arrival: 9, departure: 9, phone: "1")
        #expect(Self.found(stay.validate()) == ["guest required", "prefix allOrNone", "departure stay.order"])
        let own = ["allOrNone", "check", "condition", "default", "length", "range"]
        #expect(Stay.compiledRules.modelRules.map(\.name).suffix(6) == own[...])
    }

    @Test func wordsAndLabelsOfTheModelHold() {
        let stay = Stay(guest: "ada", arrival: 9, departure: 9)
        #expect(stay.validate().messages == ["Day of departure: 9"])
        let long = Stay(guest: "ada", arrival: 9, departure: 99).validate()
        #expect(long.isValid)
        #expect(long.violations.map { "\($0.path) \($0.severity)" } == ["guest warning"])
        #expect(long.violations[0].message.hasPrefix("Full name"))
    }

    @Test func anAttributeThatWasRefusedIsLeftAlone() {
        #expect(
            Self.found(Stay(guest: "ada", arrival: 0, departure: 0).validate()) == [
                "arrival number.tooSmall", "departure number.tooSmall",
            ])
    }

    @Test func scenariosConditionsAndFilters() throws {
        var stay = Stay(guest: "ada", isGroup: true)
        #expect(stay.validate().isValid)
        #expect(try stay.validated().coupon == "GROUP")
        #expect(Self.found(stay.validate(scenario: "single")) == ["isGroup stay.group"])
        #expect(Stay.compiledRules.scenarios == [.default, "single"])
        #expect(Self.found(stay.validate(scenario: "singel")) == [" scenario.unknown"])
        stay.observed = -1
        #expect(stay.validate().isValid)
        (stay.arrival, stay.departure) = (101, 102)
        #expect(Self.found(stay.validate()) == ["observed number.tooSmall"])
    }

    /// What can be said of one list of rules can be said of all of them.
    struct Journey: Validatable {
        var from = ""
        var to = "b"
        static var rules: some RuleSet<Journey> {
            Rule(for: \.from, .satisfies("a") { _ in false }).skipOnEmpty(false)
            AllOrNone(\.from, \.to).skipOnError(false).message("both", for: .allOrNone).notAssignable()
        }
    }

    @Test func allOrNoneTakesWhatOtherRulesTake() throws {
        #expect(Journey().validate().violations.map(\.message).last == "both")
        #expect(try !FormModel(Journey()).isSafe("to"))
    }

    @Test func formsKnowThem() throws {
        let form = FormModel(Stay(guest: "ada", arrival: 5, departure: 5))
        #expect(try form.isSafe("phone"))
        #expect(try form.isSafe("coupon"))
        #expect(!form.validate())
        #expect(form.errors(for: \.departure).map(\.code) == ["stay.order"])
        form.departure = 6
        #expect(form.validate())
        form.scenario = "single"
        form.isGroup = true
        #expect(!form.validate())
        #expect(form.errors.map(\.code) == ["stay.group"])
        #expect(try form.validate(["guest"]))
    }

    @Test func insideOfOtherModels() {
        let trip = Trip(stay: Stay(guest: "ada", phone: "1"), stays: [Stay(guest: "ada", arrival: 3, departure: 3)])
        #expect(Self.found(trip.validate()) == ["stay.prefix allOrNone", "stays[0].departure stay.order"])
    }

    @Test func listsInExtensionsAndAsynchronousRules() async {
        #expect(Self.found(Account().validate()) == ["name async.unchecked"])
        #expect(Self.found(await Account().validateAsync().result) == ["name account.taken"])
        #expect(await Account(team: "b").validateAsync().isValid)
    }

    @Test func classes() {
        let base = Base()
        #expect(Self.found(base.validate()) == ["name required"])
        base.name = "base"
        #expect(Self.found(base.validate()) == ["name base"])
        let silent = Silent()
        silent.name = "base"
        #expect(Self.found(silent.validate()) == ["name base"])
        let derived = Derived()
        (derived.name, derived.extra) = ("base", "base")
        #expect(Self.found(derived.validate()) == ["name base", "extra derived"])
        #expect(Self.found((derived as Base).validate()) == ["name base", "extra derived"])
        #expect(Self.found(Late().validate()) == ["other late"])
        #expect(Self.found(Generic(a: 1, b: 2).validate()) == ["b same"])
    }

    @Test func decodingAsksThem() {
        let (_, result) = Stay.decoding(["guest": "ada", "arrival": 5, "departure": 5, "prefix": "x"])
        #expect(Self.found(result) == ["phone allOrNone", "departure stay.order"])
    }
}

extension OwnModelRulesTests.Stay: Codable {}

extension OwnModelRulesTests.Account {
    @RuleSetBuilder<Self> static var modelRules: some RuleSet<Self> {
        Rule.satisfies("account.taken", for: \.name, \.team) { account in
            try await Self.isFree(account.name, in: account.team)
        }
    }

    static func isFree(_ name: String, in team: String) async throws -> Bool { team != "a" }
}
#endif
