import ProvisoUnicode

/// The checks of UTS #39 section 5, a scalar at a time.
struct SpoofCheck {
    private let level: RestrictionLevel

    /// The scripts that every scalar so far has.
    private var common = ScriptSet.all

    /// The scripts that every scalar so far has that is not Latin.
    private var commonBesideLatin = ScriptSet.all

    private var zero: UInt32?

    /// The last scalar that is no mark, and since it the last mark of each combining class.
    private var letter: UInt32 = 0
    private var marks: [UInt8: UInt32] = [:]

    init(level: RestrictionLevel) {
        self.level = level
    }

    /// Takes the next scalar and says what is wrong with it, if anything is.
    mutating func failure(adding scalar: UInt32) -> StaticString? {
        if let reason = Self.invisibility(of: scalar) { return reason }
        let scripts = ScriptSet(of: scalar)
        if scripts.isEmpty { return "character not allowed" }
        if scalar >= 0x300, Self.isNonspacing(scalar) {
            if repeatsMark(scalar) { return "same accent twice on a letter" }
        } else {
            letter = scalar
            if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
        }
        if let zero = ScriptSetTable.zero(of: scalar) {
            if let other = self.zero, other != zero { return "mixed digits" }
            self.zero = zero
        }
        common = common.intersection(scripts)
        if !scripts.intersects(.latin) { commonBesideLatin = commonBesideLatin.intersection(scripts) }
        return isLevelKept(by: scalar) ? nil : level == .ascii ? "non-ASCII character" : "mixed scripts"
    }

    private func isLevelKept(by scalar: UInt32) -> Bool {
        switch level {
        case .unrestricted:
            true
        case .ascii:
            scalar < 0x80
        case .singleScript:
            !common.isEmpty
        case .highlyRestrictive:
            !common.isEmpty || commonBesideLatin.intersects(.eastAsian)
        case .moderatelyRestrictive:
            !common.isEmpty || commonBesideLatin.intersects(.eastAsian)
                || commonBesideLatin.intersects(.moderate)
        }
    }

    /// Whether a mark is the same as the one before it in Normalization Form D, which an accented letter may hold.
    ///
    /// Canonical order brings the marks of one class together, whatever stands between them.
    private mutating func repeatsMark(_ scalar: UInt32) -> Bool {
        if marks.isEmpty {
            for mark in Normalization.decomposed([letter]).dropFirst() { marks[mark.combiningClass] = mark.scalar }
        }
        return Normalization.decomposed([scalar]).contains { mark in
            marks.updateValue(mark.scalar, forKey: mark.combiningClass) == mark.scalar
        }
    }

    /// Whether a scalar is a nonspacing mark: it has a combining class, or the bidirectional class of these marks.
    private static func isNonspacing(_ scalar: UInt32) -> Bool {
        let properties = CodePointProperties(scalar)
        return properties.combiningClass != 0 || properties.direction == .nonspacingMark
    }

    /// Whether a scalar is a zero-width joiner or non-joiner, whose context decides.
    static func isJoiner(_ scalar: UInt32) -> Bool { scalar == 0x200C || scalar == 0x200D }

    /// Names the scalars that show nothing or change the direction of what shows.
    ///
    /// These are the control characters, the line and paragraph separators, what has the property
    /// Default_Ignorable_Code_Point (Unicode 17), interlinear annotations and the blank of Braille.
    private static func invisibility(of scalar: UInt32) -> StaticString? {
        switch scalar {
        case 0x20...0x7E:
            nil
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
            "control character"
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
            "invisible character"
        case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060...0x2065, 0x206A...0x206F,
            0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
            0xE0000...0xE0FFF:
            "invisible character"
        default:
            nil
        }
    }
}
