#if Macros
import Foundation
import Proviso
import ProvisoWeb
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Every way to set a member from outside, at every kind of place, with every kind of protection: nothing is set that is
/// not safe, and nothing is refused without being reported.
@Suite struct SettingFromOutsideTests {
    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
    }

    @Validatable
    final class LeafObject: Codable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
    }

    /// Not codable: new ones are made from the defaults that the declaration has.
    @Validatable
    struct PlainLeaf {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
    }

    @Validatable
    struct Root: Codable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
        @Rules(.nested) var object = Leaf()
        @Rules(.nested) var optional: Leaf?
        @Rules(.each(.nested)) var list: [Leaf] = []
        @Rules(.safe) var optionalList: [Leaf?]? = []
        @Rules(.safe) var lists: [[Leaf]] = []
        @Rules(.safe) var table: [String: Leaf] = [:]
        @Rules(.safe) var tables: [String: [Leaf]] = [:]
        @Rules(.nested) var thing = LeafObject()
        @Rules(.each(.nested)) var things: [LeafObject] = []
    }

    @Validatable
    struct PlainRoot {
        @Rules(.nested) var object = PlainLeaf()
        @Rules(.nested) var optional: PlainLeaf?
        @Rules(.each(.nested)) var list: [PlainLeaf] = []
        @Rules(.safe) var table: [String: PlainLeaf] = [:]
    }

    enum Way: CaseIterable {
        case data, swiftValues, json, formPost, decoding, record, document
    }

    enum Place: String, CaseIterable {
        case top, object, optional, list, optionalList, lists, table, tables, thing, things

        /// The way from the root to the model.
        var path: [FieldPath.Component] {
            switch self {
            case .top: []
            case .object, .optional, .thing: [.key(rawValue)]
            case .list, .optionalList, .things: [.key(rawValue), .index(0)]
            case .lists: [.key(rawValue), .index(0), .index(0)]
            case .table: [.key(rawValue), .key("k")]
            case .tables: [.key(rawValue), .key("k"), .index(0)]
            }
        }

        /// Whether there is something to begin with only when a model is put there.
        var canBeNew: Bool { ![.top, .object, .thing].contains(self) }
        var isInPlainRoot: Bool { [.object, .optional, .list, .table].contains(self) }
    }

    enum Protection: String, CaseIterable {
        case open, marked, bare, later
    }

    struct Crossing: CustomTestStringConvertible {
        let way: Way
        let place: Place
        let protection: Protection
        let isNew: Bool

        var testDescription: String { "\(way) \(place) \(protection)\(isNew ? " new" : "")" }

        var path: FieldPath { FieldPath(place.path).appending(protection.rawValue) }
        var isSet: Bool {
            switch (protection, way) {
            case (.open, _): true
            case (.marked, _): false
            case (.bare, .decoding), (.later, .decoding): true
            default: false
            }
        }

        static let all: [Crossing] = Way.allCases.flatMap { way in
            Place.allCases.flatMap { place in
                Protection.allCases.flatMap { protection in
                    [false, true].filter { !$0 || place.canBeNew }.map { isNew in
                        Crossing(way: way, place: place, protection: protection, isNew: isNew)
                    }
                }
            }
        }

        /// What is sent: the protected member and one that is open.
        var input: DataObject {
            var leaf: DataObject = [protection.rawValue: "set"]
            leaf["open"] = "set"
            return Self.wrap(leaf, place.path)
        }

        static func wrap(_ leaf: DataObject, _ path: [FieldPath.Component]) -> DataObject {
            let value = path.reversed().reduce(DataValue.object(leaf)) { value, component in
                switch component {
                case .key(let key): .object([key: value])
                case .index: .array([value])
                }
            }
            if case .object(let object) = value { return object }
            return DataObject()
        }

        var formPost: String {
            var name = ""
            for component in place.path {
                switch component {
                case .key(let key): name += name.isEmpty ? key : "[\(key)]"
                case .index(let index): name += "[\(index)]"
                }
            }
            let members = Set([protection.rawValue, "open"]).sorted()
            return members.map { (name.isEmpty ? $0 : "\(name)[\($0)]") + "=set" }.joined(separator: "&")
        }
    }

    static func value(at path: FieldPath, in data: DataValue) -> DataValue? {
        path.components.reduce(data) { value, component in
            switch component {
            case .key(let key): value?[key]
            case .index(let index): value?[index]
            }
        }
    }

    private static func root(isNew: Bool) -> Root {
        if isNew { return Root() }
        return Root(
            optional: Leaf(), list: [Leaf()], optionalList: [Leaf()], lists: [[Leaf()]], table: ["k": Leaf()],
            tables: ["k": [Leaf()]], things: [LeafObject()])
    }

    @Test(arguments: Crossing.all)
    func setsWhatIsSafeAndReportsTheRest(_ crossing: Crossing) throws {
        var refused: [String] = []
        var left: [Violation] = []
        let data: DataValue
        switch crossing.way {
        case .decoding:
            let (model, result) = Root.decoding(.object(crossing.input)) { refused.append($0.name) }
            data = DataValue(of: try #require(model, "\(result)"))
            #expect(result.violations.map(\.path) == (crossing.isSet ? [] : [crossing.path]))
            #expect(result.violations.allSatisfy { $0.code == "unassignable" && $0.severity == .warning })
        case .record:
            var start: DataObject = [:]
            if !crossing.isNew { start = Self.start(crossing.place) }
            let form = RecordForm(start, rules: try Self.document(crossing.place))
            let assignment = form.assign(crossing.input)
            (refused, left) = (assignment.refused.map(\.name), assignment.violations)
            data = .object(form.model)
        default:
            let form = FormModel(Self.root(isNew: crossing.isNew))
            if crossing.way == .document {
                try form.replaceRules(with: Self.document(crossing.place))
            }
            let assignment = try Self.assign(crossing, to: form)
            (refused, left) = (assignment.refused.map(\.name), assignment.violations)
            data = DataValue(of: form.model)
        }
        let now = Self.value(at: crossing.path, in: data)?.text
        if crossing.way == .record, crossing.isNew || crossing.place == .top, !crossing.isSet {
            #expect(now == nil || now == "kept")
        } else {
            #expect(now == (crossing.isSet ? "set" : "kept"))
        }
        #expect(Self.value(at: FieldPath(crossing.place.path).appending("open"), in: data)?.text == "set")
        #expect(refused == (crossing.isSet ? [] : [crossing.path.description]))
        #expect(left.isEmpty)
    }

    @Test(
        arguments: Crossing.all.filter { ![.decoding, .record, .document].contains($0.way) && $0.place.isInPlainRoot })
    func makesModelsThatAreNotCodable(_ crossing: Crossing) throws {
        var root = PlainRoot()
        if !crossing.isNew { root = PlainRoot(optional: PlainLeaf(), list: [PlainLeaf()], table: ["k": PlainLeaf()]) }
        let form = FormModel(root)
        let assignment = try Self.assign(crossing, to: form)
        let data = DataValue(of: form.model)
        #expect(Self.value(at: crossing.path, in: data)?.text == (crossing.isSet ? "set" : "kept"))
        #expect(assignment.refused.map(\.name) == (crossing.isSet ? [] : [crossing.path.description]))
        #expect(assignment.violations.isEmpty)
    }

    private static func assign(_ crossing: Crossing, to form: FormModel<some Validatable>) throws -> Assignment {
        switch crossing.way {
        case .swiftValues:
            let json = DataValue.object(crossing.input).description
            let values = try JSONSerialization.jsonObject(with: Data(json.utf8))
            return form.assign(values: try #require(values as? [String: Any]))
        case .json: return try form.assign(json: DataValue.object(crossing.input).description)
        case .formPost: return form.assign(try FormPost(urlEncoded: crossing.formPost))
        default: return form.assign(crossing.input)
        }
    }

    /// What a record has there to begin with.
    private static func start(_ place: Place) -> DataObject {
        Crossing.wrap(["open": "kept", "marked": "kept", "bare": "kept", "later": "kept"], place.path)
    }

    /// The rules of the models as a document.
    private static func document(_ place: Place) throws -> RuleDocument {
        let members: DataValue = [
            ["attributes": "open", "type": "required"], ["attributes": "!marked", "type": "required"],
            ["attributes": "later", "type": "required", "on": "other"],
        ]
        let nested: DataValue = ["type": "nested", "rules": members]
        switch place {
        case .top: return try RuleDocument(["rules": members])
        case .object, .optional, .thing:
            return try RuleDocument([["attributes": .string(place.rawValue), "type": "nested", "rules": members]])
        case .list, .things, .optionalList:
            return try RuleDocument([["attributes": .string(place.rawValue), "type": "each", "rule": nested]])
        case .lists:
            return try RuleDocument([
                ["attributes": "lists", "type": "each", "rule": ["type": "each", "rule": nested]]
            ])
        case .table: return try RuleDocument([["attributes": "table", "type": "values", "rule": nested]])
        case .tables:
            return try RuleDocument([
                ["attributes": "tables", "type": "values", "rule": ["type": "each", "rule": nested]]
            ])
        }
    }
}
#endif
