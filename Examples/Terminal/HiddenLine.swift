import Foundation

/// Reads a line that a terminal does not show. From anything else it is read as every line.
func readHiddenLine() -> String? {
    var shown = termios()
    guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return readLine() }
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    // The end of the line is shown, and a program that is interrupted leaves no terminal behind that shows nothing.
    hidden.c_lflag |= tcflag_t(ECHONL)
    let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    interruption.setEventHandler { [shown] in
        var shown = shown
        tcsetattr(STDIN_FILENO, TCSANOW, &shown)
        exit(130)
    }
    signal(SIGINT, SIG_IGN)
    interruption.resume()
    tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
    defer {
        tcsetattr(STDIN_FILENO, TCSANOW, &shown)
        interruption.cancel()
        signal(SIGINT, SIG_DFL)
    }
    return readLine()
}
