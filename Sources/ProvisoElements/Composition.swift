#if canImport(ObjectiveC)
/// What an input method composes is reported when it is accepted, or when the field is left with it.
@MainActor final class Composition {
    private var isPending = false

    /// The text has changed.
    func change(isComposing: Bool, _ tell: () -> Void) {
        isPending = isComposing
        if !isComposing { tell() }
    }

    /// The field is being left. Systems accept what is in it then, and need not say so.
    func end(_ tell: () -> Void) {
        guard isPending else { return }
        isPending = false
        tell()
    }
}
#endif
