// File input and output goes through POSIX: Foundation would buffer and allocate where blocks are all that is needed.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// The calls of the system that this target makes, repeated when a signal interrupts them.
enum POSIX {
    /// Reads into memory and returns how many bytes came, 0 at the end of the file.
    static func read(_ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Result<Int, Errno> {
        repeated { systemRead(descriptor, buffer.baseAddress, buffer.count) }
    }

    static func write(_ descriptor: CInt, _ buffer: UnsafeRawBufferPointer) -> Result<Int, Errno> {
        repeated { systemWrite(descriptor, buffer.baseAddress, buffer.count) }
    }

    static func open(_ path: RawPath, _ flags: CInt, mode: mode_t = 0) -> Result<CInt, Errno> {
        path.withCString { path in
            repeated { Int(systemOpen(path, flags | O_CLOEXEC, mode)) }.map { CInt($0) }
        } ?? .failure(.noSuchName)
    }

    static func status(of descriptor: CInt) -> Result<stat, Errno> {
        var status = stat()
        return repeated { Int(fstat(descriptor, &status)) }.map { _ in status }
    }

    static func status(ofPath path: RawPath) -> Result<stat, Errno> {
        var status = stat()
        return path.withCString { path in repeated { Int(stat(path, &status)) }.map { _ in status } }
            ?? .failure(.noSuchName)
    }

    /// Whether a read would return at once, be it with bytes or with the end.
    static func isReadable(_ descriptor: CInt, within milliseconds: CInt) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // What cannot be asked is read, which tells what is wrong with it.
        return poll(&request, 1, milliseconds) != 0
    }

    private static func repeated(_ call: () -> Int) -> Result<Int, Errno> {
        while true {
            let result = call()
            if result >= 0 { return .success(result) }
            if errno != EINTR { return .failure(Errno(code: errno)) }
        }
    }
}

/// What a call of the system gave as its error.
struct Errno: Error, Hashable {
    let code: CInt

    /// No file has a name that holds a NUL.
    static let noSuchName = Errno(code: ENOENT)
}

// The names of the calls are taken by the functions above.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    guard let buffer else { return 0 }
    return read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let buffer else { return 0 }
    return write(descriptor, buffer, count)
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: CInt, _ mode: mode_t) -> CInt { open(path, flags, mode) }

extension stat {
    // Not every system's module gives these constants the type of the mode.
    private var kind: mode_t { st_mode & mode_t(S_IFMT) }
    var isDirectory: Bool { kind == mode_t(S_IFDIR) }
    var isRegular: Bool { kind == mode_t(S_IFREG) }
}
