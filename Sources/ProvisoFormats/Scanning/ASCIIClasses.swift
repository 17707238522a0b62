/// The sets of ASCII characters that the internet scanners ask about once a byte, in one table.
///
/// A look-up takes one instruction, where a comparison of ranges takes several, and branches that letters and digits in turn
/// make hard to foresee.
struct ASCIIClasses: OptionSet {
    let rawValue: UInt8

    /// Letters, digits and hyphens: what a label of a host name has.
    static let label = ASCIIClasses(rawValue: 1)

    /// The dot.
    static let dot = ASCIIClasses(rawValue: 2)

    /// What an atom has (`atext`, RFC 5322 section 3.2.3).
    static let atom = ASCIIClasses(rawValue: 4)

    /// What a path has: `pchar` and the slash (RFC 3986 section 3.3), but escapes.
    static let path = ASCIIClasses(rawValue: 8)

    /// Hexadecimal digits.
    static let hexDigit = ASCIIClasses(rawValue: 16)

    /// The underscore.
    static let underscore = ASCIIClasses(rawValue: 32)

    /// What a name of hosts has.
    static let name: ASCIIClasses = [.label, .dot]

    /// Whether a byte is of any of these classes.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        // A byte is less than 256, and the table has as many.
        Self.table.utf8Start[Int(byte)] & rawValue != 0
    }

    /// Whether a byte ends the authority of a URI: the path, the query or the fragment begins.
    @inline(__always)
    static func endsAuthority(_ byte: UInt8) -> Bool {
        byte == ASCII.slash || byte == ASCII.questionMark || byte == ASCII.hash
    }

    /// The classes of each byte and 64, which makes them characters.
    private static let table: StaticString = #"""
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@\#
        @L@DLDLLHHLLHMJL\#
        ]]]]]]]]]]HH@L@D\#
        H]]]]]]MMMMMMMMM\#
        MMMMMMMMMMM@@@Dl\#
        D]]]]]]MMMMMMMMM\#
        MMMMMMMMMMMDDDL@\#
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@\#
        @@@@@@@@@@@@@@@@
        """#
}
