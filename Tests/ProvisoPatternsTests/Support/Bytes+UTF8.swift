extension [UInt8] {
    /// Whether the bytes are UTF-8.
    var isUTF8: Bool {
        // Repairing changes what is not.
        String(decoding: self, as: UTF8.self).utf8.elementsEqual(self)
    }
}
