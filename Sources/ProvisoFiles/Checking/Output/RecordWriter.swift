import ProvisoCore

/// Writes records to a file beside its target, in the encoding of the input; the target changes only at the end.
final class RecordWriter {
    private var file: AtomicFile
    private let path: RawPath
    private var encoding = TextEncoding.utf8
    private var encoded: [UInt8] = []
    private(set) var hasBegun = false
    /// What is before the first record, where that is written with it; `nil` once it is written.
    var beginning: [UInt8]?

    init(_ path: RawPath) throws(FileError) {
        self.path = path
        file = try AtomicFile(path: path)
    }

    /// Takes over the encoding and the byte order mark of the input, the first time.
    func begin(_ properties: TextProperties) throws {
        guard !hasBegun else { return }
        hasBegun = true
        encoding = properties.encoding
        if properties.hasByteOrderMark { try file.write(encoding.byteOrderMark.span) }
    }

    /// Writes UTF-8 text.
    ///
    /// - Parameter separator: How many bytes separate it from a record before it: of the first record, they are left out.
    func write(_ text: [UInt8], separator: Int = 0) throws {
        guard !text.isEmpty else { return }
        if let beginning {
            self.beginning = nil
            return try write(beginning + text[separator...])
        }
        guard encoding != .utf8 else { return try file.write(text.span) }
        encoded.removeAll(keepingCapacity: true)
        do throws(UnencodableCharacter) {
            try encoding.encode(text.span, into: &encoded)
        } catch {
            throw DataError(file: path.description, error.description)
        }
        let bytes = encoded
        try file.write(bytes.span)
    }

    /// Forgets what was written.
    func beginAgain() throws {
        file.cancel()
        file = try AtomicFile(path: path)
    }

    func commit() throws { try file.commit() }
    func cancel() { file.cancel() }
}
