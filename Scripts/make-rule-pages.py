#!/usr/bin/env python3
"""Makes the reference of every rule, from what `proviso list --json` says.

    python3 Scripts/make-rule-pages.py [--check]

One page a group of rules, Sources/Proviso/Documentation.docc/Rules/Rules-GROUP.md, and a page that leads to all rules. A group
is the folder that the rules' files lie in. --check writes nothing, and fails when a page would change. PROVISO_COMMAND names the
command; without it, the one that `swift build --traits Macros,Command` made.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
sources = [root / "Sources/ProvisoCore/Rules", root / "Sources/ProvisoIdentifiers",
           root / "Sources/ProvisoSchema"]
command = os.environ.get("PROVISO_COMMAND") or str(pathlib.Path(subprocess.run(
    ["swift", "build", "--traits", "Macros,Command", "--show-bin-path"], cwd=root, check=True, capture_output=True, text=True,
).stdout.strip()) / "proviso")
listing = json.loads(subprocess.run([command, "list", "--json"], check=True, capture_output=True).stdout)
rules = {rule["name"]: rule for rule in listing["rules"]}

# The pages in their order: the folder, the title and what is on it.
GROUPS = {
    "General": ("Rules for values of any kind", "Empty and missing values, text and numbers, lists and objects, comparisons."),
    "Filters": ("Filters", "Rules that change values or make attributes safe to assign, and report nothing."),
    "Text": ("Rules for letters", "What a text may contain."),
    "Numbers": ("Rules for numbers", "Numbers and positions."),
    "Dates": ("Rules for dates and times", "Dates, times, durations, time zones."),
    "Internet": ("Rules for the internet", "Email and web addresses, names of hosts, and network addresses."),
    "Identifiers": ("Rules for identifiers", "Numbers and keys that identify something, many with check digits."),
    "Countries": (
        "Rules for numbers of countries",
        "Telephone numbers, postal codes, and numbers that countries issue; see <doc:Numbers>. They come with the product\n"
        "`ProvisoIdentifiers`: `RuleRegistry.standard.adding(.identifiers)`. The command has them built in."),
    "Industry": (
        "Rules for numbers of industries",
        "Numbers and keys that industries issue, many with check digits; see <doc:Numbers>. They come with the product\n"
        "`ProvisoIdentifiers`: `RuleRegistry.standard.adding(.identifiers)`. The command has them built in."),
    "Codes": ("Rules for codes", "Codes of countries, currencies, languages and colors."),
    "Cards": ("Rules for payment cards", "Numbers, expiry dates and security codes."),
    "Encodings": ("Rules for encodings", "Texts that encode bytes or data."),
    "Across": ("Rules across records", "Rules that compare records with each other."),
}


def group_of(name):
    if not rules[name]["codes"]:
        return "Filters"
    for folder in sources:
        for path in folder.rglob("*.swift"):
            if re.search(rf'static (?:let (?:name|ruleName) =|var ruleName: String \{{) "{name}"(?: \}})?$', path.read_text(encoding="utf-8"), flags=re.M):
                group = path.relative_to(folder).parts[0]
                # What is no folder of countries is one of an industry.
                other = "Industry" if folder == sources[1] else "General"
                return group if group in GROUPS else other
    sys.exit(f"{__file__}: no file in {', '.join(map(str, sources))} has the rule {name}")


groups = {group: [] for group in GROUPS}
for name in rules:
    groups[group_of(name)].append(name)


def cell(text):
    """A text in a cell of a table; what stands in backquotes stays."""
    parts = re.split(r"(`[^`]*`)", text)
    for index, part in enumerate(parts):
        marks = "|" if part.startswith("`") else "\\*_[]<>|"
        parts[index] = "".join("\\" + character if character in marks else character for character in part)
    return "".join(parts)


def code(value):
    """A value as JSON, in a cell."""
    text = json.dumps(value, ensure_ascii=False)
    # Letters that look like others say so.
    text = "".join(f"\\u{ord(character):04x}" if 0x400 <= ord(character) < 0x530 else character for character in text)
    return "`" + text.replace("|", "\\|") + "`"


def takes(option):
    schema = option["schema"]
    words = option.get("choices")
    if words and option["type"] != "true or false":
        names = ", ".join(f"`{word}`" for word in words)
        return ("some of " if option["type"].startswith("a list") else "") + names
    text = cell(option["type"])
    if option["type"] == "a whole number" and "minimum" in option:
        text += f", {option['minimum']} " + (f"to {option['maximum']}" if "maximum" in option else "or more")
    return text + (", see <doc:RuleDocuments>" if schema.get("$ref") == "#/$defs/condition" else "")


def option_table(options):
    rows = [
        f"| `{option['name']}` | {takes(option)} | "
        + ("required" if option.get("required") else code(option["default"]) if "default" in option else "")
        + f" | {cell(option['help'])} |"
        for option in options
    ]
    return "| option | value | default | meaning |\n|---|---|---|---|\n" + "\n".join(rows) + "\n"


def yaml(value):
    """A value as YAML in flow style: JSON, but for texts that need no quotation marks."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {yaml(member)}" for key, member in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(yaml, value)) + "]"
    if isinstance(value, str) and re.fullmatch(r"[A-Za-z][A-Za-z.]*", value) and value not in ("true", "false", "null"):
        return value
    return json.dumps(value, ensure_ascii=False)


