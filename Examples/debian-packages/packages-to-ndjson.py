#!/usr/bin/env python3
"""Turns a Debian package list into NDJSON, a package on each line.

    apt-cache dumpavail | ./packages-to-ndjson.py > packages.ndjson

Reads RFC 822 paragraphs from standard input, as `apt-cache dumpavail` prints them and as the files
/var/lib/apt/lists/*_Packages hold them. Every paragraph becomes a record; what is missing stays missing, and nothing is
tidied: judging is the rules' work.
"""

import json
import sys

TEXTS = {
    "Package": "name",
    "Version": "version",
    "Architecture": "architecture",
    "Maintainer": "maintainer",
    "Homepage": "homepage",
    "Section": "section",
    "Priority": "priority",
}


def paragraphs(lines):
    """Yields each paragraph as a dictionary; lines that begin with a blank continue a field."""
    fields, last = {}, None
    for line in lines:
        line = line.rstrip("\n")
        if not line:
            if fields:
                yield fields
            fields, last = {}, None
        elif line[0] in " \t":
            if last:
                fields[last] += "\n" + line[1:]
        else:
            last, _, value = line.partition(":")
            fields[last] = value[1:] if value.startswith(" ") else value
    if fields:
        yield fields


def record(fields):
    record = {name: fields[field] for field, name in TEXTS.items() if field in fields}
    size = fields.get("Size", "")
    if size:
        record["size"] = int(size) if size.isascii() and size.isdigit() else size
    if "Description" in fields:
        record["synopsis"] = fields["Description"].split("\n")[0]
    dependencies = ", ".join(fields[field] for field in ("Pre-Depends", "Depends") if field in fields)
    record["dependencies"] = dependencies.split(", ") if dependencies else []
    return record


def main():
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for fields in paragraphs(sys.stdin):
        print(json.dumps(record(fields), ensure_ascii=False))


if __name__ == "__main__":
    main()
