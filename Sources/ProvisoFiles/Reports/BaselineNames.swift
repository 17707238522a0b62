/// What a baseline calls a file, so that it knows the file wherever it is checked from: the way to it from the baseline's folder.
struct BaselineNames: Sendable, Hashable {
    /// In the baseline that is read.
    let known: String
    /// In the one that is written.
    let found: String

    /// Stands for a file of any name.
    static let any = "*"

    /// - Parameters:
    ///   - path: The file; standard input is `-`.
    ///   - known: The baseline that is read.
    ///   - found: The baseline that is written.
    ///   - ignoresNames: Whether all files are called alike.
    init(_ path: RawPath, known: RawPath?, found: RawPath?, ignoresNames: Bool) {
        func name(in baseline: RawPath?) -> String {
            if ignoresNames { return Self.any }
            guard let baseline, !path.isStandardInput else { return path.withoutDot.description }
            return (path.relative(toFolderOf: baseline) ?? path.withoutDot).description
        }
        self.known = name(in: known)
        self.found = name(in: found)
    }
}
