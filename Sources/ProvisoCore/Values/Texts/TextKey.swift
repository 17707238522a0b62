internal import ProvisoFormats

/// A text as the key of a dictionary or the element of a set: by canonical equivalence, as a `String` is.
///
/// - Complexity: Hashing and comparing are linear in the text, which those of a `String` are not for runs of combining
///   marks. A name that comes from outside is looked up by this.
package struct TextKey: Hashable, Sendable {
    /// The text.
    package let text: String

    /// Makes a key of a text.
    package init(_ text: String) { self.text = text }

    /// Whether the texts are canonically equivalent.
    package static func == (left: Self, right: Self) -> Bool { left.text.isEquivalent(to: right.text) }

    /// Hashes the composed form.
    package func hash(into hasher: inout Hasher) {
        text.withBytes { bytes in
            CanonicalText.withComposed(bytes) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
        // No byte of UTF-8: where this text ends another begins.
        hasher.combine(0xFF as UInt8)
    }
}

extension StringProtocol {
    /// Whether two texts are canonically equivalent, as `==` says, in linear time.
    func isEquivalent(to other: some StringProtocol) -> Bool {
        withBytes { left in other.withBytes { CanonicalText.areEqual(left, $0) } }
    }

    /// Whether a text precedes another, as `<` says, in linear time.
    func precedes(_ other: some StringProtocol) -> Bool {
        withBytes { left in other.withBytes { CanonicalText.compare(left, $0) < 0 } }
    }
}
