/// How a new model is made that nobody has told anything: with the defaults of its declaration.
///
/// Assignment makes new elements of lists so, and decoding takes from it what the data does not have.
struct BlankModel: Sendable {
    /// Makes the model.
    let make: @Sendable () throws -> Any
    /// The properties that have no default: something stands in for their values.
    let unset: Set<String>
    /// The properties that are `nil` in a new model.
    let empty: Set<String>
}

/// A rule set that knows how a new model is made.
protocol BlankMaking {
    /// How; `nil` when nobody knows.
    var blank: BlankModel? { get }
}

/// A model of which a new one can be made, with the defaults of its declaration.
///
/// `@Validatable` finds that out by itself where it can: for structures, and for classes without a superclass whose
/// properties all have defaults. A model with rules by hand says so, that mass assignment can make new elements of lists
/// and what stands in an optional:
///
/// ```swift
/// extension Item: DefaultInitializable {}
/// ```
public protocol DefaultInitializable: SendableMetatype {
    /// Creates a value with the defaults of its declaration.
    init()
}

/// A model that mass assignment neither adds to lists nor takes away from them.
///
/// In a list, element n of the input is assigned to element n: what is protected stays at its position. Where positions
/// mean something to protected members, a list that is sent longer or shorter than it is would give them to other
/// elements. It is refused then, with the code `count.notEqual`:
///
/// ```swift
/// extension Item: FixedPositions {}
/// ```
public protocol FixedPositions {}

/// Makes values that stand in for properties without a default, until they are set: the code that `@Validatable` writes
/// calls it, nobody else.
public enum _StandIn {
    /// There is nothing that could stand in for a value of the type.
    struct Impossible: Error {}

    /// Makes a value: `""`, 0, `false`, `nil`, an empty list, the first case, or what the type decodes from nothing.
    public static func make<Value>() throws -> Value {
        // Those of most properties, without asking what their types conform to.
        if Value.self == String.self { return unsafeBitCast("", to: Value.self) }
        if Value.self == Int.self { return unsafeBitCast(0, to: Value.self) }
        if Value.self == Bool.self { return unsafeBitCast(false, to: Value.self) }
        if Value.self == [String].self { return unsafeBitCast([String](), to: Value.self) }
        if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
            let value = optional.init(nilLiteral: ()) as? Value
        {
            return value
        }
        if let value = DataConversion.of(Value.self)?.standIn as? Value { return value }
        if let cases = Value.self as? any CaseIterable.Type, let value = first(of: cases) as? Value { return value }
        if let decodable = Value.self as? any Decodable.Type, let value = decoded(decodable) as? Value { return value }
        throw Impossible()
    }

    private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

    private static func decoded<Value: Decodable>(_ type: Value.Type) -> Any? {
        try? DataDecoder(data: nil, place: DataPlace(), intake: Intake(access: .discovery)).decode(type)
    }
}
