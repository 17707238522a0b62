import TestSupport
import Foundation
import ProvisoFormats
import Testing

/// Addresses with what RFC 5321 and 5322 make of each, by the isemail project.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct EmailConformanceTests {
    /// The cases that are decided otherwise than isemail does, each with its reason.
    private static let decisions: [Int: Decision] = [
        13: .refused("invalid top-level domain"),  // a@iana.a: no top-level domain has one character.
        37: .refused("invalid top-level domain"),  // a@a.b.….v: the same.
        23: .refused("invalid top-level domain"),  // test@iana.123: RFC 1123 section 2.1, RFC 3696 section 2.
        24: .refused("invalid top-level domain"),  // test@255.255.255.255: the same.
        71: .accepted,  // `::` for one group, which RFC 4291 section 2.2 allows and RFC 5321 did not.
        85: .accepted,  // White space around the at sign: discouraged by RFC 5322 section 3.4.1, but in its grammar.
        93: .accepted,  // A comment after the at sign: the same.
        95: .accepted,
        97: .accepted,
    ]

    private enum Decision: Equatable {
        case accepted
        case refused(String)
    }

    /// The options under which a category is meant to pass; everything is on for those that are not.
    private static func format(for test: IsemailCase) -> (format: EmailFormat, passes: Bool) {
        let all = EmailFormat(
            allowQuotedLocal: true,
            allowComments: true,
            allowAddressLiteral: true,
            allowLocalDomain: true,
            allowDisplayName: true,
            enableIDN: true,
            allowUnderscore: true
        )
        switch test.category {
        case "VALID_CATEGORY", "DNSWARN":
            // test@io, of one label, is the one that needs an option.
            return (EmailFormat(allowLocalDomain: test.id == 5), true)
        case "RFC5321":
            return (EmailFormat(allowQuotedLocal: true, allowAddressLiteral: true, allowLocalDomain: true), true)
        case "CFWS":
            return (EmailFormat(allowComments: true), true)
        default:
            return (all, false)
        }
    }

    @Test func isemail() throws {
        let cases = try IsemailCase.all()
        #expect(cases.count == 164)
        for test in cases {
            let (format, passes) = Self.format(for: test)
            let failure = format.failure(in: test.address)
            let comment: Comment = "#\(test.id) \(test.diagnosis) \(test.address.debugDescription)"
            switch Self.decisions[test.id] {
            case .accepted: #expect(failure == nil && !passes, comment)
            case .refused(let reason): #expect(failure?.reason == reason && passes, comment)
            case nil: #expect((failure == nil) == passes, comment)
            }
            if failure == nil { expectOnItsWay(format, test.address) }
        }
    }

    /// Addresses that need an option are refused by default.
    @Test func isemailByDefault() throws {
        for test in try IsemailCase.all() where !["VALID_CATEGORY", "DNSWARN"].contains(test.category) {
            #expect(!EmailFormat().isValid(test.address), "#\(test.id) \(test.address.debugDescription)")
        }
    }
}

/// A test of isemail's `tests.xml`.
struct IsemailCase {
    var id: Int
    var address: String
    var category: String
    var diagnosis: String

    static func all() throws -> [IsemailCase] {
        try ConformanceData.text("isemail/tests.xml").components(separatedBy: "<test id=\"").dropFirst().map { block in
            IsemailCase(
                id: try #require(Int(block.prefix { $0.isNumber })),
                address: address(element("address", in: block)),
                category: element("category", in: block).replacingOccurrences(of: "ISEMAIL_", with: ""),
                diagnosis: element("diagnosis", in: block).replacingOccurrences(of: "ISEMAIL_", with: "")
            )
        }
    }

    private static func element(_ name: String, in block: String) -> String {
        guard let start = block.range(of: "<\(name)>"), let end = block.range(of: "</\(name)>") else { return "" }
        return String(block[start.upperBound..<end.lowerBound])
    }

    /// Resolves entities, then turns the pictures of control characters (U+2400 to U+241F) into the characters.
    private static func address(_ text: String) -> String {
        var address = text
        while let start = address.range(of: "&#x"),
            let end = address.range(of: ";", range: start.upperBound..<address.endIndex),
            let scalar = UInt32(address[start.upperBound..<end.lowerBound], radix: 16).flatMap(Unicode.Scalar.init)
        {
            address.replaceSubrange(start.lowerBound..<end.upperBound, with: String(scalar))
        }
        for (entity, character) in ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"] {
            address = address.replacingOccurrences(of: entity, with: character)
        }
        var scalars = String.UnicodeScalarView()
        for scalar in address.unicodeScalars {
            let isPicture = (0x2400...0x241F).contains(scalar.value)
            scalars.append(isPicture ? Unicode.Scalar(UInt8(scalar.value - 0x2400)) : scalar)
        }
        return String(scalars)
    }
}
