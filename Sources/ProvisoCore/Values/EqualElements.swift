/// The first element of a list that is equal to an earlier one.
struct EqualElements {
    /// The positions of both, counted from 0.
    let first: Int
    let second: Int

    /// Up to so many elements are compared one by one, which allocates nothing.
    private static let few = 16

    /// - Returns: `nil` when no two elements are equal.
    /// - Complexity: Linear in the elements.
    init?<Elements: Collection>(in elements: Elements) where Elements.Element: Hashable {
        if elements.count <= Self.few {
            for (second, element) in elements.enumerated() {
                if let first = elements.prefix(second).firstIndex(of: element) {
                    (self.first, self.second) = (elements.distance(from: elements.startIndex, to: first), second)
                    return
                }
            }
        } else {
            var positions: [Elements.Element: Int] = [:]
            for (second, element) in elements.enumerated() {
                if let first = positions.updateValue(second, forKey: element) {
                    (self.first, self.second) = (first, second)
                    return
                }
            }
        }
        return nil
    }
}
