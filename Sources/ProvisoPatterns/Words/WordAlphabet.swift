/// The scalars of texts that are made for several patterns, in groups that all of the patterns treat alike.
struct WordAlphabet {
    struct Group {
        /// The class that each of the patterns has for it.
        let classes: [UInt16]
        fileprivate(set) var scalars: [Unicode.Scalar]
        /// How often it is taken.
        let weight: Int
    }

    private(set) var groups: [Group] = []

    /// Scalars beyond ASCII are looked for up to here, for what no ASCII scalar is.
    private static let last: UInt32 = 0x2FFFF
    /// So many of a group are enough.
    private static let most = 96

    init(_ alphabets: [Alphabet]) {
        var positions: [[UInt16]: Int] = [:]
        func add(_ scalar: Unicode.Scalar, weight: Int) {
            let classes = alphabets.map { alphabet in
                scalar.value < 0x80 ? alphabet.ascii[Int(scalar.value)] : alphabet.classOfNonASCII(scalar.value)
            }
            guard let position = positions[classes] else {
                positions[classes] = groups.count
                groups.append(Group(classes: classes, scalars: [scalar], weight: weight))
                return
            }
            // What is unusual does not join what is plain.
            if groups[position].weight == weight, groups[position].scalars.count < Self.most {
                groups[position].scalars.append(scalar)
            }
        }
        for range in [0x61...0x7A, 0x30...0x39, 0x41...0x5A] as [ClosedRange<UInt32>] {
            for value in range { add(Unicode.Scalar(UInt8(value)), weight: 12) }
        }
        for value in 0x20...0x7E as ClosedRange<UInt8> { add(Unicode.Scalar(value), weight: 2) }
        for value in 0..<0x20 as Range<UInt8> { add(Unicode.Scalar(value), weight: 1) }
        add(Unicode.Scalar(UInt8(0x7F)), weight: 1)
        // Beyond ASCII only for classes that are not met in it.
        var missing = alphabets.enumerated().reduce(into: Set<[Int]>()) { missing, alphabet in
            for member in 0..<alphabet.element.count where member != Int(alphabet.element.invalid) {
                missing.insert([alphabet.offset, member])
            }
        }
        for group in groups {
            for (index, member) in group.classes.enumerated() { missing.remove([index, Int(member)]) }
        }
        var value: UInt32 = 0xA1
        while value <= Self.last, !missing.isEmpty {
            if let scalar = Unicode.Scalar(value) {
                for (index, alphabet) in alphabets.enumerated() {
                    if missing.remove([index, Int(alphabet.classOfNonASCII(value))]) != nil { add(scalar, weight: 1) }
                }
            }
            value += 1
        }
    }

    /// One of some groups, plain ones more often.
    func choose(among ways: [Int], using generator: inout some RandomNumberGenerator) -> Int? {
        let total = ways.reduce(0) { $0 + groups[$1].weight * groups[$1].spread }
        guard total > 0 else { return nil }
        var place = Int.random(in: 0..<total, using: &generator)
        for way in ways {
            place -= groups[way].weight * groups[way].spread
            if place < 0 { return way }
        }
        return ways.last
    }

    func scalar(of group: Int, using generator: inout some RandomNumberGenerator) -> Unicode.Scalar {
        let scalars = groups[group].scalars
        // Lower-case letters stand first, and are what texts are mostly made of.
        let plain = scalars.prefix { 0x61...0x7A ~= $0.value }
        if !plain.isEmpty, Int.random(in: 0..<8, using: &generator) > 0 {
            return plain.randomElement(using: &generator) ?? scalars[0]
        }
        return scalars.randomElement(using: &generator) ?? "a"
    }
}

extension WordAlphabet.Group {
    /// How much more often a group of many is taken than one of a few.
    fileprivate var spread: Int { scalars.count >= 20 ? 6 : scalars.count >= 5 ? 3 : 1 }
}
