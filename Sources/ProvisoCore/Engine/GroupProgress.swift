/// How far a check is in the groups of its rules: once a rule of a group has failed, the others are skipped while the
/// group's name lasts.
struct GroupProgress: Sendable {
    private var name: String?
    private var hasFailed = false
    /// The groups that have failed so far.
    private var failedNames: Set<String> = []

    /// Begins with a rule that is in no group.
    mutating func leave() {
        if name != nil { name = nil }
        hasFailed = false
    }

    /// Begins with a rule.
    ///
    /// - Parameters:
    ///   - group: The rule's group.
    ///   - staysFailed: Whether a group that failed is left out wherever its name stands again.
    /// - Returns: Whether the rule runs.
    mutating func enter(_ group: String?, staysFailed: Bool) -> Bool {
        if group != name {
            name = group
            hasFailed = false
        } else if hasFailed {
            return false
        }
        guard staysFailed, let group else { return true }
        return !failedNames.contains(group)
    }

    /// Notes that the rule has found an error.
    mutating func fail() {
        guard let name else { return }
        hasFailed = true
        failedNames.insert(name)
    }
}
