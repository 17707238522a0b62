#if Command
import ProvisoFiles

extension CSVDialect {
    /// What the options say of CSV.
    ///
    /// - Parameter delimiter: A character, a word for one, or `auto`; `nil` when it was not given.
    init(delimiter: String?, comment: String?, skippedLines: Int?, hasHeader: Bool) throws {
        self.init()
        if let delimiter, delimiter != "auto" { try self.init(delimiter: delimiter) }
        if delimiter == "auto" { choice = .automatic }
        self.hasHeader = hasHeader
        self.skippedLines = skippedLines ?? 0
        if let comment { try setComment(comment) }
    }
}
#endif
