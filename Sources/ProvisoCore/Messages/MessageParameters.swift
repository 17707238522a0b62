/// A rule that says what its violations bring along, so that its messages may name it in braces: `{min}`.
///
/// A violation of a code need not have every parameter, but none has others.
protocol MessageParameters {
    /// The names of the parameters by code, of codes that have any.
    static var parameters: [String: Set<String>] { get }
}
