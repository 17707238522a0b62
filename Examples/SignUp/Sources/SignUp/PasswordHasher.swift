import Crypto
import CryptoExtras
import Foundation

/// Keeps of passwords what scrypt makes of them. As an actor it works on one at a time, so that many requests at once take no more
/// than the 32 MiB of one.
actor PasswordHasher {
    private let saltBytes = 16

    /// A salt, and behind it what scrypt makes of it and the password.
    func hash(_ password: String) throws -> Data {
        try hash(password, salt: Secrets.random(bytes: saltBytes))
    }

    /// Whether a password is the right one. Without an account as much is computed, so that the time tells nobody which names there are.
    func matches(_ password: String, _ stored: Data?) throws -> Bool {
        let salt = stored?.prefix(saltBytes) ?? Data(count: saltBytes)
        let made = try hash(password, salt: Data(salt))
        return stored.map { Secrets.areEqual($0, made) } ?? false
    }

    private func hash(_ password: String, salt: Data) throws -> Data {
        let key = try KDF.Scrypt.deriveKey(
            from: Data(password.utf8), salt: salt, outputByteCount: 32, rounds: 1 << 15, blockSize: 8, parallelism: 3)
        return salt + key.withUnsafeBytes { Data($0) }
    }
}

enum Secrets {
    /// Bytes that nobody can guess.
    static func random(bytes count: Int) -> Data {
        SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
    }

    /// Compares in a time that does not tell where two differ.
    static func areEqual(_ one: Data, _ other: Data) -> Bool {
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
