extension EmailFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard let closings = closings(behind: utf8) else { return true }
        let short = domainName.shortest
        var rests = Endings("@", "a@", "1@").then(short) + domainName.endings(behind: utf8)
        if allowAddressLiteral { rests = rests + literalEndings }
        if allowDisplayName {
            let angles = Endings("<a@", " <a@", "a <a@").then(short).then(Endings(">"))
            rests = rests.perhaps(then: Endings(">")) + angles
        }
        if rests.complete(utf8, in: self) { return true }
        let endings = closings.texts.isEmpty ? rests : closings.perhaps(then: rests)
        if !closings.texts.isEmpty, endings.complete(utf8, in: self) { return true }
        guard enableIDN, let cut = CutScalar(endOf: utf8) else { return false }
        // Any scalar may stand in a local part or a name, unless it must be of their script.
        let scalars = checkSpoofing ? cut.endings : cut.ending
        return scalars.perhaps(then: endings).complete(utf8, in: self)
    }

    /// What closes quoted strings, comments and line breaks; `nil` for a text of which they are too many to try.
    private func closings(behind utf8: Span<UInt8>) -> Endings? {
        var closings = Endings()
        if allowQuotedLocal || allowDisplayName { closings = Endings("\"", "a\"") }
        guard allowComments else { return closings }
        var parentheses = 0
        for offset in utf8.indices where utf8[offset] == ASCII.openParenthesis { parentheses += 1 }
        guard parentheses <= 64 else { return nil }
        let comments = (0..<parentheses).map { [UInt8](repeating: ASCII.closeParenthesis, count: $0 + 1) }
        // Behind a line feed a blank, and behind a back-slash any character.
        return Endings("a", " ", "\n ").perhaps(then: closings + Endings(comments))
    }

    private var literalEndings: Endings {
        let addresses = Endings.suffixes(of: "IPv6:").perhaps(then: .ipv6).then(Endings("]")) + Endings("]")
        return addresses + Endings("[0.0.0.0]")
    }
}
