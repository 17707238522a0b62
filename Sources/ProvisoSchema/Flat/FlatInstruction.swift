/// One step of a flat program: what a value of one class must be.
///
/// A value passes if every step holds up to ``Operation/pass``.
struct FlatInstruction: BitwiseCopyable, Sendable {
    enum Operation: UInt8, Sendable {
        /// The value passes, or it does not.
        case pass, fail
        /// Only ``SchemaEvaluation`` can judge the value.
        case undecided
        /// Goes on with the block `a`.
        case jump

        // Values of one kind.

        /// The types `a`, of a number that may be whole.
        case types
        /// The integer is within the range `a`; a longer one is within the limits from `b` on, `c` of them.
        case range
        /// The limit `a`, the divisor `a`, the constants `a`.
        case limit, multiple, constants
        /// The text is one of the names `a`.
        case names
        /// The text has at least `a` and at most `b` scalars.
        case length
        /// The pattern `a`, the format `a`, the content `a`.
        case pattern, format, content
        /// The container has at least `a` and at most `b` parts.
        case size
        /// No two elements are equal.
        case unique

        // Parts of a value.

        /// The members are as the object `a` says.
        case members
        /// Each key passes the block `a`.
        case keys
        /// The first elements pass the blocks of the list `a`, `b` of them, and those behind the block `c`.
        case elements
        /// As the row `a` of ``FlatContains`` says.
        case contains
        /// An object with the name `a` has the members of the object `b`, or passes the block `b`.
        case dependentNames, dependentBlock

        // Combinations: blocks that judge the same value.

        /// The block `a`.
        case call
        /// One block at least, or exactly one, of the list `a`, `b` of them.
        case any, one
        /// As ``any`` and ``one``, of the blocks that the choice `a` leads to.
        case anyChosen, oneChosen
        /// The block `a` fails.
        case not
        /// If the block `a` passes, so does `b`, else `c`; -1 for none.
        case condition
        /// The code at `a`, with marks of its own for the parts that it judges.
        case frame
        /// The elements or members without a mark pass the block `a`.
        case unmarkedElements, unmarkedMembers
    }

    let operation: Operation
    var a: Int32 = 0
    var b: Int32 = 0
    var c: Int32 = 0

    init(_ operation: Operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
        (self.operation, self.a, self.b, self.c) = (operation, a, b, c)
    }

    /// Which steps come first: those that are cheap, and those last that read what others marked.
    var rank: Int {
        switch operation {
        case .fail, .undecided, .types, .size, .length: 0
        case .range, .names: 1
        case .limit, .multiple, .constants, .dependentNames: 2
        case .members: 3
        case .elements, .format, .pattern, .keys: 4
        case .anyChosen, .oneChosen: 5
        case .call, .dependentBlock, .any, .one, .not, .condition, .frame, .contains: 6
        case .unique, .content: 7
        case .unmarkedElements, .unmarkedMembers: 8
        case .pass, .jump: 9
        }
    }
}

/// The classes of values for which there is code of its own.
enum FlatClass {
    static let count = 8
    static let `null` = 0
    static let `false` = 1
    static let `true` = 2
    /// A number that is spelled with digits alone.
    static let integer = 3
    static let string = 4
    static let array = 5
    static let object = 6
    /// A number with a point or an exponent.
    static let real = 7

    /// Whether values of the class have parts.
    static func isContainer(_ number: Int) -> Bool { number == array || number == object }
}

/// Names that are found by hash: `mask + 1` slots from `first` on.
struct FlatNames: BitwiseCopyable, Sendable {
    var first: Int32
    var mask: UInt32
}

/// A place for a name.
struct FlatSlot: BitwiseCopyable, Sendable {
    var hash: UInt32 = 0
    /// Where its text is among the names.
    var start: Int32 = 0
    /// How long it is; -1 where there is no name.
    var count: Int32 = -1
    /// What the name leads to: the block of a member, or ``passes`` or ``isUnknown``.
    var target: Int32 = 0
    /// Which bit it has among the required names, or -1.
    var bit: Int32 = -1
    /// Whether no pattern of the object is found in the name.
    var matchesNoPattern = false

    /// A member of which nothing is asked.
    static let passes: Int32 = -1
    /// A name that is only required, and no member of `properties`.
    static let isUnknown: Int32 = -2
}

/// What the members of an object must be.
struct FlatObject: BitwiseCopyable, Sendable {
    var names: FlatNames
    /// The bits of the names that are required.
    var required: UInt64 = 0
    /// The ``NameHash/bit(_:)`` of each name that is required, and those of all names that there may be.
    var requiredBits: UInt64 = 0
    var knownBits: UInt64 = .max
    /// How many members there are at least and at most.
    var fewest: Int32 = 0
    var most: Int32 = .max
    /// The patterns of names: pairs of a pattern and a block among the lists.
    var firstPattern: Int32 = 0
    var patternCount: Int32 = 0
    /// The block of other members, or ``FlatSlot/passes``, ``FlatObject/isClosed`` or ``FlatObject/isOpen``.
    var others: Int32 = Self.isOpen
    /// Whether names are required, and nothing else is asked.
    var isRequiredOnly = false

    /// There may be no other members.
    static let isClosed: Int32 = -2
    /// No keyword judges other members.
    static let isOpen: Int32 = -3
}

/// What ``SchemaPattern`` is asked, or what is known without it.
struct FlatPattern: BitwiseCopyable, Sendable {
    enum Kind: UInt8, Sendable { case expression, always, prefix, whole }

    let kind: Kind
    /// The number of the expression, or where the text is among the names.
    let start: Int32
    let count: Int32
}

/// The least and the greatest integer that passes.
struct FlatRange: BitwiseCopyable, Sendable {
    var min = Int64.min
    var max = Int64.max
}

/// `contains`.
struct FlatContains: BitwiseCopyable, Sendable {
    let block: Int32
    let min: Int32
    let max: Int32
    let marks: Bool
}

/// Alternatives by the text of one member.
struct FlatChoice: BitwiseCopyable, Sendable {
    /// The member.
    let name: FlatNames
    /// Its texts, which lead to lists: their length, then blocks.
    let texts: FlatNames
    /// The list for every other value, and that for objects without the member.
    let others: Int32
    let without: Int32
}
