#if Command
import ArgumentParser
import ProvisoFiles
import ProvisoSchema

/// How `proviso check` prints what it found: as violations, or in the forms of JSON Schema.
enum CheckOutput: String, NamedChoice {
    case text, ndjson, json, github, sarif
    case flag, basic, detailed, verbose

    /// How violations are printed; `nil` for a form of JSON Schema.
    var violations: ViolationOutput? { ViolationOutput(rawValue: rawValue) }

    /// The form of JSON Schema; `nil` for another one.
    var form: SchemaOutput? { SchemaOutput(rawValue: rawValue) }
}
#endif
