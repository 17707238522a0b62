#if Macros
import Foundation
import Proviso
import ProvisoWeb
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What comes from outside and goes there has the names of coding keys; Swift has its own.
@Suite struct CodingKeyTests {
    @Validatable
    struct Person: Codable {
        @Rules(.required, .length(2...)) var firstName = ""
        @Rules(.range(18...)) var age = 18
        @Rules(.nested) var home = Home()
        @Rules(.each(.nested)) var others: [Home] = []

        enum CodingKeys: String, CodingKey {
            case firstName = "first_name"
            case age, home
            case others = "other/homes"
        }
    }

    @Validatable
    struct Home: Codable {
        @Rules(.required) var postCode = "x"
        @NotAssignable @Rules(.required) var isChecked = false
        @Rules(.required) var `default` = "d"
    }

    /// As many of one type as it takes to mix them up.
    @Validatable
    struct Mixed: Codable {
        @Rules(.safe) var a = ""
        @Rules(.safe) var b = ""
        @Rules(.safe) var c: String?
        @Rules(.safe) var d: [String] = []
        @Rules(.safe) var e = Level.low
        @Rules(.safe) var f = Home()
        @Rules(.safe) var left = "not decoded"
    }

    enum Level: String, Codable { case low, high }

    /// Rules by hand name some of the members, in another order.
    struct Hand: Codable, Validatable {
        var one = ""
        var two = 0
        var three = ""

        static var rules: some RuleSet<Hand> {
            Rule(for: \.three, \.one, .required)
        }

        enum CodingKeys: String, CodingKey {
            case one = "three"
            case two
            case three = "third"
        }
    }

    @Validatable
    class Base: Codable {
        @Rules(.required) var baseName = "x"
        enum CodingKeys: String, CodingKey { case baseName = "base_name" }
    }

    private static func keys(_ type: any Validatable.Type) -> [String: String] {
        let members = ModelShape.of(type)?.members ?? []
        return Dictionary(uniqueKeysWithValues: members.filter { $0.name != $0.key }.map { ($0.name, $0.key) })
    }

