#if Macros
import Foundation
import Proviso
import ProvisoForms
import Testing

/// What is known of rows goes where they go.
@MainActor @Suite struct CarriedRowsTests {
    @Validatable
    struct Row: Identifiable, Equatable {
        var id = UUID()
        @Rules(.required) var name = ""
        @Rules(.range(1...)) var quantity = 1
    }

    @Validatable
    struct Order {
        @Rules(.each(.nested)) var rows: [Row] = []
        @Rules(.each(.length(3...))) var tags: [String] = []
    }

    private func form(_ names: String...) -> FormModel<Order> {
        FormModel(Order(rows: names.map { Row(name: $0) }))
    }

    private func paths(_ form: FormModel<Order>) -> [String] { form.errors.map(\.path.description) }

    @Test func errorsGoAlong() {
        let form = form("a", "", "c", "")
        #expect(!form.validate() && paths(form) == ["rows[1].name", "rows[3].name"])
        form.rows.remove(at: 0)
        #expect(paths(form) == ["rows[0].name", "rows[2].name"])
        form.rows.insert(Row(name: "z"), at: 1)
        #expect(paths(form) == ["rows[0].name", "rows[3].name"])
        form.rows.swapAt(0, 3)
        #expect(Set(paths(form)) == ["rows[3].name", "rows[0].name"])
        form.rows.remove(at: 3)
        #expect(paths(form) == ["rows[0].name"])
        form.update { $0.rows.removeAll() }
        #expect(form.errors.isEmpty)
    }

    @Test func addedErrorsAndTypedTextsGoAlong() throws {
        let form = form("a", "b", "c")
        form.type("many", into: \.rows[1].quantity)
        form.addError("Sold out.", for: \.rows[2].name)
        #expect(paths(form) == ["rows[1].quantity", "rows[2].name"])
        form.rows.remove(at: 0)
        #expect(paths(form) == ["rows[0].quantity", "rows[1].name"])
        #expect(form[typed: \Order.rows[0].quantity] == "many")
        form.rows.remove(at: 0)
        #expect(paths(form) == ["rows[0].name"])
    }

    @Validatable
    struct Line: Identifiable, Codable, Equatable {
        @Rules(.safe) var id: Int
        @Rules(.range(1...)) var quantity = 1
    }

    @Validatable
    struct Basket: Codable {
        @Rules(.each(.nested)) var lines = [Line(id: 1), Line(id: 2), Line(id: 3)]
    }

    /// What is wrong with values that come along with a new order is noted where they stand in it.
    @Test func assignedRowsMove() throws {
        let form = FormModel(Basket())
        form.assign(["lines": [["id": 3, "quantity": "x"], ["id": 1], ["id": 2]]])
        #expect(form.lines.map(\.id) == [3, 1, 2] && paths2(form) == ["lines[0].quantity"])
        #expect(!form.validate())
        form.assign(["lines": [["id": 1], ["id": 3], ["id": 2, "quantity": "y"]]])
        #expect(form.lines.map(\.id) == [1, 3, 2])
        #expect(paths2(form) == ["lines[1].quantity", "lines[2].quantity"], "that of row 3 has gone along")
        form.assign(["lines": [["id": 3], ["id": 1]]])
        #expect(paths2(form) == ["lines[0].quantity"])
        try form.setValue([["id": 7, "quantity": "z"], ["id": 3, "quantity": 2]], for: "lines")
        #expect(form.lines.map(\.id) == [7, 3] && paths2(form) == ["lines[0].quantity"])
        form.apply(patch: ["lines": [["id": 3, "quantity": 3]]])
        #expect(paths2(form).isEmpty && form.lines == [Line(id: 3, quantity: 3)])
    }

    private func paths2(_ form: FormModel<Basket>) -> [String] { form.errors.map(\.path.description) }

    /// Code that gives a row good values has corrected it, wherever it has moved it to.
    @Test func movedRowsWithNewValues() {
        let form = form("a", "b", "c")
        form.type("many", into: \.rows[0].quantity)
        form.type("few", into: \.rows[2].quantity)
        #expect(paths(form) == ["rows[0].quantity", "rows[2].quantity"])
        form.rows = [form.rows[2], form.rows[1], Row(id: form.rows[0].id, name: "a", quantity: 5)]
        #expect(paths(form) == ["rows[0].quantity"])
        #expect(form[typed: \Order.rows[0].quantity] == "few" && form[typed: \Order.rows[2].quantity] == "5")
        form.rows[0].quantity = 4
        #expect(form.errors.isEmpty && form[typed: \Order.rows[0].quantity] == "4")
    }

    @Validatable
    struct Item: Identifiable, Equatable {
        var id = UUID()
        @Rules(.range(1...)) var count = 1
    }

    @Validatable
    struct Page: Identifiable, Equatable {
        var id = UUID()
        @Rules(.each(.nested)) var items: [Item] = []
    }

    @Validatable
    struct Section: Equatable {
        @Rules(.each(.nested)) var items: [Item]? = []
        @Rules(.each(.nested)) var pages: [Page] = []
    }

    @Validatable
    struct Book {
        @Rules(.each(.nested)) var pages: [Page] = []
        @Rules(.nested) var section = Section()
        @Rules(.values(.nested)) var others: [String: Section] = [:]
    }

    /// Rows of rows, and those of parts of the model, go along too.
    @Test func rowsInsideGoAlong() {
        func bad() -> Item { Item(count: 0) }
        let pages = [Page(items: [Item(), bad()]), Page(items: [bad(), Item()])]
        let form = FormModel(
            Book(
                pages: pages, section: Section(items: [Item(), bad()], pages: pages),
                others: ["a": Section(items: [Item(), bad()])]))
        func paths() -> [String] { form.errors.map(\.path.description) }
        form.validate()
        #expect(
            paths() == [
                "pages[0].items[1].count", "pages[1].items[0].count", "section.items[1].count",
                "section.pages[0].items[1].count", "section.pages[1].items[0].count", "others.a.items[1].count",
            ])
        form.pages.swapAt(0, 1)
        form.pages[0].items.swapAt(0, 1)
        form.section.items?.removeFirst()
        form.section.pages[0].items.removeFirst()
        form.section.pages.remove(at: 1)
        form.others["a"]?.items?.removeFirst()
        #expect(
            Set(paths()) == [
                "pages[1].items[1].count", "pages[0].items[1].count", "section.items[0].count",
                "section.pages[0].items[0].count", "others.a.items[0].count",
            ])
        form.type("many", into: \.pages[1].items[0].count)
        form.pages.swapAt(0, 1)
        form.pages[0].items.insert(Item(), at: 0)
        #expect(paths().contains("pages[0].items[1].count") && form[typed: \Book.pages[0].items[1].count] == "many")
        #expect(form.errors.allSatisfy { $0.path == $0.outsidePath })
    }

    /// A row whose very identity is entered is the same row.
    @Test func enteredIdentities() {
        let form = form("a", "")
        form.validate()
        form.enter(UUID(), into: \.rows[1].id)
        #expect(paths(form) == ["rows[1].name"])
    }

    /// Rows that cannot be told apart, and elements without an identity, are as they were.
    @Test func withoutIdentity() {
        let form = form("a", "")
        form.tags = ["abc", "x"]
        let twice = form.rows[1]
        form.rows.append(twice)
        #expect(!form.validate() && paths(form) == ["rows[1].name", "rows[2].name", "tags[1]"])
        form.rows.remove(at: 0)
        form.tags.remove(at: 0)
        #expect(paths(form) == ["rows[1].name", "rows[2].name", "tags[1]"])
    }
}
#endif
