import ProvisoCore

/// Which attribute a member of an object gives a value to.
extension JSONBlockChecker {
    /// The names of the members, if they are known from a record before and noted for the block.
    mutating func knownNames(in text: UnsafeBufferPointer<UInt8>) -> [Int]? {
        guard let order = scanner.order else { return nil }
        if scanner.hasNewOrder || !seenOrders.contains(order) {
            let names = scanner.members.enumerated().map { findAndSee($1, at: $0, in: text) }
            while namesByOrder.count <= order { namesByOrder.append([]) }
            namesByOrder[order] = names
            seenOrders.insert(order)
        }
        return namesByOrder[order]
    }

    /// Whether two members of the record are the same attribute, which documents may give several names.
    ///
    /// - Parameter known: The names of the members, if they are known.
    mutating func hasDoubledAttribute(_ known: [Int]?, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var slots: Set<Int> = []
        for (index, member) in scanner.members.enumerated() {
            let name: Int
            if let known { name = known[index] } else { name = self.name(of: member, at: index, in: text) ?? -1 }
            if name >= 0, !slots.insert(names[name].slot).inserted { return true }
        }
        return false
    }

    /// Finds the name of a member, and notes that the block has it.
    mutating func findAndSee(
        _ member: JSONRecordScanner.Member, at index: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Int {
        guard let name = name(of: member, at: index, in: text) else {
            judge.result.presence?.see(otherMember: Self.key(of: member, in: text))
            return -1
        }
        judge.result.presence?.see(names[name].node)
        return name
    }

    /// The name of a member that no rule names.
    static func key(of member: JSONRecordScanner.Member, in text: UnsafeBufferPointer<UInt8>) -> String {
        let key = text[member.keyStart..<member.keyEnd]
        guard member.keyHasEscapes else { return String(decoding: key, as: UTF8.self) }
        var unescaped: [UInt8] = []
        JSONString.unescape(text.span.extracting(member.keyStart..<member.keyEnd), into: &unescaped)
        return String(decoding: unescaped, as: UTF8.self)
    }

    /// The attribute that a member gives a value to, as a position in ``names``.
    mutating func name(
        of member: JSONRecordScanner.Member, at index: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let key = UnsafeBufferPointer(rebasing: text[member.keyStart..<member.keyEnd])
        if member.keyHasEscapes {
            var unescaped: [UInt8] = []
            JSONString.unescape(text.span.extracting(member.keyStart..<member.keyEnd), into: &unescaped)
            return unescaped.withUnsafeBufferPointer(positions.position)
                ?? patterns.flatMap { name(of: String(decoding: unescaped, as: UTF8.self), in: $0) }
        }
        if index < expected.count, case let name = expected[index], name >= 0,
            names[name].bytes.withUnsafeBufferPointer({ ByteSearch.areEqual(key, $0) })
        {
            return name
        }
        let found =
            positions.position(of: key)
            ?? patterns.flatMap { name(of: String(decoding: key, as: UTF8.self), in: $0) }
        while expected.count <= index { expected.append(-1) }
        if let found { expected[index] = found }
        return found
    }

    /// The attribute of which a pattern is that of a key.
    private func name(of key: String, in layout: RecordLayout) -> Int? {
        layout.slot(ofColumn: key).flatMap { slot in names.firstIndex { $0.slot == slot } }
    }
}
