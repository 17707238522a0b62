internal import ProvisoCore

extension ValueTape {
    /// Whether two values are the same for JSON Schema: numbers by their value, objects whatever the order of their members.
    ///
    /// - Complexity: Linear in the values; *n* log *n* in the members of objects that have more than eight.
    func isEqual(_ index: Int, to other: Int, in tape: borrowing ValueTape) -> Bool {
        let (left, right) = (entries[index], tape.entries[other])
        // A key is a text like others.
        guard left.kind.value == right.kind.value else { return false }
        switch left.kind {
        case .null, .false, .true: return true
        case .string, .key: return hasSameText(index, as: other, in: tape)
        case .number: return compareNumbers(index, other, in: tape) == 0
        case .array:
            guard left.count == right.count else { return false }
            var (child, twin) = (index + 1, other + 1)
            while child < Int(left.next) {
                guard isEqual(child, to: twin, in: tape) else { return false }
                (child, twin) = (Int(entries[child].next), Int(tape.entries[twin].next))
            }
            return true
        case .object:
            guard left.count == right.count else { return false }
            if left.count > 8 {
                for (key, twin) in zip(sortedKeys(of: index), tape.sortedKeys(of: other)) {
                    guard hasSameText(key, as: twin, in: tape), isEqual(key + 1, to: twin + 1, in: tape) else {
                        return false
                    }
                }
                return true
            }
            var key = index + 1
            while key < Int(left.next) {
                guard let twin = tape.member(of: other, named: key, in: self), isEqual(key + 1, to: twin + 1, in: tape)
                else { return false }
                key = Int(entries[key + 1].next)
            }
            return true
        }
    }

    /// The key of an object with the same text as one of another tape.
    private func member(of object: Int, named name: Int, in tape: borrowing ValueTape) -> Int? {
        let hash = tape.entries[name].count
        var key = object + 1
        while key < Int(entries[object].next) {
            if entries[key].count == hash, hasSameText(key, as: name, in: tape) { return key }
            key = Int(entries[key + 1].next)
        }
        return nil
    }

    private func compareNumbers(_ index: Int, _ other: Int, in tape: borrowing ValueTape) -> Int {
        let (left, right) = (entries[index], tape.entries[other])
        let a = bytes.span.extracting(Int(left.start)..<Int(left.end))
        let b = tape.bytes.span.extracting(Int(right.start)..<Int(right.end))
        guard let leftShape = DecimalShape(a), let rightShape = DecimalShape(b) else { return 1 }
        return DecimalShape.compare(leftShape, in: a, rightShape, in: b)
    }

