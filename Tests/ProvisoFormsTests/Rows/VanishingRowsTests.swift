#if Macros
import Proviso
import Testing

@testable import ProvisoForms

/// Rows that go while somebody is at them, and what is typed into rows and parts.
@Suite struct VanishingRowsTests {
    @Validatable
    struct Row: Codable, Equatable {
        @Rules(.length(...5)) var t = ""
        @Rules(.range(1...99)) var quantity = 1
        @Rules(.each(.length(...3))) var marks: [String] = []
        var price: Double?

        enum CodingKeys: String, CodingKey {
            case t = "title", quantity, marks, price
        }
    }

    struct Plain: Codable, Equatable {
        var name = ""
    }

    @Validatable
    struct Address: Codable, Equatable {
        @Rules(.required) var city = "Paris"
        @Rules(.range(1...)) var number: Int?
    }

    @Validatable
    struct Order: Codable, Equatable {
        @Rules(.each(.nested)) var rows = [Row(t: "a"), Row(t: "b", marks: ["x", "y"]), Row(t: "c")]
        @Rules(.each(.length(...3))) var tags = ["red"]
        @Rules(.nested) var address = Address()
        @Rules(.nested) var other: Address?
        @Rules(.count(...9)) var plain = [Plain(name: "p"), Plain(name: "q")]
        var half: Int { rows.count / 2 }
    }

    @Validatable
    struct Part: Codable, Equatable {
        @Rules(.each(.length(...3))) var marks = ["m"]
        @Rules(.safe) var plain = [Plain(name: "p")]
    }

    struct Deep: Codable, Equatable {
        var inner = [Plain(name: "d")]
    }

    @Validatable
    struct Elsewhere: Codable, Equatable {
        @Rules(.nested) var one = Part()
        @Rules(.safe) var maybe: [Row]? = [Row(t: "a")]
        @Rules(.safe) var never: [Row]?
        @Rules(.safe) var gaps: [Row?] = [Row(t: "a"), nil]
        @Rules(.safe) var deep = [Deep()]
        @Rules(.safe) var table = ["a": Plain(name: "t")]
    }

    private func form() -> FormModel<Order> { FormModel(Order()) }

    @Test func whatIsNotThereTakesNothing() throws {
        let form = form()
        let before = form.model
        form.enter("x", into: \.tags[2])
        form.enter("x", into: \.rows[7].t)
        form.enter("x", into: \.rows[0].marks[4])
        form.enter("x", into: \.other!.city)
        form.type("5", into: \.rows[3].quantity)
        form.type("x", into: \.tags[300])
        #expect(form.model == before && form.errors.isEmpty)
        #expect(form.errors(for: \.rows[7].t).isEmpty)
        #expect(throws: UnknownAttribute.self) { try form.type("x", into: "tags[2]") }
        #expect(throws: UnknownAttribute.self) { try form.type("x", into: "rows[0].quantiti") }
        #expect(throws: UnknownAttribute.self) { try form.type("x", into: "address.street") }
        // What can never be typed into is told.
        form.type("5", into: \.half)
        #expect(form.errors.map(\.code) == ["attribute.unknown"])
    }

    @MainActor @Test(arguments: ["reset", "removeLast", "assignment", "load"])
    func anElementOutlivesItsRow(way: String) {
        let form = form()
        form.rows.append(Row(t: "d"))
        form.plain.append(Plain(name: "r"))
        let (title, count, mark, plain) = (TextBox(), TextBox(), TextBox(), TextBox())
        title.bind(to: form, \.rows[3].t)
        count.bind(to: form, text: \.rows[3].quantity)
        mark.bind(to: form, \.rows[1].marks[1])
        plain.bind(to: form, \.plain[2].name)
        #expect([title, count, mark, plain].map(\.inputValue) == ["d", "1", "y", "r"])
        switch way {
        case "reset": form.reset()
        case "removeLast":
            form.rows.removeLast()
            form.plain.removeLast()
        case "load": form.load(Order(rows: [], plain: []))
        default: form.assign(["rows": [["title": "z"]], "plain": [["name": "z"]]], safeOnly: false)
        }
        let after = form.model
        for element in [title, count, plain] {
            element.editingDidBegin()
            element.type("7")
            element.editingDidEnd()
            element.validate()
        }
        mark.validate()
        #expect(form.model == after)
    }

