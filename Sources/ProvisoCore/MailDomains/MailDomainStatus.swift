/// Whether a domain takes mail, as far as the DNS tells.
public enum MailDomainStatus: Sendable, Hashable {
    /// It names a mail exchanger, or has an address, where mail may be delivered too (RFC 5321 section 5.1).
    case takesMail
    /// It takes none, for good.
    case takesNoMail(Reason)
    /// There was no answer.
    case unknown(DNSFailure)

    /// Why a domain takes no mail.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// The domain does not exist.
        case noSuchDomain = "no such domain"
        /// It exists and has neither a mail exchanger nor an address.
        case noMailServer = "no mail server"
        /// It says that it takes no mail (null MX, RFC 7505).
        case refusesMail = "takes no mail"
    }
}

extension MailDomainStatus {
    /// What the records of one type say; `nil` when those of the next must be asked for.
    init?(_ answer: DNSAnswer, to type: DNSRecordType) {
        switch answer {
        case .noSuchDomain: self = .takesNoMail(.noSuchDomain)
        case .records(let records) where records.isEmpty:
            guard type == .aaaa else { return nil }
            self = .takesNoMail(.noMailServer)
        case .records(let records):
            let isNull = records.allSatisfy { record in
                if case .mailExchanger(_, host: ".") = record { true } else { false }
            }
            self = isNull ? .takesNoMail(.refusesMail) : .takesMail
        }
    }

    /// In which order records are asked for.
    static let questions: [DNSRecordType] = [.mx, .a, .aaaa]
}
