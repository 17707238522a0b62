internal import ProvisoCore

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
        // Byte by byte: to compare characters takes quadratic time for long runs of combining marks.
        let bytes = text.utf8
        let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
        guard let first = bytes.firstIndex(of: open), first > bytes.startIndex, bytes.last == close else {
            keys = whole
            return
        }
        var keys: [Key] = [.name(String(text[..<first]))]
        var rest = bytes[first...]
        while !rest.isEmpty {
            guard rest.first == open, let end = rest.firstIndex(of: close) else {
                self.keys = whole
                return
            }
            let key = rest[rest.index(after: rest.startIndex)..<end]
            guard !key.contains(open) else {
                self.keys = whole
                return
            }
            keys.append(key.isEmpty ? .next : .name(String(Substring(key))))
            rest = rest[rest.index(after: end)...]
        }
        self.keys = keys
    }

    /// Where the value stands; the element of a list has no number yet, so the path ends at the list.
    var path: FieldPath {
        FieldPath(keys.compactMap { if case .name(let name) = $0 { .key(name) } else { nil } })
    }
}
