extension JWTFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var starts = [0]
        for offset in utf8.indices {
            if utf8[offset] == ASCII.dot {
                starts.append(offset + 1)
            } else if !ASCIISet.base64URL.contains(utf8[offset]) {
                return false
            }
        }
        guard starts.count <= 3 else { return false }
        for (start, next) in zip(starts, starts.dropFirst())
        where Self.partFailure(in: utf8, from: start, to: next - 1) != nil {
            return false
        }
        // Any signature can be longer.
        guard starts.count < 3, let start = starts.last else { return true }
        return Self.partFailure(in: utf8, from: start, to: utf8.count) == nil || Self.canBecomeObject(utf8, from: start)
    }

    /// What is wrong with a header or a payload.
    private static func partFailure(in utf8: Span<UInt8>, from start: Int, to end: Int) -> FormatFailure? {
        var header: JWTHeader? = JWTHeader()
        return start == 0
            ? headerFailure(in: utf8, to: end, &header) : objectFailure(in: utf8, from: start, to: end)
    }

    /// Whether the bytes that are encoded from an offset on can go on to be a JSON object, which names an algorithm if it is the
    /// header.
    private static func canBecomeObject(_ utf8: Span<UInt8>, from start: Int) -> Bool {
        var decoder = Base64URLDecoder(start: start, end: utf8.count)
        var machine = ObjectMachine(header: start == 0 ? JWTHeader() : nil)
        while let byte = decoder.next(utf8) {
            guard machine.take(byte) else { return false }
        }
        // Whatever is open then can be closed, and what is open can still have an algorithm.
        return decoder.possibleNext.contains { byte in
            var machine = machine
            return machine.take(byte)
        }
    }
}

/// Takes the bytes of a JSON object in UTF-8.
private struct ObjectMachine {
    private var json = JSONScanner(maxDepth: 512)
    private var unicode = UTF8Machine()
    private var header: JWTHeader?

    /// - Parameter header: Reads the algorithm of a header; `nil` for another object.
    init(header: JWTHeader?) { self.header = header }

    /// Takes a byte; returns whether it may stand here.
    mutating func take(_ byte: UInt8) -> Bool {
        guard byte < 0x80 || json.isInString, unicode.take(byte), json.take(byte) == nil else { return false }
        header?.take(byte)
        if header?.isClosedWithoutAlgorithm ?? false { return false }
        return json.isObject || !json.hasBegun
    }
}
