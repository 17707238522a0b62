#!/usr/bin/env python3
"""Writes the schemas of all dialects of JSON Schema into the sources, as PyPI's jsonschema-specifications carries them.

    python3 -m pip install jsonschema-specifications==2025.9.1
    Scripts/make-metaschemas.py            writes Sources/ProvisoSchema/Dialects/Metaschemas.swift
    Scripts/make-metaschemas.py --check    fails if it is not what would be written
"""
import json
import pathlib
import sys
from importlib import metadata, resources

PACKAGE = "jsonschema-specifications"
TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoSchema/Dialects/Metaschemas.swift"

HEAD = """// swift-format-ignore-file
// Made by Scripts/make-metaschemas.py from {package} {version} (PyPI); do not edit.
//
// The schemas are those of the specifications of JSON Schema. The package that carries them is under this licence:
//
{licence}

/// The schemas that the dialects of JSON Schema are described by.
enum Metaschemas {{
    /// The texts, each with its identifier.
    static let texts: [(uri: StaticString, json: StaticString)] = [
"""


def text() -> str:
    version = metadata.version(PACKAGE)
    files = metadata.files(PACKAGE) or []
    licence = next(file for file in files if file.name == "COPYING").read_text(encoding="utf-8")
    comment = "\n".join(f"// {line}".rstrip() for line in licence.strip().splitlines())
    lines = [HEAD.format(package=PACKAGE, version=version, licence=comment)]
    found = {}
    root = resources.files("jsonschema_specifications").joinpath("schemas")
    for dialect in root.iterdir():
        for entry in dialect.iterdir():
            for file in entry.iterdir() if entry.is_dir() else [entry]:
                schema = json.loads(file.read_text(encoding="utf-8"))
                found[(schema.get("$id") or schema["id"]).removesuffix("#")] = schema
    for uri, schema in sorted(found.items()):
        compact = json.dumps(schema, separators=(",", ":"), ensure_ascii=True)
        lines.append(f'        ("{uri}", ##"{compact}"##),\n')
    lines.append("    ]\n}\n")
    return "".join(lines)


wanted = text()
if "--check" in sys.argv:
    if TARGET.read_text(encoding="utf-8") != wanted:
        sys.exit(f"error: {TARGET.name} is stale; run Scripts/make-metaschemas.py")
else:
    TARGET.write_text(wanted, encoding="utf-8")
