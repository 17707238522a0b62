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
/// ``cancel()``, and when the object goes away without either; only a process that is killed leaves it behind.
/// A symbolic link stays a link: the file that it leads to is replaced. Permissions of a file that exists are kept, its
/// owner too where the system allows that.
///
/// ```swift
/// let file = try AtomicFile(path: "clean.csv")
/// try file.write(bytes)
/// try file.commit()
/// ```
package final class AtomicFile {
    /// The name as it was given.
    package let name: String
    private let target: String
    private let temporary: String
    /// Negative once the file is closed.
    private var descriptor: CInt

    /// Creates the temporary file.
    ///
    /// - Parameters:
    ///   - path: The target.
    ///   - random: Gives the temporary file its name.
    package init(
        path: String, random: some RandomNumberGenerator = SystemRandomNumberGenerator()
    ) throws(FileError) {
        name = path
        let target = try Self.followingLinks(path)
        self.target = target
        var existing: stat?
        switch POSIX.status(ofPath: target) {
        case .success(let status):
            if status.isDirectory { throw FileError(file: path, .isDirectory, isWriting: true) }
            guard status.isRegular else { throw FileError(file: path, .notRegularFile, isWriting: true) }
            // Renaming would replace a file that is protected against writing.
            if access(target, W_OK) != 0 { throw FileError(file: path, Errno(code: errno), isWriting: true) }
            existing = status
        case .failure(let error) where error.code == ENOENT: break
        case .failure(let error): throw FileError(file: path, error, isWriting: true)
        }
        if target.isEmpty || target.hasSuffix("/") { throw FileError(file: path, .folderNotFound, isWriting: true) }
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        var random = random
        // With O_EXCL nobody can have put a file or a link there; should the name be taken, another is tried.
        var opened: Result<CInt, Errno>
        var candidate: String
        var attempts = 0
        repeat {
            candidate = folder + ".proviso-" + String(random.next(), radix: 36) + ".tmp"
            let mode = mode_t(Self.permissionsAtFirst(replacesFile: existing != nil))
            opened = POSIX.open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
            attempts += 1
        } while opened == .failure(Errno(code: EEXIST)) && attempts < 100
        temporary = candidate
        do {
            descriptor = try opened.get()
        } catch {
            throw FileError(file: path, error, isWriting: true)
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
        if closed != 0 && errno != EINTR || rename(temporary, target) != 0 {
            let error = Errno(code: errno)
            unlink(temporary)
            throw FileError(file: name, error, isWriting: true)
        }
    }

    /// Removes what was written; the target stays as it was.
    package func cancel() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        unlink(temporary)
    }

    /// The permissions that the temporary file is made with: those of any new file, less what the process takes away; but
    /// nobody else may read what replaces a file until it has the permissions of that one.
    package static func permissionsAtFirst(replacesFile: Bool) -> Int { replacesFile ? 0o600 : 0o666 }

    /// The path of the file that symbolic links lead to; it need not exist.
    private static func followingLinks(_ path: String) throws(FileError) -> String {
        var path = path
        // As many as Linux follows.
        for _ in 0..<40 {
            guard let link = destination(ofLink: path) else { return path }
            if link.hasPrefix("/") {
                path = link
            } else {
                path = (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + link
            }
        }
        throw FileError(file: path, .tooManyLinks, isWriting: true)
    }

    private static func destination(ofLink path: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            let count = readlink(path, base, buffer.count)
            guard count > 0 else { return nil }
            return String(
                decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), as: UTF8.self)
        }
    }
}
