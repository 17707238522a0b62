import Testing

@testable import ProvisoFormats
@testable import ProvisoPatterns
@testable import ProvisoUnicode

/// Formats and patterns know the same characters: all tables are of one version of Unicode.
@Suite struct OneVersionTests {
    @Test func tablesOfIDNAHaveTheVersionOfTheOthers() {
        #expect(IDNATables.version.description == UnicodeVersion.text.description)
    }

    /// `\p{Script=…}` and the sets of UTS #39 agree on which scalars have a script.
    @Test func scalarsWithoutScriptHaveNoSetOfScripts() throws {
        let unknown = try #require(UnicodeProperty.set(named: "Script=Unknown"))
        let unassigned = try #require(UnicodeProperty.set(named: "Cn"))
        let wrong = (0...ScalarSet.limit).first {
            unknown.contains($0) != ScriptSet(of: $0).isEmpty || unassigned.contains($0) && !unknown.contains($0)
        }
        #expect(wrong == nil)
    }

    /// A script that no other can be mistaken for has one set, but for scalars that several scripts use.
    @Test(arguments: ["Latin", "Cyrillic", "Greek", "Garay", "Sidetic", "Tolong_Siki", "Beria_Erfe", "Tai_Yo"])
    func scalarsOfAScriptHaveItInTheirSet(name: String) throws {
        let script = try #require(UnicodeProperty.set(named: "Script=" + name))
        let letters = try #require(UnicodeProperty.set(named: "L")).intersection(script)
        let first = try #require(letters.ranges.first)
        let own = ScriptSet(of: first.lowerBound)
        let wrong = letters.ranges.joined().first { !ScriptSet(of: $0).intersects(own) }
        #expect(wrong == nil)
    }

    @Test func decimalDigitsAreThoseOfTheirCategory() throws {
        let digits = try #require(UnicodeProperty.set(named: "Nd"))
        let wrong = (0...ScalarSet.limit).first { digits.contains($0) != (ScriptSetTable.zero(of: $0) != nil) }
        #expect(wrong == nil)
    }

    @Test(.enabled(if: standardLibraryIsAsNew, "the standard library knows an older version"))
    func categoriesAreTheStandardLibrarys() throws {
        // Every scalar in the set of its category, and in no other: together they have as many as there are.
        var count = 0
        for (name, category) in zip(CategoryTable.names, Self.categories) where category != .surrogate {
            let set = try #require(UnicodeProperty.set(named: name.description))
            for range in set.ranges {
                count += range.count
                let wrong = range.first { Unicode.Scalar($0)?.properties.generalCategory != category }
                #expect(wrong == nil, "\(name)")
            }
        }
        let surrogates = 0xD800...0xDFFF
        #expect(count == Int(ScalarSet.limit) + 1 - surrogates.count)
    }

    private static let categories: [Unicode.GeneralCategory] = [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
        .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
        .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned,
    ]
}

/// Whether the standard library knows BERIA ERFE LETTER ARKAB, which came with Unicode 17.
private let standardLibraryIsAsNew = Unicode.Scalar(0x16EA0).map { $0.properties.age != nil } ?? false
