internal import ProvisoCore

/// What a text looks like without saying what it is: `AA-999` for `DE-123`.
///
/// Capitals are `A`, other letters `a`, digits `9`, white space a blank; marks that combine with a letter are left out, and
/// all else stands as it is. `⁺` behind a sign says that it may come several times.
enum ValueShape {
    /// The number of signs of a long text that are kept.
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

    /// Writes the shape of a text.
    ///
    /// - Parameters:
    ///   - coarseness: How coarse it is to be, 0 for sign by sign to ``coarsest``.
    ///   - scratch: Where it is written: to `coarse` where it is coarse, else to `shape`.
    static func write(_ text: UnsafeBufferPointer<UInt8>, coarseness: Int, to scratch: inout ShapeScratch) {
        let count = min(text.count, longest)
        guard 1..<coarsest ~= coarseness, isASCII(text, count) else {
            write(text, to: &scratch.shape)
            if coarseness > 0 { scratch.shape.withBytes { coarsen($0, to: coarseness, into: &scratch.coarse) } }
            return
        }
        coarsen(ascii: UnsafeBufferPointer(rebasing: text[..<count]), to: coarseness, into: &scratch.coarse)
        if text.count > count { scratch.coarse.append(anything) }
    }

    /// Writes the shape of a text, sign by sign.
    static func write(_ text: UnsafeBufferPointer<UInt8>, to shape: inout ShapeText) {
        let count = min(text.count, longest)
        if isASCII(text, count) {
            // Without a branch for each byte, so that several are written at once.
            shape.fill(count) { sign(of: text[$0]) }
            if text.count > count { shape.append(anything) }
        } else {
            writeScalars(of: text, to: &shape)
        }
    }

    private static func isASCII(_ text: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
        var all: UInt8 = 0
        for index in 0..<count { all |= text[index] }
        return all < 0x80
    }

