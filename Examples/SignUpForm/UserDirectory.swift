/// Knows who has signed up already. It stands for a service that is asked over a network, and takes its time.
actor UserDirectory {
    static let shared = UserDirectory()

    private let names: Set<String> = ["ada", "grace", "hedy"]

    /// Whether nobody has a name.
    func isFree(_ name: String) async throws -> Bool {
        try await Task.sleep(for: .milliseconds(600))
        return !names.contains(name)
    }
}
