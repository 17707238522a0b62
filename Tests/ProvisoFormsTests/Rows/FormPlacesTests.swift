import Proviso
import Testing

#if Macros
/// What a form answers about parts of attributes, about what is no attribute, and about the model as a whole.
@Suite struct FormPlacesTests {
    @Validatable
    struct City {
        @Rules(.required) var name = ""
        @Rules(.required) var code = "" { didSet {} }
    }

    @Validatable
    struct Address {
        @Rules(.required) var street = ""
        @Rules(.nested) var city = City()
        var initial: String { String(street.prefix(1)) }
    }

    @Validatable
    struct User {
        @Rules(.required) var name = ""
        @Rules(.nested) var address = Address()
        @Rules(.nested) var other: Address?
        @Rules(.each(.nested)) var more: [Address] = []
        var shout: String { name.uppercased() }
    }

    @Validatable
    class Base {
        @Rules(.required) var name = ""
        @Rules(.nested) var address = Address()
    }

    private static func words(_ violations: [Violation]) -> [String] { violations.map { "\($0.path) \($0.code)" } }

    @Test func partsOfAttributes() {
        let form = FormModel(User(name: "ada", other: Address()))
        #expect(form.isValid(\.address.city.name) && form.messages(for: \.address.street).isEmpty)
        form.validate()
        #expect(Self.words(form.errors(for: \.address.street)) == ["address.street required"])
        #expect(
            Self.words(form.errors(for: \.address.city)) == [
                "address.city.name required", "address.city.code required",
            ])
        #expect(Self.words(form.violations(for: \.address.city.code)) == ["address.city.code required"])
        #expect(Self.words(form.errors(for: \.other?.city.name)) == ["other.city.name required"])
        #expect(form.messages(for: \.address.street).count == 1)
        #expect(form.hasErrors(for: \.address.city.name) && !form.isValid(\.address.city.name))
        #expect(!form.isValidating(\.address.city.name))
        #expect(form.field(\.address.city.name).name == "address")
        form.touch(\.address.city.name)
        #expect(form.isTouched(\.address.street) && form.isTouched(\.address) && !form.isTouched(\.name))
        #expect(form.isActive(\.address.city) && !form.isRequired(\.address.street) && !form.isSafe(\.address.street))
        #expect(form.activeRules(for: \.address.city.name).map(\.name) == ["nested"])
    }

    @Test func onePartIsJudged() throws {
        let form = FormModel(User(name: ""))
        #expect(!form.validate(\.address.city.name))
        #expect(Self.words(form.errors) == ["address.city.name required"])
        #expect(!form.validate(\.address.street))
        #expect(Self.words(form.errors) == ["address.city.name required", "address.street required"])
        form.address.city.name = "Rome"
        #expect(form.validate(\.address.city.name))
        #expect(Self.words(form.errors) == ["address.street required"])
        form.clearErrors(for: \.address.street)
        #expect(form.errors.isEmpty)
        #expect(try !form.validate(["address.city.code", "name"]))
        #expect(Self.words(form.errors) == ["name required", "address.city.code required"])
        form.addError("Taken.", for: \.address.street, code: "taken")
        #expect(Self.words(form.errors(for: \.address)) == ["address.city.code required", "address.street taken"])
        try form.clearErrors(for: "address.city")
        #expect(Self.words(form.errors(for: \.address)) == ["address.street taken"])
        #expect(!form.validate(\.address.street))
        #expect(Self.words(form.errors(for: \.address)) == ["address.street required"])
    }

    @Test func elementsOfLists() throws {
        let form = FormModel(User(name: "ada", more: [Address(), Address()]))
        form.validate()
        #expect(Self.words(form.errors(for: \.more[1].street)) == ["more[1].street required"])
        #expect(form.errors(for: \.more[1].street) == (try form.errors(for: "more[1].street")))
        #expect(form.errors(for: \.more[1]).count == 3 && form.errors(for: \.more).count == 6)
        #expect(form.field(\.more[1].street).name == "more")
        form.clearErrors(for: \.more[1].street)
        #expect(form.errors(for: \.more).count == 5)
        #expect(!form.validate(\.more[1].street))
        #expect(form.errors(for: \.more).count == 6)
        form.more[1].street = "Rue"
        #expect(form.validate(\.more[1].street))
        #expect(form.errors(for: \.more).count == 5)
        // What is not there is about the list.
        #expect(form.errors(for: \.more[9]) == form.errors(for: \.more))
        #expect(throws: UnknownAttribute.self) { try form.errors(for: "mroe[1]") }
        for name in ["more[x]", "more[2]", "more[0].stret", "more[0][0]", "name[0]"] {
            #expect(throws: UnknownAttribute.self) { try form.errors(for: name) }
        }
    }

    @Test func aPartWithoutANameIsWhatIsAroundIt() throws {
        let form = FormModel(User(name: "ada", more: [Address()]))
        form.validate()
        #expect(form.errors(for: \.address.initial) == form.errors(for: \.address))
        #expect(form.isSafe(\.address) && !form.isSafe(\.address.initial) && !form.isSafe(\.more[0].initial))
        #expect(form.errors(for: \.address.street.count) == form.errors(for: \.address.street))
        // What is computed of the whole model is about the whole model.
        try form.addError("No.", for: "", code: "no")
        for keyPath in [\User.shout, \User.self] as [PartialKeyPath<User>] {
            #expect(Self.words(form.errors(for: keyPath)) == [" no"])
            #expect(form.field(keyPath).name == "" && !form.isActive(keyPath) && form.activeRules(for: keyPath).isEmpty)
            #expect(!form.isValid(keyPath))
        }
        form.clearErrors(for: \.shout)
        #expect(form.isValid(\.shout) && form.hasErrors(for: \.address))
        form.addError("No.", for: \.shout, code: "no")
        #expect(form.errorsByAttribute[""]?.count == 1)
        #expect(!form.validate(\.shout) && Self.words(form.errors(for: \.shout)).isEmpty)
        form.touch(\.shout)
        form.validateOnChange(\.shout)
        form.recheck(\.address.initial, whenChanging: \.name)
        form.name = ""
        #expect(form.hasErrors(for: \.name))
    }

    @Test func propertiesOfClasses() {
        let form = FormModel(Base())
        form.validate()
        #expect(Self.words(form.errors(for: \.name)) == ["name required"])
        #expect(Self.words(form.errors(for: \.address.street)) == ["address.street required"])
        #expect(Self.words(form.errors(for: \.address.city.code)) == ["address.city.code required"])
        #expect(!form.validate(\.address.city.code))
    }

    @Test func theModelAsAWhole() async throws {
        let form = FormModel(User(name: "ada"))
        try form.addError("No.", for: "", code: "no")
        #expect(Self.words(try form.errors(for: "")) == [" no"])
        #expect(try form.violations(for: "").count == 1 && form.messages(for: "") == ["No."])
        #expect(try form.hasErrors(for: "") && form.field("").name == "")
        try form.touch("")
        try form.clearErrors(for: "")
        #expect(try !form.hasErrors(for: ""))
        #expect(try !form.validate([""]) && form.errors.count == 3)
        form.clearErrors()
        #expect(try await !form.validateAsync([""]) && form.errors.count == 3)
    }

    @Test func namesOfParts() async throws {
        let form = FormModel(User(name: "ada"))
        try form.addError("No.", for: "address.city.name", code: "no")
        #expect(try Self.words(form.errors(for: "address.city")) == ["address.city.name no"])
        #expect(try form.field("address.city").name == "address")
        #expect(try await !form.validateAsync(["address.city"]))
        #expect(try form.errors(for: "address").count == 3)
        for name in ["address.ctiy", "adress", "name.x", "address.city.name.x", "more[0]", "."] {
            #expect(throws: UnknownAttribute.self) { try form.errors(for: name) }
            #expect(throws: UnknownAttribute.self) { try form.validate([name]) }
            #expect(throws: UnknownAttribute.self) { try form.touch(name) }
            #expect(throws: UnknownAttribute.self) { try form.addError(for: name) }
            #expect(throws: UnknownAttribute.self) { try form.clearErrors(for: name) }
        }
        #expect(throws: UnknownAttribute.self) { try form.value(of: "") }
        #expect(throws: UnknownAttribute.self) { try form.setValue("a", for: "") }
        #expect(throws: UnknownAttribute.self) { try form.addRule("x", for: "") { _ in } }
        #expect(throws: UnknownAttribute.self) { try form.addRule("x", for: "address.city") { _ in } }
    }
}
#endif
