import ArgumentParser
import ProvisoArguments
import ProvisoCore
import Testing

/// What a command prints to its user.
private func output<Command: ParsableCommand>(_ type: Command.Type, _ arguments: String...) -> String {
    do {
        _ = try Command.parseAsRoot(arguments)
        return ""
    } catch {
        return Command.fullMessage(for: error)
    }
}

@Suite struct ArgumentTransformTests {
    @Test func takesAndTidiesWhatRulesPass() throws {
        let command = try Serve.parse(["--port", "443", "--contact", " ada@example.org ", " ada ", "eve"])
        #expect(command.port == 443)
        #expect(command.contact == "ada@example.org")
        #expect(command.names == ["ada", "eve"])
        #expect(try Serve.parse([]).port == 8080)
    }

    @Test(
        arguments: [
            (["--port", "70000"], "Error: The value '70000' is invalid for '--port <port>': "),
            (["--port", "http"], "Error: The value 'http' is invalid for '--port <port>': "),
            (["--contact", "ada"], "Error: The value 'ada' is invalid for '--contact <contact>': "),
            (["--level", "inof"], "Error: The value 'inof' is invalid for '--level <level>': "),
            (["ada", ""], "Error: The value '' is invalid for '<names>': "),
        ]) func printsAsTheParserDoes(arguments: [String], beginning: String) throws
    {
        let error = try #require(throws: (any Error).self) { try Serve.parse(arguments) }
        let text = Serve.fullMessage(for: error)
        #expect(text.hasPrefix(beginning))
        #expect(text.contains("\nUsage: serve "))
        #expect(Serve.exitCode(for: error) == .validationFailure)
    }

    @Test func suggestsWhatWasMeant() {
        #expect(output(Serve.self, "--level", "INFO").contains(" Did you mean 'info'?\n"))
        #expect(output(Serve.self, "--port", "70000").contains("Help:  --port <port>  The port to listen at.\n"))
    }

    @Test func speaksOtherLanguages() throws {
        let german = MessageCatalog.english.overlaid(["number.tooBig": "Höchstens {max}."])
        let read: @Sendable (String) throws -> Int = valid(.range(...9), in: german)
        let error = try #require(throws: (any Error).self) { try read("10") }
        #expect(String(describing: error) == "Höchstens 9.")
        #expect(try read("9") == 9)
    }
}

@Suite struct ValidatedArgumentsTests {
    @Test func judgesArgumentsTogether() throws {
        let command = try Copy.parse(["--first-port", "5", "--to", "6", " ada@example.org "])
        #expect(command.owner == "ada@example.org")
        let text = output(
            Copy.self, "--first-port", "70000", "--to", "1", "--admin-url", "x", "--password", "geheim", "ada")
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("Error: The value '70000' is invalid for '--first-port <first-port>': "))
        #expect(lines.contains { $0.hasPrefix("The value 'x' is invalid for '--admin-url <admin-url>': ") })
        #expect(lines.contains { $0.hasPrefix("The value 'ada' is invalid for '<owner>': ") })
        #expect(lines.contains { $0.hasPrefix("The value is invalid for '--password <password>': ") })
        #expect(!text.contains("geheim"))
        #expect(text.contains("Usage: copy "))
    }

    @Test func saysWhatIsMissing() {
        #expect(output(Copy.self).hasPrefix("Error: Missing expected argument '<owner>'\n"))
        #expect(output(Move.self).hasPrefix("Error: Missing expected argument '--to <to>'\n"))
    }

    @Test func callsOptionsByTheirNames() {
        #expect(output(Move.self, "--to", "abcdef").hasPrefix("Error: The value 'abcdef' is invalid for '--to <to>': "))
        #expect(output(Move.self, "--to", "abc").isEmpty)
    }
}
