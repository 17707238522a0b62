import ArgumentParser
import Configuration
import ProvisoArguments
import ProvisoConfiguration
import ProvisoCore

// The examples of the guide ConfigurationAndArguments, as they are there; GuideTests compares them.

struct ServerSettings: Codable {
    var host = ""
    var port = 8080
}

extension ServerSettings: Validatable, DefaultInitializable {
    static var rules: some RuleSet<ServerSettings> {
        Rule(for: \.host, .trim, .required)
        Rule(for: \.port, .range(1...65535))
    }
}

func settings(from providers: [any ConfigProvider]) throws -> ServerSettings {
    let config = ConfigReader(providers: providers, accessReporter: OriginReporter())
    return try config.validated(ServerSettings.self, forKey: "http")
}

func port(_ config: ConfigReader) throws -> Int {
    try config.validated(Int.self, forKey: "http.port", default: 8080, .range(1...65535))
}

func record(_ config: ConfigReader, _ document: RuleDocument) throws -> DataValue {
    try config.validated(by: document, forKey: "http")
}

struct Listen: ParsableCommand {
    @Option(help: "The port to listen at.", transform: valid(.range(1...65535)))
    var port = 8080
    @Option(transform: valid(.in(["debug", "info"])))
    var level = "info"
}

struct Pages: ParsableCommand {
    @Option var first = 1
    @Option var last = 1
}

extension Pages: Validatable {
    static var rules: some RuleSet<Pages> {
        Rule(for: \.first, named: "first", .range(1...))
        Rule(for: \.last, named: "last", .compare(.greaterOrEqual, to: \.first, label: "first"))
    }
}
