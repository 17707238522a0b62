import Proviso
import Testing

@Suite struct FieldPathTests {
    @Test func describesItself() {
        let path = FieldPath("address").appending("tags").appending(2).appending("name")
        #expect(path.description == "address.tags[2].name")
        #expect(path.jsonPointer == "/address/tags/2/name")
        #expect(path.lastKey == "name")
        #expect(FieldPath("tags").appending(2).lastKey == "tags")
        #expect(FieldPath().description.isEmpty && FieldPath("").isEmpty && FieldPath().lastKey == nil)
        #expect(FieldPath([.index(0), .index(1)]).description == "[0][1]")
        #expect(FieldPath([.key("a/b~c")]).jsonPointer == "/a~1b~0c")
        #expect(FieldPath("a.b").components == [.key("a"), .key("b")])
    }

    @Test(arguments: ["", "a", "a.b", "tags[2]", "address.tags[2].name", "[0][1]", "[3].title", "items[59999].a[0][1]"])
    func aLiteralReadsWhatADescriptionWrites(_ text: String) {
        #expect(FieldPath(stringLiteral: text).description == text)
        #expect(FieldPath(stringLiteral: text).components.count { $0 == .key(text) } == (text == "a" ? 1 : 0))
    }

    @Test func bracketsThatHoldNoNumberAreOfTheName() {
        #expect(("tags[2]" as FieldPath).components == [.key("tags"), .index(2)])
        for name in ["a[b]", "a[-1]", "a[+1]", "a[]", "a]", "a[1]b", "a[99999999999999999999]"] {
            #expect(FieldPath(stringLiteral: name).components == [.key(name)])
        }
        let name = "tags[2]"
        #expect(FieldPath(name).components == [.key("tags[2]")], "a name from outside is what it is")
    }

    @Test func contains() {
        let address: FieldPath = "address"
        #expect(address.contains("address") && address.contains("address.city"))
        #expect(!address.contains("addresses") && !(FieldPath("address.city").contains(address)))
        #expect(FieldPath().contains(address))
        #expect(FieldPath("tags").contains(FieldPath("tags").appending(0)))
        #expect(address.appending(FieldPath("a.b")).description == "address.a.b")
    }
}
