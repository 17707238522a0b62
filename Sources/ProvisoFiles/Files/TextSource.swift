/// What was found out about a text, to write another one like it.
package struct TextProperties: Sendable, Hashable {
    /// The encoding; of `utf-16` the order that was found.
    var encoding: TextEncoding
    /// Whether the file begins with a byte order mark.
    var hasByteOrderMark: Bool

    init(encoding: TextEncoding, hasByteOrderMark: Bool = false) {
        self.encoding = encoding
        self.hasByteOrderMark = hasByteOrderMark
    }
}

/// Reads a file as UTF-8, whatever its encoding, without its byte order mark.
struct TextSource {
    /// How a read ended.
    enum Fill {
        /// There is as much as was asked for.
        case full
        /// There is some text, and the next read would have to wait for more.
        case waiting
        /// There is no more.
        case ended
    }

    /// Known after the first read.
    private(set) var properties: TextProperties
    /// How many bytes of the file were read, as it stands on disk.
    var bytesRead: Int { max(0, input.bytesRead - (returned.count - returnedStart)) }
    /// The name of the file, for messages.
    var name: String { input.name }

    private static let chunkSize = 64 << 10

    private let input: InputFile
    /// Whether the user named the encoding: then a byte order mark does not change it but for the order of UTF-16.
    private let isNamed: Bool
    private var decoder: TextDecoder?
    private var hasBegun = false
    private var isAtEnd = false
    /// Whether the last read gave less than was asked for.
    private var wasShort = true
    /// Bytes of the file that are not decoded yet: the first ones, looked at for a byte order mark.
    private var raw: [UInt8] = []
    /// Text that was decoded and did not fit.
    private var decoded: [UInt8] = []
    private var decodedStart = 0
    /// Text that was filled in before and is to be filled in again.
    private var returned: [UInt8] = []
    private var returnedStart = 0

    init(_ input: InputFile, encoding: TextEncoding?) {
        self.input = input
        isNamed = encoding != nil
        properties = TextProperties(encoding: encoding ?? .utf8)
    }

    /// Whether ``fill(_:to:)`` would return at once.
    var isReady: Bool { isReady(within: 0) }

    /// Whether ``fill(_:to:)`` would return at once after this time.
    func isReady(within milliseconds: Int) -> Bool {
        isAtEnd || !raw.isEmpty || decodedStart < decoded.count || !returned.isEmpty
            || input.isReady(within: milliseconds)
    }

    /// Takes back text that ``fill(_:to:)`` gave, to give it again.
    ///
    /// - Parameter start: Where in the text it begins.
    mutating func giveBack(_ text: consuming [UInt8], from start: Int) {
        returnedStart = start
        returned = start < text.count ? text : []
    }

    /// Appends text until there are `target` bytes in the buffer, or some at least and no more for now.
    ///
    /// - Throws: An error of reading, `notText` when the first bytes are no text, or `encodingNotRead`.
    mutating func fill(_ buffer: inout [UInt8], to target: Int) throws(FileError) -> Fill {
        if hasBegun { return try append(to: &buffer, upTo: target) }
        hasBegun = true
        try begin()
        let start = buffer.count
        let fill = try append(to: &buffer, upTo: target)
        if properties.encoding.isByteOriented, BinaryGuess.isBinary(buffer.span, isDecoded: decoder != nil) {
            // What was read before an error is judged, and this is not to be.
            buffer.removeSubrange(start...)
            throw FileError(file: input.name, .notText)
        }
        return fill
    }

    /// Reads the first bytes and looks for a byte order mark.
    private mutating func begin() throws(FileError) {
        // No more than tells: who writes a short record into a pipe wants the answer before the next.
        while !isAtEnd, Self.byteOrderMarks.contains(where: { $0.count > raw.count && $0.starts(with: raw) }) {
            note(read: try input.read(atMost: 4 - raw.count, into: &raw))
        }
        // In UTF-16 the one would be a mark and a NUL, the other a NUL and half a mark: no text begins so.
        if !isNamed || properties.encoding == .utf8 || !properties.encoding.isByteOriented,
            Self.marksOfUTF32.contains(where: raw.starts)
        {
            throw FileError(file: input.name, .encodingNotRead("UTF-32"))
        }
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

    private static let marksOfUTF32: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]]
    private static let byteOrderMarks = marksOfUTF32 + [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF]]

    private mutating func append(to buffer: inout [UInt8], upTo target: Int) throws(FileError) -> Fill {
        let start = buffer.count
        while buffer.count < target {
            // A read of less than was asked for is the sign of a pipe that is empty now, or of the end of a file.
            if wasShort, buffer.count > start, !isReady { return .waiting }
            if !returned.isEmpty {
                let end = min(returned.count, returnedStart + target - buffer.count)
                buffer.append(contentsOf: returned[returnedStart..<end])
                returnedStart = end
                if end == returned.count { (returned, returnedStart) = ([], 0) }
            } else if decoder != nil {
                if decodedStart == decoded.count, !(try decodeMore()) { return .ended }
                let end = min(decoded.count, decodedStart + target - buffer.count)
                buffer.append(contentsOf: decoded[decodedStart..<end])
                decodedStart = end
            } else if !raw.isEmpty {
                let count = min(raw.count, target - buffer.count)
                buffer.append(contentsOf: raw.prefix(count))
                raw.removeFirst(count)
            } else {
                guard !isAtEnd else { return .ended }
                try read(atMost: target - buffer.count, into: &buffer)
            }
        }
        return .full
    }

    /// Decodes the next bytes of the file; false when there are none.
    private mutating func decodeMore() throws(FileError) -> Bool {
        decoded.removeAll(keepingCapacity: true)
        decodedStart = 0
        while decoded.isEmpty {
            if !isAtEnd { try readRaw() }
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

    private mutating func readRaw() throws(FileError) {
        var bytes = raw
        raw = []
        try read(atMost: Self.chunkSize, into: &bytes)
        raw = bytes
    }

    private mutating func read(atMost count: Int, into buffer: inout [UInt8]) throws(FileError) {
        let count = min(count, InputFile.chunkSize)
        let found = try input.read(atMost: count, into: &buffer)
        wasShort = found < count
        note(read: found)
    }

    private mutating func note(read count: Int) {
        isAtEnd = count == 0
    }
}
