/// What a scanner of the plain form, which nearly every text of a format is meant to have, says of a text.
enum PlainResult {
    case passes
    case fails(FormatFailure)

    /// The text is of another form, which the general scanner has to judge.
    case isNotPlain
}
