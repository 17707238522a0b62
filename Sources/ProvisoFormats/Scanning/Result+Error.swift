extension Result {
    /// What went wrong, or `nil`.
    @inline(__always)
    var error: Failure? {
        switch self {
        case .success: nil
        case .failure(let failure): failure
        }
    }
}