def example_part(rule, example):
    attributes = example["attributes"]
    entry = {"attributes": attributes[0] if len(attributes) == 1 else attributes, "type": rule["name"], **example["options"]}
    what = {"value": "value", "record": "record", "records": "records"}[example["subject"]]
    out = f"```yaml\n- {yaml(entry)}\n```\n\n"
    if example["changes"]:
        return out + f"| {what} | becomes |\n|---|---|\n" + "".join(
            f"| {code(change['value'])} | {code(change['result'])} |\n" for change in example["changes"])
    rows = [f"| {code(value)} | passes |\n" for value in example["passes"]]
    rows += [f"| {code(failure['value'])} | `{failure['code']}` |\n" for failure in example["fails"]]
    return out + f"| {what} | result |\n|---|---|\n" + "".join(rows)


def section(name):
    rule = rules[name]
    parts = [f"## {name}\n", rule["summary"] + "\n"]
    messages = {f"The message for `{entry['code']}`." for entry in rule["codes"]}
    own = [option for option in rule["options"] if option["help"] not in messages]
    texts = [option["name"] for option in rule["options"] if option["help"] in messages]
    if rule["personal"]:
        parts.append("Values are personal: an attribute with this rule is sensitive, unless the document says `sensitive: false`.\n")
    if own:
        parts.append(option_table(own))
    if texts:
        parts.append("Options for its messages: " + ", ".join(f"`{text}`" for text in texts) + ".\n")
    if rule["codes"]:
        rows = []
        for entry in rule["codes"]:
            places = ", ".join(f"`{{{place}}}`" for place in entry["placeholders"])
            rows.append(f"| `{entry['code']}` | {cell(entry['message'])} | {places} |")
        rows += [f"| `{entry['wording']}` | {cell(entry['message'])} | |" for entry in rule["wordings"]]
        parts.append("| code | message | placeholders |\n|---|---|---|\n" + "\n".join(rows) + "\n")
    parts += [example_part(rule, example) for example in rule["examples"]]
    return "\n".join(parts)


MADE = "`Scripts/make-rule-pages.py` makes this page from the output of `proviso list --json`."


def page(group):
    title, about = GROUPS[group]
    names = groups[group]
    return (
        f"# {title}\n\n{about}\n\n## Overview\n\n"
        f"{', '.join(f'`{name}`' for name in names)}. <doc:RuleReference> has the options that every rule takes. Every message\n"
        "can have the placeholders `{attribute}`, `{article}` and `{value}`. A code with a slash is another wording of its message.\n"
        f"{MADE}\n\n" + "\n".join(section(name) for name in names)
    )


def index():
    rows = "".join(f"| `{name}` | {cell(rules[name]['summary'])} | <doc:Rules-{group_of(name)}> |\n" for name in rules)
    return (
        "# Reference of the rules\n\nFind a rule, with its options, codes, messages and examples.\n\n## Overview\n\n"
        "`proviso list RULE` prints the same in a terminal, and `proviso list --json` prints it for programs. "
        f"There are {len(rules)} rules. {MADE}\n\n"
        f"| rule | | page |\n|---|---|---|\n{rows}\n"
        "## Options of every rule\n\n" + option_table(listing["commonOptions"])
        + "\n## Filters by name\n\nThe names that `filter` accepts: " + ", ".join(f"`{name}`" for name in listing["filters"])
        + ".\n\n## Topics\n\n### Rules\n\n" + "".join(f"- <doc:Rules-{group}>\n" for group in GROUPS)
    )


folder = root / "Sources/Proviso/Documentation.docc/Rules"
pages = {folder / f"Rules-{group}.md": page(group) for group in GROUPS}
pages[folder / "RuleReference.md"] = index()
check = "--check" in sys.argv
changed = [path for path, text in pages.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
extra = [path for path in folder.glob("*.md") if path not in pages]
for path in changed + extra:
    if not check:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(pages[path], encoding="utf-8") if path in pages else path.unlink()
    print(("differs: " if check else "wrote ") + str(path.relative_to(root)))
sys.exit(1 if check and changed + extra else 0)
