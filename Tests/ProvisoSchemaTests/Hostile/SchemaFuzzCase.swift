import ProvisoCore
import ProvisoSchema

/// A schema and a value, made of any bytes: a byte for the options, the schema, a record separator (0x1E), and the value.
struct SchemaFuzzCase {
    private let options: SchemaOptions
    private let schema: ArraySlice<UInt8>
    private let value: ArraySlice<UInt8>

    /// Creates a case; `nil` where there is no separator.
    init?(_ bytes: [UInt8]) {
        guard let first = bytes.first, let separator = bytes.firstIndex(of: 0x1E), separator > 0 else { return nil }
        let dialects = SchemaDialect.allCases
        options = SchemaOptions(
            defaultDialect: dialects[Int(first & 0x0F) % dialects.count], assertsFormats: first & 0x10 != 0,
            assertsContent: first & 0x20 != 0)
        schema = bytes[1..<separator]
        value = bytes[(separator + 1)...]
    }

    /// Loads the schema and judges the value in every way.
    ///
    /// - Returns: What two ways disagree on; `nil` where all agree, or where one of the texts is not accepted.
    func disagreement() -> String? {
        guard let loaded = try? JSONSchema(json: Array(schema).span, options: options) else { return nil }
        let json = Array(value)
        var instance = JSONInstance()
        guard (try? instance.read(json: json.span)) != nil else { return nil }
        let passes = loaded.passes(&instance)
        if loaded.passes(&instance) != passes { return "judging twice" }
        if loaded.validate(instance).isEmpty != passes { return "violations" }
        guard let output = try? loaded.output(forJSON: json.span, as: .basic) else { return "reading twice" }
        if output["valid"] != .bool(passes) { return "output" }
        return nil
    }
}
