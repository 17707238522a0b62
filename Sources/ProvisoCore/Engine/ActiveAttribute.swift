/// An attribute that is active in a scenario.
struct ActiveAttribute: Sendable, Hashable {
    let name: String
    var isSafe: Bool

    init(name: String, isSafe: Bool) {
        self.name = name
        self.isSafe = isSafe
    }

    /// Reads a name that may have a `!` before it.
    init(listed name: String) {
        isSafe = !name.hasPrefix("!")
        self.name = isSafe ? name : String(name.dropFirst())
    }
}
