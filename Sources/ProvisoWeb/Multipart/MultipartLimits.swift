/// How large a body of the type `multipart/form-data` may be. A body that exceeds a limit is refused at that byte.
public struct MultipartLimits: Sendable, Hashable {
    /// The most bytes of the whole body. 10 MiB by default.
    public var bytes: Int
    /// The most parts. 1000 by default.
    public var parts: Int
    /// The most files among them. 20 by default.
    public var files: Int
    /// The most bytes of the headers of a part. 4 KiB by default.
    public var headerBytes: Int
    /// The most bytes of a part that is no file. 64 KiB by default.
    public var fieldBytes: Int
    /// The most bytes of a file. 10 MiB by default.
    public var fileBytes: Int

    /// Creates limits.
    public init(
        bytes: Int = 10 << 20, parts: Int = 1000, files: Int = 20, headerBytes: Int = 4 << 10,
        fieldBytes: Int = 64 << 10, fileBytes: Int = 10 << 20
    ) {
        (self.bytes, self.parts, self.files) = (bytes, parts, files)
        (self.headerBytes, self.fieldBytes, self.fileBytes) = (headerBytes, fieldBytes, fileBytes)
    }
}
