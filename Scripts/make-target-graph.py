#!/usr/bin/env python3
"""Draws the targets of the package and what each of them uses, from Package.swift.

    Scripts/make-target-graph.py            writes Sources/Proviso/Documentation.docc/targets.svg
    Scripts/make-target-graph.py --check    fails where that is not what it would write

A target stands above all that it uses; tests are left out, and so is a line where a longer way says the same.
"""
import functools
import json
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
picture = root / "Sources/Proviso/Documentation.docc/targets.svg"
WIDTH, HEIGHT, GAP, ROW, MARGIN = 150, 44, 24, 104, 16

package = json.loads(subprocess.run(
    ["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True, text=True).stdout)
targets = {target["name"]: target for target in package["targets"] if target["type"] != "test" and not target.get("path")}


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


levels = [[name for name in targets if level(name) == number] for number in range(1 + max(map(level, targets)))]
# Each where those that it uses stand, so that lines cross little.
place = {}
for names in levels:
    names.sort(key=lambda name: (sum(place[other] for other in direct(name)) / len(direct(name)) if direct(name) else 0, name))
    for index, name in enumerate(names):
        place[name] = index - (len(names) - 1) / 2
widest = max(map(len, levels))
width = widest * (WIDTH + GAP) - GAP + 2 * MARGIN
height = (len(levels) - 1) * ROW + HEIGHT + 2 * MARGIN
centre = {name: (width / 2 + place[name] * (WIDTH + GAP), height - MARGIN - HEIGHT / 2 - level(name) * ROW) for name in targets}

out = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    ' font-family="system-ui, sans-serif" font-size="14" text-anchor="middle">',
    "<title>The targets of the package, each above those that it uses</title>",
    f'<rect width="{width:.0f}" height="{height:.0f}" fill="#ffffff"/>',
    '<g stroke="#8a8f98" stroke-width="1.5" fill="none">',
]
for name in sorted(targets):
    for other in direct(name):
        (x, y), (u, v) = centre[name], centre[other]
        y, v = y + HEIGHT / 2, v - HEIGHT / 2
        out.append(f'<path d="M{x:.0f} {y:.0f} C{x:.0f} {(y + v) / 2:.0f} {u:.0f} {(y + v) / 2:.0f} {u:.0f} {v:.0f}"/>')
out.append("</g>")
for name in sorted(targets):
    x, y = centre[name]
    fill = {"macro": "#fdeecb", "executable": "#dcefdc"}.get(targets[name]["type"], "#dfe9f7")
    out.append(f'<rect x="{x - WIDTH / 2:.0f}" y="{y - HEIGHT / 2:.0f}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{fill}" stroke="#5b6470"/>')
    out.append(f'<text x="{x:.0f}" y="{y + 5:.0f}" fill="#1b1f24">{name}</text>')
text = "\n".join(out) + "\n</svg>\n"

if "--check" in sys.argv:
    if not picture.exists() or picture.read_text(encoding="utf-8") != text:
        sys.exit(f"error: {picture.relative_to(root)} is not what the manifest says; run Scripts/make-target-graph.py")
else:
    picture.write_text(text, encoding="utf-8")
    print(f"wrote {picture.relative_to(root)}")
