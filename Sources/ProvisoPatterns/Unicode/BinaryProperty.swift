#if !PROVISO_PLUGIN
import ProvisoUnicode
#endif

/// Unicode's binary properties, as the standard library has them.
enum BinaryProperty {
    /// The set for a property's short or long name, in lower case and without `_`; nil when there is none.
    static func set(named name: String) -> ScalarSet? {
        switch name {
        case "noncharactercodepoint", "nchar": return noncharacters
        case "extendedpictographic", "extpict": return pictographs
        case "regionalindicator", "ri": return ScalarSet(0x1F1E6...0x1F1FF)
        case "alnum": return NamedClass.alnum.set(unicode: true)
        case "graph": return NamedClass.graph.set(unicode: true)
        case "print": return NamedClass.print.set(unicode: true)
        case "blank": return NamedClass.blank.set(unicode: true)
        case "word": return NamedClass.word.set(unicode: true)
        case "xdigit": return NamedClass.xdigit.set(unicode: true)
        default:
            guard let isMember = tests[name] else { return nil }
            return UnicodeProperty.scan { isMember($0.properties) }
        }
    }

    private static var noncharacters: ScalarSet {
        var ranges: [ClosedRange<UInt32>] = [0xFDD0...0xFDEF]
        for plane: UInt32 in 0...16 {
            ranges.append((plane << 16 | 0xFFFE)...(plane << 16 | 0xFFFF))
        }
        return ScalarSet(unsorted: ranges)
    }

    private static var pictographs: ScalarSet {
        let bounds = PictographTable.bounds
        return ScalarSet(unsorted: stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]...bounds[$0 + 1] })
    }

    private static let tests: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = {
        typealias Test = @Sendable (Unicode.Scalar.Properties) -> Bool
        let rows: [(names: [String], test: Test)] = [
            (["alphabetic", "alpha"], { $0.isAlphabetic }),
            (["asciihexdigit", "ahex"], { $0.isASCIIHexDigit }),
            (["bidicontrol", "bidic"], { $0.isBidiControl }),
            (["bidimirrored", "bidim"], { $0.isBidiMirrored }),
            (["cased"], { $0.isCased }),
            (["caseignorable", "ci"], { $0.isCaseIgnorable }),
            (["changeswhencasefolded", "cwcf"], { $0.changesWhenCaseFolded }),
            (["changeswhencasemapped", "cwcm"], { $0.changesWhenCaseMapped }),
            (["changeswhenlowercased", "cwl"], { $0.changesWhenLowercased }),
            (["changeswhennfkccasefolded", "cwkcf"], { $0.changesWhenNFKCCaseFolded }),
            (["changeswhentitlecased", "cwt"], { $0.changesWhenTitlecased }),
            (["changeswhenuppercased", "cwu"], { $0.changesWhenUppercased }),
            (["dash"], { $0.isDash }),
            (["defaultignorablecodepoint", "di"], { $0.isDefaultIgnorableCodePoint }),
            (["deprecated", "dep"], { $0.isDeprecated }),
            (["diacritic", "dia"], { $0.isDiacritic }),
            (["emoji"], { $0.isEmoji }),
            (["emojimodifier", "emod"], { $0.isEmojiModifier }),
            (["emojimodifierbase", "ebase"], { $0.isEmojiModifierBase }),
            (["emojipresentation", "epres"], { $0.isEmojiPresentation }),
            (["extender", "ext"], { $0.isExtender }),
            (["fullcompositionexclusion", "compex"], { $0.isFullCompositionExclusion }),
            (["graphemebase", "grbase"], { $0.isGraphemeBase }),
            (["graphemeextend", "grext"], { $0.isGraphemeExtend }),
            (["hexdigit", "hex"], { $0.isHexDigit }),
            (["idcontinue", "idc"], { $0.isIDContinue }),
            (["idstart", "ids"], { $0.isIDStart }),
            (["ideographic", "ideo"], { $0.isIdeographic }),
            (["idsbinaryoperator", "idsb"], { $0.isIDSBinaryOperator }),
            (["idstrinaryoperator", "idst"], { $0.isIDSTrinaryOperator }),
            (["joincontrol", "joinc"], { $0.isJoinControl }),
            (["logicalorderexception", "loe"], { $0.isLogicalOrderException }),
            (["lowercase", "lower"], { $0.isLowercase }),
            (["math"], { $0.isMath }),
            (["patternsyntax", "patsyn"], { $0.isPatternSyntax }),
            (["patternwhitespace", "patws"], { $0.isPatternWhitespace }),
            (["quotationmark", "qmark"], { $0.isQuotationMark }),
            (["radical"], { $0.isRadical }),
            (["sentenceterminal", "sterm"], { $0.isSentenceTerminal }),
            (["softdotted", "sd"], { $0.isSoftDotted }),
            (["terminalpunctuation", "term"], { $0.isTerminalPunctuation }),
            (["unifiedideograph", "uideo"], { $0.isUnifiedIdeograph }),
            (["uppercase", "upper"], { $0.isUppercase }),
            (["variationselector", "vs"], { $0.isVariationSelector }),
            (["whitespace", "wspace", "space"], { $0.isWhitespace }),
            (["xidcontinue", "xidc"], { $0.isXIDContinue }),
            (["xidstart", "xids"], { $0.isXIDStart }),
        ]
        var result: [String: Test] = [:]
        for row in rows {
            for name in row.names { result[name] = row.test }
        }
        return result
    }()
}
