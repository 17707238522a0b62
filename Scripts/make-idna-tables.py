#!/usr/bin/env python3
"""Writes Sources/ProvisoFormats/Tables/IDNATables.swift, the tables of UTS #46, NFC, RFC 5892 and RFC 5893.

Needs Python 3.9 or later and two packages of PyPI, which carry the data of Unicode 17.0.0:

    pip install idna==3.13 unicodedata2==17.0.0
    python3 Scripts/make-idna-tables.py

To move to another version of Unicode, name the packages that carry it, here and in Scripts/make-unicode-tables.py, and run the
tests with its IdnaTestV2.txt.
"""

import bisect
import pathlib

import idna
import unicodedata2 as unicodedata
from idna import idnadata, uts46data

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoFormats/Tables/IDNATables.swift"
BLOCK = 64

# The numbers that IDNATables+Lookup.swift gives these names.
STATUS = {"V": 0, "I": 1, "M": 2, "D": 3, "X": 4}
BIDI = ["L", "R", "AL", "AN", "EN", "ES", "CS", "ET", "ON", "BN", "NSM"]
OTHER_BIDI = len(BIDI)
# Joining type C is not named by RFC 5892 appendix A.1, so it counts as U.
JOINING = {"U": 0, "C": 0, "T": 1, "D": 2, "R": 3, "L": 4}
SCRIPT = {"Greek": 1, "Hebrew": 2, "Hiragana": 3, "Katakana": 3, "Han": 3}
CLASSES = {"PVALID": 1, "CONTEXTJ": 2, "CONTEXTO": 3}
DEVIATIONS = {0xDF: "ss", 0x3C2: "\u03c3", 0x200C: "", 0x200D: ""}


def in_ranges(packed):
    """The code points of `idna`'s packed ranges: start << 32 | end, without the end."""
    for item in packed:
        yield from range(item >> 32, item & 0xFFFFFFFF)


def mapping_rows():
    """For every code point its status and mapping."""
    data = uts46data.uts46data
    for index, row in enumerate(data):
        end = data[index + 1][0] if index + 1 < len(data) else 0x110000
        for code_point in range(row[0], end):
            yield code_point, row[1], row[2] if len(row) > 2 else ""


rows = {code_point: (status, text) for code_point, status, text in mapping_rows()}
assert len(rows) == 0x110000
for code_point, text in DEVIATIONS.items():
    assert rows[code_point] == ("D", text)
assert sum(status == "D" for status, _ in rows.values()) == len(DEVIATIONS)

joining_types = {code_point: chr(letter) for code_point, letter in idnadata.joining_types().items()}
classes = {c: number for name, number in CLASSES.items() for c in in_ranges(idnadata.codepoint_classes[name])}
scripts = {c: number for name, number in SCRIPT.items() for c in in_ranges(idnadata.scripts[name])}


def record(code_point):
    """The properties of a code point in one number; see IDNATables+Lookup.swift for its fields."""
    status, _ = rows[code_point]
    character = chr(code_point)
    value = STATUS[status]
    combining_class = unicodedata.combining(character)
    if status in "VD":
        direction = unicodedata.bidirectional(character)
        joining = joining_types.get(code_point, "U")
        value |= (BIDI.index(direction) if direction in BIDI else OTHER_BIDI) << 3
        value |= JOINING[joining] << 7
        value |= (unicodedata.category(character)[0] == "M") << 10
        value |= classes.get(code_point, 0) << 11
        value |= scripts.get(code_point, 0) << 13
    value |= combining_class << 16
    return value


