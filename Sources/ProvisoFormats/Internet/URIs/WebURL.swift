/// The parts of a URL that ``URLFormat`` accepts.
///
/// ```swift
/// let url = WebURL("https://example.com:8443/a?b=c#d")
/// url?.host    // "example.com"
/// url?.port    // 8443
/// ```
///
/// Parts are given as written: escapes are not decoded and case is kept. Two values are equal when their texts are.
public struct WebURL: Hashable, Sendable {
    /// The whole text.
    public let description: String

    private let offsets: URIOffsets
    private let authority: URIOffsets.Authority

    /// Reads a URL.
    ///
    /// - Parameters:
    ///   - text: The text of the URL.
    ///   - format: The definition that the text must meet.
    /// - Throws: ``FormatFailure`` when the text is not in the format.
    public init(_ text: some StringProtocol, format: URLFormat) throws(FormatFailure) {
        let offsets = try text.scan { (utf8) throws(FormatFailure) in
            var offsets = URIOffsets()
            if let failure = format.scan(utf8, &offsets) { throw failure }
            return offsets
        }
        guard let authority = offsets.authority else { throw FormatFailure("no host", at: 0) }
        self.offsets = offsets
        self.authority = authority
        description = String(text)
    }

    /// The scheme, in lower case; `nil` in a URL that leaves it out.
    public var scheme: String? { offsets.schemeEnd.map { text(0..<$0).lowercased() } }

    /// What stands before the at sign, user and password; `nil` without an at sign.
    public var userInfo: String? { authority.userInfo.map(text) }

    /// The user: the user information up to its first colon.
    public var user: String? { userInfo.map { String($0.prefix { $0 != ":" }) } }

    /// The password: the user information after its first colon; `nil` without a colon.
    public var password: String? {
        guard let userInfo, let colon = userInfo.firstIndex(of: ":") else { return nil }
        return String(userInfo[userInfo.index(after: colon)...])
    }

    /// The host, an IPv6 address without its brackets.
    public var host: String {
        let host = authority.host
        return text(authority.isBracketed ? host.lowerBound + 1..<host.upperBound - 1 : host)
    }

    /// The host as an IP address; `nil` when it is a name.
    public var address: IPAddress? { IPAddress(host) }

    /// The port; `nil` when the URL names none.
    public var port: UInt16? { authority.port.flatMap { UInt16(text($0)) } }

    /// The path, empty or with a slash in front.
    public var path: String { text(offsets.path) }

    /// The query without its question mark; `nil` without one.
    public var query: String? { offsets.query.map(text) }

    /// The fragment without its hash; `nil` without one.
    public var fragment: String? { offsets.fragment.map(text) }

    private func text(_ range: Range<Int>) -> String {
        let utf8 = description.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
    }
}

extension WebURL: LosslessStringConvertible {
    /// Reads a URL with any scheme of a web page, in ASCII or Unicode, as most programs take it: `http` or `https`,
    /// also with user information, a local host, underscores or a trailing dot.
    ///
    /// - Returns: `nil` when the text is no such URL. Ask ``init(_:format:)`` for the reason, or for a stricter format.
    public init?(_ description: String) {
        let format = URLFormat(
            enableIDN: true, allowLocalHost: true, allowUserInfo: true, allowUnderscore: true, allowTrailingDot: true)
        guard let url = try? WebURL(description, format: format) else { return nil }
        self = url
    }
}
