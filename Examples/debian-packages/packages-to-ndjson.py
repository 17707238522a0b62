#!/usr/bin/env python3
"""Turns a Debian package list into NDJSON, a package on each line.

    apt-cache dumpavail | ./packages-to-ndjson.py > packages.ndjson
    apt-cache dumpavail | ./packages-to-ndjson.py --relations relations.ndjson --names names.ndjson > packages.ndjson

Reads RFC 822 paragraphs from standard input, as `apt-cache dumpavail` prints them and as the files
/var/lib/apt/lists/*_Packages hold them. Every paragraph becomes a record; what is missing stays missing, and nothing is
tidied: judging is the rules' work.

With --relations a second file has a record for each package that another one asks for, be it as one of several alternatives;
with --names a third one has each name that a package has or provides.
"""

import argparse
import json
import re
import sys

TEXTS = {
    "Package": "name",
    "Version": "version",
    "Architecture": "architecture",
    "Maintainer": "maintainer",
    "Homepage": "homepage",
    "Section": "section",
    "Priority": "priority",
    "SHA256": "sha256",
}

RELATIONS = ("Pre-Depends", "Depends", "Recommends", "Suggests")


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
    for field, name in ("Size", "size"), ("Installed-Size", "installedSize"):
        size = fields.get(field, "")
        if size:
            record[name] = int(size) if size.isascii() and size.isdigit() else size
    if "Description" in fields:
        record["synopsis"] = fields["Description"].split("\n")[0]
    dependencies = ", ".join(fields[field] for field in ("Pre-Depends", "Depends") if field in fields)
    record["dependencies"] = dependencies.split(", ") if dependencies else []
    return record


def name(relation):
    """The name alone: of `libc6:any (>= 2.36)` it is `libc6`."""
    return re.split(r"[ :(]", relation, maxsplit=1)[0]


def relations(fields):
    """Yields a record for every package that is asked for; alternatives are counted."""
    for field in RELATIONS:
        for relation in fields.get(field, "").split(", ") if field in fields else []:
            alternatives = relation.split(" | ")
            for number, alternative in enumerate(alternatives, 1):
                yield {
                    "package": fields.get("Package"),
                    "version": fields.get("Version"),
                    "field": field,
                    "relation": relation,
                    "target": name(alternative),
                    "alternative": number,
                    "alternatives": len(alternatives),
                }


def names(fields):
    """Yields the names by which a package can be asked for."""
    yield fields.get("Package")
    for provided in fields.get("Provides", "").split(", ") if "Provides" in fields else []:
        yield name(provided)


def write(record, file):
    print(json.dumps(record, ensure_ascii=False), file=file)


def main():
    parser = argparse.ArgumentParser(description="Turns a Debian package list on standard input into NDJSON.")
    parser.add_argument("--relations", type=argparse.FileType("w", encoding="utf-8"), help="the packages that are asked for")
    parser.add_argument("--names", type=argparse.FileType("w", encoding="utf-8"), help="the names that packages have")
    options = parser.parse_args()
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    known = set()
    for fields in paragraphs(sys.stdin):
        write(record(fields), sys.stdout)
        if options.relations:
            for relation in relations(fields):
                write(relation, options.relations)
        if options.names:
            for known_name in names(fields):
                if known_name not in known:
                    known.add(known_name)
                    write({"name": known_name}, options.names)


if __name__ == "__main__":
    main()