    /// A view may read a row once more when it is gone.
    @Test func aViewReadsWhatItHad() {
        let form = form()
        #expect(form[entered: \.rows[2].t] == "c")
        form.rows = []
        #expect(form[entered: \.rows[2].t] == "c")
        form[entered: \.rows[2].t] = "x"
        #expect(form.rows.isEmpty)
        form.rows = [Row(), Row(), Row(t: "n")]
        #expect(form[entered: \.rows[2].t] == "n")
    }

    /// Nor does a view end the program that asks for a row of a type without rules, for one that never was, or after the
    /// rules have changed.
    @Test func aViewReadsWhatIsNotThere() {
        let form = form()
        #expect(form[entered: \.plain[1].name] == "q")
        form.plain.removeLast()
        #expect(form[entered: \.plain[1].name] == "q")
        form[entered: \.plain[1].name] = "x"
        #expect(form.plain == [Plain(name: "p")])
        #expect(form[entered: \.tags[7]] == "" && form[entered: \.rows[7].quantity] == 0)
        #expect(form[entered: \.rows[7].price] == nil && form[entered: \.rows[7]].t == "")
        #expect(form[entered: \.plain[7]].name == "" && form[entered: \.plain[7].name] == "")
        form[entered: \.tags[7]] = "x"
        #expect(form.tags == ["red"])
    }

    @Test func aViewReadsWhatItHadAfterNewRules() {
        let form = form()
        #expect(form[entered: \.rows[2].t] == "c" && form[entered: \.rows[1].marks[1]] == "y")
        form.rows = []
        form.addRules { Rule(for: \.address.city, .length(...9)) }
        #expect(form[entered: \.rows[2].t] == "c" && form[entered: \.rows[1].marks[1]] == "y")
        form.enter("x", into: \.rows[2].t)
        #expect(form.rows.isEmpty)
    }

    @Test func listsInRowsThatAreGone() {
        let form = form()
        let spare = SpareElement("-")
        #expect(form[entered: \.rows[1].marks, at: 1, or: spare] == "y")
        #expect(form[entered: \.rows[1].marks, at: 2, or: spare] == "-")
        form[entered: \.rows[1].marks, at: 1, or: spare] = "z"
        #expect(form.rows[1].marks == ["x", "z"])
        form.rows.removeLast(2)
        #expect(form[entered: \.rows[1].marks, at: 1, or: spare] == "-")
        form[entered: \.rows[1].marks, at: 1, or: spare] = "late"
        #expect(form.rows == [Row(t: "a")])
    }

    /// Of rows whose type has no rules it is found out too which of them is meant.
    @Test func rowsWithoutRules() {
        let form = form()
        form.enter("y", into: \.plain[1].name)
        #expect(form.plain[1].name == "y")
        form.plain.removeLast()
        form.enter("x", into: \.plain[0].name)
        #expect(form.plain == [Plain(name: "x")])
        form.enter("z", into: \.plain[1].name)
        form.enter("z", into: \.plain[7].name)
        form.type("z", into: \.plain[300].name)
        #expect(form.plain == [Plain(name: "x")] && form.errors.isEmpty)
        form.plain.append(Plain(name: "x"))
        form.enter("x", into: \.plain[1].name)
        form.enter("n", into: \.plain[1].name)
        #expect(form.plain == [Plain(name: "x"), Plain(name: "n")])
        form.load(Order(plain: [Plain()]))
        form.enter("n", into: \.plain[0].name)
        #expect(form.plain == [Plain(name: "n")])
        form.plain = []
        form.enter("n", into: \.plain[0].name)
        #expect(form.plain.isEmpty && form.errors.isEmpty)
        form.reset()
        form.type("m", into: \.plain[0].name)
        #expect(form.plain == [Plain(name: "m")])
    }

