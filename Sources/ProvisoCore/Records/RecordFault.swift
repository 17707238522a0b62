/// Why a record cannot be read that is no fault of its JSON.
package enum RecordFault: String, CaseIterable, Sendable {
    case tooLong = "too long"
    case notObject = "it is not an object"
    case notUTF8 = "it is not valid UTF-8"
    case doubledKey = "it has the same key twice, the second time"
    case doubledAttribute = "it has two keys for the same attribute"
    case cells = "its number of cells differs from the number of columns"
}
