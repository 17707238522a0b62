#!/usr/bin/env python3
"""Makes Sources/ProvisoFormats/Tables/IBANStructure+Table.swift from the SWIFT IBAN registry.

The registry is read as the PyPI package python-stdnum carries it (stdnum/iban.dat, which names the release).

    pip install python-stdnum
    python3 Scripts/make-iban-table.py
"""

import importlib.metadata
import importlib.resources
import pathlib
import re

data = importlib.resources.files("stdnum").joinpath("iban.dat").read_text(encoding="utf-8")
version = importlib.metadata.version("python-stdnum")
release = re.search(r"iban-registry-v(\d+)", data).group(1)
rows = []
for line in data.splitlines():
    found = re.match(r'([A-Z]{2}) country="([^"]*)" bban="([^"]*)"', line)
    if found:
        code, country, bban = found.groups()
        parts = re.findall(r"(\d+)!([nac])", bban)
        assert "".join(f"{n}!{kind}" for n, kind in parts) == bban, line
        length = 4 + sum(int(n) for n, _ in parts)
        assert length <= 34, line
        rows.append((code, length, bban, country))
# "Country code includes other countries/territories" of the registry: these have the structure of the country before
# them, whether they use its code or their own.
territories = {
    "FI": {"AX": "Aland Islands"},
    "FR": {
        "BL": "Saint Barthelemy", "GF": "French Guiana", "GP": "Guadeloupe", "MF": "Saint Martin (French part)",
        "MQ": "Martinique", "NC": "New Caledonia", "PF": "French Polynesia", "PM": "Saint Pierre and Miquelon",
        "RE": "Reunion", "TF": "French Southern Territories", "WF": "Wallis and Futuna", "YT": "Mayotte",
    },
    "GB": {"GG": "Guernsey", "IM": "Isle of Man", "JE": "Jersey"},
}
for code, length, bban, country in list(rows):
    rows += [(other, length, bban, f"{name}, with {code}") for other, name in territories.get(code, {}).items()]
rows.sort()

text = f"""// Made by Scripts/make-iban-table.py; do not edit.
//
// Source: SWIFT, IBAN Registry (ISO 13616-2), release {release}, as carried by python-stdnum {version} (PyPI).
// The registry is public and states facts of the countries; SWIFT is the registration authority.

extension IBANStructure {{
    /// The countries of the registry, in the order of their codes, each with the length of an IBAN and the structure of its BBAN.
    ///
    /// `4!n` is four digits, `4!a` four upper-case letters, `4!c` four of either.
    static let table: StaticString = \"\"\"
"""
for code, length, bban, country in rows:
    text += f"        {code} {length} {bban}\n"
text += '        """\n}\n'
target = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoFormats/Tables/IBANStructure+Table.swift"
target.write_text(text, encoding="utf-8")
print(f"{len(rows)} countries")
