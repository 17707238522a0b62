#!/usr/bin/env python3
"""Makes Sources/ProvisoIdentifierFormats/Phone/Tables/PhoneTables.swift from the public metadata of libphonenumber.

The metadata is read as the PyPI package phonenumbers carries it, which names the release.

    pip install phonenumbers
    python3 Scripts/make-phone-tables.py            writes the table
    python3 Scripts/make-phone-tables.py --check    fails where it would write another one; passes without the package

Every pattern of the metadata stands for a finite set of digits. The script turns them into automata without cycles and
shares what they have in common, so that a number is read once, a digit a step, for all types of numbers at the same time.
All values are written in seven bits, since a `StaticString` has a byte of read-only data for each of its ASCII characters.
The layout is described in PhoneRecord.swift, PhoneAutomaton.swift and PhonePrefix.swift.
"""

import importlib.metadata
import pathlib
import re
import sys
import unicodedata

try:
    import re._parser as regex_parser
except ImportError:
    import sre_parse as regex_parser

target = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoIdentifierFormats/Phone/Tables/PhoneTables.swift"
check = "--check" in sys.argv[1:]
try:
    import phonenumbers
    from phonenumbers import PhoneMetadata
except ImportError:
    if check:
        print("phonenumbers is not installed: the telephone table is not compared")
        sys.exit(0)
    sys.exit("error: pip install phonenumbers")

version = importlib.metadata.version("phonenumbers")
found = re.search(r"carried by phonenumbers (\S+)", target.read_text(encoding="utf-8")) if target.exists() else None
if check and found and found.group(1) != version:
    sys.exit(f"error: the telephone table is of phonenumbers {found.group(1)}, and {version} is installed")

PhoneMetadata.load_all()
# In the order of the bits of an accepting state, behind the bit of the general pattern; the order of `PhoneNumberType`.
TYPES = [
    "fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "voip", "personal_number", "pager", "uan",
    "voicemail",
]


# Patterns --------------------------------------------------------------------------------------------------------------

def digit_set(op, value):
    if str(op) == "LITERAL":
        assert 48 <= value <= 57, value
        return frozenset([value - 48])
    digits = set()
    for kind, argument in value:
        kind = str(kind)
        if kind == "LITERAL":
            digits.add(argument - 48)
        elif kind == "RANGE":
            digits |= set(range(argument[0] - 48, argument[1] - 47))
        else:
            assert kind == "CATEGORY" and str(argument) == "CATEGORY_DIGIT", argument
            digits |= set(range(10))
    assert digits <= set(range(10))
    return frozenset(digits)


def tree(parsed):
    """A pattern as ("seq", parts), ("alt", parts), ("digits", set), ("group", number, part) and ("end",)."""
    parts = []
    for op, value in parsed:
        kind = str(op)
        if kind in ("LITERAL", "IN"):
            parts.append(("digits", digit_set(op, value)))
        elif kind == "SUBPATTERN":
            inner = tree(value[3])
            parts.append(inner if value[0] is None else ("group", value[0], inner))
        elif kind == "BRANCH":
            parts.append(("alt", tuple(tree(part) for part in value[1])))
        elif kind == "MAX_REPEAT":
            low, high, part = value
            assert high < 20, "patterns are bounded"
            part = tree(part)
            parts += [part] * low
            optional = ("seq", ())
            for _ in range(high - low):
                optional = ("alt", (("seq", (part, optional)), ("seq", ())))
            parts.append(optional)
        else:
            assert kind == "AT" and str(value) == "AT_END", kind
            parts.append(("end",))
    return ("seq", tuple(parts))


def parse(pattern):
    return tree(regex_parser.parse(pattern))


steps = {}


def step(rest):
    """What a rest of a pattern can read next, as (digits, rest) pairs, and whether it may end here."""
    if rest not in steps:
        if not rest:
            steps[rest] = (frozenset(), True)
        else:
            head, tail = rest[0], rest[1:]
            if head[0] == "digits":
                steps[rest] = (frozenset([(head[1], tail)]), False)
            elif head[0] == "seq":
                steps[rest] = step(head[1] + tail)
            elif head[0] == "group":
                steps[rest] = step((head[2],) + tail)
            else:
                assert head[0] == "alt", head
                both = [step((part,) + tail) for part in head[1]]
                steps[rest] = (frozenset().union(*(reads for reads, _ in both)), any(ends for _, ends in both))
    return steps[rest]


# Automata --------------------------------------------------------------------------------------------------------------

