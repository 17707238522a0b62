/// What was found out about a text, to write another one like it.
package struct TextProperties: Sendable, Hashable {
    /// The encoding; of `utf-16` the order that was found.
    package var encoding: TextEncoding
    /// Whether the file begins with a byte order mark.
    package var hasByteOrderMark: Bool

    package init(encoding: TextEncoding, hasByteOrderMark: Bool = false) {
        self.encoding = encoding
        self.hasByteOrderMark = hasByteOrderMark
    }
}

/// Reads a file as UTF-8, whatever its encoding, without its byte order mark.
struct TextSource {
    /// Known after the first read.
    private(set) var properties: TextProperties
    /// How many bytes of the file were read.
    private(set) var bytesRead = 0

    private static let chunkSize = 64 << 10

    private let input: InputFile
    /// Whether the user named the encoding: then a byte order mark does not change it but for the order of UTF-16.
    private let isNamed: Bool
    private var decoder: TextDecoder?
    private var hasBegun = false
    private var isAtEnd = false
    /// Bytes of the file that are not decoded yet: the first ones, looked at for a byte order mark.
    private var raw: [UInt8] = []
    /// Text that was decoded and did not fit.
    private var decoded: [UInt8] = []
    private var decodedStart = 0

    init(_ input: InputFile, encoding: TextEncoding?) {
        self.input = input
        isNamed = encoding != nil
        properties = TextProperties(encoding: encoding ?? .utf8)
    }

    /// Appends text until there are `target` bytes in the buffer; false when the file ended before.
    ///
    /// - Throws: An error of reading, or `notText` when the first bytes are no text.
    mutating func fill(_ buffer: inout [UInt8], to target: Int) throws(FileError) -> Bool {
        if hasBegun { return try append(to: &buffer, upTo: target) }
        hasBegun = true
        try begin()
        let isMore = try append(to: &buffer, upTo: target)
        if properties.encoding.isByteOriented, BinaryGuess.isBinary(buffer.span) {
            throw FileError(file: input.name, .notText)
        }
        return isMore
    }

    /// Reads the first bytes and looks for a byte order mark.
    private mutating func begin() throws(FileError) {
        while raw.count < 3, !isAtEnd { note(read: try input.read(atMost: 3 - raw.count, into: &raw)) }
        let mayBeUTF16 = !isNamed || properties.encoding == .utf16
        if raw.starts(with: [0xEF, 0xBB, 0xBF]), properties.encoding == .utf8 {
            properties.hasByteOrderMark = true
        } else if raw.starts(with: [0xFF, 0xFE]), mayBeUTF16 || properties.encoding == .utf16LittleEndian {
            properties = TextProperties(encoding: .utf16LittleEndian, hasByteOrderMark: true)
        } else if raw.starts(with: [0xFE, 0xFF]), mayBeUTF16 || properties.encoding == .utf16BigEndian {
            properties = TextProperties(encoding: .utf16BigEndian, hasByteOrderMark: true)
        } else if properties.encoding == .utf16 {
            properties.encoding = .utf16LittleEndian
        }
        if properties.hasByteOrderMark { raw.removeFirst(properties.encoding.byteOrderMark.count) }
        if properties.encoding != .utf8 { decoder = TextDecoder(properties.encoding) }
    }

    private mutating func append(to buffer: inout [UInt8], upTo target: Int) throws(FileError) -> Bool {
        while buffer.count < target {
            if decoder != nil {
                if decodedStart == decoded.count, !(try decodeMore()) { return false }
                let end = min(decoded.count, decodedStart + target - buffer.count)
                buffer.append(contentsOf: decoded[decodedStart..<end])
                decodedStart = end
            } else if !raw.isEmpty {
                let count = min(raw.count, target - buffer.count)
                buffer.append(contentsOf: raw.prefix(count))
                raw.removeFirst(count)
            } else {
                guard !isAtEnd else { return false }
                note(read: try input.read(atMost: target - buffer.count, into: &buffer))
            }
        }
        return true
    }

    /// Decodes the next bytes of the file; false when there are none.
    private mutating func decodeMore() throws(FileError) -> Bool {
        decoded.removeAll(keepingCapacity: true)
        decodedStart = 0
        while decoded.isEmpty {
            if !isAtEnd { note(read: try input.read(atMost: Self.chunkSize, into: &raw)) }
            Self.decode(raw, with: &decoder, isLast: isAtEnd, into: &decoded)
            raw.removeAll(keepingCapacity: true)
            if isAtEnd, decoded.isEmpty { return false }
        }
        return true
    }

    private static func decode(
        _ raw: [UInt8], with decoder: inout TextDecoder?, isLast: Bool, into decoded: inout [UInt8]
    ) {
        decoder?.decode(raw.span, isLast: isLast, into: &decoded)
    }

    private mutating func note(read count: Int) {
        bytesRead += count
        isAtEnd = count == 0
    }
}
