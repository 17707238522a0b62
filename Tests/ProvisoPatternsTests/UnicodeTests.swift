import ProvisoUnicode
import TestSupport
import Testing

@testable import ProvisoPatterns

@Suite struct UnicodeTests {
    static let scalars: [Unicode.Scalar] = (Array(0..<0x600) + stride(from: UInt32(0x600), through: 0x10FFFF, by: 101))
        .compactMap(Unicode.Scalar.init)

    @Test func propertiesAreTheStandardLibrarys() throws {
        let rows: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
            ("Alphabetic", { $0.isAlphabetic }),
            ("Default_Ignorable_Code_Point", { $0.isDefaultIgnorableCodePoint }),
            ("Noncharacter_Code_Point", { $0.isNoncharacterCodePoint }),
            ("XIDC", { $0.isXIDContinue }),
        ]
        for (name, test) in rows {
            let set = try #require(UnicodeProperty.set(named: name))
            let wrong = Self.scalars.first { set.contains($0.value) != test($0.properties) }
            #expect(wrong == nil, "\(name)")
        }
    }

    /// The names of UAX #44 for groups, and what UTS #18 adds, are made of the categories of the table.
    @Test func groupsAreMadeOfTheirCategories() throws {
        for (name, members) in [
            ("L", ["Lu", "Ll", "Lt", "Lm", "Lo"]), ("Letter", ["L"]), ("LC", ["Lu", "Ll", "Lt"]), ("L&", ["LC"]),
            ("Cased_Letter", ["LC"]), ("M", ["Mn", "Mc", "Me"]), ("Combining_Mark", ["M"]), ("N", ["Nd", "Nl", "No"]),
            ("P", ["Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"]), ("punct", ["P"]), ("S", ["Sm", "Sc", "Sk", "So"]),
            ("Z", ["Zs", "Zl", "Zp"]), ("Other", ["Cc", "Cf", "Cs", "Co", "Cn"]), ("digit", ["Decimal_Number"]),
            ("cntrl", ["Control"]), ("Assigned", ["L", "M", "N", "P", "S", "Z", "Cc", "Cf", "Cs", "Co"]),
        ] {
            let set = try #require(UnicodeProperty.set(named: name))
            let union = try members.reduce(ScalarSet()) { $0.union(try #require(UnicodeProperty.set(named: $1))) }
            #expect(set == union, "\(name)")
        }
    }

    @Test func everyScalarHasOneCategoryAndOneScript() {
        let categories = ["L", "M", "N", "P", "S", "Z", "C"].compactMap { UnicodeProperty.set(named: $0) }
        #expect(categories.reduce(ScalarSet()) { $0.union($1) } == .all)
        var count: UInt32 = 0
        for name in ScriptTable.names + ["Zzzz"] {
            let first = name.description.split(separator: " ").first.map(String.init) ?? ""
            let set = UnicodeProperty.set(named: "sc=" + first) ?? ScalarSet()
            #expect(!set.isEmpty, "\(name)")
            count += set.ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound + 1 }
        }
        #expect(count == ScalarSet.limit + 1)
    }

    /// Simple case folding is what lower case is, but for letters that fold to others (`ς`, `ſ`, Cherokee …).
    @Test func lettersFoldWithTheirLowerCase() {
        for scalar in (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init)
        where scalar.properties.changesWhenLowercased {
            let lower = scalar.properties.lowercaseMapping.unicodeScalars
            guard lower.count == 1, let lower = lower.first, lower != scalar, scalar != "İ" else { continue }
            #expect(CaseFolding.closure(of: ScalarSet(scalar)).contains(lower.value), "\(scalar.value)")
            #expect(CaseFolding.closure(of: ScalarSet(lower)).contains(scalar.value), "\(scalar.value)")
        }
    }

    @Test func foldingIsAnEquivalence() {
        for scalar in Self.scalars where scalar.properties.isCased {
            let closure = CaseFolding.closure(of: ScalarSet(scalar))
            #expect(closure.contains(scalar.value))
            #expect(CaseFolding.closure(of: closure) == closure)
        }
    }

    @Test func setOperations() {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<300 {
            func random() -> ScalarSet {
                ScalarSet(
                    unsorted: (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                        let low = UInt32.random(in: 0...60, using: &generator)
                        return low...low + UInt32.random(in: 0...9, using: &generator)
                    })
            }
            let a = random()
            let b = random()
            for value: UInt32 in 0...80 {
                let (inA, inB) = (a.contains(value), b.contains(value))
                #expect(a.union(b).contains(value) == (inA || inB))
                #expect(a.intersection(b).contains(value) == (inA && inB))
                #expect(a.subtracting(b).contains(value) == (inA && !inB))
                #expect(a.complement.contains(value) == !inA)
            }
            #expect(a.complement.complement == a)
        }
    }
}
