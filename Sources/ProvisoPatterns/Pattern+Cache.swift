#if !PROVISO_PLUGIN
internal import ProvisoBase
#endif

extension Pattern {
    /// The most that is kept.
    static let capacity = 256
    private static let compiled = Locked<[Key: Pattern]>([:])

    /// How many patterns are kept now.
    static var cachedCount: Int { compiled.withLock { $0.count } }

    /// Not `String`, for which texts that differ in normalization alone are equal.
    private struct Key: Hashable, Sendable {
        var text: [UInt8]
        var options: Options
    }

    /// The pattern for a text, compiled at most once as long as it is used: for rules that are made at run time.
    ///
    /// Up to 256 patterns are kept; when there are more, half of them go.
    ///
    /// - Throws: ``PatternError`` as the initializer does. Errors are not kept.
    public static func cached(_ text: String, options: Options = Options()) throws(PatternError) -> Pattern {
        let key = Key(text: Array(text.utf8), options: options)
        if let known = compiled.withLock({ $0[key] }) { return known }
        let pattern = try Pattern(text, options: options)
        compiled.withLock { compiled in
            if compiled.count >= capacity {
                for key in Array(compiled.keys.prefix(capacity / 2)) { compiled[key] = nil }
            }
            compiled[key] = pattern
        }
        return pattern
    }
}
