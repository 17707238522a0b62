/// A language tag of BCP 47 (RFC 5646): `de`, `zh-Hant-TW`, `sl-rozaj-biske`, `de-DE-u-co-phonebk`, `x-whatever`.
///
/// Well-formed is what the grammar of section 2.1 has, in any case, with the grandfathered tags; no variant and no
/// extension may come twice (sections 2.2.5 and 2.2.6).
///
/// - Complexity: O(*n*). Nothing is allocated for a tag of up to four variants.
public struct LanguageTagFormat: StringFormat {
    /// Whether language, script, region and variants have to be in the IANA Language Subtag Registry; off by default.
    ///
    /// An extended language has to follow the language that the registry says, and there may be one only (section
    /// 2.2.2). What extensions and private use hold is not looked at.
    public var registered: Bool

    /// Creates a format with this option.
    public init(registered: Bool = false) {
        self.registered = registered
    }

    /// Says why a text is not a language tag, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        if Self.isGrandfathered(utf8) { return nil }
        do {
            var scanner = LanguageTagScanner(registered: registered)
            try scanner.scan(utf8)
            return nil
        } catch {
            return error
        }
    }

    /// Whether a text is one of the grandfathered tags that the grammar lists, in any case.
    ///
    /// The regular ones are well-formed anyway, but their subtags are not registered.
    private static func isGrandfathered(_ utf8: Span<UInt8>) -> Bool {
        guard 5...11 ~= utf8.count else { return false }
        return grandfathered.withUTF8Buffer { list in
            var position = 0
            while position < list.count {
                var offset = 0
                // The space behind a word of the list never matches, so that a comparison ends with the word.
                while offset < utf8.count, utf8[offset] != ASCII.space,
                    list[position + offset] == ASCII.lowercased(utf8[offset])
                {
                    offset += 1
                }
                if offset == utf8.count, list[position + offset] == ASCII.space { return true }
                while list[position] != ASCII.space { position += 1 }
                position += 1
            }
            return false
        }
    }

    /// RFC 5646 section 2.1, first the irregular and then the regular ones, each with a space behind it.
    private static let grandfathered: StaticString = """
        en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu \
        sgn-be-fr sgn-be-nl sgn-ch-de art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang \

        """
}

extension LanguageTagFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // A longer subtag, a first one behind a singleton, or private use.
        let subtags = Endings("a", "aa", "aaa", "aaaa", "aaaaa", "-a", "-aa", "x-a", "de")
        return (subtags + Self.restsOfGrandfathered(behind: utf8)).complete(utf8, in: self)
            || registered && Self.restsOfRegistered(behind: utf8).complete(utf8, in: self)
    }

    /// What is left of the grandfathered tags with which a text begins.
    private static func restsOfGrandfathered(behind utf8: Span<UInt8>) -> Endings {
        grandfathered.withUTF8Buffer { list in
            let tags = list.split(separator: ASCII.space).filter { tag in
                tag.count > utf8.count
                    && utf8.indices.allSatisfy { ASCII.lowercased(utf8[$0]) == tag[tag.startIndex + $0] }
            }
            return Endings(tags.map { Array($0.dropFirst(utf8.count)) })
        }
    }

    /// What is left of the registered subtags with whose beginning a text ends.
    private static func restsOfRegistered(behind utf8: Span<UInt8>) -> Endings {
        var subtag: [UInt8] = []
        for offset in utf8.indices {
            if utf8[offset] == ASCII.hyphen { subtag = [] } else { subtag.append(ASCII.lowercased(utf8[offset])) }
        }
        let tables = [
            CodeTables.region2, CodeTables.script, CodeTables.region3, CodeTables.variant, CodeTables.language2,
            CodeTables.language3,
        ]
        let rests = tables.flatMap { $0.rests(behind: subtag, length: $0.width) }
        return Endings(rests + CodeTables.extlang.rests(behind: subtag, length: 3))
    }
}
