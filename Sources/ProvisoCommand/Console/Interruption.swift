#if Command
import Foundation
import ProvisoFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ends the process tidily when somebody else ends it: no temporary file stays, and whoever waits for the process sees the
/// signal that ended it, which shells show as 128 and its number.
enum Interruption {
    /// Interrupt (Ctrl-C), the wish to end, and a terminal that was closed.
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Where a handler writes the number of its signal: all that it may do, wherever the process is just then.
    nonisolated(unsafe) private static var alarm: Int32 = -1

    /// Starts to watch. To be called once, before anything else.
    static func watch() {
        // Who starts a process with a signal ignored, as nohup does, wants it to go on.
        let watched = signals.filter { !isIgnored($0) }
        var ends: [Int32] = [-1, -1]
        if !watched.isEmpty, pipe(&ends) == 0 {
            for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            let source = ends[0]
            alarm = ends[1]
            // A thread may do whatever is needed to end tidily.
            Thread.detachNewThread {
                var number: UInt8 = 0
                while read(source, &number, 1) != 1 {}
                end(by: Int32(number))
            }
            for number in watched {
                signal(number) { number in
                    let error = errno
                    var byte = UInt8(truncatingIfNeeded: number)
                    _ = write(Interruption.alarm, &byte, 1)
                    errno = error
                }
            }
        }
        // A reader that goes away shows when something is written, and ends the process then; see ``endForReader()``.
        endsByPipe = !isIgnored(SIGPIPE)
        signal(SIGPIPE, SIG_IGN)
    }

    nonisolated(unsafe) private static var endsByPipe = false

    /// Ends the process as one whose reader has gone away: by SIGPIPE, unless whoever started it has that ignored.
    ///
    /// It returns in that case alone.
    static func endForReader() {
        if endsByPipe { end(by: SIGPIPE) }
    }

    private static func end(by number: Int32) {
        TemporaryFiles.removeAll()
        signal(number, SIG_DFL)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        kill(getpid(), number)
        // The signal ends the process before long, if it has not already.
        while true { pause() }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
#endif
