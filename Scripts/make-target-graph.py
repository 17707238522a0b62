#!/usr/bin/env python3
"""Draws the targets of the package and what each of them uses, from Package.swift.

    Scripts/make-target-graph.py            writes Sources/Proviso/Documentation.docc/targets.svg
    Scripts/make-target-graph.py --check    fails where that is not what it would write

A target stands above all that it uses, and an arrow points to each; tests are left out, and so is a line where a longer way says the same.
"""
import functools
import json
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
picture = root / "Sources/Proviso/Documentation.docc/targets.svg"
HEIGHT, GAP, ROW, MARGIN, SPREAD = 40, 10, 100, 16, 14
# Pixels of a letter at font size 12, in a wide font: the longest name decides how wide all boxes are.
FONT, LETTER = 12, 6.2
# The colours on a light ground and on a dark one, as the reader's system has it; the ground is the picture's own.
STYLE = """
.ground{fill:#fff}.line{fill:none;stroke:#6b7380;stroke-width:1.5}.head{fill:#6b7380}.box{stroke:#5b6470}.ink{fill:#1b1f24}
.soft{fill:#57606a}.library{fill:#dfe9f7}.macro{fill:#fdeecb}.executable{fill:#dcefdc}
@media (prefers-color-scheme:dark){.ground{fill:#0f1319}.line{stroke:#8f9aa8}.head{fill:#8f9aa8}.box{stroke:#8f9aa8}.ink{fill:#e7ebf0}
.soft{fill:#a3adba}.library{fill:#1d2f4a}.macro{fill:#473614}.executable{fill:#1c3b28}}
"""

package = json.loads(subprocess.run(
    ["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True, text=True).stdout)
targets = {target["name"]: target for target in package["targets"] if target["type"] != "test" and not target.get("path")}
WIDTH = round(max(map(len, targets)) * LETTER) + 16


def named(dependency):
    """The name of a target of this package, or None for a product of another one."""
    value = dependency.get("byName") or dependency.get("target")
    return value[0] if value and value[0] in targets else None


uses = {name: sorted(filter(None, map(named, target["dependencies"]))) for name, target in targets.items()}


@functools.cache
def height_of(name):
    return 1 + max((height_of(other) for other in uses[name]), default=-1)


def level(name):
    """As low as can be; what uses nothing stands right below those that use it."""
    users = [height_of(other) for other in targets if name in uses[other]]
    return min(users) - 1 if users and not uses[name] else height_of(name)


@functools.cache
def reach(name):
    return frozenset(uses[name]).union(*(reach(other) for other in uses[name]))


def direct(name):
    """What a target uses, but for what it reaches through another one."""
    return [other for other in uses[name] if not any(other in reach(between) for between in uses[name])]


users = {name: [other for other in targets if name in direct(other)] for name in targets}
levels = [[name for name in targets if level(name) == number] for number in range(1 + max(map(level, targets)))]
place = {}


def arrange(names, neighbours):
    """Each where its neighbours stand, so that lines cross little; those that have none come first."""
    mean = {name: sum(place[other] for other in neighbours(name)) / len(neighbours(name)) if neighbours(name) else -99 for name in names}
    names.sort(key=lambda name: (mean[name], name))
    place.update({name: index - (len(names) - 1) / 2 for index, name in enumerate(names)})


# Upwards by what is used, then downwards by what uses it.
for names in levels:
    arrange(names, direct)
for names in reversed(levels[:-1]):
    arrange(names, users.get)
width = max(map(len, levels)) * (WIDTH + GAP) - GAP + 2 * MARGIN
height = (len(levels) - 1) * ROW + HEIGHT + 2 * MARGIN
centre = {name: (width / 2 + place[name] * (WIDTH + GAP), height - MARGIN - HEIGHT / 2 - level(name) * ROW) for name in targets}


def spread(name, others, other):
    """Where the line to one of several targets meets the box of a target, beside the lines to the others."""
    order = sorted(others, key=lambda each: centre[each][0])
    return centre[name][0] + (order.index(other) - (len(order) - 1) / 2) * SPREAD


out = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    f' font-family="system-ui, sans-serif" font-size="{FONT}" text-anchor="middle" role="img">',
    "<title>The targets of the package, each above those that it uses</title>",
    f"<style>{STYLE}</style>",
    '<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">'
    '<path class="head" d="M0 1 L10 5 L0 9 Z"/></marker>',
    f'<rect class="ground" width="{width:.0f}" height="{height:.0f}"/>',
    f'<text class="soft" x="{MARGIN}" y="{height - MARGIN}" font-size="13" text-anchor="start">An arrow points to what a target uses.</text>',
]
for name in sorted(targets):
    for other in direct(name):
        x, u = spread(name, direct(name), other), spread(other, users[other], name)
        y, v = centre[name][1] + HEIGHT / 2, centre[other][1] - HEIGHT / 2 - 1
        out.append(f'<path class="line" marker-end="url(#head)" d="M{x:.0f} {y:.0f} C{x:.0f} {(y + v) / 2:.0f} {u:.0f} {(y + v) / 2:.0f} {u:.0f} {v:.0f}"/>')
for name in sorted(targets):
    x, y = centre[name]
    kind = targets[name]["type"] if targets[name]["type"] in ("macro", "executable") else "library"
    out.append(f'<rect class="box {kind}" x="{x - WIDTH / 2:.0f}" y="{y - HEIGHT / 2:.0f}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>')
    out.append(f'<text class="ink" x="{x:.0f}" y="{y + 4:.0f}">{name}</text>')
text = "\n".join(out) + "\n</svg>\n"

if "--check" in sys.argv:
    if not picture.exists() or picture.read_text(encoding="utf-8") != text:
        sys.exit(f"error: {picture.relative_to(root)} is not what the manifest says; run Scripts/make-target-graph.py")
else:
    picture.write_text(text, encoding="utf-8")
    print(f"wrote {picture.relative_to(root)}")
