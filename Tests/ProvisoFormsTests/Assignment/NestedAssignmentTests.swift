#if Macros
import Proviso
import ProvisoWeb
import Testing

/// Mass assignment into models inside of a model.
@Suite struct NestedAssignmentTests {
    @Validatable
    struct Item: Codable {
        @Rules(.required) var title = ""
        @Rules(.range(1...10)) var count = 1
        @NotAssignable @Rules(.range(0...100)) var discount = 0
    }

    @Validatable
    struct Basket {
        @Rules(.each(.nested)) var items: [Item] = []
        @Rules(.nested) var one = Item()
        @Rules(.nested) var perhaps: Item?
    }

    @Test func formPostsReachElementsAndNotWhatIsProtected() throws {
        let form = FormModel(Basket())
        let assignment = form.assign(try FormPost(urlEncoded: "items[0][title]=t&items[0][discount]=90&items[0][x]=1"))
        #expect(assignment.refused.map(\.name) == ["items[0].discount", "items[0].x"])
        #expect(assignment.refused.map(\.reason) == [.unsafe, .unknown])
        #expect(assignment.refused.map(\.value) == [.untyped("90"), .untyped("1")])
        #expect(assignment.violations.isEmpty)
        #expect(form.items.map(\.title) == ["t"])
        #expect(form.items.map(\.discount) == [0])
        #expect(form.items.map(\.count) == [1], "a member that is not given has its default")
    }

    @Test func hooksAreToldOfWhatIsRefusedInside() {
        let form = FormModel(Basket())
        var told: [String] = []
        form.onRefusal = { told.append($1.name) }
        form.assign(["one": ["title": "t", "discount": 5], "perhaps": ["discount": 6]])
        #expect(told == ["one.discount", "perhaps.discount"])
        #expect(form.errors.isEmpty)
    }

    @Test func elementsKeepTheirPositions() {
        let form = FormModel(
            Basket(items: [Item(title: "a", count: 2, discount: 10), Item(title: "b", discount: 20), Item(title: "c")]))
        form.assign(["items": [["title": "x"], ["count": 5]]])
        #expect(form.items.map(\.title) == ["x", "b"])
        #expect(form.items.map(\.count) == [2, 5])
        #expect(form.items.map(\.discount) == [10, 20])
        form.assign(["items": [[:], [:], ["title": "new"]]])
        #expect(form.items.map(\.title) == ["x", "b", "new"])
        #expect(form.items.map(\.discount) == [10, 20, 0])
    }

