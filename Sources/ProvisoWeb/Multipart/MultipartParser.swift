/// Reads a body of the type `multipart/form-data` (RFC 7578, RFC 2046) as it comes, piece by piece.
///
/// ```swift
/// var parser = try MultipartParser(contentType: "multipart/form-data; boundary=x")
/// for try await piece in body { try parser.consume(piece.span) }
/// let post = FormPost(multipart: try parser.finish())
/// ```
///
/// It holds no more than ``MultipartLimits`` allow, whatever is sent: a limit counts at the byte that exceeds it. What is not exactly
/// a body of this type is refused: a part without a name, folded headers, line ends that are not CRLF, a delimiter that goes on with
/// something else. What stands before the first and after the last delimiter means nothing, as RFC 2046 has it. `filename*` is
/// not read, as RFC 7578 asks for.
public struct MultipartParser: Sendable {
    private enum State { case preamble, delimiter, headers, content, epilogue }

    private let limits: MultipartLimits
    /// CRLF, two hyphens and the boundary.
    private let delimiter: [UInt8]
    private var state = State.preamble
    /// What was not understood so far. A line end stands before the first line.
    private var pending: [UInt8] = [13, 10]
    private var received = 0
    private var files = 0
    private var parts: [MultipartPart] = []
    private var current: MultipartPart?
    private var failure: MultipartError?

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - contentType: The value of the header `Content-Type`.
    ///   - limits: How much is read.
    /// - Throws: `MultipartError.boundary` where there is none of 1 to 70 allowed characters.
    public init(contentType: String, limits: MultipartLimits = MultipartLimits()) throws(MultipartError) {
        guard let (type, parameters) = HeaderText.parameters(contentType), type == "multipart/form-data",
            let boundary = parameters["boundary"]?.text, 1...70 ~= boundary.utf8.count, boundary.utf8.last != 32,
            boundary.utf8.allSatisfy(Self.isBoundary)
        else { throw .boundary }
        self.limits = limits
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    /// Whether a byte may stand in a boundary (RFC 2046, section 5.1.1).
    private static func isBoundary(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "'()+_,-./:=? ".utf8.contains(byte)
        }
    }

    /// Reads on.
    ///
    /// - Throws: ``MultipartError``, also again after it was thrown once.
    /// - Complexity: Linear in the number of bytes.
    public mutating func consume(_ bytes: Span<UInt8>) throws(MultipartError) {
        if let failure { throw failure }
        do throws(MultipartError) {
            guard bytes.count <= limits.bytes - received else { throw .tooLarge(.bytes, limit: limits.bytes) }
            received += bytes.count
            if state == .epilogue { return }
            // In small steps: what is pending stays small, whatever the size of a piece.
            var start = 0
            while start < bytes.count {
                let end = min(start + 16_384, bytes.count)
                for index in start..<end { pending.append(bytes[index]) }
                start = end
                try advance()
            }
        } catch {
            (failure, parts, pending, current) = (error, [], [], nil)
            throw error
        }
    }

    /// Ends the body.
    ///
    /// - Returns: The parts, in their order.
    /// - Throws: `MultipartError.cutOff` where the last delimiter has not come.
    public mutating func finish() throws(MultipartError) -> [MultipartPart] {
        if let failure { throw failure }
        guard state == .epilogue else { throw .cutOff }
        return parts
    }

    private mutating func advance() throws(MultipartError) {
        var offset = 0
        while try step(&offset) {}
        pending.removeFirst(offset)
    }

    /// Understands a little more of what is pending; whether it could.
    private mutating func step(_ offset: inout Int) throws(MultipartError) -> Bool {
        switch state {
        case .epilogue:
            offset = pending.count
            return false
        case .preamble, .content:
            let (end, isFound) = search(from: offset)
            try take(offset..<end)
            offset = end
            if isFound {
                offset += delimiter.count
                if let part = current { parts.append(part) }
                current = nil
                state = .delimiter
            }
            return isFound
        case .delimiter:
            return try endDelimiter(&offset)
        case .headers:
            guard let end = headersEnd(from: offset) else {
                guard pending.count - offset < limits.headerBytes + 4 else {
                    throw .tooLarge(.headerBytes, limit: limits.headerBytes)
                }
                return false
            }
            guard end - offset <= limits.headerBytes else { throw .tooLarge(.headerBytes, limit: limits.headerBytes) }
            let part = try MultipartPart(headers: pending[offset..<end])
            guard parts.count < limits.parts else { throw .tooLarge(.parts, limit: limits.parts) }
            if part.fileName != nil {
                files += 1
                guard files <= limits.files else { throw .tooLarge(.files, limit: limits.files) }
            }
            current = part
            offset = end + 4
            state = .content
            return true
        }
    }

    /// Takes bytes of a part; those of the preamble mean nothing.
    private mutating func take(_ range: Range<Int>) throws(MultipartError) {
        guard state == .content, let count = current?.bytes.count else { return }
        let isFile = current?.fileName != nil
        let limit = isFile ? limits.fileBytes : limits.fieldBytes
        guard range.count <= limit - count else {
            throw .tooLarge(isFile ? .fileBytes : .fieldBytes, limit: limit)
        }
        current?.bytes.append(contentsOf: pending[range])
    }

    /// What follows a delimiter: spaces and a line end, or two hyphens.
    private mutating func endDelimiter(_ offset: inout Int) throws(MultipartError) -> Bool {
        var index = offset
        while index < pending.count, pending[index] == 32 || pending[index] == 9 { index += 1 }
        guard index - offset <= limits.headerBytes else { throw .delimiter }
        guard index + 1 < pending.count else { return false }
        switch (pending[index], pending[index + 1]) {
        case (13, 10):
            state = .headers
            offset = index + 2
        case (0x2D, 0x2D) where index == offset:
            state = .epilogue
            offset = index + 2
        default: throw .delimiter
        }
        return true
    }

    /// The offset of the next delimiter, or of the first byte that may begin one.
    private func search(from start: Int) -> (end: Int, isFound: Bool) {
        var index = start
        while index < pending.count {
            // A boundary holds no carriage return, so that no byte is looked at more than twice.
            guard pending[index] == 13 else {
                index += 1
                continue
            }
            var length = 1
            while length < delimiter.count, index + length < pending.count, pending[index + length] == delimiter[length]
            {
                length += 1
            }
            if length == delimiter.count { return (index, true) }
            if index + length == pending.count { return (index, false) }
            index += 1
        }
        return (pending.count, false)
    }

    /// The offset of the empty line after headers.
    private func headersEnd(from start: Int) -> Int? {
        let end = min(pending.count, start + limits.headerBytes + 4)
        var index = start
        while index + 3 < end {
            if pending[index] == 13, pending[index + 1] == 10, pending[index + 2] == 13, pending[index + 3] == 10 {
                return index
            }
            index += 1
        }
        return nil
    }
}
