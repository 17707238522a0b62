internal import ProvisoBase

/// Takes note of the files that are read while a rule document is loaded, and of those that will be written.
package final class FileUseLog: Sendable {
    private let use = Locked(FileUse())

    /// Notes nothing yet.
    package init() {}

    /// What was noted.
    package var files: FileUse { use.withLock { $0 } }

    /// Notes that a file is read.
    package func reads(_ path: RawPath, as input: FileUse.Input) {
        use.withLock { $0.reads(path, as: input) }
    }

    /// Notes that a file is to be written.
    package func writes(_ path: RawPath, as output: FileUse.Output) {
        use.withLock { $0.writes(path, as: output) }
    }
}
