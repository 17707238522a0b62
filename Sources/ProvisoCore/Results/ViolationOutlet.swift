/// Takes violations as they are found, in their order, before a record has been judged to its end.
package protocol ViolationOutlet: AnyObject, Sendable {
    /// Takes a violation that is complete: with its path, its rule and its words.
    func take(_ violation: Violation)
}
