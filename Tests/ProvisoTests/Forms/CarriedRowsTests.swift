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
