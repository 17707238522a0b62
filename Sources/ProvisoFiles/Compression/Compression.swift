/// How a file may be compressed, told by its first bytes whatever its name.
public enum Compression: String, Sendable, Hashable, CaseIterable {
    /// RFC 1952; members one after another are one file.
    case gzip
    /// Zstandard, RFC 8878; frames one after another are one file, and those to be skipped are.
    case zstd

    /// How many first bytes tell at most.
    static let signatureLength = 4

    /// What the first bytes of a file say.
    enum Recognition: Hashable {
        case compressed(Compression)
        case plain
        /// More bytes are needed.
        case undecided
    }

    /// Looks at the first bytes of a file.
    static func recognize(_ bytes: [UInt8]) -> Recognition {
        for compression in allCases {
            for signature in compression.signatures {
                let isLike = zip(bytes, signature).allSatisfy { byte, part in part.contains(byte) }
                guard isLike else { continue }
                return bytes.count >= signature.count ? .compressed(compression) : .undecided
            }
        }
        return .plain
    }

    private var signatures: [[ClosedRange<UInt8>]] {
        switch self {
        // The third byte is the method; there is but one.
        case .gzip: [[0x1F...0x1F, 0x8B...0x8B, 0x08...0x08]]
        case .zstd:
            [
                [0x28...0x28, 0xB5...0xB5, 0x2F...0x2F, 0xFD...0xFD],
                [0x50...0x5F, 0x2A...0x2A, 0x4D...0x4D, 0x18...0x18],
            ]
        }
    }

    /// The endings that names of such files have behind that of their format.
    static let endings: Set<String> = ["gz", "zst"]

    /// The library that reads it, as messages call it.
    public var library: String {
        #if canImport(Darwin)
        switch self {
        case .gzip: "libz.1.dylib"
        case .zstd: "libzstd.1.dylib"
        }
        #else
        switch self {
        case .gzip: "libz.so.1"
        case .zstd: "libzstd.so.1"
        }
        #endif
    }

    /// The names under which the system may have it.
    var libraryNames: [String] {
        #if canImport(Darwin)
        let name = self == .gzip ? "libz" : "libzstd"
        return [library, "\(name).dylib", "/opt/homebrew/lib/\(name).dylib", "/usr/local/lib/\(name).dylib"]
        #else
        return [library, self == .gzip ? "libz.so" : "libzstd.so"]
        #endif
    }

    /// The package of the system that has the library, and the command that expands such a file.
    var remedy: String {
        switch self {
        case .gzip: "install zlib (the package zlib1g of Debian and Ubuntu), or expand the file with `gzip -d`"
        case .zstd: "install zstd (the package libzstd1 of Debian and Ubuntu), or expand the file with `zstd -d`"
        }
    }

    /// Makes what expands it, or `nil` when the library is missing.
    func makeExpander() -> (any Expander)? {
        switch self {
        case .gzip: GzipExpander()
        case .zstd: ZstdExpander()
        }
    }
}
