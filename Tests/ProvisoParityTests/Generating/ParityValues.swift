import TestSupport
@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Makes values for the attributes of subjects.
enum ParityValues {
    /// A value of a kind, which may be empty but is not null.
    ///
    /// - Parameter hints: Texts that the rules of the set know.
    static func value(of kind: ParityKind, hints: [String], _ random: inout SplitMix64) -> DataValue {
        switch kind {
        case .text:
            let isHint = !hints.isEmpty && Int.random(in: 0..<5, using: &random) < 3
            return .string((isHint ? hints : ParityExamples.edges).randomElement(using: &random) ?? "")
        case .integer:
            let numbers: [Int] = [0, 1, 2, 3, 5, 18, 100, -1, -30, 80, .max]
            return .number(ExactNumber(numbers.randomElement(using: &random) ?? 0))
        case .decimal:
            let numbers: [Double] = [0.5, 1, -3.25, 18.5, 90, 100, 181, 0.1, 1e20, -0.0]
            return numbers.randomElement(using: &random)?.data ?? 0
        case .flag: return .bool(Bool.random(using: &random))
        case .list(let element):
            let count = Int.random(in: 0...3, using: &random)
            return .array((0..<count).map { _ in value(of: element, hints: hints, &random) })
        case .model(let members):
            // A model in Swift is never empty, as `{}` is: it has all of its members, and in their order.
            let drawn = object(of: members, hints: hints, &random)
            var model = DataObject()
            for member in members { model[member.name] = .some(drawn[member.name] ?? .null) }
            return .object(model)
        case .anything: return anything(hints: hints, &random)
        }
    }

    /// A model as an object: some attributes are null, and some are missing.
    static func object(of members: [ParityMember], hints: [String], _ random: inout SplitMix64) -> DataObject {
        var object = DataObject()
        for member in members {
            let path = member.name.split(separator: ".").map(String.init)[...]
            // What holds a part is always there, as in Swift.
            if path.count > 1, object[path[0]] == nil { object[path[0]] = .object(DataObject()) }
            switch Int.random(in: 0..<8, using: &random) {
            case 0: break
            case 1: object.set(.null, at: path)
            default: object.set(value(of: member.kind, hints: hints, &random), at: path)
            }
        }
        return object
    }

    /// A whole number that is written with a fraction, which only a record can tell.
    private static let written = ExactNumber("5.0").map(DataValue.number) ?? .null

    /// Any JSON.
    private static func anything(hints: [String], _ random: inout SplitMix64) -> DataValue {
        let kinds: [ParityKind] = [
            .text, .integer, .decimal, .flag, .list(.text), .list(.integer),
            .model(ParityLeaf.fields.map { ParityMember(name: $0.name, kind: $0.kind) }),
        ]
        let lists: [DataValue] = [[1, 2], [48.1, 200], [[], ""], [nil, 1], ["a": nil], [:], nil, Self.written]
        if Int.random(in: 0..<5, using: &random) == 0 { return lists.randomElement(using: &random) ?? .null }
        return value(of: kinds.randomElement(using: &random) ?? .text, hints: hints, &random)
    }
}
