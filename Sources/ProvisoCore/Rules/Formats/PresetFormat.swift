internal import ProvisoFormats

/// A rule that is another format with its options fixed, as `iri` is one of the kinds of ``/ProvisoFormats/URIFormat``.
protocol PresetFormat: DocumentFormat {
    associatedtype Base: StringFormat
    /// The format with its options.
    static var base: Base { get }
    init()
}

extension PresetFormat {
    init(options: inout RuleOptions) { self.init() }

    func failure(in utf8: Span<UInt8>) -> FormatFailure? { Self.base.failure(in: utf8) }

    func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Self.base.canBecomeValid(utf8, failing: failure)
    }
}
