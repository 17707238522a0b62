#if Macros
import Foundation
import Proviso
import Testing

/// What has changed is a merge patch (RFC 7396), and a form applies one.
@Suite struct FormPatchTests {
    @Validatable
    struct Place: Codable, Equatable {
        @Rules(.required) var city = ""
        @Rules(.safe) var zip: String?
        @NotAssignable var isChecked = false
    }

    struct Plain: Codable, Equatable {
        var a = 1
        var b: String?
    }

    /// A type without rules that holds something protected.
    struct Holder: Codable, Equatable {
        var place = Place()
        var note = ""
    }

    @Validatable
    struct Person: Codable, Equatable {
        @Rules(.required) var name = "Ada"
        @Rules(.safe) var nickname: String? = "A"
        @Rules(.nested) var home = Place(city: "Paris", zip: "1", isChecked: true)
        @Rules(.nested) var work: Place?
        @Rules(.each(.nested)) var places = [Place(city: "a", isChecked: true), Place(city: "b")]
        @Rules(.safe) var scores = ["a": 1, "b": 2]
        @Rules(.safe) var tables = ["x": Place(city: "x", isChecked: true), "y": Place(city: "y")]
        @Rules(.safe) var picture = Data([1, 2])
        @Rules(.safe) var perhaps: Data? = Data([1])
        @Rules(.safe) var tags: Set<String> = ["b", "a", "c"]
        @Rules(.safe) var since = Date(timeIntervalSince1970: 1.5)
        @Rules(.safe) var id = UUID(uuidString: "00000000-0000-4000-8000-000000000001")
        @Rules(.safe) var page = URL(string: "https://a.example/b?c=d")
        @Rules(.safe) var plain = Plain()
        @Rules(.safe) var holder = Holder(place: Place(city: "h", isChecked: true), note: "n")
        @Rules(.safe) var rank: Int = 1
    }

    private static let changes: [(String, @Sendable (inout Person) -> Void, DataObject)] = [
        ("nothing", { _ in }, [:]),
        ("text", { $0.name = "Bea" }, ["name": "Bea"]),
        ("nil", { $0.nickname = nil }, ["nickname": nil]),
        ("member", { $0.home.city = "Rome" }, ["home": ["city": "Rome"]]),
        ("member that goes", { $0.home.zip = nil }, ["home": ["zip": nil]]),
        (
            "new object", { $0.work = Place(city: "Rome") },
            ["work": ["city": "Rome", "zip": nil, "isChecked": false]]
        ),
        ("key", { $0.scores["c"] = 3 }, ["scores": ["c": 3]]),
        ("key that goes", { $0.scores["b"] = nil }, ["scores": ["b": nil]]),
        ("all keys", { $0.scores = [:] }, ["scores": ["a": nil, "b": nil]]),
        ("member under a key", { $0.tables["x"]?.city = "z" }, ["tables": ["x": ["city": "z"]]]),
        ("model under a key that goes", { $0.tables["y"] = nil }, ["tables": ["y": nil]]),
        ("data", { $0.picture = Data([3, 4]) }, ["picture": "AwQ="]),
        ("data that goes", { $0.perhaps = nil }, ["perhaps": nil]),
        ("other data", { $0.perhaps = Data([2]) }, ["perhaps": "Ag=="]),
        ("set", { $0.tags = ["c", "d"] }, ["tags": ["c", "d"]]),
        ("date", { $0.since = Date(timeIntervalSince1970: 2.25) }, ["since": "1970-01-01T00:00:02.250Z"]),
        ("type without rules", { $0.plain.a = 2 }, ["plain": ["a": 2]]),
        ("its optional", { $0.plain.b = "x" }, ["plain": ["b": "x"]]),
        ("what a type without rules holds", { $0.holder.place.city = "i" }, ["holder": ["place": ["city": "i"]]]),
    ]

