/// Logic with truths that may be unknown, which are `nil`.
extension Sequence {
    /// Whether something holds of all elements; a false one decides.
    func all(_ truth: (Element) -> Bool?) -> Bool? {
        var isKnown = true
        for element in self {
            switch truth(element) {
            case false?: return false
            case true?: continue
            case nil: isKnown = false
            }
        }
        return isKnown ? true : nil
    }

    /// Whether something holds of one of the elements; a true one decides.
    func any(_ truth: (Element) -> Bool?) -> Bool? { all { truth($0).map { !$0 } }.map { !$0 } }
}
