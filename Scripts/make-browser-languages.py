#!/usr/bin/env python3
"""Makes the languages that a page loads, Browser/languages, from the tables of ProvisoLanguages and the String Catalog.

    python3 Scripts/make-browser-languages.py [--check]

Each language is a file: how it writes, and what its regions write otherwise, as a line of JSON, and its messages, a line each in the
order of CatalogTable, and then in that of IdentifierCatalogs. index.json says which file serves a tag. --check writes nothing, and fails when a file would change.
"""

import argparse
import json
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
arguments = argparse.ArgumentParser()
arguments.add_argument("--check", action="store_true")
options = arguments.parse_args()
tables = root / "Sources/ProvisoLanguages"
identifiers = root / "Sources/ProvisoIdentifiers"

STRING = r'"((?:[^"\\]|\\.)*)"'
ARGUMENTS = r'(?:"(?:[^"\\]|\\.)*"|[^)"])*'
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "0": "\0", "r": "\r", "'": "'"}


def unescape(text):
    """The text of a literal of Swift."""
    return re.sub(
        r"\\(?:u\{([0-9A-Fa-f]+)\}|(.))",
        lambda found: chr(int(found[1], 16)) if found[1] else ESCAPES[found[2]], text)


def numbers(source):
    """A NumberStyle: what differs from its defaults."""
    names = {
        "decimalSeparator": "decimal", "groupingSeparator": "grouping", "minusSign": "minus", "zero": "zero", "percent": "percent",
    }
    style = {}
    for name, text in re.findall(rf"(\w+): {STRING}", source):
        style[names[name]] = unescape(text)
    for name, number in re.findall(r"(\w+): (\d+)", re.sub(STRING, '""', source)):
        style[name] = int(number)
    return style


def argument(source, pattern):
    found = re.search(pattern, source)
    return found[1] if found else None


def language(source):
    data = {
        "tag": unescape(argument(source, rf"tag: {STRING}")),
        "plurals": argument(source, r"plurals: (?:PluralRule)?\.`?(\w+)`?"),
    }
    style = numbers(argument(source, rf"numbers: NumberStyle\(({ARGUMENTS})\)") or "")
    if style:
        data["numbers"] = style
    dates = argument(source, rf"dates: DateStyle\(table: {STRING}\)")
    if dates:
        data["dates"] = unescape(dates)
    lists = argument(source, rf"lists: ListStyle\(({ARGUMENTS})\)")
    data["lists"] = {name: unescape(text) for name, text in re.findall(rf"(\w+): {STRING}", lists)}
    adjustment = argument(lists, r"adjustment: \.(\w+)")
    if adjustment:
        data["lists"]["adjustment"] = adjustment
    quotes = re.search(rf"quotes: \({STRING}, {STRING}\)", source)
    data["quotes"] = [unescape(quotes[1]), unescape(quotes[2])]
    if "isRightToLeft: true" in source:
        data["isRightToLeft"] = True
    return data


def cases(path):
    """The cases of a switch over tags: the tags of each, and its Swift."""
    text = (tables / "Tables" / path).read_text(encoding="utf-8")
    body = text[text.index("switch tag {"):]
    for found in re.finditer(r'        case ((?:"[^"]*"(?:, )?)+):(.*?)(?=\n        case |\n        default)', body, re.S):
        yield re.findall(STRING, found[1]), found[2]


def messages(folder, tag):
    text = (folder / f"Catalogs/Messages-{tag}.swift").read_text(encoding="utf-8")
    block = text[text.index('#"""\n') + 5:text.rindex('"""#')]
    lines = block.split("\n")[:-1]
    return "\n".join(line[8:] for line in lines)


def compact(data):
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def table(name):
    """A dictionary of FallbackTables."""
    text = (tables / "Tables/FallbackTables.swift").read_text(encoding="utf-8")
    body = text[text.index(f"static let {name}:"):]
    return dict(re.findall(rf"{STRING}: {STRING}", body[:body.index("\n    ]")]))


aliases, parents, scripts, regional_scripts = (table(name) for name in ("aliases", "parents", "scripts", "regionalScripts"))
regional_numbers, digits, regional_dates = {}, {}, {}
for tags, source in cases("RegionalNumbers.swift"):
    regional_numbers.update(dict.fromkeys(tags, numbers(source)))