    @Test func whatCannotBeTakenStaysAsItWas() {
        let form = FormModel(Basket(items: [Item(title: "a")], one: Item(title: "o", count: 3)))
        let assignment = form.assign(["one": ["title": 5, "count": 4], "items": [["title": "b"], 7]])
        #expect(
            assignment.violations.map { "\($0.code) \($0.path)" } == ["string.type one.title", "nested.type items[1]"])
        #expect(form.one.title == "o")
        #expect(form.one.count == 4)
        #expect(form.items.map(\.title) == ["a"], "without one of its elements it would be another list")
        #expect(assignment.assigned.isEmpty)
        #expect(!form.validate())
        form.assign(["one": ["title": "p"], "items": []])
        #expect(form.items.isEmpty)
        #expect(form.validate())
    }

    @Test func dataOfOnesOwnSetsEverything() throws {
        let form = FormModel(Basket())
        let assignment = form.assign(["items": [["title": "t", "discount": 90]]], safeOnly: false)
        #expect(assignment.isComplete)
        #expect(form.items.map(\.discount) == [90])
        try form.setValue(["discount": 7], for: "one")
        #expect(form.one.discount == 7)
    }

    @Test func valuesOfTheVeryTypeAreTaken() {
        let form = FormModel(Basket())
        #expect(
            form.assign(values: ["items": [Item(discount: 3)], "one": ["discount": 4]]).refused.map(\.name) == [
                "one.discount"
            ])
        #expect(form.items.map(\.discount) == [3])
        #expect(form.one.discount == 0)
    }

    @Validatable
    struct Seat: Codable, FixedPositions {
        @Rules(.required) var guest = ""
        @NotAssignable var number = 0
    }

    @Validatable
    struct Table: Codable {
        @Rules(.each(.nested)) var seats: [Seat] = []
        @Rules(.safe) var named: [String: Seat] = [:]
    }

    @Test func aModelCanAskForListsThatStayAsLongAsTheyAre() {
        let form = FormModel(Table(seats: [Seat(number: 1), Seat(number: 2)], named: ["a": Seat(number: 3)]))
        let shorter = form.assign(["seats": [["guest": "Ada"]], "named": ["b": ["guest": "Eve"]]])
        #expect(shorter.violations.map { "\($0.code) \($0.path)" } == ["count.notEqual seats", "count.notEqual named"])
        #expect(form.seats.map(\.number) == [1, 2])
        #expect(Array(form.named.keys) == ["a"])
        #expect(form.assign(values: ["seats": [] as [Any]]).violations.map(\.code) == ["count.notEqual"])
        let same = form.assign(["seats": [["guest": "Ada"], ["guest": "Bob"]], "named": ["a": ["guest": "Eve"]]])
        #expect(same.isComplete)
        #expect(form.seats.map(\.guest) == ["Ada", "Bob"])
        #expect(form.seats.map(\.number) == [1, 2])
        #expect(form.assign(["seats": []], safeOnly: false).isComplete)
    }

    @Validatable
    struct Line {
        @Rules(.required) var name: String
        @Rules(.range(0...)) var price: Double
        var note: String?
        let kind = "line"

        init(named name: String) {
            self.name = name
            price = 1
        }
    }

    final class Opaque: Validatable {
        var name = ""
        init(_ name: String) { self.name = name }
        static var rules: some RuleSet<Opaque> { Rule(for: \.name, named: "name", .required) }
    }

    struct Started: Validatable, DefaultInitializable {
        var name = "new"
        var other = 0
        static var rules: some RuleSet<Started> { Rule(for: \.name, .required) }
    }

    @Validatable
    struct Invoice {
        @Rules(.each(.nested)) var lines: [Line] = []
        @Rules(.each(.nested)) var opaque: [Opaque] = []
        @Rules(.each(.nested)) var started: [Started] = []
    }

    @Test func newElementsNeedWhatHasNoDefault() {
        let form = FormModel(Invoice())
        let missing = form.assign(["lines": [["name": "a"]]])
        #expect(missing.violations.map { "\($0.code) \($0.path)" } == ["required lines[0].price"])
        #expect(form.lines.isEmpty)
        #expect(form.assign(["lines": [["name": "a", "price": 2]]]).isComplete)
        #expect(form.lines.map(\.price) == [2])
    }

    @Test func whatNobodyCanMakeIsAViolation() {
        let form = FormModel(Invoice())
        #expect(
            form.assign(["opaque": [["name": "a"]]]).violations.map { "\($0.code) \($0.path)" } == [
                "unassignable opaque[0]"
            ])
        form.opaque = [Opaque("old")]
        #expect(form.assign(["opaque": [["name": "a"]]]).isComplete)
        #expect(form.opaque.map(\.name) == ["a"])
        #expect(form.assign(["started": [[:]]]).isComplete)
        #expect(form.started.map(\.name) == ["new"])
    }

    @Test func recordsKeepWhatIsProtected() throws {
        let rules = try RuleDocument([
            [
                "attributes": "people", "type": "each",
                "rule": ["type": "nested", "rules": [["attributes": "name", "type": "required"]]],
            ],
            ["attributes": "home", "type": "nested", "rules": [["attributes": "city", "type": "required"]]],
        ])
        let form = RecordForm(
            ["people": [["name": "a", "role": "admin"], ["name": "b"]], "home": ["city": "x", "checked": true]],
            rules: rules)
        let assignment = form.assign([
            "people": [["name": "c", "role": "none"]], "home": ["city": "y", "checked": false],
        ])
        #expect(assignment.refused.map(\.name) == ["people[0].role", "home.checked"])
        #expect(form.model == ["people": [["name": "c", "role": "admin"]], "home": ["city": "y", "checked": true]])
    }

    @Validatable
    struct Tree: Codable {
        @Rules(.each(.nested)) var children: [Tree] = []
    }

    @Test func depthIsBounded() {
        let form = FormModel(Tree())
        var data: DataObject = ["children": []]
        for _ in 0..<1000 { data = ["children": [.object(data)]] }
        #expect(form.assign(data).violations.map(\.code) == ["nested.type"])
    }
}
#endif
