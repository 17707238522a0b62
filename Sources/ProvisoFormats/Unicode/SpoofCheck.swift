import ProvisoUnicode

/// The checks of UTS #39 section 5, a scalar at a time.
struct SpoofCheck {
    private let level: RestrictionLevel

    /// The scripts that every scalar so far has.
    private var common = ScriptSet.all

    /// The scripts that every scalar so far has that is not Latin.
    private var commonBesideLatin = ScriptSet.all

    private var zero: UInt32?
    private var previousMark: UInt32?

    init(level: RestrictionLevel) {
        self.level = level
    }

    /// Takes the next scalar and says what is wrong with it, if anything is.
    mutating func failure(adding scalar: UInt32) -> StaticString? {
        if let reason = Self.invisibility(of: scalar) { return reason }
        let scripts = ScriptSet(of: scalar)
        if scripts.isEmpty { return "character not allowed" }
        if scalar >= 0x300, Self.isMark(scalar) {
            if scalar == previousMark { return "same accent twice on a letter" }
            previousMark = scalar
        } else {
            previousMark = nil
        }
        if let zero = ScriptSetTable.zero(of: scalar) {
            if let other = self.zero, other != zero { return "mixed digits" }
            self.zero = zero
        }
        common = common.intersection(scripts)
        if !scripts.intersects(.latin) { commonBesideLatin = commonBesideLatin.intersection(scripts) }
        return isLevelKept(by: scalar) ? nil : "mixed scripts"
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

    /// Whether a scalar is a combining mark as far as repetition goes: it has a combining class.
    private static func isMark(_ scalar: UInt32) -> Bool {
        CodePointProperties(scalar).combiningClass != 0
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
