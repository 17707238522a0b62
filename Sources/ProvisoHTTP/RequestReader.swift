#if HTTP
public import HTTPTypes
internal import ProvisoCore
internal import ProvisoWeb

/// Reads the body of a request as it comes: JSON, a merge patch, or a form post with or without files.
///
/// ```swift
/// var reader = try RequestReader(request)
/// for try await piece in body { try reader.consume(piece.span) }
/// let data = try reader.finish()
/// ```
///
/// What cannot be taken is refused before it is read: 415 for a type or an encoding that is not understood, 413 for a length beyond
/// the limit. A body without a length is refused at the byte that exceeds the limit.
public struct RequestReader: Sendable {
    private enum Format { case json, post, multipart(MultipartParser), query }

    private let request: HTTPRequest
    private let policy: RequestPolicy
    private var format: Format
    private let limit: Int
    private var bytes: [UInt8] = []

    /// Reads the head of a request.
    ///
    /// - Throws: ``RequestAnswer`` with the status 400, 413 or 415.
    public init(_ request: HTTPRequest, policy: RequestPolicy = RequestPolicy()) throws(RequestAnswer) {
        self.request = request
        self.policy = policy
        let facts = RequestFacts(request, policy: policy)
        if let coding = request.headerFields[.contentEncoding], coding.lowercased() != "identity" {
            var answer = facts.refusal(415, "The content is compressed. Send it as it is.")
            answer.head.headerFields[.acceptEncoding] = "identity"
            throw answer
        }
        (format, limit) = try Self.format(of: request, policy, facts)
        let lengths = request.headerFields[values: .contentLength]
        for length in lengths {
            // A length beyond the range of integers is beyond the limit as well.
            guard !length.isEmpty, length.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
                throw facts.refusal(400, "The length of the content is not a number.")
            }
            guard let count = Int(length), count <= limit else { throw Self.tooLarge(limit, facts) }
        }
    }

    private static func format(
        of request: HTTPRequest, _ policy: RequestPolicy, _ facts: RequestFacts
    ) throws(RequestAnswer) -> (Format, limit: Int) {
        guard let type = request.headerFields[.contentType] else {
            // Without content there is nothing to name a type of: what is judged stands in the query.
            return (asksByQuery(request) ? .query : .json, limit: 0)
        }
        guard let (name, parameters) = HeaderText.parameters(type) else {
            throw facts.refusal(400, "The content type cannot be read.")
        }
        let charset = parameters["charset"]?.text.lowercased() ?? "utf-8"
        let accepted = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]
        switch name {
        case _ where charset != "utf-8" && charset != "us-ascii": break
        case "application/json": return (.json, policy.jsonBytes)
        case _ where name.hasPrefix("application/") && name.hasSuffix("+json"): return (.json, policy.jsonBytes)
        case "application/x-www-form-urlencoded": return (.post, policy.posts.bytes)
        case "multipart/form-data":
            do throws(MultipartError) {
                let parser = try MultipartParser(contentType: type, limits: policy.multipart)
                return (.multipart(parser), policy.multipart.bytes)
            } catch {
                throw facts.refusal(400, error.description)
            }
        default: break
        }
        var answer = facts.refusal(415, "Send \(accepted.joined(separator: ", ")), in UTF-8.")
        answer.head.headerFields[.accept] = accepted.joined(separator: ", ")
        throw answer
    }

    /// Whether the model is read from the query.
    private static func asksByQuery(_ request: HTTPRequest) -> Bool {
        request.method == .get || request.method == .head || request.method == .delete
    }

    private static func tooLarge(_ limit: Int, _ facts: RequestFacts) -> RequestAnswer {
        limit == 0
            ? facts.refusal(415, "The content has no type.")
            : facts.refusal(413, "The content has more than \(limit) bytes.")
    }

    private var facts: RequestFacts { RequestFacts(request, policy: policy) }

    /// Reads a whole body within the time that the policy allows.
    ///
    /// A client that sends a byte now and then would otherwise keep what was read in memory for as long as it likes.
    ///
    /// - Parameter read: Passes each piece of the body to the reader that it is given. It is cancelled when the time is over.
    /// - Throws: ``RequestAnswer`` with the status 400, 408 or 413, or what `read` throws.
    public func data(_ read: @escaping @Sendable (inout RequestReader) async throws -> Void) async throws -> RequestData
    {
        let reader = self
        let outcome = await TimeLimit.run(policy.bodyTimeLimit) { () -> Result<RequestData, any Error> in
            var reader = reader
            do {
                try await read(&reader)
                return .success(try reader.finish())
            } catch {
                return .failure(error)
            }
        }
        guard let outcome else {
            var answer = facts.refusal(408, "The content did not come in time.", title: "Request Timeout")
            answer.head.headerFields[.connection] = "close"
            throw answer
        }
        return try outcome.get()
    }

    /// Reads on.
    ///
    /// - Throws: ``RequestAnswer`` with the status 400 or 413.
    public mutating func consume(_ piece: Span<UInt8>) throws(RequestAnswer) {
        if case .multipart(var parser) = format {
            // The parser is held once, so that what it has read is not copied.
            format = .json
            defer { format = .multipart(parser) }
            do throws(MultipartError) { try parser.consume(piece) } catch { throw refusal(error) }
            return
        }
        guard piece.count <= limit - bytes.count else { throw Self.tooLarge(limit, facts) }
        piece.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }

    /// Decodes what was read.
    ///
    /// - Throws: ``RequestAnswer`` with the status 400 or 413.
    public mutating func finish() throws(RequestAnswer) -> RequestData {
        switch format {
        case .query: return try RequestData(queryOf: request, policy: policy)
        // Clients that name a type for everything name one for no content, too.
        case .json where bytes.isEmpty && Self.asksByQuery(request),
            .post where bytes.isEmpty && Self.asksByQuery(request):
            return try RequestData(queryOf: request, policy: policy)
        case .json:
            if bytes.isEmpty, limit == 0 { return RequestData(.object(DataObject())) }
            do throws(JSONSyntaxError) {
                return RequestData(try DataValue(json: bytes.span))
            } catch {
                throw facts.refusal(400, "The content is not JSON. \(error)")
            }
        case .post:
            do throws(FormPost.TooLarge) {
                return RequestData(
                    try FormPost(urlEncoded: bytes.span, limits: policy.posts, conventions: policy.conventions))
            } catch {
                throw facts.refusal(413, error.description)
            }
        case .multipart(var parser):
            let parts: [MultipartPart]
            do throws(MultipartError) { parts = try parser.finish() } catch { throw refusal(error) }
            do throws(FormPost.TooLarge) {
                return RequestData(
                    try FormPost(multipart: parts, depth: policy.posts.depth, conventions: policy.conventions))
            } catch {
                throw facts.refusal(413, error.description)
            }
        }
    }

    private func refusal(_ error: MultipartError) -> RequestAnswer {
        if case .tooLarge = error {
            facts.refusal(413, error.description)
        } else {
            facts.refusal(400, error.description)
        }
    }
}
#endif
