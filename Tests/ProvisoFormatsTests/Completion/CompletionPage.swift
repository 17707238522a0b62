import ProvisoFormats

/// The page of the documentation that says how well formats know what is lost.
enum CompletionPage {
    static func text(of shares: [CompletionShare], in cases: [CompletionCase]) -> String {
        let rows = zip(cases, shares).map { test, share in
            let tried = share.lost + share.uncompleted.count
            return "| `\(test.name)` | \(share.completed) | \(tried) | \(share.percentage) % | \(test.reason ?? "") |"
        }
        return """
            # Partial input, rule by rule

            What each rule knows about partial input, and how exact each format is.

            ## Rules

            <doc:UnfinishedTexts> explains the answers `valid`, `incomplete` and `lost`. This table lists which of them a rule can give.

            | rules | what they know |
            |---|---|
            | `alphabetic` `alphanumeric` `ascii` `base32` `base64` `bic` `cardExpiry` `cardSecurityCode` `country` `cron` `cssColor` `currency` `dataURI` `date` `dateTime` `domainName` `duration` `e164` `ean` `email` `hashDigest` `hex` `hexColor` `hostname` `iban` `ip` `iri` `iriReference` `isbn` `isin` `issn` `json` `jsonPointer` `jwt` `language` `latitude` `latLong` `longitude` `lowercase` `luhn` `mac` `mimeType` `nanoid` `paymentCard` `port` `printable` `relativeJSONPointer` `semver` `slug` `spoofing` `time` `timeZone` `ulid` `uppercase` `uri` `uriReference` `uriTemplate` `url` `uuid` `vin` | what their formats know, as below |
            | `coordinates` | what their format knows; with the longitude first, only that a text passes |
            | `match` | everything; a Swift `Regex` only that a text passes |
            | `string` `password` `required` `absent` `startsWith` `endsWith` `contains` `boolean` | everything |
            | `in` | everything; for more than a thousand numbers, only those that are spelled as in the list |
            | `compare` | everything for equality and for numbers; for the order of texts and dates, only that a text passes |
            | `number` `integer` `positive` `negative` `multipleOf` `decimalPlaces` | everything; `multipleOf` of a floating-point type never knows that a text is lost |
            | `trim` `filter` `default` | filters: what the rules after them see. A filter of your own must say what it does to partial input |
            | `allOrNone` | that something must be typed |
            | `any` | the best answer of its rules |
            | `count` `uniqueElements` | that a text is not a list, unless `separator` makes it one |
            | `unique` `exists` `sorted` `sequence` `distinct` | nothing: they look at all records |
            | `each` `values` `keys` `nested` `safe` | nothing: their values are not text; the parts of a model have rules of their own |

            `not` passes, or tries whether a few texts typed after it pass. A rule with a condition on the
            value only knows that a text passes.

            A rule of your own knows what follows from its ``ValidationRule/constraints``; without constraints, it only knows that a text passes. If it can
            know more, implement ``ValidationRule/completion(of:)``, ``DocumentRule/completion(of:in:)``, or ``DependentRule/completion(of:in:)`` for
            a rule that reads the model. A filter of your own says what it does to partial input in ``ValidationRule/tidy(draft:)``.

            ## Formats

            No beginning of a valid text is called lost. The tests check this for the valid texts of the conformance data (of the names
            of UTS #46 every tenth) and for their own. They also change valid texts at random and cut them short:

            - For a text that is called lost, they try the ends of valid texts, changed at random, and all texts over an alphabet of the
              format up to some length, for some texts more than a thousand. None may make it valid.
            - For a text that is called incomplete, they try the same until one makes it valid.

            The table shows how many texts could be completed, how many could not, and how many of the latter are called lost.

            | format | completed | not completed | called lost | reason |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))

            Some texts that these tests do not try are called incomplete though they may be lost:

            - an email address with more than 64 opening parentheses;
            - a date by a pattern whose parts contradict each other, or whose limits leave next to nothing, after fifty thousand
              texts;
            - a text that must not match a pattern, after a thousand states.

            Two kinds of text are called lost though they could be completed: a label of Punycode within a few bytes of the 63 that a
            label has, and a text that ends after the first byte of a character of four, of which one in 64 is tried.

            A test compares this page with what the formats say. With the environment variable `PROVISO_WRITE_PAGES` set, it writes the page.

            """
    }
}
