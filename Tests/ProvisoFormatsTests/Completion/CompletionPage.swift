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