nodes = {}  # (accepted value, the ten next nodes) -> number, children before parents


def automaton(patterns, accepted, is_prefix=False):
    """The number of the node that begins the automaton of some patterns."""
    memo = {}

    def build(state, depth):
        key = (state, depth)
        if key not in memo:
            reads, bits = [], 0
            for place, rests in enumerate(state):
                both = [step(rest) for rest in rests]
                reads.append(frozenset().union(*(r for r, _ in both)))
                bits |= any(ends for _, ends in both) << place
            value = accepted(bits, depth)
            following = [None] * 10
            if not (is_prefix and value):
                for digit in range(10):
                    after = tuple(frozenset(rest for digits, rest in r if digit in digits) for r in reads)
                    following[digit] = build(after, depth + 1) if any(after) else None
            if not value and not any(node is not None for node in following):
                memo[key] = None
            else:
                memo[key] = nodes.setdefault((value, tuple(following)), len(nodes))
        return memo[key]

    state = tuple(frozenset([(parse(pattern),)]) if pattern else frozenset() for pattern in patterns)
    return build(state, 0)


# The table -------------------------------------------------------------------------------------------------------------

def seven(value, count):
    assert 0 <= value < 1 << 7 * count, value
    return bytes(value >> 7 * place & 127 for place in reversed(range(count)))


class Pool:
    """Byte strings that are written once, one after the other, from an address on."""

    def __init__(self, start):
        self.start, self.bytes, self.places = start, bytearray(), {}

    def place(self, data):
        data = bytes(data)
        if data not in self.places:
            self.places[data] = self.start + len(self.bytes)
            self.bytes += data
        return self.places[data]


regions = [PhoneMetadata.metadata_for_region(region) for region in sorted(phonenumbers.SUPPORTED_REGIONS)]
others = [
    PhoneMetadata.metadata_for_nongeo_region(code)
    for code, names in sorted(phonenumbers.COUNTRY_CODE_TO_REGION_CODE.items()) if names == ("001",)
]
records = others + regions
RECORD = 40


def raw_code(record):
    return 1 if record.id == "001" else ord(record.id[0]) << 7 | ord(record.id[1])


def lengths(values):
    return sum(1 << length for length in values or () if length > 0)


def is_main(record):
    return phonenumbers.region_code_for_country_code(record.country_code) == record.id


# First the automata, whose size says where everything else is.
accepted_values = [0, 1]
roots, leading_roots = [], []
for record in records:
    descriptions = [record.general_desc] + [getattr(record, name) for name in TYPES]
    patterns = [d.national_number_pattern if d else None for d in descriptions]
    allowed = [lengths(d.possible_length) if d else 0 for d in descriptions]
    if record.same_mobile_and_fixed_line_pattern:
        patterns[2], allowed[2] = patterns[1], allowed[1]

    def accept(bits, depth):
        value = bits & 1
        for place in range(1, len(patterns)):
            if bits >> place & 1 and (not allowed[place] or allowed[place] >> depth & 1):
                value |= 1 << place
        return value

    roots.append(automaton(patterns, accept))
    leading_roots.append(
        automaton([record.leading_digits], lambda bits, _: bits & 1, True) if record.leading_digits else None)
leading = {}
for record in records:
    if is_main(record):
        for rule in list(record.number_format) + list(record.intl_number_format):
            for pattern in rule.leading_digits_pattern or []:
                if pattern not in leading:
                    leading[pattern] = automaton([pattern], lambda bits, _: bits & 1, True)

# An address of 0 means none.
blob = bytearray(b"\0")
addresses = []
for value, following in nodes:
    address = len(blob)
    addresses.append(address)
    if value not in accepted_values:
        accepted_values.append(value)
    index = accepted_values.index(value)
    targets = {}
    for digit, node in enumerate(following):
        if node is not None:
            targets.setdefault(node, 0)
            targets[node] |= 1 << digit
    assert index < 64
    blob.append((64 if targets else 0) | index)
    for place, (node, mask) in enumerate(sorted(targets.items(), key=lambda item: -bin(item[1]).count("1"))):
        back = address - addresses[node]
        size = 1 if back < 1 << 7 else 2 if back < 1 << 14 else 3
        last = 1 << 12 if place + 1 == len(targets) else 0
        blob += seven(mask | (size - 1) << 10 | last, 2) + seven(back, size)
automata_size = len(blob)


def root(node):
    return 0 if node is None else addresses[node]


accepted_at = len(blob)
for value in accepted_values:
    blob += seven(value, 2)
