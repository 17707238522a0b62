#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// Which file a path leads to, however it is spelled: two names of one file have the same identity.
enum FileIdentity: Hashable {
    /// A file that exists, by its device and inode.
    case existing(device: UInt64, inode: UInt64)
    /// A file that is still to be made, by its folder and its name there.
    case missing(folderDevice: UInt64, folderInode: UInt64, name: [UInt8])

    /// The identity of what a path leads to; `nil` for what is no regular file, and where there is no such folder.
    init?(_ path: RawPath) {
        if path.isStandardInput {
            self.init(descriptor: STDIN_FILENO)
        } else if case .success(let status) = POSIX.status(ofPath: path) {
            self.init(status)
        } else if let target = try? AtomicFile.followingLinks(path) {
            // Links may lead to a file that does not exist yet.
            let folder = target.folder.bytes.isEmpty ? "./" : target.folder
            guard case .success(let status) = POSIX.status(ofPath: folder) else { return nil }
            self = .missing(
                folderDevice: UInt64(truncatingIfNeeded: status.st_dev),
                folderInode: UInt64(truncatingIfNeeded: status.st_ino),
                name: Array(target.bytes.dropFirst(target.folder.bytes.count)))
        } else {
            return nil
        }
    }

    /// The identity of an open file; `nil` for pipes, terminals and what is not open.
    init?(descriptor: CInt) {
        guard case .success(let status) = POSIX.status(of: descriptor) else { return nil }
        self.init(status)
    }

    /// Whether standard output or standard error goes there.
    var isPrintedTo: Bool {
        [STDOUT_FILENO, STDERR_FILENO].contains { FileIdentity(descriptor: $0) == self }
    }

    private init?(_ status: stat) {
        guard status.isRegular else { return nil }
        self = .existing(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    }
}
