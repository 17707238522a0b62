import ProvisoCore

/// A log in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS, 2020, with errata 01 of 2023): what stands
/// around the results, and one result after another.
enum SARIFLog {
    /// What stands before the first result: the tool and its rules.
    static func opening(for document: RuleDocument, _ registry: RuleRegistry) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{")
        writer.raw("\"tool\":{\"driver\":{\"name\":\"proviso\",\"version\":")
        writer.write(ToolVersion.current)
        writer.raw(",\"rules\":")
        writer.write(.array(rules(of: document, registry)))
        writer.raw("}},\"columnKind\":\"unicodeCodePoints\",\"results\":[")
        return VisibleText.json(writer.bytes)
    }

    /// What stands behind the last result: whether the check went to its end, and what kept it from that.
    static func closing(_ summary: CheckSummary) -> [UInt8] {
        var invocation: DataObject = ["executionSuccessful": .bool(summary.failures.isEmpty)]
        if !summary.failures.isEmpty {
            invocation["toolExecutionNotifications"] = .array(
                summary.failures.map { ["level": "error", "message": ["text": .string(plain($0.description))]] })
        }
        var properties: DataObject = [
            "records": .number(ExactNumber(summary.records)),
            "invalidRecords": .number(ExactNumber(summary.invalidRecords)),
            "violations": .number(ExactNumber(summary.violations)), "stopped": .bool(summary.isStopped),
        ]
        if let known = summary.knownViolations { properties["known"] = .number(ExactNumber(known)) }
        var writer = JSONWriter()
        writer.raw("],\"invocations\":[")
        writer.write(.object(invocation))
        writer.raw("],\"properties\":")
        writer.write(.object(properties))
        writer.raw("}]}\n")
        return VisibleText.json(writer.bytes)
    }

    /// A plain text message. Braces would be places to fill and a bracket before a parenthesis a link (3.11.5, 3.11.6).
    static func plain(_ text: String) -> String {
        text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
    }

    /// How SARIF calls what a violation weighs.
    static func level(of severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }

    // MARK: Rules

    /// A descriptor for each code of the rules that a document names.
    private static func rules(of document: RuleDocument, _ registry: RuleRegistry) -> [DataValue] {
        var names: Set<String> = []
        collectTypes(in: document.data["rules"] ?? .null, into: &names)
        collectTypes(in: document.data["files"] ?? .null, into: &names)
        let described = registry.descriptions.filter { names.contains($0.name) }
        var seen: Set<String> = [malformed]
        var rules = [descriptor(malformed, "The record can be read.", "{reason}")]
        for rule in described {
            for (code, message) in rule.codes where seen.insert(code.rawValue).inserted {
                rules.append(descriptor(code.rawValue, rule.summary, message))
            }
        }
        return rules + document.codesOfFiles.map { descriptor($0.code, $0.summary, $0.message) }
    }

    private static let malformed = "record.malformed"

    private static func descriptor(_ code: String, _ summary: String, _ message: String) -> DataValue {
        let help = message.isEmpty ? summary : "\(summary)\n\n\(message)"
        return [
            "id": .string(code), "shortDescription": ["text": .string(plain(summary))],
            "help": ["text": .string(plain(help))], "defaultConfiguration": ["level": "error"],
        ]
    }

    /// What may be the type of a rule anywhere in a tree of rules.
    private static func collectTypes(in value: DataValue, into names: inout Set<String>) {
        switch value {
        case .array(let elements):
            if elements.count > 1, let type = elements[1].text { names.insert(type) }
            for element in elements { collectTypes(in: element, into: &names) }
        case .object(let object):
            if let type = object["type"]?.text { names.insert(type) }
            for member in object.members { collectTypes(in: member.value, into: &names) }
        default:
            // A rule of elements may be a name alone.
            if let name = value.text { names.insert(name) }
        }
    }
}

/// Prints results of one file.
struct SARIFPrinter: Sendable {
    private let catalog: MessageCatalog
    private let uri: String

    init(_ path: RawPath, _ catalog: MessageCatalog) {
        uri = path.uriReference
        self.catalog = catalog
    }

    /// The members of a result that are the same for every violation that prints alike, up to the content of the location.
    func beginning(of violation: Violation) -> [UInt8] {
        let path = violation.outsidePath.description
        var writer = JSONWriter()
        writer.raw("{\"ruleId\":")
        writer.write(violation.code.rawValue)
        writer.raw(",\"level\":")
        writer.write(SARIFLog.level(of: violation.severity))
        writer.raw(",\"message\":{\"text\":")
        writer.write(SARIFLog.plain(violation.message(in: catalog)))
        writer.raw("},\"properties\":")
        writer.write([
            "path": .string(path), "rule": .string(violation.rule), "parameters": .object(violation.parameters.object),
        ])
        writer.raw(",\"locations\":[{")
        if !path.isEmpty {
            writer.raw("\"logicalLocations\":[{\"fullyQualifiedName\":")
            writer.write(path)
            writer.raw("}],")
        }
        writer.raw("\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
        writer.write(uri)
        writer.raw("}")
        return VisibleText.json(writer.bytes)
    }

    /// The rest of a result: where the violation is, and what tells it from others.
    func end(of place: ViolationPlace) -> [UInt8] {
        var text = ""
        if place.line > 0 {
            text += ",\"region\":{\"startLine\":\(place.value?.line ?? place.line)"
            if let value = place.value { text += ",\"startColumn\":\(value.column)" }
            text += "}"
        }
        let digits = String(place.fingerprint, radix: 16)
        text += "}}],\"partialFingerprints\":{\"provisoViolation/v1\":\""
        text += String(repeating: "0", count: 16 - digits.count) + digits + "\"}}"
        return Array(text.utf8)
    }
}
