public import ProvisoCore

/// A JSON value that has been read, to be judged by one schema or by several.
///
/// Read the next value into the same instance: its memory is used again, so that a value which passes costs no allocation.
///
/// ```swift
/// var instance = JSONInstance()
/// for line in lines {
///     try instance.read(json: line)
///     if !schema.passes(&instance) { print(schema.validate(instance)) }
/// }
/// ```
public struct JSONInstance: ~Copyable {
    var tape = ValueTape()
    var scratch = FlatScratch()
    private var reader = TapeReader()

    /// Creates an instance, which is `null` until a value is read.
    public init() { clear() }

    private mutating func clear() {
        tape.entries.removeAll(keepingCapacity: true)
        tape.append(.null, in: -1)
    }

    /// Reads a value.
    ///
    /// - Parameter json: The text, in UTF-8.
    /// - Throws: What keeps the text from being JSON; the instance is `null` then.
    /// - Complexity: Linear in the length of the text; *n* log *n* in the members of objects whose names were chosen
    ///   to be alike.
    public mutating func read(json: Span<UInt8>) throws(JSONSyntaxError) {
        do throws(JSONFault) {
            try tape.read(json: json, &reader)
        } catch {
            clear()
            throw JSONSyntaxError(error, in: json)
        }
    }
}

extension JSONSchema {
    /// Whether a value passes that was read before.
    ///
    /// - Parameter instance: The value. Its memory is used for judging, and stays as it was.
    /// - Complexity: Linear in the value for most schemas.
    public func passes(_ instance: inout JSONInstance) -> Bool {
        flat.passes(instance.tape, &instance.scratch)
    }

    /// Why a value does not pass that was read before, as ``validate(_:)-(DataValue)``.
    public func validate(_ instance: borrowing JSONInstance) -> [Violation] { violations(instance.tape) }
}
