import Proviso
import RuleTestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Rules in lists, by their names.
@Suite struct ListedRuleTests {
    struct Stay: Validatable {
        var guest = ""
        var nickname: String?
        var password = ""
        var passwordRepeat: String?
        var arrival = 1
        var departure: Int?
        var codes: [String] = []

        static var rules: some RuleSet<Stay> {
            Rule(for: \.guest, \.password, .trim, .required)
            Rule(for: \.nickname, .default { stay in stay.guest }, .length(...5))
            Rule(for: \.password, .equal(to: \.passwordRepeat), .notEqual(to: \.guest))
            Rule(for: \.departure, .compare(.greater, to: \.arrival).message("Later than {compareAttribute}."))
            Rule(for: \.codes, .each(.trim, .evenLength))
            Rule(for: \.guest, .condition("guest.known") { guest, stay in !stay.codes.contains(guest) })
        }
    }

    private static func found(_ result: ValidationResult) -> [String] {
        result.violations.map { "\($0.path) \($0.code)" }
    }

    @Test func rulesReadTheModel() throws {
        var stay = Stay(guest: " ada ", password: "x", passwordRepeat: "x", codes: ["b "])
        #expect(Self.found(stay.validate()) == ["codes[0] evenLength"])
        stay.codes = ["ab"]
        #expect(try stay.validated().nickname == "ada")
        stay.passwordRepeat = nil
        stay.departure = 1
        stay.codes = ["ab", "ada"]
        let result = stay.validate()
        #expect(
            Self.found(result) == [
                "password compare.equal", "departure compare.greater", "codes[1] evenLength", "guest guest.known",
            ])
        #expect(result.violations[1].message == "Later than arrival.")
    }

    @Test func severalAttributes() {
        struct Place {
            var a = "", b = "", c = "", d = "", e = ""
            var x: Int?, y: Int?, z: Int?
        }
        let rules = ModelRules<Place> {
            Rule(for: \.a, .required)
            Rule(for: \.a, \.b, .required)
            Rule(for: \.a, \.b, \.c, .required)
            Rule(for: \.a, \.b, \.c, \.d, .required).on("four")
            Rule(forEach: [\.a, \.b, \.c, \.d, \.e], .trim, .length(2...))
            Rule(forEach: [\.x, \.y, \.z], .range(1...), .multipleOf(2))
            Rule(for: \.x, \.y, \.z, .range(...9))
        }
        let attributes = rules.modelRules.map { "\($0.name) \($0.attributes.joined())" }
        #expect(
            attributes == [
                "required a", "required ab", "required abc", "required abcd", "trim abcde", "length abcde", "range xyz",
                "multipleOf xyz", "range xyz",
            ])
        #expect(
            Self.found(check(Place(a: "aa", b: "bb", c: "c", x: 0, z: 12), rules)) == [
                "c string.tooShort", "x number.tooSmall", "z number.tooBig",
            ])
    }

    @Test func namesAndLabels() {
        struct Shelf {
            var count: Int {
                get { books.count }
                set { books = Array(repeating: "", count: newValue) }
            }
            var books: [String] = []
        }
        let rules = ModelRules<Shelf> {
            Rule(for: \.count, named: "size", label: "number of books", .range(1...)).message("{attribute}!")
            Rule(for: \.books, label: "volumes", .count(1...)).message("{attribute}!").skipOnEmpty(false)
        }
        let result = check(Shelf(), rules)
        #expect(Self.found(result) == ["size number.tooSmall", "books count.tooFew"])
        #expect(result.violations.map(\.message) == ["Number of books!", "Volumes!"])
    }

    @Test func whatIsCalledOnRules() {
        struct Pair { var a = "x", b = "y" }
        let rules = ModelRules<Pair> {
            Rule(for: \.a, .equal(to: \.b).severity(.warning).message("Not {compareAttribute}."))
            Rule(for: \.a, .equal(to: \.b).or(.length(3)))
            Rule(for: \.a, .equal(to: \.b).or(.length(1)))
            Rule(for: \.b, .email.or(.e164)).skipOnError(false)
            Rule(for: \.b, .notEqual(to: \.a).and(.length(2))).skipOnError(false)
            Rule(for: \.b, .equal(to: \.a).when { $0.count > 1 }).skipOnError(false)
        }
        let result = check(Pair(), rules)
        #expect(Self.found(result) == ["a compare.equal", "a any", "b any", "b string.notEqual"])
        #expect(result.violations.map(\.severity) == [.warning, .error, .error, .error])
        #expect(result.violations[0].message == "Not b.")
    }

    @Test func asynchronousRulesReadTheModelToo() async {
        struct Account: Validatable {
            var name = "ada"
            var team = "a"
            static var rules: some RuleSet<Account> {
                Rule(
                    for: \.name, .satisfies("name.taken") { name, account in try await isFree(name, in: account.team) })
                Rule(for: \.team, .satisfies("team.full") { team in team != "full" })
            }
            static func isFree(_ name: String, in team: String) async throws -> Bool { team != "a" || name != "ada" }
        }
        #expect(Self.found(Account().validate()) == ["name async.unchecked", "team async.unchecked"])
        #expect(Self.found(await Account().validateAsync().result) == ["name name.taken"])
        #expect(await Account(team: "b").validateAsync().isValid)
    }

    @Test func rulesOfOnesOwn() {
        struct Guessable: DependentRule {
            func run(on value: inout String?, of stay: Stay, into report: inout Report) {
                if let value, value.contains(stay.guest) { report.fail("password.guessable") }
            }
        }
        let rules = ModelRules<Stay> {
            Rule(for: \.password, .rule(Guessable()), .rule(EvenLength()), .evenLength)
            Rule(for: \.guest, .check("letters") { guest, report in if guest == "ada" { report.fail("a") } })
            Rule(for: \.guest, .check { guest, stay, report in if stay.password == "ada" { report.fail("b") } })
                .skipOnError(false)
        }
        #expect(rules.modelRules.map(\.name) == ["guessable", "evenLength", "evenLength", "letters", "check"])
        let found = Self.found(check(Stay(guest: "ada", password: "ada"), rules))
        #expect(found == ["password password.guessable", "guest a", "guest b"])
        #expect("abc".validate(.evenLength).violations.map(\.code) == ["evenLength"])
    }

    private func check<Model>(_ model: Model, _ rules: ModelRules<Model>) -> ValidationResult {
        var (model, check) = (model, ModelCheck())
        rules.run(on: &model, in: &check)
        return check.finish()
    }
}

private struct EvenLength: ValidationRule {
    func check(_ value: String, into report: inout Report) {
        if !value.count.isMultiple(of: 2) { report.fail("evenLength") }
    }
}

extension RuleVocabulary where Value == String {
    fileprivate static var evenLength: Self { Self(EvenLength()) }
}
