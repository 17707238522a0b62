#if Command
import Foundation

/// JSON as Foundation reads it, so that what the command prints is judged by somebody else.
enum JSON {
    struct NotAnObject: Error {}

    static func object(_ text: String) throws -> [String: Any] {
        guard let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw NotAnObject()
        }
        return object
    }

    /// The text with sorted keys and without blanks.
    static func canonical(_ object: [String: Any]) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    static func canonical(_ text: String) throws -> String { try canonical(object(text)) }
}
#endif
