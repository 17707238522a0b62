#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

internal import ProvisoBase

/// The temporary files that are there now, so that a process that a signal ends leaves none behind.
package enum TemporaryFiles {
    private struct State: Sendable {
        var paths: Set<RawPath> = []
        var isClosed = false
    }

    private static let state = Locked(State())

    /// Makes a file with the closure and notes it, both at once for ``removeAll()``.
    ///
    /// - Returns: What the closure gave, or `EINTR` when the process is about to end.
    static func make(_ path: RawPath, _ open: @Sendable () -> Result<CInt, Errno>) -> Result<CInt, Errno> {
        state.withLock { state in
            guard !state.isClosed else { return .failure(Errno(code: EINTR)) }
            let opened = open()
            if case .success = opened { state.paths.insert(path) }
            return opened
        }
    }

    /// Removes a file, if it is still there.
    static func remove(_ path: RawPath) {
        state.withLock { state in
            if state.paths.remove(path) != nil { path.withCString { _ = unlink($0) } }
        }
    }

    /// Gives a file its final name.
    static func rename(_ path: RawPath, to target: RawPath) -> Errno? {
        state.withLock { state in
            guard !state.isClosed else { return Errno(code: EINTR) }
            let result = path.withCString { from in
                target.withCString { to -> Result<Void, Errno> in
                    renameFile(from, to) == 0 ? .success(()) : .failure(Errno(code: errno))
                }
            }
            state.paths.remove(path)
            guard case .failure(let error) = (result ?? nil) ?? .failure(.noSuchName) else { return nil }
            path.withCString { _ = unlink($0) }
            return error
        }
    }

    /// Removes every file and prevents new ones: for a process that is about to end.
    package static func removeAll() {
        state.withLock { state in
            state.isClosed = true
            for path in state.paths { path.withCString { _ = unlink($0) } }
            state.paths = []
        }
    }
}

// The name is taken by the function above.
private func renameFile(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> CInt { rename(from, to) }
