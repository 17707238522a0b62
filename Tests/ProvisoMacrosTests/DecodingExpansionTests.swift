#if Macros
import Testing

@testable import ProvisoMacros

/// What `@Validatable(jsonDecoding: .generated)` writes, and what it refuses.
@Suite struct DecodingExpansionTests {
    @Test func structure() {
        let source = Expansion(
            """
            @Validatable(jsonDecoding: .generated)
            public struct A: Codable {
                let a: String
                let b: Int?
                var c = [1]
                var d: Date?
                var e: [B] = [], f: Swift.Double
                let g = 5
                @NotAssignable var h = false
                static var i = 1
                var j: Int { 1 }
            }
            """
        ).source
        #expect(source.contains("extension A: Proviso.Validatable {"))
        #expect(source.contains("extension A: Proviso._GeneratedDecoding {"))
        #expect(source.contains("public init(_ json: Proviso._JSONMembers) throws(Proviso._NotDecoded) {"))
        #expect(source.contains("try json.read(\"c\", into: &self.c)"))
        #expect(source.contains("try json.read(\"e\", into: &self.e)"))
        #expect(source.contains(#"let value1 = try json.value("a", like: { (model: Self) in model.a })"#))
        #expect(source.contains(#"let value2 = try json.optional("b", like: { (model: Self) in model.b })"#))
        #expect(source.contains(#"let value3 = try json.optional("d", like: { (model: Self) in model.d })"#))
        #expect(source.contains(#"let value4 = try json.value("f", like: { (model: Self) in model.f })"#))
        #expect(
            source.contains(
                "\nself.init(a: value1, b: value2, d: value3, f: value4)\ntry json.read(\"c\", into: &self.c)"))
        #expect(source.contains("try json.refuse(\"h\")"))
        for name in ["g", "i", "j"] { #expect(!source.contains("keys.add(\"\(name)\"")) }
    }

    @Test func codingKeys() {
        let source = Expansion(
            """
            @Validatable(jsonDecoding: .generated)
            struct A: Codable {
                var a: String
                var b = 1
                var `c`: Int
                private enum CodingKeys: String, CodingKey {
                    case a = "first\\"name", c
                }
            }
            """
        ).source
        #expect(source.contains(##"let value1 = try json.value(#"first"name"#, like: { (model: Self) in model.a })"##))
        #expect(source.contains("let value2 = try json.value(\"c\", like: { (model: Self) in model.`c` })"))
        #expect(source.contains("\nself.init(a: value1, c: value2)\n"))
        #expect(!source.contains("into: &self.b"))
    }

    /// The compiler warns of back-ticks that a label does not need.
    @Test func labelsOfArguments() {
        let source = Expansion(
            """
            @Validatable(jsonDecoding: .generated)
            struct A: Codable {
                var `default`: Int
                var `var`: Int
                var `two words`: Int
            }
            """
        ).source
        #expect(source.contains("\nself.init(default: value1, `var`: value2, `two words`: value3)\n"))
    }

    @Test func defaultsAlone() {
        let source = Expansion("@Validatable(jsonDecoding: .generated) struct A: Codable { var a = 1 }").source
        #expect(source.contains("\nself.init()\ntry json.read(\"a\", into: &self.a)"))
    }

