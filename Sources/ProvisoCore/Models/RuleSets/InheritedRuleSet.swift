/// The rules of a class and then those of its subclass.
public struct _InheritedRuleSet<Base: RuleSet, Own: RuleSet>: RuleSet {
    /// The class.
    public typealias Model = Base.Model
    let base: Base
    let own: Own

    /// Joins the rules of a class and those of a subclass.
    ///
    /// - Precondition: `Own.Model` is a subclass of `Base.Model`.
    public init(_ base: Base, _ own: Own) {
        self.base = base
        self.own = own
    }

    /// Judges an object by the rules of the class, and then by those of the subclass.
    public func run(on model: inout Base.Model, in check: inout ModelCheck) {
        base.run(on: &model, in: &check)
        guard var object = model as? Own.Model else { return }
        own.run(on: &object, in: &check)
    }

    /// Whether neither the rules of the class find anything in an object, nor those of the subclass.
    public func _passes(_ model: Base.Model) -> Bool {
        guard base._passes(model) else { return false }
        guard let object = model as? Own.Model else { return true }
        return own._passes(object)
    }

    /// The attributes of the class and those of the subclass.
    public var attributes: [ModelAttribute<Base.Model>] {
        base.attributes + own.attributes.map { ModelAttribute(ofSubclass: $0) }
    }

    /// What the rules are.
    public var modelRules: [ModelRule] { base.modelRules + own.modelRules }
}

extension _InheritedRuleSet: BlankMaking {
    /// That of the subclass: one of the class would lack its properties.
    var blank: BlankModel? { (own as? any BlankMaking)?.blank }
}

extension _InheritedRuleSet: ValueJudging {
    func judge(_ values: inout [String: Any], in check: inout ModelCheck) {
        (base as? any ValueJudging)?.judge(&values, in: &check)
        (own as? any ValueJudging)?.judge(&values, in: &check)
    }
}
