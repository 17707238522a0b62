/// How the values of a column, or of a member of objects, are read, whether or not a rule names it.
package struct ColumnReading: Sendable {
    /// The attribute that it gives a value to; its own name if there is none.
    package let attribute: String
    /// Whether its values must never be shown: the attribute, or one that it is a part of, is sensitive.
    package let isSensitive: Bool
    private let reading: ValueReading

    fileprivate init(_ attribute: String, isSensitive: Bool, _ reading: ValueReading) {
        self.attribute = attribute
        self.isSensitive = isSensitive
        self.reading = reading
    }

    /// What stands before the fraction of a number in text.
    package var decimalSign: UInt8 { reading.decimalSign }

    /// Whether the document says which values stand for nothing.
    package var hasMissing: Bool { reading.missing != nil }

    /// Whether a value stands for nothing, as `missing` of the document says.
    package func isNothing(_ value: borrowing FieldValue) -> Bool {
        reading.missing == nil ? false : reading.isNothing(value)
    }
}

extension RuleDocument {
    /// How the values of a column are read.
    ///
    /// - Parameters:
    ///   - column: The name of a column, or of a member of the record itself.
    ///   - rest: What follows of the way to a value inside of that: `.city`, `[].sku`.
    /// - Complexity: Linear in the attributes that the document names.
    package func reading(ofColumn column: String, rest: String = "") -> ColumnReading {
        let root = attribute(ofColumn: column)
        let attribute = root + rest
        // Elements of a list are read as the list says.
        let reading = readings.reading(of: root + [String: AttributeLabel].withoutElements(rest))
        return ColumnReading(attribute, isSensitive: isSensitive(attribute), reading)
    }

    private func attribute(ofColumn column: String) -> String {
        let renamed = columns.sortedByKey().first { _, names in names.contains { $0.matches(column) } }
        return renamed?.key ?? column
    }

    /// Whether an attribute is sensitive or lies inside of one that is.
    private func isSensitive(_ attribute: String) -> Bool { labels.areSensitive(at: attribute) }
}

extension [String: AttributeLabel] {
    /// How messages name an attribute: as a document says, or by the words of its name. What lies inside of what is sensitive
    /// is sensitive too.
    ///
    /// - Parameters:
    ///   - name: The attribute, as the rules name it that judge it.
    ///   - path: The way to it from the record.
    package func label(of name: String, at path: String) -> AttributeLabel {
        var label = self[path] ?? AttributeLabel(attributeOrPart: name)
        var way = path[...]
        while !label.isSensitive, let end = way.lastIndex(of: ".") {
            way = way[..<end]
            let around = String(way)
            let isSensitive = self[around]?.isSensitive ?? self[Self.withoutElements(around)]?.isSensitive
            if isSensitive ?? false { label.isSensitive = true }
        }
        return label
    }

    /// Whether an attribute is sensitive or lies inside of one that is.
    fileprivate func areSensitive(at path: String) -> Bool {
        let way = Self.withoutElements(path)
        return contains { name, label in
            guard label.isSensitive else { return false }
            let name = Self.withoutElements(name)
            return way == name || way.hasPrefix(name + ".")
        }
    }

    /// The elements of a list are as sensitive as the list.
    fileprivate static func withoutElements(_ attribute: String) -> String { attribute.exchanging("[]", for: "") }
}
