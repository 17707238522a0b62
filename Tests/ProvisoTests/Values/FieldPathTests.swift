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

    @Test func contains() {
        let address: FieldPath = "address"
        #expect(address.contains("address") && address.contains("address.city"))
        #expect(!address.contains("addresses") && !(FieldPath("address.city").contains(address)))
        #expect(FieldPath().contains(address))
        #expect(FieldPath("tags").contains(FieldPath("tags").appending(0)))
        #expect(address.appending(FieldPath("a.b")).description == "address.a.b")
    }
}
