/// That an object has no other members than those that rules name.
package struct ClosedMembers: Sendable {
    /// The slots of objects that have rules for all of their members, or are closed by a rule of their own.
    private let open: Set<Int>

    init(open: Set<Int>) { self.open = open }

    /// The objects of a record that are closed, by their slots, with the ways from each to its parts that rules name.
    func parts(of slots: [RecordLayout.Slot]) -> [(slot: Int, ways: [Way])] {
        slots.indices.filter { !slots[$0].parts.isEmpty && !open.contains($0) }.map { slot in
            (slot, slots[slot].parts.map { Way(path: slots[$0].subpath[...], isOpen: open.contains($0)) })
        }
    }
}

/// An object that is closed, and the members that rules name.
package struct ClosedObject: Sendable {
    /// The way to it from the record, or from the object that the rules are for.
    package let path: [String]
    /// The names of its members; `nil` for one that has any name of a pattern.
    package let members: [String?]
}

extension RecordLayout {
    /// The objects that are closed, each behind the one that it stands in.
    package var closedObjects: [ClosedObject] {
        guard let closedParts else { return [] }
        let own = slots.filter { $0.parent == nil && !$0.name.isEmpty }
        var objects = [
            ClosedObject(path: [], members: own.flatMap { $0.columns.isEmpty ? [$0.name] : $0.columns.map { $0.name } })
        ]
        func add(_ path: [String], _ ways: [Way]) {
            var names: [String] = []
            for way in ways { if let name = way.path.first, !names.contains(name) { names.append(name) } }
            objects.append(ClosedObject(path: path, members: names.map { Optional($0) }))
            for name in names {
                let inside = ways.compactMap { $0.behind(name) }
                if Way.leadInside(inside) { add(path + [name], inside.filter { !$0.path.isEmpty }) }
            }
        }
        for part in closedParts { add([slots[part.slot].name], part.ways) }
        return objects
    }
}

/// The way from an object to a part of it.
struct Way: Sendable {
    var path: ArraySlice<String>
    /// Whether the part may have any members.
    let isOpen: Bool

    /// The rest of the way, behind a member; `nil` where it leads elsewhere.
    func behind(_ member: String) -> Way? {
        guard let first = path.first, TextKey(first) == TextKey(member) else { return nil }
        return Way(path: path.dropFirst(), isOpen: isOpen)
    }

    /// Whether ways lead to parts of an object, and none says that it may have any members.
    static func leadInside(_ ways: [Way]) -> Bool {
        ways.contains { !$0.path.isEmpty } && !ways.contains { $0.path.isEmpty && $0.isOpen }
    }
}
