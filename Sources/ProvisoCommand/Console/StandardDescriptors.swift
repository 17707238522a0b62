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
    /// opened so that reading from a closed input and printing to a closed output are still errors, by whatever name:
    /// `/dev/stdin` leads to what is opened here. Messages to a closed standard error go nowhere, as they are meant to.
    static func openClosedOnes() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // The lowest number that is free is this one, since those below are open by now.
            if descriptor == STDERR_FILENO {
                _ = open("/dev/null", O_WRONLY)
            } else {
                openPlaceholder(writes: descriptor == STDIN_FILENO)
            }
        }
    }

    /// Opens what can be neither read nor written by its descriptor.
    private static func openPlaceholder(writes: Bool) {
        #if os(Linux)
        // A directory, which is nobody's data. The module of the C library does not give the number of O_PATH everywhere.
        let pathOnly: CInt = 0o10000000
        if open("/", pathOnly) >= 0 { return }
        #endif
        _ = open("/dev/null", writes ? O_WRONLY : O_RDONLY)
    }
}
#endif