    private static func writeScalars(of text: UnsafeBufferPointer<UInt8>, to shape: inout ShapeText) {
        shape.removeAll()
        var count = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            guard count < longest else { return shape.append(anything) }
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

    @inline(__always)
    static func sign(of byte: UInt8) -> UInt8 {
        var sign = byte
        if byte &- UInt8(ascii: "0") < 10 { sign = digit }
        if byte &- UInt8(ascii: "A") < 26 { sign = capital }
        if byte &- UInt8(ascii: "a") < 26 { sign = letter }
        if byte == 0x09 || byte == 0x0A || byte == 0x0D { sign = blank }
        return sign
    }

    /// The offset behind a scalar that is not ASCII.
    private static func end(ofScalarAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// Appends the sign of a scalar, if it has one.
    private static func append(scalarIn bytes: UnsafeBufferPointer<UInt8>, to shape: inout ShapeText) -> Bool {
        switch sign(ofScalarIn: bytes) {
        case .of(let sign): shape.append(sign)
        case .itself: shape.append(bytes)
        case .none: return false
        }
        return true
    }

    private enum ScalarSign {
        case of(UInt8), itself, none
    }

    /// The sign of a scalar of two bytes; `nil` where it is a longer one or has none of its own.
    @inline(__always)
    static func sign(ofLetterAt index: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt8? {
        guard 0xC2...0xDF ~= text[index], index &+ 1 < text.count, text[index &+ 1] & 0xC0 == 0x80,
            case .of(let sign) = latinSigns[Int(text[index] & 0x1F) << 6 | Int(text[index &+ 1] & 0x3F)]
        else { return nil }
        return sign
    }

    private static func sign(ofScalarIn bytes: UnsafeBufferPointer<UInt8>) -> ScalarSign {
        if bytes.count == 2, 0xC2...0xDF ~= bytes[0] {
            return latinSigns[Int(bytes[0] & 0x1F) << 6 | Int(bytes[1] & 0x3F)]
        }
        // The mark of shapes themselves.
        if bytes.elementsEqual(several) { return .of(UInt8(ascii: "+")) }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map(sign) ?? .none
    }

    /// The signs of the scalars of two bytes, by their numbers: nearly all of Latin, Greek and Cyrillic.
    private static let latinSigns = (0..<0x800).map { Unicode.Scalar($0).map(sign) ?? .none }

    private static func sign(of scalar: Unicode.Scalar) -> ScalarSign {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: .of(capital)
        case .lowercaseLetter, .otherLetter, .modifierLetter: .of(letter)
        case .decimalNumber: .of(digit)
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: .of(blank)
        case .nonspacingMark, .spacingMark, .enclosingMark: .none
        default: .itself
        }
    }

    /// Tells a shape more coarsely.
    ///
    /// - Parameters:
    ///   - shape: A shape that is less coarse, by however much: the result is the same.
    ///   - coarseness: How coarse it is to be, 1 to ``coarsest``.
    static func coarsen(_ shape: UnsafeBufferPointer<UInt8>, to coarseness: Int, into result: inout ShapeText) {
        result.removeAll()
        guard coarseness < coarsest else { return result.append(anything) }
        if isASCII(shape, shape.count) { return coarsen(ascii: shape, to: coarseness, into: &result) }
        // Where the last sign stands in the result, and whether it is told to come several times.
        var (last, isSeveral) = (0..<0, true)
        var index = 0
        while index < shape.count {
            let isMark: Bool
            let isRepeated: Bool
            let first = shape[index]
            if first < 0x80 {
                index += 1
                let byte = coarser(first, coarseness)
                (isMark, isRepeated) = (false, last.count == 1 && result[last.lowerBound] == byte)
                if !isRepeated {
                    last = result.count..<result.count + 1
                    result.append(byte)
                    isSeveral = Self.isSeveral(byte, coarseness)
                    if isSeveral { result.append(several) }
                    continue
                }
            } else {
                let end = end(ofScalarAt: index, in: shape)
                let sign = UnsafeBufferPointer(rebasing: shape[index..<end])
                index = end
                isMark = sign.elementsEqual(several)
                isRepeated = result.has(sign, at: last) && !sign.elementsEqual(anything)
                if !isMark, !isRepeated {
                    last = result.count..<result.count + sign.count
                    result.append(sign)
                    isSeveral = false
                    continue
                }
            }
            if !isSeveral { result.append(several) }
            isSeveral = true
        }
    }

    /// Tells ASCII, which nearly all is, more coarsely: run by run, without asking for each byte what came before.
    ///
    /// - Parameter text: A shape, or a text itself: both have the same signs.
    private static func coarsen(
        ascii text: UnsafeBufferPointer<UInt8>, to coarseness: Int, into result: inout ShapeText
    ) {
        precondition(text.count <= longest && 1..<coarsest ~= coarseness)
        let signs = coarseSigns[coarseness - 1]
        signs.withUnsafeBufferPointer { signs in
            result.write { result in
                var (index, count) = (0, 0)
                while index < text.count {
                    let sign = signs[Int(text[index] & 0x7F)]
                    let start = index
                    repeat { index &+= 1 } while index < text.count && signs[Int(text[index] & 0x7F)] == sign
                    result[count] = sign & 0x7F
                    count &+= 1
                    guard sign >= comesSeveralTimes || index &- start > 1 else { continue }
                    (result[count], result[count &+ 1], result[count &+ 2]) = (0xE2, 0x81, 0xBA)
                    count &+= 3
                }
                return count
            }
        }
    }

    /// Marks a sign that is told to come several times even where it does not.
    static let comesSeveralTimes: UInt8 = 0x80

    /// The signs of ASCII, for each coarseness from 1 on.
    private static let coarseSigns: [[UInt8]] = (1..<coarsest).map { coarseness in
        (UInt8(0)..<0x80).map { byte in
            let sign = coarser(sign(of: byte), coarseness)
            return isSeveral(sign, coarseness) ? sign | comesSeveralTimes : sign
        }
    }

    static func isSeveral(_ sign: UInt8, _ coarseness: Int) -> Bool {
        coarseness > 1 && (sign == letter || sign == digit || sign == blank)
    }

    /// A sign of ASCII in the coarser form.
    static func coarser(_ sign: UInt8, _ coarseness: Int) -> UInt8 {
        switch sign {
        case capital where coarseness > 1: letter
        case digit where coarseness > 2: letter
        default: sign
        }
    }
}
