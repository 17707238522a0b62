#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

extension RawPath {
    /// The way to the file from the folder of another one: of `/a/b/c.csv` from that of `/a/x/y` it is `../b/c.csv`.
    ///
    /// - Returns: `nil` where one of the folders does not exist.
    func relative(toFolderOf other: RawPath) -> RawPath? {
        guard let here = other.resolvedFolder, let there = resolvedFolder else { return nil }
        let shared = zip(here, there).prefix { $0 == $1 }.count
        var steps = Array(repeating: Array("..".utf8)[...], count: here.count - shared)
        steps += there[shared...]
        steps.append(bytes.dropFirst(folder.bytes.count))
        return RawPath(bytes: Array(steps.joined(separator: [UInt8(ascii: "/")])))
    }

    /// The names on the way to the folder from the root, with links followed.
    private var resolvedFolder: [ArraySlice<UInt8>]? {
        let path: RawPath = folder.bytes.isEmpty ? "./" : folder
        let resolved = path.withCString { path -> [UInt8]? in
            guard let text = realpath(path, nil) else { return nil }
            defer { free(text) }
            return UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
        }
        return resolved.flatMap { $0 }?.split(separator: UInt8(ascii: "/"))
    }
}
