#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// Writes a file so that there is either the old one or the whole new one, never a part.
///
/// What is written goes to a temporary file beside the target, which takes its name on ``commit()``. It is removed on
/// ``cancel()``, when the object goes away without either, and by ``TemporaryFiles/removeAll()``; only a process that is
/// killed or crashes leaves it behind.
///
/// A symbolic link stays a link: the file that it leads to is replaced. Permissions of a file that exists are kept, its
/// owner too where the system allows that. Nothing but a regular file can be replaced: directories, devices and pipes are
/// refused, and so are the names that stand for an open file (`/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/3`), since not that
/// file would be written but another put in its place; the file that standard output or error goes to is refused by any name.
///
/// ```swift
/// let file = try AtomicFile(path: "clean.csv")
/// try file.write(bytes)
/// try file.commit()
/// ```
package final class AtomicFile {
    /// The name as it was given.
    let name: String
    private let target: RawPath
    private let temporary: RawPath
    /// Negative once the file is closed.
    private var descriptor: CInt

    /// Creates the temporary file.
    package convenience init(
        path: String, random: some RandomNumberGenerator = SystemRandomNumberGenerator()
    ) throws(FileError) {
        try self.init(path: RawPath(path), random: random)
    }

    /// Creates the temporary file.
    ///
    /// - Parameters:
    ///   - path: The target.
    ///   - random: Gives the temporary file its name.
    package init(
        path: RawPath, random: some RandomNumberGenerator = SystemRandomNumberGenerator()
    ) throws(FileError) {
        let name = path.description
        self.name = name
        let target = try Self.followingLinks(path)
        self.target = target
        var existing: stat?
        switch POSIX.status(ofPath: target) {
        case .success(let status):
            if status.isDirectory { throw FileError(file: name, .isDirectory, isWriting: true) }
            guard status.isRegular else { throw FileError(file: name, .notRegularFile, isWriting: true) }
            if Self.isStandardOutput(status) { throw FileError(file: name, .isStandardOutput, isWriting: true) }
            // Renaming would replace a file that is protected against writing.
            if let error = Self.protection(of: target) { throw FileError(file: name, error, isWriting: true) }
            existing = status
        case .failure(let error) where error.code == ENOENT: break
        case .failure(let error): throw FileError(file: name, error, isWriting: true)
        }
        guard let last = target.bytes.last, last != UInt8(ascii: "/"), !target.bytes.contains(0) else {
            throw FileError(file: name, .folderNotFound, isWriting: true)
        }
        var random = random
        // Should the name be taken, another is tried.
        var opened: Result<CInt, Errno>
        var candidate: RawPath
        var attempts = 0
        repeat {
            candidate = target.folder.appending(Array((".proviso-" + String(random.next(), radix: 36) + ".tmp").utf8))
            let replacesFile = existing != nil
            opened = TemporaryFiles.make(candidate) { [candidate] in
                Self.make(candidate, replacesFile: replacesFile)
            }
            attempts += 1
        } while opened == .failure(Errno(code: EEXIST)) && attempts < 100
        temporary = candidate
        do {
            descriptor = try opened.get()
        } catch {
            throw FileError(file: name, error, isWriting: true)
        }
        if let existing {
            // The owner first, since changing it takes away some permissions. Not being allowed to is no error.
            _ = fchown(descriptor, existing.st_uid, existing.st_gid)
            _ = fchmod(descriptor, existing.st_mode & 0o7777)
        }
    }

    deinit { cancel() }

    /// Appends bytes.
    package func write(_ bytes: Span<UInt8>) throws(FileError) {
        guard descriptor >= 0 else { throw FileError(file: name, Errno(code: EBADF), isWriting: true) }
        let failure = bytes.withUnsafeBytes { buffer -> Errno? in
            var start = 0
            while start < buffer.count {
                switch POSIX.write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...])) {
                case .success(let count): start += count
                case .failure(let error): return error
                }
            }
            return nil
        }
        if let failure { throw FileError(file: name, failure, isWriting: true) }
    }

    /// Puts what was written in the place of the target; nothing can be written afterwards.
    package func commit() throws(FileError) {
        guard descriptor >= 0 else { throw FileError(file: name, Errno(code: EBADF), isWriting: true) }
        // The bytes must be on the disk before the name is, or a crash could leave an empty file under it. Some file
        // systems cannot do that and say so; they are taken as they are.
        if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
            let error = Errno(code: errno)
            cancel()
            throw FileError(file: name, error, isWriting: true)
        }
        let closed = close(descriptor)
        descriptor = -1
        // A file system over a network may tell only now that there was no room.
        if closed != 0, errno != EINTR {
            let error = Errno(code: errno)
            TemporaryFiles.remove(temporary)
            throw FileError(file: name, error, isWriting: true)
        }
        if let error = TemporaryFiles.rename(temporary, to: target) {
            throw FileError(file: name, error, isWriting: true)
        }
    }

    /// Removes what was written; the target stays as it was.
    func cancel() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        TemporaryFiles.remove(temporary)
    }

    private static func protection(of path: RawPath) -> Errno? {
        path.withCString { access($0, W_OK) == 0 ? nil : Errno(code: errno) } ?? nil
    }

    /// Whether a file is the one that standard output or standard error goes to.
    private static func isStandardOutput(_ status: stat) -> Bool {
        [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
            guard case .success(let other) = POSIX.status(of: descriptor) else { return false }
            return other.st_dev == status.st_dev && other.st_ino == status.st_ino
        }
    }

    /// Makes a file where there is none: nobody can have put a file or a link there.
    ///
    /// It has the permissions of any new file, less what the process takes away; but nobody else may read what replaces a
    /// file until it has the permissions of that one.
    static func make(_ path: RawPath, replacesFile: Bool) -> Result<CInt, Errno> {
        POSIX.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: replacesFile ? 0o600 : 0o666)
    }

    /// The path of the file that symbolic links lead to; it need not exist.
    static func followingLinks(_ start: RawPath) throws(FileError) -> RawPath {
        var path = start
        // As many as Linux follows.
        for _ in 0..<40 {
            guard !isOpenFile(path) else { throw FileError(file: start.description, .notRegularFile, isWriting: true) }
            guard let link = destination(ofLink: path) else { return path }
            path = link.isAbsolute ? link : path.folder.appending(link.bytes)
        }
        throw FileError(file: start.description, .tooManyLinks, isWriting: true)
    }

    /// Whether a path is a name for a file that a process has open, rather than for a file.
    private static func isOpenFile(_ path: RawPath) -> Bool {
        let folder = path.folder.bytes.isEmpty ? "./" : path.folder
        return folder.withCString { folder in
            guard let resolved = realpath(folder, nil) else { return false }
            defer { free(resolved) }
            let name = String(cString: resolved) + "/"
            return name.hasPrefix("/proc/") || name == "/dev/fd/"
        } ?? false
    }

    private static func destination(ofLink path: RawPath) -> RawPath? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            let count = path.withCString { readlink($0, base, buffer.count) } ?? -1
            guard count > 0 else { return nil }
            return RawPath(bytes: buffer[..<count].map(UInt8.init(bitPattern:)))
        }
    }
}
