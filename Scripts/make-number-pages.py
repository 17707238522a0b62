#!/usr/bin/env python3
"""Makes the page of the documentation that lists the countries of every kind of national number, and what is checked.

    python3 Scripts/make-number-pages.py [--check]

The page is made from the tables in Sources/ProvisoIdentifierFormats/Countries/Tables. --check writes nothing, and fails when the
page would change.
"""

import collections
import itertools
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
tables = root / "Sources/ProvisoIdentifierFormats/Countries/Tables"
page = root / "Sources/Proviso/Documentation.docc/Guides/NationalNumbersByCountry.md"

KINDS = {
    "PostalCodes": ("postalCode", "Postal codes"), "VATNumbers": ("vat", "Numbers of value added tax"),
    "TaxIDs": ("taxID", "Tax numbers"), "IdentityCards": ("identityCard", "Identity numbers"),
    "Passports": ("passport", "Passports"), "LicensePlates": ("licensePlate", "License plates"),
    "CompanyNumbers": ("companyNumber", "Numbers of companies"), "BankCodes": ("bankCode", "Numbers of banks"),
    "BankAccounts": ("bankAccount", "Numbers of accounts"),
    "SocialSecurityNumbers": ("socialSecurity", "Numbers of social insurance"),
}
UNREAD = "a definition could not be read, in a document or in data with a license that allows it"

# What other libraries have that Proviso lacks, or has otherwise, and why: (library, kind, what, reason).
PEERS = [
    ("validator.js", "vat", "HN, PA", "its patterns take the letters of the country alone"),
    ("validator.js", "vat", "GT", "its pattern has seven digits, and numbers have fewer and more; their definition could not be read"),
    ("validator.js", "vat", "KZ with nine digits", "a number of Kazakhstan has twelve (Law 223 of 12 January 2007)"),
    ("validator.js", "vat", "numbers without right check digits, dates and first digits", "it checks lengths; Proviso checks what it has read"),
    ("validator.js", "vat", "LT with ten and eleven digits; BR with a CPF", "VIES has nine and twelve; a CPF is `taxID`"),
    ("validator.js", "vat", "SA with other digits than 3 at both ends", "the invoice standard asks for 3 (BR-KSA-40)"),
    ("validator.js", "vat", "BY with УНП", "that is the name of the number, not a part of it"),
    ("validator.js", "any", "refuses spaces, hyphens, slashes, and lower case of plates and passports",
     "people write them, and Proviso reads them"),
    ("validator.js", "taxID", "two separators in a row of AT; a space for the last letter of GB", "the second says nothing; the letter may be left out"),
    ("validator.js", "taxID", "ES with fewer than eight digits", "a DNI is written with its zeros"),
    ("validator.js", "taxID", "DK without right check digits", "numbers since 2007 need not have them (CPR)"),
    ("validator.js", "identityCard", "HK in square brackets", "the card has round ones"),
    ("validator.js", "passport", "SL", "its row describes Slovenia, SI"),
    ("validator.js", "postalCode", "CA with a hyphen; six digits of KR; SA99, AA9A 9AA, AA99 9AA of GB; 977 of NP",
     "Canada Post writes a space, Korea gave the six digits up in 2015, and the others are no codes of an address"),
    ("validator.js", "licensePlate", "the list of districts of DE", "the list changes; Proviso reads the shape"),
    ("validator.js", "postalCode", "ranges of first digits of AR, BA, BD, BY, CN, CO, FR, IN, NP; refuses C1000 of AR",
     "the address data has their shape; ranges change with new offices"),
    ("validator.js", "taxID", "IT with letters for single vowels and the wrong check letter; SE with the century in the check digit, both ways",
     "the check characters are wrong by the procedures of both countries"),
    ("validator.js", "taxID", "refusals of BG, DK, ES, MT and US", "other numbers of these countries have that shape, and are right"),
    ("validator.js", "identityCard", "PL on days that do not exist; refusals of LK by the day", "the date of a PESEL exists; days of LK are not checked"),
    ("validator.js", "identityCard", "refuses CA00000AA of IT", "the number of the specimen is well formed"),
    ("validator.js", "licensePlate", "the first and last series of HU", "the shape is read, not which series were given"),
    ("validator.js", "phone", "mobile numbers of no plan; refusals of new series",
     "it has a pattern for each locale; Proviso has the metadata of libphonenumber; see “Cases of validator.js”"),
    ("validator.js", "bitcoinAddress", "wrong check sums; refuses upper case", "the check sum is a part of the address, and BIP 173 allows upper case"),
    ("validator.js", "iso6346", "J and Z without a check digit", "ISO 6346 gives every number one"),
    ("python-stdnum", "vat", "FO, GT, ME", UNREAD),
    ("python-stdnum", "taxID", "AZ, BY, CR, DZ, EC, EG, GH, GN, GT, JP (individuals), KE, LI, MA, MC, MU, MZ, SN, SV, TN, TW, VN; "
     "CA (accounts)", UNREAD),
    ("python-stdnum", "vat, taxID", "check digits of DO, ID, IL (companies), MK, ZA",
     "their shape was read, their check digits were not; South Africa never published any"),
    ("python-stdnum", "identityCard", "CR, EC, ID, MU, PE", UNREAD),
    ("python-stdnum", "companyNumber", "CN (USCC), DE, IL, SG, SI, TW", UNREAD + "; that of DE needs the list of courts"),
    ("python-stdnum", "bankAccount", "AR, CZ", UNREAD),
    ("python-stdnum", "any", "meter points, cadastral numbers, health and student numbers", "no kind of Proviso"),
    ("python-stdnum", "any", "two separators in a row, colons, commas, no-break spaces, letters of other scripts",
     "one space, hyphen, dot or slash separates; a filter tidies other texts before"),
    ("python-stdnum", "any", "zeros left out (BE, GR, IL, NL, PY, SM)", "a number is written with its zeros"),
    ("python-stdnum", "companyNumber, identityCard, taxID", "the prefix of value added tax", "it belongs to `vat`"),
    ("python-stdnum", "companyNumber", "AT with any letter", "the letter is the number modulo 17 (company-identifiers)"),
    ("python-stdnum", "companyNumber", "numbers of persons (BG, CZ, RO, SE)", "a company has none of them"),
    ("python-stdnum", "identityCard", "companies of IS; days above 31 of BE", "no numbers of persons; the day exists, or is 0"),
    ("python-stdnum", "vat", "persons of RO; TPV behind numbers of CH", UNREAD),
    ("python-stdnum", "taxID", "MX of persons without the last three characters", "the number has them since 1998"),
    ("python-stdnum", "socialSecurity", "refuses the number of US that advertisements had", "it is well formed"),
    ("python-stdnum", "bitcoinAddress", "witness versions above 0 in Bech32", "BIP 350 wants Bech32m for them"),
    ("python-stdnum", "imei", "fourteen and sixteen digits", "they have no check digit, and are TAC and SNR alone, or IMEISV"),
    ("python-stdnum", "ismn, isbn", "ten characters of ISMN, nine of ISBN", "ISO 10957 and ISO 2108 have had thirteen digits since 2008 and 2007, and ISBN ten before"),
    ("Symfony", "iban", "countries that are not in the registry; two spaces in a row, lower case", "the registry of ISO 13616 decides, and accounts are printed in groups of four"),
    ("Symfony", "luhn", "refuses zeros alone", "their sum is right"),
    ("Symfony", "any", "none", "it has cards, IBAN, BIC, ISBN, ISSN and ISIN, which are formats of Proviso's own"),
    ("Laravel", "any", "none", "it has no numbers of countries"),
    ("pydantic-extra-types", "isbn", "979-0", "these are numbers of printed music (`ismn`)"),
    ("pydantic-extra-types", "any", "none", "its routing numbers are `bankCode` of US, its telephone numbers `phone`"),
]

