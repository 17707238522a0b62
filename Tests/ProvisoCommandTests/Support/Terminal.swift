#if Command
#if os(Linux)
import Testing

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A terminal of a certain width, which keeps what is written to it.
final class Terminal {
    private var master: Int32 = -1
    /// The other end is held open, so that nothing is lost when the command ends.
    private var other: Int32 = -1
    /// What programs open to write to it.
    let path: String

    init(columns: Int) throws {
        var name = [CChar](repeating: 0, count: 128)
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &other, &name, nil, &size) == 0)
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        var mode = termios()
        tcgetattr(other, &mode)
        mode.c_oflag &= ~tcflag_t(OPOST)
        tcsetattr(other, TCSANOW, &mode)
    }

    deinit {
        close(master)
        close(other)
    }

    /// Everything that was written so far.
    func text() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
        while case let count = read(master, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
#endif