source = (tables / "Tables/RegionalNumbers.swift").read_text(encoding="utf-8")
for found in re.finditer(r'        case (\(.*\)):\n(.*)', source):
    for tag, system in re.findall(rf"\({STRING}, {STRING}\)", found[1]):
        digits[tag, system] = numbers(found[2])
for tags, source in cases("RegionalDates.swift"):
    regional_dates.update(dict.fromkeys(tags, unescape(re.search(rf"table: {STRING}", source)[1])))


def split(tag):
    parts = tag.split("-")
    script = next((part for part in parts[1:] if len(part) == 4), None)
    region = next((part for part in parts[1:] if len(part) in (2, 3)), None)
    return parts[0], script, region


def chain(tag):
    """The tags to look for, as Fallback.chain(for:) finds them."""
    language, script, region = split(tag)
    if language in aliases:
        alias, alias_script, alias_region = split(aliases[language])
        script = script or (alias_script if region is None or alias_region is None else None)
        language, region = alias, region or alias_region
    usual = scripts.get(language)
    if usual is None:
        return
    script = script or regional_scripts.get(f"{language}-{region}", usual)
    current = "-".join(part for part in (language, None if script == usual else script, region) if part)
    seen = set()
    while current and current not in seen:
        seen.add(current)
        yield {"zh": "zh-Hans", "pt-PT": "pt"}.get(current, current)
        if current in parents:
            current = parents[current]
        else:
            current, _, last = current.rpartition("-")
            if len(last) == 4:
                return


def entry(tag, system=None):
    """Which file serves a tag, and what is written otherwise than there."""
    found = {}
    for name in chain(tag):
        if system and "digits" not in found and (name, system) in digits:
            found["digits"] = digits[name, system]
        if "numbers" not in found and name in regional_numbers:
            found["numbers"] = regional_numbers[name]
        if "dates" not in found and name in regional_dates:
            found["dates"] = regional_dates[name]
        if name in ("de-CH", "de-LI"):
            found["spelling"] = {"letter": "ß", "is": "ss"}
        if name in languages:
            if "digits" in found:
                found["numbers"] = found.pop("digits")
            return {"file": name, **found} if found else name
    return None


files = {}
english = (root / "Sources/ProvisoCore/Messages/Languages/MessageLanguage+English.swift").read_text(encoding="utf-8")
languages = {"en": {**language(english[english.index("MessageLanguage("):]), "plurals": "en"}}
for (tag, *_), source in cases("Languages.swift"):
    if tag != "en":
        languages[tag] = language(source)
# The script of a page takes subtags off the end until there is an entry, and so needs none that says the same.
found = {tag: tag for tag in languages}
named = {*aliases, *parents, *regional_scripts, *regional_numbers, *regional_dates, "de-CH", "de-LI", "zh", "no", "nn"}
for tag in sorted(named, key=lambda tag: (tag.count("-"), tag)):
    if tag not in found and (served := entry(tag)) and served != found.get(tag.rpartition("-")[0]):
        found[tag] = served
for language_tag, system in sorted({(tag.partition("-")[0], system) for tag, system in digits}):
    for tag in [tag for tag in found if tag.partition("-")[0] == language_tag and "-u-" not in tag]:
        if (served := entry(tag, system)) != found[tag]:
            found[f"{tag}-u-nu-{system}"] = served
index = {}
for tag, served in sorted(found.items()):
    if isinstance(served, dict):
        name = served.pop("file")
        languages[name].setdefault("regions", {})[tag] = served
    else:
        name = served
    index[tag] = name
for tag, data in languages.items():
    files[f"languages/{tag}.txt"] = compact(data) + "\n" + ("" if tag == "en" else "\n".join(messages(folder, tag) for folder in (tables, identifiers)))
files["languages/index.json"] = "{\n" + ",\n".join(f"{compact(tag)}:{compact(name)}" for tag, name in index.items()) + "\n}\n"

changed = []
for name, text in files.items():
    path = root / "Browser" / name
    if path.exists() and path.read_text(encoding="utf-8") == text:
        continue
    changed.append(name)
    if not options.check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
if options.check and changed:
    sys.exit(f"make-browser-languages: {', '.join(changed)} would change; run Scripts/make-browser-languages.py")