    /// A hash of a value: that of equal values is the same.
    ///
    /// It is that of the standard library, whose seed is random, so that no data can make all hashes the same.
    func valueHash(of index: Int) -> Int {
        let entry = entries[index]
        var hasher = Hasher()
        hasher.combine(entry.kind.value)
        switch entry.kind {
        case .null, .false, .true: break
        case .string, .key:
            bytes.withUnsafeBytes {
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[Int(entry.start)..<Int(entry.end)]))
            }
        case .number:
            let text = bytes.span.extracting(Int(entry.start)..<Int(entry.end))
            if let shape = DecimalShape(text) {
                hasher.combine(shape.exponent)
                // Zero has no digits, and so neither sign nor digits here.
                hasher.combine(text[0] == UInt8(ascii: "-") && shape.start < shape.end)
                for offset in shape.start..<shape.end where text[offset] != UInt8(ascii: ".") {
                    hasher.combine(text[offset])
                }
            }
        case .array:
            var child = index + 1
            while child < Int(entry.next) {
                hasher.combine(valueHash(of: child))
                child = Int(entries[child].next)
            }
        case .object:
            var sum = 0
            var key = index + 1
            while key < Int(entry.next) {
                var member = Hasher()
                member.combine(valueHash(of: key))
                member.combine(valueHash(of: key + 1))
                sum &+= member.finalize()
                key = Int(entries[key + 1].next)
            }
            hasher.combine(sum)
        }
        return hasher.finalize()
    }

    /// The first two equal elements of an array.
    ///
    /// - Parameter hashes: Memory that can be used again.
    /// - Complexity: Linear in the array on average.
    func equalElements(of array: Int, _ hashes: inout [UInt64]) -> (first: Int, second: Int)? {
        let entry = entries[array]
        guard entry.count > 1 else { return nil }
        return entry.count <= 8 ? equalPair(in: array) : equalPair(in: array, &hashes)
    }

    /// Compares each element with those before it.
    private func equalPair(in array: Int) -> (first: Int, second: Int)? {
        var child = Int(entries[array + 1].next)
        while child < Int(entries[array].next) {
            var other = array + 1
            while other < child {
                if isEqual(other, to: child, in: self) { return (other, child) }
                other = Int(entries[other].next)
            }
            child = Int(entries[child].next)
        }
        return nil
    }

    /// Compares each element with those of the same hash: a quick one, as long as few others have the same.
    private func equalPair(in array: Int, _ hashes: inout [UInt64]) -> (first: Int, second: Int)? {
        var misses = 2 * Int(entries[array].count)
        if let pair = equalPair(in: array, &hashes, &misses, hash: { quickHash(of: $0) }) { return pair }
        if misses > 0 { return nil }
        misses = .max
        return equalPair(in: array, &hashes, &misses) { UInt64(truncatingIfNeeded: valueHash(of: $0)) }
    }

    /// - Parameter misses: How many elements of the same hash may differ until it gives up.
    @inline(__always)
    private func equalPair(
        in array: Int, _ hashes: inout [UInt64], _ misses: inout Int, hash hashOf: (Int) -> UInt64
    ) -> (first: Int, second: Int)? {
        var size = 32
        while size < Int(entries[array].count) * 2 { size *= 2 }
        hashes.removeAll(keepingCapacity: true)
        hashes.append(contentsOf: repeatElement(0, count: size))
        var child = array + 1
        while child < Int(entries[array].next) {
            let hash = hashOf(child)
            var place = Int(truncatingIfNeeded: hash) & (size - 1)
            // Half of the hash is kept beside the place of the element, which is never 0.
            while hashes[place] != 0 {
                if hashes[place] >> 32 == hash >> 32 {
                    let other = Int(hashes[place] & 0xFFFF_FFFF)
                    if isEqual(other, to: child, in: self) { return (other, child) }
                }
                misses -= 1
                if misses <= 0 { return nil }
                place = (place + 1) & (size - 1)
            }
            hashes[place] = (hash & ~0xFFFF_FFFF) | UInt64(child)
            child = Int(entries[child].next)
        }
        return nil
    }

    /// A hash that is made quickly, and that data can be chosen for. That of equal values is the same.
    private func quickHash(of index: Int) -> UInt64 {
        let entry = entries[index]
        switch entry.kind {
        case .null, .false, .true, .number: return UInt64(entry.kind.rawValue) &* 0x9E37_79B9_7F4A_7C15
        case .string, .key: return TextHash.of(bytes.span.extracting(Int(entry.start)..<Int(entry.end)))
        case .array:
            var hash = UInt64(entry.count)
            var child = index + 1
            while child < Int(entry.next) {
                hash = (hash ^ quickHash(of: child)) &* 0xBF58_476D_1CE4_E5B9
                hash ^= hash &>> 31
                child = Int(entries[child].next)
            }
            return hash
        case .object:
            var sum = UInt64(entry.count)
            var key = index + 1
            while key < Int(entry.next) {
                let member = (UInt64(entries[key].count) ^ quickHash(of: key + 1)) &* 0x94D0_49BB_1331_11EB
                sum &+= member ^ member &>> 29
                key = Int(entries[key + 1].next)
            }
            return sum &* 0xBF58_476D_1CE4_E5B9
        }
    }
}
