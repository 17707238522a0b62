internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The shell, for tools that tests need.
///
/// Not Foundation's `Process`: that learns of the end of a program from a socket, on one thread for all of them. A program that
/// closes what it inherits, as a DNS server does, keeps that thread until it has ended itself, and all tests with it.
package enum Shell {
    /// Runs a script and waits for its end.
    ///
    /// - Returns: The script's status; what `waitpid` says of one that a signal ended.
    package static func run(_ script: String) throws -> Int32 {
        let words = ["/bin/sh", "-c", script]
        let strings = words.map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var process = pid_t()
        let failure = posix_spawn(&process, "/bin/sh", nil, nil, strings, environ)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : status
    }
}
