import Foundation
import ProvisoCore
import ProvisoWeb
import Testing

/// A page reads the fields of a form as a server reads what the form sends: the same file of cases is used in a browser by
/// `Scripts/check-browser-forms`.
@Suite struct FormsInPagesTests {
    @Test func aPostIsReadAsAPageReadsItsForm() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Browser/Forms/posts.json")
        guard case .array(let cases) = try DataValue(json: String(contentsOf: url, encoding: .utf8)) else {
            Issue.record("no list of cases")
            return
        }
        #expect(cases.count > 20)
        for each in cases {
            var conventions = FormPost.Conventions()
            conventions.closesGaps = each["closesGaps"] == .bool(true)
            conventions.checkboxes = Set(texts(each["checkboxes"]))
            guard case .array(let fields)? = each["fields"] else { continue }
            let body = fields.map { texts($0).map(escaped).joined(separator: "=") }.joined(separator: "&")
            let post = try FormPost(urlEncoded: body, conventions: conventions)
            #expect(DataValue.object(post.object).description == each["record"]?.description, "\(body)")
        }
    }

    private func texts(_ value: DataValue?) -> [String] {
        guard case .array(let elements)? = value else { return [] }
        return elements.compactMap(\.text)
    }

    private func escaped(_ text: String) -> String {
        text.utf8.map { "%" + String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
    }
}
