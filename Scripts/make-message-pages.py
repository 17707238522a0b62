#!/usr/bin/env python3
"""Makes the pages of the documentation that show every message in every language.

    python3 Scripts/make-message-pages.py [--check]

One page a language, Sources/ProvisoLanguages/Documentation.docc/Messages/Messages-TAG.md, and a page that leads to all of
them, from Localization/Proviso.xcstrings. A change of one translation changes one line of one page. --check writes nothing,
and fails when a page would change.
"""

import argparse
import json
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parent.parent
arguments = argparse.ArgumentParser()
arguments.add_argument("--check", action="store_true")
options = arguments.parse_args()

ORDER = ("zero", "one", "two", "few", "many", "other")
RIGHT_TO_LEFT = {"ar", "fa", "he"}
# RIGHT-TO-LEFT ISOLATE, LEFT-TO-RIGHT ISOLATE, POP DIRECTIONAL ISOLATE (UAX #9).
RLI, LRI, PDI = "\u2067", "\u2066", "\u2069"
# The names of the languages in English and in themselves.
NAMES = {
    "ar": ("Arabic", "العربية"), "bg": ("Bulgarian", "български"), "bn": ("Bengali", "বাংলা"),
    "ca": ("Catalan", "català"), "cs": ("Czech", "čeština"), "da": ("Danish", "dansk"), "de": ("German", "Deutsch"),
    "el": ("Greek", "Ελληνικά"), "en": ("English", "English"), "es": ("Spanish", "español"), "et": ("Estonian", "eesti"),
    "eu": ("Basque", "euskara"), "fa": ("Persian", "فارسی"), "fi": ("Finnish", "suomi"), "fr": ("French", "français"),
    "he": ("Hebrew", "עברית"), "hi": ("Hindi", "हिन्दी"), "hr": ("Croatian", "hrvatski"), "hu": ("Hungarian", "magyar"),
    "id": ("Indonesian", "Indonesia"), "is": ("Icelandic", "íslenska"), "it": ("Italian", "italiano"),
    "ja": ("Japanese", "日本語"), "ko": ("Korean", "한국어"), "lt": ("Lithuanian", "lietuvių"),
    "lv": ("Latvian", "latviešu"), "ms": ("Malay", "Melayu"), "nb": ("Norwegian Bokmål", "norsk bokmål"),
    "nl": ("Dutch", "Nederlands"), "pl": ("Polish", "polski"), "pt": ("Portuguese (Portugal)", "português"),
    "pt-BR": ("Portuguese (Brazil)", "português (Brasil)"), "ro": ("Romanian", "română"), "ru": ("Russian", "русский"),
    "sk": ("Slovak", "slovenčina"), "sl": ("Slovene", "slovenščina"), "sr": ("Serbian (Cyrillic)", "српски"),
    "sr-Latn": ("Serbian (Latin)", "srpski"), "sv": ("Swedish", "svenska"), "ta": ("Tamil", "தமிழ்"),
    "th": ("Thai", "ไทย"), "tr": ("Turkish", "Türkçe"), "uk": ("Ukrainian", "українська"),
    "vi": ("Vietnamese", "Tiếng Việt"), "zh-Hans": ("Chinese (simplified)", "简体中文"),
    "zh-Hant": ("Chinese (traditional)", "繁體中文"),
}

catalog = json.loads((root / "Localization/Proviso.xcstrings").read_text(encoding="utf-8"))
strings = {key: entry["localizations"] for key, entry in sorted(catalog["strings"].items())}
tags = sorted({tag for entry in strings.values() for tag in entry})
unknown = [tag for tag in tags if tag not in NAMES]
if unknown:
    sys.exit(f"{__file__} has no names for the languages {', '.join(unknown)}")


def forms(entry):
    """The texts of one message with their plural forms, in CLDR's order; the form is empty when there is one text."""
    if "stringUnit" in entry:
        return [("", entry["stringUnit"]["value"])]
    plural = entry["variations"]["plural"]
    return [(form, plural[form]["stringUnit"]["value"]) for form in ORDER if form in plural]


def cell(text, tag):
    """A text as it stands in a cell of a table. DocC knows no direction, so marks in the text say it."""
    for mark in "\\`*_[]<>|":
        text = text.replace(mark, "\\" + mark)
    if tag in RIGHT_TO_LEFT:
        text = RLI + text.replace("{", LRI + "{").replace("}", "}" + PDI) + PDI
    return text


def page(tag):
    english, own = NAMES[tag]
    rows = [
        f"| `{key}` | {form} | {cell(text, tag)} |"
        for key, entry in strings.items() if tag in entry for form, text in forms(entry[tag])
    ]
    note = (
        "\nThe messages go from right to left: each stands between RIGHT-TO-LEFT ISOLATE (U+2067) and POP DIRECTIONAL\n"
        "ISOLATE (U+2069) here, and each place between LEFT-TO-RIGHT ISOLATE (U+2066) and U+2069. The messages themselves\n"
        "isolate so only what must keep its order, such as A–Z, 0–9.\n"
        if tag in RIGHT_TO_LEFT else ""
    )
    return (
        f"# Messages in {english}\n\n"
        f"{RLI + own + PDI if tag in RIGHT_TO_LEFT else own} (`{tag}`): every code, and what is said for it.\n\n"
        "## Overview\n\n"
        "A key is the code of a violation, or `CODE/WORDING` where a code has several wordings; `report.` begins what is said\n"
        "about violations together, `title/` the titles, `word/` what stands for values that are no text, and `reason/` what\n"
        "`{reason}` says. Where a number decides, there is a line for each plural form (CLDR). Names in braces are\n"
        "places that are filled. `Scripts/make-message-pages.py` made this page from `Localization/Proviso.xcstrings`.\n"
        f"{note}\n"
        "| key | form | message |\n|---|---|---|\n" + "\n".join(rows) + "\n"
    )


index = (
    "# Messages by language\n\n"
    "Every code in every language.\n\n"
    "## Overview\n\n"
    f"There are {len(strings)} messages in {len(tags)} languages, all from `Localization/Proviso.xcstrings`;\n"
    "`Scripts/make-message-pages.py` makes these pages.\n\n"
    "## Topics\n\n### Languages\n\n"
    + "".join(f"- <doc:Messages-{tag}>\n" for tag in sorted(tags, key=lambda tag: NAMES[tag][0]))
)

folder = root / "Sources/ProvisoLanguages/Documentation.docc/Messages"
pages = {folder / f"Messages-{tag}.md": page(tag) for tag in tags}
pages[folder / "MessagesByLanguage.md"] = index

changed = []
for path, text in pages.items():
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        changed.append(path)
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
for path in folder.glob("*.md"):
    if path not in pages:
        changed.append(path)
        if not options.check:
            path.unlink()
for path in changed:
    print(("differs: " if options.check else "wrote ") + str(path.relative_to(root)))
sys.exit(1 if options.check and changed else 0)
