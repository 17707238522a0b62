extension PhoneNumber {
    /// The number in a spelling.
    ///
    /// Without a layout for the number, its digits stand together. A number whose calling code no region has is its national
    /// digits, except in E.164.
    public func formatted(_ spelling: PhoneSpelling = .international, metadata: PhoneMetadata = .standard) -> String {
        var text: [UInt8] = []
        append(spelling, to: &text, metadata: metadata)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the number in a spelling to UTF-8, which is all ASCII.
    public func append(_ spelling: PhoneSpelling, to utf8: inout [UInt8], metadata: PhoneMetadata = .standard) {
        guard let record = metadata.main(ofCallingCode: callingCode), spelling != .e164 else {
            if spelling == .e164 { appendCallingCode(to: &utf8) }
            return digits.append(to: &utf8)
        }
        switch spelling {
        case .rfc3966:
            utf8 += [0x74, 0x65, 0x6C, 0x3A]
            appendCallingCode(to: &utf8)
            utf8.append(0x2D)
        case .international:
            appendCallingCode(to: &utf8)
            utf8.append(0x20)
        default: break
        }
        let start = utf8.count
        appendNational(record, isNational: spelling == .national, to: &utf8)
        if spelling == .rfc3966 { Self.hyphenate(&utf8, from: start) }
        appendExtension(record, spelling, to: &utf8)
    }

    private func appendCallingCode(to utf8: inout [UInt8]) {
        utf8.append(0x2B)
        var place = callingCode > 99 ? 100 : callingCode > 9 ? 10 : 1
        while place > 0 {
            utf8.append(0x30 + UInt8(truncatingIfNeeded: callingCode / place % 10))
            place /= 10
        }
    }

    private func appendNational(_ record: PhoneRecord, isNational: Bool, to utf8: inout [UInt8]) {
        digits.withBytes { bytes in
            var layouts = record.layouts(isNational: isNational)
            while let layout = layouts.next() {
                if layout.digitRange ~= bytes.count, layout.fits(bytes) {
                    return layout.append(bytes, isNational: isNational, to: &utf8)
                }
            }
            digits.append(to: &utf8)
        }
    }

    private func appendExtension(_ record: PhoneRecord, _ spelling: PhoneSpelling, to utf8: inout [UInt8]) {
        guard extensionDigits.count > 0 else { return }
        if spelling == .rfc3966 {
            utf8 += [0x3B, 0x65, 0x78, 0x74, 0x3D]
        } else if record.extensionWord != 0 {
            for place in 0..<Int(record.table[record.extensionWord]) {
                utf8.append(record.table[record.extensionWord + 1 + place])
            }
        } else {
            utf8 += [0x20, 0x65, 0x78, 0x74, 0x2E, 0x20]
        }
        extensionDigits.append(to: &utf8)
    }

    /// Makes each run of separators one hyphen, and none at the beginning.
    private static func hyphenate(_ utf8: inout [UInt8], from start: Int) {
        var end = start
        var isBehindDigit = false
        for place in start..<utf8.count {
            if 0x30...0x39 ~= utf8[place] {
                utf8[end] = utf8[place]
                end += 1
                isBehindDigit = true
            } else if isBehindDigit {
                utf8[end] = 0x2D
                end += 1
                isBehindDigit = false
            }
        }
        utf8.removeSubrange(end...)
    }
}
