/// The attributes that a rule set names, each with a place of its own in a ``Record``.
package final class RecordLayout: Sendable {
    package struct Slot: Sendable {
        /// The attribute's name: `address.city`. Empty for the place of an element of a list.
        package let name: String
        package let path: FieldPath
        /// How messages name it.
        var label: AttributeLabel { sharedLabel.value }
        var sharedLabel: Shared<AttributeLabel>
        /// For a part of a nested object, the slot of the attribute that holds the object.
        package let parent: Int?
        /// The way from there.
        let subpath: [String]
        /// The columns or members that give it a value; none where they have its name.
        var columns: [ColumnSelector] = []
        /// The slots of this attribute's parts.
        package var parts: [Int] = []
        /// The slots of the attributes that it is a part of, which an error in it is an error of.
        fileprivate(set) var surroundings: [Int] = []
        /// What is sensitive inside of its values.
        var sensitiveParts = SensitiveParts()
        /// How its values are read.
        var reading = ValueReading()
        /// Whether a rule judges or changes it; else a rule only reads it, for a comparison or a condition.
        package var isJudged = false
        /// Whether its value is kept until the next record was judged, for what compares the two.
        var isKept = false
        /// Whether a rule may give it a value when it is missing.
        package var hasDefault = false
    }

    package let slots: [Slot]
    /// The slots of parts of nested objects.
    let parts: [Int]
    /// The slots whose values are not read as they stand.
    let readSlots: [Int]
    private let positions: [TextKey: Int]
    /// The slots of attributes that have columns of other names.
    package let renamed: [Int]
    /// The slots whose values are kept until the next record was judged.
    let kept: [Int]
    /// Whether members are refused that no rule names.
    package var isClosed: Bool { closedParts != nil }
    /// The objects of a record that are closed, if the record is.
    let closedParts: [(slot: Int, ways: [Way])]?

    init(slots: [Slot], closed: ClosedMembers? = nil) {
        closedParts = closed?.parts(of: slots)
        let positions = Dictionary(
            slots.enumerated().filter { !$0.element.name.isEmpty }.map { (TextKey($0.element.name), $0.offset) },
            combining: { first, _ in first })
        self.positions = positions
        renamed = slots.indices.filter { !slots[$0].columns.isEmpty }
        kept = slots.indices.filter { slots[$0].isKept }
        parts = slots.indices.filter { slots[$0].parent != nil }
        readSlots = slots.indices.filter { !slots[$0].reading.isPlain }
        self.slots = slots.map { slot in
            var slot = slot
            slot.surroundings = slot.name.utf8.indices.filter { slot.name.utf8[$0] == UInt8(ascii: ".") }
                .compactMap { positions[TextKey(String(slot.name[..<$0]))] }
            return slot
        }
    }

    /// The slot of an attribute, or `nil` when no rule names it.
    package func slot(named name: String) -> Int? { positions[TextKey(name)] }

    /// The slot of the attribute that a column, or a member of an object, gives a value to.
    package func slot(ofColumn name: String) -> Int? {
        if let slot = renamed.first(where: { slots[$0].columns.contains { $0.matches(name) } }) { return slot }
        return slot(named: name).flatMap { slots[$0].columns.isEmpty ? $0 : nil }
    }

    /// The name under which an attribute is written where there is no column of it yet.
    package func column(of slot: Int) -> String {
        slots[slot].columns.lazy.compactMap { $0.name }.first ?? slots[slot].name
    }

    /// Whether an attribute has columns by a pattern, so that a list of names does not find them all.
    package var hasColumnPatterns: Bool {
        renamed.contains { slots[$0].columns.contains { $0.name == nil } }
    }

    /// The names of the columns that give an attribute a value, as far as they are names.
    package func columns(of slot: Int) -> [String] {
        slots[slot].columns.isEmpty ? [slots[slot].name] : slots[slot].columns.compactMap { $0.name }
    }
}

/// Another attribute that a rule reads: `compareAttribute`.
public struct AttributeReference: Sendable, Equatable {
    /// The attribute's name.
    public let name: String
    /// How messages name it.
    public var label: String { named.text }
    /// Whether no message may show its value.
    package var isSensitive: Bool { named.isSensitive }
    let named: AttributeLabel
    let slot: Int
}
