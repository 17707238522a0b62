internal import ProvisoFormats

/// The domain of an address as the DNS is asked for it.
enum EmailDomain {
    /// The name with A-labels; `nil` when there is nothing to ask for, as the domain is the literal of an address.
    static func name(in address: UnsafeBufferPointer<UInt8>, _ format: EmailFormat) -> String? {
        guard let domain = try? EmailAddress(utf8: address.span, format: format).domain, domain.first != "[" else {
            return nil
        }
        #if PROVISO_SMALL
        // The small engine of a page passes no address with another domain.
        return domain
        #else
        if domain.utf8.allSatisfy({ $0 < 0x80 }) { return domain }
        let options = IDNA.Options(useSTD3ASCIIRules: !format.allowUnderscore)
        return try? IDNA.toASCII(domain.last == "." ? String(domain.dropLast()) : domain, options: options)
        #endif
    }
}
