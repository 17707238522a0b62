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
            # When errors show, key by key

            Ten fields, and what each setting of a form shows after each key.

            ## Overview

            <doc:WhenErrorsShow> explains the settings `live`, `afterLeaving`, `onSubmit` and `never`. This page records them.

            ## Ten fields

            In the column *key* a character is that key, ⌫ deletes the last character, ⇥ leaves the field, ⌖ comes back to it, and
            ↵ submits the form. The other columns have the codes of the errors that are shown.

            \(tables.joined(separator: "\n\n"))

            A test compares this page with what forms show. With the environment variable `PROVISO_WRITE_PAGES` set, it writes the page.

            """
    }
}
