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

    /// Starts to watch. To be called once, before there is any other thread: those made later are not disturbed either.
    static func watch() {
        var set = sigset_t()
        sigemptyset(&set)
        // Who starts a process with a signal ignored, as nohup does, wants it to go on.
        let watched = signals.filter { !isIgnored($0) }
        for number in watched { sigaddset(&set, number) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        if !watched.isEmpty {
            // A thread that waits for a signal may do whatever it needs; a handler may do next to nothing.
            Thread.detachNewThread { [set] in
                var (set, number) = (set, Int32(0))
                while sigwait(&set, &number) != 0 {}
                end(by: number)
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
