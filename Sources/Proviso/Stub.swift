struct StubError: Error {}
extension DocumentNode { init(json: Span<UInt8>) throws { throw StubError() } }
extension DataValue { init(json: Span<UInt8>) throws { throw StubError() } }
extension RuleDocumentError { init(syntax: any Error) { self.init([]) } }