    @Test func keysAreFoundWhereverTheyStand() {
        #expect(Self.keys(Person.self) == ["firstName": "first_name", "others": "other/homes"])
        #expect(Self.keys(Home.self) == ["postCode": "post_code", "default": "is default"])
        #expect(
            Self.keys(Mixed.self) == ["a": "b", "b": "a", "c": "sea", "d": "list", "e": "level", "f": "home"])
        #expect(Self.keys(Hand.self) == ["one": "three", "three": "third"])
        #expect(Self.keys(Base.self) == ["baseName": "base_name"])
    }

    @Test func decodingReportsOneMemberUnderOneName() {
        let (_, result) = Person.decoding([
            "first_name": "A", "age": "x", "home": ["post_code": ""], "other/homes": [7],
        ])
        #expect(
            result.violations.map { "\($0.code) \($0.path) \($0.outsidePath)" } == [
                "number.type age age", "nested.type others[0] other/homes[0]",
                "string.tooShort firstName first_name", "required home.postCode home.post_code",
            ])
    }

    @Test func problemDetailsPointToTheRequest() throws {
        let result = Person(firstName: "", home: Home(postCode: "")).validate()
        #expect(result.violations.map(\.path) == ["firstName", "home.postCode"])
        let problem = ProblemDetails(ValidationError(result.violations))
        #expect(problem.errors.map(\.pointer) == ["#/first_name", "#/home/post_code"])
        #expect(result.violations.map { $0.data()["path"] } == ["first_name", "home.post_code"])
        let (_, decoded) = Person.decoding(["first_name": "Ada", "other/homes": [["post_code": 5]]])
        #expect(ProblemDetails(decoded.violations).errors.map(\.pointer) == ["#/other~1homes/0/post_code"])
        #expect(
            result.nested(under: "person").violations.map(\.outsidePath) == [
                "person.first_name", "person.home.post_code",
            ])
        #expect(throws: ValidationError.self) { try Person(firstName: "").validated() }
        let thrown = #expect(throws: ValidationError.self) { try Person(firstName: "").validated() }
        #expect(thrown?.violations.map(\.outsidePath) == ["first_name"])
    }

    @Test func formsAreAssignedByTheKeys() throws {
        let form = FormModel(Person())
        let assignment = form.assign(
            ["first_name": "A", "firstName": "no", "home": ["post_code": "y", "postCode": "no", "isChecked": true]])
        #expect(assignment.assigned == ["firstName", "home"])
        #expect(assignment.refused.map(\.name) == ["firstName", "home.postCode", "home.isChecked"])
        #expect(form.firstName == "A")
        #expect(form.home.postCode == "y")
        #expect(!form.validate())
        #expect(form.errors(for: \.firstName).map(\.outsidePath) == ["first_name"])
        #expect(form.assign(values: ["first_name": "Ada"]).assigned == ["firstName"])
        let post = form.assign(try FormPost(urlEncoded: "first_name=%&home[post_code]=%"))
        #expect(post.violations.map(\.path) == ["firstName", "home.postCode"])
        #expect(post.violations.map(\.outsidePath) == ["first_name", "home.post_code"])
        #expect(try form.value(of: "home") == ["post_code": "%", "isChecked": false, "is default": "d"])
    }

    @Test func documentsNameTheKeys() throws {
        let form = FormModel(Person(firstName: " Ada "))
        #expect(throws: UnknownAttribute.self) {
            try form.addRules(try RuleDocument([["attributes": "firstName", "type": "required"]]))
        }
        try form.replaceRules(
            with: try RuleDocument([
                ["attributes": "first_name", "type": "trim"],
                ["attributes": "first_name", "type": "string", "min": 5],
                [
                    "attributes": "home", "type": "nested",
                    "rules": [["attributes": "post_code", "type": "string", "min": 5]],
                ],
            ]))
        #expect(!form.validate())
        #expect(form.firstName == "Ada")
        #expect(
            form.violations.map { "\($0.path) \($0.outsidePath)" } == [
                "firstName first_name", "home.postCode home.post_code",
            ])
        #expect(!form.validate(\.firstName))
        #expect(form.safeAttributes == ["firstName", "home"])
        let assignment = form.assign(["first_name": "Grace", "home": ["post_code": "12345", "is default": "x"]])
        #expect(assignment.refused.map(\.name) == ["home.is default"])
        #expect(form.validate())
    }

    /// Nothing stands in for the level, so that the keys after it cannot be asked for.
    @Validatable
    struct Guarded: Codable {
        @Rules(.required) var level: Level
        @Rules(.required) var name = ""
        @NotAssignable var isAdmin = false
    }

    @Test func whatIsMarkedIsRefusedAlsoUnderAKeyThatNobodyKnows() {
        var refused: [String] = []
        let (model, _) = Guarded.decoding(["level": "low", "name": "x", "is_admin": true]) { refused.append($0.name) }
        #expect(refused == ["is_admin"])
        #expect(model?.isAdmin != true)
        #expect(
            (try? Guarded.decode(["level": "low", "name": "x", "is_admin": true], includingUnsafe: true))?.isAdmin
                == true)
    }

    @Validatable
    struct Account: Codable {
        @Rules(.required) var userID: String
        @Rules(.length(3...)) var displayName = "none"
        var tags: [String: Int] = [:]
        @Rules(.nested) var home: Person?
    }

    @Test func aStrategyConvertsKeys() throws {
        let account = try Account.decode(
            ["user_id": "u", "display_name": "Ada", "tags": ["snake_case": 1]],
            keys: KeyStrategy(
                decoding: { $0 == "user_id" ? "userID" : $0 == "display_name" ? "displayName" : $0 },
                encoding: { $0 == "userID" ? "user_id" : $0 == "displayName" ? "display_name" : $0 }))
        #expect(account.userID == "u")
        #expect(account.displayName == "Ada")
        #expect(account.tags == ["snake_case": 1])
        let (_, result) = Account.decoding(["display_name": "A", "tags": ["a_b": "x"]], keys: .convertFromSnakeCase)
        #expect(
            result.violations.map { "\($0.code) \($0.path) \($0.outsidePath)" } == [
                "required userID user_id", "number.type tags.a_b tags.a_b", "string.tooShort displayName display_name",
            ])
    }
}

