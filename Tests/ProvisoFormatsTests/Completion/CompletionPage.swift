import ProvisoFormats

/// The page of the documentation that says how well formats know what is lost.
enum CompletionPage {
    static func text(of shares: [CompletionShare], in cases: [CompletionCase]) -> String {
        let rows = zip(cases, shares).map { test, share in
            let tried = share.lost + share.uncompleted.count
            return "| `\(test.name)` | \(share.completed) | \(tried) | \(share.percentage) % | \(test.reason ?? "") |"
        }
        return """
            # Not finished, or wrong?

            What can still become of a text while it is typed, and how well each format knows.

            ## Overview

            A form that checks as one types should not complain about `ada@`, which is on its way to an address, but may
            at once about `ada@@`, which nothing typed behind it can mend. Every format and every pattern tells the two apart:

            ```swift
            EmailFormat().completion(of: "ada@")              // incomplete
            EmailFormat().completion(of: "ada@@")             // lost
            DateFormat().completion(of: "2026-02-3")          // lost: no day of February begins with a 3
            try Pattern("[a-z]+-[0-9]").completion(of: "a")   // incomplete
            ```

            A text is `valid`, or `incomplete` when there is a text that makes it valid typed behind it, or else `lost`.

            A format has the endings that its texts can need and lets its own scanner judge each, so that what it calls
            incomplete has been completed. A text of degrees is not lost when it is too large, since `91e-1` is a latitude.
            A pattern follows the ways through its automaton that are left.

            A format of one's own calls a text incomplete when its failure lies at the very end; where that is not right, it
            says so itself with `canBecomeValid(_:failing:)`.

            ## Rules and forms

            Rules say it too, for a value of text or one that is typed as text, and so do lists of rules and forms:

            ```swift
            AnyRule<String>.length(3...8).completion(of: "ab")              // incomplete
            AnyRule<Int>.range(18...120).completion(of: "1")                // incomplete
            AnyRule<Int>.range(18...120).completion(of: "121")              // lost
            Validator.completion(of: " ada@", .trim, .email)                // incomplete

            let form = FormModel(SignUp())
            form.completion(of: \\.email, typing: "ada@@")                  // lost
            form.completion(of: \\.email)                                   // that of the present text
            ```

            Every rule is asked, also after one that fails. What one rule has lost is lost; else it is `nil`, not known, when a
            rule fails that cannot tell; else it is incomplete when one is. Filters change what the rules after them see.
            Warnings do not count, and asynchronous rules are not asked. A form asks the rules that run in its scenario, those that were
            added to it too, whose conditions hold for the model with the text in it. A comparison with another attribute cannot tell
            while that one is empty.

            A number is judged as it is typed. One of a type for whole numbers is typed in digits: 200 is lost where 120 is the most.
            Any other may still get an exponent: `200` can become `200e-1`.

            | rules | what they can tell |
            |---|---|
            | `alphabetic` `alphanumeric` `ascii` `base32` `base64` `bic` `cardExpiry` `cardSecurityCode` `country` `cssColor` `currency` `dataURI` `date` `dateTime` `domainName` `duration` `e164` `ean` `email` `hashDigest` `hex` `hexColor` `hostname` `iban` `ip` `iri` `iriReference` `isbn` `isin` `issn` `json` `jsonPointer` `jwt` `language` `latitude` `latLong` `longitude` `lowercase` `luhn` `mac` `mimeType` `nanoid` `paymentCard` `port` `printable` `relativeJSONPointer` `semver` `slug` `spoofing` `time` `timeZone` `ulid` `uppercase` `uri` `uriReference` `uriTemplate` `url` `uuid` `vin` | what their formats can, as below |
            | `coordinates` | what their format can; with the longitude first only that a text passes |
            | `match` | all; a Swift `Regex` only that a text passes |
            | `string` `password` `required` `absent` `startsWith` `endsWith` `contains` `boolean` | all |
            | `in` | all; of more than a thousand numbers only those that are spelled as they are listed |
            | `compare` | all of equality and of numbers; of the order of texts and dates only that a text passes |
            | `number` `integer` `positive` `negative` `multipleOf` `decimalPlaces` | all; `multipleOf` of a floating-point type not what is lost |
            | `trim` `filter` `default` | filters: what the rules after them see, unless a filter of one's own that does not know it changes the text |
            | `allOrNone` | that something must be typed |
            | `unique` `exists` `sorted` `sequence` `distinct` | nothing: they look at all records |
            | `each` `values` `keys` `nested` `safe` | nothing: their values are no text; of the parts of a model their own rules are asked |

            `any` is what the best of its rules is; `not` passes, or a few texts typed on show that it can. A rule with a condition on
            the value tells only that a text passes.

            A rule of one's own, for values or for documents, tells what follows from the ``ValidationRule/constraints`` that it states; one
            that states none, only that a text passes. What it knows besides it says itself, in ``ValidationRule/completion(of:)``, in
            ``DocumentRule/completion(of:in:)``, or in ``DependentRule/completion(of:in:)`` where it reads the model. A filter of one's own
            says what it makes of a text that is not finished in ``ValidationRule/tidy(draft:)``.

            ## How exact it is

            Nothing with which a valid text begins is called lost: the tests ask that of the valid texts of the conformance data (of
            the names of UTS #46 every tenth) and
            of their own. They also change valid texts at random and cut them short. A text that is called lost is tried with the
            ends of valid texts, changed at random, and with all texts over an alphabet of the format up to a length, some of them
            with more than a thousand; none may make it valid. A text that is called incomplete is tried in the same way until one
            does. The table has how many texts could be completed, how many could not be, and how many of those are called lost.

            | format | completed | not completed | called lost | reason |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))

            Beyond what is tried here these are called incomplete though they may be lost: an email address with more than 64
            opening parentheses; a date by a pattern whose parts contradict each other, or whose bounds leave next to nothing,
            when fifty thousand texts have been looked at; a text that must not match a pattern, when a thousand states have.
            Called lost, though it could be completed, is only a label of Punycode within a few bytes of the 63 that a label
            has, or a text that ends after the first byte of four of a character, of which one in 64 is tried.

            A test writes this page and compares it: run it with the environment variable `PROVISO_WRITE_PAGES` to make it anew.

            """
    }
}
