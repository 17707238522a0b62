#if Macros
import Proviso
import RuleTestSupport
import Testing

/// Where the attribute that a value is compared with is empty there is no order to ask for, in models and documents alike.
/// Equality is compared.
@Suite struct EmptyComparisonTests {
    struct Listed: Validatable {
        var value: Int? = 1
        var other: Int?
        var word = "b"
        var otherWord = ""
        static var rules: some RuleSet<Listed> {
            for asked in ComparisonOperator.allCases {
                Rule(for: \.value, .compare(asked, to: \.other))
                Rule(for: \.word, .compare(asked, to: \.otherWord).severity(.warning))
            }
            Rule(for: \.value, .compare(.less, to: \.other).or(.range(5...)))
        }
    }

    struct Strict: Validatable {
        var value: Int? = 1
        var other: Int?
        static var rules: some RuleSet<Strict> {
            for asked in ComparisonOperator.allCases {
                Rule(for: \.value, .compare(asked, to: \.other)).skipOnEmpty(false).skipOnError(false)
            }
        }
    }

    @Validatable
    struct Written {
        @Rules(.compare(.greater, to: \Written.other), .compare(.lessOrEqual, to: \Written.other).message("No."))
        var value: Int? = 1
        var other: Int?
        @Rules(.compare(.less, to: \Written.otherWord))
        var word = "b"
        var otherWord = ""
        @Rules(.compare(.less, to: \Written.other), skipOnEmpty: false)
        var strict: Int? = 1
        @Rules(.equal(to: \Written.otherWord))
        var password = "pa55"
    }

    @Test func models() {
        #expect(
            Listed().validate().violations.map { "\($0.path) \($0.code)" }
                == ["value compare.equal", "word compare.equal"])
        #expect(
            Strict().validate().codes
                == ComparisonOperator.allCases.compactMap { asked in
                    switch asked {
                    case .equal: "compare.equal"
                    case .notEqual: nil
                    case .greater, .greaterOrEqual, .less, .lessOrEqual: "compare.type"
                    }
                })
        #expect(
            Written().validate().violations.map { "\($0.path) \($0.code)" }
                == ["strict compare.type", "password compare.equal"])
    }

    @Test(arguments: ComparisonOperator.allCases, ["{}", #"{"b": null}"#, #"{"b": ""}"#, #"{"b": []}"#])
    func documents(asked: ComparisonOperator, others: String) throws {
        var record = try DataValue(json: others)
        guard case .object(var object) = record else { return }
        object["a"] = "x"
        record = .object(object)
        let isOrder = asked != .equal && asked != .notEqual
        for skips in [nil, true, false] as [Bool?] {
            var rule: DataObject = [
                "attributes": "a", "type": "compare", "compareAttribute": "b", "operator": .string(asked.rawValue),
            ]
            rule["skipOnEmpty"] = skips.map(DataValue.bool)
            let document = try RuleDocument([.object(rule)])
            for record in [record, record.withUntypedTexts] {
                let codes = try document.validate(record).codes
                switch asked {
                case .equal: #expect(codes == ["compare.equal"])
                case .notEqual: #expect(codes.isEmpty)
                default:
                    // Of two texts the empty one is the first.
                    let isText = object["b"] == "" && (asked == .greater || asked == .greaterOrEqual)
                    #expect(codes.isEmpty == (skips != false || isText), "\(rule) \(record)")
                }
                #expect(!isOrder || skips == false || codes.isEmpty)
            }
        }
    }

    @Test func kindsThatDifferStayWhatTheyAre() throws {
        let document = try RuleDocument([["a", "compare", ["compareAttribute": "b", "operator": ">"]]])
        #expect(try document.validate(["a": 1, "b": "x"]).codes == ["compare.type"])
        #expect(try document.validate(["a": 1, "b": [1]]).codes == ["compare.type"])
    }
}
#endif
