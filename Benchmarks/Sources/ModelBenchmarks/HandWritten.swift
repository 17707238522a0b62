import ProvisoFormats

/// The same checks as one writes them by hand, with the same scanners for email, url and card numbers.
enum HandWritten {
    struct Problem { let field: String, code: String }

    static let countries: Set<String> = ["US", "GB", "DE", "FR"]
    static let email = EmailFormat()
    static let url = URLFormat()
    static let card = PaymentCardFormat()

    static func check(_ form: Registration) -> [Problem] {
        var problems: [Problem] = []
        let username = trimmed(form.username)
        if username.isEmpty {
            problems.append(Problem(field: "username", code: "required"))
        } else if username.count < 4 || username.count > 24 {
            problems.append(Problem(field: "username", code: "length"))
        } else if !isName(username) {
            problems.append(Problem(field: "username", code: "match"))
        }
        let address = trimmed(form.email)
        if address.isEmpty {
            problems.append(Problem(field: "email", code: "required"))
        } else if !passes(address, email) {
            problems.append(Problem(field: "email", code: "email"))
        }
        if form.password.isEmpty {
            problems.append(Problem(field: "password", code: "required"))
        } else if form.password.count < 8 {
            problems.append(Problem(field: "password", code: "length"))
        } else if form.password != form.passwordRepeat {
            problems.append(Problem(field: "password", code: "equal"))
        }
        if let age = form.age, age < 18 || age > 120 { problems.append(Problem(field: "age", code: "range")) }
        if !form.homepage.isEmpty, !passes(form.homepage, url) {
            problems.append(Problem(field: "homepage", code: "url"))
        }
        if !form.country.isEmpty, !countries.contains(form.country) {
            problems.append(Problem(field: "country", code: "in"))
        }
        if form.country == "US", form.state?.isEmpty ?? true {
            problems.append(Problem(field: "state", code: "required"))
        }
        if !form.card.isEmpty, !passes(form.card, card) { problems.append(Problem(field: "card", code: "card")) }
        for (index, tag) in form.tags.enumerated() where !tag.isEmpty && tag.count > 20 {
            problems.append(Problem(field: "tags[\(index)]", code: "length"))
        }
        return problems
    }

    private static func trimmed(_ text: String) -> String {
        guard let first = text.first, let last = text.last, first.isWhitespace || last.isWhitespace else { return text }
        var rest = text[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    private static func isName(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): if isFirst { return false }
            default: return false
            }
            isFirst = false
        }
        return !isFirst
    }

    private static func passes(_ text: String, _ format: some StringFormat) -> Bool {
        var text = text
        return text.withUTF8 { format.failure(in: $0.span) == nil }
    }
}
