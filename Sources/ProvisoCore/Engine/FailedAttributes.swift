/// The attributes of one model that have an error, and the attributes that these are parts of.
///
/// A rule asks by a number that it has known from the beginning; a name is only looked up when something was found.
package struct FailedAttributes: Sendable {
    private var numbers = AttributeSet()
    /// Those that have no number, since no rule names them.
    private var others: [String] = []
    /// The attributes of the record, when the model is one; else ``AttributeNumbers`` has them.
    private let layout: RecordLayout?

    package init(in layout: RecordLayout? = nil) { self.layout = layout }

    /// Forgets all, before another record of the same layout.
    mutating func removeAll(in layout: RecordLayout) {
        guard layout === self.layout else { return self = FailedAttributes(in: layout) }
        numbers.removeAll()
        if !others.isEmpty { others = [] }
    }

    /// Whether there is none.
    @inline(__always)
    var isEmpty: Bool { numbers.isEmpty && others.isEmpty }

    /// Whether an attribute of a rule has an error.
    func contains(_ rule: ModelRule, _ index: Int) -> Bool { rule.numbers[index].map(numbers.contains) ?? false }

    /// Whether an attribute has an error.
    func contains(_ name: String) -> Bool {
        if isEmpty { return false }
        return number(of: name).map(numbers.contains) ?? others.contains(name)
    }

    /// Adds an attribute of a rule, and those that it is a part of.
    mutating func insert(_ rule: ModelRule, _ index: Int) {
        guard let number = rule.numbers[index] else { return }
        numbers.insert(number)
        for number in layout?.slots[number].surroundings ?? rule.surroundings[index] { numbers.insert(number) }
    }

    /// Adds an attribute by its number.
    package mutating func insert(number: Int) { numbers.insert(number) }

    /// Adds an attribute.
    mutating func insert(_ name: String) {
        if let number = number(of: name) {
            numbers.insert(number)
        } else if layout == nil, !others.contains(name) {
            others.append(name)
        }
    }

    /// Adds the attribute at a path, and those that it is a part of.
    mutating func insert(_ path: FieldPath) {
        var name = ""
        for case .key(let key) in path.components.prefix(while: { $0.isKey }) {
            name = name.isEmpty ? key : name + "." + key
            insert(name)
        }
    }

    /// Takes an attribute out.
    mutating func remove(number: Int) { numbers.remove(number) }

    private func number(of name: String) -> Int? {
        if let layout { layout.slot(named: name) } else { AttributeNumbers.find(name) }
    }
}

extension FieldPath.Component {
    /// Whether the step leads to a named part.
    package var isKey: Bool { if case .key = self { true } else { false } }
}
