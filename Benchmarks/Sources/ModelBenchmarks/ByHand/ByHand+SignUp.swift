extension ByHand {
    /// Which attributes of a model are wrong.
    static func wrongAttributes(of form: SignUp) -> WrongAttributes {
        var wrong: WrongAttributes = []
        if !passes(form.username, isUsername) { wrong.insert(.username) }
        if !passes(form.email, isEmail) { wrong.insert(.email) }
        if !passes(form.password, { hasLength($0, from: 8) }) { wrong.insert(.password) }
        if form.passwordRepeat != form.password { wrong.insert(.passwordRepeat) }
        if !isAge(form.age) { wrong.insert(.age) }
        if let website = form.website, !website.isEmpty, !passes(website, isURL) { wrong.insert(.website) }
        if !passes(form.country, isCountry) { wrong.insert(.country) }
        if form.state?.isEmpty ?? true, form.country == "US" { wrong.insert(.state) }
        if !passes(form.card, isCard) { wrong.insert(.card) }
        for tag in form.tags where !passes(tag, { hasLength($0, from: 1, to: 20) }) {
            wrong.insert(.tags)
            break
        }
        return wrong
    }

    /// Texts of Swift have their bytes in one place; one that was bridged is copied, which does not happen here.
    @inline(__always)
    private static func passes(_ text: String, _ check: (Bytes) -> Bool) -> Bool {
        if let answer = text.utf8.withContiguousStorageIfAvailable(check) { return answer }
        var copy = text
        return copy.withUTF8(check)
    }
}
