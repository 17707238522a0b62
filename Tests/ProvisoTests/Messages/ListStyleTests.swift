import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Lists as languages join them")
struct ListStyleTests {
    static let spanish = ListStyle(start: ", ", middle: ", ", end: " y ", pair: " y ", adjustment: .spanish)
    static let hebrew = ListStyle(start: ", ", middle: ", ", end: " ו", pair: " ו", adjustment: .hebrew)

    @Test(
        arguments: [
            ([], ""), (["a"], "a"), (["a", "b"], "a and b"),
            (["street", "city", "postcode"], "street, city and postcode"),
            (["a", "b", "c", "d"], "a, b, c and d"),
        ] as [([String], String)])
    func english(items: [String], expected: String) {
        #expect(MessageLanguage.english.list(items) == expected)
    }

    @Test(arguments: [
        (["calle", "ciudad"], "calle y ciudad"), (["nombre", "IBAN"], "nombre e IBAN"),
        (["padre", "hijo"], "padre e hijo"), (["agua", "hielo"], "agua y hielo"), (["a", "índice"], "a e índice"),
    ])
    func spanish(items: [String], expected: String) {
        #expect(Self.spanish.join(items) == expected)
    }

    @Test(arguments: [(["רחוב", "עיר"], "רחוב ועיר"), (["שם", "IBAN"], "שם ו-IBAN")])
    func hebrew(items: [String], expected: String) {
        #expect(Self.hebrew.join(items) == expected)
    }
}
