extension Record {
    /// A value as a message shows it, without what is sensitive inside of it.
    package func shownText(_ slot: Int) -> String {
        let value = field(slot)
        return switch value.kind {
        case .missing, .null: ""
        case .array, .object: layout.slots[slot].sensitiveParts.masked(value.container).description
        default: String(decoding: value.bytes, as: UTF8.self)
        }
    }
}