# The cases in the tests of validator.js, each judged once: (test, rule, how many, how many differ). All reasons stand in PEERS.
CASES = [
    ("isMobilePhone", "phone", 2476, 396), ("isVAT", "vat", 370, 146), ("isTaxID", "taxID", 387, 48),
    ("isPostalCode", "postalCode", 361, 37), ("isPassportNumber", "passport", 281, 2), ("isLicensePlate", "licensePlate", 270, 29),
    ("isIdentityCard", "identityCard", 241, 14), ("isIMEI", "imei", 18, 0), ("isISO6346", "iso6346", 16, 1), ("isISSN", "issn", 15, 0),
    ("isEAN", "ean", 12, 0), ("isBtcAddress", "bitcoinAddress", 12, 2), ("isEthereumAddress", "ethereumAddress", 11, 0),
    ("isAbaRouting", "bankCode", 10, 0), ("isISRC", "isrc", 8, 0),
]
# Why isMobilePhone and `phone` differ: (who takes it, what, how many).
MOBILE = [
    ("validator.js", "numbers of no plan: invented ones (+420 123 456 789, 12 34 56 78 of Denmark), lengths and area codes that no plan "
     "has, and plans that ended (eight digits of Benin, +52 1 of Mexico)", 225),
    ("validator.js", "numbers that are not mobile: its patterns take fixed lines, and toll-free numbers, voice mail and VoIP", 78),
    ("validator.js", "numbers of another country with the same calling code, or of another calling code", 2),
    ("Proviso", "the same number in another spelling: with spaces, hyphens or brackets, 00 or no plus, with or without the 0 in front", 50),
    ("Proviso", "series and lengths that its patterns do not have, as 29 of Ghana and 51 of Kyrgyzstan", 41),
]
assert sum(count for _, _, count in MOBILE) == CASES[0][3]


def lines(path):
    text = path.read_text(encoding="utf-8")
    return [line.strip() for line in text.split('"""')[1].splitlines() if line.strip()]


sources = {}
for line in lines(tables / "Sources.swift"):
    key, title, publisher, date, license = line.split(";")
    sources[key] = (title, publisher, date, license)
