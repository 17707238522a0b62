#if Command
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard input, output and error of the process.
enum StandardDescriptors {
    /// Opens those that whoever started the process has closed, as `proviso check <&-` does.
    ///
    /// Else the next file or pipe that is opened would take the number of one, and be read or written in its place. Each is
    /// opened the wrong way round, so that reading from a closed input and printing to a closed output are still errors;
    /// messages to a closed standard error go nowhere, as they are meant to.
    static func openClosedOnes() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // The lowest number that is free is this one, since those below are open by now.
            _ = open("/dev/null", mode)
        }
    }
}
#endif
