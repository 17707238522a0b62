import Foundation
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct DataValueTests {
    enum Colour { case red }
    struct Point: CustomStringConvertible { var description: String { "(1, 2)" } }

    @Test func literals() {
        let record: DataValue = ["name": "Ada", "age": 36, "tags": ["math", nil], "ok": true, "share": 0.5]
        #expect(record["tags"]?[0] == "math")
        #expect(record["tags"]?[1] == .null)
        #expect(record["tags"]?[2] == nil && record["tags"]?[-1] == nil)
        #expect(record["none"] == nil && record[0] == nil)
        #expect(record.description == #"{"name":"Ada","age":36,"tags":["math",null],"ok":true,"share":0.5}"#)
    }

    @Test func typesDiffer() {
        #expect(DataValue.string("42") != 42)
        #expect(DataValue.untyped("42") != .string("42"))
        #expect(DataValue.bool(true) != 1)
        #expect((1 as DataValue) == 1.0)
        #expect((["a": 1, "b": 2] as DataValue) == ["b": 2, "a": 1])
        #expect((["a": 1, "b": 2] as DataValue).hashValue == (["b": 2, "a": 1] as DataValue).hashValue)
        #expect(([1, 2] as DataValue) != [2, 1])
    }

    @Test(
        arguments: [
            (DataValue.null, true), ("", true), (.untyped(""), true), ([], true), ([:], true), (" ", false), (0, false),
            (false, false), ([nil], false),
        ] as [(DataValue, Bool)])
    func emptiness(value: DataValue, isEmpty: Bool) {
        #expect(value.isEmpty == isEmpty)
    }

    @Test func ofAnySwiftValue() {
        let cases: [(Any, DataValue)] = [
            (5, 5), (Int8(-5), -5), (UInt64.max, .number(ExactNumber(UInt64.max))), (0.1, 0.1), (Float(0.1), 0.1),
            ("a", "a"), ("ab".dropFirst(), "b"), (Character("c"), "c"), (true, true), (Double.nan, "nan"),
            (-Double.infinity, "-inf"), (nil as Int? as Any, .null), (5 as Int? as Any, 5), ([1, 2], [1, 2]),
            (Colour.red, "red"), (Point(), "(1, 2)"), (DataValue.untyped("x"), .untyped("x")),
            (Date(timeIntervalSince1970: 0), "1970-01-01T00:00:00Z"),
            (Date(timeIntervalSince1970: 0.5), "1970-01-01T00:00:00.500Z"),
        ]
        for (value, expected) in cases { #expect(DataValue(any: value) == expected, "\(value)") }
        #expect(
            DataValue(any: Decimal(string: "0.10000000000000000000001") ?? 0).description == "0.10000000000000000000001"
        )
    }

    @Test func codable() throws {
        let json = #"{"a":[1,2.5,"x",null,true],"b":{"c":{}}}"#
        let value = try JSONDecoder().decode(DataValue.self, from: Data(json.utf8))
        #expect(value == ["a": [1, 2.5, "x", nil, true], "b": ["c": [:]]])
        #expect(try JSONDecoder().decode(DataValue.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test func writesJSON() {
        let value: DataValue = ["quote\"": "\u{1}\n\\é\u{7F}"]
        #expect(value.description == #"{"quote\"":"\u0001\n\\é\u007f"}"#)
        let numbers = [".5", "+1", "007", "-0", "1e5", "-.5e1"].compactMap { ExactNumber($0) }.map(DataValue.number)
        #expect(DataValue.array(numbers).description == "[0.5,1,7,-0,1e5,-0.5e1]")
    }
}

@Suite struct DataObjectTests {
    @Test func behavesLikeADictionaryWithAnOrder() {
        var generator = SeededGenerator(state: 5)
        var object = DataObject()
        var model: [(String, Int)] = []
        for step in 0..<5_000 {
            let key = "k\(Int.random(in: 0..<40, using: &generator))"
            if Int.random(in: 0..<3, using: &generator) == 0 {
                object[key] = nil
                model.removeAll { $0.0 == key }
            } else {
                object[key] = .number(ExactNumber(step))
                if let index = model.firstIndex(where: { $0.0 == key }) {
                    model[index].1 = step
                } else {
                    model.append((key, step))
                }
            }
            #expect(object.members.map(\.key) == model.map(\.0))
            #expect(object[key] == model.first { $0.0 == key }.map { .number(ExactNumber($0.1)) })
        }
    }
}
