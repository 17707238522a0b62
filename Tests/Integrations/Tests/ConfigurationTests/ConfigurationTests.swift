import Configuration
import ProvisoConfiguration
import ProvisoCore
import Testing

/// A reader of environment variables over values in memory, which names its providers.
func reader(
    _ variables: [String: String] = [:], _ values: [AbsoluteConfigKey: ConfigValue] = [:], isTraced: Bool = true
) -> ConfigReader {
    ConfigReader(
        providers: [
            EnvironmentVariablesProvider(
                environmentVariables: variables, secretsSpecifier: .dynamic { name, _ in name.contains("PASSWORD") }),
            InMemoryProvider(name: "defaults", values: values),
        ], accessReporter: isTraced ? OriginReporter() : nil)
}

func key(_ name: String) -> AbsoluteConfigKey { AbsoluteConfigKey(ConfigKey(name)) }

@Suite struct ValidatedModelTests {
    @Test func readsEveryKindOfValue() throws {
        let config = reader(
            [
                "HTTP_HOST": " example.org ", "HTTP_PORT": "443", "HTTP_IS_OPEN": "true", "HTTP_LEVEL": "debug",
                "HTTP_ORIGINS": "https://a.example/,https://b.example/", "HTTP_NOTE": "x",
            ],
            [
                key("http.port"): 80, key("http.ratio"): 0.25,
                key("http.sizes"): .init(.intArray([1, 2]), isSecret: false),
                key("http.tls.certificate"): "/cert",
            ])
        let settings = try config.validated(Settings.self, forKey: "http")
        #expect(settings.host == "example.org")
        #expect(settings.port == 443)
        #expect(settings.ratio == 0.25)
        #expect(settings.isOpen)
        #expect(settings.level == .debug)
        #expect(settings.origins == ["https://a.example/", "https://b.example/"])
        #expect(settings.sizes == [1, 2])
        #expect(settings.tls?.certificate == "/cert")
        #expect(settings.note == "x")
        #expect(try config.snapshot().validated(Settings.self, forKey: "http").port == 443)
        #expect(try config.scoped(to: "http").validated(Settings.self).port == 443)
    }

    @Test func keepsDefaults() throws {
        let settings = try reader(["HOST": "a"]).validated(Settings.self)
        #expect((settings.port, settings.ratio, settings.level) == (8080, 0.5, .info))
        #expect(settings.tls == nil && settings.sizes == nil)
    }

    @Test func tellsEverythingThatIsWrong() throws {
        let config = reader(
            [
                "HTTP_PORT": "http", "HTTP_RATIO": "2", "HTTP_LEVEL": "loud",
                "HTTP_ORIGINS": "https://a.example/,nothing",
                "HTTP_IS_OPEN": "perhaps",
            ],
            [key("http.tls.password"): .init(.string("geheim"), isSecret: true), key("http.note"): 3])
        let error = try #require(throws: ConfigurationError.self) {
            try config.validated(Settings.self, forKey: "http")
        }
        let lines = error.description.split(separator: "\n").map(String.init)
        #expect(
            Set(error.problems.map(\.key)) == [
                "http.host", "http.port", "http.ratio", "http.level", "http.origins", "http.isOpen",
                "http.tls.password", "http.tls.certificate", "http.note",
            ], "\(error)")
        #expect(lines.contains("Missing required config value for key: http.host."))
        #expect(lines.contains("Missing required config value for key: http.tls.certificate."))
        #expect(
            lines.contains {
                $0.hasPrefix("Config value for key 'http.port' failed validation: ")
                    && $0.hasSuffix(" Provided by EnvironmentVariablesProvider.")
            })
        #expect(error.problems.first { $0.key == "http.tls.password" }?.provider == "InMemoryProvider[defaults]")
        #expect(!error.description.contains("geheim"))
    }

    @Test func asksEachMemberOfAModelThatIsNotThere() throws {
        let error = try #require(throws: ConfigurationError.self) { try reader().validated(Whole.self) }
        #expect(Set(error.problems.map(\.key)) == ["tls.certificate", "level"], "\(error)")
        #expect(error.problems.allSatisfy { $0.isMissing })
    }

    @Test func listsThatAreNone() throws {
        let error = try #require(throws: ConfigurationError.self) {
            try reader(
                [:], [key("host"): "a", key("sizes"): 3, key("ratio"): .init(.stringArray(["x"]), isSecret: false)]
            )
            .validated(Settings.self)
        }
        #expect(error.problems.map(\.key).sorted() == ["ratio", "sizes"], "\(error)")
    }

    @Test func followsChanges() async throws {
        let values = MutableInMemoryProvider(name: "live", initialValues: [key("host"): "a", key("port"): 1])
        let config = ConfigReader(provider: values)
        try await config.watchSnapshot { updates in
            var ports: [Int?] = []
            for await snapshot in updates {
                ports.append(try? snapshot.validated(Settings.self).port)
                switch ports.count {
                case 1: values.setValue(0, forKey: key("port"))
                case 2: values.setValue(2, forKey: key("port"))
                default:
                    #expect(ports == [1, nil, 2])
                    return
                }
            }
        }
    }
}

