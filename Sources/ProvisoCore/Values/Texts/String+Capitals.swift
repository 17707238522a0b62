extension String {
    /// The text with a capital for its first letter.
    ///
    /// Title case differs from upper case for digraphs and for letters that become two: `ǆ` becomes `ǅ`, and `ß` becomes `Ss`.
    var capitalisedAtStart: String {
        guard let first else { return self }
        var capital = first.unicodeScalars.first.map { $0.properties.titlecaseMapping } ?? ""
        capital.unicodeScalars.append(contentsOf: first.unicodeScalars.dropFirst())
        return capital + dropFirst()
    }
}
