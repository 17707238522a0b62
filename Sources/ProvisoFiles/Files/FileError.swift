#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

internal import ProvisoCore

/// Why a file could not be read or written: which file, what, and how to fix it.
public struct FileError: Error, Sendable, Hashable {
    /// What went wrong.
    public enum Problem: Sendable, Hashable {
        case notFound
        case isDirectory
        /// No permission to read or write.
        case notPermitted
        /// Something that is not a file, such as a pipe or a device, where a file is to be written.
        case notRegularFile
        /// The folder that the file is to be written into does not exist.
        case folderNotFound
        case noSpace
        case tooManyOpenFiles
        /// Symbolic links that lead to one another.
        case tooManyLinks
        /// Bytes that are not text in the encoding expected.
        case notText
        /// Text in an encoding that is not read, by its name.
        case encodingNotRead(String)
        /// The target of what is written is where standard output or standard error goes already.
        case isStandardOutput
        /// A file that is read, and that what is written would replace; both in words.
        case isRead(as: String, replacedBy: String)
        /// Two things are to be written to one file; both in words.
        case isWrittenTwice(String, String)
        /// A file that was written to, or replaced in place, while it was read.
        case changed
        /// A pipe, a terminal or a device where a file is read more than once.
        case notReadTwice
        /// Compressed, and the library that expands it is missing.
        case compressed(Compression)
        /// A compressed file that ends in the midst of its data, after so many bytes.
        case compressionCut(Compression, bytes: Int)
        /// A compressed file whose data is damaged, after so many bytes.
        case compressionDamaged(Compression, at: Int, reason: String)
        /// A small file that expands to very much.
        case expandsTooFar(Compression, bytes: Int)
        /// No file has a name that fits the pattern.
        case noMatch
        /// Lines to be skipped that take more bytes than are read.
        case skippedTooLarge(limit: Int)
        /// More bytes than are read.
        case tooLarge(limit: Int)
        /// Any other error of the system, by its number.
        case failed(errno: Int32)
    }

    /// The name of the file as it was given, or `standard input`.
    public let file: String
    /// What went wrong.
    public let problem: Problem
    /// Whether it went wrong on writing.
    public let isWriting: Bool

    /// Creates an error.
    public init(file: String, _ problem: Problem, isWriting: Bool = false) {
        self.file = file
        self.problem = problem
        self.isWriting = isWriting
    }

    init(file: String, _ error: Errno, isWriting: Bool = false) {
        let problem: Problem
        switch error.code {
        case ENOENT, ENOTDIR: problem = isWriting ? .folderNotFound : .notFound
        case EISDIR: problem = .isDirectory
        case EACCES, EPERM, EROFS: problem = .notPermitted
        case ENOSPC, EDQUOT: problem = .noSpace
        case EMFILE, ENFILE: problem = .tooManyOpenFiles
        case ELOOP: problem = .tooManyLinks
        default: problem = .failed(errno: error.code)
        }
        self.init(file: file, problem, isWriting: isWriting)
    }

    /// What went wrong, in words.
    public var reason: String {
        switch problem {
        case .notFound: "no such file"
        case .isDirectory: "it is a directory, not a file"
        case .notPermitted: isWriting ? "no permission to write it" : "no permission to read it"
        case .notRegularFile: "it is not a regular file"
        case .folderNotFound: "its directory does not exist"
        case .noSpace: "no space left on the device"
        case .tooManyOpenFiles: "too many files are open"
        case .tooManyLinks: "symbolic links lead in a circle"
        case .notText: "it is not text, but UTF-16 without a byte order mark or binary data"
        case .encodingNotRead(let name): "it is \(name), which is not read"
        case .isStandardOutput: "it is where standard output or standard error goes already"
        case .isRead(let input, let output): "it is \(input), and \(output) would take its place"
        case .isWrittenTwice(let first, let second): "\(first) and \(second) cannot both be written to it"
        case .changed: "it changed while it was read, so what was found may be of the old or of the new content"
        case .notReadTwice: "it is not a regular file, and it is read more than once"
        case .compressed(let compression):
            "it is compressed with \(compression.rawValue), and the library \(compression.library) is not there"
        case .compressionCut(let compression, let bytes):
            "the \(compression.rawValue) data is cut off: it ends unfinished after \(bytes) bytes"
        case .compressionDamaged(let compression, let offset, let reason):
            "the \(compression.rawValue) data is damaged at byte \(offset): \(reason)"
        case .expandsTooFar(let compression, let bytes):
            "the \(compression.rawValue) data expands to more than \(bytes >> 20) MiB, very much more than its size"
        case .noMatch: "no file name matches this pattern"
        case .skippedTooLarge(let limit): "the lines to be skipped take more than \(limit >> 20) MiB"
        case .tooLarge(let limit): "it is larger than \(limit) bytes"
        case .failed(let number): Self.words(for: number) + (isWriting ? " on writing" : " on reading")
        }
    }

    /// How to fix it, where that can be said.
    public var hint: String? {
        switch problem {
        case .notFound: "check its name and directory"
        case .isDirectory: "name a file in it"
        case .notPermitted: isWriting ? "choose another place, or change its permissions" : "change its permissions"
        case .notRegularFile: "name a file: it is written to a temporary one beside it, which then takes its name"
        case .folderNotFound: "make the directory first, or choose another place"
        case .noSpace: "make room, or choose another place"
        case .tooManyOpenFiles: "raise the limit with ulimit -n"
        case .tooManyLinks: "remove one of them"
        case .notText:
            "if it is UTF-16 without a byte order mark, give --encoding utf-16le or utf-16be;"
                + " a spreadsheet must be saved as CSV first"
        case .encodingNotRead: "convert it to UTF-8, as `iconv -t UTF-8` does"
        case .isStandardOutput:
            isWriting
                ? "name another file: what is written would take the place of what is printed"
                : "send the output to another file: what is printed would be read in turn"
        case .isRead, .isWrittenTwice: "name another file for one of them"
        case .changed: "run the check again when nobody writes to it, or check a copy"
        case .notReadTwice: "write what comes from it to a file first"
        case .compressed(let compression): compression.remedy
        case .compressionCut, .compressionDamaged: "get the file anew"
        case .expandsTooFar(let compression, _):
            "if it is what you expect, check what `\(compression.rawValue) -dc` makes of it"
        case .noMatch: "check the pattern and the directory"
        case .skippedTooLarge: "give a smaller number with --skip-rows"
        case .tooLarge: nil
        case .failed: nil
        }
    }

    private static func words(for number: Int32) -> String {
        switch number {
        case EIO: "input/output error"
        case EBADF: "it is closed"
        case ENXIO, ENODEV: "no such device"
        case ENAMETOOLONG: "its name is too long"
        case EPIPE: "the reader has gone away"
        case EFBIG: "the file would become too large"
        default: "error \(number) of the system"
        }
    }
}

extension FileError: CustomStringConvertible {
    /// The file, what went wrong and how to fix it, on one line: `data.csv: no such file; check …`.
    public var description: String {
        VisibleText.line("\(file): \(reason)" + (hint.map { "; \($0)" } ?? ""))
    }
}
