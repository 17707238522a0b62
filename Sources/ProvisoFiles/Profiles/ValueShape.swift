internal import ProvisoCore

/// What a text looks like without saying what it is: `AA-999` for `DE-123`.
///
/// Capitals are `A`, other letters `a`, digits `9`, white space a blank; marks that combine with a letter are left out, and
/// all else stands as it is. `⁺` behind a sign says that it may come several times.
enum ValueShape {
    /// So many signs of a long text are told.
    static let longest = 40
    /// Stands for several of the sign before it.
    private static let several = Array("⁺".utf8)
    /// Stands for anything.
    static let anything = Array("…".utf8)
    /// How coarse shapes can be: told sign by sign, with runs of several as one, with all runs as one and capitals as other
    /// letters, with letters and digits as one, all as one.
    static let coarsest = 4

    private static let capital = UInt8(ascii: "A")
    private static let letter = UInt8(ascii: "a")
    private static let digit = UInt8(ascii: "9")
    private static let blank = UInt8(ascii: " ")

    /// Writes the shape of a text, sign by sign.
    static func write(_ text: UnsafeBufferPointer<UInt8>, to shape: inout [UInt8]) {
        shape.removeAll(keepingCapacity: true)
        var count = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            guard count < longest else { return shape.append(contentsOf: anything) }
            guard byte < 0x80 else {
                let end = Self.end(ofScalarAt: index, in: text)
                if append(scalarIn: UnsafeBufferPointer(rebasing: text[index..<end]), to: &shape) { count += 1 }
                index = end
                continue
            }
            shape.append(sign(of: byte))
            count += 1
            index += 1
        }
    }

    private static func sign(of byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): capital
        case UInt8(ascii: "a")...UInt8(ascii: "z"): letter
        case 0x09, 0x0A, 0x0D: blank
        default: byte
        }
    }

    /// The offset behind a scalar that is not ASCII.
    private static func end(ofScalarAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// Appends the sign of a scalar, if it has one.
    private static func append(scalarIn bytes: UnsafeBufferPointer<UInt8>, to shape: inout [UInt8]) -> Bool {
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: shape.append(capital)
        case .lowercaseLetter, .otherLetter, .modifierLetter: shape.append(letter)
        case .decimalNumber: shape.append(digit)
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: shape.append(blank)
        case .nonspacingMark, .spacingMark, .enclosingMark: return false
        // The mark of shapes themselves.
        case _ where bytes.elementsEqual(several): shape.append(UInt8(ascii: "+"))
        default: shape.append(contentsOf: bytes)
        }
        return true
    }

    /// Tells a shape more coarsely.
    ///
    /// - Parameters:
    ///   - shape: A shape that is less coarse, by however much: the result is the same.
    ///   - coarseness: How coarse it is to be, 1 to ``coarsest``.
    static func coarsen(_ shape: [UInt8], to coarseness: Int, into result: inout [UInt8]) {
        result.removeAll(keepingCapacity: true)
        guard coarseness < coarsest else { return result.append(contentsOf: anything) }
        shape.withUnsafeBufferPointer { shape in
            // Where the last sign stands in the result, and whether it is told to come several times.
            var (last, isSeveral) = (0..<0, true)
            var index = 0
            while index < shape.count {
                let end = end(ofScalarAt: index, in: shape)
                let sign = UnsafeBufferPointer(rebasing: shape[index..<end])
                index = end
                let isMark = sign.elementsEqual(several)
                let byte = coarser(sign[0], coarseness)
                let isRepeated =
                    sign.count == 1
                    ? last.count == 1 && result[last.lowerBound] == byte
                    : result[last].elementsEqual(sign) && !sign.elementsEqual(anything)
                if isMark || isRepeated {
                    if !isSeveral { result.append(contentsOf: several) }
                    isSeveral = true
                    continue
                }
                let start = result.count
                if sign.count == 1 { result.append(byte) } else { result.append(contentsOf: sign) }
                last = start..<result.count
                isSeveral = coarseness > 1 && (byte == letter || byte == digit || byte == blank)
                if isSeveral { result.append(contentsOf: several) }
            }
        }
    }

    /// A sign of ASCII as it is told more coarsely.
    private static func coarser(_ sign: UInt8, _ coarseness: Int) -> UInt8 {
        switch sign {
        case capital where coarseness > 1: letter
        case digit where coarseness > 2: letter
        default: sign
        }
    }
}
