import ProvisoCore
import ProvisoProofs
import TestSupport
import Testing

/// What is proven of two versions of a document.
@Suite struct PassingProofTests {
    @Test(
        arguments: [
            (#"["a","number",{"min":18}]"#, #"["a","number",{"min":16}]"#, true, false),
            (#"["a","email"]"#, #"["a","email",{"message":"No."}]"#, true, true),
            (#"["a","email"]"#, #"["a","email"], ["a","required"]"#, false, true),
            (#"["a","email"], ["b","required"]"#, #"["a","email"]"#, true, false),
            (#"["a","match",{"pattern":"^[a-z]{3}$"}]"#, #"["a","match",{"pattern":"^[a-z]{2,3}$"}]"#, true, false),
            (
                #"["a","string",{"min":3}], ["a","match",{"pattern":"^[a-z]*$"}]"#,
                #"["a","match",{"pattern":"^[a-z]{3,}$"}]"#, true, true
            ),
            (#"["a","trim"], ["a","string",{"max":3}]"#, #"["a","trim"], ["a","string",{"max":4}]"#, true, false),
            (#"["a","string",{"max":3}]"#, #"["a","trim"], ["a","string",{"max":4}]"#, false, false),
            (
                #"["a","each",{"rule":{"type":"number","min":3}}]"#,
                #"["a","each",{"rule":{"type":"number","min":2}}]"#, true, false
            ),
            (
                #"["a","number",{"min":3}]"#, #"["a","number",{"min":3,"when":{"attribute":"b","value":1}}]"#, true,
                false
            ),
            (#"["a","number",{"min":3,"severity":"warning"}]"#, #"["a","number",{"min":3}]"#, false, true),
            (
                #"["a","required",{"on":"x"}], ["b","required",{"on":"y"}]"#,
                #"["a","required"], ["b","required",{"on":"x, y"}]"#, false, true
            ),
            (#"["a","unique"]"#, #"["a","unique"]"#, true, true),
            (#"["a","required"]"#, #"["a","unique"]"#, false, false),
        ] as [(String, String, Bool, Bool)])
    func proofs(_ old: String, _ new: String, _ forward: Bool, _ backward: Bool) throws {
        let (before, after) = try (RuleDocument(json: "[\(old)]"), RuleDocument(json: "[\(new)]"))
        #expect(PassingProof(from: before, to: after).isProven == forward)
        #expect(PassingProof(from: after, to: before).isProven == backward)
    }

    /// Rules at the same place in both documents, of which nothing is known since the values are read otherwise than they stand.
    @Test(arguments: [#""missing":["NA"]"#, #""decimal":",""#, #""attributes":{"a":{"missing":["NA"]}}"#])
    func valuesReadOtherwise(_ reading: String) throws {
        func document(_ rule: String) throws -> RuleDocument {
            try RuleDocument(json: #"{\#(reading),"rules":[\#(rule)]}"#)
        }
        let old = try document(#"["a","match",{"pattern":"^1"}]"#)
        let new = try document(#"["a","string",{"min":3}]"#)
        #expect(!PassingProof(from: old, to: new).isProven && !PassingProof(from: new, to: old).isProven)
        #expect(PassingProof(from: old, to: old).isProven)
    }

    /// No sampled value contradicts a proof.
    @Test func proofsHoldForRandomDocuments() throws {
        var count = 0
        for seed in 0..<UInt64(Sweep.isFull ? 4000 : 200) {
            var rules = RandomRules(seed: seed &+ 7_000_000)
            var (first, second): ([DataValue], [DataValue]) = ([], [])
            for _ in 0...rules.number(0...2) {
                let pair = rules.variants()
                first.append(pair.0)
                second.append(rules.number(0...1) == 0 ? pair.0 : pair.1)
            }
            guard let old = try? RuleDocument(.array(first)), let new = try? RuleDocument(.array(second)),
                PassingProof(from: old, to: new).isProven
            else { continue }
            count += 1
            let values = RandomRules.allTexts(of: "abA1", upTo: 3) + (0..<300).map { _ in rules.value() }
            let failing = try values.first { try old.validate(["x": $0]).isValid && !new.validate(["x": $0]).isValid }
            #expect(failing == nil, "\(seed): \(first) \(second)")
        }
        #expect(count > 20)
    }
}