pool = Pool(len(blob))


def program(pattern):
    """A pattern as instructions: what reads prefixes and needs its groups."""
    code = bytearray()

    def emit(part):
        if part[0] == "digits":
            code.append(1)
            code.extend(seven(sum(1 << digit for digit in part[1]), 2))
        elif part[0] == "seq":
            for inner in part[1]:
                emit(inner)
        elif part[0] == "group":
            code.extend([4, part[1] * 2])
            emit(part[2])
            code.extend([4, part[1] * 2 + 1])
        elif part[0] == "end":
            code.append(5)
        else:
            ends = []
            for place, inner in enumerate(part[1]):
                if place + 1 < len(part[1]):
                    code.extend([2, 0, 0])
                    fork = len(code)
                    emit(inner)
                    code.extend([3, 0, 0])
                    ends.append(len(code))
                    code[fork - 2:fork] = seven(len(code) - fork, 2)
                else:
                    emit(inner)
            for end in ends:
                code[end - 2:end] = seven(len(code) - end, 2)

    emit(parse(pattern))
    code.append(0)
    return code


def text(pattern):
    """A text with its length before it, and with its groups as the bytes 1 to 9."""
    data = re.sub(r"\\(\d)", lambda match: chr(int(match.group(1))), pattern).encode("ascii")
    return pool.place(bytes([len(data)]) + data)


PUNCTUATION = r"[-x\u2010-\u2015\u2212\u30FC\uFF0D-\uFF0F \u00A0\u00AD\u200B\u2060\u3000()\uFF08\uFF09\uFF3B\uFF3D.\[\]/~\u2053\u223C\uFF5E]*"
TYPED = re.compile(PUNCTUATION + r"\\1" + PUNCTUATION + r"(?:\\\d" + PUNCTUATION + ")*")


def format_record(rule):
    groups = [
        (1, 1) if not repeat else tuple(int(n) for n in (repeat[1:-1].split(",") * 2)[:2])
        for repeat in re.findall(r"\(\\d(\{[\d,]+\})?\)", rule.pattern)
    ]
    spelled = "".join(
        "(\\d%s)" % ("" if (low, high) == (1, 1) else "{%d}" % low if low == high else "{%d,%d}" % (low, high))
        for low, high in groups)
    assert spelled == rule.pattern and all(1 <= low <= high < 100 for low, high in groups), rule.pattern
    prefix = rule.national_prefix_formatting_rule or ""
    first_alone = not prefix or re.fullmatch(r"\(?\\1\)?", prefix)
    flags = (
        bool(TYPED.fullmatch(rule.format)) | bool(first_alone) << 1
        | bool(rule.national_prefix_optional_when_formatting) << 2
        | bool(rule.domestic_carrier_code_formatting_rule) << 3 | bool(re.search("[- ]", prefix)) << 4)
    national = rule.format
    if prefix:
        national = re.sub(r"\\\d", lambda match: prefix.replace("\\1", match.group(0)), national, count=1)
    data = bytes([flags, len(groups)]) + bytes(n for group in groups for n in group)
    data += seven(text(rule.format), 3) + seven(text(national), 3)
    patterns = rule.leading_digits_pattern or []
    return pool.place(data + bytes([len(patterns)]) + b"".join(seven(root(leading[p]), 3) for p in patterns))


def format_list(rules):
    if not rules:
        return 0
    return pool.place(bytes([len(rules)]) + b"".join(seven(format_record(rule), 3) for rule in rules))


def examples(record):
    data = bytearray()
    for place, name in enumerate(TYPES):
        description = getattr(record, name)
        number = description.example_number if description else None
        if number:
            data += bytes([place, len(number)])
            number += "0" * (len(number) % 2)
            data += bytes(int(number[at:at + 2]) for at in range(0, len(number), 2))
    return pool.place(data + b"\x7f")


