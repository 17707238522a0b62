/// Where a value stands, in the names of Swift and in those of the data.
package struct DataPlace {
    package private(set) var path = FieldPath()
    /// The path as those spell it who sent the data.
    private(set) var outside = FieldPath()

    /// How deep values may lie in each other. Types that hold themselves are read as deep as the data goes.
    static let deepest = 128

    package init() {}

    var isTooDeep: Bool { path.components.count > Self.deepest }

    /// The place of a member.
    ///
    /// - Parameters:
    ///   - name: What Swift calls it; `nil` where only the key is known. A name with dots leads through several objects.
    ///   - key: What the type's coding keys call it.
    ///   - outside: What the data calls it; the key by default.
    @inline(never)
    package func named(_ name: String?, _ key: String, _ outside: String? = nil) -> DataPlace {
        var place = self
        place.path = name.map { path.appending(FieldPath($0)) } ?? path.appending(key)
        let isPath = name?.utf8.contains(UInt8(ascii: ".")) ?? false
        place.outside = self.outside.appending(isPath ? FieldPath(outside ?? key) : FieldPath([.key(outside ?? key)]))
        return place
    }

    /// The place of an element.
    func element(_ index: Int) -> DataPlace {
        var place = self
        place.path = path.appending(index)
        place.outside = outside.appending(index)
        return place
    }
}
