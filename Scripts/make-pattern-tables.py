#!/usr/bin/env python3
"""Generates the Unicode tables of ProvisoPatterns from Debian's package `unicode-data`.

    apt-get install unicode-data        (or unpack it anywhere)
    Scripts/make-pattern-tables.py [FOLDER WITH Scripts.txt]

Writes Sources/ProvisoPatterns/Unicode/{ScriptTable,CaseFoldingTable,PictographTable}.swift.
"""

import pathlib
import re
import sys

data = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
target = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoPatterns/Unicode"


def rows(name):
    for line in (data / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line and not line.startswith("@"):
            yield [field.strip() for field in line.split(";")]


def version(name):
    first = (data / name).read_text(encoding="utf-8").splitlines()[:16]
    for line in first:
        found = re.search(r"-(\d+\.\d+(?:\.\d+)?)\.txt|Version:? (\d+\.\d+)", line)
        if found:
            return found.group(1) or found.group(2)
    raise SystemExit(f"no version in {name}")


def bounds(text):
    low, _, high = text.partition("..")
    return int(low, 16), int(high or low, 16)


def header(name):
    return (
        f"// Made by Scripts/make-pattern-tables.py from {name} of Unicode {version(name)} (Debian package unicode-data).\n"
        "// Copyright 1991-2022 Unicode, Inc. Unicode License v3: https://www.unicode.org/license.txt\n"
        "// Do not edit.\n\n"
    )


def hexadecimal(values, per_line):
    lines = []
    for start in range(0, len(values), per_line):
        lines.append("        " + ", ".join(values[start : start + per_line]) + ",")
    return "\n".join(lines)


def scripts():
    ranges = sorted((*bounds(row[0]), row[1]) for row in rows("Scripts.txt"))
    names = sorted({name for _, _, name in ranges})
    short = {row[2]: row[1] for row in rows("PropertyValueAliases.txt") if row[0] == "sc"}
    index = {name: number for number, name in enumerate(names)}
    runs = []  # (start, script index or 255 for none)
    position = 0
    for low, high, name in ranges:
        if low > position:
            runs.append((position, 255))
        if not runs or runs[-1][1] != index[name] or low > position:
            runs.append((low, index[name]))
        position = high + 1
    runs.append((position, 255))
    packed = [f"0x{start << 8 | script:08X}" for start, script in runs]
    named = ", ".join(f'"{name} {short[name]}"' for name in names)
    lines = ["        "]
    for name in named.split(", "):
        if len(lines[-1]) + len(name) + 2 > 116:
            lines[-1] = lines[-1].rstrip()
            lines.append("        ")
        lines[-1] += name + ", "
    table = "\n".join(line.rstrip() for line in lines)
    return (
        header("Scripts.txt")
        + "/// The script of each scalar, as runs.\n"
        + "enum ScriptTable {\n"
        + "    /// Long and short name of each script; the position is its number in ``runs``.\n"
        + f"    static let names: [StaticString] = [\n{table}\n    ]\n\n"
        + "    /// First scalar of a run, shifted left by 8, and the number of its script (255: none).\n"
        + f"    static let runs: [UInt32] = [\n{hexadecimal(packed, 9)}\n    ]\n"
        + "}\n"
    )


# What CaseFolding.txt of Unicode 15.1, 16.0 and 17.0 has beyond 15.0: first and last scalar, and what to add.
NEWER = [
    (0x1FD3, 0x1FD3, 0x0390 - 0x1FD3),
    (0x1FE3, 0x1FE3, 0x03B0 - 0x1FE3),
    (0xFB05, 0xFB05, 1),
    (0x1C89, 0x1C89, 1),
    (0xA7CB, 0xA7CB, 0x0264 - 0xA7CB),
    (0xA7CC, 0xA7CC, 1),
    (0xA7CE, 0xA7CE, 1),
    (0xA7D2, 0xA7D2, 1),
    (0xA7D4, 0xA7D4, 1),
    (0xA7DA, 0xA7DA, 1),
    (0xA7DC, 0xA7DC, 0x019B - 0xA7DC),
    (0x10D50, 0x10D65, 0x20),
    (0x16EA0, 0x16EB8, 0x1B),
]


def folding():
    known = {int(row[0], 16): int(row[2], 16) for row in rows("CaseFolding.txt") if row[1] in "CS"}
    for first, last, delta in NEWER:
        for source in range(first, last + 1):
            known.setdefault(source, source + delta)
    pairs = sorted(known.items())
    runs = []  # [first, last, stride, delta]
    for source, image in pairs:
        delta = image - source
        if runs:
            run = runs[-1]
            if run[3] == delta and (
                (run[0] == run[1] and source - run[1] in (1, 2)) or (run[0] != run[1] and source - run[1] == run[2])
            ):
                run[2] = source - run[1]
                run[1] = source
                continue
        runs.append([source, source, 1, delta])
    values = [f"0x{first:04X}, 0x{last:04X}, {stride}, {delta}" for first, last, stride, delta in runs]
    return (
        header("CaseFolding.txt")
        + "/// Simple case folding (statuses C and S), as runs; with what came up to Unicode 17.0.\n"
        + "enum CaseFoldingTable {\n"
        + "    /// First scalar, last scalar, step between them and what to add to fold, four numbers to a run.\n"
        + f"    static let runs: [Int32] = [\n{hexadecimal(values, 4)}\n    ]\n"
        + "}\n"
    )


def pictographs():
    name = "emoji/emoji-data.txt"
    ranges = sorted(bounds(row[0]) for row in rows(name) if row[1] == "Extended_Pictographic")
    merged = []
    for low, high in ranges:
        if merged and merged[-1][1] + 1 == low:
            merged[-1][1] = high
        else:
            merged.append([low, high])
    values = [f"0x{low:04X}, 0x{high:04X}" for low, high in merged]
    return (
        header(name)
        + "/// The property Extended_Pictographic, which the standard library does not offer.\n"
        + "enum PictographTable {\n"
        + "    /// First and last scalar of each range.\n"
        + f"    static let bounds: [UInt32] = [\n{hexadecimal(values, 6)}\n    ]\n"
        + "}\n"
    )


target.mkdir(parents=True, exist_ok=True)
for file, make in (("ScriptTable", scripts), ("CaseFoldingTable", folding), ("PictographTable", pictographs)):
    (target / f"{file}.swift").write_text(make(), encoding="utf-8")
