import Foundation
import Proviso
import RuleTestSupport
import Testing

@Suite struct RequiredTests {
    /// A collection of somebody else's.
    struct Bag: Validatable, CanBeEmpty {
        var isEmpty: Bool
    }

    @Test func refusesWhatIsEmpty() {
        #expect("".validate(.required).codes == ["required"])
        #expect(""[...].validate(.required).codes == ["required"])
        #expect([Int]().validate(.required).codes == ["required"])
        #expect([Int]()[...].validate(.required).codes == ["required"])
        #expect(ContiguousArray<Int>().validate(.required).codes == ["required"])
        #expect(Set<Int>().validate(.required).codes == ["required"])
        #expect([Int: Int]().validate(.required).codes == ["required"])
        #expect(Data().validate(.required).codes == ["required"])
        #expect(DataValue.null.validate(.required).codes == ["required"])
        #expect(Bag(isEmpty: true).validate(.required).codes == ["required"])
        #expect(Validator.validate(nil as Int?, .required).codes == ["required"])
        #expect(Validator.validate(nil as Date?, .required).codes == ["required"])
    }

    @Test func takesWhatIsNotEmpty() {
        #expect(" ".validate(.required).isValid)
        #expect([0].validate(.required).isValid)
        #expect([""].validate(.required).isValid)
        #expect([1: 1].validate(.required).isValid)
        #expect(Data([0]).validate(.required).isValid)
        #expect(0.validate(.required).isValid)
        #expect(false.validate(.required).isValid)
        #expect(Double.nan.validate(.required).isValid)
        #expect((0..<0).validate(.required).isValid)
        #expect(Bag(isEmpty: false).validate(.required).isValid)
    }

    @Test func looksIntoOptionalElements() {
        let names: [String?] = ["a", "", nil]
        #expect(names.validate(.each(.required)).violations.map(\.path.description) == ["[1]", "[2]"])
    }

    @Test func takesATestOfOnesOwn() {
        #expect(" ".validate(.required { $0.allSatisfy(\.isWhitespace) }).codes == ["required"])
        #expect("".validate(.required(strict: true)).isValid)
        #expect(Validator.validate(nil as String?, .required(strict: true)).codes == ["required"])
        #expect(" ".validate(.trim, .required).codes == ["required"])
    }

    @Test func absentIsTheOpposite() {
        #expect("".validate(.absent).isValid)
        #expect("a".validate(.absent).codes == ["absent"])
        #expect(0.validate(.absent).codes == ["absent"])
        #expect(Validator.validate(nil as Int?, .absent).isValid)
    }
}