    @MainActor @Test func elementsOfRowsWithoutRules() {
        let form = form()
        let (first, never) = (TextBox(), TextBox())
        never.inputValue = "shown"
        first.bind(to: form, \.plain[0].name)
        never.bind(to: form, \.plain[7].name)
        #expect(first.inputValue == "p" && never.inputValue == "shown")
        form.plain.removeLast()
        first.type("x")
        never.type("x")
        #expect(form.plain == [Plain(name: "x")])
        form.load(Order(plain: []))
        first.type("x")
        #expect(form.plain.isEmpty)
    }

    /// Lists inside of parts, lists that may be `nil`, and elements that may be.
    @Test func listsElsewhere() {
        let form = FormModel(Elsewhere())
        form.enter("x", into: \.one.marks[4])
        form.enter("x", into: \.one.marks[0])
        form.enter("x", into: \.one.plain[3].name)
        form.enter("x", into: \.one.plain[0].name)
        form.enter("x", into: \.maybe![7].t)
        form.enter("x", into: \.maybe![0].t)
        form.enter("x", into: \.never![0].t)
        form.enter("x", into: \.gaps[7]!.t)
        form.enter("x", into: \.gaps[1]!.t)
        form.enter("x", into: \.gaps[0]!.t)
        form.type("x", into: \.maybe?[7].t)
        #expect(form.one.marks == ["x"] && form.one.plain == [Plain(name: "x")])
        #expect(form.maybe?.map(\.t) == ["x"] && form.never == nil && form.gaps.map { $0?.t } == ["x", nil])
    }

    /// Where nobody can tell which element is meant nothing is set, and the form says so.
    @Test func whatCannotBeTold() {
        let form = FormModel(Elsewhere())
        let before = form.model
        form.enter("x", into: \.deep[0].inner[0].name)
        form.enter("x", into: \.table["b"]!.name)
        #expect(form.model == before && form.errors.map(\.code) == ["attribute.unknown", "attribute.unknown"])
        #expect(form.errors.first?.message.contains("deep[…].inner[…].name") ?? false, "\(form.errors)")
        #expect(form[entered: \.deep[0].inner[5].name] == "")
    }

    @Validatable
    class Basket: Codable {
        @Rules(.safe) var rows = [Row(t: "a"), Row(t: "b")] { didSet { changes += 1 } }
        @Rules(.each(.nested)) var others = [Row(t: "c")] { didSet { changes += 1 } }
        private(set) var changes = 0
        init() {}
    }

    /// Lists with observers, of a class that can be subclassed: a release describes their key paths by addresses, which differ from file
    /// to file.
    @Test func rowsOfObservedLists() throws {
        let basket = Basket()
        let form = FormModel(basket)
        form.enter("x", into: \.rows[1].t)
        form.type("toolong", into: \.others[0].t)
        form.enter("x", into: \.rows[7].t)
        #expect(basket.rows.map(\.t) == ["a", "x"] && basket.others.map(\.t) == ["toolong"])
        #expect(form.errors.map(\.path.description) == ["others[0].t"])
        #expect(form.messages(for: \.others[0].t).count == 1 && form.messages(for: \.rows[0].t).isEmpty)
    }

    @Validatable
    final class Cart: Codable {
        @Rules(.safe) var plain = [Plain(name: "p"), Plain(name: "p")] { didSet { changes += 1 } }
        private(set) var changes = 0
        init() {}
    }

