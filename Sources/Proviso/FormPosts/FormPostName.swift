/// The name of a field of a form post, taken apart: `a[b][]` leads to `a`, there to `b`, there to a new element.
struct FormPostName {
    enum Key: Hashable {
        case name(String)
        /// `[]`
        case next
    }

    let keys: [Key]

    /// Takes a name apart. Brackets that do not match, or that do not follow a name, are part of the name.
    init(_ text: String) {
        let whole: [Key] = [.name(text)]
        guard let first = text.firstIndex(of: "["), first > text.startIndex, text.hasSuffix("]") else {
            keys = whole
            return
        }
        var keys: [Key] = [.name(String(text[..<first]))]
        var rest = text[first...]
        while !rest.isEmpty {
            guard rest.first == "[", let close = rest.firstIndex(of: "]") else {
                self.keys = whole
                return
            }
            let key = rest[rest.index(after: rest.startIndex)..<close]
            guard !key.contains("[") else {
                self.keys = whole
                return
            }
            keys.append(key.isEmpty ? .next : .name(String(key)))
            rest = rest[rest.index(after: close)...]
        }
        self.keys = keys
    }

    /// Where the value stands; the element of a list has no number yet, so the path ends at the list.
    var path: FieldPath {
        FieldPath(keys.compactMap { if case .name(let name) = $0 { .key(name) } else { nil } })
    }
}
