/// When the errors of a field are shown to the person who fills it in.
///
/// Errors are always the truth; this decides only what is shown of them. It is a setting of a form
/// (``FormModel/errorDisplay``), of one field of it (``FormField/errorDisplay``) and of an element of an interface.
///
/// Without the focus nothing is held back, except before a submission where it is asked to: a value that code assigned shows
/// its errors at once. With the focus, ``live`` and ``afterLeaving`` are silent as long as the text can still become valid, and
/// speak at once when nothing typed after it can make it so. What was shown when the focus came stays until the text changes.
public enum ErrorDisplay: String, Sendable, Hashable, CaseIterable {
    /// Nothing is shown before the form is submitted. From then on a field that had an error shows its errors until it has
    /// none.
    case onSubmit
    /// A field shows its errors when it is left, and then as it is typed into as long as it has one.
    case afterLeaving
    /// A field shows its errors as it is typed into.
    case live
    /// Nothing is shown. For those who show the errors in a way of their own.
    case never
}