named = {path.stem for path in tables.glob("*.swift")} - {"Sources"}
assert named == set(KINDS), named ^ set(KINDS)


def possible_lengths(pattern):
    """How many characters what a pattern matches may have."""
    parts = re.findall(r"\[[^]]*\]|\{[^}]*\}|.", pattern.lstrip("="))

    def alternatives(at):
        """The lengths up to the end of a group, and where that is."""
        lengths, sequence, last = set(), {0}, {0}
        while at < len(parts) and parts[at] != ")":
            part = parts[at]
            at += 1
            if part == "|":
                lengths, sequence, last = lengths | {a + b for a in sequence for b in last}, {0}, {0}
            elif part == "?":
                last = last | {0}
            elif part[0] == "{" and len(part) > 1:
                least, _, most = part[1:-1].partition(",")
                counts = range(int(least), int(most or least) + 1)
                last = {sum(each) for count in counts for each in itertools.combinations_with_replacement(last, count)}
            else:
                sequence = {a + b for a in sequence for b in last}
                last = {1}
                if part == "(":
                    last, at = alternatives(at)
        return lengths | {a + b for a in sequence for b in last}, at + 1

    return alternatives(0)[0]


def checked(pattern, check):
    """What a scheme checks beside the characters."""
    found = ["shape"]
    found.append("length" if len(possible_lengths(pattern)) == 1 else "lengths")
    steps = re.split(r"[ |/]", check.lstrip("#"))
    if any(step.startswith("d@") for step in steps):
        found.append("date")
    if any(step and not step.startswith(("d@", "u")) for step in steps):
        found.append("check digits")
    return ", ".join(found)


def cell(text):
    return text.replace("|", "\\|").replace("*", "\\*").replace("_", "\\_")


out = [
    "# National numbers by country",
    "",
    "Find the countries of each kind of number, what Proviso checks of it, and who defines it.",
    "",
    "## Overview",
    "",
    "A number that passes is well formed. It may still never have been issued.",
    "",
    "A country is included if its definition could be read: in a law, a standard, a document of an authority, or the data of a package with a license.",
    "The column “Source” names this source, and the section “Sources” below has its title, publisher, date and license. Countries and check digits",
    "whose definition could not be read are left out; the section “Beside other libraries” lists those that other libraries have.",
    "",
    "| Kind | Countries | With check digits |",
    "| --- | --- | --- |",
]
bodies = []
used = collections.Counter()
for stem, (kind, title) in KINDS.items():
    rows = []
    for line in lines(tables / f"{stem}.swift"):
        fields = line.split(";")
        assert len(fields) == 5, line
        country, pattern, check, example, source = fields
        key = source.split(",")[0]
        assert key in sources, f"{stem}, {country}: {source} is no document of the table of sources"
        used[key] += 1
        rows.append((country, checked(pattern, check), example, source))
    countries = sorted({row[0] for row in rows})
    digits = sorted({row[0] for row in rows if "check digits" in row[1]})
    out.append(f"| {title} (`{kind}`) | {len(countries)} | {len(digits)} |")
    bodies += ["", f"## {title}", "", "| Country | Checked | Example | Source |", "| --- | --- | --- | --- |"]
    bodies += [
        f"| {country} | {what} | {f'`{example}`' if example else ''} | {cell(source)} |"
        for country, what, example, source in rows]
out += bodies
out += ["", "## Beside other libraries", "", "| Library | Kind | What it has | Why Proviso differs |", "| --- | --- | --- | --- |"]
out += [f"| {library} | {kind} | {what} | {reason} |" for library, kind, what, reason in PEERS]
total, differ = sum(case[2] for case in CASES), sum(case[3] for case in CASES)
out += [
    "", "## Cases of validator.js", "",
    f"The tests of validator.js have {total:,} values for rules that both have; Proviso gives another verdict for {differ} of them,".replace(",", " ", 1),
    "each for a reason of the table above.", "",
    "| Test | Rule | Cases | Differences |", "| --- | --- | --- | --- |"]
out += [f"| `{test}` | `{rule}` | {count} | {differences} |" for test, rule, count, differences in CASES]
out += [
    "", f"The {CASES[0][3]} telephone numbers fall into five classes. For each class, the metadata of libphonenumber 9.0.43 agrees with Proviso.", "",
    "| Taken by | What | Cases |", "| --- | --- | --- |"]
out += [f"| {taker} alone | {what} | {count} |" for taker, what, count in MOBILE]
out += ["", "## Sources", "", "| In the tables | Document | Publisher | Date or version | License |", "| --- | --- | --- | --- | --- |"]
for key, (title, publisher, date, license) in sources.items():
    assert used[key], f"no row names {key}"
    out.append(f"| {cell(key)} | {cell(title)} | {cell(publisher)} | {cell(date)} | {cell(license)} |")
text = "\n".join(out) + "\n"
if "--check" in sys.argv:
    if not page.exists() or page.read_text(encoding="utf-8") != text:
        sys.exit(f"error: {page.name} is not what Scripts/make-number-pages.py would write")
else:
    page.write_text(text, encoding="utf-8")