/// Keys of the data belong to the keys that they are the spelling of.
@Suite struct SnakeCaseTests {
    @Validatable
    struct Names: Codable, Equatable {
        @Rules(.required) var userID = "none"
        @Rules(.required) var id = "none"
        @Rules(.required) var userIDs = "none"
        @Rules(.required) var httpURLCount = "none"
        @Rules(.required) var plainName = "none"
        @Rules(.required) var _hidden = "none"
        @Rules(.required) var idCard = "none"
        @Rules(.required) var x1 = "none"
        @NotAssignable var isAdminID = "none"
        @Rules(.nested) var innerID: Inner?

        enum CodingKeys: String, CodingKey {
            case userID, userIDs, httpURLCount, plainName, _hidden, x1, isAdminID, innerID
            case id = "ID"
            case idCard = "IDCard"
        }
    }

    @Validatable
    struct Inner: Codable, Equatable {
        @Rules(.required) var postalCODE: String
    }

    struct Plain: Codable, Equatable {
        var userID: String
    }

    @Validatable
    struct Holder: Codable {
        @Rules(.safe) var plain: Plain
    }

    @Test(
        arguments: [
            ("user_id", \Names.userID), ("userID", \Names.userID), ("id", \Names.id), ("user_ids", \Names.userIDs),
            ("user_i_ds", \Names.userIDs), ("http_url_count", \Names.httpURLCount), ("plain_name", \Names.plainName),
            ("_hidden", \Names._hidden), ("id_card", \Names.idCard), ("x1", \Names.x1),
        ] as [(String, any KeyPath<Names, String> & Sendable)])
    func areFound(_ key: String, _ keyPath: any KeyPath<Names, String> & Sendable) throws {
        let names = try Names.decode([key: "set"], keys: .convertFromSnakeCase)
        #expect(names[keyPath: keyPath] == "set")
        #expect(try Names.decode(json: "{\"\(key)\": \"set\"}", keys: .convertFromSnakeCase) == names)
    }

    @Test func whatIsAskedForIsTaken() throws {
        let (_, result) = Names.decoding(["inner_id": [:]], keys: .convertFromSnakeCase)
        #expect(result.violations.map(\.outsidePath) == ["inner_id.postal_code"])
        let names = try Names.decode(["inner_id": ["postal_code": "1"]], keys: .convertFromSnakeCase)
        #expect(names.innerID == Inner(postalCODE: "1"))
        #expect(try Holder.decode(["plain": ["user_id": "u"]], keys: .convertFromSnakeCase).plain.userID == "u")
    }

    @Test(arguments: ["is_admin_id", "isAdminID", "is_admin_ID"]) func whatIsMarkedIsNotSet(_ key: String) throws {
        var refused: [String] = []
        let names = try Names.decode([key: "set"], keys: .convertFromSnakeCase) { refused.append($0.name) }
        #expect(names.isAdminID == "none")
        #expect(refused == (key == "is_admin_ID" ? [] : [key]), "what is nobody's key is passed over")
    }
}

extension CodingKeyTests.Home {
    enum CodingKeys: String, CodingKey {
        case postCode = "post_code"
        case isChecked
        case `default` = "is default"
    }
}

extension CodingKeyTests.Guarded {
    enum CodingKeys: String, CodingKey {
        case level, name
        case isAdmin = "is_admin"
    }
}

extension CodingKeyTests.Mixed {
    enum CodingKeys: String, CodingKey {
        case a = "b"
        case b = "a"
        case c = "sea"
        case d = "list"
        case e = "level"
        case f = "home"
    }
}
#endif