table = bytearray()
for record, general, digits in zip(records, roots, leading_roots):
    prefix = record.national_prefix_for_parsing
    rule = record.national_prefix_transform_rule or ""
    parts = re.fullmatch(r"(\d{0,4})\\(\d)", rule)
    assert parts or not rule, rule
    literal, group = (parts.group(1), int(parts.group(2))) if parts else ("", 0)
    extension = text(record.preferred_extn_prefix) if record.preferred_extn_prefix else 0
    row = seven(raw_code(record), 2) + seven(record.country_code, 2)
    row += seven(lengths(record.general_desc.possible_length), 3)
    row += seven(lengths(record.general_desc.possible_length_local_only), 3)
    row += seven(root(general), 3) + seven(root(digits), 3)
    row += seven(pool.place(program(record.international_prefix)) if record.international_prefix else 0, 3)
    row += seven(pool.place(program(prefix)) if prefix else 0, 3)
    row += bytes([re.compile(prefix).groups if prefix else 0, group, len(literal)])
    row += bytes(int(digit) for digit in literal.ljust(4, "0"))
    row += seven(extension, 3)
    row += seven(format_list(record.number_format) if is_main(record) else 0, 3)
    row += seven(format_list(record.intl_number_format) if is_main(record) else 0, 3)
    row += seven(examples(record), 3)[:3]
    assert len(row) == RECORD + 1, len(row)
    table += row
RECORD += 1
blob += pool.bytes
records_at = len(blob)
blob += table

# For each calling code of up to three digits where its regions are listed, the main one first.
lists = Pool(0)
lists.place(b"\0")
index = bytearray()
for code in range(1000):
    names = phonenumbers.COUNTRY_CODE_TO_REGION_CODE.get(code)
    if not names:
        index += seven(0, 2)
        continue
    places = [
        next(i for i, r in enumerate(records) if r.id == name and r.country_code == code) for name in names]
    index += seven(lists.place(bytes([len(places)]) + b"".join(seven(place, 2) for place in places)), 2)
codes_at = len(blob)
blob += index
lists_at = len(blob)
blob += lists.bytes

zeros = [c for c in range(0x80, 0x110000) if unicodedata.decimal(chr(c), None) == 0]
assert all(unicodedata.decimal(chr(zero + digit)) == digit for zero in zeros for digit in range(10))
zeros_at = len(blob)
for zero in zeros:
    blob += seven(zero, 3)
ranges = []
for c in range(0x80, 0x110000):
    if chr(c).isalnum():
        if ranges and ranges[-1][1] == c - 1:
            ranges[-1][1] = c
        else:
            ranges.append([c, c])
words_at = len(blob)
for first, last in ranges:
    blob += seven(first, 3) + seven(last, 3)


def literal(data):
    escapes = {0: r"\0", 9: r"\t", 10: r"\n", 13: r"\r", 34: '\\"', 92: r"\\"}
    lines, line = [], ""
    for byte in data:
        piece = escapes.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\u{{{byte:x}}}")
        if len(line) + len(piece) > 110:
            lines.append(line + "\\")
            line = ""
        line += piece
    return "\n        ".join(lines + [line])


source = f"""// Made by Scripts/make-phone-tables.py; do not edit.
//
// Source: metadata of libphonenumber (https://github.com/google/libphonenumber), Copyright (C) The Libphonenumber Authors,
// Apache License 2.0, as carried by phonenumbers {version} (PyPI). Digits and letters of other scripts: Unicode
// {unicodedata.unidata_version}.

// swift-format-ignore-file

/// The metadata of the regions' telephone numbers: {len(regions)} regions and {len(others)} calling codes of no region.
enum PhoneTables {{
    /// The release of the metadata.
    static let version: StaticString = "{version}"

    /// Where the accepted types of automata are.
    static let acceptedTypes = {accepted_at}

    /// Where the records of the regions are, in the order of their codes, and how many.
    static let records = {records_at}
    static let recordCount = {len(records)}

    /// Where the lists of regions of the calling codes 0 to 999 are found, and where those are.
    static let callingCodes = {codes_at}
    static let regionLists = {lists_at}

    /// Where the zeros of other scripts are, and how many.
    static let zeros = {zeros_at}
    static let zeroCount = {len(zeros)}

    /// Where the ranges of letters and digits beyond ASCII are, and how many.
    static let words = {words_at}
    static let wordCount = {len(ranges)}

    /// The first of the values. It is never inlined: each object file that names the literal would have a copy of it.
    static var start: UnsafePointer<UInt8> {{
        @inline(never) get {{ bytes.utf8Start }}
    }}

    /// {len(blob)} values of seven bits.
    private static let bytes: StaticString = \"\"\"
        {literal(blob)}
        \"\"\"
}}
"""
if check:
    if not target.exists() or target.read_text(encoding="utf-8") != source:
        sys.exit(f"error: {target.name} is not what Scripts/make-phone-tables.py writes")
else:
    target.write_text(source, encoding="utf-8")
print(f"phonenumbers {version}: {len(blob)} bytes, {automata_size} of them automata of {len(nodes)} nodes; source {len(source)}")
