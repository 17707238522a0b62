/// Named values in the order in which they were given.
///
/// - Complexity: Finding a member is linear in the number of members up to sixteen, then constant on average.
public struct DataObject: Sendable {
    /// The members in their order.
    public private(set) var members: [(key: String, value: DataValue)] = []
    /// Where each key stands; empty while a linear search is as fast.
    private var positions: [TextKey: Int] = [:]
    private static let searchesLinearlyUpTo = 16

    /// Creates an object without members.
    public init() {}

    /// Whether there is no member.
    public var isEmpty: Bool { members.isEmpty }

    /// How many members there are.
    public var count: Int { members.count }

    /// The value of a member, or `nil` when there is none. Setting `nil` removes it, a new name is appended.
    public subscript(key: String) -> DataValue? {
        get { position(of: key).map { members[$0].value } }
        // What sets members is made of literals, hundreds of times: each would have its own copy.
        @inline(never)
        set {
            switch (position(of: key), newValue) {
            case (let position?, let value?): members[position].value = value
            case (let position?, nil):
                members.remove(at: position)
                indexAgain()
            case (nil, let value?): append(key, value)
            case (nil, nil): break
            }
        }
    }

    /// Appends a member without looking whether its name is there already.
    package mutating func append(_ key: String, _ value: DataValue) {
        members.append((key, value))
        if members.count == Self.searchesLinearlyUpTo + 1 {
            indexAgain()
        } else if members.count > Self.searchesLinearlyUpTo {
            positions[TextKey(key)] = members.count - 1
        }
    }

    private func position(of key: String) -> Int? {
        members.count > Self.searchesLinearlyUpTo
            ? positions[TextKey(key)] : members.firstIndex { $0.key.isEquivalent(to: key) }
    }

    @inline(never)
    private mutating func indexAgain() {
        positions = [:]
        guard members.count > Self.searchesLinearlyUpTo else { return }
        for (index, member) in members.enumerated() { positions[TextKey(member.key)] = index }
    }
}

extension DataObject: ExpressibleByDictionaryLiteral {
    /// Creates an object; of two members with one name the later one stays.
    @inline(never)
    public init(dictionaryLiteral elements: (String, DataValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}

extension DataObject: CustomStringConvertible {
    /// The object as JSON.
    public var description: String { DataValue.object(self).description }
}

extension DataObject: Hashable {
    /// Whether both have the same members; their order does not matter.
    @inline(never)
    public static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
    }

    /// Hashes the members, whatever their order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(
            members.reduce(0) { hash, member in
                var hasher = Hasher()
                hasher.combine(TextKey(member.key))
                hasher.combine(member.value)
                return hash ^ hasher.finalize()
            })
    }
}
