import Proviso
import TestSupport
import Testing

@testable import ProvisoCore

/// Nobody is told the right number of a card or an account, not even without the white space around it.
@Suite struct UnmendedNumbersTests {
    @Test(arguments: [
        ("paymentCard", ["4111111111111111", "5555 5555 5555 4444"]), ("luhn", ["79927398713"]),
        ("iban", ["DE89370400440532013000", "GB82 WEST 1234 5698 7654 32"]), ("cardSecurityCode", ["123", "1234"]),
        ("cardExpiry", ["12/39"]),
    ])
    func noSuggestion(type: String, good: [String]) throws {
        let document = try RuleDocument(["rules": [["attributes": "value", "type": .string(type)]]])
        let typed: [String: AnyRule<String>] = [
            "paymentCard": .paymentCard, "luhn": .luhn, "iban": .iban, "cardSecurityCode": .cardSecurityCode,
            "cardExpiry": .cardExpiry,
        ]
        let rule = try #require(typed[type])
        var random = SplitMix64(seed: 5)
        var refused = 0
        for number in good {
            #expect(number.validate(rule).isValid, "\(number)")
            for _ in 0..<300 {
                var digits = Array(number)
                let place = Int.random(in: 0..<digits.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: digits[place] = "0123456789".randomElement(using: &random) ?? "0"
                case 1: digits.insert(" ", at: Bool.random(using: &random) ? 0 : digits.count)
                default: digits.swapAt(place, digits.count - 1)
                }
                let text = String(digits)
                let violations =
                    text.validate(rule).violations
                    + (try [DataValue.untyped(text), .string(text)].flatMap {
                        try document.validate(["value": $0]).violations
                    })
                refused += violations.count
                #expect(violations.allSatisfy { $0.suggestion == nil && $0.suggestionText() == nil }, "\(text)")
            }
        }
        #expect(refused > 100)
    }
}
