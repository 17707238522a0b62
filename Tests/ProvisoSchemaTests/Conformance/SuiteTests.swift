import ProvisoCore
import ProvisoSchema
import TestSupport
import Testing

/// The required cases of the official suite, with the number of cases in each dialect; none is left out.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct SuiteTests {
    static let dialects: [(folder: String, dialect: SchemaDialect, cases: Int)] = [
        ("draft2020-12", .v2020, 1299), ("draft7", .draft7, 927),
    ]

    @Test(arguments: dialects.indices)
    func everyCase(of index: Int) throws {
        let (folder, dialect, expected) = Self.dialects[index]
        let resources = try SuiteCases.resources()
        var count = 0
        for group in try SuiteCases.groups(folder) {
            let schema: JSONSchema
            do throws(SchemaError) {
                schema = try JSONSchema(
                    group.schema, resources: resources, options: SchemaOptions(defaultDialect: dialect))
            } catch {
                Issue.record("\(group.file): \(group.description): \(error)")
                continue
            }
            for test in group.tests {
                count += 1
                let comment: Comment = "\(group.file): \(group.description): \(test.description)"
                #expect(schema.passes(test.data) == test.isValid, comment)
                #expect(schema.validate(test.data).isEmpty == test.isValid, comment)
                #expect(schema.output(for: test.data, as: .basic)["valid"] == .bool(test.isValid), comment)
            }
        }
        #expect(count == expected)
    }

    /// The cases for formats, checked as assertions; none is left out.
    @Test func everyFormat() throws {
        var count = 0
        for group in try SuiteCases.formatGroups() {
            let schema = try JSONSchema(group.schema, options: SchemaOptions(assertsFormats: true))
            for test in group.tests {
                count += 1
                #expect(
                    schema.passes(test.data) == test.isValid,
                    "\(group.file): \(group.description): \(test.description)")
            }
        }
        #expect(count == 764)
    }
}
