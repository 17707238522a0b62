import Foundation
import Testing

@testable import ProvisoFiles

@Suite struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ name: String) -> String? { folder.bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
    }

    private func write(_ text: String, to path: String) throws {
        let file = try AtomicFile(path: path)
        try file.write(Array(text.utf8).span)
        try file.commit()
    }

    @Test func writesAFile() throws {
        let file = try AtomicFile(path: folder.file("out"))
        try file.write(Array("a".utf8).span)
        try file.write(Array(repeating: UInt8(ascii: "b"), count: 1 << 20).span)
        #expect(folder.names.count == 1 && folder.names != ["out"])
        try file.commit()
        #expect(folder.names == ["out"])
        #expect(folder.bytes(of: "out")?.count == 1 << 20 | 1)
        #expect(throws: FileError.self) { try file.commit() }
        #expect(throws: FileError.self) {
            let bytes: [UInt8] = [1]
            try file.write(bytes.span)
        }
    }

    @Test func keepsTheOldFileUntilTheEnd() throws {
        let path = folder.file("out", Array("old".utf8))
        let file = try AtomicFile(path: path)
        try file.write(Array("new".utf8).span)
        #expect(text("out") == "old")
        try file.commit()
        #expect(text("out") == "new")
        #expect(folder.names == ["out"])
    }

    @Test func leavesNothingBehind() throws {
        let path = folder.file("out", Array("old".utf8))
        do {
            let file = try AtomicFile(path: path)
            try file.write(Array("new".utf8).span)
        }
        let file = try AtomicFile(path: path)
        file.cancel()
        file.cancel()
        #expect(folder.names == ["out"])
        #expect(text("out") == "old")
    }

    /// The target has become a folder meanwhile, so nothing can take its name.
    @Test func leavesNothingBehindWhenItCannotTakeTheName() throws {
        let file = try AtomicFile(path: folder.file("out"))
        try file.write(Array("new".utf8).span)
        #expect(mkdir(folder.file("out"), 0o700) == 0)
        let error = #expect(throws: FileError.self) { try file.commit() }
        #expect(error?.isWriting == true)
        #expect(folder.names == ["out"])
    }

    @Test(arguments: [0o600, 0o640, 0o755]) func keepsPermissions(_ permissions: Int) throws {
        let path = folder.file("out", [])
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        try write("x", to: path)
        #expect(try mode("out") == permissions)
    }

    /// Only root may give a file away. A new owner takes away some of the permissions, so they come after it.
    @Test(.enabled(if: geteuid() == 0, "nobody else may give a file away"))
    func keepsTheOwnerAndSpecialPermissions() throws {
        let path = folder.file("out", [])
        #expect(chown(path, 65534, 65533) == 0 && chmod(path, 0o7755) == 0)
        try write("x", to: path)
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_uid == 65534 && status.st_gid == 65533)
        #expect(status.st_mode & 0o7777 == 0o7755)
    }

    @Test func givesNewFilesTheUsualPermissions() throws {
        try write("x", to: folder.file("out"))
        let usual = folder.file("usual")
        close(open(usual, O_WRONLY | O_CREAT, 0o666))
        #expect(try mode("out") == mode("usual"))
    }

    /// What replaces a file is nobody else's to read, not even before it has the permissions of that file.
    @Test func temporaryFilesAreNotReadableByOthers() throws {
        for (name, replacesFile) in [("replacing", true), ("new", false)] {
            close(try AtomicFile.make(RawPath(folder.file(name)), replacesFile: replacesFile).get())
        }
        let usual = folder.file("usual")
        close(open(usual, O_WRONLY | O_CREAT, 0o666))
        #expect(try mode("replacing") == 0o600)
        #expect(try mode("new") == mode("usual"))
        for name in ["replacing", "new", "usual"] { unlink(folder.file(name)) }
        let path = folder.file("out", [])
        for permissions in [0o600, 0o400, 0o640] where permissions & 0o200 != 0 || geteuid() == 0 {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
            let file = try AtomicFile(path: path)
            let temporary = try #require(folder.names.first { $0 != "out" })
            #expect(try mode(temporary) == permissions)
            file.cancel()
        }
    }

    /// Gives the same numbers each time.
    private struct Counter: RandomNumberGenerator {
        var number: UInt64 = 0
        mutating func next() -> UInt64 {
            number += 1
            return number
        }
    }

    /// A file or a link that has the name of the temporary file stays as it is, and where the link leads too.
    @Test func takesNoNameThatIsTaken() throws {
        let path = folder.file("out", Array("old".utf8))
        _ = folder.file(".proviso-1.tmp", Array("somebody's".utf8))
        _ = folder.file("elsewhere", Array("precious".utf8))
        for (link, destination) in [(".proviso-2.tmp", "elsewhere"), (".proviso-3.tmp", "nowhere")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.file(link), withDestinationPath: folder.file(destination))
        }
        let file = try AtomicFile(path: path, random: Counter())
        try file.write(Array("new".utf8).span)
        try file.commit()
        #expect(text("out") == "new")
        #expect(text(".proviso-1.tmp") == "somebody's")
        #expect(text("elsewhere") == "precious")
        #expect(folder.names == [".proviso-1.tmp", ".proviso-2.tmp", ".proviso-3.tmp", "elsewhere", "out"])
    }

    /// Where no name is free there is an error, and not an endless search.
    @Test func givesUpLookingForAName() throws {
        struct One: RandomNumberGenerator { mutating func next() -> UInt64 { 1 } }
        let path = folder.file("out", Array("old".utf8))
        _ = folder.file(".proviso-1.tmp", [])
        #expect(throws: FileError.self) { try AtomicFile(path: path, random: One()) }
        #expect(text("out") == "old")
    }

    @Test func followsLinks() throws {
        _ = folder.file("real", Array("old".utf8))
        let links = FileManager.default
        try links.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "real")
        try links.createSymbolicLink(atPath: folder.file("second"), withDestinationPath: folder.file("link"))
        try links.createSymbolicLink(atPath: folder.file("dangling"), withDestinationPath: "made")
        try write("new", to: folder.file("second"))
        try write("new too", to: folder.file("dangling"))
        #expect(text("real") == "new")
        #expect(text("made") == "new too")
        #expect(try links.destinationOfSymbolicLink(atPath: folder.file("link")) == "real")
        #expect(folder.names == ["dangling", "link", "made", "real", "second"])
        try links.createSymbolicLink(atPath: folder.file("loop"), withDestinationPath: "loop")
        let error = #expect(throws: FileError.self) { try AtomicFile(path: folder.file("loop")) }
        #expect(error?.problem == .tooManyLinks)
    }

    @Test func refuses() throws {
        func problem(_ path: String) -> FileError.Problem? {
            let error = #expect(throws: FileError.self) { try AtomicFile(path: path) }
            #expect(error?.isWriting == true)
            return error?.problem
        }
        #expect(problem(folder.path) == .isDirectory)
        #expect(problem(folder.file("none/out")) == .folderNotFound)
        #expect(problem(folder.file("none/")) == .folderNotFound)
        #expect(problem("") == .folderNotFound)
        let pipe = folder.file("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(problem(pipe) == .notRegularFile)
        #expect(problem("/dev/null") == .notRegularFile)
        #expect(problem("/dev/fd/0") == .notRegularFile)
        #expect(folder.names == ["pipe"])
    }

    /// What leads to an open file is no name of the file: another would be put in its place, and whoever has it open
    /// would see nothing of that.
    @Test func refusesNamesOfOpenFiles() throws {
        let path = folder.file("open", Array("old".utf8))
        let descriptor = open(path, O_RDWR)
        defer { close(descriptor) }
        var names = ["/dev/fd/\(descriptor)"]
        #if os(Linux)
        names += ["/proc/self/fd/\(descriptor)", "/proc/\(getpid())/fd/\(descriptor)"]
        #endif
        let link = folder.file("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/fd/\(descriptor)")
        for name in names + [link] {
            let error = #expect(throws: FileError.self) { try AtomicFile(path: name) }
            #expect(error?.problem == .notRegularFile, "\(name)")
        }
        #expect(text("open") == "old")
        #expect(folder.names == ["link", "open"])
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere")) func respectsProtection() throws {
        let path = folder.file("out", Array("old".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let error = #expect(throws: FileError.self) { try AtomicFile(path: path) }
        #expect(error?.problem == .notPermitted)
        #expect(text("out") == "old")
    }

    @Test func namesInTheWorkingDirectoryNeedNoFolder() throws {
        let name = "proviso-test-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: name) }
        try write("x", to: name)
        #expect(FileManager.default.contents(atPath: name) == Data("x".utf8))
    }
}
