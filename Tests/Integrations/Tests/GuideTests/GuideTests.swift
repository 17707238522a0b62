import ArgumentParser
import Configuration
import Foundation
import ProvisoConfiguration
import ProvisoCore
import Testing

@Suite struct GuideTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")

    private static func page() throws -> String {
        try String(
            contentsOf: root.appending(path: "Sources/Proviso/Documentation.docc/Guides/ConfigurationAndArguments.md"),
            encoding: .utf8)
    }

    @Test func examplesAreThoseThatCompile() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Guide.swift")
        let compiled = try String(contentsOf: file, encoding: .utf8)
        let blocks = try Self.page().components(separatedBy: "```swift\n").dropFirst()
        for block in blocks.compactMap({ $0.components(separatedBy: "```").first }) where !block.contains(".package(") {
            #expect(compiled.contains(block), "write the example into Guide.swift")
        }
        #expect(blocks.count > 3)
    }

    @Test func configurationFails() throws {
        let variables = EnvironmentVariablesProvider(
            environmentVariables: ["HTTP_PORT": "70000"], secretsSpecifier: .none)
        let error = try #require(throws: ConfigurationError.self) { try settings(from: [variables]) }
        for line in error.description.split(separator: "\n") { #expect(try Self.page().contains("\n\(line)\n")) }
        #expect(error.problems.count == 2)
        let config = ConfigReader(provider: InMemoryProvider(values: [AbsoluteConfigKey(["http", "port"]): 80]))
        #expect(try port(config) == 80)
        #expect(try record(config, RuleDocument(json: #"{"rules": [["port", "number"]]}"#))["port"] == 80)
    }

    @Test func argumentsFail() throws {
        for (arguments, isWhole) in [(["--port", "70000"], true), (["--level", "INFO"], false)] {
            let error = try #require(throws: (any Error).self) { try Listen.parseAsRoot(arguments) }
            let text = Listen.fullMessage(for: error)
            let shown = isWhole ? text : String(text.prefix { $0 != "\n" })
            #expect(try Self.page().contains("$ listen \(arguments.joined(separator: " "))\n\(shown)\n"), "\(text)")
        }
        let error = try #require(throws: (any Error).self) { try Pages.parseAsRoot(["--first", "3", "--last", "2"]) }
        #expect(Pages.fullMessage(for: error).hasPrefix("Error: The value '2' is invalid for '--last <last>': "))
    }
}
