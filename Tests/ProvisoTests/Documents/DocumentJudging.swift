import Proviso
import Testing

/// A table row: a rule document and a record in JSON, and what is expected of them.
struct DocumentJudging: CustomTestStringConvertible, Sendable {
    let document: String
    let record: String
    let expected: [String]

    init(_ document: String, _ record: String, _ expected: String...) {
        self.document = document
        self.record = record
        self.expected = expected
    }

    var testDescription: String { "\(document) ← \(record)" }

    /// Judges the record, with texts that have no type if it is a row of cells.
    func check(asCells: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let document = try RuleDocument(json: document)
        var record = try DataValue(json: record)
        if asCells { record = record.withUntypedTexts }
        let found = try document.validate(record).violations
        #expect(found.map { "\($0.path) \($0.code)" } == expected, sourceLocation: sourceLocation)
        // What is understood is a document that says the same.
        let again = try RuleDocument(document.data)
        #expect(again.data == document.data, sourceLocation: sourceLocation)
        #expect(try again.validate(record).violations == found, sourceLocation: sourceLocation)
    }
}

extension DataValue {
    /// The value with texts that stand for whatever they spell, as the cells of CSV do.
    var withUntypedTexts: DataValue {
        switch self {
        case .string(let text): .untyped(text)
        case .array(let elements): .array(elements.map(\.withUntypedTexts))
        case .object(let object):
            .object(object.members.reduce(into: DataObject()) { $0[$1.key] = $1.value.withUntypedTexts })
        case .null, .bool, .number, .untyped: self
        }
    }
}

/// Rules in JSON that are a mistake, the place of the mistake, and a part of what is said of it.
struct DocumentMistake: CustomTestStringConvertible, Sendable {
    let document: String
    /// What stands where the mistake is.
    let place: String
    let message: String
    let suggestion: String?

    init(_ document: String, at place: String, _ message: String, _ suggestion: String? = nil) {
        self.document = document
        self.place = place
        self.message = message
        self.suggestion = suggestion
    }

    var testDescription: String { document }

    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        do throws(RuleDocumentError) {
            _ = try RuleDocument(json: "\n" + document)
            Issue.record("it was taken", sourceLocation: sourceLocation)
        } catch {
            let problem = try #require(error.problems.first, sourceLocation: sourceLocation)
            #expect(error.problems.count == 1, "\(error)", sourceLocation: sourceLocation)
            let range = try #require(document.ranges(of: place).last, sourceLocation: sourceLocation)
            let column = document.distance(from: document.startIndex, to: range.lowerBound) + 1
            #expect(
                problem.position == SourcePosition(line: 2, column: column), "\(error)", sourceLocation: sourceLocation)
            #expect(problem.message.contains(message), "\(error)", sourceLocation: sourceLocation)
            if let suggestion {
                #expect(problem.suggestion?.contains(suggestion) ?? false, "\(error)", sourceLocation: sourceLocation)
            }
        }
    }
}
