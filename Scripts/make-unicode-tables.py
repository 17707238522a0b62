#!/usr/bin/env python3
"""Writes the tables of Sources/ProvisoUnicode/Tables: scripts, categories, case folding, pictographs, and what UTS #39 asks for.

Needs Python 3.9 or later and three packages of PyPI, which carry the data of Unicode 17.0.0:

    pip install fonttools==4.61.1 unicodedata2==17.0.0 regex==2025.11.3
    python3 Scripts/make-unicode-tables.py

Formats and patterns use the same tables, so that both are of one version. The tables of IDNA, which formats alone use, are
written by Scripts/make-idna-tables.py; a test compares the versions. To move to another version of Unicode, name the packages
that carry it in both scripts.
"""

import pathlib
import re

import regex
import unicodedata2 as unicodedata
from fontTools import version as fonttools_version
from fontTools.unicodedata import ScriptExtensions, Scripts

TABLES = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoUnicode/Tables"
VERSION = unicodedata.unidata_version
SCALARS = [*range(0xD800), *range(0xE000, 0x110000)]
# General_Category by its number in the table.
CATEGORIES = (
    "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn"
).split()
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


assert unicode_version(Scripts) == unicode_version(ScriptExtensions) == VERSION
scripts = expanded(Scripts)
extensions = expanded(ScriptExtensions)
categories = [unicodedata.category(chr(code_point)) for code_point in range(0x110000)]
# The package regex does not say which version it has: it is the one whose categories it has.
for name in CATEGORIES:
    if name != "Cs":
        member = regex.compile(rf"\p{{gc={name}}}").match
        for code_point in SCALARS:
            assert (member(chr(code_point)) is not None) == (categories[code_point] == name), (name, hex(code_point))


def runs(values):
    """Where a value begins, shifted by 8, and the value."""
    return [start << 8 | value for start, value in enumerate(values) if start == 0 or values[start - 1] != value]


def short_runs(values):
    """How often a value comes in a row, at most 2047 times, shifted by 5, and the value."""
    found = []
    for value in values:
        if found and found[-1] & 0x1F == value and found[-1] >> 5 < 2047:
            found[-1] += 1 << 5
        else:
            found.append(1 << 5 | value)
    return found


def ranges(members):
    """First and last of each range, of members in order."""
    found = []
    for member in members:
        if found and found[-1] == member - 1:
            found[-1] = member
        else:
            found += [member, member]
    return found


def wrapped(items, width=116):
    lines = ["       "]
    for item in items:
        if len(lines[-1]) + len(item) + 2 > width:
            lines.append("       ")
        lines[-1] += f" {item},"
    return "\n".join(lines)


def write(name, sources, packages, body):
    carriers = {
        "fonttools": f"fonttools {fonttools_version}", "unicodedata2": f"unicodedata2 {VERSION}", "regex": f"regex {regex.__version__}",
    }
    (TABLES / f"{name}.swift").write_text(
        f"""// Made by Scripts/make-unicode-tables.py; do not edit.
//
// From the Unicode Character Database {VERSION} ({sources}), as carried by {" and ".join(carriers[key] for key in packages)} (PyPI).
// Copyright © 1991-2025 Unicode, Inc. Unicode License v3, https://www.unicode.org/license.txt

// swift-format-ignore-file

{body}""",
        encoding="utf-8",
    )


def array(name, type, summary, items):
    return f"    /// {summary}\n    package static let {name}: [{type}] = [\n{wrapped(items)}\n    ]\n"


def version():
    write("UnicodeVersion", "its version", ["unicodedata2"], f"""/// The version of Unicode that all tables of this module have.
enum UnicodeVersion {{
    static let text: StaticString = "{VERSION}"
}}
""")


def script_table():
    names = sorted(set(scripts) - {"Zzzz"}, key=lambda code: Scripts.NAMES[code])
    number = {code: index for index, code in enumerate(names)} | {"Zzzz": 255}
    assert len(names) < 255
    write("ScriptTable", "Scripts.txt", ["fonttools"], "/// The script of each scalar, as runs.\npackage enum ScriptTable {\n"
          + array("names", "StaticString", "Long and short name of each script; the position is its number in ``runs``.",
                  [f'"{Scripts.NAMES[code].replace(" ", "_")} {code}"' for code in names])
          + "\n" + array("runs", "UInt32", "First scalar of a run, shifted left by 8, and the number of its script (255: none).",
                         [f"0x{run:08X}" for run in runs([number[code] for code in scripts])]) + "}\n")


def category_table():
    numbers = [CATEGORIES.index(name) for name in categories]
    write("CategoryTable", "UnicodeData.txt", ["unicodedata2"],
          "/// The general category of each scalar, as runs.\npackage enum CategoryTable {\n"
          + array("names", "StaticString", "The short name of each category; the position is its number in ``runs``.",
                  [f'"{name}"' for name in CATEGORIES])
          + "\n" + array("runs", "UInt16", "How many scalars in a row have a category, shifted left by 5, and its number; "
                         "many of them are several runs.",
                         [f"0x{run:04X}" for run in short_runs(numbers)]) + "}\n")


