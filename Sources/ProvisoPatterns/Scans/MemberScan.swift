/// Finds one scalar of a class within ASCII.
final class MemberScan: Machine, @unchecked Sendable {
    private let membership: FixedTable<Bool>

    /// Nil when the node is not such a class, alone or repeated.
    init?(_ node: Node) {
        guard let set = Self.set(node) else { return nil }
        membership = FixedTable((0..<256).map { set.contains($0) })
    }

    /// The class, any one of whose scalars is a match.
    static func set(_ node: Node) -> ScalarSet? {
        let set: ScalarSet
        switch node {
        case .set(let members), .repetition(.set(let members), 1, _): set = members
        default: return nil
        }
        return set.isASCII ? set : nil
    }

    /// - Complexity: O(*n*) in the number of bytes.
    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        defer { withExtendedLifetime(self) {} }
        let membership = membership.base
        var index = place
        while index < bytes.count {
            if membership[Int(bytes[index])] { return true }
            index &+= 1
        }
        return false
    }
}
