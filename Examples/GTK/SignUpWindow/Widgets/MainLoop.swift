import CGTK
import Dispatch

/// GLib's main loop, which GTK lives in, and in it the main actor of Swift.
///
/// On Linux the main actor runs on the main queue of libdispatch, which nobody empties while GLib's loop runs: a task that
/// waits for an answer would never go on. So the loop watches the queue's descriptor, and empties the queue when there is
/// something in it. On macOS GTK's loop is built on the system's, which does that by itself.
@MainActor final class MainLoop {
    private let loop = g_main_loop_new(nil, 0)

    func run() {
        #if os(Linux)
        g_unix_fd_add(
            _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
            { descriptor, _, _ in
                // Reading it says that what came until now is being looked after.
                var count: UInt64 = 0
                read(descriptor, &count, MemoryLayout.size(ofValue: count))
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil)
        #endif
        g_main_loop_run(loop)
    }

    func quit() { g_main_loop_quit(loop) }
}
