import Proviso
import ProvisoFiles
import Testing

/// Cells are judged as those of a file: they stand for whatever they spell.
@Suite struct CSVRecordTests {
    @Test(
        arguments: [
            (["ada", "36"], []), (["", "36"], ["required"]), (["ada", "x"], ["number.type"]),
            (["ada", "17"], ["number.tooSmall"]),
            (["ada"], []), (["ada", "36", "more"], []),
        ] as [([String], [ViolationCode])]) func judgesCells(_ cells: [String], _ codes: [ViolationCode]) throws
    {
        let validator = try RuleDocument([["name", "required"], ["age", "number", ["min": 18]]]).validator()
        let columns = ["name", "age"]
        let result = validator.validate(from: CSVRecord(columns: columns, cells: cells))
        #expect(result.violations.map(\.code) == codes)
        // As the tree of the same cells.
        let object = zip(columns, cells).reduce(into: DataObject()) { $0[$1.0] = .untyped($1.1) }
        #expect(validator.validate(.object(object)) == result)
    }
}
