/// Why a JSON Pointer does not lead to records.
package struct JSONRecordsAbsence: Sendable, Equatable {
    /// What is wrong.
    package let reason: String
    /// What may be meant.
    package let hint: String?

    init(_ pointer: JSONPointer, _ search: JSONPointerSearch) {
        let (matched, keys) = (search.matched, search.keys)
        if search.found != nil {
            reason = "what stands at \(pointer) is neither an array nor an object"
            hint = nil
            return
        }
        let place = JSONPointer.text(pointer.components[..<min(matched, pointer.components.count)])
        let missing = matched < pointer.components.count ? pointer.components[matched] : ""
        reason = "there is nothing at \(pointer)"
        let meant = Suggestion.nearest(to: missing, among: keys).map {
            JSONPointer.text(pointer.components[..<matched] + [$0] + pointer.components[(matched + 1)...])
        }
        let found = keys.prefix(10).map { JSONPointer.text(pointer.components[..<matched] + [$0]) }
            .joined(separator: ", ")
        if let count = search.lengthOfArray {
            let name = place.isEmpty ? "the file" : place
            hint =
                count == 0 ? "\(name) is an empty array" : "\(name) is an array, with elements from 0 to \(count - 1)"
            return
        }
        hint =
            meant.map { "did you mean \($0)?" }
            ?? (keys.isEmpty
                ? nil : "\(place.isEmpty ? "the file" : place) has \(found)\(keys.count > 10 ? ", …" : "")")
    }
}
