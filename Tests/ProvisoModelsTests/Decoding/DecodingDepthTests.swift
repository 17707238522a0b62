import Proviso
import Testing

@Suite struct DecodingDepthTests {
    final class Link: Codable, Validatable {
        var next: Link?
    }

    /// What a path of 128 parts leads to is read, and nothing deeper.
    @Test(arguments: [(1, true), (128, true), (129, false), (1000, false)])
    func endsWhereItSays(length: Int, isRead: Bool) {
        var data: DataValue = [:]
        for _ in 0..<length { data = ["next": data] }
        let violations = Link.decoding(data).result.violations
        #expect(violations.map(\.code.rawValue) == (isRead ? [] : ["nested.type"]))
        #expect(violations.allSatisfy { $0.path.components.count == 129 })
    }
}
