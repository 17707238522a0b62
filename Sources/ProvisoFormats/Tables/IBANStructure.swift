/// What the IBANs of a country look like, by the SWIFT registry.
struct IBANStructure: Sendable {
    /// The two letters of the country.
    let letters: (UInt8, UInt8)

    /// How many characters an IBAN has, with the country and the check digits.
    let length: Int

    /// The kinds of characters, and how many there are of each in a row: a run a byte, the first in the lowest one.
    ///
    /// The two highest bits are the kind and the others the number. No structure has more than eight runs.
    private let runs: UInt64

    /// Reads a line of the table: the country, the length and the structure of the BBAN.
    private init(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        let words = line.split(separator: UInt8(ascii: " "))
        letters = (line[line.startIndex], line[line.startIndex + 1])
        length = words[1].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
        runs = Self.runs(words[2])
    }

    /// The countries of the registry, in the order of their codes. They are read from text, as a literal would be code for each.
    static let all: [IBANStructure] = table.withUTF8Buffer { text in
        text.split(separator: UInt8(ascii: "\n")).map { IBANStructure($0) }
    }

    /// The code of the country.
    var country: String { String(decoding: [letters.0, letters.1], as: UTF8.self) }

    /// Reads the structure of a BBAN, what follows the check digits, in the notation of the registry: `4!n4!n12!c`.
    private static func runs(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
        var runs: [UInt8] = []
        var count: UInt8 = 0
        for byte in text {
            if let digit = ASCII.decimalValue(byte) {
                count = count &* 10 &+ digit
            } else if byte != UInt8(ascii: "!") {
                let kind = (byte == UInt8(ascii: "n") ? Kind.digit : byte == UInt8(ascii: "a") ? .letter : .either)
                    .rawValue
                if let last = runs.last, last & 0xC0 == kind {
                    runs[runs.count - 1] = last &+ count
                } else {
                    runs.append(kind | count)
                }
                count = 0
            }
        }
        return runs.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// What characters there may be, as the two highest bits of a run.
    private enum Kind: UInt8 {
        case digit = 0x40
        case letter = 0x80
        case either = 0xC0
    }

    /// The structure for a country, or `nil` when the registry does not have it.
    static func of(_ first: UInt8, _ second: UInt8) -> IBANStructure? {
        let (first, second) = (Int(first &- 0x41), Int(second &- 0x41))
        guard first < 26, second < 26 else { return nil }
        let place = places[first &* 26 &+ second]
        return place == 0 ? nil : all[Int(place) &- 1]
    }

    /// The place of each pair of letters in the registry, counted from one; zero for those that it does not have.
    private static let places: [UInt8] = {
        var places = [UInt8](repeating: 0, count: 26 * 26)
        for (place, structure) in zip(UInt8(1)..., all) {
            places[Int(structure.letters.0 &- 0x41) * 26 + Int(structure.letters.1 &- 0x41)] = place
        }
        return places
    }()

    /// Walks along the characters of a BBAN.
    struct Walk {
        private var runs: UInt64
        private var remaining: UInt8 = 0
        private var kind: UInt8 = 0

        init(_ structure: IBANStructure) {
            runs = structure.runs
        }

        /// Takes the next character; returns whether it is of the kind that the structure has there.
        @inline(__always)
        mutating func accepts(_ byte: UInt8) -> Bool {
            if remaining == 0 {
                let run = UInt8(truncatingIfNeeded: runs)
                if run == 0 { return false }
                runs &>>= 8
                remaining = run & 0x3F
                kind = run & 0xC0
            }
            remaining &-= 1
            return (kind & Kind.digit.rawValue != 0 && ASCII.isDigit(byte))
                || (kind & Kind.letter.rawValue != 0 && byte &- 0x41 < 26)
        }
    }
}
