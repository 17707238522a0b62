import Proviso
import TestSupport
import Testing

@testable import ProvisoCore

@Suite struct JSONRecordScannerTests {
    private func members(_ text: String) throws -> [String] {
        var scanner = JSONRecordScanner()
        let bytes = Array(text.utf8)
        try scanner.scan(bytes.span)
        return scanner.members.map { describe($0, bytes) }
    }

    private func describe(_ member: JSONRecordScanner.Member, _ bytes: [UInt8]) -> String {
        let key =
            String(decoding: bytes[member.keyStart..<member.keyEnd], as: UTF8.self) + (member.keyHasEscapes ? "*" : "")
        let value = String(decoding: bytes[member.valueStart..<member.valueEnd], as: UTF8.self)
        return "\(key) \(member.kind)\(member.isEmpty ? " empty" : "") <\(value)>"
    }

    @Test func findsMembers() throws {
        let text =
            #" {"a" : 1 , "b\n":"x","c":"","d":[],"e":[ ],"f":{ },"g":{"h":[1,{}]},"i":null,"j":true,"k":false,"l":"\u0061","m":-1.5e3,"n":[[]]} "#
        #expect(
            try members(text) == [
                "a number <1>", #"b\n* string <x>"#, "c string empty <>", "d array empty <[]>", "e array empty <[ ]>",
                "f object empty <{ }>", #"g object <{"h":[1,{}]}>"#, "i null <null>", "j true <true>",
                "k false <false>",
                #"l stringWithEscapes <\u0061>"#, "m number <-1.5e3>", "n array <[[]]>",
            ])
        #expect(try members("{}").isEmpty)
    }

    @Test func findsElements() throws {
        var scanner = JSONRecordScanner()
        let bytes = Array(#"[1, "x", [ ], {"a":{}}]"#.utf8)
        try scanner.scanElements(of: bytes.span)
        #expect(
            scanner.members.map { describe($0, bytes) } == [
                " number <1>", " string <x>", " array empty <[ ]>", #" object <{"a":{}}>"#,
            ])
        #expect(throws: JSONFault(.notArray, at: 1)) { try scanner.scanElements(of: Array(" {}".utf8).span) }
    }

    @Test(arguments: [
        ("[]", JSONFault.Problem.notObject, 0), (" 1", .notObject, 1), ("null", .notObject, 0), ("", .empty, 0),
        (#"{"a":1,"a":2}"#, .duplicateKey, 7), (#"{"a":1,"\u0061":2}"#, .duplicateKey, 7),
        (#"{"x":[{"a":1,"b":{"a":1,"a":2}}]}"#, .duplicateKey, 24), (#"[{"a":1,"a":1}]"#, .notObject, 0),
        (#"{"a":1,"a":2"#, .unclosedObject, 12), (#"{"":1,"":2}"#, .duplicateKey, 6),
        (#"{"\ud83d\ude00":1,"😀":2}"#, .duplicateKey, 18), (#"{"a":1}}"#, .unexpectedBracket, 7),
        // Canonically equivalent names are one name.
        ("{\"\u{E9}\":1,\"e\u{301}\":2}", .duplicateKey, 8), (#"{"e\u0301":1,"x":{},"\u00e9":2}"#, .duplicateKey, 20),
        ("{\"x\":[{\"\u{212B}\":1,\"\u{C5}\":2}]}", .duplicateKey, 15),
    ])
    func refuses(_ text: String, _ problem: JSONFault.Problem, _ offset: Int) {
        #expect(throws: JSONFault(problem, at: offset)) { try members(text) }
    }

    @Test(arguments: [15, 16, 17, 18, 33, 40, 200, 5000]) func findsADoubledKeyAmongMany(_ count: Int) throws {
        var scanner = JSONRecordScanner()
        let keys = (0..<count).map { "\"some_key_\($0)_of_many\":{\"inner\":\($0)}" }
        for _ in 0..<3 {
            try scanner.scan(Array("{\(keys.joined(separator: ","))}".utf8).span)
            #expect(scanner.members.count == count)
            for doubled in Set([0, 1, count / 2, count - 1]) {
                let text = "{\((keys + [keys[doubled]]).joined(separator: ","))}"
                let fault = #expect(throws: JSONFault.self) { try scanner.scan(Array(text.utf8).span) }
                #expect(fault?.problem == .duplicateKey)
                #expect(fault?.offset == text.utf8.count - keys[doubled].utf8.count - 1)
            }
        }
    }

    @Test(arguments: [2, 16, 17, 40]) func findsAnEquivalentKeyAmongMany(_ count: Int) throws {
        let keys = (0..<count).map { "\"\u{E9}\($0)\":1" }
        #expect(try members("{\(keys.joined(separator: ","))}").count == count)
        let text = "{\((keys + ["\"e\u{301}0\":1"]).joined(separator: ","))}"
        #expect(throws: JSONFault(.duplicateKey, at: text.utf8.count - 9)) { try members(text) }
    }

    @Test func manyKeysAreNotQuadratic() throws {
        var scanner = JSONRecordScanner()
        let text = "{" + (0..<100_000).map { "\"key\($0)\":1" }.joined(separator: ",") + "}"
        let time = try ProcessorTime.measure { try scanner.scan(Array(text.utf8).span) }
        #expect(scanner.members.count == 100_000)
        #expect(time < .seconds(120))
    }

    @Test func isNotStoppedByDepth() {
        var scanner = JSONRecordScanner()
        for opening in ["[", "{\"a\":"] {
            let text = "{\"a\":" + String(repeating: opening, count: 100_000)
            let fault = #expect(throws: JSONFault.self) { try scanner.scan(Array(text.utf8).span) }
            #expect(fault?.problem == .tooDeep)
        }
    }

    /// One scanner for all, so that what one record leaves behind would show in the next.
    @Test func agreesWithTheGrammar() {
        var json = RandomJSON(seed: 3)
        var scanner = JSONRecordScanner()
        for round in 0..<Sweep.count(2500, sample: 900) {
            let text = round % 3 == 0 ? json.value() : json.object()
            let bytes = Bool.random(using: &json.random) ? Array(text.utf8) : json.broken(text)
            let trimmed = bytes.drop { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
            let fault: JSONFault?
            do {
                try scanner.scan(bytes.span)
                fault = nil
            } catch {
                fault = error
            }
            let shown = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
            switch (NaiveJSON.hasDuplicateKeys(bytes), trimmed.first == UInt8(ascii: "{")) {
            case (nil, _):
                #expect(fault != nil && fault?.problem != .duplicateKey && fault?.problem != .notObject, shown)
            case (_, false): #expect(fault?.problem == .notObject, shown)
            case (true, true): #expect(fault?.problem == .duplicateKey, shown)
            case (false, true):
                #expect(fault == nil, shown)
                if let object = try? DataValue(json: bytes.span), case .object(let expected) = object {
                    #expect(scanner.members.count == expected.members.count, shown)
                    for (member, (key, value)) in zip(scanner.members, expected.members) {
                        check(member, key, value, in: bytes)
                    }
                }
            }
        }
    }

    private func check(_ member: JSONRecordScanner.Member, _ key: String, _ value: DataValue, in bytes: [UInt8]) {
        var text: [UInt8] = []
        JSONString.unescape(bytes.span.extracting(member.keyStart..<member.keyEnd), into: &text)
        #expect(text == Array(key.utf8))
        let isString = member.kind == .string || member.kind == .stringWithEscapes
        let quotes = isString ? 1 : 0
        let range = member.valueStart - quotes..<member.valueEnd + quotes
        #expect((try? DataValue(json: bytes.span.extracting(range))) == value)
        if member.kind != .null { #expect(member.isEmpty == value.isEmpty) }
    }

    /// Records of one kind, as those of a file are: what is known from those before changes nothing of what is found.
    @Test func recordsBeforeChangeNothing() {
        var json = RandomJSON(seed: 7)
        var scanner = JSONRecordScanner()
        var orders: [String: Int] = [:]
        for round in 0..<Sweep.count(4000, sample: 1400) {
            // Two kinds of records, of which one comes for a while; now and then a key is missing, doubled or another.
            var keys = (round / 50).isMultiple(of: 2) ? ["id", "name", "mail_address", "tags", ""] : ["id", "title"]
            switch Int.random(in: 0..<20, using: &json.random) {
            case 0: keys.removeLast()
            case 1: keys.append(keys[0])
            case 2: keys.swapAt(0, 1)
            case 3: keys[1] = "na"
            default: break
            }
            let members = keys.map { "\"\($0)\":\(json.value(depth: 3))" }
            let text = "{\(members.joined(separator: ", "))}"
            let bytes = Int.random(in: 0..<10, using: &json.random) == 0 ? json.broken(text) : Array(text.utf8)
            var fresh = JSONRecordScanner()
            let expected = Result { () throws(JSONFault) in try fresh.scanTokens(of: bytes.span) }
            let found = Result { () throws(JSONFault) in try scanner.scan(bytes.span) }
            switch (found, expected) {
            case (.success, .success):
                orders[scanner.order == nil ? "none" : scanner.hasNewOrder ? "new" : "known", default: 0] += 1
                #expect(scanner.members.map { describe($0, bytes) } == fresh.members.map { describe($0, bytes) })
            case (.failure(let fault), .failure(let other)): #expect(fault == other)
            default: Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(found), not \(expected)")
            }
        }
        #expect(orders["known", default: 0] > Sweep.count(1000, sample: 350), "\(orders)")
        #expect(
            orders["none", default: 0] > Sweep.count(100, sample: 35)
                && orders["new", default: 0] > Sweep.count(10, sample: 3), "\(orders)")
    }

    @Test func unescapesWithoutTrappingOnAnything() {
        var random = SplitMix64(seed: 4)
        let alphabet = Array("\\u0dD8fFeE\"ncZ".utf8) + [0xFF]
        var text: [UInt8] = []
        for _ in 0..<Sweep.count(20_000, sample: 6_000) {
            let bytes = (0..<Int.random(in: 0..<16, using: &random)).compactMap { _ in
                alphabet.randomElement(using: &random)
            }
            text.removeAll()
            JSONString.unescape(bytes.span, into: &text)
            #expect(text.count <= bytes.count)
        }
    }
}
