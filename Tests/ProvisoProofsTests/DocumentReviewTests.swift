import ProvisoCore
import ProvisoProofs
import Testing

/// What a review finds in documents, and what it does not.
@Suite struct DocumentReviewTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rules: String
        let found: [RuleFinding.Kind]
        var testDescription: String { rules }

        init(_ rules: String, _ found: RuleFinding.Kind...) { (self.rules, self.found) = (rules, found) }
    }

    static let cases = [
        // Contradictions.
        Case(#"["a","string",{"min":5}], ["a","match",{"pattern":"[a-z]{3}","whole":true}]"#, .contradictoryRules),
        Case(#"["a","number",{"min":10}], ["a","in",{"range":[1,2]}]"#, .contradictoryRules),
        Case(#"["a","required"], ["a","absent"]"#, .contradictoryRules),
        Case(#"["a","date",{"after":"2020-01-01"}], ["a","date",{"before":"2019-01-01"}]"#, .contradictoryRules),
        Case(
            #"{"attributes":"a","type":"each","rules":[{"type":"number","min":3},{"type":"in","range":[1,2]}]}"#,
            .contradictoryRules),
        Case(
            #"{"attributes":"a","type":"nested","rules":[["b","number",{"min":3}],["b","in",{"range":[1,2]}]]}"#,
            .contradictoryRules),
        Case(#"["a","match",{"pattern":"^[a-z]+$^x"}]"#, .contradictoryRules),
        Case(#"["a","match",{"pattern":"/^[a-z]+$/i"}], ["a","string",{"min":2}]"#, .contradictoryRules),
        Case(#"["a","match",{"pattern":"^$"}]"#),
        // A joiner is seen in Persian, and in a family of emoji.
        Case(#"["a","printable"], ["a","match",{"pattern":"\u200c"}]"#),
        Case(#"["a","printable"], ["a","match",{"pattern":"\u200c","not":true}]"#),
        Case(#"["a","printable",{"ascii":true}], ["a","match",{"pattern":"\u200c"}]"#, .contradictoryRules),
        Case(#"["a","match",{"pattern":"^[a-z]+$^x","not":true}]"#),
        Case(#"["a","match",{"pattern":"/api/.*/v1/"}]"#),
        // None, where a filter, a scenario, a condition, a severity or a share keeps rules apart.
        Case(#"["a","string",{"max":3}], ["a","trim"], ["a","match",{"pattern":"^.{5}$"}]"#),
        Case(#"["a","number",{"min":3,"on":"x"}], ["a","number",{"max":2,"on":"y"}]"#),
        Case(#"["a","number",{"min":3,"except":"x"}], ["a","number",{"max":2,"on":"x"}]"#),
        Case(#"["a","number",{"min":3}], ["a","number",{"max":2,"severity":"warning"}]"#),
        Case(#"["a","number",{"min":3,"when":{"attribute":"b","value":1}}], ["a","number",{"max":2}]"#),
        Case(#"["a","number",{"min":3,"atMost":"1 %"}], ["a","number",{"max":2}]"#),
        // A cell is a text and a number at once.
        Case(#"["a","string",{"max":5}], ["a","number",{"min":10}]"#),
        Case(#"["a","required"], ["a","string",{"min":2,"max":40}], ["a","email"]"#),
        // What only empty values pass is meant.
        Case(#"["a","absent",{"on":"x"}], ["a","number",{"except":"x"}]"#),
        // Implied rules.
        Case(#"["a","number",{"min":5}], ["a","number",{"min":1}]"#, .impliedRule),
        Case(#"["a","match",{"pattern":"[a-z]{3}","whole":true}], ["a","string",{"min":2}]"#, .impliedRule),
        Case(#"["a","number",{"min":5}], ["a","number",{"min":5}]"#, .impliedRule),
        Case(#"["a","email"], ["a","email"]"#, .impliedRule),
        Case(#"["a","number",{"min":5,"on":"x"}], ["a","number",{"min":1}]"#),
        Case(#"["a","in",{"range":["a","b"]}], ["a","required"]"#),
        // Members.
        Case(#"["a","in",{"range":["red","Blue"]}], ["a","match",{"pattern":"^[a-z]+$"}]"#, .refusedMember),
        Case(#"["a","in",{"range":[1,5,9]}], ["a","number",{"max":6}]"#, .refusedMember),
        // Conditions.
        Case(
            #"["a","required",{"when":{"all":[{"attribute":"b","value":1},{"attribute":"b","value":2}]}}]"#,
            .impossibleCondition),
        Case(
            #"["c","in",{"range":["US","DE"]}], ["a","required",{"when":{"attribute":"c","value":"FR"}}]"#,
            .impossibleCondition),
        Case(
            #"["a","required",{"when":{"any":[{"attribute":"b","operator":"empty"},{"attribute":"b","operator":"notEmpty"}]}}]"#,
            .needlessCondition),
        Case(
            #"["a","required",{"when":{"any":[{"attribute":"b","operator":">","value":1},{"attribute":"b","operator":">","value":5}]}}]"#,
            .unreachedAlternative),
        Case(#"["c","in",{"range":["US","DE"]}], ["a","required",{"when":{"attribute":"c","value":"US"}}]"#),
        Case(
            #"["c","uppercase"], ["c","filter",{"filter":"lowercase"}], ["a","required",{"when":{"attribute":"c","value":"us"}}]"#
        ),
        // Defaults.
        Case(#"["a","default",{"value":"x"}], ["a","string",{"min":2}]"#, .refusedDefault),
        Case(#"["a","default",{"value":"xy"}], ["a","string",{"min":2}]"#),
        // What filters leave.
        Case(#"["a","filter",{"filter":"lowercase"}], ["a","in",{"range":["US","DE"]}]"#, .refusedOutcome),
        Case(#"["a","trim"], ["a","match",{"pattern":"^ "}]"#, .refusedOutcome),
        Case(#"["a","trim",{"side":"left"}], ["a","match",{"pattern":" $"}]"#),
        Case(#"["a","filter",{"filter":"digits"}], ["a","match",{"pattern":"^[A-Z]"}]"#, .refusedOutcome),
        Case(#"["a","filter",{"filter":"collapseWhitespace"}], ["a","match",{"pattern":"\t"}]"#, .refusedOutcome),
        Case(#"["a","filter",{"filter":"uppercase"}], ["a","in",{"range":["US","de"]}]"#, .refusedMember),
        Case(#"["a","filter",{"filter":"lowercase"}], ["a","trim"], ["a","in",{"range":["US"]}]"#),
        Case(#"["a","filter",{"filter":"lowercase","on":"x"}], ["a","in",{"range":["US"]}], ["b","safe",{"on":"x"}]"#),
        Case(
            #"["a","filter",{"filter":"lowercase","when":{"attribute":"b","value":1}}], ["a","in",{"range":["US"]}]"#),
        Case(
            #"["a","filter",{"filter":"lowercase"}], ["a","in",{"range":["us", 1]}], ["a","number",{"when":{"attribute":"b","value":1}}]"#
        ),
        Case(#"["a","filter",{"filter":"lowercase"}], ["a","absent"]"#),
        // Scenarios.
        Case(#"["a","required",{"on":"x, y"}], ["b","required"]"#, .equalScenarios),
        Case(#"["a","required",{"on":"x"}], ["b","required",{"on":"y"}]"#),
        // Comparisons.
        Case(
            #"["a","number",{"min":10}], ["b","number",{"max":5}], ["a","compare",{"compareAttribute":"b","operator":">"}]"#,
            .decidedComparison),
        Case(
            #"["a","number",{"min":10}], ["b","number",{"max":15}], ["a","compare",{"compareAttribute":"b","operator":">"}]"#
        ),
        Case(
            #"["a","date",{"before":"2020-01-01"}], ["b","date",{"after":"2020-06-30"}], ["a","compare",{"compareAttribute":"b","operator":"<"}]"#,
            .decidedComparison),
        Case(
            #"["a","date",{"after":"2020-01-01"}], ["b","date",{"before":"2020-01-01"}], ["a","compare",{"compareAttribute":"b","operator":"<","as":"date"}]"#,
            .decidedComparison),
        Case(
            #"["a","date",{"after":"2020-01-01"}], ["b","date",{"before":"2020-01-03"}], ["a","compare",{"compareAttribute":"b","operator":"<"}]"#
        ),
        Case(
            #"["a","date",{"before":"2020-01-01","format":"dd.MM.yyyy"}], ["b","date",{"after":"2020-06-30"}], ["a","compare",{"compareAttribute":"b","operator":"<"}]"#
        ),
        Case(
            #"{"attributes":"o","type":"nested","rules":[["a","number",{"min":10}],["b","number",{"max":5}],["a","compare",{"compareAttribute":"b","operator":">"}]]}"#,
            .decidedComparison),
        // Conditions inside of other rules, which name parts of the same object, or attributes of the record.
        Case(
            #"{"attributes":"o","type":"nested","rules":[["c","in",{"range":["US","DE"]}],["z","required",{"when":{"attribute":"c","value":"FR"}}]]}"#,
            .impossibleCondition),
        Case(
            #"["c","in",{"range":["US","DE"]}], {"attributes":"o","type":"nested","rules":[["z","required",{"when":{"attribute":"c","value":"FR"}}]]}"#
        ),
        Case(
            #"["c","in",{"range":["US","DE"]}], {"attributes":"t","type":"each","rules":[{"type":"required","when":{"attribute":"c","value":"FR"}}]}"#,
            .impossibleCondition),
        Case(
            #"{"attributes":"t","type":"each","rules":[{"type":"nested","rules":[["c","in",{"range":["US","DE"]}],["z","required",{"when":{"attribute":"c","value":"FR"}}]]}]}"#,
            .impossibleCondition),
        Case(
            #"{"attributes":"o","type":"nested","rules":[["z","required",{"when":{"all":[{"attribute":"c","value":1},{"attribute":"c","value":2}]}}]]}"#,
            .impossibleCondition),
        // One of several rules.
        Case(#"["a","any",{"rules":["email",{"type":"url","on":"x"}]}]"#),
        Case(#"["a","string"], ["a","any",{"rules":[{"type":"string","max":5,"severity":"warning"}]}]"#),
        Case(#"["a","string"], ["a","any",{"rules":["string","integer"]}]"#, .impliedRule),
        Case(#"["a","number",{"max":3}], ["a","any",{"rules":[{"type":"number","min":5},"boolean"]}]"#),
        Case(
            #"["a","number",{"max":3}], ["a","any",{"rules":[{"type":"number","min":5},"email"]}]"#, .contradictoryRules
        ),
        // Without differences of case.
        Case(#"["a","filter",{"filter":"lowercase"}], ["a","in",{"range":["A","b"],"ignoreCase":true}]"#),
        Case(#"["a","lowercase"], ["a","in",{"range":["A","b"],"ignoreCase":true}]"#),
        Case(#"["a","required"], ["a","in",{"range":["ǰ"],"ignoreCase":true}], ["a","match",{"pattern":"^J"}]"#),
        Case(#"["a","in",{"range":["ǰ"],"ignoreCase":true}], ["a","match",{"pattern":"^ǰ$"}]"#),
        Case(
            #"["a","boolean",{"trueValue":"ǰ","falseValue":"x","ignoreCase":true}], ["a","match",{"pattern":"^[ǰx]$"}]"#
        ),
        Case(#"["a","in",{"range":["red"],"ignoreCase":true}], ["a","match",{"pattern":"^b"}]"#, .contradictoryRules),
        // Circles.
        Case(
            #"["a","default",{"value":1,"when":{"attribute":"b","operator":"empty"}}], ["b","default",{"value":1,"when":{"attribute":"a","operator":"empty"}}]"#,
            .circularConditions),
        Case(
            #"["a","required",{"when":{"attribute":"b","operator":"empty"}}], ["b","required",{"when":{"attribute":"a","operator":"empty"}}]"#
        ),
    ]

    /// Findings that the rule itself allows.
    static let allowed = [
        Case(#"["a","number",{"min":5}], ["a","number",{"min":1,"allow":"implied-rule"}]"#),
        Case(#"["a","number",{"min":5}], ["a","number",{"min":1,"allow":["refused-member","implied-rule"]}]"#),
        Case(#"["a","number",{"min":5}], ["a","number",{"min":1,"allow":"refused-member, implied-rule"}]"#),
        Case(#"["a","number",{"min":5}], ["a","number",{"min":1,"allow":"refused-member"}]"#, .impliedRule),
        Case(
            #"{"attributes":"a","type":"each","rules":[{"type":"number","min":3},{"type":"in","range":[1,2],"allow":"contradictory-rules"}]}"#
        ),
    ]

    @Test(arguments: cases + allowed) func review(_ example: Case) throws {
        let document = try RuleDocument(json: "[\(example.rules)]")
        let findings = DocumentReview(document).findings
        #expect(findings.map(\.kind) == example.found, "\(findings.map(\.message))")
        // Each has its place.
        #expect(findings.allSatisfy { $0.position != nil && $0.message.hasSuffix(".") })
    }

    @Test func unknownNamesOfFindingsAreRefused() throws {
        let error = try #require(throws: RuleDocumentError.self) {
            try RuleDocument(json: #"[["a","number",{"allow":"implied-rules"}]]"#)
        }
        #expect(error.problems.map(\.suggestion) == ["Did you mean `implied-rule`?"])
    }

    /// What a rule allows stays in the document, and says nothing of what passes.
    @Test func allowedFindingsAreKept() throws {
        let plain = try RuleDocument(json: #"[["a","number",{"min":5}], ["a","number",{"min":1}]]"#)
        let allowing = try RuleDocument(
            json: #"[["a","number",{"min":5}], ["a","number",{"min":1,"allow":"implied-rule"}]]"#)
        #expect(try DocumentReview(RuleDocument(allowing.data)).findings.isEmpty)
        #expect(PassingProof(from: plain, to: allowing).isProven && PassingProof(from: allowing, to: plain).isProven)
    }

    @Test func manyRulesOfAnAttributeAreNotCompared() throws {
        let rules = (0...40).map { ["a", "number", ["min": .number(ExactNumber($0))]] as DataValue }
        #expect(try DocumentReview(RuleDocument(.array(rules))).findings.map(\.kind) == [.undecidedRules])
    }

    @Test func weights() throws {
        func weights(_ rules: String) throws -> [RuleFinding.Weight] {
            try DocumentReview(RuleDocument(json: "[\(rules)]")).findings.map(\.weight)
        }
        #expect(try weights(#"["a","required"], ["a","absent"]"#) == [.error])
        #expect(try weights(#"["a","number",{"min":10}], ["a","number",{"max":2}]"#) == [.warning])
        #expect(try weights(#"["a","required"], ["a","number",{"min":10}], ["a","number",{"max":2}]"#) == [.error])
        // A rule in front of the one that implies it decides which message is shown.
        #expect(try weights(#"["a","string",{"min":2}], ["a","match",{"pattern":"[a-z]{3}","whole":true}]"#) == [.note])
    }
}
