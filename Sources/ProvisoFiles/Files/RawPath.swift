/// The path of a file as the system has it: bytes, which need not be text.
///
/// Most are text and come from one; a file that was named under another encoding has a name that is not UTF-8, and can be
/// reached by its bytes alone.
public struct RawPath: Sendable, Hashable {
    /// The bytes.
    public let bytes: [UInt8]

    /// Creates a path from bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// Creates a path from text.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// Whether it stands for standard input: `-`.
    var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

    /// Whether what it leads to can be read but once: standard input, a pipe, a terminal. Opening a named pipe a second time
    /// would wait for ever.
    package var isReadOnce: Bool {
        if isStandardInput { return true }
        guard case .success(let status) = POSIX.status(ofPath: self) else { return false }
        return !status.isRegular && !status.isDirectory
    }

    /// Up to the last slash and with it; empty for a name alone.
    package var folder: RawPath {
        RawPath(bytes: bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? [])
    }

    var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

    func appending(_ more: [UInt8]) -> RawPath { RawPath(bytes: bytes + more) }

    /// Lends the path to a call of the system, or returns `nil` for one that holds a NUL: it would end there.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        guard !bytes.contains(0) else { return nil }
        return (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { $0.baseAddress.map(body) }
    }
}

extension RawPath: ExpressibleByStringLiteral {
    /// Creates a path from text.
    public init(stringLiteral text: String) { self.init(text) }
}

extension RawPath: CustomStringConvertible {
    /// The path as text: a byte that is no part of UTF-8 as `\xE9`.
    public var description: String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = ""
        var rest = bytes[...]
        while !rest.isEmpty {
            var parser = Unicode.UTF8.ForwardParser()
            var iterator = rest.makeIterator()
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
                rest = rest.dropFirst(encoded.count)
            case .error(let length):
                for byte in rest.prefix(length) {
                    text += (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
                }
                rest = rest.dropFirst(max(1, length))
            case .emptyInput: rest = []
            }
        }
        return text
    }
}
