/// What the attributes of a proposal are called: as their columns, where documents can, else by a name like that.
struct AttributeNames: Sendable {
    /// An attribute and the column that gives it its value.
    struct Name: Sendable {
        let attribute: String
        /// The column where it is called otherwise, else `nil`.
        let column: String?
    }

    private let names: [Name]
    /// Whether the names are those of columns; else they are ways into objects.
    let areColumns: Bool

    init(_ columns: [ColumnProfile], areColumns: Bool) {
        self.areColumns = areColumns
        func isPlain(_ column: ColumnProfile) -> Bool { areColumns ? Self.isPlain(column.name) : column.naming == .way }
        var taken = Set(columns.filter(isPlain).map(\.name))
        names = columns.map { profile in
            let column = profile.name
            if isPlain(profile) { return Name(attribute: column, column: nil) }
            let base = Self.identifier(column)
            var attribute = base
            var number = 2
            while !taken.insert(attribute).inserted {
                attribute = "\(base)_\(number)"
                number += 1
            }
            return Name(attribute: attribute, column: column)
        }
    }

    subscript(position: Int) -> Name { names[position] }
    var indices: Range<Int> { names.indices }

    /// Whether a column can be named as it is: letters, digits, underscores, and blanks or hyphens between them.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first == "_",
            let last = name.unicodeScalars.last, last.properties.isAlphabetic || isDigit(last) || last == "_"
        else { return false }
        return name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || isDigit($0) || $0 == "_" || $0 == " " || $0 == "-"
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

    /// `e_mail` for `E-mail.`, and `größe_cm` for `Größe (cm)`: what of a name can stand in an identifier.
    private static func identifier(_ name: String) -> String {
        var words: [String] = [""]
        for scalar in name.unicodeScalars.prefix(60) {
            if scalar.properties.isAlphabetic || isDigit(scalar) {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else if words.last?.isEmpty == false {
                words.append("")
            }
        }
        let text = words.filter { !$0.isEmpty }.joined(separator: "_").lowercased()
        guard let first = text.unicodeScalars.first else { return "column" }
        return isDigit(first) ? "column_" + text : text
    }
}
