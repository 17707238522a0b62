/// Numbers that are written once and read by every thread.
///
/// An array would be retained and released by each reader, which costs more than matching a short text.
final class FixedTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    /// The first of ``count`` elements, as long as this lives.
    let base: UnsafeMutablePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        count = elements.count
        base = .allocate(capacity: max(elements.count, 1))
        for (index, element) in elements.enumerated() { (base + index).initialize(to: element) }
    }

    deinit {
        base.deallocate()
    }
}
