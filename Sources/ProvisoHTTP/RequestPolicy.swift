#if HTTP
public import ProvisoCore
public import ProvisoWeb

/// What a server takes of requests, and how far it goes to judge them.
///
/// Every limit counts before anything is decoded. The most memory that a request takes is a small multiple of the largest limit on
/// bytes.
public struct RequestPolicy: Sendable {
    /// The most bytes of a body in JSON. 1 MiB by default.
    public var jsonBytes = 1 << 20
    /// The limits of form posts and queries.
    public var posts = FormPost.Limits()
    /// The limits of form posts with files.
    public var multipart = MultipartLimits()
    /// What the pages do that send form posts.
    public var conventions = FormPost.Conventions()
    /// Names at the top of the data that are no part of a model, as that of a token against forged requests. They are left out.
    public var ignoredNames: Set<String> = []
    /// How much it weighs that something is sent that may not be set, or that no model has. An error by default: forged fields are
    /// refused. As a warning they are left out of the model and reported to ``RequestJudge/onRefusal``.
    public var refusalSeverity = Severity.error
    /// The tags of the languages that the server speaks, the default one first; `nil` for all that Proviso has messages in.
    public var languages: [String]?
    /// The most violations of an answer. 100 by default.
    public var violations = 100
    /// How many asynchronous rules of one request run at a time. 8 by default.
    public var rulesAtATime = 8
    /// How many requests may ask asynchronous rules at the same time. Another one is answered with 503. 64 by default.
    public var requestsAtATime = 64
    /// How long the asynchronous rules of a request may take. The request is answered with 503 then. 5 seconds by default.
    public var timeLimit = Duration.seconds(5)
    /// How long a client may take to send a body. The request is answered with 408 then. 30 seconds by default.
    public var bodyTimeLimit = Duration.seconds(30)
    /// The seconds after which a client may try again that was answered with 503. 5 by default.
    public var retryAfter = 5

    /// Creates a policy with the defaults.
    public init() {}
}
#endif