    @Test(arguments: changes.indices) func whatChangesSaysApplyDoes(_ index: Int) {
        let (name, change, expected) = Self.changes[index]
        let form = FormModel(Person())
        form.update(change)
        #expect(form.changes == expected, "\(name)")
        for safeOnly in [true, false] {
            let other = FormModel(Person())
            let assignment = other.apply(patch: form.changes, safeOnly: safeOnly)
            #expect(other.model == form.model, "\(name)")
            #expect(assignment.violations.isEmpty, "\(name)")
            #expect(assignment.refused.map(\.name) == (name == "new object" && safeOnly ? ["work.isChecked"] : []))
        }
    }

    @Test func listsAreGivenAsAWhole() {
        let form = FormModel(Person())
        form.places.remove(at: 0)
        #expect(form.changes == ["places": [["city": "b", "zip": nil, "isChecked": false]]])
        let other = FormModel(Person())
        other.apply(patch: form.changes, safeOnly: false)
        #expect(other.model == form.model)
        let asked = FormModel(Person())
        #expect(asked.apply(patch: form.changes).refused.map(\.name) == ["places[0].isChecked"])
        #expect(asked.places == [Place(city: "b", isChecked: true)], "what is protected stays at its position")
    }

    @Test func onlyWhatIsSafeIsSet() {
        let form = FormModel(Person())
        let assignment = form.apply(patch: [
            "home": ["isChecked": nil, "city": "x"], "holder": ["place": ["isChecked": false, "city": "y"]],
            "unknown": nil, "name": nil, "tables": ["x": ["isChecked": false]],
        ])
        #expect(
            assignment.refused.map(\.name) == [
                "home.isChecked", "holder.place.isChecked", "unknown", "tables.x.isChecked",
            ])
        #expect(assignment.violations.map { "\($0.code) \($0.path)" } == ["required name"])
        #expect(form.home == Place(city: "x", zip: "1", isChecked: true))
        #expect(form.holder.place == Place(city: "y", isChecked: true))
        #expect(form.tables["x"]?.isChecked == true)
        #expect(form.name == "Ada")
    }

    @Test func recordsToo() throws {
        let document = try RuleDocument([
            ["attributes": "a, list, address, deep.b", "type": "safe"]
        ])
        let record: DataObject = [
            "a": 1, "list": [1], "address": ["city": "x", "geo": ["lat": 1, "lon": 2]], "deep": ["b": 1, "c": 2],
        ]
        let form = RecordForm(record, rules: document)
        form.apply(patch: ["a": nil, "list": [2], "address": ["geo": ["lat": nil]], "deep": ["b": nil]])
        #expect(form.model == ["list": [2], "address": ["city": "x", "geo": ["lon": 2]], "deep": ["c": 2]])
        let other = RecordForm(record, rules: document)
        other.apply(patch: form.changes)
        #expect(other.model == form.model)
    }

    @Test func dataIsKept() throws {
        let form = FormModel(Person())
        #expect(try form.value(of: "picture") == "AQI=")
        #expect(try form.value(of: "plain") == ["a": 1])
        form.picture = Data([9, 9])
        #expect(form.isDirty(\.picture), "as many bytes, and not the same")
        form.picture = Data([1, 2])
        form.tags = ["c", "b", "a"]
        #expect(!form.isDirty)
    }

    @Validatable
    final class Session {
        @Rules(.safe) var picture = Data([1, 2])
        @Rules(.safe) var plain = Plain()
        @Rules(.safe) var range = 1...3
        init() {}
    }

    @Test func anObjectGetsBackWhatNoDataStandsFor() {
        let session = Session()
        let form = FormModel(session)
        form.picture = Data([3])
        form.plain.a = 7
        form.range = 4...5
        form.reset()
        #expect(session.picture == Data([1, 2]))
        #expect(session.plain == Plain())
        #expect(session.range == 1...3)
        #expect(!form.isDirty)
    }

    @Test func objectsPrintAsJSON() {
        let object: DataObject = ["a": 1, "b": ["c": nil]]
        #expect("\(object)" == #"{"a":1,"b":{"c":null}}"#)
        #expect("\([object])" == #"[{"a":1,"b":{"c":null}}]"#)
    }
}
#endif
