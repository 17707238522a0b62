/// Writes what a check found to a file that is put in its place at the very end.
final class BaselineWriter {
    private let file: AtomicFile
    private let path: RawPath

    init(_ path: RawPath) throws(FileError) {
        self.path = path
        file = try AtomicFile(path: path)
    }

    func commit(_ baseline: Baseline) throws {
        guard !baseline.isTooLarge else {
            throw DataError(
                file: path.description,
                "a baseline can record at most \(Baseline.mostEntries) different violations, and there are more",
                hint: "correct the rules that most records break first; --summary counts violations by rule")
        }
        try file.write(Array(baseline.text.utf8).span)
        try file.commit()
    }

    func cancel() { file.cancel() }
}
