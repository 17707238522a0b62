public import ProvisoCore

extension OpenAPIDocument {
    /// The operation with a name, or with a method and a path.
    ///
    /// - Parameter name: An `operationId`, or a method and a path, such as `POST /users/{id}` or `POST /users/7`.
    /// - Throws: ``OpenAPIOperationError`` with what may be meant.
    public func operation(_ name: String) throws(OpenAPIOperationError) -> OpenAPIOperation {
        if let found = operations.first(where: { $0.id == name }) { return found }
        let parts = name.split(separator: " ", omittingEmptySubsequences: true)
        if parts.count == 2, parts[1].hasPrefix("/") { return try operation(String(parts[0]), String(parts[1])) }
        let names = operations.compactMap(\.id)
        throw OpenAPIOperationError(
            "There is no operation `\(VisibleText.singleLine(name))`.",
            suggestion: Suggestion.nearest(to: name, among: names).map { "Did you mean `\($0)`?" }
                ?? (names.isEmpty
                    ? "No operation has a name (`operationId`). Give method and path, such as `POST /users`."
                    : "The document has \(Self.list(names))."))
    }

    /// The operation with a method and a path.
    ///
    /// - Parameters:
    ///   - method: The method. Upper and lower case are the same.
    ///   - path: The path, as the document writes it (`/users/{id}`) or as it was sent, with or without what a server has in front.
    /// - Throws: ``OpenAPIOperationError`` with what may be meant.
    public func operation(_ method: String, _ path: String) throws(OpenAPIOperationError) -> OpenAPIOperation {
        let method = method.uppercased()
        let written = operations.filter { $0.path == path }
        if let found = written.first(where: { $0.method == method }) { return found }
        var methods = written.map(\.method)
        if methods.isEmpty {
            let target = path.prefix { $0 != "#" }
            let bare = target.prefix { $0 != "?" }
            switch paths.find(method, bare, target.dropFirst(bare.count + 1)) {
            case .operation(let number, _): return operations[number]
            case .otherMethods(let others): methods = others
            case .nothing: break
            }
        }
        let shown = VisibleText.singleLine(path)
        guard methods.isEmpty else {
            throw OpenAPIOperationError(
                "The path `\(shown)` has no method \(VisibleText.singleLine(method)).",
                suggestion: "It has \(Self.list(methods)).")
        }
        let known = operations.compactMap(\.path)
        throw OpenAPIOperationError(
            "There is no path `\(shown)`.",
            suggestion: Suggestion.nearest(to: path, among: known).map { "Did you mean `\($0)`?" })
    }

    /// Some of many names.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        return names.count > 8 ? shown + " and \(names.count - 8) more" : shown
    }

    // MARK: Judging

    /// Why a request fits no operation, or not the one that it is for.
    ///
    /// - Returns: The violations that ``OpenAPIOperation/validate(_:)-(OpenAPIRequest)`` finds, or one at `path` or `method`, where there is no
    ///   operation.
    public func validate(_ request: OpenAPIRequest) -> [Violation] {
        switch paths.find(request.method.uppercased(), request.path, request.query) {
        case .operation(let number, let values): operations[number].validate(request, pathValues: values)
        case .otherMethods(let methods): [OpenAPIFailure.method(methods).violation(at: "method")]
        case .nothing: [OpenAPIFailure.path([]).violation(at: "path")]
        }
    }

    /// Why a request and its answer do not fit. Paths of violations of the answer begin with `response`.
    public func validate(_ request: OpenAPIRequest, _ response: OpenAPIResponse) -> [Violation] {
        var found = validate(request)
        guard case .operation(let number, _) = paths.find(request.method.uppercased(), request.path, request.query)
        else {
            return found
        }
        for var violation in operations[number].validate(response) {
            violation.path.components.insert(.key("response"), at: 0)
            found.append(violation)
        }
        return found
    }

    /// Why a request, and its answer if there is one, do not fit.
    public func validate(_ exchange: OpenAPIExchange) -> [Violation] {
        exchange.response.map { validate(exchange.request, $0) } ?? validate(exchange.request)
    }
}
