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

extension Sequence {
    /// The elements in an order, for what is never on a hot path: slower than `sorted(by:)`, and the same for whatever is sorted.
    @inline(never)
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    package func sortedRarely(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        sorted(by: areInIncreasingOrder)
    }
}

private enum TextOrder {
    @inline(never)
    static func sort(_ texts: inout [String]) { texts.sort() }
}
