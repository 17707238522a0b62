extension URLFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard utf8.count < maxLength else { return false }
        let domainName = domainName
        let hosts = domainName.shortest + Endings("[::]")
        var endings = schemeEndings(behind: utf8).then(hosts) + hosts
        endings = endings + domainName.endings(behind: utf8)
        if allowIPAddress { endings = endings + .ipv4 + Endings.ipv6.perhaps(then: Endings("]")) }
        // The rest of an escape, or of a port, which may have leading zeros.
        let characters = Endings("0", "00", "1")
        endings = endings + characters
        if allowUserInfo {
            let users = Endings("@").then(hosts)
            endings = endings + users + characters.then(users)
        }
        if endings.complete(utf8, in: self) { return true }
        guard enableIDN, let cut = CutScalar(endOf: utf8) else { return false }
        return cut.endings.complete(utf8, in: self)
    }

    /// What is left of a scheme, and of the slashes behind it.
    private func schemeEndings(behind utf8: Span<UInt8>) -> Endings {
        var starts = validSchemes.map { Array($0.utf8) + Array("://".utf8) }
        if allowProtocolRelative { starts.append(Array("//".utf8)) }
        let begun = starts.filter { start in
            utf8.count < start.count
                && utf8.indices.allSatisfy { ASCII.lowercased(utf8[$0]) == ASCII.lowercased(start[$0]) }
        }
        return Endings(begun.map { Array($0[utf8.count...]) })
    }
}
