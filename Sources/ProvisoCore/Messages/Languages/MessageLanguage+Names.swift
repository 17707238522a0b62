extension MessageLanguage {
    /// A name as it stands at the start of a sentence: with a capital, unless it is written as it is.
    ///
    /// A first word that mixes cases (`iPhone`, `pH`) or has a dot or an underscore inside (`col.1`, `first__name`) stays,
    /// and so does a letter that has no capital of its own (`ß`).
    func capitalised(name: String) -> String { Self.isWrittenSo(name) ? name : capitalised(name) }

    private static func isWrittenSo(_ name: String) -> Bool {
        var isFirst = true
        var endsInDot = false
        for scalar in name.unicodeScalars {
            // What follows a backslash stands for a character that cannot be shown.
            if scalar == " " || scalar == "\u{A0}" || scalar == "\\" { break }
            // A dot may end a word: `no. of items`.
            if endsInDot || scalar == "_" { return true }
            endsInDot = scalar == "."
            let isCapital = scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
            if isCapital, !isFirst { return true }
            if isFirst, !scalar.isASCII, scalar.properties.titlecaseMapping.unicodeScalars.count > 1 { return true }
            isFirst = false
        }
        return false
    }
}
