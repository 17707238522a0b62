#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// The files that are read and written together, so that none is written over by mistake.
///
/// Files are compared by what they are and not by name: links, `./data.csv` and `data.csv` are one file.
///
/// ```swift
/// var use = FileUse()
/// use.reads("data.csv", as: .data)
/// use.writes("report.html", as: .report)
/// try use.refuseOverwriting()   // before anything is opened for writing
/// ```
public struct FileUse: Sendable {
    /// What a file that is read is to its reader.
    public enum Input: String, Sendable {
        case data = "the data that is checked"
        case rules = "the rule document"
        /// A table, or a document that the rules include.
        case partOfRules = "a file that the rules name"
        case baseline = "the baseline"
    }

    /// What is written to a file.
    public enum Output: String, Sendable {
        case records = "the written records"
        case rejects = "the rejected records"
        case baseline = "the new baseline"
        case summary = "the summary"
        case report = "the report"
        case export = "the export"

        /// What may be replaced by it on purpose: tidied data takes the place of the data, a baseline that of the older one.
        fileprivate func mayReplace(_ input: Input) -> Bool {
            switch self {
            case .records: input == .data
            case .baseline: input == .baseline
            case .rejects, .summary, .report, .export: false
            }
        }
    }

    private var inputs: [(file: FileIdentity, input: Input)] = []
    private var outputs: [(path: RawPath, file: FileIdentity, output: Output)] = []

    /// Creates the use of no file.
    public init() {}

    /// Notes that a file is read; `-` is standard input.
    public mutating func reads(_ path: RawPath, as input: Input) {
        if let file = FileIdentity(path) { inputs.append((file, input)) }
    }

    /// Notes that a file is to be written.
    public mutating func writes(_ path: RawPath, as output: Output) {
        if let file = FileIdentity(path) { outputs.append((path, file, output)) }
    }

    /// Looks for a file that would be written over although it is read, and for one that two things would be written to.
    ///
    /// - Throws: A ``FileError`` with the name of the first such file.
    public func refuseOverwriting() throws(FileError) {
        for (index, (path, file, output)) in outputs.enumerated() {
            if let other = inputs.first(where: { $0.file == file && !output.mayReplace($0.input) }) {
                throw FileError(
                    file: path.description, .isRead(as: other.input.rawValue, replacedBy: output.rawValue),
                    isWriting: true)
            }
            if let other = outputs[..<index].first(where: { $0.file == file }) {
                throw FileError(
                    file: path.description, .isWrittenTwice(other.output.rawValue, output.rawValue), isWriting: true)
            }
        }
    }

    /// Refuses to read a file that standard output or standard error adds to: what is printed would be read in turn.
    func refuseReadingWhatIsPrinted(_ path: RawPath) throws(FileError) {
        guard let file = FileIdentity(path), file.isPrintedTo else { return }
        throw FileError(file: path.isStandardInput ? "standard input" : path.description, .isStandardOutput)
    }
}
