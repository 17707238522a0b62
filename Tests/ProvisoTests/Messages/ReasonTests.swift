import Foundation
import ProvisoFormats
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms
@testable import ProvisoWeb

/// The reasons that formats and rules give are words of the catalogue, all of them: none is made up where it is given.
@Suite("Reasons")
struct ReasonTests {
    @Test("Every reason of the sources is a word of the catalogue, and every word is a reason of the sources")
    func vocabulary() throws {
        let found = try Self.formatReasons().union(Self.ruleReasons())
        #expect(found.count > 100)
        #expect(found.subtracting(Self.catalogued).sorted() == [])
        #expect(Self.catalogued.subtracting(found.union(Self.enumerated)).sorted() == [])
    }

    @Test(
        "What keeps the DNS from answering is a word of the catalogue, whatever code a server sends",
        arguments: DNSFailure.samples + (0...15).map { .refused(code: $0) })
    func dns(failure: DNSFailure) {
        #expect(Self.catalogued.contains(failure.description))
        // A case that is added belongs to the samples.
        switch failure {
        case .timedOut, .unreachable, .refused, .malformed, .badName, .cancelled, .unsupported: break
        }
    }

    @Test("What JSON, records, mail domains and form posts lack is a word of the catalogue")
    func enumerated() {
        for reason in Self.enumerated { #expect(MessageCatalog.english.text(for: .reason, reason) == reason) }
    }

    /// The reasons of the catalogue, by their English words.
    private static let catalogued = Set(
        MessageCatalog.english.vocabulary.filter { $0.hasPrefix("reason/") }.map { String($0.dropFirst(7)) })

    /// Those that are cases of a type.
    private static let enumerated = Set(
        JSONFault.Problem.allCases.map(\.reason) + RecordFault.allCases.map(\.rawValue)
            + FormPostFault.allCases.map(\.rawValue) + MailDomainStatus.Reason.allCases.map(\.rawValue)
            + DNSFailure.samples.map(\.description))

    /// The texts of several words among the sources of the formats, and what failures are made with. What is wrong with a
    /// pattern for dates is the program's fault and no violation.
    private static func formatReasons() throws -> Set<String> {
        let identifiers = try lines(of: "ProvisoIdentifierFormats").filter { $0.contains("FormatFailure(") }
        let lines =
            try lines(
                of: "ProvisoFormats",
                but: ["DatePatternCompiler.swift", "DatePatternSymbols.swift", "PaymentCardBrand.swift"]) + identifiers
        return Set(
            // What more text could end with is no reason.
            lines.filter { !$0.contains("Endings(") }.flatMap { line in
                // Each literal from quote to quote, so that what stands between two is none.
                line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).compactMap { match in
                    let isGiven = line[..<match.range.lowerBound].hasSuffix("FormatFailure(")
                    let isText = match.1.contains(" ") && match.1.first?.isLetter ?? false && !match.1.contains("\\")
                    return isGiven || isText ? String(match.1) : nil
                }
            })
    }

    /// What the rules say as a reason.
    private static func ruleReasons() throws -> Set<String> {
        let rules = try lines(of: "ProvisoCore/Rules")
        return literals(#/"?reason"?: "([^"\\]+)"/#, in: try rules + lines(of: "ProvisoCore/Decoding"))
            .union(literals(#/(?:refuse|fail|parameters)\("([a-z][^"\\]* [^"\\`]*)"/#, in: rules))
            .union(literals(#/return "([a-z][^"\\]* [^"\\]*)"/#, in: rules))
    }

    private static func literals(_ pattern: Regex<(Substring, Substring)>, in lines: [Substring]) -> Set<String> {
        Set(lines.flatMap { $0.matches(of: pattern).map { String($0.1) } })
    }

    /// The lines of a folder's sources that are no comments.
    private static func lines(of folder: String, but exceptions: Set<String> = []) throws -> [Substring] {
        let folder = root.appending(path: "Sources/\(folder)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var lines: [Substring] = []
        for case let file as URL in files
        where file.pathExtension == "swift" && !exceptions.contains(file.lastPathComponent) {
            lines += try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
        }
        return lines
    }

    private static let root: URL = {
        var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        while folder.path() != "/",
            !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path())
        {
            folder.deleteLastPathComponent()
        }
        return folder
    }()
}