def case_folding_table():
    simple = regex.UNICODE | regex.IGNORECASE
    found = []  # [first, last, stride, delta]
    for source in SCALARS:
        delta = ord(regex._regex.fold_case(simple, chr(source))) - source
        # The package leaves I alone for the sake of Turkish; the file folds it, and its Turkic rows (status T) are left out.
        if source == 0x49:
            assert delta == 0
            delta = 0x20
        if delta == 0:
            continue
        if found:
            run = found[-1]
            step = source - run[1]
            if run[3] == delta and (run[0] == run[1] and step in (1, 2) or run[0] != run[1] and step == run[2]):
                run[1:3] = source, step
                continue
        found.append([source, source, 1, delta])
    assert all(last - first < 256 and stride < 4 for first, last, stride, _ in found)
    write("CaseFoldingTable", "CaseFolding.txt", ["regex"],
          "/// Simple case folding (statuses C and S), as runs.\npackage enum CaseFoldingTable {\n"
          + array("bits", "Int32", "First scalar (by 8) and how far the last is from it; what to add to fold (by 2) and the step.",
                  [f"0x{first << 8 | last - first:08X}, {delta << 2 | stride}" for first, last, stride, delta in found]) + "}\n")


def pictograph_table():
    member = regex.compile(r"\p{Extended_Pictographic}").match
    bounds = ranges(code_point for code_point in SCALARS if member(chr(code_point)))
    write("PictographTable", "emoji-data.txt", ["regex"],
          "/// The property Extended_Pictographic, which the standard library does not offer.\npackage enum PictographTable {\n"
          + array("bounds", "UInt32", "First and last scalar of each range.",
                  [f"0x{first:04X}, 0x{last:04X}" for first, last in zip(bounds[::2], bounds[1::2])]) + "}\n")


def script_set_table():
    names = sorted(set(scripts) - {"Zyyy", "Zinh", "Zzzz"}) + ["Hanb", "Jpan", "Kore"]
    assert len(names) <= 192
    everything = frozenset(names)

    def script_set(code_point):
        """The augmented set of scripts; none for what is unassigned."""
        own = extensions[code_point] or {scripts[code_point]}
        if own & {"Zyyy", "Zinh"}:
            return everything
        if "Zzzz" in own:
            return frozenset()
        return frozenset(own) | {more for script in own for more in AUGMENTED.get(script, [])}

    def bits(members):
        number = sum(1 << names.index(member) for member in members)
        return [number >> shift & 0xFFFFFFFFFFFFFFFF for shift in (0, 64, 128)]

    def halves(values):
        values = values + [0xFFFFFFFF] * (len(values) % 2)
        return [low | high << 32 for low, high in zip(values[::2], values[1::2])]

    def constant(name, summary, members):
        words = ", ".join(f"0x{word:016x}" for word in bits(members))
        return f"    /// {summary}\n    package static let {name}: (low: UInt64, middle: UInt64, high: UInt64) = ({words})\n"

    def words(name, summary, values):
        return array(name, "UInt64", summary, [f"0x{value:016x}" for value in values]).replace("package ", "")

    sets, found = [], []
    for code_point in range(0x110000):
        value = script_set(code_point)
        if value not in sets:
            sets.append(value)
        number = sets.index(value)
        if not found or found[-1] & 0x3FF != number:
            found.append(code_point << 10 | number)
    assert len(sets) <= 1024 and max(found) < 1 << 32

    zeros = []
    for code_point in range(0x110000):
        if categories[code_point] == "Nd":
            value = unicodedata.decimal(chr(code_point))
            if value == 0:
                zeros.append(code_point)
            assert code_point - value == zeros[-1]

    sections = [
        f"    /// The number of ranges.\n    static let rangeCount = {len(found)}\n",
        f"    /// The number of zeros.\n    static let zeroCount = {len(zeros)}\n",
        constant("all", "Every script, as common and inherited characters have them.", everything),
        constant("latin", "Latin.", ["Latn"]),
        constant("eastAsian", "The writing systems of East Asia, which Latin may be mixed with.", ["Hanb", "Jpan", "Kore"]),
        constant("moderate", "The recommended scripts (UAX #31 table 5) but Cyrillic and Greek, which have letters like Latin's.",
                 [name for name in RECOMMENDED if name not in ("Cyrl", "Grek")]),
        words("ranges", "Where a range begins, shifted by 10, and the number of its set; two to a word.", halves(found)),
        words("sets", "The distinct sets of scripts, three words each.", [word for members in sets for word in bits(members)]),
        words("zeros", "The zeros of all decimal digits, two to a word; nine digits follow each.", halves(zeros)),
    ]
    write("ScriptSetTable", "Scripts.txt, ScriptExtensions.txt, UnicodeData.txt", ["fonttools", "unicodedata2"],
          "/// Sets of scripts and decimal digits, for UTS #39.\npackage enum ScriptSetTable {\n" + "\n".join(sections) + "}\n")


TABLES.mkdir(parents=True, exist_ok=True)
for make in (version, script_table, category_table, case_folding_table, pictograph_table, script_set_table):
    make()
