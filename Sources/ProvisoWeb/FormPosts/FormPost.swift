public import ProvisoCore

/// A decoded form post: the body of a request with the type `application/x-www-form-urlencoded` or `multipart/form-data`, or a query.
///
/// ```swift
/// let post = try FormPost(urlEncoded: "name=Ada+L.&tags[]=math&tags[]=poetry&address[city]=London")
/// post.object   // {"name": "Ada L.", "tags": ["math", "poetry"], "address": {"city": "London"}}
/// ```
///
/// Bytes become names and values as the WHATWG URL standard's parser says. A field of a form has no type, so every value
/// is `DataValue.untyped`: a number to a rule for numbers, a text to a rule for texts.
///
/// ## Nested names
///
/// | field | becomes |
/// |---|---|
/// | `a=1` | `{"a": "1"}` |
/// | `a=1&a=2` | `{"a": ["1", "2"]}`: a field sent twice is a list, none of its values is lost |
/// | `a[]=1`, `a[]=1&a[]=2` | a list, also of one element |
/// | `a[b]=1&a[c][d]=2` | `{"a": {"b": "1", "c": {"d": "2"}}}` |
/// | `a[1]=y&a[0]=x` | a list, when the keys are the numbers from 0 on, each once |
/// | `a[][b]=1` | a problem: it does not say to which element `b` belongs; `a[0][b]=1` does |
/// | `a=1&a[b]=2`, `a[]=1&a[b]=2` | the first kind stays, what contradicts it is a problem |
/// | `[a]=1`, `a[b=1`, `a[b]c=1` | the name as it is: brackets that do not match mean nothing |
///
/// What browsers and frameworks do beside that is understood where ``Conventions`` say so: rows with gaps in their numbers, and
/// checkboxes, which send `on` or nothing.
///
/// What was not sent properly is in ``problems``; a form that is assigned the post shows them as errors.
public struct FormPost: FormSubmission, Hashable {
    /// One name and its value, as they were sent.
    public struct Field: Sendable, Hashable {
        /// The name, brackets and all.
        public let name: String
        /// The value; empty for a field without `=`.
        public let value: String
    }

    /// How large a post may be. What is larger is not read at all.
    public struct Limits: Sendable, Hashable {
        /// The most bytes of the body. 1 MiB by default.
        public var bytes: Int
        /// The most fields. 1000 by default.
        public var fields: Int
        /// How many names may lie within one another: 3 in `a[b][c]`. 8 by default, 64 at most.
        public var depth: Int

        /// Creates limits.
        public init(bytes: Int = 1 << 20, fields: Int = 1000, depth: Int = 8) {
            self.bytes = bytes
            self.fields = fields
            self.depth = min(max(depth, 1), 64)
        }
    }

    /// What the page does that sends the post.
    ///
    /// ```swift
    /// var conventions = FormPost.Conventions()
    /// conventions.closesGaps = true
    /// conventions.checkboxes = ["newsletter", "rows[].isGift"]
    /// let post = try FormPost(urlEncoded: "rows[3][name]=Tea&rows[7][isGift]=on", conventions: conventions)
    /// post.object   // {"rows": [{"name": "Tea", "isGift": false}, {"isGift": true}], "newsletter": false}
    /// ```
    public struct Conventions: Sendable, Hashable {
        /// Whether members whose names are all numbers are a list in the order of these, though some are missing: a page
        /// from which rows were removed sends `rows[0]` and `rows[2]`. False by default: they are an object then.
        public var closesGaps: Bool
        /// The attributes that are checkboxes, those in each row as `rows[].isGift`. A checked one is true: it sends `on`, or
        /// `1`, `true`, `yes`, `checked`. One that sends nothing, `0`, `false`, `off`, `no` or an empty text is false. With a
        /// hidden field of the same name before it, the last value counts: `b=0&b=1`. Any other value stays as it is. None by
        /// default.
        public var checkboxes: Set<String>

        /// Creates conventions.
        public init(closesGaps: Bool = false, checkboxes: Set<String> = []) {
            self.closesGaps = closesGaps
            self.checkboxes = checkboxes
        }
    }

    /// A post was larger than it may be.
    public enum TooLarge: Error, Sendable, Hashable, CustomStringConvertible {
        /// It has more bytes than this limit.
        case bytes(limit: Int)
        /// It has more fields than this limit.
        case fields(limit: Int)
        /// A name has more parts than this limit.
        case depth(limit: Int)

        /// What is too large.
        public var description: String {
            switch self {
            case .bytes(let limit): "The form post has more than \(limit) bytes."
            case .fields(let limit): "The form post has more than \(limit) fields."
            case .depth(let limit): "A name of the form post has more than \(limit) parts."
            }
        }
    }

