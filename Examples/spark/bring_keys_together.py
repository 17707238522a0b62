#!/usr/bin/env python3
"""Brings records of NDJSON files with equal keys together, so that `unique` can be asked of all files.

    spark-submit --py-files check_with_proviso.py bring_keys_together.py --key id,country --output by-key 'data/*.ndjson'
    spark-submit check_with_proviso.py --rules keys.yaml --format ndjson --output duplicates 'by-key/part-*'

Each record gets `_file` and `_line`, which say where it comes from. Which of the files in `by-key` it goes to is decided by its key
without white space, marks and case, which is less than what rules tell apart: what a rule takes for equal, after `trim` and with
`ignoreCase` too, comes together. What is no JSON object is left to the check of the files themselves.
"""
import argparse
import json
import os
import unicodedata
import zlib

from check_with_proviso import LINES, UNCUT, LineCount, groups_of, names_of, open_data, pieces_of, refuse


def plain(value):
    """What equal values have in common."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        value = float(value)
    text = unicodedata.normalize("NFKD", value if isinstance(value, str) else json.dumps(value, sort_keys=True))
    return "".join(character for character in text.casefold() if character.isalnum())


def member(record, path):
    for name in path.split("."):
        record = record.get(name) if isinstance(record, dict) else None
    return record


def records_of(piece, folder, line, keys):
    """The records of a piece, each with the number of its lot and its place."""
    rest = b""
    for chunk in piece.chunks(folder):
        *lines, rest = (rest + chunk).split(b"\n")
        for text in lines:
            line += 1
            yield from keyed(text, piece.name, line, keys)
    if rest:
        yield from keyed(rest, piece.name, line + 1, keys)


def keyed(text, name, line, keys):
    try:
        text = text.decode("utf-8-sig").strip()
        record = json.loads(text, parse_int=float)
    except ValueError:
        return
    if isinstance(record, dict):
        lot = zlib.crc32("\0".join(plain(member(record, key)) for key in keys).encode())
        comma = "," if record else ""
        place = f'{comma}"_file":{json.dumps(name, ensure_ascii=False)},"_line":{line}}}'
        yield lot, text[:-1].rstrip() + place


def count_of(piece, folder):
    count = LineCount()
    for chunk in piece.chunks(folder):
        count.take(chunk)
    return piece.number, count.lines


def main():
    from pyspark.sql import SparkSession

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="NDJSON files that are not compressed, or patterns of names")
    parser.add_argument("--key", required=True, help="the attributes of the rule: id or id,address.country")
    parser.add_argument("--output", required=True, help="a new folder for the records")
    parser.add_argument("--lots", type=int, default=200, help="how many files they go to (200)")
    parser.add_argument("--split", type=int, default=64, help="how much a task reads, in MiB (64)")
    parser.add_argument("--split-bytes", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    split = arguments.split_bytes or arguments.split << 20
    names = list(names_of(arguments.files))
    for name in names:
        with open_data(name) as file:
            if not name.lower().endswith(LINES) or file.read(4).startswith(UNCUT):
                refuse(f"error: {name} is not NDJSON in UTF-8 that is not compressed")
    pieces = list(pieces_of(names, split, True))
    groups = list(groups_of(pieces, split))
    folder, keys = os.getcwd(), arguments.key.split(",")

    context = SparkSession.builder.appName("bring keys together").getOrCreate().sparkContext
    tasks = context.parallelize(groups, len(groups))
    # A line's number is known once those before it are counted, so what is cut is read twice.
    counts = dict(tasks.flatMap(lambda group: [count_of(piece, folder) for piece in group]).collect())
    before, line = {}, 0
    for piece in pieces:
        line = 0 if piece.begin == 0 else line
        before[piece.number] = line
        line += counts[piece.number]
    records = tasks.flatMap(
        lambda group: (row for piece in group for row in records_of(piece, folder, before[piece.number], keys)))
    records.partitionBy(arguments.lots, lambda lot: lot).values().saveAsTextFile(arguments.output)
    context.stop()


if __name__ == "__main__":
    main()
