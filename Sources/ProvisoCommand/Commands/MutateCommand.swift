#if Command
import ArgumentParser
import Foundation
import ProvisoCore
import ProvisoFiles
import ProvisoSamples

/// `proviso mutate`: which small changes of the rules some records would not notice.
struct MutateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutate", _superCommandName: "proviso",
        abstract: "Changes one rule at a time, and says which changes the given records do not notice.",
        discussion: """
            The command changes a limit by one, a character class of a pattern or a member of a list, reverses a flag, and leaves out each rule. \
            If the records do not notice a change, the command searches for a record that would: add it to them.

            Examples:

              proviso mutate signup.rules.yaml --data fixtures/
              proviso mutate signup.rules.yaml --data good.csv --data bad.csv --json

            Exit status: 0 when the records miss no change that another record would notice, 1 when they miss some, 2 when the work could \
            not be done.
            """)

    @Argument(help: "The rule document, in YAML or JSON.", completion: .ruleDocuments)
    var rules: RawPath

    @Option(
        help: ArgumentHelp(
            "A CSV, JSON or NDJSON file, or a folder of such files. May be given more than once.", valueName: "path"),
        completion: .file())
    var data: [RawPath]

    @Option(
        help: ArgumentHelp(
            "The scenario whose rules apply. (default: all scenarios, one after the other)", valueName: "name"),
        completion: .scenarios)
    var scenario: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("The file that the rules are for, when the document has `files`.", valueName: "name"))
    var file: String?

    @Option(help: ArgumentHelp("Try at most this many changes.", valueName: "count"))
    var most = MutationTest.mostMutations

    @Option(
        help: ArgumentHelp(
            "The seed of the random choices. The same seed gives the same records.", valueName: "number"))
    var seed: UInt64 = 0

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var reading: ReadingOptions

    /// So many records are kept of all files together.
    private static let mostRecords = 20_000

    func validate() throws {
        if most < 1 { throw ValidationError("--most must be 1 or more.") }
        if data.contains("-") { throw ValidationError("--data takes files and folders, not standard input.") }
        if data.isEmpty { throw ValidationError("--data needs the records to test the rules with: --data fixtures/.") }
    }

    func run() async throws {
        let whole = try RuleDocumentFile.load(rules)
        let paths = try MutationFiles.paths(data)
        guard let first = paths.first else {
            throw CommandFailure(
                "\(data[0]): there is no CSV, JSON or NDJSON file in it; give files, or a folder with such files")
        }
        let document = try RuleDocumentFile.part(
            of: whole, rules, forFile: file ?? (whole.files.isEmpty ? nil : first.description))
        var scenarios: [Scenario]?
        if let scenario {
            do {
                _ = try document.validator(for: Scenario(rawValue: scenario))
            } catch {
                throw CommandFailure(error.description)
            }
            scenarios = [Scenario(rawValue: scenario)]
        }
        let (records, isCSV) = try await read(paths, document)
        let test: MutationTest
        do {
            test = try MutationTest(
                document, records: records, registry: .command, files: RuleDocumentFile.files(beside: rules),
                scenarios: scenarios,
                form: isCSV ? .cells : .json, seed: seed, mostMutations: most)
        } catch {
            throw CommandFailure(lines: error.problems.map { "error: \($0)" })
        }
        let report = MutationReport(test, records: records.reduce(0) { $0 + $1.count })
        try Console.print(json ? VisibleText.json(report.json.description) : Console.wrapped(report.text))
        if !test.survivors.isEmpty { throw ExitCode(1) }
    }

    private func read(_ paths: [RawPath], _ document: RuleDocument) async throws -> (
        records: [[DataValue]], isCSV: Bool
    ) {
        var records: [[DataValue]] = []
        var rest = Self.mostRecords
        do {
            var check = FileCheck(document)
            try reading.apply(to: &check)
            for path in paths {
                // Other formats have no such thing.
                check.records = DataFormat(path: path.description) == .json ? reading.pointer : nil
                let found = try await check.records(of: path, atMost: rest)
                for warning in found.warnings { Console.error("warning: \(warning)") }
                records.append(found.kept)
                rest -= found.kept.count
                if found.kept.count < found.count {
                    Console.error(
                        "warning: \(path): \(found.kept.count) of \(found.count) records are tried; "
                            + "\(Self.mostRecords) are kept of all files, and those that cannot be read are left out")
                }
            }
        } catch {
            throw CommandFailure.telling(error)
        }
        return (records, paths.allSatisfy { DataFormat(path: $0.description) == .csv })
    }
}

/// The files of records that arguments name.
private enum MutationFiles {
    /// Files as they are, and those of folders whose names say that they are records, in the order of their names.
    static func paths(_ arguments: [RawPath]) throws -> [RawPath] {
        try arguments.flatMap { argument -> [RawPath] in
            let path = argument.description
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandFailure(FileError(file: path, .notFound).description)
            }
            guard isFolder.boolValue else { return [argument] }
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: path)
            } catch {
                throw CommandFailure("\(path): the folder cannot be read")
            }
            let folder = path.hasSuffix("/") ? path : path + "/"
            return names.filter { !$0.hasPrefix(".") && DataFormat(path: $0) != nil && !$0.contains(".rules.") }
                .sorted()
                .map { RawPath(folder + $0) }
        }
    }
}
#endif
