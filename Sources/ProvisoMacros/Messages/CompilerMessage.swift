#if Macros && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
/// A question of the compiler about an attached macro, read as far as is needed to answer it at once.
struct CompilerMessage {
    private let bytes: [UInt8]
    /// The member that describes the build, with a comma.
    private var build: Range<Int>?
    private var type: String?
    private var role: String?
    private var attribute: String?
    private var declaration: String?
    /// The protocols that the macro may make the type conform to, as those of a structure.
    private var conformances: String?
    private var extendedType: String?
    /// What the declaration is in, without its members.
    private var outer: String?

    /// Reads `{"expandAttachedMacro":{…}}`; `nil` for any other message.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        var scanner = MessageScanner(bytes)
        guard scanner.skip("{"), scanner.string() == "expandAttachedMacro", scanner.skip(":") else { return nil }
        let isRead = scanner.object { name, scanner in
            switch name {
            case "macro": return Self.take("typeName", &scanner, into: &type)
            case "macroRole":
                role = scanner.string()
                return role != nil
            case "attributeSyntax": return Self.take("source", &scanner, into: &attribute)
            case "declSyntax": return Self.take("source", &scanner, into: &declaration)
            case "conformanceListSyntax": return Self.take("source", &scanner, into: &conformances)
            case "extendedTypeSyntax": return Self.take("source", &scanner, into: &extendedType)
            case "lexicalContext":
                guard scanner.skip("[") else { return false }
                if scanner.skip("]") { return true }
                guard Self.take("source", &scanner, into: &outer) else { return false }
                while scanner.skip(",") { guard scanner.skipValue() else { return false } }
                return scanner.skip("]")
            case "staticBuildConfiguration":
                // The comma before it, the quotation marks of its name and the colon.
                let start = scanner.position - name.utf8.count - 4
                guard scanner.skipValue() else { return false }
                if bytes[start] == UInt8(ascii: ",") { build = start..<scanner.position }
                return true
            default: return scanner.skipValue()
            }
        }
        guard isRead, scanner.skip("}"), scanner.isAtEnd else { return nil }
    }

    /// Takes a text that is a member of an object; one that cannot be read stays unknown.
    private static func take(_ member: String, _ scanner: inout MessageScanner, into text: inout String?) -> Bool {
        scanner.object { name, scanner in
            guard name == member else { return scanner.skipValue() }
            text = scanner.string()
            return text != nil
        }
    }

    /// The version of the messages, in that in which the compiler says what it can do.
    static func protocolVersion(of bytes: [UInt8]) -> Int? {
        let start = #"{"getCapability":{"capability":{"protocolVersion":"#
        guard bytes.starts(with: start.utf8) else { return nil }
        return Int(String(decoding: bytes.dropFirst(start.utf8.count).prefix { 0x30...0x39 ~= $0 }, as: UTF8.self))
    }

    /// The message without the description of the build.
    var withoutBuild: [UInt8] { build.map { Array(bytes[..<$0.lowerBound] + bytes[$0.upperBound...]) } ?? bytes }

    /// What the macro answers, where that is sure before the question is parsed.
    var quickAnswer: String? { isAnsweredByNothing ? "" : conformance }

    /// The extension that makes a type a model, where nothing else is asked for.
    private var conformance: String? {
        guard type == "ValidatableMacro", role == "extension", conformances == "struct Placeholder: Validatable {}",
            let declaration, let extendedType, Self.isModel(declaration, ["struct", "class"]),
            extendedType.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "_.".contains($0) })
        else { return nil }
        return "extension \(extendedType): Proviso.Validatable {}"
    }

    /// Whether this is `@Rules` at its place: alone at a stored property of a model, with a rule.
    private var isAnsweredByNothing: Bool {
        guard type == "RulesMacro", role == "peer", let attribute, let declaration, let outer,
            declaration.hasPrefix(attribute), Self.behindComments(attribute).hasPrefix("@Rules(."), Self.isModel(outer)
        else { return false }
        return Self.isPlainProperty(declaration.dropFirst(attribute.count))
    }

    /// Whether a declaration is a model that no other macro writes on.
    private static func isModel(
        _ declaration: String, _ keywords: Set<Substring> = ["struct", "class", "actor"]
    ) -> Bool {
        var text = behindComments(declaration)
        guard let mark = ["@Validatable(jsonDecoding: .generated)", "@Validatable"].first(where: text.hasPrefix) else {
            return false
        }
        text = text.dropFirst(mark.count)
        guard text.first?.isWhitespace ?? false else { return false }
        let words = text.prefix { $0 != "{" }.split(whereSeparator: \.isWhitespace)
        return words.first { !modifiers.contains($0) && $0 != "final" }.map(keywords.contains) ?? false
    }

    /// Whether what stands behind the attribute is one stored property, with nothing beside its name, type and value.
    private static func isPlainProperty(_ text: Substring) -> Bool {
        guard text.first?.isWhitespace ?? false, !text.contains(where: { "{}@,`/#;".contains($0) }) else {
            return false
        }
        let words = text.split(whereSeparator: \.isWhitespace).drop { modifiers.contains($0) }
        guard words.first == "var", let name = words.dropFirst().first, name.last == ":" else { return false }
        return name.dropLast().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    }

    private static let modifiers: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]

    /// The text behind white space and comments of a line.
    private static func behindComments(_ text: String) -> Substring {
        var rest = text[...]
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard rest.hasPrefix("//") else { return rest }
            rest = rest.drop { !$0.isNewline }
        }
    }
}
#endif
