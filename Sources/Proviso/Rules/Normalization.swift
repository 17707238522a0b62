internal import Foundation

/// Unicode normalisation (UAX #15).
enum Normalization {
    /// Normalisation form C.
    static func nfc(_ text: String) -> String {
        // ASCII is in every normalisation form.
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    }
}
