/// How freely a text may mix scripts: the restriction levels of UTS #39 section 5.2.
///
/// Characters that many scripts share (digits, punctuation, most combining marks) fit any script.
public enum RestrictionLevel: String, CaseIterable, Hashable, Sendable {
    /// ASCII alone.
    case ascii

    /// One script, or one of the writing systems of East Asia (Japanese: Han, Hiragana and Katakana).
    case singleScript

    /// One script, or Latin with one of the writing systems of East Asia.
    ///
    /// This is what UTS #39 recommends for identifiers, and what browsers ask of a domain's labels.
    case highlyRestrictive

    /// As ``highlyRestrictive``, or Latin with one recommended script other than Cyrillic and Greek.
    case moderatelyRestrictive

    /// Any mixture.
    case unrestricted
}
