#if Macros && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
import Foundation
import Testing

@testable import ProvisoMacros

/// Which questions of the compiler are answered without reading them in full.
@Suite struct CompilerMessageTests {
    /// A message as the compiler writes it.
    private static func message(
        _ attribute: String, _ rest: String, in outer: String?, type: String = "RulesMacro", role: String = "peer",
        build: Bool = true, extending extended: (type: String, protocols: String)? = nil
    ) -> [UInt8] {
        func json(_ text: String) -> String {
            let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            return "\"" + escaped + "\""
        }
        func syntax(_ source: String) -> String {
            #"{"kind":"declaration","location":{"column":17,"line":4},"source":\#(json(source))}"#
        }
        let lexicalContext = outer.map { "[\(syntax($0)),\(syntax("struct Other {}"))]" } ?? "[]"
        let configuration = build ? #","staticBuildConfiguration":\#(json(#"{"a":["b\"c"],"d":1}"#))"# : ""
        let conformances = extended.map {
            #""conformanceListSyntax":\#(syntax("struct Placeholder\($0.protocols) {}")),"#
        }
        let extendedType = extended.map { #""extendedTypeSyntax":\#(syntax($0.type)),"# } ?? ""
        return Array(
            (#"{"expandAttachedMacro":{"attributeSyntax":\#(syntax(attribute)),\#(conformances ?? "")"#
                + #""declSyntax":\#(syntax(attribute + rest)),"discriminator":"$s_",\#(extendedType)"lexicalContext":\#(lexicalContext),"macro":{"moduleName":"ProvisoMacros","#
                + #""name":"Rules","typeName":"\#(type)"},"macroRole":"\#(role)"\#(configuration)}}"#).utf8)
    }

    private static let model = "\n\n@Validatable\nstruct SignUp {}"

    @Test(
        arguments: [
            ("\n    @Rules(.required, .length(4...24))", "\n    var name: String", model),
            ("@Rules(.matches(\"[a-z]{2}\\\\d\"))", " public var name2: String? = nil", model),
            ("/// What it is: {}\n    @Rules(.email)", "\n private var e_mail: [String: Int]", model),
            ("@Rules(.email)", " var a: String = \"x\"", "/// A model.\n@Validatable public final class A {}"),
            (
                "@Rules(.email)", " var a: String",
                "@Validatable(jsonDecoding: .generated)\npackage struct A: Codable {}"
            ),
        ])
    func nothing(attribute: String, rest: String, outer: String) throws {
        let message = try #require(CompilerMessage(Self.message(attribute, rest, in: outer)))
        #expect(message.quickAnswer == "")
        for (type, role) in [("RulesMacro", "member"), ("LabeledMacro", "peer"), ("ValidatableMacro", "peer")] {
            let other = CompilerMessage(Self.message(attribute, rest, in: outer, type: type, role: role))
            #expect(other != nil && other?.quickAnswer == nil)
        }
    }

    /// What may be a mistake, or the work of another macro, is read by the macro itself.
    @Test(
        arguments: [
            ("@Rules()", " var a: String", model), ("@Rules(on: .login)", " var a: String", model),
            ("@Rules(.email)", " var a: String { \"\" }", model), ("@Rules(.email)", " static var a: String", model),
            ("@Rules(.email)", " lazy var a: String = \"\"", model), ("@Rules(.email)", " let a: String", model),
            ("@Rules(.email)", " @Labeled(\"x\") var a: String", model), ("@Rules(.email)", " var a = \"\"", model),
            ("@Rules(.email)", " var a, b: String", model), ("@Rules(.email)", " func a()", model),
            ("@Rules(.email)", " var a: String", "struct SignUp {}"), ("@Rules(.email)", " var a: String", nil),
            ("@Rules(.email)", " var a: String", "@Validatable enum A {}"),
            ("@Rules(.email)", " var a: String", "@Validatable @Observable class A {}"),
            ("@Rules(.email)", " var a: String", "@Observable @Validatable class A {}"),
            ("@Rules(.email)", " var a: String", "@ValidatableX struct A {}"),
            ("@Rules(.email)", " var a: String", "/* x */ @Validatable struct A {}"),
            ("@Rules(.email)", "var a: String", model), ("@Rules(.email)", " var a: String // {", model),
        ] as [(String, String, String?)])
    func read(attribute: String, rest: String, outer: String?) throws {
        let message = try #require(CompilerMessage(Self.message(attribute, rest, in: outer)))
        #expect(message.quickAnswer == nil)
    }

    private static func extensionAnswer(
        _ attribute: String, _ rest: String, _ type: String, _ protocols: String, role: String = "extension"
    ) throws -> String? {
        let message = message(
            attribute, rest, in: nil, type: "ValidatableMacro", role: role, extending: (type, protocols))
        return try #require(CompilerMessage(message)).quickAnswer
    }

    /// The extension of a model is the same whatever is in it.
    @Test(
        arguments: [
            ("\n\n@Validatable", "\nstruct SignUp {\n    var a = \"{@\"\n}", "SignUp"),
            ("/// A model.\n@Validatable", " public final class A: Codable { }", "Outer.A_1"),
            ("@Validatable(jsonDecoding: .generated)", " package struct Page<T>: Codable {}", "Page"),
        ])
    func extensions(attribute: String, rest: String, type: String) throws {
        let answer = try Self.extensionAnswer(attribute, rest, type, ": Validatable")
        #expect(answer == "extension \(type): Proviso.Validatable {}")
        #expect(try Self.extensionAnswer(attribute, rest, type, ": Validatable", role: "member") == nil)
    }

    @Test(
        arguments: [
            ("@Validatable", " struct A {}", "A", ": Validatable, _GeneratedDecoding"),
            ("@Validatable", " struct A {}", "A", ""), ("@Validatable", " struct A {}", "A", ": Proviso.Validatable"),
            ("@Validatable", " struct A {}", "A<B>", ": Validatable"),
            ("@Validatable", " struct A {}", "`class`", ": Validatable"),
            ("@Validatable", " struct A {}", "Größe", ": Validatable"),
            ("@Validatable", " actor A {}", "A", ": Validatable"), ("@Validatable", " enum A {}", "A", ": Validatable"),
            ("@Validatable", " @Observable class A {}", "A", ": Validatable"),
            ("@Observable @Validatable", " class A {}", "A", ": Validatable"),
            ("@ValidatableX", " struct A {}", "A", ": Validatable"),
            ("/* x */ @Validatable", " struct A {}", "A", ": Validatable"),
        ])
    func otherExtensions(attribute: String, rest: String, type: String, protocols: String) throws {
        #expect(try Self.extensionAnswer(attribute, rest, type, protocols) == nil)
    }

    /// Nobody asks for the description of the build, which is most of a message.
    @Test func withoutBuild() throws {
        let short = Self.message("@Rules(.email)", " let a: String", in: Self.model, build: false)
        let long = Self.message("@Rules(.email)", " let a: String", in: Self.model)
        #expect(try #require(CompilerMessage(long)).withoutBuild == short)
        #expect(try #require(CompilerMessage(short)).withoutBuild == short)
        #expect((try JSONSerialization.jsonObject(with: Data(long)) as? [String: Any])?.count == 1)
    }

    /// A message that is cut short, or is another one, is handed on as it is.
    @Test func otherMessages() {
        let message = Self.message("@Rules(.email)", " var a: String", in: Self.model)
        for end in message.indices { #expect(CompilerMessage(Array(message[..<end])) == nil) }
        let capability = Array(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)
        #expect(CompilerMessage(capability) == nil && CompilerMessage.protocolVersion(of: capability) == 7)
        #expect(CompilerMessage(Array(#"{"expandFreestandingMacro":{}}"#.utf8)) == nil)
        #expect(CompilerMessage.protocolVersion(of: message) == nil)
    }
}
#endif
