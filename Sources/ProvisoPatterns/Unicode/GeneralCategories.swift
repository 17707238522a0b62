/// The general categories of all scalars, found out once from the standard library.
enum GeneralCategories {
    private static let sets: [Unicode.GeneralCategory: ScalarSet] = {
        var ranges: [Unicode.GeneralCategory: [ClosedRange<UInt32>]] = [
            .unassigned: [0x40000...0xDFFFF, 0xE1000...0xEFFFF, 0xFFFFE...0xFFFFF, 0x10FFFE...0x10FFFF],
            .privateUse: [0xF0000...0xFFFFD, 0x100000...0x10FFFD],
            .surrogate: [0xD800...0xDFFF],
        ]
        for window: ClosedRange<UInt32> in [0...0xD7FF, 0xE000...0x3FFFF, 0xE0000...0xE0FFF] {
            var start = window.lowerBound
            var current: Unicode.GeneralCategory?
            for value in window {
                guard let category = Unicode.Scalar(value)?.properties.generalCategory, category != current else {
                    continue
                }
                if let current { ranges[current, default: []].append(start...(value - 1)) }
                current = category
                start = value
            }
            if let current { ranges[current, default: []].append(start...window.upperBound) }
        }
        return ranges.mapValues { ScalarSet(unsorted: $0) }
    }()

    /// The set for a category's short or long name, in lower case and without `_`; nil when there is none.
    static func set(named name: String) -> ScalarSet? {
        guard let categories = names[name] else { return nil }
        return categories.reduce(into: ScalarSet()) { set, category in
            set = set.union(sets[category] ?? ScalarSet())
        }
    }

    private static let names: [String: [Unicode.GeneralCategory]] = {
        typealias Row = (short: String, long: String, categories: [Unicode.GeneralCategory])
        let single: [Row] = [
            ("lu", "uppercaseletter", [.uppercaseLetter]), ("ll", "lowercaseletter", [.lowercaseLetter]),
            ("lt", "titlecaseletter", [.titlecaseLetter]), ("lm", "modifierletter", [.modifierLetter]),
            ("lo", "otherletter", [.otherLetter]), ("mn", "nonspacingmark", [.nonspacingMark]),
            ("mc", "spacingmark", [.spacingMark]), ("me", "enclosingmark", [.enclosingMark]),
            ("nd", "decimalnumber", [.decimalNumber]), ("nl", "letternumber", [.letterNumber]),
            ("no", "othernumber", [.otherNumber]), ("pc", "connectorpunctuation", [.connectorPunctuation]),
            ("pd", "dashpunctuation", [.dashPunctuation]), ("ps", "openpunctuation", [.openPunctuation]),
            ("pe", "closepunctuation", [.closePunctuation]), ("pi", "initialpunctuation", [.initialPunctuation]),
            ("pf", "finalpunctuation", [.finalPunctuation]), ("po", "otherpunctuation", [.otherPunctuation]),
            ("sm", "mathsymbol", [.mathSymbol]), ("sc", "currencysymbol", [.currencySymbol]),
            ("sk", "modifiersymbol", [.modifierSymbol]), ("so", "othersymbol", [.otherSymbol]),
            ("zs", "spaceseparator", [.spaceSeparator]), ("zl", "lineseparator", [.lineSeparator]),
            ("zp", "paragraphseparator", [.paragraphSeparator]), ("cc", "control", [.control]),
            ("cf", "format", [.format]), ("cs", "surrogate", [.surrogate]), ("co", "privateuse", [.privateUse]),
            ("cn", "unassigned", [.unassigned]),
        ]
        var result: [String: [Unicode.GeneralCategory]] = [:]
        for row in single {
            result[row.short] = row.categories
            result[row.long] = row.categories
        }
        let groups = [
            ("l", "letter"), ("m", "mark"), ("n", "number"), ("p", "punctuation"), ("s", "symbol"), ("z", "separator"),
            ("c", "other"),
        ]
        for (short, long) in groups {
            let categories = single.filter { $0.short.hasPrefix(short) }.flatMap { $0.categories }
            result[short] = categories
            result[long] = categories
        }
        let cased: [Unicode.GeneralCategory] = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
        for name in ["lc", "l&", "casedletter"] { result[name] = cased }
        result["digit"] = [.decimalNumber]
        result["punct"] = result["p"]
        result["cntrl"] = [.control]
        result["combiningmark"] = result["m"]
        return result
    }()
}
