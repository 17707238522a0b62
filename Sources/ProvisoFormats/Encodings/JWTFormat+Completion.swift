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
        where Self.objectFailure(in: utf8, from: start, to: next - 1) != nil {
            return false
        }
        // Any signature can be longer.
        guard starts.count < 3, let start = starts.last else { return true }
        return Self.objectFailure(in: utf8, from: start, to: utf8.count) == nil
            || Self.canBecomeObject(utf8, from: start)
    }

    /// Whether the bytes that are encoded from an offset on can go on to be a JSON object.
    private static func canBecomeObject(_ utf8: Span<UInt8>, from start: Int) -> Bool {
        var decoder = Base64URLDecoder(start: start, end: utf8.count)
        var machine = ObjectMachine()
        while let byte = decoder.next(utf8) {
            guard machine.take(byte) else { return false }
        }
        // Whatever is open then can be closed.
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

    /// Takes a byte; returns whether it may stand here.
    mutating func take(_ byte: UInt8) -> Bool {
        guard byte < 0x80 || json.isInString, unicode.take(byte), json.take(byte) == nil else { return false }
        return json.isObject || !json.hasBegun
    }
}
