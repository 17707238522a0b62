public import ProvisoCore

/// A model that takes part in what a form does with it.
///
/// ```swift
/// extension User: FormHooks {
///     mutating func beforeValidate(in scenario: Scenario) -> Bool {
///         email = email.lowercased()
///         return true
///     }
/// }
/// ```
///
/// The same hooks can be set from outside, as closures: ``FormModel/beforeValidate``, ``FormModel/afterValidate`` and
/// ``FormModel/onRefusal``. The model's are called first.
public protocol FormHooks {
    /// Is called before the rules run.
    ///
    /// - Returns: Whether they should run. When not, the validation ends and its result is invalid.
    mutating func beforeValidate(in scenario: Scenario) -> Bool

    /// Is called after the rules have run, with what they found. Not called when the validation was stopped before.
    mutating func afterValidate(_ result: ValidationResult, in scenario: Scenario)

    /// Is called for every key that mass assignment refused.
    mutating func refused(_ refusal: Assignment.Refusal, in scenario: Scenario)
}

extension FormHooks {
    /// Lets the rules run.
    public mutating func beforeValidate(in scenario: Scenario) -> Bool { true }
    /// Does nothing.
    public mutating func afterValidate(_ result: ValidationResult, in scenario: Scenario) {}
    /// Does nothing.
    public mutating func refused(_ refusal: Assignment.Refusal, in scenario: Scenario) {}
}
