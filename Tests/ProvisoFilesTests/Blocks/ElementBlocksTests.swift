import TestSupport
import Foundation
@testable import Proviso
@testable import ProvisoCore
@testable import ProvisoFiles
import Testing

/// A long array of JSON is cut as it comes: what is found does not depend on where.
@Suite struct ElementBlocksTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Found: Equatable {
        var elements: [String] = []
        var lines: [Int] = []
        var text = ""
        var error: String?
    }

    /// Reads a text in blocks, which is not checked before.
    private func read(
        _ json: [UInt8], blockSize: Int, limit: Int = 1 << 20, mostChecked: Int? = nil
    ) throws -> Found {
        // What is looked at first must reach to the bracket.
        let mostChecked = mostChecked ?? json.firstIndex(of: UInt8(ascii: "[")) ?? 0
        let path = folder.file("data.json", json)
        var found = Found()
        do {
            let (reader, _) = try BlockReader.elements(
                of: InputFile(path: path), blockSize: blockSize, recordLimit: limit, mostChecked: mostChecked)
            var text = reader.preamble
            while let block = try reader.next() {
                #expect(block.firstRecord == found.elements.count + 1)
                var lines = LineCursor(firstLine: block.firstLine, endings: .all)
                var next = 0
                while let range = JSONElements.nextElement(in: block.bytes.span, from: next) {
                    found.elements.append(String(decoding: block.bytes[range], as: UTF8.self))
                    found.lines.append(lines.line(of: range.lowerBound, in: block.bytes.span))
                    next = range.upperBound
                }
                #expect(next == block.bytes.count)
                #expect(block.firstRecord + block.recordCount == found.elements.count + 1)
                text += block.bytes
            }
            found.text = String(decoding: text + reader.tail, as: UTF8.self)
        } catch let error as DataError {
            found.error = "\(error.position.map(String.init(describing:)) ?? "") \(error.message)"
        }
        return found
    }

    @Test(arguments: [1, 2, 3, 5, 16, 64, 4096])
    func cutsBehindElements(_ blockSize: Int) throws {
        let json =
            " \r\n[ {\"a\": \"x]},\\\"[\\\\\"} ,\n{\"b\":[1,{\"c\":{}}]},\r\n\r12.5e3,\"t\\\"]\",true , null,[[]]\n ] \n"
        let found = try read(Array(json.utf8), blockSize: blockSize)
        #expect(
            found.elements == [
                "{\"a\": \"x]},\\\"[\\\\\"}", "{\"b\":[1,{\"c\":{}}]}", "12.5e3", "\"t\\\"]\"", "true", "null", "[[]]",
            ])
        #expect(found.lines == [2, 3, 5, 5, 5, 5, 5])
        #expect(found.text == json)
        #expect(found.error == nil)
    }

    @Test func nothingInIt() throws {
        for json in ["[]", " [ \n ] \n", "[\n]"] {
            let found = try read(Array(json.utf8), blockSize: 4)
            #expect(found == Found(text: json))
        }
    }

    /// What is wrong between elements is said as of a text that is checked first, with the same place.
    @Test(arguments: [
        "[1 2]", "[1,,2]", "[,1]", "[1,]", "[1}", "[}", "[:]", "[1", "[", "[1,", "[{\"a\":1}",
        "[\n {\"a\":\"é\"}\n {\"b\":2}]",
        "[1] 2", "[1]]", "[1],", "[]\n\nx", "[\"a", "[{\"a\":\"é", "[{\"a\":[1,2}", "[1,\r\n\r2,\n3;]", "[1, // no\n2]",
        "[1]\n# no",
    ])
    func faultsHaveTheirPlace(_ json: String) throws {
        let bytes = Array(json.utf8)
        var expected: JSONSyntaxError?
        do throws(JSONSyntaxError) { _ = try JSONElements(validating: bytes.span) } catch { expected = error }
        let fault = try #require(expected)
        for blockSize in [1, 2, 3, 7, 64] {
            let found = try read(bytes, blockSize: blockSize)
            // What is wrong within an element is for whoever reads the element.
            guard found.elements.allSatisfy({ (try? DataValue(json: $0)) != nil }) else { continue }
            #expect(found.error == "\(fault.position) the file is not JSON: \(fault.reason)", "\(json) \(blockSize)")
        }
    }

    /// However the array is cut, its elements and all that is around them are those of a text that is checked first.
    @Test func cuttingChangesNothing() throws {
        var random = SplitMix64(seed: 37)
        let pieces = [
            "{\"a\":1}", "{}", "[]", "[[],{\"é\":\"]\"}]", "1", "-2.5e7", "\"\\\\\"", "\"a,]}\\\"\"", "true",
            "{\"b\": {\"c\": [1, 2]}}",
            "{\n\"x\" :\r\n\"y\"}",
        ]
        let blanks = ["", "", " ", "\n", "\r\n", "\r", "\t "]
        func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        for _ in 0..<Sweep.count(400, sample: 60) {
            var json = pick(blanks) + "["
            let count = Int.random(in: 0..<12, using: &random)
            for index in 0..<count {
                if index > 0 { json += "," }
                json += pick(blanks) + pick(pieces) + pick(blanks)
            }
            json += (count == 0 ? pick(blanks) : "") + "]" + pick(blanks)
            let bytes = Array(json.utf8)
            let checked = try read(bytes, blockSize: 1 << 20, mostChecked: 1 << 20)
            #expect(checked.elements.count == count && checked.text == json && checked.error == nil)
            for blockSize in [1, 3, 10, 40] {
                #expect(try read(bytes, blockSize: blockSize) == checked, "\(String(reflecting: json))")
                #expect(try read(bytes, blockSize: blockSize, mostChecked: 1 << 20) == checked)
            }
        }
    }

    /// Cut off or changed anywhere, a text is refused, or its elements are as many as are read.
    @Test func brokenTexts() throws {
        var random = SplitMix64(seed: 41)
        let json = Array("[{\"a\": \"b\\\"]\"},\n[1, 2.5, {\"c\": null}], \"é\",\r\ntrue]\n".utf8)
        for round in 0..<Sweep.count(3000, sample: 300) {
            var bytes = json
            if round < json.count {
                bytes.removeLast(round)
            } else {
                let place = Int.random(in: 0..<json.count, using: &random)
                bytes[place] = Array("[]{},:\"\\ \n1ax".utf8).randomElement(using: &random) ?? 0
            }
            var fault: JSONSyntaxError?
            do throws(JSONSyntaxError) { _ = try JSONElements(validating: bytes.span) } catch { fault = error }
            for blockSize in [1, 4, 1000] {
                let found = try read(bytes, blockSize: blockSize)
                let isFound = found.error != nil || found.elements.contains { (try? DataValue(json: $0)) == nil }
                #expect(
                    isFound == (fault != nil) || fault?.problem == .notObjectOrArray,
                    "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    /// An element of more than the limit is not held, and no more of it is, however large it is.
    @Test func elementsThatAreTooLarge() throws {
        let large = "{\"a\":\"" + String(repeating: "x", count: 500) + "\"}"
        let json = "[\n{\"a\":1},\n\n\(large),{\"b\":2}\n]"
        let path = folder.file("large.json", Array(json.utf8))
        let (reader, _) = try BlockReader.elements(
            of: InputFile(path: path), blockSize: 32, recordLimit: 64, mostChecked: 0)
        var kinds: [Block.Kind] = []
        var lines: [Int] = []
        var records: [Int] = []
        while let block = try reader.next() {
            kinds.append(block.kind)
            lines.append(block.firstLine)
            records.append(block.firstRecord)
        }
        #expect(kinds == [.records, .oversized(byteCount: large.utf8.count + 3, unclosedQuote: nil), .records])
        #expect(lines == [1, 4, 4] && records == [1, 2, 3])
        #expect(reader.tail == Array("\n]".utf8))
    }
}
