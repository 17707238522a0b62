import Foundation
import ProvisoFormats
import Testing

/// Addresses with what RFC 5321 and 5322 make of each, by the isemail project.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct EmailConformanceTests {
    /// Cases that this format decides otherwise, each by its reason.
    static let decisions: [Int: (accepted: Bool, reason: String)] = [:]

    @Test func isemail() throws {
        let cases = try IsemailCase.all()
        #expect(cases.count == 164)
        for test in cases {
            var format = EmailFormat(
                allowQuotedLocal: true, allowComments: true, allowAddressLiteral: true, allowLocalDomain: true)
            switch test.category {
            case "VALID_CATEGORY", "DNSWARN":
                format = EmailFormat(allowLocalDomain: test.id == 5)
            case "RFC5321":
                format.allowComments = false
            default: break
            }
            let isExpected = ["VALID_CATEGORY", "DNSWARN", "RFC5321", "CFWS"].contains(test.category)
            if format.isValid(test.address) != isExpected {
                print("DISAGREE", test.id, test.category, test.diagnosis, test.address.debugDescription, format.failure(in: test.address) as Any)
            }
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