    @Test func conditions() {
        let source = Expansion(
            """
            @Validatable(jsonDecoding: .generated)
            struct A: Codable {
                #if os(Linux)
                var a: Int
                #else
                var b: Int
                #endif
            }
            """
        ).source
        #expect(
            source.contains(
                "#if os(Linux)\nkeys.add(\"a\", for: CodingKeys.a)\n#else\nkeys.add(\"b\", for: CodingKeys.b)\n#endif"))
    }

    /// Where it is not sure that there is a memberwise initializer, the properties are assigned to.
    @Test(
        arguments: [
            "@Validatable(jsonDecoding: .generated) struct A: Codable { var a: Int; init(b: Int) { a = b } }",
            "@Other @Validatable(jsonDecoding: .generated) struct A: Codable { var a: Int }",
            "@Validatable(jsonDecoding: .generated) struct A: Codable { var a: Int; #members }",
        ])
    func withoutMemberwiseInitializer(_ declaration: String) {
        let source = Expansion(declaration).source
        #expect(source.contains("self.a = try json.value(\"a\")\n"))
        #expect(!source.contains("self.init("))
    }

    @Test(arguments: ["init() {}", "init() { a = 5 }", "init(a: Int = 3) { self.a = a }"])
    func defaultsOfInitializers(_ initializer: String) {
        let source = Expansion(
            "@Validatable(jsonDecoding: .generated) struct A: Codable { var a = 1; \(initializer) }"
        ).source
        #expect(source.contains("try json.read(\"a\", into: &self.a)") == (initializer == "init() {}"))
        #expect(source.contains("try json.require(\"a\")") == (initializer != "init() {}"))
    }

    @Test func plainModelsAreLeftAlone() {
        #expect(!Expansion("@Validatable struct A: Codable { var a: Int }").source.contains("_GeneratedDecoding"))
    }

    @Test(
        arguments: [
            ("(jsonDecoding: mode)", "struct A { var a: Int }", "1:28 write '.generated' here"),
            (
                "(jsonDecoding: .generated)", "final class A { var a = 1 }",
                "1:28 decoding cannot be generated: 'A' is no structure"
            ),
            (
                "(jsonDecoding: .generated)", "struct A<B> { var a: B }",
                "2:9 decoding cannot be generated: 'A' is generic"
            ),
            (
                "(jsonDecoding: .generated)", "struct A { @Clamped var a: Int }",
                "2:12 decoding cannot be generated: 'a' may have a property wrapper"
            ),
            (
                "(jsonDecoding: .generated)", "struct A { var (a, b) = (1, 2) }",
                "2:12 decoding cannot be generated: 'a' is declared together with others"
            ),
            (
                "(jsonDecoding: .generated)",
                "struct A { var a: Int; init(from decoder: any Decoder) throws { a = 1 } }",
                "2:24 decoding cannot be generated: the type has an initializer 'init(from:)' of its own"
            ),
            (
                "(jsonDecoding: .generated)", "struct A { var a: Int; enum CodingKeys: CodingKey { case a } }", nil
            ),
            ("(jsonDecoding: .generated)", "struct A { var a: Int; init(from other: B) { a = other.a } }", nil),
            (
                "(jsonDecoding: .generated)",
                "struct A { var a: Int\n#if os(Linux)\ninit(from decoder: Decoder) throws { a = 1 }\n#endif\n}",
                "4:1 decoding cannot be generated: the type has an initializer 'init(from:)' of its own"
            ),
            (
                "(jsonDecoding: .generated)",
                "struct A { var a: Int\n#if os(Linux)\nenum CodingKeys: String, CodingKey { case a }\n#endif\n}",
                "4:1 decoding cannot be generated: 'CodingKeys' depends on a condition"
            ),
            (
                "(jsonDecoding: .generated)", "struct A { var a: Int; enum CodingKeys: Int, CodingKey { case a = 1 } }",
                "2:24 decoding cannot be generated: 'CodingKeys' has to be an enumeration of 'String'"
            ),
            (
                "(jsonDecoding: .generated)", "struct A { var a: Int; typealias CodingKeys = Keys }",
                "2:24 decoding cannot be generated: 'CodingKeys' has to be an enumeration of 'String'"
            ),
            (
                "(jsonDecoding: .generated)", "struct A { @NotAssignable var a: Int }",
                "2:12 decoding cannot be generated: 'a' is @NotAssignable, and its declaration gives it no default"
            ),
            (
                "(jsonDecoding: .generated)", "struct A { @NotAssignable var a = 1; init() { a = 2 } }",
                "2:12 decoding cannot be generated: 'a' is @NotAssignable, and its declaration gives it no default"
            ),
        ] as [(String, String, String?)]
    )
    func mistakes(_ arguments: String, _ declaration: String, _ message: String?) {
        let expansion = Expansion("@Validatable\(arguments)\n\(declaration)")
        #expect(expansion.messages == [message].compactMap(\.self))
        #expect(expansion.source.contains("_GeneratedDecoding") == (message == nil))
    }
}
#endif
