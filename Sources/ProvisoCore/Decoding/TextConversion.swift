/// Values that are typed as text: texts themselves, and what text is converted to without losing anything.
enum TextConversion<Value> {
    /// The value that a text stands for; `nil` when it stands for none.
    static func value(of text: String) -> Value? {
        if let value = text as? Value { return value }
        if let type = Value.self as? any StringProtocol.Type { return make(type, of: text) as? Value }
        guard case .value(let value)? = DataConversion.of(Value.self)?.convert(.untyped(text)) else { return nil }
        return value as? Value
    }

    /// The value that a text stands for with more behind it.
    static func value(of text: String, and ending: [UInt8]) -> Value? {
        value(of: text + String(decoding: ending, as: UTF8.self))
    }

    /// The text of a value; `nil` for one that is not typed as text.
    static func text(of value: Value) -> String? {
        if let text = value as? any StringProtocol { return String(text) }
        return DataConversion.of(Value.self) == nil ? nil : DataValue.shownText(of: value)
    }

    private static func make<Text: StringProtocol>(_: Text.Type, of text: String) -> Any? { Text(text) }
}
