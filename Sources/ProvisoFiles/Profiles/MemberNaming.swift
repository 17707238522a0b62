/// Whether a document can name a place of JSON's objects: `http.status` may be a member of that name, or the member `status` of `http`.
enum MemberNaming: Sendable, Hashable {
    /// Its name is the way to it.
    case way
    /// A member of the record itself, which needs another name: an attribute that has it for its column.
    case column
    /// It lies in or behind such a member and has no name.
    case none

    /// Whether the name of a member means something else in the name of an attribute.
    static func isOdd(_ name: some RandomAccessCollection<UInt8>) -> Bool {
        guard let first = name.first, let last = name.last else { return true }
        return first <= UInt8(ascii: " ") || last <= UInt8(ascii: " ") || first == UInt8(ascii: "!")
            || name.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ",") }
    }
}
