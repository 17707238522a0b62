#if !PROVISO_PLUGIN
import ProvisoUnicode
#endif

/// The general categories of all scalars, those of ``CategoryTable``.
enum GeneralCategories {
    /// The set for a category's short or long name, in lower case and without `_`; nil when there is none.
    static func set(named name: String) -> ScalarSet? {
        guard let categories = names[name] else { return nil }
        var ranges: [ClosedRange<UInt32>] = []
        var start: UInt32 = 0
        for run in CategoryTable.runs {
            let end = start + UInt32(run >> 5)
            if categories.contains(UInt8(run & 0x1F)) { ranges.append(start...end - 1) }
            start = end
        }
        return ScalarSet(unsorted: ranges)
    }

    /// The long names, in the order of the table.
    private static let longNames = [
        "uppercaseletter", "lowercaseletter", "titlecaseletter", "modifierletter", "otherletter", "nonspacingmark",
        "spacingmark", "enclosingmark", "decimalnumber", "letternumber", "othernumber", "connectorpunctuation",
        "dashpunctuation", "openpunctuation", "closepunctuation", "initialpunctuation", "finalpunctuation",
        "otherpunctuation", "mathsymbol", "currencysymbol", "modifiersymbol", "othersymbol", "spaceseparator",
        "lineseparator", "paragraphseparator", "control", "format", "surrogate", "privateuse", "unassigned",
    ]

    /// The numbers of the categories that each name has.
    private static let names: [String: Set<UInt8>] = {
        var result: [String: Set<UInt8>] = [:]
        for (index, (name, long)) in zip(CategoryTable.names, longNames).enumerated() {
            let number = UInt8(index)
            let short = name.description.lowercased()
            result[short] = [number]
            result[long] = [number]
            result[String(short.prefix(1)), default: []].insert(number)
        }
        let groups = [
            ("l", "letter"), ("m", "mark"), ("n", "number"), ("p", "punctuation"), ("s", "symbol"), ("z", "separator"),
            ("c", "other"),
        ]
        for (short, long) in groups { result[long] = result[short] }
        let cased = ["lu", "ll", "lt"].reduce(into: Set()) { $0.formUnion(result[$1] ?? []) }
        for name in ["lc", "l&", "casedletter"] { result[name] = cased }
        result["digit"] = result["nd"]
        result["punct"] = result["p"]
        result["cntrl"] = result["cc"]
        result["combiningmark"] = result["m"]
        return result
    }()
}
