import Proviso
import ProvisoFormats

/// A format that counts how often it looks at a text.
struct CountedFormat: DocumentFormat {
    private final class Count: @unchecked Sendable {
        var number = 0
    }

    // Of one task, so that tests that run at the same time do not count each other's looks.
    @TaskLocal private static var count: Count?

    static let ruleName = "counted"
    static let summary = "A text without an exclamation mark."
    static let message: CatalogMessage = "{attribute} must not exclaim."

    init() {}
    init(options: inout RuleOptions) {}

    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        Self.count?.number += 1
        return utf8.indices.contains { utf8[$0] == UInt8(ascii: "!") } ? FormatFailure("exclaims", at: 0) : nil
    }

    /// How often it looks at texts while the body runs.
    static func scans(_ body: () throws -> Void) rethrows -> Int {
        let count = Count()
        try $count.withValue(count) { try body() }
        return count.number
    }
}
