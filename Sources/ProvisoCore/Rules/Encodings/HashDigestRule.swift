public import ProvisoFormats

/// `hashDigest`: a digest of a hash function, as ``/ProvisoFormats/HashDigestFormat`` judges it.
extension HashDigestFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "hashDigest" }
    /// What passes.
    public static var summary: String { "The digest of a hash function in hexadecimal, by its length." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(
                ["algorithm": "md5"], passes: "d41d8cd98f00b204e9800998ecf8427e",
                fails: ["hashDigest": "d41d8cd98f00b204"])
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["hash", "sha256", "md5", "checksum"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} must be a valid {name} hash of hexadecimal digits (0–9, A–F)."
    }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["name": "SHA-256"],
        "hashDigest/crc32": ["name": "CRC-32"],
        "hashDigest/md4": ["name": "MD4"],
        "hashDigest/md5": ["name": "MD5"],
        "hashDigest/ripemd128": ["name": "RIPEMD-128"],
        "hashDigest/ripemd160": ["name": "RIPEMD-160"],
        "hashDigest/sha1": ["name": "SHA-1"],
        "hashDigest/sha224": ["name": "SHA-224"],
        "hashDigest/sha384": ["name": "SHA-384"],
        "hashDigest/sha512": ["name": "SHA-512"],
        "hashDigest/sha3-224": ["name": "SHA3-224"],
        "hashDigest/sha3-256": ["name": "SHA3-256"],
        "hashDigest/sha3-384": ["name": "SHA3-384"],
        "hashDigest/sha3-512": ["name": "SHA3-512"],
        "hashDigest/blake2b": ["name": "BLAKE2b"],
        "hashDigest/blake2s": ["name": "BLAKE2s"],
        "hashDigest/blake3": ["name": "BLAKE3"],
        "hashDigest/tiger128": ["name": "Tiger/128"],
        "hashDigest/tiger160": ["name": "Tiger/160"],
        "hashDigest/tiger192": ["name": "Tiger/192"],
    ]
    /// The wording for the options.
    public var wording: String? { algorithm == .sha256 ? nil : "hashDigest/\(algorithm.rawValue)" }

    /// The lengths of the usual functions. A shorter digest is a number like any other.
    public static var recognitions: [Recognition] {
        [HashAlgorithm.sha256, .sha1, .md5, .sha512].enumerated().map {
            Recognition(["algorithm": .string($1.rawValue)], breadth: .broad, order: 60 + $0)
        }
    }

    /// As many hexadecimal digits as the function makes.
    public var shape: TextShape {
        let count = algorithm.bitWidth / 4
        return TextShape("\(PatternText.hexDigit){\(count)}", isExact: true, samples: ["[0-9a-f]{\(count)}"])
    }

    /// The options as a document gives them.
    public var options: DataObject {
        .options(["algorithm": algorithm == .sha256 ? nil : .string(algorithm.rawValue)])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let algorithm: HashAlgorithm? = options.choice(
            "algorithm", default: .sha256, "The hash function.", alsoCalled: ["hash", "digest"])
        self.init(algorithm: algorithm ?? .sha256)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// The digest of a hash function, SHA-256 by default; see ``/ProvisoFormats/HashDigestFormat``.
    @_alwaysEmitIntoClient
    public static var hashDigest: Self { Self(format: HashDigestFormat()) }

    /// The digest of a hash function, SHA-256 by default, with options; see ``/ProvisoFormats/HashDigestFormat``.
    @_alwaysEmitIntoClient
    public static func hashDigest(_ algorithm: HashAlgorithm) -> Self {
        Self(format: HashDigestFormat(algorithm: algorithm))
    }
}
#endif
