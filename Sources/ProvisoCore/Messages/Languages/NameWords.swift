/// Takes names of attributes apart into the words that they are made of.
///
/// Only names that are plainly in snake case, kebab case or camel case are taken apart; any other is left alone, since it
/// is better to read a name as somebody wrote it than to read it mangled.
enum NameWords {
    /// The words of a name, with blanks between them, or the name as it is.
    static func words(of name: String) -> String {
        if name.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }) { return name }
        guard name.utf8.contains(UInt8(ascii: ".")) else { return plainWords(of: name) ?? name }
        return parts(of: name).map { $0.map { plainWords(of: $0) ?? $0 }.joined(separator: " ") } ?? name
    }

    /// The names in the path to a part of an object: `address` and `city` of `address.city`. `nil` for a name that is no
    /// such path: `col.1`.
    static func parts(of name: String) -> [String]? {
        let parts = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        let isPath = parts.allSatisfy { $0.unicodeScalars.first.map { Kind($0).isLetter || $0 == "_" } ?? false }
        return isPath ? parts : nil
    }

    /// What a scalar is in a name.
    private enum Kind {
        case small, capital, digit, separator, other

        init(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "a"..."z": self = .small
            case "A"..."Z": self = .capital
            case "0"..."9": self = .digit
            case "_", "-": self = .separator
            default:
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .titlecaseLetter: self = .capital
                // Letters of scripts without case, and the marks on letters, are as good as small ones.
                case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: self = .small
                default: self = .other
                }
            }
        }

        var isLetter: Bool { self == .small || self == .capital }
    }

    private static func plainWords(of name: String) -> String? {
        // Underscores before a name say that it is private.
        let scalars = Array(name.unicodeScalars.drop { $0 == "_" })
        let kinds = scalars.map(Kind.init)
        guard kinds.first?.isLetter ?? false, !kinds.contains(.other) else { return nil }
        if kinds.allSatisfy({ $0 == .small || $0 == .digit }) { return text(scalars) }
        return kinds.contains(.separator) ? separated(scalars, kinds) : CamelCase(scalars, kinds).words
    }

    /// The words of a name in snake case or kebab case: each of small letters and digits, or of capitals and digits.
    private static func separated(_ scalars: [Unicode.Scalar], _ kinds: [Kind]) -> String? {
        guard let separator = scalars.first(where: { Kind($0) == .separator }) else { return nil }
        let words = scalars.split(separator: separator, omittingEmptySubsequences: false)
        for word in words {
            let kinds = word.map(Kind.init)
            guard !kinds.isEmpty, !kinds.contains(.separator), !(kinds.contains(.small) && kinds.contains(.capital))
            else { return nil }
        }
        // `e-mail`, `x-ray`: one word.
        if separator == "-", words.first?.count == 1 { return nil }
        return text(scalars.map { $0 == separator ? " " : $0 })
    }

    /// Scalar by scalar: a text that takes a sequence makes the types of its iterator at run time.
    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(scalar) }
        return text
    }

    /// A name in camel case.
    private struct CamelCase {
        private let scalars: [Unicode.Scalar]
        private let kinds: [Kind]

        init(_ scalars: [Unicode.Scalar], _ kinds: [Kind]) {
            self.scalars = scalars
            self.kinds = kinds
        }

        private func kind(_ index: Int) -> Kind? { index < kinds.count ? kinds[index] : nil }

        private func end(of kind: Kind, from index: Int) -> Int {
            kinds[index...].firstIndex { $0 != kind } ?? kinds.count
        }

        /// The words; `nil` when the name does not say where they end.
        var words: String? {
            var words: [Range<Int>] = []
            var start = 0
            while start < kinds.count {
                if start > 0, kinds[start - 1] == .digit, kind(start + 1) != .small { return nil }
                guard let end = endOfWord(from: start, isFirst: words.isEmpty) else { return nil }
                words.append(start..<end)
                start = end
            }
            guard words.count > 1 else { return nil }
            // `pH`, `kWh`, `iPhone`: units and names that are written so.
            if kinds[words[0]].count(where: { $0.isLetter }) == 1 { return nil }
            return words.map { written($0, isLast: $0.upperBound == kinds.count) }.joined(separator: " ")
        }

        private func endOfWord(from start: Int, isFirst: Bool) -> Int? {
            guard kinds[start] == .capital else { return isFirst ? endOfSmall(from: start) : nil }
            let end = end(of: .capital, from: start)
            switch kind(end) {
            case .small where end == start + 1: return endOfSmall(from: end)
            case .small:
                // `IDs`, `IPv4`.
                if scalars[end] == "s", kind(end + 1) == nil || kind(end + 1) == .capital { return end + 1 }
                if scalars[end] == "v", kind(end + 1) == .digit { return self.end(of: .digit, from: end + 1) }
                // The last capital begins the next word, unless it belongs to those before it: `HTMLTitle`, `ISOnumeric`.
                if Abbreviations.known.contains(text(scalars[start..<end - 1])) { return end - 1 }
                return isFirst || Abbreviations.known.contains(text(scalars[start..<end])) ? nil : end - 1
            case .digit:
                let end = self.end(of: .digit, from: end)
                return kind(end) == .small ? nil : end
            default: return end
            }
        }

        private func endOfSmall(from start: Int) -> Int {
            kinds[start...].firstIndex { $0 == .capital } ?? kinds.count
        }

        /// A word as it is written in a sentence: an abbreviation and a last letter alone (`vitaminC`) as they are.
        private func written(_ word: Range<Int>, isLast: Bool) -> String {
            let letters = kinds[word].filter { $0.isLetter }
            let stays =
                letters.count(where: { $0 == .capital }) > 1 || letters.count == 1 && (isLast || word.count > 1)
            let word = text(scalars[word])
            return stays ? word : word.lowercased()
        }
    }

    /// Abbreviations that names are made of.
    private enum Abbreviations {
        static let known = Set(
            """
            AI API ASCII ATM BIC BLE BMI CD CEO CFO CMS CPU CRM CSS CSV CTO CV CVC CVV DB DHCP DNA DNS DOB DOI DPI EAN EIN \
            ETA EU FAQ FTP GDP GPS GPU GTIN GUI GUID HR HTML HTTP HTTPS IATA IBAN ICAO ICD ID IMAP IMEI IP ISBN ISIN ISO \
            ISP ISSN IT JPEG JSON JWT KYC LAN LDAP LEI MAC MFA MIME NFC OCR OS OTP PDF PGP PHP PIN PNG PO QA QR RAM RFC RGB \
            RNA ROI RSA RSS SDK SEO SHA SIM SKU SMS SMTP SQL SSH SSID SSL SSN SSO SVG SWIFT TCP TIN TLS TTL TV UDP UI UID \
            UK UPC URI URL URN US USA USB UTC UTF UUID UX VAT VIN VIP VPN WAN XML YAML ZIP
            """.split(separator: " ").map(String.init))
    }
}