    /// The rows of an object are found out in another one: nobody who observes it is told of anything.
    @MainActor @Test func rowsOfObjects() {
        let cart = Cart()
        let form = FormModel(cart)
        let box = TextBox()
        box.bind(to: form, \.plain[1].name)
        form.enter("x", into: \.plain[2].name)
        #expect(box.inputValue == "p" && cart.changes == 0)
        box.type("x")
        #expect(cart.plain.map(\.name) == ["p", "x"])
        cart.plain.removeLast()
        box.type("y")
        #expect(cart.plain.map(\.name) == ["p"] && form.errors.isEmpty)
    }

    @Test func textIsTypedIntoPartsAndRows() throws {
        let form = form()
        form.type("12", into: \.address.number)
        #expect(form.address.number == 12)
        form.type("12x", into: \.address.number)
        #expect(form.address.number == 12 && form.errors.map(\.path.description) == ["address.number"])
        #expect(form[typed: \.address.number] == "12x")
        // What is typed elsewhere leaves it.
        form.type("Rome", into: \.address.city)
        #expect(form[typed: \.address.number] == "12x" && form.address.city == "Rome" && form.errors.count == 1)
        form.type("", into: \.address.number)
        #expect(form.address.number == nil && form.errors.isEmpty)
        form.type("100", into: \.rows[1].quantity)
        #expect(form.rows[1].quantity == 100)
        #expect(form.errors.map(\.path.description) == ["rows[1].quantity"])
        try form.type("2.5", into: "rows[2].price")
        #expect(form.rows[2].price == 2.5)
        try form.type("longer", into: "rows[0].t")
        #expect(form.rows[0].t == "longer")
        try form.type("grey", into: "tags[0]")
        #expect(form.tags == ["grey"])
        try form.type("zz", into: "rows[1].marks[0]")
        #expect(form.rows[1].marks == ["zz", "y"])
        #expect(
            form.errors.map(\.path.description) == ["rows[0].t", "rows[1].quantity", "tags[0]"])
        form.type("7", into: \.other?.number)
        #expect(form.other?.number == 7 && form.other?.city == "Paris")
    }

    @Test func aRecordTakesTextToo() throws {
        let document = try RuleDocument([
            [
                "attributes": "rows", "type": "each",
                "rule": ["type": "nested", "rules": [["qty", "integer"], ["!id", "safe"]]],
            ],
            ["attributes": "tags", "type": "each", "rule": ["type": "string", "max": 3]],
            ["address.number", "number"],
        ])
        let form = RecordForm(
            ["rows": [["qty": 1], ["qty": 2, "note": "n"]], "tags": ["a", "b"]], rules: document)
        try form.type("5", into: "rows[1].qty")
        try form.type("x5", into: "rows[0].qty")
        try form.type("long", into: "tags[1]")
        try form.type("12", into: "address.number")
        try form.type("new", into: "rows[1].note")
        #expect(form.errors.map(\.path.description) == ["rows[0].qty", "tags[1]"])
        #expect(form.model["rows"]?[1]?["note"]?.text == "new")
        #expect(try form.value(of: "address.number").text == "12")
        #expect(form[typed: "rows[0].qty"] == "x5" && form[typed: "rows[9].qty"] == "")
        #expect(throws: UnknownAttribute.self) { try form.type("1", into: "rows[2].qty") }
        #expect(throws: UnknownAttribute.self) { try form.type("1", into: "rows[0].qtty") }
    }

    @MainActor @Test func elementsOfRecordsAreBoundByName() throws {
        let form = RecordForm(
            ["tags": ["a", "b"]],
            rules: try RuleDocument([["attributes": "tags", "type": "each", "rule": ["type": "string", "max": 3]]]))
        let element = TextBox()
        try element.bind(to: form, "tags[1]")
        #expect(element.inputValue == "b")
        element.type("long")
        #expect(form.errors.map(\.path.description) == ["tags[1]"])
        form.tags = ["a"]
        element.type("c")
        #expect(form.tags == ["a"])
        #expect(throws: UnknownAttribute.self) { try element.bind(to: form, "tags[5]") }
    }
}
#endif
