#!/usr/bin/env python3
"""Makes Sources/ProvisoIdentifierFormats/Phone/Tables/PhoneTables.swift from the public metadata of libphonenumber.

The metadata is read as the PyPI package phonenumbers carries it, which names the release.

    pip install phonenumbers
    python3 Scripts/make-phone-tables.py            writes the table
    python3 Scripts/make-phone-tables.py --check    fails where it would write another one; passes without the package

Every pattern of the metadata stands for a finite set of digits. The script turns them into automata without cycles and
shares what they have in common, so that a number is read once, a digit a step, for all types of numbers at the same time.
All values are written in seven bits, since a `StaticString` has a byte of read-only data for each of its ASCII characters.
The layout is described in PhoneRecord.swift, PhoneAutomaton.swift, PhoneLayout.swift and PhonePrefix.swift.
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


# The automata in the table ---------------------------------------------------------------------------------------------

SETS, NEAR = 34, 80  # how many sets of digits, and how many nodes, have a number of one byte
FAR = 123  # the first byte of an address
SPAN = (FAR - NEAR) * 128  # how many places a distance of two bytes reaches, half of them back


def seven(value, count):
    assert 0 <= value < 1 << 7 * count, value
    return bytes(value >> 7 * place & 127 for place in reversed(range(count)))


class Automata:
    """Lays out all nodes from an address on, those of some roots first."""

    def __init__(self, roots):
        self.nodes = list(nodes)
        self.edges = [self.edges_of(following) for _, following in self.nodes]
        self.parents = [[] for _ in self.nodes]
        for parent, edges in enumerate(self.edges):
            for _, child in edges:
                self.parents[child].append(parent)
        by_fame = sorted(range(len(self.nodes)), key=lambda node: (-len(self.parents[node]), node))
        self.near = by_fame[:NEAR]
        self.number = {node: number for number, node in enumerate(self.near)}
        self.choose_followers()
        self.order_edges()
        self.order_nodes(roots)

    @staticmethod
    def edges_of(following):
        sets = {}
        for digit, child in enumerate(following):
            if child is not None:
                sets[child] = sets.get(child, 0) | 1 << digit
        return [(digits, child) for child, digits in sets.items()]

    def choose_followers(self):
        """A node that lies directly behind the last edge to it needs no address there: first where it is the only edge."""
        self.follower, self.leader = {}, {}
        pairs = sorted(
            (len(self.parents[child]), child, parent)
            for parent, edges in enumerate(self.edges) for _, child in edges if child not in self.number)
        for _, child, parent in pairs:
            if child not in self.leader and parent not in self.follower:
                self.leader[child], self.follower[parent] = parent, child

    def order_edges(self):
        """Where a node reads all digits, its last edge may say so, since the edges before it are asked first."""
        for node, edges in enumerate(self.edges):
            follower = self.follower.get(node)
            edges.sort(key=lambda edge: (edge[1] == follower, bin(edge[0]).count("1"), edge))
            if edges and sum(digits for digits, _ in edges) == 1023:
                edges[-1] = (1023, edges[-1][1])
        counts = {}
        for edges in self.edges:
            for digits, _ in edges:
                counts[digits] = counts.get(digits, 0) + 1
        self.sets = sorted(counts, key=lambda digits: (-counts[digits], digits))[:SETS]
        self.set_number = {digits: number for number, digits in enumerate(self.sets)}

    def order_nodes(self, roots):
        self.order, seen = [], set()
        for root in roots + self.near:
            open_nodes = [root]
            while open_nodes:
                node = open_nodes.pop()
                while node in self.leader:
                    node = self.leader[node]
                if node in seen:
                    continue
                children = []
                while node is not None:
                    self.order.append(node)
                    seen.add(node)
                    children += [child for _, child in self.edges[node] if child not in self.number]
                    node = self.follower.get(node)
                open_nodes += reversed([child for child in children if child not in seen])
        assert len(self.order) == len(self.nodes)

    def lay_out(self, start):
        """The bytes; `self.addresses` says where each node lies."""
        short = set()  # the edges whose target is near enough for a distance
        while True:
            at, self.addresses, places = start, {}, {}
            for node in self.order:
                self.addresses[node] = at
                at += 2 if self.nodes[node][0] else 0
                for edge, (digits, child) in enumerate(self.edges[node]):
                    at += 1 if digits in self.set_number else 2
                    places[node, edge] = at
                    if not self.is_last(node, edge) or child != self.follower.get(node):
                        at += 1 if child in self.number else 2 if (node, edge) in short else 3
            more = {
                key for key, place in places.items()
                if key not in short and -SPAN // 2 <= self.addresses[self.edges[key[0]][key[1]][1]] - place < SPAN // 2}
            if not more:
                break
            short |= more
        blob = bytearray()
        for node in self.order:
            value, edges = self.nodes[node][0], self.edges[node]
            assert start + len(blob) == self.addresses[node]
            if value:
                blob += bytes([126 if edges else 127, accepted_values.index(value)])
            for edge, (digits, child) in enumerate(edges):
                follows = self.is_last(node, edge) and child == self.follower.get(node)
                kind = 84 if follows else 42 if self.is_last(node, edge) else 0
                if digits in self.set_number:
                    blob.append(kind + self.set_number[digits])
                else:
                    blob += bytes([kind + SETS + (digits >> 7), digits & 127])
                if follows:
                    continue
                if child in self.number:
                    blob.append(self.number[child])
                elif (node, edge) in short:
                    distance = self.addresses[child] - places[node, edge] + SPAN // 2
                    blob += bytes([NEAR + (distance >> 7), distance & 127])
                else:
                    blob += bytes([FAR + (self.addresses[child] >> 14)]) + seven(self.addresses[child] & (1 << 14) - 1, 2)
        return blob

    def is_last(self, node, edge):
        return edge + 1 == len(self.edges[node])

    def address(self, root):
        return 0 if root is None else self.addresses[root]


# The table -------------------------------------------------------------------------------------------------------------

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
RECORD = 34


def raw_code(record):
    return 1 if record.id == "001" else ord(record.id[0]) << 7 | ord(record.id[1])


def lengths(values):
    return sum(1 << length for length in values or () if length > 0)


def is_main(record):
    return phonenumbers.region_code_for_country_code(record.country_code) == record.id


accepted_values = []
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
for value, _ in nodes:
    if value and value not in accepted_values:
        accepted_values.append(value)
assert len(accepted_values) < 128


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
    return bytes([len(data)]) + data


PUNCTUATION = r"[-x\u2010-\u2015\u2212\u30FC\uFF0D-\uFF0F \u00A0\u00AD\u200B\u2060\u3000()\uFF08\uFF09\uFF3B\uFF3D.\[\]/~\u2053\u223C\uFF5E]*"
TYPED = re.compile(PUNCTUATION + r"\\1" + PUNCTUATION + r"(?:\\\d" + PUNCTUATION + ")*")


def style(rule):
    """What many layouts share: the properties, the groups and the texts."""
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
    return data + seven(texts.place(text(rule.format)), 2) + seven(texts.place(text(national)), 2)


def format_list(rules):
    """The layouts one behind the other; for each its style, and the automata of its leading digits."""
    if not rules:
        return b""
    data = bytes([len(rules)])
    for rule in rules:
        patterns = rule.leading_digits_pattern or []
        data += seven(styles.place(style(rule)), 2) + bytes([len(patterns)])
        data += b"".join(seven(automata.address(leading[pattern]), 2) for pattern in patterns)
    return data


def examples(record):
    """For each type that has one, the type, the number of digits, and two digits a value; 127 at the end."""
    data = []
    for place, name in enumerate(TYPES):
        description = getattr(record, name)
        number = description.example_number if description else None
        if number:
            data += [place, len(number)]
            number += "0" * (len(number) % 2)
            data += [int(number[at:at + 2]) for at in range(0, len(number), 2)]
    return data + [127]


def pairs_of(lists, first, last):
    """Writes the commonest pair of values as a value of its own, again and again; says which pair each stands for."""
    pairs = []
    for value in range(first, last + 1):
        counts = {}
        for data in lists:
            for pair in zip(data, data[1:]):
                counts[pair] = counts.get(pair, 0) + 1
        pair = max(counts, key=lambda pair: (counts[pair], pair))
        pairs.append(pair)
        for data in lists:
            at = 0
            while at + 1 < len(data):
                if (data[at], data[at + 1]) == pair:
                    data[at:at + 2] = [value]
                at += 1
    return pairs


def prefix_program(record):
    """The program of the national prefix, behind the number of its groups and what takes its place."""
    prefix, rule = record.national_prefix_for_parsing, record.national_prefix_transform_rule or ""
    if not prefix:
        assert not rule
        return b""
    parts = re.fullmatch(r"(\d{0,4})\\(\d)", rule)
    assert parts or not rule, rule
    literal, group = (parts.group(1), int(parts.group(2))) if parts else ("", 0)
    return (
        bytes([re.compile(prefix).groups, group, len(literal)]) + bytes(int(digit) for digit in literal)
        + program(prefix))


# First what the automata and the layouts name by a byte or two; an address of 0 means none.
automata = Automata([root for root in [*leading.values(), *leading_roots, *roots] if root is not None])
blob = bytearray(b"\0")
for digits in automata.sets:
    blob += seven(digits, 2)
near_at = len(blob)
blob += bytes(3 * NEAR)
accepted_at = len(blob)
for value in accepted_values:
    blob += seven(value, 2)
layouts = [
    rule for record in records if is_main(record) for rule in list(record.number_format) + list(record.intl_number_format)]
texts = Pool(len(blob))
for rule in layouts:
    style(rule)
blob += texts.bytes
styles = Pool(len(blob))
for rule in layouts:
    styles.place(style(rule))
blob += styles.bytes
automata_bytes = automata.lay_out(len(blob))
blob += automata_bytes
for place, node in enumerate(automata.near):
    blob[near_at + 3 * place:near_at + 3 * place + 3] = seven(automata.address(node), 3)
assert len(blob) < 5 << 14

pool = Pool(len(blob))


def place(data):
    return seven(pool.place(data) if data else 0, 3)


example_lists = [examples(record) for record in records]
pairs = pairs_of(example_lists, 100, 126)
table = bytearray()
for number, (record, general, digits) in enumerate(zip(records, roots, leading_roots)):
    row = seven(raw_code(record), 2) + seven(record.country_code, 2)
    row += seven(lengths(record.general_desc.possible_length), 3)
    row += seven(lengths(record.general_desc.possible_length_local_only), 3)
    row += seven(automata.address(general), 3) + seven(automata.address(digits), 3)
    row += place(program(record.international_prefix) if record.international_prefix else b"")
    row += place(prefix_program(record))
    row += place(text(record.preferred_extn_prefix) if record.preferred_extn_prefix else b"")
    row += place(format_list(record.number_format) if is_main(record) else b"")
    row += place(format_list(record.intl_number_format) if is_main(record) else b"")
    row += place(bytes(example_lists[number]))
    assert len(row) == RECORD, len(row)
    table += row
blob += pool.bytes
pairs_at = len(blob)
blob += bytes(value for pair in pairs for value in pair)
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

# Letters and digits beyond ASCII: for each range how far behind the end of the one before it begins, and how long it is. An
# index has the end before every block of ranges, and where the block begins.
ranges = []
for c in range(0x80, 0x110000):
    if chr(c).isalnum():
        if ranges and ranges[-1][1] == c - 1:
            ranges[-1][1] = c
        else:
            ranges.append([c, c])
BLOCK = 32


def varying(value):
    """A value of one byte, of two or of three."""
    if value < 96:
        return bytes([value])
    if value < 1 << 11:
        return bytes([96 + (value >> 7), value & 127])
    return bytes([112 + (value >> 14)]) + seven(value & (1 << 14) - 1, 2)


words_index, words, end = bytearray(), bytearray(), 0
for number, (first, last) in enumerate(ranges):
    if number % BLOCK == 0:
        words_index += seven(end, 3) + seven(len(words), 2)
    words += varying(first - end) + varying(last + 1 - first)
    end = last + 1
words_at = len(blob)
blob += words_index
word_ranges_at = len(blob)
blob += words


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

    /// Where what automata accept is.
    static let acceptedTypes = {accepted_at}

    /// Where the records of the regions are, in the order of their codes, and how many.
    static let records = {records_at}
    static let recordCount = {len(records)}

    /// Where the pairs are that the values from 100 on stand for in examples.
    static let pairs = {pairs_at}

    /// Where the lists of regions of the calling codes 0 to 999 are found, and where those are.
    static let callingCodes = {codes_at}
    static let regionLists = {lists_at}

    /// Where the zeros of other scripts are, and how many.
    static let zeros = {zeros_at}
    static let zeroCount = {len(zeros)}

    /// Where the index of the ranges of letters and digits beyond ASCII is, for how many blocks, and where those are and end.
    static let words = {words_at}
    static let wordBlocks = {len(words_index) // 5}
    static let wordRanges = {word_ranges_at}
    static let wordRangesEnd = {len(blob)}

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
print(f"phonenumbers {version}: {len(blob)} bytes, {len(automata_bytes)} of them automata of {len(nodes)} nodes; source {len(source)}")
