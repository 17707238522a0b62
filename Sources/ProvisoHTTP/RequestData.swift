#if HTTP
public import HTTPTypes
public import ProvisoCore
public import ProvisoWeb

/// What a request carries, decoded, and not yet judged.
public struct RequestData: Sendable {
    /// The values.
    public var value: DataValue
    /// The files of a form post.
    public var files: [UploadedFile] = []
    /// What was not sent properly, at the attributes that are concerned.
    public var problems: [Violation] = []

    /// Wraps values from elsewhere.
    public init(_ value: DataValue) { self.value = value }

    init(_ post: FormPost) {
        value = .object(post.object)
        files = post.files
        problems = post.problems
    }

    /// The query of a request, read as a form post is.
    ///
    /// - Throws: ``RequestAnswer`` with the status 414 for one beyond the limits.
    public init(queryOf request: HTTPRequest, policy: RequestPolicy = RequestPolicy()) throws(RequestAnswer) {
        let path = request.path ?? ""
        let query = path.utf8.firstIndex(of: UInt8(ascii: "?")).map { path[path.utf8.index(after: $0)...] } ?? ""
        do throws(FormPost.TooLarge) {
            self.init(
                try FormPost(
                    urlEncoded: query.prefix { $0 != "#" }, limits: policy.posts, conventions: policy.conventions))
        } catch {
            throw RequestFacts(request, policy: policy).refusal(414, error.description, title: "URI Too Long")
        }
    }

    /// The headers of a request: their names in lower case, a header that is there several times as a list.
    public init(headersOf request: HTTPRequest) {
        var object = DataObject()
        for field in request.headerFields {
            let name = field.name.canonicalName
            let value = DataValue.untyped(field.value)
            switch object[name] {
            case nil: object[name] = value
            case .array(let values)?: object[name] = .array(values + [value])
            case let first?: object[name] = .array([first, value])
            }
        }
        value = .object(object)
    }

    /// The parameters of a path, as a router has found them.
    public init(pathParameters: some Sequence<(key: String, value: String)>) {
        var object = DataObject()
        for (key, value) in pathParameters { object[key] = .untyped(value) }
        value = .object(object)
    }
}
#endif
