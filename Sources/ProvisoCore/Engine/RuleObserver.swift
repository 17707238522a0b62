/// Is told by a check what becomes of each rule: whether it runs, why not, and what it finds.
///
/// A check without an observer pays nothing for it but a look at a flag. A check with one takes no short cuts, but those that the
/// observer takes itself: see ``passes(_:at:of:)``.
package protocol RuleObserver: AnyObject, Sendable {
    /// A rule does not judge an attribute.
    func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason)

    /// A rule of a Swift model judges an attribute now.
    ///
    /// - Parameter value: The value as messages show it; `nil` for no value.
    func runs(_ rule: ModelRule, _ index: Int, isSensitive: Bool, on value: () -> String?)

    /// A rule judges an attribute of a record now, or several together.
    func runs(_ step: RuleStep, on record: borrowing Record)

    /// The rule that runs has changed the value.
    func changed(_ rule: ModelRule, _ index: Int, to value: () -> String?)

    /// The rule that runs has found something.
    func found(_ rule: ModelRule, _ index: Int, _ violations: ArraySlice<Violation>)

    /// What is wrong with a record, or an object inside of it, that no rule of an attribute has found.
    func foundInRecord(_ violations: ArraySlice<Violation>)

    /// What is found after the last record, by a rule that had passed the record.
    func foundLater(_ step: RuleStep, in record: Int, _ violations: ArraySlice<Violation>)

    /// What lies inside of the attribute that is judged comes next.
    ///
    /// - Parameter component: The step into the value; `nil` for what has the attribute's own path.
    func enter(_ component: FieldPath.Component?)

    /// What lies inside is done.
    func leave()

    /// The rules of a plan, or of elements, begin.
    func begin(_ steps: RuleSteps)

    /// The rules that began last are done.
    func end()

    /// The check comes to a rule of those that began last.
    func next(_ index: Int)

    /// The rule is done.
    func done()

    /// Whether a rule passes a record at once, so that it need not be run. Asked only where no attribute has an error.
    func passes(_ step: RuleStep, at index: Int, of record: borrowing Record) -> Bool
}

extension RuleObserver {
    package func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) {}
    package func runs(_ rule: ModelRule, _ index: Int, isSensitive: Bool, on value: () -> String?) {}
    package func runs(_ step: RuleStep, on record: borrowing Record) {}
    package func changed(_ rule: ModelRule, _ index: Int, to value: () -> String?) {}
    package func found(_ rule: ModelRule, _ index: Int, _ violations: ArraySlice<Violation>) {}
    package func foundInRecord(_ violations: ArraySlice<Violation>) {}
    package func foundLater(_ step: RuleStep, in record: Int, _ violations: ArraySlice<Violation>) {}
    package func enter(_ component: FieldPath.Component?) {}
    package func leave() {}
    package func begin(_ steps: RuleSteps) {}
    package func end() {}
    package func next(_ index: Int) {}
    package func done() {}
    package func passes(_ step: RuleStep, at index: Int, of record: borrowing Record) -> Bool { false }
}

/// The observer of a check, as the floors below the engine hand it on.
final class HeldObserver: CheckObserver, @unchecked Sendable {
    let observer: any RuleObserver

    init(_ observer: any RuleObserver) { self.observer = observer }
}
