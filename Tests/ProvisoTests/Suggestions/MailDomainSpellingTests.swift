import Proviso
import Testing

@testable import ProvisoCore

/// Which domains look like those of large providers, misspelled.
@Suite struct MailDomainSpellingTests {
    @Test(arguments: [
        ("gmial.com", "gmail.com"), ("gamil.com", "gmail.com"), ("gmal.com", "gmail.com"), ("gmail.con", "gmail.com"),
        ("gmail.cmo", "gmail.com"), ("gmial.con", "gmail.com"), ("mgail.com", "gmail.com"), ("GMIAL.COM", "gmail.com"),
        ("hotmial.com", "hotmail.com"), ("hotmil.co.uk", "hotmail.co.uk"), ("hotmail.comm", "hotmail.com"),
        ("yaho.com", "yahoo.com"), ("yahho.fr", "yahoo.fr"), ("outlok.com", "outlook.com"),
        ("icould.com", "icloud.com"),
        ("iclod.com", "icloud.com"), ("protonmial.com", "protonmail.com"), ("gogglemail.com", "googlemail.com"),
        ("comcast.nte", "comcast.net"), ("aol.con", "aol.com"), ("mail.con", "mail.com"),
        ("btinternat.com", "btinternet.com"),
    ])
    func misspelled(domain: String, meant: String) {
        #expect(MailDomainSpelling.meant(by: domain) == meant)
        #expect(MailDomainSpelling.meant(by: meant) == nil)
    }

    /// Real domains that are near others, domains of countries, of companies, and what nobody can know.
    @Test(arguments: [
        "gmail.com", "Gmail.Com", "mail.com", "email.com", "ymail.com", "gmx.com", "gmx.net", "gmx.de", "gmx.at",
        "web.de",
        "gail.com", "fmail.com", "jmail.com", "vmail.com", "gmail.co", "gmail.cm", "gmail.net", "gmail.cam", "gmail.de",
        "yahoo.co", "yahoo.ch", "live.com", "like.com", "love.com", "line.com", "me.com", "mac.com", "max.com",
        "aim.com",
        "aol.com", "col.com", "globe.com", "tierra.es", "orange.com", "cloud.com", "proton.com", "example.com",
        "mail.example.com", "gmial.example.com", "google.com", "example.con", "a.b", "gmial", "xn--gmil-6na.com", "",
        "hotel.com", "hotmail.xyz", "outlook.office.com", "163.com", "126.com", "qq.com", "mail.gmail.com",
    ])
    func leftAlone(domain: String) { #expect(MailDomainSpelling.meant(by: domain) == nil) }

    @Test func noProviderIsTakenForAnother() {
        for domain in MailProviders.domains {
            #expect(MailDomainSpelling.meant(by: domain) == nil, "\(domain)")
            #expect(domain == domain.lowercased() && "a@\(domain)".validate(.email).isValid, "\(domain)")
        }
        #expect(MailProviders.coinedNames.allSatisfy { MailProviders.endings[$0] != nil })
    }

    @Test(arguments: [
        ("ada@gmial.com", "ada@gmail.com"), ("ADA.x+y@Hotmial.com", "ADA.x+y@hotmail.com"),
        ("Ada <ada@gmial.com>", "Ada <ada@gmail.com>"), ("\"a@gmial.com\"@gmial.com", "\"a@gmial.com\"@gmail.com"),
    ])
    func addresses(text: String, meant: String) throws {
        let typed = text.validate(
            .email(allowQuotedLocal: true, allowDisplayName: true, checkDomainSpelling: true))
        let document = try RuleDocument([
            "rules": [
                [
                    "attributes": "email", "type": "email", "allowQuotedLocal": true, "allowDisplayName": true,
                    "checkDomainSpelling": true,
                ]
            ]
        ])
        for result in [typed, try document.validate(["email": .string(text)])] {
            #expect(result.isValid)
            #expect(result.violations.map(\.code) == [.emailDomainTypo])
            #expect(result.violations.map(\.severity) == [.warning])
            #expect(result.violations.map(\.suggestedText) == [meant])
            #expect(result.violations.map(\.parameters) == [[:]])
        }
    }

    @Test func offByDefault() throws {
        #expect("ada@gmial.com".validate(.email).violations.isEmpty)
        #expect("ada@gmial.com".validate(.email(enableIDN: true)).violations.isEmpty)
        let document = try RuleDocument([["attributes": "email", "type": "email"]])
        #expect(try document.validate(["email": "ada@gmial.com"]).violations.isEmpty)
    }

    /// An address that is wrong is told to be wrong, and no more.
    @Test func onlyOfAddressesThatAreInOrder() {
        let found = "ada gmial.com".validate(.email(checkDomainSpelling: true)).violations
        #expect(found.map(\.code) == [.email])
        #expect(found.map(\.suggestion) == [nil])
        // Both are corrected together.
        let blank = " ada@gmial.com".validate(.email(checkDomainSpelling: true)).violations
        #expect(blank.map(\.code) == [.email])
        #expect(blank.map(\.suggestedText) == ["ada@gmail.com"])
        #expect(
            "ada@[192.0.2.1]".validate(.email(allowAddressLiteral: true, checkDomainSpelling: true)).violations.isEmpty)
    }
}
