/// Internationalized domain names: UTS #46 for Unicode 17.
///
/// ```swift
/// try IDNA.toASCII("Bücher.example")              // "xn--bcher-kva.example"
/// IDNA.toUnicode("xn--bcher-kva.example").name    // "bücher.example"
/// ```
public enum IDNA {
    /// The flags of UTS #46 section 4, and IDNA 2008 on top of it.
    ///
    /// The defaults are those that browsers have: everything checked but hyphens, and no transitional processing.
    public struct Options: Hashable, Sendable {
        /// CheckHyphens: no label may begin or end with a hyphen or have hyphens in the third and fourth place.
        ///
        /// Off by default: such labels are in use (`r3---sn-x.example.com`).
        public var checkHyphens: Bool

        /// CheckBidi: the names that have right-to-left labels obey the Bidi rule of RFC 5893.
        ///
        /// On by default.
        public var checkBidi: Bool

        /// CheckJoiners: zero-width joiners stand where RFC 5892 appendix A.1 and A.2 let them.
        ///
        /// On by default.
        public var checkJoiners: Bool

        /// UseSTD3ASCIIRules: of ASCII only letters, digits and hyphens pass.
        ///
        /// On by default.
        public var useSTD3ASCIIRules: Bool

        /// Transitional_Processing: `ß` becomes `ss` and so on, as in IDNA 2003.
        ///
        /// Deprecated and off by default.
        public var transitional: Bool

        /// VerifyDnsLength: labels have 1 to 63 bytes and the name 253 at most, as A-labels; no trailing dot.
        ///
        /// On by default. It counts for ASCII alone: the Unicode form has no such limits.
        public var verifyDNSLength: Bool

        /// IgnoreInvalidPunycode: labels after `xn--` that are no Punycode are left as they are.
        ///
        /// Off by default.
        public var ignoreInvalidPunycode: Bool

        /// IDNA 2008: labels beyond ASCII hold what RFC 5892 allows (PVALID, CONTEXTJ, CONTEXTO), and hyphens stand
        /// where RFC 5891 section 4.2.3.1 lets them.
        ///
        /// Off by default.
        public var idna2008: Bool

        /// Whether an underscore passes in spite of ``useSTD3ASCIIRules``.
        var allowUnderscore = false

        /// Creates options.
        public init(
            checkHyphens: Bool = false,
            checkBidi: Bool = true,
            checkJoiners: Bool = true,
            useSTD3ASCIIRules: Bool = true,
            transitional: Bool = false,
            verifyDNSLength: Bool = true,
            ignoreInvalidPunycode: Bool = false,
            idna2008: Bool = false
        ) {
            self.checkHyphens = checkHyphens
            self.checkBidi = checkBidi
            self.checkJoiners = checkJoiners
            self.useSTD3ASCIIRules = useSTD3ASCIIRules
            self.transitional = transitional
            self.verifyDNSLength = verifyDNSLength
            self.ignoreInvalidPunycode = ignoreInvalidPunycode
            self.idna2008 = idna2008
        }
    }

    /// What ``toUnicode(_:options:)`` makes of a name.
    public struct UnicodeName: Hashable, Sendable {
        /// The name with U-labels.
        ///
        /// Labels that are wrong stay as they are, mapped and normalized.
        public let name: String

        /// The first thing that is wrong; offsets count the bytes of the name given.
        ///
        /// `nil` when nothing is.
        public let failure: FormatFailure?
    }

    /// The form of a name with A-labels, for the DNS and for the wire (UTS #46 section 4.2).
    ///
    /// - Complexity: O(*n*) in the length of the name; labels beyond 1024 scalars are refused.
    /// - Throws: What is wrong with the name.
    public static func toASCII(
        _ name: some StringProtocol, options: Options = Options()
    ) throws(FormatFailure) -> String {
        let processed = process(name, options: options)
        let ascii = processed.ascii(verifyDNSLength: options.verifyDNSLength)
        if let failure = ascii.failure { throw failure }
        return ascii.name
    }

    /// The form of a name with U-labels, for people (UTS #46 section 4.3).
    ///
    /// Show a name with a failure as it was given, with its A-labels: what looks like another name may be a trap.
    ///
    /// - Complexity: As ``toASCII(_:options:)``.
    public static func toUnicode(_ name: some StringProtocol, options: Options = Options()) -> UnicodeName {
        let processed = process(name, options: options)
        return UnicodeName(name: processed.unicodeName, failure: processed.failure ?? processed.emptyLabelFailure)
    }

    static func process(_ name: some StringProtocol, options: Options) -> ProcessedName {
        var name = String(name)
        return name.withUTF8 { ProcessedName($0.span, from: 0, to: $0.count, options: options) }
    }

    /// The longest label that is looked at, in scalars.
    ///
    /// Any label that the DNS can carry is far shorter; a limit keeps the time linear in the length of the name.
    static let maximumLabelScalars = 1024
}
