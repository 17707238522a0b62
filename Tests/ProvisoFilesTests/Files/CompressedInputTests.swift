import Foundation
@testable import ProvisoFiles
import TestSupport
import Testing

/// Compressed files, made by the tools of the system where there are some.
@Suite struct CompressedInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func hasTool(_ compression: Compression) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(compression.rawValue)")
    }

    static let compressions = Compression.allCases.filter(hasTool)

    private func compress(_ bytes: [UInt8], _ compression: Compression) throws -> [UInt8] {
        let source = folder.file("plain", bytes)
        let target = folder.file("packed", [])
        let tool = "/usr/bin/\(compression.rawValue)"
        try #require(try Shell.run("\(tool) -c < '\(source)' > '\(target)'") == 0)
        return try #require(folder.bytes(of: "packed"))
    }

    private func read(
        _ bytes: [UInt8], limit: ExpansionLimit = .streamed, step: Int = 1000
    ) throws -> [UInt8] {
        let input = try InputFile(path: folder.file("data", bytes), expandingTo: limit)
        var found: [UInt8] = []
        while try input.read(atMost: step, into: &found) > 0 {}
        #expect(input.bytesRead == bytes.count)
        return found
    }

    private func problem(_ bytes: [UInt8], limit: ExpansionLimit = .streamed) -> FileError.Problem? {
        do {
            _ = try read(bytes, limit: limit)
            return nil
        } catch {
            return (error as? FileError)?.problem
        }
    }

    private func randomBytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        // Eight bytes at a time: a debug build takes long for each number.
        return (0..<(count + 7) / 8)
            .flatMap { _ in
                let bits = random.next()
                return (0..<8).map { UInt8(0x20 + (bits >> ($0 * 8)) % 16) }
            }
    }

    @Test func signatures() {
        #expect(Compression.recognize([0x1F, 0x8B, 0x08]) == .compressed(.gzip))
        #expect(Compression.recognize([0x28, 0xB5, 0x2F, 0xFD]) == .compressed(.zstd))
        #expect(Compression.recognize([0x5A, 0x2A, 0x4D, 0x18]) == .compressed(.zstd))
        for bytes in [[], [0x1F], [0x1F, 0x8B], [0x28], [0x50, 0x2A, 0x4D]] as [[UInt8]] {
            #expect(Compression.recognize(bytes) == .undecided)
        }
        #expect(Compression.recognize(Array("PK".utf8)) == .plain)
        #expect(Compression.recognize([0x1F, 0x8B, 0x07]) == .plain)
    }

    /// What is not compressed comes as it is, also where it begins like something that is.
    @Test(arguments: ["", "P", "(", "P*M", "(a,b)\n", "a"]) func plainFiles(_ text: String) throws {
        for step in [1, 3, 100] { #expect(try read(Array(text.utf8), step: step) == Array(text.utf8)) }
    }

    @Test(arguments: compressions) func expands(_ compression: Compression) throws {
        let bytes = randomBytes(700_000, seed: 41)
        let packed = try compress(bytes, compression)
        for step in [1 << 20, 1000] { #expect(try read(packed, step: step) == bytes) }
        let few = try compress([0x61, 0x62, 0x63], compression)
        #expect(try read(few, step: 1) == [0x61, 0x62, 0x63])
        #expect(try read(few + packed + few) == [0x61, 0x62, 0x63] + bytes + [0x61, 0x62, 0x63], "several members")
        #expect(try read(compress([], compression)) == [])
    }

    /// Blocks of zeros may stand behind gzip, as tapes have them.
    @Test(.enabled(if: hasTool(.gzip))) func zerosBehindGzip() throws {
        let packed = try compress([0x61], .gzip)
        #expect(try read(packed + [UInt8](repeating: 0, count: 600)) == [0x61])
    }

    @Test(arguments: compressions) func cutOff(_ compression: Compression) throws {
        let packed = try compress(randomBytes(50_000, seed: 42), compression)
        for count in [4, 11, packed.count / 2, packed.count - 1] {
            #expect(problem(Array(packed.prefix(count))) == .compressionCut(compression, bytes: count))
        }
        #expect(problem(packed + packed.prefix(20)) == .compressionCut(compression, bytes: packed.count + 20))
    }

    @Test(arguments: compressions) func damaged(_ compression: Compression) throws {
        let packed = try compress(randomBytes(50_000, seed: 43), compression)
        for garbage in [Array("garbage behind it".utf8), [0x1F, 0x8C, 0, 0, 0, 0, 0, 0, 0, 0]] as [[UInt8]] {
            guard case .compressionDamaged(compression, let offset, _)? = problem(packed + garbage) else {
                Issue.record("\(String(describing: problem(packed + garbage)))")
                continue
            }
            #expect((packed.count - 8...packed.count + 8).contains(offset))
        }
    }

    /// A wrong checksum is found behind all bytes, which come before the error does, and it is named where it stands.
    @Test(arguments: compressions, [0, 1, 3000, 700_000]) func wrongChecksum(
        _ compression: Compression, _ count: Int
    ) throws {
        let bytes = randomBytes(count, seed: 47)
        var packed = try compress(bytes, compression)
        // Gzip has the size behind the checksum, Zstandard nothing.
        let size = compression == .gzip ? 4 : 0
        packed[packed.count - size - 1] ^= 0x10
        for step in [1 << 20, 1000] {
            let input = try InputFile(path: folder.file("data", packed), expandingTo: .streamed)
            var found: [UInt8] = []
            let error = #expect(throws: FileError.self) {
                while try input.read(atMost: step, into: &found) > 0 {}
            }
            #expect(found == bytes)
            guard case .compressionDamaged(compression, let offset, _)? = error?.problem else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect((packed.count - size - 4...packed.count).contains(offset))
            #expect(throws: FileError.self) { try input.read(atMost: step, into: &found) }
        }
    }

    /// A damaged block does not take those before it along.
    @Test(.enabled(if: hasTool(.zstd))) func damagedBlock() throws {
        let bytes = randomBytes(700_000, seed: 48)
        let whole = try compress(bytes, .zstd)
        // The header of the last block behind the rest of it, of a type that there is not.
        let first = try compress(Array(bytes.prefix(300_000)), .zstd)
        let input = try InputFile(
            path: folder.file("data", first + whole.prefix(6) + [UInt8](repeating: 0xFF, count: 50)),
            expandingTo: .streamed)
        var found: [UInt8] = []
        #expect(throws: FileError.self) { while try input.read(atMost: 1 << 20, into: &found) > 0 {} }
        #expect(found == Array(bytes.prefix(300_000)))
    }

    /// Whatever is damaged: the bytes come or an error does, and nothing else happens.
    @Test(arguments: compressions) func randomDamage(_ compression: Compression) throws {
        var random = SplitMix64(seed: 44)
        let packed = try compress(randomBytes(3000, seed: 45), compression)
        for _ in 0..<Sweep.count(400, sample: 100) {
            var bytes = packed
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 4..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count - 4, using: &random)) }
            switch problem(bytes) {
            case nil, .compressionCut(compression, _), .compressionDamaged(compression, _, _): break
            case .expandsTooFar?: break
            case let other: Issue.record("\(String(describing: other))")
            }
        }
    }

    /// A small file that expands to very much ends in an error; one that repeats a line passes below the limit.
    @Test(arguments: compressions) func bombs(_ compression: Compression) throws {
        let bytes = [UInt8](repeating: 0x61, count: 3 << 20)
        let packed = try compress(bytes, compression)
        #expect(packed.count * 500 < bytes.count)
        #expect(problem(packed, limit: ExpansionLimit(bytes: 4 << 20, ratio: 100)) == nil)
        guard
            case .expandsTooFar(compression, let count)? = problem(
                packed, limit: ExpansionLimit(bytes: 1 << 20, ratio: 100))
        else { return #expect(Bool(false)) }
        #expect(count <= 1 << 20 + InputFile.chunkSize, "it ends at once")
        #expect(
            problem(
                try compress(randomBytes(3 << 20, seed: 46), compression),
                limit: ExpansionLimit(bytes: 1 << 20, ratio: 100)) == nil)
    }

    @Test func libraryThatIsNotThere() {
        #expect(DynamicLibrary(["libproviso-has-no-such-library.so.9"]) == nil)
        for compression in Compression.allCases {
            let error = FileError(file: "a.csv.gz", .compressed(compression))
            #expect(error.reason.contains(compression.library) && error.hint != nil)
        }
    }

    @Test(
        arguments: [
            ("a.csv.gz", DataFormat.csv), ("a.b/x.ndjson.zst", .ndjson), ("a.JSON.GZ", .json), ("a.tsv.gz", .csv),
            ("a.gz", nil), (".gz", nil), ("a.csv.gz.gz", nil), ("a.csv", .csv), ("csv", .csv),
        ] as [(String, DataFormat?)])
    func endings(_ path: String, _ format: DataFormat?) {
        #expect(DataFormat(path: path) == format)
    }
}
