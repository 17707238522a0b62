import Proviso

/// The checks by hand, and of what Proviso does beside only what results like its own take: JSON becomes a model with texts of its
/// own, and each attribute that is wrong a violation in a list.
///
/// What Proviso takes beyond this it could do without; what this takes beyond the checks by hand it could not.
struct ByHandResults: ~Copyable {
    private var reader = ByHandJSON(keepsTags: true)
    /// A violation of each attribute, by the number of its bit; a copy counts all that it holds, as a new one does.
    private let violations: [Violation]

    init() {
        let found = SignUp.invalid.validate().violations + SignUp.withoutState.validate().violations
        violations = (0..<10).map { bit in
            let attribute = WrongAttributes(rawValue: 1 << UInt16(bit))
            return found.first { WrongAttributes([$0]) == attribute } ?? found[0]
        }
    }

    /// The violations of a model.
    func violations(of form: SignUp) -> [Violation] {
        let wrong = ByHand.wrongAttributes(of: form)
        guard wrong != [] else { return [] }
        return violations.indices.filter { wrong.rawValue >> $0 & 1 != 0 }.map { violations[$0] }
    }

    /// The model that a record spells; nil for one that cannot be read.
    mutating func model(of record: Bytes) -> SignUp? {
        guard let form = reader.form(of: record, hasTagRules: false) else { return nil }
        func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }
        return SignUp(
            username: text(form.username), email: text(form.email), password: text(form.password),
            passwordRepeat: text(form.passwordRepeat), age: form.age,
            website: form.website.isEmpty ? nil : text(form.website), country: text(form.country),
            state: form.state.isEmpty ? nil : text(form.state), card: text(form.card), tags: reader.tags)
    }
}

extension SignUp {
    /// The valid sign-up without the state that its country asks for.
    fileprivate static var withoutState: SignUp {
        var form = valid
        form.state = nil
        return form
    }
}
