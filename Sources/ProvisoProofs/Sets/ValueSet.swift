public import ProvisoCore

/// The values that rules let pass: a set that can be intersected, joined, complemented and compared.
///
/// ```swift
/// let short = ValueSet(.exactly(.length(LengthConstraint(max: 3))))
/// let word = ValueSet(.exactly(.pattern(PatternConstraint("[a-z]{5}", isWhole: true))))
/// short.intersection(word).emptiness()        // .empty
/// word.isSubset(of: short)                    // .no(witness: "aaaaa")
/// ```
///
/// A set is made from ``/Proviso/Constraints``. Numbers in it are intervals with steps, texts are what automata of patterns and
/// lengths accept, and members are finite sets. What constraints do not tell is a part of the set that is unknown: see ``isExact``.
///
/// Values come in two forms. In JSON they have types. A cell of CSV (``/Proviso/DataValue/untyped(_:)``) is a text, and a number as well where it
/// spells one. Questions are answered for both forms together.
public struct ValueSet: Sendable, Hashable {
    let formula: Formula

    init(_ formula: Formula) { self.formula = formula }

    /// The values that meet constraints.
    ///
    /// - Parameters:
    ///   - constraints: The constraints.
    ///   - name: What tells the unknown part of inexact constraints from that of others. Sets with the same name agree in it.
    public init(_ constraints: Constraints, named name: String = "") {
        formula = Formula(constraints.withoutCells, name: name)
    }

    /// Every value.
    public static var everything: Self { Self(.everything) }
    /// No value.
    public static var nothing: Self { Self(.nothing) }
    /// What rules skip unless they say otherwise: null, nothing at all, `""`, `[]` and `{}`.
    public static var emptyValues: Self { Self(.meeting(.empty)) }

    /// Whether each value is known to be in the set or not. Otherwise an upper and a lower bound are known.
    public var isExact: Bool { formula.isExact }

    /// The values that are in both sets.
    public func intersection(_ other: Self) -> Self { Self(.intersected([formula, other.formula])) }
    /// The values that are in one of the sets.
    public func union(_ other: Self) -> Self { Self(.joined([formula, other.formula])) }
    /// The values that are not in the set.
    public var complement: Self { Self(formula.complement) }

    /// The values that are in all of some sets.
    static func intersection(of sets: [Self]) -> Self { Self(.intersected(sets.map(\.formula))) }

    /// Whether a value is in the set; `nil` where that is not known.
    public func contains(_ value: DataValue) -> Bool? { formula.truth { $0.truth(of: value) } }

    /// Whether there is no value in the set.
    ///
    /// - Parameter passes: Judges a witness by the rules themselves before it is given out.
    /// - Complexity: Bounded: automata are followed for at most 20 000 states, and what is beyond is unknown.
    public func emptiness(passes: (DataValue) -> Bool? = { _ in nil }) -> Emptiness {
        Prover().emptiness(of: self, passes: passes)
    }

    /// Whether every value of the set is in another one.
    public func isSubset(of other: Self) -> Inclusion { Prover().inclusion(of: self, in: other) }
}

/// Whether a set has values.
public enum Emptiness: Sendable, Hashable {
    /// It is proven that it has none.
    case empty
    /// It has this value.
    case witness(DataValue)
    /// Unknown within the limits.
    case unknown
}

/// Whether all values of a set are in another one.
public enum Inclusion: Sendable, Hashable {
    /// It is proven that all are.
    case yes
    /// This value is not.
    case no(witness: DataValue)
    /// Unknown within the limits.
    case unknown
}
