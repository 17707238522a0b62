import Testing

@testable import ProvisoFiles

/// The examples of NIST, and pieces of every size.
@Suite struct SHA256Tests {
    private func text(_ digest: [UInt8]) -> String {
        digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func examples(message: String, digest: String) {
        #expect(text(SHA256.digest(of: Array(message.utf8))) == digest)
    }

    @Test func aMillion() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(text(SHA256.digest(of: bytes)) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func pieces() {
        let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        for size in [1, 3, 55, 56, 63, 64, 65, 128, 299] {
            var hash = SHA256()
            var rest = bytes[...]
            while !rest.isEmpty {
                hash.update(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
            #expect(hash.finish() == SHA256.digest(of: bytes), "\(size)")
        }
    }
}
