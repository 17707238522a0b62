import ProvisoCore

enum Level: String, Codable, Sendable { case debug, info }

struct TLS: Codable, Sendable {
    var certificate = ""
    var password: String?
}

extension TLS: Validatable, DefaultInitializable {
    static var rules: some RuleSet<TLS> {
        Rule(for: \.certificate, .required)
        Rule(for: \.password, .length(8...))
    }
}

/// What a server is configured with: values of every kind, defaults, lists, and a model inside.
struct Settings: Codable, Sendable {
    var host = ""
    var port = 8080
    var ratio = 0.5
    var isOpen = false
    var level = Level.info
    var origins: [String] = []
    var sizes: [Int]?
    var tls: TLS?
    /// No rule names it.
    var note: String?
}

extension Settings: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Settings> {
        Rule(for: \.host, .trim, .required, .length(...20))
        Rule(for: \.port, .range(1...65535))
        Rule(for: \.ratio, .range(0...1))
        Rule(for: \.origins, .count(...3), .each(.url))
        Rule(for: \.tls, .nested)
        // They have defaults, which only attributes have.
        Rule.safe(\.isOpen, \.level)
    }
}

/// One whose models are not optional.
struct Whole: Codable, Sendable {
    var tls: TLS
    var level: Level
}

extension Whole: Validatable {
    static var rules: some RuleSet<Whole> { Rule(for: \.tls, .nested) }
}
