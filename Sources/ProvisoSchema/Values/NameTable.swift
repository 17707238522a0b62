/// Names of members, each with a number, found without making a text of a key.
///
/// - Complexity: Finding is logarithmic in the names, whatever they are.
struct NameTable: Sendable {
    /// The names in the order in which they were given; the number of a name is its place.
    let names: [String]
    private let bytes: [[UInt8]]
    /// Hashes and numbers, ordered by hash and then by the bytes of the name.
    private let hashes: [UInt32]
    private let numbers: [Int32]

    /// Creates a table. Of two equal names the later one is found.
    init(_ names: [String]) {
        self.names = names
        let bytes = names.map { Array($0.utf8) }
        let hashed = bytes.enumerated().map { (hash: NameHash.of($0.element.span), number: $0.offset) }
        let sorted = hashed.sorted { left, right in
            if left.hash != right.hash { return left.hash < right.hash }
            if bytes[left.number] == bytes[right.number] { return left.number > right.number }
            return bytes[left.number].lexicographicallyPrecedes(bytes[right.number])
        }
        self.bytes = bytes
        hashes = sorted.map { $0.hash }
        numbers = sorted.map { Int32($0.number) }
    }

    /// The number of the name that a key is.
    @inline(__always)
    func number(of key: Int, in tape: borrowing ValueTape) -> Int? {
        let hash = tape.entries[key].count
        var low = 0
        if hashes.count <= 8 {
            while low < hashes.count, hashes[low] < hash { low += 1 }
        } else {
            var high = hashes.count
            while low < high {
                let middle = (low + high) / 2
                if hashes[middle] < hash { low = middle + 1 } else { high = middle }
            }
        }
        guard low < hashes.count, hashes[low] == hash else { return nil }
        return number(from: low, hash: hash, of: key, in: tape)
    }

    private func number(from low: Int, hash: UInt32, of key: Int, in tape: borrowing ValueTape) -> Int? {
        let entry = tape.entries[key]
        let text = tape.bytes[Int(entry.start)..<Int(entry.end)]
        if low + 1 >= hashes.count || hashes[low + 1] != hash {
            return bytes[Int(numbers[low])].elementsEqual(text) ? Int(numbers[low]) : nil
        }
        // Names of one hash are ordered by their bytes.
        var (low, high) = (low, low)
        while high < hashes.count, hashes[high] == hash { high += 1 }
        let end = high
        while low < high {
            let middle = (low + high) / 2
            if bytes[Int(numbers[middle])].lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
        }
        guard low < end, bytes[Int(numbers[low])].elementsEqual(text) else { return nil }
        return Int(numbers[low])
    }
}
