/// What a rule lets pass, as data: conditions that every value which passes meets.
///
/// Whatever shows or uses a rule without running it reads its constraints: samples, comparisons of documents, inference,
/// hints while somebody types, and exports to other languages of rules. A rule states them in its own file, and a rule that
/// states none is opaque: it still runs everywhere, and each reader says that it cannot express it.
///
/// ```swift
/// var constraints: Constraints { .exactly(.number(NumberConstraint(min: 0, isWhole: true))) }
/// ```
///
/// Constraints are about values that the rule judges. Whether a rule is skipped for empty values, and under which
/// condition it runs, the document says.
public struct Constraints: Sendable, Equatable {
    /// The conditions; a value that passes meets all of them.
    public var all: [Constraint]
    /// Whether every value that meets all conditions passes. Otherwise they are an upper bound: what breaks one is
    /// refused, and what meets them may be refused all the same. Only exact constraints can be negated.
    public var isExact: Bool

    /// Creates constraints.
    public init(_ all: [Constraint], isExact: Bool) {
        self.all = all
        self.isExact = isExact
    }

    /// Nothing is known of what passes.
    public static var opaque: Self { Self([], isExact: false) }

    /// The rule passes what meets all of these conditions, and nothing else.
    public static func exactly(_ all: Constraint...) -> Self { Self(all, isExact: true) }

    /// The rule passes nothing that breaks one of these conditions; what meets all of them it may refuse.
    public static func atMost(_ all: Constraint...) -> Self { Self(all, isExact: false) }

    /// Whether nothing is known of what passes.
    public var isOpaque: Bool { all.isEmpty && !isExact }

    /// What passes these constraints and others.
    public func and(_ others: Constraints) -> Self { Self(all + others.all, isExact: isExact && others.isExact) }
}

/// The kinds of values that a rule can ask for. A cell of CSV is a text, and a number as well where it spells one.
public struct ValueKinds: OptionSet, Sendable, Hashable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// Creates a set of kinds.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Text.
    public static var text: Self { Self(rawValue: 1) }
    /// A number.
    public static var number: Self { Self(rawValue: 2) }
    /// `true` or `false`.
    public static var boolean: Self { Self(rawValue: 4) }
    /// A list.
    public static var list: Self { Self(rawValue: 8) }
    /// Named values.
    public static var object: Self { Self(rawValue: 16) }
    /// No value: null, or nothing at all.
    public static var null: Self { Self(rawValue: 32) }
}
