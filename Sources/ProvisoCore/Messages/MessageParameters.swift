/// A rule that says what its violations bring along, so that its messages may name it in braces: `{min}`.
///
/// A violation of a code need not have every parameter, but none has others. The rule lists are made from what is written here:
/// `MessagePlaces` has the names at run time.
protocol MessageParameters {
    /// The names of the parameters by code, of codes that have any.
    static var parameters: [String: Set<String>] { get }
}