# Above the last block everything is disallowed but one range that is ignored.
high_ignored = [c for c in rows if c >= 0xE0000 and rows[c][0] == "I"]
assert high_ignored == list(range(high_ignored[0], high_ignored[-1] + 1))
last = max(c for c in rows if rows[c][0] != "X" and c < 0xE0000)
assert not any(unicodedata.combining(chr(c)) for c in range(last + 1, 0x110000) if not 0xD800 <= c < 0xE000)
limit = (last // BLOCK + 1) * BLOCK

records = []
record_numbers = {}
blocks = []
block_numbers = {}
index = []
for start in range(0, limit, BLOCK):
    block = []
    for code_point in range(start, start + BLOCK):
        value = record(code_point)
        if value not in record_numbers:
            record_numbers[value] = len(records)
            records.append(value)
        block.append(record_numbers[value])
    block = bytes(block)
    if block not in block_numbers:
        block_numbers[block] = len(blocks)
        blocks.append(block)
    index.append(block_numbers[block])
assert len(records) <= 256 and len(blocks) <= 0x10000

# Mappings: runs of code points, one or two apart, whose targets are a scalar each at the same distance; else the
# mapping is a slice of a pool.
pool = []
pool_positions = {}
runs = []
for code_point in range(0x110000):
    status, text = rows[code_point]
    if status != "M":
        continue
    if len(text) == 1:
        target = ord(text)
        if runs:
            run = runs[-1]
            for stride in (1, 2):
                if run["kind"] == 0 and run["count"] < 1024 and run["stride"] in (0, stride):
                    distance = code_point - run["start"]
                    if distance == stride * run["count"] and target - run["target"] in (distance, 0):
                        step = 1 if target - run["target"] == distance else 0
                        if run["count"] > 1 and run["step"] != step:
                            continue
                        run.update(count=run["count"] + 1, stride=stride, step=step)
                        break
            else:
                runs.append(dict(kind=0, start=code_point, target=target, count=1, stride=0, step=0))
            continue
        runs.append(dict(kind=0, start=code_point, target=target, count=1, stride=0, step=0))
    else:
        assert 2 <= len(text) <= 31
        scalars = tuple(map(ord, text))
        if scalars not in pool_positions:
            for position in range(len(pool)):
                if tuple(pool[position : position + len(scalars)]) == scalars:
                    break
            else:
                position = len(pool)
                pool.extend(scalars)
            pool_positions[scalars] = position
        runs.append(dict(kind=1, start=code_point, target=pool_positions[scalars] << 5 | len(scalars), count=1, stride=1, step=0))
assert len(pool) < 0x10000

# 21 bits of start, 10 of count - 1, 1 of stride - 1, 1 of step, 1 of kind, 21 of target, from the most significant.
mappings = [
    run["start"] << 35 | (run["count"] - 1) << 24 | (max(run["stride"], 1) - 1) << 23 | run["step"] << 22
    | run["kind"] << 21 | run["target"]
    for run in runs
]


def lookup_mapping(code_point):
    """What the lookup in Swift does, to check the table."""
    position = bisect.bisect_right(mappings, code_point << 35 | (1 << 35) - 1) - 1
    entry = mappings[position]
    distance = code_point - (entry >> 35)
    stride = (entry >> 23 & 1) + 1
    assert distance % stride == 0 and distance // stride <= entry >> 24 & 0x3FF
    target = entry & 0x1FFFFF
    if entry >> 21 & 1:
        return "".join(map(chr, pool[target >> 5 : (target >> 5) + (target & 31)]))
    return chr(target + distance * (entry >> 22 & 1))


for code_point, (status, text) in rows.items():
    if status == "M":
        assert lookup_mapping(code_point) == text, hex(code_point)

# Canonical decompositions, and the pairs that compose again: those that NFC leaves composed.
decompositions = []
compositions = []
for code_point in range(0x110000):
    decomposition = unicodedata.decomposition(chr(code_point))
    if not decomposition or decomposition.startswith("<"):
        continue
    parts = [int(part, 16) for part in decomposition.split()]
    first, second = parts if len(parts) == 2 else (parts[0], 0)
    decompositions.append(code_point << 42 | first << 21 | second)
    if second and unicodedata.normalize("NFC", chr(code_point)) == chr(code_point):
        compositions.append(first << 42 | second << 21 | code_point)
compositions.sort()


def packed(values, bits):
    """Values of some bits each as 64-bit words, the first value in the least significant bits."""
    per_word = 64 // bits
    values = list(values)
    values += [0] * (-len(values) % per_word)
    return [
        sum(value << bits * place for place, value in enumerate(values[start : start + per_word]))
        for start in range(0, len(values), per_word)
    ]


def array(name, summary, words, digits=16):
    lines = []
    line = "       "
    for word in words:
        item = f" 0x{word:0{digits}x},"
        if len(line) + len(item) > 118:
            lines.append(line)
            line = "       "
        line += item
    lines.append(line)
    text = "\n".join(lines)
    return f"    /// {summary}\n    static let {name}: [UInt64] = [\n{text}\n    ]\n"


sections = [
    array("records", "The distinct sets of properties, two to a word.", packed(records, 32)),
    array("blockIndex", f"For each {BLOCK} code points the number of their block, four to a word.", packed(index, 16)),
    array("blocks", "For each code point of a block the number of its record, eight to a word.", packed(b"".join(blocks), 8)),
    array("mappings", "The mappings of UTS #46 in runs, ordered by their first code point.", mappings),
    array("mappingPool", "The mappings to several scalars, two scalars to a word.", packed(pool, 32)),
    array("decompositions", "Canonical decompositions: code point, first, second or 0; 21 bits each.", decompositions),
    array("compositions", "Primary composites: first, second, code point; 21 bits each.", compositions),
]

OUTPUT.write_text(
    f"""// Made by Scripts/make-idna-tables.py; do not edit.
//
// From the Unicode Character Database {unicodedata.unidata_version} and the IDNA mapping table of UTS #46 {uts46data.__version__}
// (IdnaMappingTable.txt), as the PyPI packages idna {idna.__version__} and unicodedata2 {unicodedata.unidata_version} carry them.
// Copyright © 1991-2025 Unicode, Inc. Unicode License v3, https://www.unicode.org/license.txt

// swift-format-ignore-file

/// The tables of UTS #46, NFC and IDNA 2008 for Unicode {unicodedata.unidata_version}.
enum IDNATables {{
    /// The version of the data.
    static let version: StaticString = "{unicodedata.unidata_version}"

    /// The first code point above the blocks.
    static let limit: UInt32 = 0x{limit:X}

    /// The code points above the blocks that are ignored; the rest are disallowed.
    static let ignoredAboveLimit: ClosedRange<UInt32> = 0x{high_ignored[0]:X}...0x{high_ignored[-1]:X}

"""
    + "\n".join(sections)
    + "}\n",
    encoding="utf-8",
)
size = sum(section.count("0x") * 8 for section in sections)
print(f"{len(records)} records, {len(blocks)} blocks, {len(mappings)} runs, {len(pool)} in the pool,")
print(f"{len(decompositions)} decompositions, {len(compositions)} compositions: {size} bytes")
