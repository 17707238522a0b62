import Foundation
import Proviso
import Testing

#if Macros
/// Models that hold each other, or themselves.
@Suite struct ObjectCyclesTests {
    @Validatable
    final class Person: @unchecked Sendable {
        @Rules(.trim, .required) var name = ""
        @Rules(.nested) var partner: Person?
        @Rules(.each(.nested)) var friends: [Person] = []

        init(_ name: String) { self.name = name }
    }

    @Validatable
    final class Parent {
        @Rules(.required) var name = ""
        @Rules(.each(.nested)) var kids: [Kid] = []
    }

    @Validatable
    final class Kid: Hashable {
        @Rules(.required) var name = ""
        @Rules(.nested) weak var parent: Parent?
        @Rules(.each(.nested)) var siblings: Set<Kid> = []

        static func == (left: Kid, right: Kid) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// A value that is an attribute of itself.
    struct Order: Validatable {
        var total = -1
        static var rules: some RuleSet<Order> {
            Rule(for: \.total, .range(0...))
            Rule(for: \.self, named: "order", .condition("order.total") { $0.total < 1000 })
        }
    }

    /// A value that makes values like itself, whenever it is asked.
    struct Endless: Validatable {
        var twin: Endless {
            get { self }
            set {}
        }
        var other: Endless {
            get { self }
            set {}
        }
        static var rules: some RuleSet<Endless> {
            Rule(for: \.twin, named: "twin", .nested)
            Rule(for: \.other, named: "other", .nested)
        }
    }

    private static func paths(_ result: ValidationResult) -> [String] {
        result.violations.map { "\($0.path) \($0.code)" }
    }

    @Test func anObjectIsJudgedOnceOnItsOwnWay() {
        let (ada, bob) = (Person(""), Person(" "))
        (ada.partner, bob.partner) = (bob, ada)
        #expect(Self.paths(ada.validate()) == ["name required", "partner.name required"])
        ada.partner = ada
        #expect(Self.paths(ada.validate()) == ["name required"])
        #expect(Self.paths(FormModel(ada).validated.result) == ["name required"])
        #expect(throws: ValidationError.self) { try ada.validated() }
        #expect(Self.paths(ada.tidyAndValidate()) == ["name required"])
    }

    @Test func anObjectAtTwoPlacesIsJudgedAtBoth() {
        let (ada, bob) = (Person("Ada"), Person(""))
        (ada.partner, ada.friends) = (bob, [bob, bob])
        #expect(
            Self.paths(ada.validate()) == [
                "partner.name required", "friends[0].name required", "friends[1].name required",
            ])
    }

    /// An object that is met again and again is judged a thousand times more; what is wrong with it is known by then.
    @Test func anObjectAtThousandsOfPlaces() {
        let (ada, bob) = (Person("Ada"), Person(""))
        ada.friends = Array(repeating: bob, count: 1500)
        let result = ada.validate()
        #expect(Self.paths(result) == (0...1000).map { "friends[\($0)].name required" })
    }

    @Test func parentsAndKids() {
        let (parent, kids) = (Parent(), [Kid(), Kid()])
        parent.kids = kids
        for kid in kids {
            kid.parent = parent
            kid.siblings = Set(kids)
        }
        let result = parent.validate()
        #expect(!result.isValid)
        #expect(Self.paths(result).prefix(2) == ["name required", "kids[0].name required"])
        let form = FormModel(parent)
        #expect(!form.validate())
        form.update { $0.name = "Ada" }
        #expect(form.isTouched(\.name))
        parent.tidy()
    }

    @Test(.timeLimit(.minutes(1))) func aNetOfManyObjectsEnds() {
        // Everybody is a friend of everybody: there are more ways through it than anybody could go.
        let people = (0..<30).map { _ in Person("") }
        for person in people { person.friends = people }
        let result = people[0].validate()
        #expect(!result.isValid)
        let form = FormModel(people[0])
        form.update { $0.name = "Ada" }
        #expect(form.isTouched(\.name))
        people[0].tidy()
    }

    @Test func changesOfWhatHoldsItselfAreSeen() {
        let ada = Person("Ada")
        ada.partner = ada
        let form = FormModel(ada)
        form.update { $0.partner = nil }
        #expect(form.isTouched(\.partner) && !form.isTouched(\.name))
    }

    @Test func theModelAsAnAttribute() throws {
        let form = FormModel(Order())
        #expect(!form.validate())
        form.update { $0.total = 1000 }
        #expect(form.isTouched(\.total))
        #expect(!form.validate() && form.errors(for: \.self).map(\.code) == ["order.total"])
        #expect(try form.value(of: "order") == .object(["total": 1000]))
    }

    @Test(.timeLimit(.minutes(1))) func whatHasNoEndIsRefused() {
        let result = Endless().validate()
        #expect(result.violations.map(\.code) == [.nestedTooDeep])
        let form = FormModel(Endless())
        #expect(!form.validate())
    }

    @Test func aLongChain() throws {
        // The last lacks a name, and the first holds all others.
        func chain(_ length: Int) -> [Person] {
            let people = (0..<length).map { Person($0 + 1 == length ? "" : "Ada") }
            for (person, next) in zip(people, people.dropFirst()) { person.partner = next }
            return people
        }
        let people = chain(65)
        let result = people[0].validate()
        #expect(result.violations.map(\.code) == [.required])
        #expect(result.violations.first?.path.components.count == 65)
        for length in [66, 100_000] {
            let people = chain(length)
            #expect(people[0].validate().violations.map(\.code) == [.nestedTooDeep])
            #expect(!FormModel(people[0]).validate())
            people[0].tidy()
            // Each lets go of the next: all at once would take the stack that the walk spares.
            for person in people { person.partner = nil }
        }
    }

    @Test func theDeepestWalkFitsTheStackOfAnyThread() async {
        let codes = await withCheckedContinuation { continuation in
            let thread = Thread {
                let people = (0..<100).map { _ in Person("Ada") }
                for (person, next) in zip(people, people.dropFirst()) { person.partner = next }
                let form = FormModel(people[0])
                form.update { $0.name = "Bob" }
                form.validate()
                continuation.resume(returning: form.errors.map(\.code))
            }
            // Threads have 512 KiB. Some are left for what the runtime looks up at the deepest place, for the first time.
            thread.stackSize = 480 * 1024
            thread.start()
        }
        #expect(codes == [.nestedTooDeep])
    }
}

extension FormModel {
    fileprivate var validated: FormModel {
        validate()
        return self
    }
}
#endif
