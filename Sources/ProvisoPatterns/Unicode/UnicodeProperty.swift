#if !PROVISO_PLUGIN
internal import ProvisoBase
import ProvisoUnicode
#endif

/// Sets of scalars by Unicode property: general categories, scripts and binary properties.
///
/// Names are matched loosely, as UTS #18 and UAX #44-LM3 ask: without regard to case, spaces, `_` and `-`, and to `is` in front.
/// Categories, scripts, case folding and pictographs are of the version of Unicode that formats have too (``UnicodeVersion``).
/// The other binary properties are those of the standard library that the program runs with. A set is made when it is first
/// used (some milliseconds), and kept.
enum UnicodeProperty {
    private static let cache = Locked<[String: ScalarSet]>([:])

    /// The set for what stands between the braces of `\p{…}`, without a leading `^`; nil when there is none.
    static func set(named text: some StringProtocol) -> ScalarSet? {
        var key = ""
        var value: String?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "=", ":":
                if value != nil { return nil }
                value = ""
            case " ", "_", "-", "\t": continue
            default:
                if value == nil {
                    key += scalar.properties.lowercaseMapping
                } else {
                    value? += scalar.properties.lowercaseMapping
                }
            }
        }
        if let value {
            return set(key: key, value: value)
        }
        return set(loose: key) ?? (key.hasPrefix("is") ? set(loose: String(key.dropFirst(2))) : nil)
    }

    private static func set(key: String, value: String) -> ScalarSet? {
        switch key {
        case "generalcategory", "gc", "category": return cached("gc=" + value) { GeneralCategories.set(named: value) }
        case "script", "sc": return cached("sc=" + value) { script(named: value) }
        default:
            guard let binary = cached(key, { BinaryProperty.set(named: key) }) else { return nil }
            switch value {
            case "yes", "y", "true", "t": return binary
            case "no", "n", "false", "f": return binary.complement
            default: return nil
            }
        }
    }

    private static func set(loose name: String) -> ScalarSet? {
        switch name {
        case "any", "all": return .all
        case "ascii": return .ascii
        case "assigned": return cached("gc=cn") { GeneralCategories.set(named: "cn") }?.complement
        default:
            return cached("gc=" + name) { GeneralCategories.set(named: name) }
                ?? cached("sc=" + name) { script(named: name) }
                ?? cached(name) { BinaryProperty.set(named: name) }
        }
    }

    /// Only sets that exist are kept: their number is bounded, that of names is not.
    static func cached(_ key: String, _ make: () -> ScalarSet?) -> ScalarSet? {
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let new = make() else { return nil }
        cache.withLock { $0[key] = new }
        return new
    }

    private static func script(named name: String) -> ScalarSet? {
        let number = ScriptTable.names.firstIndex { names in
            names.description.split(separator: " ").contains { loose(String($0)) == name }
        }
        let wanted: UInt32
        switch (number, name) {
        case (.some(let number), _): wanted = UInt32(number)
        case (nil, "unknown"), (nil, "zzzz"): wanted = 255
        case (nil, "qaai"): return script(named: "inherited")
        case (nil, "qaac"): return script(named: "coptic")
        default: return nil
        }
        var ranges: [ClosedRange<UInt32>] = []
        let runs = ScriptTable.runs
        for (index, run) in runs.enumerated() where run & 0xFF == wanted {
            let end = index + 1 < runs.count ? (runs[index + 1] >> 8) - 1 : ScalarSet.limit
            ranges.append((run >> 8)...end)
        }
        return ScalarSet(unsorted: ranges)
    }

    private static func loose(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 != "_" })).lowercased()
    }

    /// The scalars with a property, by asking each where any can have one.
    ///
    /// Planes 4 to 13 and the end of plane 14 have no characters, planes 15 and 16 only private ones; none has a property there.
    static func scan(_ isMember: (Unicode.Scalar) -> Bool) -> ScalarSet {
        var ranges: [ClosedRange<UInt32>] = []
        for window: ClosedRange<UInt32> in [0...0xD7FF, 0xE000...0x3FFFF, 0xE0000...0xE0FFF] {
            var start: UInt32?
            for value in window {
                guard let scalar = Unicode.Scalar(value) else { continue }
                if isMember(scalar) {
                    if start == nil { start = value }
                } else if let first = start {
                    ranges.append(first...(value - 1))
                    start = nil
                }
            }
            if let first = start { ranges.append(first...window.upperBound) }
        }
        return ScalarSet(unsorted: ranges)
    }
}
