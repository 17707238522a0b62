#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// Finds conditions of rules that read properties in a circle: their own, or those whose conditions read theirs.
///
/// To the compiler a property is known once its `@Rules` are, and these once all is known that the condition reads. It says
/// only that there is a circle; this says at which place, and where such a rule can stand.
enum ConditionCircles {
    /// The mistakes, one for each circle.
    static func mistakes(in rules: [BoundRuleSyntax]) -> [Diagnostic] {
        var reads: [String: [ConditionRead]] = [:]
        for rule in rules where rule.when != nil {
            let before = reads[rule.property.name] ?? []
            reads[rule.property.name] = before + rule.readsOfCondition.filter { !before.contains($0) }
        }
        var told: Set<String> = []
        return rules.compactMap { rule in
            let name = rule.property.name
            guard !told.contains(name), let circle = circle(from: name, reads) else { return nil }
            told.formUnion(circle.names)
            let problem =
                circle.names.count == 1
                ? "a condition cannot read the property that it stands at"
                : "the conditions of \(circle.names.map { "'\($0)'" }.joined(separator: ", ")) read each other's properties"
            return .error(
                "circularCondition", "\(problem), which is a circle to the compiler; write the rule in 'modelRules'",
                at: circle.first.access)
        }
    }

    /// The shortest way from a property back to itself: the properties on it, and what is read first.
    private static func circle(
        from start: String, _ reads: [String: [ConditionRead]]
    ) -> (names: [String], first: ConditionRead)? {
        var ways = (reads[start] ?? []).map { (names: [start], first: $0, last: $0.property) }
        var seen: Set<String> = []
        var index = 0
        while index < ways.count {
            let way = ways[index]
            index += 1
            if way.last == start { return (way.names, way.first) }
            guard seen.insert(way.last).inserted else { continue }
            for read in reads[way.last] ?? [] {
                ways.append((way.names + [way.last], way.first, read.property))
            }
        }
        return nil
    }
}
#endif
