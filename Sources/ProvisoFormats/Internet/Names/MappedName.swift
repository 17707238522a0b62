/// A domain name after the first step of UTS #46 section 4: every scalar mapped, left out or kept.
struct MappedName {
    private(set) var scalars: [UInt32] = []

    /// Where each label begins in the bytes given.
    ///
    /// Normalization makes and unmakes no dot, so the numbers of labels hold.
    private(set) var labelOffsets: [Int]

    /// Where the first scalar stands that the table disallows.
    private(set) var firstDisallowed: Int?

    /// Set when the bytes are not UTF-8.
    private(set) var failure: FormatFailure?

    init(_ utf8: Span<UInt8>, from start: Int, to end: Int, transitional: Bool) {
        labelOffsets = [start]
        scalars.reserveCapacity(end - start)
        var position = start
        while position < end {
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: position, end: end) else {
                failure = FormatFailure("invalid UTF-8", at: position)
                return
            }
            let next = position + scalar.length
            let firstNew = scalars.count
            append(scalar.value, at: position, transitional: transitional)
            for index in firstNew..<scalars.count where scalars[index] == UInt32(ASCII.dot) {
                labelOffsets.append(next)
            }
            position = next
        }
    }

    private mutating func append(_ scalar: UInt32, at position: Int, transitional: Bool) {
        switch CodePointProperties(scalar).status {
        case .valid:
            scalars.append(scalar)
        case .ignored:
            break
        case .mapped where transitional && scalar == 0x1E9E:
            scalars += [0x73, 0x73]
        case .mapped:
            IDNATables.appendMapping(of: scalar, to: &scalars)
        case .deviation where transitional:
            switch scalar {
            case 0xDF: scalars += [0x73, 0x73]
            case 0x3C2: scalars.append(0x3C3)
            default: break  // The joiners go.
            }
        case .deviation:
            scalars.append(scalar)
        case .disallowed:
            if firstDisallowed == nil { firstDisallowed = position }
            scalars.append(scalar)
        }
    }
}
