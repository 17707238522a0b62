public import ProvisoCore

/// A file that a form has sent.
///
/// A model declares what it takes of it, and its rules judge that. `type` is what the content is, not what the sender says:
///
/// ```swift
/// struct Picture: Codable { var name: String; var size: Int; var type: String }
///
/// extension Picture: Validatable {
///     static var rules: some RuleSet<Picture> {
///         Rule(for: \.size, .range(...1_000_000))
///         Rule(for: \.type, .in(["image/png", "image/jpeg"]))
///     }
/// }
/// ```
public struct UploadedFile: Sendable, Hashable {
    /// The name of the field.
    public let field: String
    /// The name of the file, without folders that a sender puts before it. Store files under names of your own.
    public let name: String
    /// The type that the sender names, for information.
    public let declaredType: String?
    /// The content.
    public let bytes: [UInt8]

    init(field: String, name: String, declared: String?, bytes: [UInt8]) {
        self.field = field
        let last = name.utf8.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        self.name = last.map { String(name[name.utf8.index(after: $0)...]) } ?? name
        declaredType = declared
        self.bytes = bytes
    }

    /// How many bytes it has.
    public var size: Int { bytes.count }

    /// The media type, by the first bytes of the content; `application/octet-stream` for one that is not known.
    public var type: String { FileSignature.type(of: bytes) }

    /// Whether the end of the name is one that files of this ``type`` have. `false` for `picture.png` with a program inside.
    public var isNamedByType: Bool { FileSignature.ends(of: type).contains(Self.end(of: name)) }

    /// What rules see: `name`, `size`, `type` and `isNamedByType`.
    public var data: DataValue {
        [
            "name": .string(name), "size": .number(ExactNumber(size)), "type": .string(type),
            "isNamedByType": .bool(isNamedByType),
        ]
    }

    private static func end(of name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
    }
}
