// The standard library's sorting is compiled again for each kind of sequence, and for each closure: three kilobytes a time, a
// hundred in all. What is sorted here is never on a hot path, so one copy serves it.

extension Sequence where Element == String {
    /// The texts in their order.
    package func sorted() -> [String] {
        var texts = Array(self)
        TextOrder.sort(&texts)
        return texts
    }
}

extension Dictionary where Key == String {
    /// The entries in the order of their keys.
    package func sortedByKey() -> [(key: String, value: Value)] {
        keys.sorted().compactMap { key in self[key].map { (key, $0) } }
    }
}

private enum TextOrder {
    @inline(never)
    static func sort(_ texts: inout [String]) { texts.sort() }
}
