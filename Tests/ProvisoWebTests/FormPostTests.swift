import ProvisoCore
import ProvisoWeb
import TestSupport
import Testing

@Suite struct FormPostTests {
    @Test(arguments: [
        ("", "{}"),
        ("&&&", "{}"),
        ("a", #"{"a":""}"#),
        ("a=", #"{"a":""}"#),
        ("=a", #"{"":"a"}"#),
        ("=", #"{"":""}"#),
        ("a=b=c", #"{"a":"b=c"}"#),
        ("a=1&b=2", #"{"a":"1","b":"2"}"#),
        ("a+b=c+d", #"{"a b":"c d"}"#),
        ("a=%2B%26%3D", #"{"a":"+&="}"#),
        ("a=%C3%a9", #"{"a":"é"}"#),
        ("a=\u{FEFF}x", "{\"a\":\"\u{FEFF}x\"}"),
        ("a=1&a=2&a=", #"{"a":["1","2",""]}"#),
        ("a[]=1", #"{"a":["1"]}"#),
        ("a[]=1&a[]=2", #"{"a":["1","2"]}"#),
        ("a%5B%5D=1", #"{"a":["1"]}"#),
        ("a[b]=1&a[c][d]=2", #"{"a":{"b":"1","c":{"d":"2"}}}"#),
        ("a[b][]=1&a[b][]=2", #"{"a":{"b":["1","2"]}}"#),
        ("a[1]=y&a[0]=x", #"{"a":["x","y"]}"#),
        ("a[0][b]=1&a[0][c]=2&a[1][b]=3", #"{"a":[{"b":"1","c":"2"},{"b":"3"}]}"#),
        ("a[1]=y", #"{"a":{"1":"y"}}"#),
        ("a[00]=y", #"{"a":{"00":"y"}}"#),
        ("a[999999999999]=y", #"{"a":{"999999999999":"y"}}"#),
        ("[a]=1", #"{"[a]":"1"}"#),
        ("a[b=1", #"{"a[b":"1"}"#),
        ("a[b]c=1", #"{"a[b]c":"1"}"#),
        ("a]=1", #"{"a]":"1"}"#),
        ("a[[b]]=1", #"{"a[[b]]":"1"}"#),
        ("[]=1", #"{"[]":"1"}"#),
        ("a.b=1", #"{"a.b":"1"}"#),
    ])
    func decodes(_ body: String, _ json: String) throws {
        let post = try FormPost(urlEncoded: body)
        #expect(
            DataValue.object(post.object).description.filter { $0 != " " || body.contains("+") }
                == json.filter { $0 != " " || body.contains("+") })
        #expect(post.problems.isEmpty)
    }

    @Test(arguments: [
        ("a=%", "formPost.escape", "a", "%"),
        ("a=%4", "formPost.escape", "a", "%4"),
        ("a=%zz%41", "formPost.escape", "a", "%zzA"),
        ("a[b]=100%", "formPost.escape", "a.b", ""),
        ("a=%FF", "formPost.encoding", "a", "\u{FFFD}"),
        ("a=%C3", "formPost.encoding", "a", "\u{FFFD}"),
        ("a=x&a[b]=1", "formPost.name", "a.b", "x"),
        ("a=x&a[]=1", "formPost.name", "a", "x"),
        ("a[][b]=1", "formPost.name", "a.b", ""),
    ])
    func reportsWhatWasNotSentProperly(_ body: String, _ code: String, _ path: String, _ value: String) throws {
        let post = try FormPost(urlEncoded: body)
        #expect(post.problems.map(\.code.rawValue) == [code])
        #expect(post.problems.map(\.path.description) == [path])
        #expect((post.object["a"]?.text ?? "") == value)
        #expect(
            post.problems.allSatisfy {
                $0.message.hasPrefix(path.hasSuffix("b") ? "B could not be read" : "A could not be read")
            })
    }

    @Test func refusesWhatIsTooLarge() {
        #expect(throws: FormPost.TooLarge.bytes(limit: 3)) { try FormPost(urlEncoded: "a=11", limits: .init(bytes: 3)) }
        #expect(throws: FormPost.TooLarge.fields(limit: 2)) {
            try FormPost(urlEncoded: "a=1&b=2&&c=3", limits: .init(fields: 2))
        }
        #expect(throws: FormPost.TooLarge.depth(limit: 8)) { try FormPost(urlEncoded: "a[b][c][d][e][f][g][h][i]=1") }
        #expect(throws: Never.self) { try FormPost(urlEncoded: "a[b][c][d][e][f][g][h]=1") }
    }

    /// Who gives no limits has a megabyte and a thousand fields.
    @Test func hasLimitsUnlessToldOtherwise() throws {
        let megabyte = "a=" + String(repeating: "x", count: (1 << 20) - 2)
        #expect(try FormPost(urlEncoded: megabyte).problems.isEmpty)
        #expect(throws: FormPost.TooLarge.bytes(limit: 1 << 20)) { try FormPost(urlEncoded: megabyte + "x") }
        let thousand = String(repeating: "&a", count: 1000)
        #expect(try FormPost(urlEncoded: thousand).fields.count == 1000)
        #expect(throws: FormPost.TooLarge.fields(limit: 1000)) { try FormPost(urlEncoded: thousand + "&a") }
    }

    /// Names are no deeper than what handles them later can bear, whatever is asked for.
    @Test func theDepthHasALimitOfItsOwn() {
        #expect(FormPost.Limits(depth: 1000).depth == 64)
        #expect(FormPost.Limits(depth: 0).depth == 1)
        let name = "a" + String(repeating: "[b]", count: 64)
        #expect(throws: FormPost.TooLarge.depth(limit: 64)) {
            try FormPost(urlEncoded: name + "=1", limits: .init(depth: 1000))
        }
    }

    @Test func keepsEveryFieldAsItWasSent() throws {
        let post = try FormPost(urlEncoded: "a[x]=1&b&a[x]=2")
        #expect(post.fields.map(\.name) == ["a[x]", "b", "a[x]"])
        #expect(post.fields.map(\.value) == ["1", "", "2"])
        #expect(post.object["a"]?["x"]?[1] == .untyped("2"))
    }

    @Test func survivesAnyBytes() throws {
        var random = SplitMix64(seed: 7)
        let alphabet = Array("ab[]=&%+0123".utf8) + [0xC3, 0xA9, 0xFF, 0]
        for _ in 0..<20_000 {
            let length = Int(random.next() % 24)
            let bytes = (0..<length).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
            guard let post = try? FormPost(urlEncoded: bytes.span) else { continue }
            // Every value is in the object, or its field is a problem.
            let misplaced = post.problems.filter { $0.code == "formPost.name" }.count
            #expect(texts(in: .object(post.object)) == post.fields.count - misplaced)
        }
    }

    private func texts(in value: DataValue) -> Int {
        switch value {
        case .array(let elements): elements.reduce(0) { $0 + texts(in: $1) }
        case .object(let object): object.members.reduce(0) { $0 + texts(in: $1.value) }
        default: 1
        }
    }

    // MARK: Conventions

    @Test(arguments: [
        ("rows[1]=a&rows[4]=b", #"{"rows":["a","b"]}"#), ("rows[4]=b&rows[1]=a", #"{"rows":["a","b"]}"#),
        ("rows[2][x]=1&rows[9][x]=2", #"{"rows":[{"x":"1"},{"x":"2"}]}"#),
        ("rows[10]=b&rows[9]=a", #"{"rows":["a","b"]}"#), ("rows[07]=a&rows[8]=b", #"{"rows":{"07":"a","8":"b"}}"#),
        ("rows[-1]=a", #"{"rows":{"-1":"a"}}"#), ("rows[a]=1&rows[2]=2", #"{"rows":{"a":"1","2":"2"}}"#),
        ("rows[99999999999999999999]=a", #"{"rows":{"99999999999999999999":"a"}}"#),
    ])
    func gaps(body: String, expected: String) throws {
        let post = try FormPost(urlEncoded: body, conventions: FormPost.Conventions(closesGaps: true))
        #expect(post.object.description == expected)
        #expect(try FormPost(urlEncoded: "a[1]=x").object.description == #"{"a":{"1":"x"}}"#, "not by default")
    }

    @Test(arguments: [
        ("b=on", true), ("b=0&b=1", true), ("b=0", false), ("", false), ("b=false&b=true", true), ("b=YES", true),
        ("b=1&b=0", false), ("b=", false), ("b=off", false),
    ])
    func checkboxes(body: String, expected: Bool) throws {
        let post = try FormPost(urlEncoded: body, conventions: FormPost.Conventions(checkboxes: ["b"]))
        #expect(post.object == ["b": .bool(expected)])
    }

    @Test func checkboxesOfRows() throws {
        let conventions = FormPost.Conventions(closesGaps: true, checkboxes: ["rows[].b", "user.terms", "tags[]"])
        let post = try FormPost(
            urlEncoded: "rows[1][a]=x&rows[5][b]=0&rows[5][b]=1&user[name]=Ada&tags[0]=on&tags[1]=maybe",
            conventions: conventions)
        #expect(
            post.object.description
                == #"{"rows":[{"a":"x","b":false},{"b":true}],"user":{"name":"Ada","terms":false},"tags":[true,"maybe"]}"#
        )
        #expect(try FormPost(urlEncoded: "x=1", conventions: conventions).object.description == #"{"x":"1"}"#)
    }
}
