package import ProvisoCore
package import ProvisoFormats

/// A format that counts how often it looks at a text.
package struct CountedFormat: DocumentFormat {
    private final class Count: @unchecked Sendable {
        var number = 0
    }

    // Of one task, so that tests that run at the same time do not count each other's looks.
    @TaskLocal private static var count: Count?

    package static let ruleName = "counted"
    package static let summary = "A text without an exclamation mark."
    package static let message: CatalogMessage = "{attribute} must not exclaim."

    package init() {}
    package init(options: inout RuleOptions) {}

    package func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        Self.count?.number += 1
        return utf8.indices.contains { utf8[$0] == UInt8(ascii: "!") } ? FormatFailure("exclaims", at: 0) : nil
    }

    /// How often it looks at texts while the body runs.
    package static func scans(_ body: () throws -> Void) rethrows -> Int {
        let count = Count()
        try $count.withValue(count) { try body() }
        return count.number
    }
}
