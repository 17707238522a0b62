extension Violation {
    /// Gives a violation the severity of a rule that found it, or that the finding rule is inside of. The nearest rule
    /// with a severity of its own decides.
    @inline(never)
    mutating func weigh(_ severity: Severity?) {
        guard let severity, !wording.hasOwnSeverity else { return }
        amend { if !$0.wording.hasOwnSeverity { $0.severity = severity } }
        wording.hasOwnSeverity = true
    }
}
