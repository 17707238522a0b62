/// An algorithm that makes a digest of a fixed length.
///
/// The raw values are the names that rule documents use.
public enum HashAlgorithm: String, Hashable, Sendable, CaseIterable {
    /// CRC-32, 32 bits.
    case crc32
    /// MD4 (RFC 1320), 128 bits.
    case md4
    /// MD5 (RFC 1321), 128 bits.
    case md5
    /// RIPEMD-128, 128 bits.
    case ripemd128
    /// RIPEMD-160, 160 bits.
    case ripemd160
    /// SHA-1 (FIPS 180-4), 160 bits.
    case sha1
    /// SHA-224 (FIPS 180-4), 224 bits.
    case sha224
    /// SHA-256 (FIPS 180-4), 256 bits.
    case sha256
    /// SHA-384 (FIPS 180-4), 384 bits.
    case sha384
    /// SHA-512 (FIPS 180-4), 512 bits.
    case sha512
    /// SHA3-224 (FIPS 202), 224 bits.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case sha3_224 = "sha3-224"
    /// SHA3-256 (FIPS 202), 256 bits.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case sha3_256 = "sha3-256"
    /// SHA3-384 (FIPS 202), 384 bits.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case sha3_384 = "sha3-384"
    /// SHA3-512 (FIPS 202), 512 bits.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case sha3_512 = "sha3-512"
    /// BLAKE2b (RFC 7693), 512 bits.
    case blake2b
    /// BLAKE2s (RFC 7693), 256 bits.
    case blake2s
    /// BLAKE3, 256 bits.
    case blake3
    /// Tiger cut to 128 bits.
    case tiger128
    /// Tiger cut to 160 bits.
    case tiger160
    /// Tiger, 192 bits.
    case tiger192

    /// The length of a digest in bits.
    public var bitWidth: Int {
        switch self {
        case .crc32: 32
        case .md4, .md5, .ripemd128, .tiger128: 128
        case .ripemd160, .sha1, .tiger160: 160
        case .tiger192: 192
        case .sha224, .sha3_224: 224
        case .sha256, .sha3_256, .blake2s, .blake3: 256
        case .sha384, .sha3_384: 384
        case .sha512, .sha3_512, .blake2b: 512
        }
    }
}
