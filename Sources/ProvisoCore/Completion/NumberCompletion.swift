#if !hasFeature(Embedded)
internal import ProvisoFormats

/// What can be typed behind the beginning of a number, so that it becomes one of a type and passes.
///
/// A number of a type for whole numbers is typed in digits, as that of `number` with `integerOnly` is: 200 is lost where 120
/// is the most, though `200e-1` would be read as 20.
enum NumberCompletion<Value> {
    /// Whether a text is a number that passes, or can become one; `nil` for what is no number of a type that is known.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limits: The numbers at which it may change whether a number passes.
    ///   - passes: Whether a number passes.
    static func completion(of text: String, limits: [Value], passes: (Value) -> Bool) -> Completion? {
        if let value = TextConversion<Value>.value(of: text), passes(value) { return .valid }
        guard let endings = ValueEndings(Value.self, limits: limits.map { DataValue(any: $0) }) else { return nil }
        let canPass = endings.behind(text).contains { ending in
            TextConversion<Value>.value(of: text, and: ending).map(passes) ?? false
        }
        return canPass ? .incomplete : endings.areAll ? .lost : nil
    }
}
#endif
