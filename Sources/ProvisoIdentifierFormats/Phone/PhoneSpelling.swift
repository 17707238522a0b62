/// How a telephone number is spelled.
public enum PhoneSpelling: Sendable, Hashable, CaseIterable {
    /// The digits alone behind a plus, without an extension (ITU-T E.164): `+4930123456`. The form to store.
    case e164

    /// For a reader anywhere (ITU-T E.123): `+49 30 123456 ext. 7`.
    case international

    /// For a reader in the same country, as is usual there: `030 123456 ext. 7`.
    case national

    /// A link to call (RFC 3966): `tel:+49-30-123456;ext=7`.
    case rfc3966
}
