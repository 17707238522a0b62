#!/usr/bin/env python3
"""Makes Sources/ProvisoFormats/Tables/CodeTables.swift: countries, currencies and language subtags.

    pip install pycountry language-tags
    python3 Scripts/make-code-tables.py

Countries (ISO 3166-1) and currencies (ISO 4217) come from the data of Debian's iso-codes as the PyPI package pycountry
carries it, language subtags from the IANA registry as the PyPI package language-tags carries it.
"""

import importlib.metadata
import json
import pathlib
from importlib.resources import files


def read(package, path):
    return json.loads(files(package).joinpath(path).read_text(encoding="utf-8"))


countries = read("pycountry", "databases/iso3166-1.json")["3166-1"]
currencies = read("pycountry", "databases/iso4217.json")["4217"]
registry = read("language_tags", "data/json/registry.json")
date = read("language_tags", "data/json/meta.json")["File-Date"]


def subtags(kind):
    """The subtags of a kind, with ranges such as qaa..qtz written out."""
    for record in registry:
        if record["Type"] == kind:
            first, _, last = record["Subtag"].lower().partition("..")
            yield from ([first] if not last else between(first, last))


def between(first, last):
    current = first
    while True:
        yield current
        if current == last:
            return
        letters = list(current)
        at = len(letters) - 1
        while letters[at] == "z":
            letters[at] = "a"
            at -= 1
        letters[at] = chr(ord(letters[at]) + 1)
        current = "".join(letters)


languages = sorted(set(subtags("language")))
assert {len(language) for language in languages} <= {2, 3}
regions = sorted(set(subtags("region")))
extlangs = []
for record in registry:
    if record["Type"] == "extlang":
        (prefix,) = record["Prefix"]
        extlangs.append(record["Subtag"] + prefix.ljust(3))

tables = [
    ("countryAlpha2", 2, "ISO 3166-1 alpha-2.", sorted(c["alpha_2"] for c in countries)),
    ("countryAlpha3", 3, "ISO 3166-1 alpha-3.", sorted(c["alpha_3"] for c in countries)),
    ("countryNumeric", 3, "ISO 3166-1 numeric.", sorted(c["numeric"] for c in countries)),
    ("currencyAlphabetic", 3, "ISO 4217 alphabetic.", sorted(c["alpha_3"] for c in currencies)),
    ("language2", 2, "Language subtags of two letters.", [x for x in languages if len(x) == 2]),
    ("language3", 3, "Language subtags of three letters.", [x for x in languages if len(x) == 3]),
    ("extlang", 6, "Extended language subtags, each with the language it follows.", sorted(extlangs)),
    ("script", 4, "Script subtags.", sorted(set(subtags("script")))),
    ("region2", 2, "Region subtags of two letters.", [x for x in regions if len(x) == 2]),
    ("region3", 3, "Region subtags of three digits.", [x for x in regions if len(x) == 3]),
    ("variant", 8, "Variant subtags, filled up with spaces.", sorted(x.ljust(8) for x in set(subtags("variant")))),
]

text = f"""// Made by Scripts/make-code-tables.py; do not edit.
//
// Countries and currencies: ISO 3166-1 and ISO 4217 as in Debian's iso-codes (LGPL-2.1-or-later), carried by pycountry
// {importlib.metadata.version("pycountry")} (PyPI). Of that data only the codes themselves, which are facts of the standards, are here.
// Language subtags: IANA Language Subtag Registry of {date} (public), carried by language-tags {importlib.metadata.version("language-tags")} (PyPI).

/// Lists of codes, each as one sorted text without separators.
enum CodeTables {{
"""
for name, width, comment, codes in tables:
    assert all(len(code) == width for code in codes) and codes == sorted(set(codes)), name
    joined = "".join(codes)
    per_line = 100 // width * width
    lines = [joined[i : i + per_line] for i in range(0, len(joined), per_line)]
    text += f"    /// {comment}\n    static let {name} = SortedCodes(\n        width: {width},\n        codes: \"\"\"\n"
    text += "".join(f"            {line}\\\n" for line in lines[:-1]) + f"            {lines[-1]}\n"
    text += '            """)\n\n'
text = text.rstrip("\n") + "\n}\n"
target = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoFormats/Tables/CodeTables.swift"
target.write_text(text, encoding="utf-8")
print(", ".join(f"{name} {len(codes)}" for name, _, _, codes in tables))
