#if Command
import Foundation
import ProvisoFiles

/// Where the page of a report goes: a file that is replaced at the very end.
struct ReportTarget {
    private let file: AtomicFile

    /// Opens the target, so that one that cannot be written is known before the check.
    init(_ path: RawPath) throws {
        do throws(FileError) {
            file = try AtomicFile(path: path)
        } catch {
            throw CommandFailure(error.description)
        }
    }

    func write(_ report: HTMLReport) throws {
        do throws(FileError) {
            try file.write(Array(report.text.utf8).span)
            try file.commit()
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// The time of the report, `2026-01-31 08:30 UTC`: now, or what `SOURCE_DATE_EPOCH` says, by which builds that can be
    /// reproduced have the same time whenever they are made.
    static func time(environment: [String: String], now: Date = Date()) -> String {
        let given = environment["SOURCE_DATE_EPOCH"].flatMap { Int64($0) }.map {
            Date(timeIntervalSince1970: Double($0))
        }
        let text = (given ?? now).formatted(.iso8601)
        // `2026-01-31T08:30:00Z`
        return text.prefix(16).replacing("T", with: " ") + " UTC"
    }
}
#endif
