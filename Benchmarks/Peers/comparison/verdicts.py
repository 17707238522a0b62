"""Compares what a peer finds wrong in each record with what Proviso does, and looks up why they differ."""
import collections
import csv
import json
import re

from . import tools

# A peer that stops at the first error says only that a record is invalid.
SOMETHING = frozenset(["something"])
Difference = collections.namedtuple("Difference", "peers attribute refused_by value beside why")


def known_differences():
    with open(tools.PEERS / "differences.tsv", encoding="utf-8", newline="") as file:
        return [Difference(**row) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def read(path, count, is_report=False):
    """The attributes that are wrong in each record, from a line of names for each, or from a report of the command."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")[:-1]
    if is_report:
        found = [set() for _ in range(count)]
        for line in lines:
            violation = json.loads(line)
            found[violation["record"] - 1].add(re.split(r"[.\[]", violation["path"])[0])
        return [frozenset(names) for names in found]
    if len(lines) != count:
        raise RuntimeError(f"{len(lines)} verdicts about {count} records")
    return [SOMETHING if line == "invalid" else frozenset(filter(None, line.split(","))) for line in lines]


def records(path):
    with open(path, encoding="utf-8", newline="") as file:
        if path.suffix == ".csv":
            return list(csv.DictReader(file))
        return [json.loads(line) for line in file]


def compare(peer, ours, theirs, data):
    """How many records are judged differently, how often each known difference is met, and what nothing explains."""
    known = [difference for difference in known_differences() if re.fullmatch(difference.peers, peer)]
    met = collections.Counter()
    unknown = []
    validity = attributes = 0
    for number, (mine, other, record) in enumerate(zip(ours, theirs, data), 1):
        validity += bool(mine) != bool(other)
        if other == SOMETHING:
            if not mine:
                reasons = [find(known, name, "peer", record, mine) for name in record]
                settle(next(filter(None, reasons), None), met, unknown, (number, "something", "peer"))
            continue
        attributes += mine != other
        for name in mine - other:
            settle(find(known, name, "Proviso", record, mine), met, unknown, (number, name, "Proviso"))
        for name in other - mine:
            settle(find(known, name, "peer", record, other), met, unknown, (number, name, "peer"))
    return validity, attributes, met, unknown


def find(known, name, refused_by, record, wrong):
    value = record.get(name)
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    for difference in known:
        if (difference.attribute, difference.refused_by) == (name, refused_by) and re.fullmatch(difference.value, text) and (
                not difference.beside or difference.beside in wrong):
            return difference
    return None


def settle(reason, met, unknown, place):
    if reason:
        met[reason] += 1
    else:
        unknown.append(place)
