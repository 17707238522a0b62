package import ProvisoCore

extension RuleProposal {
    /// The document in YAML, each rule with how far the data keeps to it as a comment.
    ///
    /// It contains no value of the data but the members of enumerations, what stands for nothing, words for true and false, units,
    /// and as comments the first and the last date. Bounds are round numbers about those of the data.
    public var yaml: String {
        var lines = [
            "# Proposed from \(Self.comment(files.joined(separator: ", "))): \(Self.count(records, "record"))."
        ]
        lines.append("# Review each rule: data shows what was, not what must be.")
        if unreadableRecords > 0 {
            lines.append(
                "# \(Self.count(unreadableRecords, "record")) cannot be read, or "
                    + "\(unreadableRecords == 1 ? "breaks" : "break") what is said of columns.")
        }
        if !columnsLeftOut.isEmpty {
            let names = columnsLeftOut.prefix(20).map { $0.isEmpty ? "\"\"" : Self.comment($0) }.joined(separator: ", ")
            let rest = columnsLeftOut.count > 20 ? " and \(columnsLeftOut.count - 20) more" : ""
            lines.append("# Not looked into: \(names)\(rest).")
        }
        if hasMoreColumns { lines.append("# There are more columns than are looked into.") }
        if let columns { lines += ["columns:"] + Self.members(columns) }
        let described = described
        if !described.isEmpty { lines += ["attributes:"] + Self.members(.object(described)) }
        lines.append("rules:")
        for attribute in attributes {
            lines.append("  # \(Self.comment(attribute.column ?? attribute.name)): \(summary(of: attribute))")
            for rule in attribute.rules {
                for entry in RuleWay.entries(attribute.name, areColumns: isOfColumns, [rule.data]) {
                    lines.append("  - \(Self.flow(entry))  # \(evidence(of: rule, attribute))")
                }
                if rule.namesNearMisses { lines += rule.nearMisses.map { "    # near miss: \(place(of: $0))" } }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Comments

    private func summary(of attribute: InferredAttribute) -> String {
        guard let profile = profile(of: attribute) else { return "no values" }
        let lacking = attribute.name.contains("[]") ? 0 : max(0, records - profile.values)
        let empty = profile.count(of: .empty) + lacking
        var parts = [Self.count(profile.values - profile.count(of: .empty), "value")]
        if empty > 0 { parts.append("\(empty) empty") }
        parts.append(Self.difference(profile, attribute))
        if attribute.rules.isEmpty, !attribute.missing.isEmpty {
            // Beside a rule, the document says what is missing.
            parts.append("without \(attribute.missing.map { Self.flow(.string($0)) }.joined(separator: " and "))")
        }
        if attribute.rules.allSatisfy({ $0.name == RuleName.required || $0.evidence != nil }) {
            parts.append("nothing in common")
        }
        return (parts + (attribute.notes + (attribute.span.map { [$0] } ?? [])).map { Self.comment($0) })
            .joined(separator: ", ")
    }

    /// How many values are different. An estimate says nothing beside a rule that has looked at each of them.
    private static func difference(_ profile: ColumnProfile, _ attribute: InferredAttribute) -> String {
        // An estimate may be larger than what it is of.
        let count = min(profile.distinct.count, profile.values)
        if profile.distinct.isExact { return "\(count) different" }
        guard attribute.rules.contains(where: { $0.name == RuleName.unique }) else { return "about \(count) different" }
        // What another rule has refused already was not compared.
        let areAll = attribute.rules.allSatisfy { $0.exceptions == 0 }
        return areAll ? "all different" : "nearly all different"
    }

    private func evidence(of rule: InferredRule, _ attribute: InferredAttribute) -> String {
        if let evidence = rule.evidence { return evidence }
        // A record may have several elements.
        let noun = rule.isOfRecords && !isOfElements(attribute) ? "record" : "value"
        let bounds = rule.hasBounds ? "; bounds of the data, rounded outwards" : ""
        guard rule.exceptions > 0 else {
            return (rule.values == 1 ? "the only \(noun)" : "all \(rule.values) \(noun)s") + bounds
        }
        var text = "\(rule.values - rule.exceptions) of \(Self.count(rule.values, noun)) (\(Self.share(rule)))"
        if rule.firstLine > 0 {
            let file = files.count > 1 ? "\(Self.comment(rule.firstFile)), " : ""
            text += "; first exception: \(file)line \(rule.firstLine)"
        }
        return text + bounds
    }

    private func isOfElements(_ attribute: InferredAttribute) -> Bool { !isOfColumns && attribute.name.contains("[]") }

    private func place(of miss: InferredRule.NearMiss) -> String {
        let file = files.count > 1 ? "\(Self.comment(miss.file)), " : ""
        return "\(file)line \(miss.line)" + (miss.reason.map { ", " + Self.comment($0) } ?? "")
    }

    /// A share in per cent with two digits behind the point, never rounded up.
    private static func share(_ rule: InferredRule) -> String {
        let passed = max(0, rule.values - rule.exceptions)
        let (quotient, _) = rule.values.dividingFullWidth(passed.multipliedFullWidth(by: 10_000))
        let fraction = quotient % 100
        return "\(quotient / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// A name of the data in a comment, which it cannot leave.
    private static func comment(_ text: String) -> String {
        let line = VisibleText.singleLine(text)
        return line.count > 200 ? line.prefix(200) + "…" : line
    }

    // MARK: YAML

    private static func members(_ value: DataValue) -> [String] {
        guard case .object(let object) = value else { return [] }
        return object.members.map { "  \(key($0.key)): \(flow($0.value))" }
    }

    /// A value in YAML's flow style; texts are JSON's, which YAML reads too.
    package static func flow(_ value: DataValue) -> String {
        switch value {
        case .object(let object):
            "{ " + object.members.map { "\(key($0.key)): \(flow($0.value))" }.joined(separator: ", ") + " }"
        case .array(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
        case .string(let text): plain(text) ?? VisibleText.yaml(value.description)
        default: value.description
        }
    }

    private static func key(_ name: String) -> String {
        plain(name) ?? VisibleText.yaml(DataValue.string(name).description)
    }

    /// Words that YAML takes for something else than themselves, in any case.
    private static let reserved: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

    /// A text that needs no quotes: letters, digits and underscores.
    private static func plain(_ text: String) -> String? {
        guard let first = text.utf8.first, !(48...57 ~= first), !reserved.contains(text.lowercased()),
            text.utf8.allSatisfy({ 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || $0 == 95 })
        else { return nil }
        return text
    }
}
