/// An attribute that is active in a scenario.
package struct ActiveAttribute: Sendable, Equatable {
    package let name: String
    package var isSafe: Bool

    package init(name: String, isSafe: Bool) {
        self.name = name
        self.isSafe = isSafe
    }

    /// Reads a name that may have a `!` before it.
    package init(listed name: String) {
        isSafe = !name.hasPrefix("!")
        self.name = isSafe ? name : String(name.dropFirst())
    }
}
