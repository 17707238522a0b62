import ProvisoCore
import TestSupport
import Testing

/// Members that no rule names are refused where the document, or a `nested` rule, is `closed`.
@Suite struct ClosedDocumentTests {
    private static let document: DataValue = [
        "closed": true, "attributes": ["name": ["column": "Name"]],
        "rules": [
            ["name", "required"], ["note", "safe"],
            ["start", "compare", ["operator": "<", "compareAttribute": "end"]],
            ["address.street", "string"], ["address.geo.lat", "number"], ["prices.EUR", "number"],
            ["prices", "values", ["rule": "number"]],
            ["attributes": "shop", "type": "nested", "closed": true, "rules": [["city", "required"]]],
            ["attributes": "open", "type": "nested", "rules": [["city", "required"]]],
            [
                "attributes": "items", "type": "each",
                "rule": [
                    "type": "nested", "closed": true, "rules": [["sku", "required"], ["size.width", "number"]],
                ],
            ],
        ],
    ]

    /// Each record with the paths that are refused.
    static let records: [(String, [String])] = [
        (#"{"Name": "a"}"#, []),
        (#"{"Name": "a", "note": {"any": 1}, "start": 1, "end": 2}"#, []),
        (#"{"Name": "a", "x": 1, "note": 1, "y": null}"#, ["x", "y"]),
        // The name of the attribute is not that of its column.
        (#"{"Name": "a", "name": "b"}"#, ["name"]),
        (#"{"Name": "a", "": 1}"#, [""]),
        (#"{"Name": "a", "\u0078": 1}"#, ["x"]),
        // A member with a dot in its name is no part of an object.
        (#"{"Name": "a", "address.street": "b"}"#, ["address.street"]),
        (#"{"Name": "a", "address": {"street": "b", "geo": {"lat": 1}}}"#, []),
        (
            #"{"Name": "a", "address": {"city": "b", "street": "c", "geo": {"lon": 1}, "zip": 1}}"#,
            ["address.city", "address.geo.lon", "address.zip"]
        ),
        (#"{"Name": "a", "address": {"geo": 5, "street": {"x": 1}}}"#, []),
        (#"{"Name": "a", "address": []}"#, []),
        // All members of `prices` have a rule.
        (#"{"Name": "a", "prices": {"EUR": 1, "USD": 2}}"#, []),
        (#"{"Name": "a", "shop": {"city": "b"}, "open": {"city": "b", "zip": 1}}"#, []),
        (#"{"Name": "a", "shop": {"city": "b", "zip": 1}}"#, ["shop.zip"]),
        (#"{"Name": "a", "items": [{"sku": 1}, {"sku": 2, "x": 1}]}"#, ["items[1].x"]),
        (#"{"Name": "a", "items": [{"sku": 1, "size": {"width": 1, "height": 2}}]}"#, ["items[0].size.height"]),
    ]

    @Test(arguments: records) func members(_ record: String, _ refused: [String]) throws {
        let validator = try RuleDocument(Self.document).validator()
        let result = validator.validate(try DataValue(json: record))
        let others = result.violations.filter { $0.code == "attribute.unknown" }
        #expect(others.map(\.path.description) == refused)
        #expect(others.allSatisfy { $0.rule == "closed" && $0.severity == .error })
        #expect(result.isValid == refused.isEmpty || result.violations.count > others.count)
        let text = validator.validate(from: try JSONRecord(Array(record.utf8)))
        #expect(Set(text.violations) == Set(result.violations))
        // Without `closed` nothing is refused.
        guard case .object(var open) = Self.document else { return }
        open["closed"] = false
        let inside = refused.filter { $0.hasPrefix("shop") || $0.hasPrefix("items") }
        #expect(
            try RuleDocument(.object(open)).validate(try DataValue(json: record)).violations
                .filter { $0.code == "attribute.unknown" }.map(\.path.description) == inside)
    }

    @Test func namesThatWereMeant() throws {
        let document = try RuleDocument([
            "closed": true, "rules": [["email", "email"], ["address.street", "string"]],
        ])
        let violations = try document.validate(["emial": "x", "zip": 1, "address": ["stret": "x"]]).violations
        #expect(
            violations.map(\.message) == [
                "There is no attribute “emial”. Did you mean “email”?", "There is no attribute “zip”.",
                "There is no attribute “stret”. Did you mean “street”?",
            ])
        // A name that the record has is not the one that was meant.
        #expect(
            try document.validate(["emial": "x", "email": "a@b.de"]).violations.map(\.message) == [
                "There is no attribute “emial”."
            ])
        let words = try RuleDocument([
            "closed": true, "rules": [["a", "safe"]], "messages": ["attribute.unknown": "No {name}."],
        ])
        #expect(try words.validate(["b": 1]).violations.map(\.message) == ["No b."])
    }

    /// Who asks for one attribute asks for no others.
    @Test func someAttributes() throws {
        let document = try RuleDocument(["closed": true, "rules": [["a", "required"], ["b", "integer"]]])
        #expect(try document.validate(["a": 1, "c": 1]).violations.map(\.path.description) == ["c"])
        #expect(try document.validate(["c": 1, "d": 1], limit: 1).violations.count == 1)
        #expect(try document.validate(["c": 1], stop: .model).violations.map(\.code) == ["required"])
        #expect(try document.tidy(["c": 1]).record == ["c": 1])
    }

    @Test(arguments: [
        (#"{"closed": 1, "rules": [["a", "required"]]}"#, "`closed` must be true or false"),
        (#"{"strict": true, "rules": [["a", "required"]]}"#, "Did you mean `closed`?"),
        (#"{"additionalProperties": false, "rules": [["a", "required"]]}"#, "Did you mean `closed`?"),
        (#"{"closed": true}"#, "has no `rules`"),
        (
            #"[{"attributes": "a", "type": "nested", "strict": true, "rules": [["b", "string"]]}]"#,
            "Did you mean `closed`?"
        ),
    ])
    func mistakes(_ document: String, _ message: String) throws {
        let error = try #require(throws: RuleDocumentError.self) { try RuleDocument(json: document) }
        #expect("\(error)".contains(message), "\(error)")
    }

    /// As many members as a record may have are told of as fast as they come.
    @Test func veryManyMembers() throws {
        let document = try RuleDocument(["closed": true, "rules": [["alpha", "safe"], ["beta.gamma", "safe"]]])
        var object = DataObject()
        for number in 0..<5_000 { object["m\(number)"] = 1 }
        object["beta"] = .object(object)
        #expect(try document.validate(.object(object)).violations.count == 10_000)
    }
}
