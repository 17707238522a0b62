#!/usr/bin/env python3
"""Writes Sources/ProvisoFormats/Tables/ScriptTables.swift: the scripts and digits that UTS #39 asks for.

Needs Python 3.9 or later and two packages of PyPI, which carry the data of Unicode 17.0.0:

    pip install fonttools==4.61.1 unicodedata2==17.0.0
    python3 Scripts/make-script-tables.py
"""

import pathlib
import re

import unicodedata2 as unicodedata
from fontTools import version as fonttools_version
from fontTools.unicodedata import ScriptExtensions, Scripts

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoFormats/Tables/ScriptTables.swift"

# UTS #39 section 5.1: writing systems of several scripts, as scripts of their own.
AUGMENTED = {
    "Hani": ["Hanb", "Jpan", "Kore"],
    "Hira": ["Jpan"],
    "Kana": ["Jpan"],
    "Hang": ["Kore"],
    "Bopo": ["Hanb"],
}
# UAX #31 table 5.
RECOMMENDED = (
    "Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Knda Kana Khmr Laoo Latn Mlym Mymr "
    "Orya Sinh Taml Telu Thaa Thai Tibt"
).split()


def expanded(table):
    """A list with the value of every code point."""
    values = []
    ends = table.RANGES[1:] + [0x110000]
    for start, end, value in zip(table.RANGES, ends, table.VALUES):
        values.extend([value] * (end - start))
    return values


def unicode_version(module):
    return re.search(r"-(\d+\.\d+\.\d+)\.txt", pathlib.Path(module.__file__).read_text(encoding="utf-8")).group(1)


assert unicode_version(Scripts) == unicode_version(ScriptExtensions) == unicodedata.unidata_version
scripts = expanded(Scripts)
extensions = expanded(ScriptExtensions)
names = sorted(set(scripts) - {"Zyyy", "Zinh", "Zzzz"}) + ["Hanb", "Jpan", "Kore"]
assert len(names) <= 192
ALL = frozenset(names)


def script_set(code_point):
    """The augmented set of scripts; none for what is unassigned."""
    own = extensions[code_point] or {scripts[code_point]}
    if own & {"Zyyy", "Zinh"}:
        return ALL
    if "Zzzz" in own:
        return frozenset()
    return frozenset(own) | {more for script in own for more in AUGMENTED.get(script, [])}


sets = []
ranges = []
for code_point in range(0x110000):
    value = script_set(code_point)
    if value not in sets:
        sets.append(value)
    number = sets.index(value)
    if not ranges or ranges[-1] & 0x3FF != number:
        ranges.append(code_point << 10 | number)
assert len(sets) <= 1024 and max(ranges) < 1 << 32

zeros = []
for code_point in range(0x110000):
    if unicodedata.category(chr(code_point)) == "Nd":
        value = unicodedata.decimal(chr(code_point))
        if value == 0:
            zeros.append(code_point)
        assert code_point - value == zeros[-1]


def bits(members):
    number = sum(1 << names.index(member) for member in members)
    return [number >> shift & 0xFFFFFFFFFFFFFFFF for shift in (0, 64, 128)]


def halves(values):
    values = values + [0xFFFFFFFF] * (len(values) % 2)
    return [low | high << 32 for low, high in zip(values[::2], values[1::2])]


def array(name, summary, words):
    rows = [words[start : start + 5] for start in range(0, len(words), 5)]
    text = "\n".join("        " + " ".join(f"0x{word:016x}," for word in row) for row in rows)
    return f"    /// {summary}\n    static let {name}: [UInt64] = [\n{text}\n    ]\n"


def constant(name, summary, members):
    words = ", ".join(f"0x{word:016x}" for word in bits(members))
    return f"    /// {summary}\n    static let {name} = ScriptSet({words})\n"


sections = [
    constant("all", "Every script, as common and inherited characters have them.", ALL),
    constant("latin", "Latin.", ["Latn"]),
    constant("eastAsian", "The writing systems of East Asia, which Latin may be mixed with.", ["Hanb", "Jpan", "Kore"]),
    constant(
        "moderate",
        "The recommended scripts (UAX #31 table 5) but Cyrillic and Greek, which have letters like Latin's.",
        [name for name in RECOMMENDED if name not in ("Cyrl", "Grek")],
    ),
    array("ranges", "Where a range begins, shifted by 10, and the number of its set; two to a word.", halves(ranges)),
    array("sets", "The distinct sets of scripts, three words each.", [word for members in sets for word in bits(members)]),
    array("zeros", "The zeros of all decimal digits, two to a word; nine digits follow each.", halves(zeros)),
]

OUTPUT.write_text(
    f"""// Made by Scripts/make-script-tables.py; do not edit.
//
// From the Unicode Character Database {unicodedata.unidata_version} (Scripts.txt, ScriptExtensions.txt, UnicodeData.txt), as the
// PyPI packages fonttools {fonttools_version} and unicodedata2 {unicodedata.unidata_version} carry it.
// Copyright © 1991-2025 Unicode, Inc. Unicode License v3, https://www.unicode.org/license.txt

// swift-format-ignore-file

/// Scripts and decimal digits of Unicode {unicodedata.unidata_version}, for UTS #39.
enum ScriptTables {{
    /// The number of ranges.
    static let rangeCount = {len(ranges)}

    /// The number of zeros.
    static let zeroCount = {len(zeros)}

"""
    + "\n".join(sections)
    + "}\n",
    encoding="utf-8",
)
print(f"{len(names)} scripts, {len(sets)} sets, {len(ranges)} ranges, {len(zeros)} zeros,", end=" ")
print(f"{sum(section.count('0x') * 8 for section in sections)} bytes")
