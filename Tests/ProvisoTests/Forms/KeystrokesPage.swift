import Proviso

/// Ten fields, the keys that somebody presses in each, and what each setting shows after each key.
enum KeystrokesPage {
    /// The form of the recording.
    struct SignUp: Validatable {
        var username = ""
        var email = ""
        var password = ""
        var repetition = ""
        var age: Int?
        var birthday = ""
        var card = ""
        var website = ""
        var zip = ""
        var country = ""

        static var rules: some RuleSet<SignUp> {
            Rule(for: \.username, .required, .alphanumeric, .length(3...8))
            Rule(for: \.email, .required, .email)
            Rule(for: \.password, .required, .length(8...), .matches(.containsDigit))
            Rule(for: \.repetition, .equal(to: \.password))
            Rule(for: \.age, .required, .range(18...120))
            Rule(for: \.birthday, .date)
            Rule(for: \.card, .paymentCard)
            Rule(for: \.website, .url)
            Rule(for: \.zip, .matches("[0-9]{5}"))
            Rule(for: \.country, .in(["Germany", "Greece", "Ghana"]))
        }
    }

    /// What somebody does in one field. A character is a key; ⌫ deletes the last one, ⇥ leaves the field, ⌖ comes back, ↵
    /// submits the form.
    struct Recording {
        let field: any PartialKeyPath<SignUp> & Sendable
        let name: String
        let rules: String
        let keys: String
    }

    static let recordings = [
        Recording(
            field: \.username, name: "username", rules: ".required, .alphanumeric, .length(3...8)",
            keys: "ad -⌫⌫a⇥⌖⌫⌫⌫⇥⌖ada"),
        Recording(field: \.email, name: "email", rules: ".required, .email", keys: "ada@@⌫ex⇥⌖.org⇥"),
        Recording(
            field: \.password, name: "password", rules: ".required, .length(8...), .matches(.containsDigit)",
            keys: "secrets⇥⌖s5⇥"),
        Recording(
            field: \.repetition, name: "repetition", rules: ".equal(to: \\.password), which is secret12",
            keys: "secres⌫t12⇥⌖3⇥"),
        Recording(field: \.age, name: "age (an Int)", rules: ".required, .range(18...120)", keys: "7⌫121⌫0⇥⌖x⇥"),
        Recording(field: \.birthday, name: "birthday", rules: ".date", keys: "1990-2⌫02-30⌫⌫2⇥⌖8⇥"),
        Recording(field: \.card, name: "card", rules: ".paymentCard", keys: "4111 1111 1111 1112⌫1⇥"),
        Recording(field: \.website, name: "website", rules: ".url", keys: "http:/ ⌫/ex⌫⌫⇥⌖a.org⇥"),
        Recording(field: \.zip, name: "zip", rules: ".matches(\"[0-9]{5}\")", keys: "12x⌫34↵5"),
        Recording(
            field: \.country, name: "country", rules: ".in([\"Germany\", \"Greece\", \"Ghana\"])",
            keys: "Gra⌫eecee⌫⇥"),
    ]

    static let settings: [ErrorDisplay] = [.live, .afterLeaving, .onSubmit, .never]

    /// One key, the text after it, and what each setting shows.
    struct Row {
        let key: Character
        let text: String
        let shown: [String]
    }

    static func rows(of recording: Recording) -> [Row] {
        var columns: [[String]] = []
        var texts: [String] = []
        for setting in settings {
            let form = FormModel(SignUp(password: "secret12"))
            form.errorDisplay = setting
            form.beginEditing(recording.field)
            var text = ""
            if recording.name == "password" { form.type("", into: recording.field) }
            texts = []
            var column: [String] = []
            for key in recording.keys {
                press(key, in: form, recording.field, &text)
                texts.append(text)
                column.append(
                    form.shownErrors(for: recording.field).map { "`\($0.code.rawValue)`" }.joined(separator: ", "))
            }
            columns.append(column)
        }
        return recording.keys.enumerated().map { index, key in
            Row(key: key, text: texts[index], shown: columns.map { $0[index] })
        }
    }

    private static func press(
        _ key: Character, in form: FormModel<SignUp>, _ field: PartialKeyPath<SignUp>, _ text: inout String
    ) {
        switch key {
        case "⇥": form.endEditing(field)
        case "⌖": form.beginEditing(field)
        case "↵": form.submit()
        case "⌫":
            text.removeLast()
            form.type(text, into: field)
        default:
            text.append(key)
            form.type(text, into: field)
        }
    }

    static var text: String {
        let tables = recordings.map { recording in
            let rows = rows(of: recording).map { row in
                let key = row.key == " " ? "space" : String(row.key)
                let text = row.text.isEmpty ? "" : "`\(row.text)`"
                return "| \(key) | \(text) | \(row.shown.joined(separator: " | ")) |"
            }
            return """
                ### \(recording.name)

                `\(recording.rules)`

                | key | text | `live` | `afterLeaving` | `onSubmit` | `never` |
                |---|---|---|---|---|---|
                \(rows.joined(separator: "\n"))
                """
        }
        return """
            # When errors show

            What each setting of a form shows, key by key.

            ## Overview

            Errors are always the truth: `errors` has them as soon as they are there, and a button that depends on `isValid` is
            right. When a person should see them is another question, on which studies and design systems disagree, so it
            is a setting: ``ErrorDisplay``, of a form, of one field, of an element of an interface.

            - `afterLeaving`, the default: when a field is left; then as it is typed into, as long as it has an error.
            - `live`: as it is typed.
            - `onSubmit`: when the form is submitted; then as it is typed, as long as the field has an error.
            - `never`: not by itself.

            While a field has the focus, `live` and `afterLeaving` are silent as long as its text can still become valid, and
            speak at once when nothing typed after it can make it so: <doc:UnfinishedTexts>. Where a rule cannot tell, `live`
            speaks, and `afterLeaving` does if it spoke before. What was shown when the focus came stays until the text
            changes. Without the focus nothing is held back but before a submission: a value that code sets shows its errors.

            Errors of attributes that depend on the one that changes are found again by themselves; see <doc:Forms>. They are told in the
            language of the form, its ``FormModel/catalog``.

            ## Ten fields

            A character is a key; ⌫ deletes the last one, ⇥ leaves the field, ⌖ comes back to it, ↵ submits the form. What is shown
            is told by its code.

            \(tables.joined(separator: "\n\n"))

            A test writes this page and compares it: run it with the environment variable `PROVISO_WRITE_PAGES` to make it anew.

            """
    }
}
