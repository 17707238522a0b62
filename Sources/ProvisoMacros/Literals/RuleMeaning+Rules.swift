#if Macros
// Made by Scripts/make-rule-lists.py from the files of the rules.

extension RuleMeaning {
    /// What literals tell of each rule; `NAME(LABEL:)` is another kind of rule than `NAME`.
    static let byRule: [String: RuleMeaning] = [
        "absent": .empty,
        "base32": .shape("(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}={6}|[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=)?"),
        "bic": .shape("[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?"),
        "compare": .order,
        "contains(match:)": .pattern(isWhole: false),
        "count": .count,
        "currency": .shape("[A-Z]{3}"),
        "default": .replacement,
        "equal": .equality(isExcluded: false),
        "iban": .shape("[A-Z]{2}[0-9]{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,3})?)"),
        "in": .members(isExcluded: false),
        "isin": .shape("[A-Z]{2}[A-Z0-9]{9}[0-9]"),
        "jsonPointer": .shape("(?:/(?:[^~]|~[01])*)?"),
        "language": .shape("[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*"),
        "latitude": .numbers(min: "-90", max: "90", excludesMin: false, excludesMax: false),
        "length": .length,
        "longitude": .numbers(min: "-180", max: "180", excludesMin: false, excludesMax: false),
        "matches": .pattern(isWhole: true),
        "negative": .numbers(min: nil, max: "0", excludesMin: false, excludesMax: true),
        "notEqual": .equality(isExcluded: true),
        "notIn": .members(isExcluded: true),
        "positive": .numbers(min: "0", max: nil, excludesMin: true, excludesMax: false),
        "range": .range,
        "relativeJSONPointer": .shape("(?:0|[1-9][0-9]*)(?:[+-][1-9][0-9]*)?(?:#|(?:/(?:[^~]|~[01])*)?)"),
        "required": .filled,
        "timeZone": .shape("[A-Za-z0-9+_/-]+"),
        "ulid": .shape("[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}"),
        "uppercase": .shape("[^a-z]*"),
        "vin": .shape("[A-HJ-NPR-Z0-9]{13}[0-9]{4}"),
    ]
}
#endif
