/// What an option of a rule takes.
///
/// What listings say of an option, and what a schema of rule documents allows, follow from it.
package enum RuleOptionKind: Sendable, Equatable {
    /// `true` or `false`.
    case flag
    case text
    /// The name of one of some filters.
    case filter([String])
    case number
    case wholeNumber(ClosedRange<Int>)
    /// One of some whole numbers.
    case numbers([Int])
    /// One of some words.
    case word([String])
    /// Some of these words: a list, or one text with commas.
    case words([String])
    /// Any value.
    case value
    case values
    /// A list of values, or the file and the column that have them.
    case valuesOrColumn
    /// A list of texts, or one text with commas.
    case texts
    /// A list of the names of scenarios, at least one, or one text with commas.
    case scenarios
    case attribute
    case expression
    /// A date or a date-time.
    case moment
    /// Two of them.
    case moments
    case time
    /// A scheme of URLs.
    case scheme
    /// A list of schemes, at least one, or one text with commas.
    case schemes
    /// A number of characters, or a list of the least and the greatest.
    case lengths
    /// A version of UUIDs, or several.
    case versions
    case condition
    case share
    /// A rule without attributes, for what is inside.
    case innerRule
    case innerRules
    /// Rules without attributes, or lists of them, one of which has to pass.
    case alternatives
    /// Rules as in a document.
    case rules
    /// Texts and numbers that stand for nothing.
    case markers
    /// The name of a file of records, or how it is read too.
    case table
    /// Columns of a file: a list of names and patterns, or one text with commas.
    case columns
    /// The columns of one attribute.
    case column
    case pattern
    /// What an attribute is called in other languages.
    case translations

    /// What it takes, in words.
    var text: String {
        switch self {
        case .flag: "true or false"
        case .text, .filter: "text"
        case .number: "a number"
        case .wholeNumber: "a whole number"
        case .numbers(let numbers): RuleOptions.list(numbers.map(String.init), "or")
        case .word(let words): words.joined(separator: ", ")
        case .words(let words): "a list of \(words.joined(separator: ", "))"
        case .value: "any value"
        case .values, .valuesOrColumn: "a list"
        case .texts, .scenarios: "a list of texts"
        case .attribute: "an attribute"
        case .expression: "an expression"
        case .moment: "a date or a date-time"
        case .moments: "a list of two dates or date-times"
        case .time: "a time"
        case .scheme: "text"
        case .schemes: "a list of texts"
        case .lengths: "a whole number or a list of one or two"
        case .versions: "1 to 8, nil, max, or a list of them"
        case .condition: "a condition"
        case .share: "a share, as 1 %"
        case .innerRule: "a rule"
        case .innerRules, .alternatives, .rules: "a list of rules"
        case .markers: "a list of texts and numbers"
        case .table: "a file"
        case .columns: "a list of columns"
        case .column: "a column"
        case .pattern: "a pattern"
        case .translations: "a mapping"
        }
    }

    /// The values that it takes, where they can be listed.
    var choices: [DataValue]? {
        switch self {
        case .flag: [true, false]
        case .filter(let words), .word(let words), .words(let words): words.map(DataValue.string)
        case .numbers(let numbers): numbers.map { .number(ExactNumber($0)) }
        default: nil
        }
    }
}