    /// The fields in the order in which they were sent.
    public let fields: [Field]
    /// The files that were sent with the fields. In ``object`` each is described by `name`, `size` and `type`.
    public let files: [UploadedFile]
    /// The values by name, nested as the names say.
    public let object: DataObject
    /// What was not sent properly, each at the path of its attribute. Codes:
    ///
    /// - `formPost.escape`: a `%` without two hexadecimal digits after it. It stays in the value as it is.
    /// - `formPost.encoding`: bytes that are not UTF-8. U+FFFD replaces them.
    /// - `formPost.name`: a name that contradicts another one, or does not say where the value belongs. The value is not
    ///   in ``object``.
    public let problems: [Violation]

    /// Reads a body.
    ///
    /// - Parameters:
    ///   - body: The bytes.
    ///   - limits: How large it may be.
    ///   - conventions: What the page does that sends it.
    /// - Throws: ``TooLarge``.
    /// - Complexity: Linear in the number of bytes; in that of lists with gaps times its logarithm.
    public init(
        urlEncoded body: Span<UInt8>, limits: Limits = Limits(), conventions: Conventions = Conventions()
    ) throws(TooLarge) {
        guard body.count <= limits.bytes else { throw .bytes(limit: limits.bytes) }
        var fields: [Field] = []
        var problems: [Violation] = []
        let tree = FormPostTree()
        var start = 0
        while start < body.count {
            var end = start
            while end < body.count, body[end] != UInt8(ascii: "&") { end += 1 }
            if end > start {
                guard fields.count < limits.fields else { throw .fields(limit: limits.fields) }
                let bytes = body.extracting(start..<end)
                var split = 0
                while split < bytes.count, bytes[split] != UInt8(ascii: "=") { split += 1 }
                let name = FormPostText(bytes.extracting(0..<split))
                let value = FormPostText(bytes.extracting(min(split + 1, bytes.count)..<bytes.count))
                fields.append(Field(name: name.text, value: value.text))
                let way = FormPostName(name.text)
                guard way.keys.count <= limits.depth else { throw .depth(limit: limits.depth) }
                if let fault = name.fault ?? value.fault { problems.append(fault.violation(at: way.path)) }
                if let fault = tree.insert(.untyped(value.text), at: way) {
                    problems.append(fault.violation(at: way.path))
                }
            }
            start = end + 1
        }
        self.fields = fields
        self.files = []
        self.problems = problems
        self.object = FormPostCheckboxes(conventions.checkboxes).read(
            in: tree.object(closingGaps: conventions.closesGaps))
    }

    /// Reads a body, as ``init(urlEncoded:limits:conventions:)-(Span<UInt8>,_,_)`` does.
    public init(
        urlEncoded body: some StringProtocol, limits: Limits = Limits(), conventions: Conventions = Conventions()
    ) throws(TooLarge) {
        let bytes = Array(body.utf8)
        try self.init(urlEncoded: bytes.span, limits: limits, conventions: conventions)
    }
}

extension FormPost {
    /// Takes the parts of a body of the type `multipart/form-data`: its fields as those of a body in
    /// `application/x-www-form-urlencoded`, and its files as objects with a `name`, a `size` and a `type`; see ``UploadedFile``.
    ///
    /// A file field in which no file was chosen, which browsers send without a name and content, counts as not sent.
    ///
    /// - Parameters:
    ///   - parts: The parts that a ``MultipartParser`` has read.
    ///   - depth: How many names may lie within one another.
    ///   - conventions: What the page does that sends it.
    /// - Throws: ``TooLarge``.
    public init(
        multipart parts: [MultipartPart], depth: Int = Limits().depth, conventions: Conventions = Conventions()
    ) throws(TooLarge) {
        var fields: [Field] = []
        var files: [UploadedFile] = []
        var problems: [Violation] = []
        let tree = FormPostTree()
        for part in parts {
            let way = FormPostName(part.name)
            guard way.keys.count <= depth else { throw .depth(limit: depth) }
            var isBroken = part.hasBrokenName
            let value: DataValue
            if let fileName = part.fileName {
                if fileName.isEmpty, part.bytes.isEmpty { continue }
                let file = UploadedFile(field: part.name, name: fileName, declared: part.contentType, bytes: part.bytes)
                files.append(file)
                value = file.data
            } else {
                isBroken = isBroken || !UTF8Check.isValid(part.bytes.span)
                let text = String(decoding: part.bytes, as: UTF8.self)
                fields.append(Field(name: part.name, value: text))
                value = .untyped(text)
            }
            if isBroken { problems.append(FormPostFault.encoding.violation(at: way.path)) }
            if let fault = tree.insert(value, at: way) { problems.append(fault.violation(at: way.path)) }
        }
        self.fields = fields
        self.files = files
        self.problems = problems
        object = FormPostCheckboxes(conventions.checkboxes).read(in: tree.object(closingGaps: conventions.closesGaps))
    }
}
