public import ProvisoCore

/// A field that is to get the focus, as a form asks for.
///
/// A form knows where the focus should go, and an interface how to move it: whoever has the field sees the request, which is
/// observed, and takes it.
public struct FocusRequest: Sendable, Hashable {
    /// The path of what the field is for: `email`, `address.city`, `tags[2]`.
    public let path: FieldPath
    /// Tells a request from an earlier one for the same field.
    let number: Int
}
