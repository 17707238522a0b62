#if Command
import Foundation
import Proviso

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard output and error, written whole; a reader that went away ends the process quietly.
enum Console {
    static let standardOutput: Int32 = 1
    static let standardError: Int32 = 2

    /// Writes a line to standard error.
    static func error(_ message: String) {
        let text = wrapped(message, for: standardError)
        write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), to: standardError)
    }

    /// Writes bytes; goes on after interruptions and short writes.
    ///
    /// - Returns: Whether all was written.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                #if canImport(Darwin)
                let written = Darwin.write(descriptor, part.baseAddress, part.count)
                #elseif canImport(Musl)
                let written = Musl.write(descriptor, part.baseAddress, part.count)
                #else
                let written = Glibc.write(descriptor, part.baseAddress, part.count)
                #endif
                if written < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                rest = rest.dropFirst(written)
            }
            return true
        }
    }

    /// Whether what is written to a descriptor has colours.
    static func style(of descriptor: Int32) -> TextStyle {
        .suited(toTerminal: isTerminal(descriptor), environment: ProcessInfo.processInfo.environment)
    }

    /// Whether a descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
#endif
