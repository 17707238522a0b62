internal import ProvisoCore
internal import ProvisoSchema

extension ExchangeCheck {
    private static let body: FieldPath = "body"
    private static let contentType = FieldPath([.key("header"), .key("Content-Type")])

    /// Judges the body of a request. One that is not described is not judged.
    mutating func judgeBody(of request: OpenAPIRequest, _ plan: BodyPlan?) {
        guard let plan else { return }
        if request.body.isMissing {
            if plan.isRequired { fail(.missing, at: Self.body) }
            return
        }
        judge(request.body, request.headers["Content-Type"], plan.contents)
    }

    /// Judges the body of an answer.
    mutating func judgeBody(of response: OpenAPIResponse, _ contents: [ContentPlan]) {
        guard !contents.isEmpty, !response.body.isMissing else { return }
        judge(response.body, response.headers["Content-Type"], contents)
    }

    private mutating func judge(_ body: OpenAPIBody, _ mediaType: String?, _ contents: [ContentPlan]) {
        guard !contents.isEmpty else { return }
        let range = MediaRange(mediaType ?? "application/json")
        let found = ContentPlan.best(contents, for: range)
        // Where nothing is said, there is nothing to choose from.
        guard let content = found ?? (mediaType == nil && contents.count == 1 ? contents.first : nil) else {
            return fail(mediaType == nil ? .missing : .mediaType(contents.map(\.range.text)), at: Self.contentType)
        }
        judge(body, content, mediaType.map { MediaRange($0) }, at: Self.body)
    }

    /// Judges a body, or a parameter that is one.
    ///
    /// - Parameter type: The media type that was sent, where one was.
    mutating func judge(_ body: OpenAPIBody, _ content: ContentPlan, _ type: MediaRange?, at path: FieldPath) {
        let type = type ?? content.range
        switch body {
        case .none: return
        case .value(let value): judge(value, content.schema, at: path)
        case .bytes(let bytes):
            if type.isJSON {
                judge(json: bytes, content.schema, at: path)
            } else if type.isMultipartForm {
                judge(parts: bytes, content, type, at: path)
            } else if type.isForm || type.isText {
                judge(bytes, content, type, at: path)
            }
        }
    }

    private mutating func judge(json bytes: [UInt8], _ schema: EmbeddedSchemas.Place?, at path: FieldPath) {
        do throws(JSONSyntaxError) {
            if let schema = schema.flatMap({ schemas[$0] }) {
                add(try schema.validate(json: bytes.span), at: path)
            } else {
                _ = try DataValue(json: bytes.span)
            }
        } catch {
            fail(.notJSON(error), at: path)
        }
    }

    private mutating func judge(parts bytes: [UInt8], _ content: ContentPlan, _ type: MediaRange, at path: FieldPath) {
        do throws(MultipartFault) {
            judge(try MultipartBody.value(of: bytes, type, content), content.schema, at: path)
        } catch {
            fail(error.failure, at: error.name.map { path.appending($0) } ?? path)
        }
    }

    private mutating func judge(_ bytes: [UInt8], _ content: ContentPlan, _ type: MediaRange, at path: FieldPath) {
        // Another character set is not read, and so only there.
        guard ["utf-8", "us-ascii", nil].contains(type.parameters["charset"]) else { return }
        guard let text = String(validating: bytes, as: UTF8.self) else { return fail(.notText, at: path) }
        guard type.isForm else { return judge(content.shape.value(of: text), content.schema, at: path) }
        do throws(FormFault) {
            judge(try FormBody.value(of: text, content), content.schema, at: path)
        } catch {
            fail(OpenAPIFailure(error.fault), at: path.appending(error.name))
        }
    }
}
