internal import ProvisoCore
#if !PROVISO_SMALL
internal import ProvisoIdentifiers
#endif
internal import ProvisoLanguages

/// Reads a language from the file that a page loads.
///
/// Its first line is JSON: how the language writes, and by the tags of `regions` what is written otherwise there. The other lines are the
/// messages: those of built-in rules in the order of ``CatalogTable``, then those of identifiers in the order of `IdentifierCatalogs`, which
/// the small engine does not read. Before all of it the script writes the tag that was asked for, on a line of its own.
enum PageLanguage {
    static func catalog(_ text: String) -> MessageCatalog? {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
        guard lines.count == 3, let own = try? DataValue(json: String(Substring(lines[1]))) else { return nil }
        let regional = own["regions"]?[String(Substring(lines[0]))]
        guard let tag = own["tag"]?.text, let name = own["plurals"]?.text, let plurals = PluralRule.named(name) else {
            return nil
        }
        let language = MessageLanguage(
            tag: tag, plurals: plurals, numbers: numbers(regional?["numbers"] ?? own["numbers"]),
            dates: (regional?["dates"] ?? own["dates"])?.text.map { DateStyle(table: $0) } ?? .iso8601,
            lists: lists(own["lists"]), quotes: quotes(own["quotes"]),
            isRightToLeft: own["isRightToLeft"] == .bool(true))
        let table = String(Substring(lines[2]))
        #if !PROVISO_SMALL
        readIdentifiers(table, tag)
        #endif
        let spelled = regional?["spelling"].map { spelling in respelled(table, spelling) } ?? table
        return MessageCatalog(
            unchecked: CatalogTable.read(spelled, categories: plurals.categories), language, over: .english,
            namesAttributes: false)
    }

    #if !PROVISO_SMALL
    /// Reads the messages of identifiers, which no region spells otherwise.
    private static func readIdentifiers(_ table: String, _ tag: String) {
        let lines = table.utf8.split(
            separator: UInt8(ascii: "\n"), maxSplits: CatalogTable.count, omittingEmptySubsequences: false)
        // The file of English has no messages: they are in the engine.
        guard lines.count > CatalogTable.count, let own = lines.last else { return }
        IdentifierCatalogs.load(String(Substring(own)), for: tag)
    }
    #endif

    private static func numbers(_ data: DataValue?) -> NumberStyle {
        var style = NumberStyle()
        guard let data else { return style }
        if let text = data["decimal"]?.text { style.decimalSeparator = text }
        if let text = data["grouping"]?.text { style.groupingSeparator = text }
        if let text = data["minus"]?.text { style.minusSign = text }
        if let scalar = data["zero"]?.text?.unicodeScalars.first { style.zero = scalar }
        if let number = integer(data["minimumGroupingDigits"]) { style.minimumGroupingDigits = number }
        if let number = integer(data["secondaryGroup"]) { style.secondaryGroup = number }
        if let text = data["percent"]?.text { style.percent = text }
        return style
    }

    private static func integer(_ value: DataValue?) -> Int? {
        if case .number(let number)? = value { number.integer.flatMap { Int(exactly: $0) } } else { nil }
    }

    private static func lists(_ data: DataValue?) -> ListStyle {
        let adjustment: ListStyle.Adjustment =
            switch data?["adjustment"]?.text {
            case "spanish": .spanish
            case "hebrew": .hebrew
            default: .none
            }
        return ListStyle(
            start: data?["start"]?.text ?? ", ", middle: data?["middle"]?.text ?? ", ", end: data?["end"]?.text ?? ", ",
            pair: data?["pair"]?.text ?? ", ", adjustment: adjustment)
    }

    private static func quotes(_ data: DataValue?) -> (opening: String, closing: String) {
        guard case .array(let marks)? = data, marks.count == 2, let opening = marks[0].text, let closing = marks[1].text
        else { return ("“", "”") }
        return (opening, closing)
    }

    /// The messages of a region that spells a letter otherwise.
    private static func respelled(_ table: String, _ spelling: DataValue) -> String {
        guard let letter = spelling["letter"]?.text?.unicodeScalars.first, let replacement = spelling["is"]?.text else {
            return table
        }
        var result = String.UnicodeScalarView()
        for scalar in table.unicodeScalars {
            if scalar == letter { result.append(contentsOf: replacement.unicodeScalars) } else { result.append(scalar) }
        }
        return String(result)
    }
}
