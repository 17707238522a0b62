internal import ProvisoBase

/// The rules that a model has besides those of its properties, made when they are asked for first.
///
/// Not before: while they are made they may ask for the names of properties, and those must be known by then.
final class OwnRules<Model>: Sendable {
    private let make: @Sendable () -> any RuleSet<Model>
    private let kept = Locked<(any RuleSet<Model>)?>(nil)

    init(_ make: @escaping @Sendable () -> any RuleSet<Model>) { self.make = make }

    /// The rules, always the same ones.
    var rules: any RuleSet<Model> {
        if let made = kept.withLock({ $0 }) { return made }
        let made = make()
        return kept.withLock { kept in
            let first = kept ?? made
            kept = first
            return first
        }
    }
}

/// A rule set that knows the properties of its type.
protocol PropertyNaming {
    /// The properties and the ways to them, without what other rules name.
    var properties: [(name: String, keyPath: AnyKeyPath)] { get }
}

extension RuleSet {
    /// The name of the property at a key path; `nil` when the rule set knows none.
    public func propertyName(at keyPath: AnyKeyPath) -> String? {
        (self as? any PropertyNaming)?.properties.first { ModelName.areSame($0.keyPath, keyPath) }?.name
    }
}

extension _CompiledRuleSet: PropertyNaming {
    var properties: [(name: String, keyPath: AnyKeyPath)] { propertyAttributes.map { ($0.name, $0.keyPath) } }
}

extension _InheritedRuleSet: PropertyNaming {
    var properties: [(name: String, keyPath: AnyKeyPath)] {
        ((base as? any PropertyNaming)?.properties ?? []) + ((own as? any PropertyNaming)?.properties ?? [])
    }
}

extension AnyRuleSet: PropertyNaming {
    var properties: [(name: String, keyPath: AnyKeyPath)] { (base as? any PropertyNaming)?.properties ?? [] }
}
