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

/// Standard output and error, written whole.
enum Console {
    static let standardOutput: Int32 = 1
    static let standardError: Int32 = 2

    /// Writes a line to standard error. Its content cannot control a terminal or a workflow.
    static func error(_ line: String) { error(lines: [line]) }

    /// Writes lines to standard error.
    static func error(lines: [String]) {
        write(
            Array(lines.map { wrapped(VisibleText.line($0), for: standardError) + "\n" }.joined().utf8),
            to: standardError)
    }

    /// Writes text and a line end to standard output.
    ///
    /// - Throws: `ReaderGone`, or a `CommandFailure` when it cannot be written.
    static func print(_ text: String) throws { try print(Array((text + "\n").utf8)) }

    /// Writes bytes to standard output.
    static func print(_ bytes: [UInt8]) throws {
        if write(bytes, to: standardOutput) { return }
        if errno == EPIPE { throw ReaderGone() }
        throw CommandFailure.standardOutput
    }

    /// Writes bytes; goes on after interruptions and short writes.
    ///
    /// - Returns: Whether all was written; `errno` says why not.
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
        .suited(toTerminal: isTerminal(descriptor), environment: Environment.ofOutput)
    }

    /// Whether the terminal knows no escape sequences.
    static var isDumb: Bool { Environment.variable("TERM") == "dumb" }

    /// Whether a descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
#endif
