extension Violation {
    /// Whether another violation is surely told in the same words and with the same members, so that what was made of one
    /// serves the other. Nothing is read for it: `false` says only that nobody knows.
    ///
    /// A rule that refuses one value after another makes violations that share all they hold.
    package func isToldLike(_ other: Violation) -> Bool {
        wording.sharedLabel === other.wording.sharedLabel && wording.extras === other.wording.extras
            && wording.sharedLabels === other.wording.sharedLabels
            && severity == other.severity && code == other.code && wording.key == other.wording.key
            && path == other.path && parameters.areSurely(other.parameters)
    }

    /// A number that differs for most violations that are not told alike.
    package var tellingMark: UInt {
        var mark = wording.sharedLabel.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        mark = mark &* 31 &+ UInt(truncatingIfNeeded: code.rawValue.utf8.count)
        mark = mark &* 31 &+ parameters.mark
        if case .index(let index)? = path.components.last { mark = mark &* 31 &+ UInt(truncatingIfNeeded: index) }
        return mark &* 0x9E37_79B9_7F4A_7C15
    }
}
