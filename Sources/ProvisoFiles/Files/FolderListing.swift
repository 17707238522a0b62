#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// What is in a folder.
package enum FolderListing {
    /// The names in a folder, in any order, without `.` and `..`; none when it cannot be read. The empty path is the folder of
    /// the process.
    static func names(in folder: RawPath) -> [[UInt8]] {
        let path: RawPath = folder.bytes.isEmpty ? "." : folder
        guard let listing = path.withCString({ opendir($0) }) ?? nil else { return [] }
        defer { closedir(listing) }
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        var names: [[UInt8]] = []
        while let entry = readdir(listing) {
            // The name may be longer than the type says, and the entry shorter.
            let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
            var count = 0
            while start[count] != 0 { count += 1 }
            let name = Array(UnsafeBufferPointer(start: start, count: count))
            if name != [UInt8(ascii: ".")], name != Array("..".utf8) { names.append(name) }
        }
        return names
    }

    /// Whether something has this path.
    package static func exists(_ path: RawPath) -> Bool {
        var status = stat()
        return path.withCString { stat($0, &status) } == 0
    }

    /// Whether a path leads to a folder, and not over a link.
    static func isFolder(_ path: RawPath) -> Bool {
        var status = stat()
        guard let result = path.withCString({ lstat($0, &status) }), result == 0 else { return false }
        return status.isDirectory
    }
}
