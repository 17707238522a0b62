import Hummingbird

@main struct SignUp {
    static func main() async throws { try await Site().run() }
}
