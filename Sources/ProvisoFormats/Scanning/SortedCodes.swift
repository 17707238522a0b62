/// A list of codes of one width, sorted and joined in a text of the binary, which costs nothing to load.
struct SortedCodes: Sendable {
    /// The number of bytes of each code.
    let width: Int

    private let codes: StaticString

    init(width: Int, codes: StaticString) {
        self.width = width
        self.codes = codes
    }

    /// How many codes there are.
    var count: Int { codes.utf8CodeUnitCount / width }

    /// Whether a code is in the list.
    ///
    /// - Parameter byte: Gives the byte of the code at an offset below ``width``.
    /// - Complexity: O(log *n*), without an allocation.
    @inline(__always)
    func contains(_ byte: (Int) -> UInt8) -> Bool {
        codes.withUTF8Buffer { table in
            var low = 0
            var high = table.count / width
            search: while low < high {
                let middle = low + (high - low) / 2
                for offset in 0..<width {
                    let entry = table[middle * width + offset]
                    let wanted = byte(offset)
                    if entry == wanted { continue }
                    if entry < wanted { low = middle + 1 } else { high = middle }
                    continue search
                }
                return true
            }
            return false
        }
    }

    /// The code at an index of the list.
    subscript(index: Int) -> String {
        codes.withUTF8Buffer { String(decoding: $0[index * width..<(index + 1) * width], as: UTF8.self) }
    }

    /// All codes, in order.
    var all: [String] { (0..<count).map { self[$0] } }
}

extension SortedCodes {
    /// Says why a text is none of the codes.
    func failure(in utf8: Span<UInt8>, unknown: StaticString) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8.count == width else { return .length("wrong length", at: 0, in: utf8) }
        return contains { utf8[$0] } ? nil : FormatFailure(unknown, at: 0)
    }

    /// Whether a text is the beginning of one of the codes.
    func canBecome(_ utf8: Span<UInt8>) -> Bool {
        guard utf8.count < width else { return false }
        return codes.withUTF8Buffer { table in
            stride(from: 0, to: table.count, by: width).contains { start in
                utf8.indices.allSatisfy { utf8[$0] == table[start + $0] }
            }
        }
    }

    /// What is left of the codes that begin with some bytes, without blanks.
    ///
    /// - Parameter length: How much of each code counts.
    func rests(behind start: [UInt8], length: Int) -> [[UInt8]] {
        codes.withUTF8Buffer { table in
            stride(from: 0, to: table.count, by: width).compactMap { place in
                let code = table[place..<place + length].prefix { $0 != ASCII.space }
                return code.count > start.count && code.starts(with: start) ? Array(code.dropFirst(start.count)) : nil
            }
        }
    }
}
