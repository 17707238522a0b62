/// Where the values of a record come from: a row of a database, an object of JSON, or whatever your program reads.
///
/// A source writes its values into the record, so that no tree of values has to be built first:
///
/// ```swift
/// extension Measurement: RecordSource {
///     func fill(_ record: inout Record) {
///         record.set("sensor", text: sensor)
///         record.set("celsius", number: celsius)
///     }
/// }
///
/// let result = validator.validate(from: measurement)
/// ```
public protocol RecordSource {
    /// Writes the values. Every attribute that gets none is missing. Columns that no rule names may be written too: they are
    /// left out, or refused if the document is `closed`.
    func fill(_ record: inout Record)
}

extension Record {
    /// Writes a text.
    ///
    /// - Parameters:
    ///   - column: The name of the column.
    ///   - text: The text.
    ///   - isTyped: Whether it is known to be a text. Else it stands for whatever it spells, as a cell of CSV does.
    public mutating func set(_ column: String, text: String, isTyped: Bool = true) {
        write(column) { $0.set($1, isTyped ? .string : .untyped) { $0.append(text) } }
    }

    /// Writes a whole number.
    public mutating func set(_ column: String, number: Int64) {
        write(column) { $0.set($1, .number) { $0.append(String(number)) } }
    }

    /// Writes a number. One that is not finite is written as null.
    public mutating func set(_ column: String, number: Double) {
        set(column, value: ExactNumber(number).map(DataValue.number) ?? .null)
    }

    /// Writes a number as JSON spells it.
    mutating func set(_ column: String, spelling: String) {
        write(column) { $0.set($1, .number) { $0.append(spelling) } }
    }

    /// Writes a boolean.
    public mutating func set(_ column: String, boolean: Bool) {
        write(column) { $0.set($1, .bool) { $0.append(boolean ? "true" : "false") } }
    }

    /// Writes null.
    public mutating func setNull(_ column: String) { set(column, value: .null) }

    /// Writes any value, as a list or an object.
    public mutating func set(_ column: String, value: DataValue) { write(column) { $0.load(value, into: $1) } }

    /// Whether a member of an object gives no attribute its value, although it has the name of one: a part of an object stands in that
    /// object. A column of a table may have such a name.
    mutating func refusesMember(_ name: String) -> Bool {
        guard name.utf8.contains(UInt8(ascii: ".")), let slot = layout.slot(ofColumn: name),
            layout.slots[slot].parent != nil
        else { return false }
        noteOtherMember(name)
        return true
    }

    private mutating func write(_ column: String, _ write: (inout Record, Int) -> Void) {
        guard let slot = layout.slot(ofColumn: column) else { return noteOtherMember(column) }
        write(&self, slot)
    }
}

extension DataObject: RecordSource {
    /// Writes the members.
    public func fill(_ record: inout Record) {
        for (name, value) in members where !record.refusesMember(name) { record.set(name, value: value) }
    }
}
