#if Command
import Foundation
import ProvisoCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Console {
    /// Narrower terminals are treated as if they were that wide.
    private static let leastWidth = 20

    /// How many columns the terminal behind a descriptor has; `nil` if there is no terminal, or if that is unknown.
    ///
    /// Asked for anew each time, since windows change.
    static func width(of descriptor: Int32) -> Int? {
        guard isTerminal(descriptor) else { return nil }
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return max(leastWidth, Int(size.ws_col)) }
        return namedWidth
    }

    /// The width that the environment names; `nil` when it names none.
    static var namedWidth: Int? {
        Environment.variable("COLUMNS").flatMap { Int($0) }.map { max(leastWidth, $0) }
    }

    /// Text of several lines as it is shown: on a terminal each of them is broken between words where it would not fit.
    static func wrapped(_ text: String, for descriptor: Int32 = standardOutput) -> String {
        TextWrapping.wrapped(text, width: width(of: descriptor))
    }
}
#endif