@Suite struct ValidatedValueTests {
    @Test func readsAndTidies() throws {
        let config = reader(["PORT": "443", "NAME": " ada ", "TAGS": "a,b"])
        #expect(try config.validated(Int.self, forKey: "port", .range(1...65535)) == 443)
        #expect(try config.validated(String.self, forKey: "name", .trim, .length(3...3)) == "ada")
        #expect(try config.validated([String].self, forKey: "tags", .count(2...2)) == ["a", "b"])
        #expect(try config.validated(Int.self, forKey: "none", default: 5, .range(1...9)) == 5)
        #expect(try config.validated(Level.self, forKey: "level", default: .info, .in([.info])) == .info)
    }

    @Test(
        arguments: [
            (
                "port",
                "Config value for key 'port' failed validation: Port must be 65,535 or less. Provided by EnvironmentVariablesProvider."
            ),
            ("none", "Missing required config value for key: none."),
        ]) func printsAsTheReaderDoes(name: String, line: String) throws
    {
        let error = try #require(throws: ConfigurationError.self) {
            try reader(["PORT": "70000"]).validated(Int.self, forKey: ConfigKey(name), .range(...65535))
        }
        #expect(error.description == line)
    }

    @Test func neverShowsSecrets() throws {
        let message: MessageTemplate = "Not {value}."
        func text(_ config: ConfigReader, isSecret: Bool = false) -> String {
            do {
                _ = try config.validated(
                    String.self, forKey: "db.password", isSecret: isSecret, .in(["hunter3"]).message(message))
                return ""
            } catch {
                return "\(error) \(String(reflecting: error.problems))"
            }
        }
        let inMemory = reader([:], [key("db.password"): "hunter2"])
        #expect(text(inMemory).contains("hunter2"))
        #expect(!text(inMemory, isSecret: true).contains("hunter2"))
        // The provider says that it is one.
        #expect(!text(reader(["DB_PASSWORD": "hunter2"])).contains("hunter2"))
        // Nobody tells what is a secret.
        let untold = text(reader([:], [key("db.password"): "hunter2"], isTraced: false))
        #expect(!untold.contains("hunter2") && !untold.isEmpty)
    }
}

@Suite struct ValidatedDocumentTests {
    @Test func judgesByADocument() throws {
        let document = try RuleDocument(
            json: """
                {"rules": [
                    ["host", "trim"], ["host", "required"], {"attributes": "port", "type": "number", "min": 1, "max": 65535},
                    {"attributes": "tls.certificate", "type": "required"},
                    {"attributes": "origins", "type": "each", "rules": ["url"]}
                ]}
                """)
        let config = reader(
            ["HTTP_HOST": " a ", "HTTP_PORT": "443", "HTTP_ORIGINS": "https://a.example/"],
            [key("http.tls.certificate"): "/cert"])
        let record = try config.validated(by: document, forKey: "http")
        #expect(record["host"]?.text == "a")
        #expect(record["origins"]?[0]?.text == "https://a.example/")
        let error = try #require(throws: ConfigurationError.self) {
            try reader(["HTTP_PORT": "0", "HTTP_HOST": "a", "HTTP_ORIGINS": "x"]).validated(
                by: document, forKey: "http")
        }
        #expect(
            error.problems.map(\.key).sorted() == ["http.origins", "http.port", "http.tls.certificate"], "\(error)")
        #expect(throws: UnknownScenario.self) { try config.validated(by: document, scenario: "nothing") }
    }
}
