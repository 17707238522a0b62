import Foundation
import TestSupport

@testable import ProvisoCore

/// An element of a list of Swift values, with attributes of all kinds that rules across elements tell apart.
struct ListSubject: Sendable {
    enum Level: Int, Comparable, Sendable {
        case low, middle, high

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    var number: Int?
    var place = 0
    var ratio: Double?
    var share = 0.0
    var word: String?
    var title = ""
    var day: Date?
    var level: Level?
    var flag: Bool?
    var tags: [String] = []
    var isOn = true

    /// The element as the record that a document judges.
    var record: DataValue {
        var object = DataObject()
        for attribute in ListAttribute.allCases { object[attribute.rawValue] = .some(attribute.data(self)) }
        object["isOn"] = .bool(isOn)
        return .object(object)
    }

    /// An element whose values often come again.
    static func random(_ random: inout SplitMix64) -> Self {
        let ratios: [Double] = [0.5, 1, 1, 2.5, .nan, .infinity, -0.0, 0, 1e20, 0.1]
        let words = ["", "a", "b", "b", "B", "\u{E9}", "e\u{301}", "c"]
        let days = [0, 86_400, 86_400, 172_800.5].map { Date(timeIntervalSince1970: $0) }
        func some<Value>(_ values: [Value?]) -> Value? {
            Int.random(in: 0..<5, using: &random) == 0 ? nil : values.randomElement(using: &random) ?? nil
        }
        return Self(
            number: some([0, 1, 2, 3, 4, 5, .max]), place: Int.random(in: 1...4, using: &random), ratio: some(ratios),
            share: some(ratios) ?? .nan, word: some(words), title: some(words) ?? "", day: some(days),
            level: some([.low, .middle, .high]), flag: some([true, false]), tags: some([[], ["a"], ["a", "b"]]) ?? [],
            isOn: Int.random(in: 0..<4, using: &random) > 0)
    }

    /// A list in which runs of numbers and orders occur, with some elements that are out of them.
    static func list(_ random: inout SplitMix64) -> [Self] {
        let count = Int.random(in: 0...12, using: &random)
        let isInOrder = Bool.random(using: &random)
        return (0..<count).map { index in
            var element = Self.random(&random)
            guard isInOrder, Int.random(in: 0..<6, using: &random) > 0 else { return element }
            (element.number, element.place) = (index + 1, index + 1)
            (element.ratio, element.share) = (Double(index) / 2, Double(index))
            element.day = Date(timeIntervalSince1970: Double(index) * 3600)
            element.level = index < count / 2 ? .low : .high
            return element
        }
    }
}

/// The attributes that rules name.
enum ListAttribute: String, CaseIterable, Sendable {
    case number, place, ratio, share, word, title, day, level, flag, tags

    static let sortable: [Self] = [.number, .place, .ratio, .share, .word, .title, .day, .level]
    static let numbers: [Self] = [.number, .place]
    /// Those of which a message may show the value: Swift spells the others in its own way.
    static let shown: [Self] = [.number, .place, .word, .title, .flag]

    func data(_ element: ListSubject) -> DataValue {
        switch self {
        case .number: element.number.map { .number(ExactNumber($0)) } ?? .null
        case .place: .number(ExactNumber(element.place))
        case .ratio: DataValue(of: element.ratio as Any)
        case .share: DataValue(of: element.share)
        case .word: element.word.map(DataValue.string) ?? .null
        case .title: .string(element.title)
        case .day: DataValue(of: element.day as Any)
        case .level: element.level.map { .number(ExactNumber($0.rawValue)) } ?? .null
        case .flag: element.flag.map(DataValue.bool) ?? .null
        case .tags: .array(element.tags.map(DataValue.string))
        }
    }

    /// As what a document compares the values.
    var kind: String {
        switch self {
        case .number, .place, .ratio, .share, .level, .flag, .tags: "number"
        case .word, .title: "string"
        case .day: "date"
        }
    }
}
