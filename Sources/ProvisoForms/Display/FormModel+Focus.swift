package import ProvisoCore

extension FormModel {
    /// The field that is to get the focus and does not have it yet: after ``submit()`` the first one with an error.
    ///
    /// A field that gets the focus ends the request, and so does a submission in which nothing is wrong.
    public var focusRequest: FocusRequest? { requestedFocus }

    /// Asks for the focus to go to the field of an attribute, or of a part of one.
    public func requestFocus(on keyPath: PartialKeyPath<Model>) { requestFocus(at: path(of: keyPath)) }

    /// Asks for the focus to go to the field of an attribute, or of a part of one: that of an ``ErrorSummary/Entry``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func requestFocus(on name: String) throws(UnknownAttribute) { requestFocus(at: try path(named: name)) }

    /// Asks for the focus to go to where something is wrong; to no field where it is not.
    func requestFocus(on violation: Violation?) { requestFocus(at: violation?.path ?? FieldPath()) }

    /// Asks for the focus to go to the field at a path. The model as a whole has none.
    private func requestFocus(at path: FieldPath) {
        guard !path.isEmpty else { return endFocusRequest() }
        focusRequests += 1
        requestedFocus = FocusRequest(path: path, number: focusRequests)
    }

    /// Whether the field at a path is asked to get the focus. One of an attribute stands for all of its parts; where a part
    /// has none, that of the attribute is asked, and where an attribute has none those of its parts are.
    package func wantsFocus(at path: FieldPath) -> Bool {
        guard let requested = requestedFocus?.path, !path.isEmpty else { return false }
        return path.contains(requested) || requested.contains(path)
    }

    /// Ends the request.
    package func endFocusRequest() {
        if requestedFocus != nil { requestedFocus = nil }
    }
}
