#if Macros
import Foundation
import Proviso
import ProvisoWeb
import TestSupport
import Testing

/// Every way to set a member from outside × what lies around the model × how the types decode themselves × how the member is
/// protected: nothing is set that is not safe, and nothing is refused without being reported.
@Suite struct ProtectionTests {
    @Validatable
    struct Root<Held: Protected>: Decodable {
        @Rules(.safe) var object = Held()
        @Rules(.safe) var optional: Held?
        @Rules(.safe) var list: [Held] = []
        @Rules(.safe) var lists: [[Held?]] = []
        @Rules(.safe) var table: [String: Held] = [:]
    }

    enum Way: CaseIterable {
        case decoding, decodingJSON, data, swiftValues, json, formPost, document, patch
    }

    enum Place: String, CaseIterable {
        case object, optional, list, lists, table

        func wrap(_ data: DataValue) -> DataObject {
            switch self {
            case .object, .optional: [rawValue: data]
            case .list: [rawValue: [data]]
            case .lists: [rawValue: [[data]]]
            case .table: [rawValue: ["k": data]]
            }
        }

        func members<Held>(of root: Root<Held>) -> [String: String]? {
            switch self {
            case .object: root.object.members
            case .optional: root.optional?.members
            case .list: root.list.first?.members
            case .lists: (root.lists.first?.first ?? nil)?.members
            case .table: root.table["k"]?.members
            }
        }
    }

    enum Protection: String, CaseIterable {
        case open, marked, bare, later

        func isSet(by way: Way) -> Bool {
            switch self {
            case .open: true
            case .marked: false
            case .bare, .later: way == .decoding || way == .decodingJSON
            }
        }
    }

    /// What came of it.
    struct Outcome {
        var members: [String: String]?
        var reported: [FieldPath]
        /// Whether a model was made or changed.
        var isTaken: Bool
    }

    private static func outcome<Held: Protected>(
        _ type: Held.Type, _ input: DataObject, _ way: Way, _ place: Place, isNew: Bool
    ) throws -> Outcome {
        switch way {
        case .decoding:
            let (model, result) = Root<Held>.decoding(.object(input))
            return Outcome(
                members: model.flatMap(place.members), reported: result.violations.map(\.path), isTaken: model != nil)
        case .decodingJSON:
            var refused: [FieldPath] = []
            do {
                let model = try Root<Held>.decode(json: DataValue.object(input).description) {
                    refused.append(FieldPath(stringLiteral: $0.name))
                }
                return Outcome(members: place.members(of: model), reported: refused, isTaken: true)
            } catch {
                return Outcome(members: nil, reported: refused + error.violations.map(\.path), isTaken: false)
            }
        default:
            var root = Root<Held>()
            if !isNew { root = Root(optional: Held(), list: [Held()], lists: [[Held()]], table: ["k": Held()]) }
            let form = FormModel(root)
            let assignment = try assign(input, to: form, way)
            return Outcome(
                members: place.members(of: form.model),
                reported: assignment.refused.map { FieldPath(stringLiteral: $0.name) }
                    + assignment.violations.map(\.path),
                isTaken: assignment.violations.isEmpty)
        }
    }

    private static func assign<Held>(_ input: DataObject, to form: FormModel<Root<Held>>, _ way: Way) throws
        -> Assignment
    {
        switch way {
        case .swiftValues:
            let values = try JSONSerialization.jsonObject(with: Data(DataValue.object(input).description.utf8))
            return form.assign(values: try #require(values as? [String: Any]))
        case .json: return try form.assign(json: DataValue.object(input).description)
        case .formPost: return form.assign(try FormPost(urlEncoded: fields(.object(input), "").joined(separator: "&")))
        case .document:
            try form.replaceRules(
                with: RuleDocument([["attributes": "object, optional, list, lists, table", "type": "safe"]]))
            return form.assign(input)
        case .patch: return form.apply(patch: input)
        default: return form.assign(input)
        }
    }

    /// The fields of a form post.
    private static func fields(_ value: DataValue, _ name: String) -> [String] {
        switch value {
        case .object(let object):
            object.members.flatMap { fields($0.value, name.isEmpty ? $0.key : "\(name)[\($0.key)]") }
        case .array(let elements): elements.indices.flatMap { fields(elements[$0], "\(name)[\($0)]") }
        default: ["\(name)=\(value.text ?? "")"]
        }
    }

    static let types: [any Protected.Type] =
        Leaves.all + Leaves.all.flatMap { Holders.all(of: $0) } + Leaves.all.flatMap { Holders.reading($0) }
        + [Holders.TheirKeys.self, Holders.Keyed<Holders.TheirKeys>.self]
    static let crossings = Way.allCases.flatMap { way in types.indices.map { (way, $0) } }

    @Test(arguments: Sweep.cases(crossings, sample: 80)) func setsWhatIsSafeAndReportsTheRest(_ way: Way, _ index: Int)
        throws
    {
        try check(Self.types[index], way)
    }

    private func check<Held: Protected>(_ type: Held.Type, _ way: Way) throws {
        for place in Place.allCases {
            for protection in Protection.allCases {
                for isNew in [true, false] {
                    let note: Comment = "\(way) \(place) \(protection) \(isNew ? "new" : "old") \(type)"
                    let sent: DataObject = ["open": "set", protection.rawValue: "set"]
                    let outcome = try Self.outcome(
                        type, place.wrap(.object(type.data(sent))), way, place, isNew: isNew)
                    let now = outcome.members?[protection.rawValue]
                    if protection.isSet(by: way) {
                        #expect(now == "set", note)
                        #expect(outcome.reported.isEmpty, note)
                    } else {
                        #expect(now != "set", note)
                        // What may be set is set all the same, where a model was made at all.
                        if let open = outcome.members?["open"], outcome.isTaken { #expect(open == "set", note) }
                        // Where it was sent in an object that is no member, that is refused as a whole.
                        #expect(outcome.reported.contains { [protection.rawValue, "meta"].contains($0.lastKey) }, note)
                    }
                }
            }
        }
    }
}
#endif
