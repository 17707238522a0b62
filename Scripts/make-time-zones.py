#!/usr/bin/env python3
"""Writes Sources/ProvisoFormats/Tables/TimeZoneNames.swift from the IANA Time Zone Database.

Input: tzdata.zi of Debian's package `tzdata`, or the file given as the only argument. It has a line `Z NAME …` for each
zone and `L TARGET NAME` for each link, backward links included.

    Scripts/make-time-zones.py [/usr/share/zoneinfo/tzdata.zi]
"""

import pathlib
import sys

source = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/zoneinfo/tzdata.zi")
target = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoFormats/Tables/TimeZoneNames.swift"

names = set()
version = "unknown"
for line in source.read_text(encoding="ascii").splitlines():
    words = line.split()
    if line.startswith("# version "):
        version = words[2]
    elif line.startswith("Z "):
        names.add(words[1])
    elif line.startswith("L "):
        names.add(words[2])
names.discard("Factory")  # says that no zone has been chosen

# The order of bytes, in which the names are searched.
ordered = sorted(names, key=lambda name: name.encode("ascii"))
assert all("\n" not in name and "\\" not in name and '"' not in name for name in ordered)

lines = [
    f"// Made by Scripts/make-time-zones.py from the IANA Time Zone Database, version {version}",
    "// (Debian package `tzdata`, file tzdata.zi), which is in the public domain. Do not edit.",
    "",
    "/// The names of all zones and links of the IANA Time Zone Database.",
    "enum TimeZoneNames {",
    f"    /// The version of the database: `{version}`.",
    f'    static let version: StaticString = "{version}"',
    "",
    f"    /// The {len(ordered)} names in the order of their bytes, each with a line feed behind it.",
    '    static let list: StaticString = """',
]
lines += [f"        {name}" for name in ordered]
lines += ["", '        """', "}", ""]
target.write_text("\n".join(lines), encoding="ascii")
print(f"{len(ordered)} names of version {version} -> {target.name}")
