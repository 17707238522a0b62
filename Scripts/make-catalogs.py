#!/usr/bin/env python3
"""Makes the catalogues of messages from the String Catalogs in Localization.

- Localization/Proviso.xcstrings becomes Sources/ProvisoLanguages/Catalogs/ and the English catalogue of ProvisoCore;
- Localization/Identifiers.xcstrings becomes Sources/ProvisoIdentifiers/Catalogs/, in all languages.

    python3 Scripts/make-catalogs.py [--check]

The String Catalogs are the one source of all translations; Xcode and other tools for translators edit them. Their keys are
the codes of violations, CODE/WORDING, title/TITLE, word/WORD, or reason/REASON. Rules say their English messages beside their
code too; a test makes sure that they are the same. This script refuses a catalogue in which a language lacks a message, a placeholder,
or a plural form that CLDR names for it. A form that stands for a single number may leave the number out and say it in a
word, or in the noun, as Arabic and Hebrew do.
--check writes nothing, and fails when a file would change.
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

ORDER = ("zero", "one", "two", "few", "many", "other")
problems = []
source = root / "Localization/Proviso.xcstrings"


rules = (root / "Sources/ProvisoLanguages/Tables/PluralRules.swift").read_text(encoding="utf-8")


def rule_name(tag):
    table = (root / "Sources/ProvisoLanguages/Tables/Languages.swift").read_text(encoding="utf-8")
    rule = re.search(rf'case "{tag}":\s+MessageLanguage\(\s+tag: "{tag}",\s+plurals: \.([`\w]+)', table)
    if not rule:
        raise SystemExit(f"{source}: {tag} is not a language of Scripts/make-languages.py")
    return rule[1]


def single_numbers(tag):
    """The plural forms of a language that stand for one whole number each: `n = 1`, but not `n % 10 = 1` or `i = 0,1`."""
    if tag == "en":
        return {"one"}
    comment = re.search(rf"((?:    ///.*\n)+)    static let {rule_name(tag)} =", rules)[1]
    found = dict(re.findall(r"/// - (\w+): `([^`]*)`", comment))
    return {
        name for name, condition in found.items()
        if all(re.fullmatch(r"[ni] = \d|v = 0|i = 0 and v != 0", part)
               for clause in condition.split(" or ")
               for part in ([clause] if clause == "i = 0 and v != 0" else clause.split(" and ")))
    }


def categories(tag):
    """The plural forms of a language, as Scripts/make-languages.py took them from CLDR."""
    if tag == "en":
        return ["one", "other"]
    found = re.search(rf"static let {rule_name(tag)} = PluralRule\(categories: \[([^]]*)\]", rules)[1]
    return [name.strip(" .") for name in found.split(",")]


def places(text):
    return sorted(re.findall(r"\{(\w+)\}", text))


def forms(entry):
    """The texts of one message by plural form, or under None when there is one."""
    if "stringUnit" in entry:
        return {None: entry["stringUnit"]["value"]}
    return {name: form["stringUnit"]["value"] for name, form in entry["variations"]["plural"].items()}


NUMBERS = {"min", "max", "length", "count", "minAge", "found"}


def read(path):
    """The keys of a String Catalog, each with the number that chooses its plural form, and the messages by language."""
    catalog = json.loads(path.read_text(encoding="utf-8"))
    assert catalog["sourceLanguage"] == "en"
    strings = {key: entry["localizations"] for key, entry in sorted(catalog["strings"].items())}
    tags = sorted({tag for entry in strings.values() for tag in entry})
    keys = []
    lines = {tag: [] for tag in tags}
    for key, entry in strings.items():
        english = forms(entry["en"])
        plural = ""
        if None not in english:
            # The number is the one placeholder that may be one.
            (plural,) = [place for place in places(english["other"]) if place in NUMBERS]
        keys.append(f"{key}|{plural}".strip("|"))
        wanted = places(english.get(None) or english["other"])
        for tag in tags:
            if tag not in entry:
                problems.append(f"{key} has no message in {tag}")
                continue
            texts = forms(entry[tag])
            expected = [None] if None in english else categories(tag)
            if sorted(texts, key=str) != sorted(expected, key=str):
                problems.append(f"{key} in {tag} has the forms {list(texts)} instead of {expected}")
                continue
            for name, text in texts.items():
                spoken = [place for place in wanted if place != plural]
                if places(text) != wanted and not (name in single_numbers(tag) and places(text) == spoken):
                    problems.append(f"{key} in {tag} ({name}) has the places {places(text)} instead of {wanted}")
                if re.search(r"[|\n\r]|\"\"\"", text) or text != text.strip():
                    problems.append(f"{key} in {tag} ({name}) holds a character that it must not")
            lines[tag].append("|".join(texts[name] for name in expected))
    return tags, keys, lines


tags, keys, lines = read(source)
identifiers = root / "Localization/Identifiers.xcstrings"
identifier_tags, identifier_keys, identifier_lines = read(identifiers)
if identifier_tags != tags:
    problems.append(f"{identifiers.name} has the languages {identifier_tags} instead of {tags}")
if any("|" in key for key in identifier_keys):
    problems.append(f"{identifiers.name} has plural forms, and what reads it knows no plural rules")
if problems:
    sys.exit("\n".join(problems))

HEADER = """// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.
"""
folder = "Sources/ProvisoLanguages/Catalogs"
files = {}


def name(tag):
    """A Swift name: `de`, `ptBR`; one that is a keyword is quoted."""
    return "`is`" if tag == "is" else tag.replace("-", "")


def block(lines, spaces):
    return '#"""\n' + "".join(f"{' ' * spaces}{line}\n" for line in lines) + " " * spaces + '"""#'


for tag in tags:
    if tag != "en":
        files[f"{folder}/Messages-{tag}.swift"] = (
            HEADER
            + "\ninternal import ProvisoCore\n\nextension CatalogTables {\n"
            + f"    static let {name(tag)} = CatalogTable.read(\n        \"{tag}\",\n        {block(lines[tag], 8)})\n}}\n"
        )
cases = "".join(f'        case "{tag}": {name(tag)}\n' for tag in tags if tag != "en")
files[f"{folder}/CatalogTables.swift"] = (
    HEADER
    + "\ninternal import ProvisoCore\n\n/// The messages by language.\nenum CatalogTables {\n"
    + "    static let tags = [" + ", ".join(f'"{tag}"' for tag in tags) + "]\n\n"
    + "    /// Each language's table is read when it is first asked for.\n"
    + "    static func messages(for tag: String) -> [String: CatalogMessage]? {\n        switch tag {\n"
    + cases + "        default: nil\n        }\n    }\n}\n"
)

files["Sources/ProvisoCore/Messages/CatalogTable+English.swift"] = (
    HEADER
    + "\nextension CatalogTable {\n"
    + "    /// The keys of the messages, each with the parameter that chooses its plural form if it has some.\n"
    + f"    static let keys = {block(keys, 8)}\n\n"
    + "    /// The English messages.\n"
    + f"    static let english = {block(lines['en'], 8)}\n}}\n"
)

IDENTIFIERS_HEADER = HEADER.replace(source.name, identifiers.name)
own_folder = "Sources/ProvisoIdentifiers/Catalogs"
for tag in tags:
    files[f"{own_folder}/Messages-{tag}.swift"] = (
        IDENTIFIERS_HEADER
        + "\ninternal import ProvisoCore\n\nextension IdentifierCatalogs {\n"
        + f"    static let {name(tag)} = read(\n        {block(identifier_lines[tag], 8)})\n}}\n"
    )
cases = "".join(f'        case "{tag}": {name(tag)}\n' for tag in tags)
files[f"{own_folder}/IdentifierCatalogs+Languages.swift"] = (
    IDENTIFIERS_HEADER
    + "\ninternal import ProvisoCore\n\nextension IdentifierCatalogs {\n"
    + "    static let tags = [" + ", ".join(f'"{tag}"' for tag in tags) + "]\n\n"
    + "    /// Each language's table is read when it is first asked for.\n"
    + "    static func messages(for tag: String) -> [String: CatalogMessage]? {\n        switch tag {\n"
    + cases + "        default: nil\n        }\n    }\n}\n"
)
files[f"{own_folder}/IdentifierCatalogs+Keys.swift"] = (
    IDENTIFIERS_HEADER
    + "\nextension IdentifierCatalogs {\n    /// The keys of the messages.\n"
    + f"    static let keys = {block(identifier_keys, 8)}\n}}\n"
)

changed = []
for path, text in files.items():
    target = root / path
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        changed.append(path)
        if not options.check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
for place in (folder, own_folder):
    for target in (root / place).glob("*.swift"):
        if f"{place}/{target.name}" not in files:
            changed.append(str(target.relative_to(root)))
            if not options.check:
                target.unlink()
for path in changed:
    print(("differs: " if options.check else "wrote ") + path)
sys.exit(1 if options.check and changed else 0)
