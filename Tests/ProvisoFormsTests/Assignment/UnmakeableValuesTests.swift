import Proviso
import Testing

/// What is said of values that nobody can make of data.
@Suite struct UnmakeableValuesTests {
    /// Neither codable nor made from nothing.
    struct Seal: Validatable {
        var number: Int
        static var rules: some RuleSet<Seal> { Rule(for: \.number, .range(1...)) }
    }

    /// No model, and not codable.
    struct Stamp {
        let number: Int
    }

    struct Letter: Validatable {
        var seal: Seal?
        var stamp: Stamp?
        var sealed = Seal(number: 1)
        var stamped = Stamp(number: 1)
        var seals: [Seal] = []

        static var rules: some RuleSet<Letter> {
            Rule.safe(\.seal, \.stamp, \.sealed, \.stamped, \.seals)
        }
    }

    @Test func whatIsNotThereCannotBeMade() {
        let form = FormModel(Letter())
        let assignment = form.assign([
            "seal": ["number": 2], "stamp": ["number": 2], "sealed": ["number": 2], "stamped": ["number": 2],
            "seals": [["number": 2]],
        ])
        #expect(
            assignment.violations.map(\.message) == [
                "Seal is missing, and it cannot be set here.", "Stamp is missing, and it cannot be set here.",
                "Stamped must be left empty.", "Seals is missing, and it cannot be set here.",
            ])
        #expect(assignment.violations.allSatisfy { $0.code == "unassignable" })
        #expect(form.sealed.number == 2 && form.stamped.number == 1 && form.seal == nil)
    }
}
