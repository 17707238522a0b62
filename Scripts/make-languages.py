#!/usr/bin/env python3
"""Makes how each language writes numbers, dates, lists, plurals and quotations, from CLDR.

    apt-get install unicode-cldr-core
    pip install Babel
    python3 Scripts/make-languages.py [--cldr /usr/share/unicode/cldr/common] [--check]

Plural rules, the signs and patterns of numbers, lists, and the patterns and months of dates are those of Babel (PyPI), which
has a newer CLDR than Debian; all else is from Debian's unicode-cldr-core, which has what Babel leaves out: quotation marks,
fallback, from how many digits on numbers are grouped, how dates and times join in a sentence. What no pattern of CLDR can say
stands in FIRST_DAYS.

Writes Sources/ProvisoCore/Messages/Languages/MessageLanguage+English.swift, Sources/ProvisoLanguages/Tables/*.swift (but for the
messages, which make-catalogs.py writes) and the samples of plurals.xml into the tests. --check writes nothing, and
fails when a file would change.
"""

import argparse
import decimal
import functools
import gzip
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

import babel
import babel.core
import babel.localedata

LANGUAGES = (
    "en de fr es it pt pt-BR nl sv nb da fi is pl cs sk hu ro bg el hr sr sr-Latn sl lt lv et uk ru tr ar he fa hi bn "
    "ta th vi id ms zh-Hans zh-Hant ja ko ca eu"
).split()
# Where CLDR's name is another: its `pt` is that of Brazil, its Bokmål stands in `no`, its `zh` and `sr` have one script.
CLDR_NAMES = {"pt": "pt_PT", "pt-BR": "pt", "zh-Hans": "zh", "zh-Hant": "zh_Hant", "sr-Latn": "sr_Latn"}
# International English joins lists without a comma before “and”.
LIST_NAMES = {"en": "en_001"}
LIST_ADJUSTMENTS = {"es": "spanish", "he": "hebrew"}
# The pattern of Basque dates declines the month itself (`MMMM'ren'`), and so needs the name that stands alone.
STAND_ALONE_MONTHS = {"eu"}

# How dates and times of day join in a sentence (dateTimeFormat type="atTime", CLDR 42 and later), where Debian's CLDR has only
# the join for tables.
JOINS = {
    "el": "{1} 'στις' {0}", "es": "{1}, {0}", "it": "{1} 'alle' 'ore' {0}", "pt": "{1} 'às' {0}", "vi": "{0} 'ngày' {1}",
}
# Vietnamese names the year in a sentence: ngày 31 tháng 1 năm 2026.
DATES = {"vi": "d MMMM 'năm' y"}
# From how many digits before the first group on numbers are grouped, where CLDR has changed it since Debian's: 1234, but 12.345.
GROUPED_FROM = {"hu": 2, "it": 2, "sl": 2}
# What the first day of a month is called, where it is not the plain number.
FIRST_DAYS = {"fr": "1er", "pt": "1º"}

root = pathlib.Path(__file__).resolve().parent.parent
arguments = argparse.ArgumentParser()
arguments.add_argument("--cldr", type=pathlib.Path, default="/usr/share/unicode/cldr/common")
arguments.add_argument("--check", action="store_true")
options = arguments.parse_args()
cldr = options.cldr


def supplemental(name):
    return ElementTree.parse(cldr / "supplemental" / f"{name}.xml").getroot()


@functools.cache
def main(name):
    path = cldr / "main" / f"{name}.xml"
    return ElementTree.parse(path).getroot() if path.exists() else None


PARENTS = {
    child: parent.get("parent")
    for parent in supplemental("supplementalData").iter("parentLocale")
    for child in parent.get("locales").split()
}
# Those of locales that only the newer CLDR has, such as English in Spain.
PARENTS = {**babel.core.get_global("parent_exceptions"), **PARENTS}


def chain(name):
    """The locales that a locale inherits from, itself first."""
    while name != "root":
        yield name
        name = PARENTS.get(name) or (name.rpartition("_")[0] or "root")
    yield "root"


def is_final(element):
    return element.get("alt") is None and element.get("draft") in (None, "contributed", "approved")


def find(name, path):
    """The text of the first element with a path in the chain of inheritance."""
    for locale in chain(name):
        tree = main(locale)
        if tree is None:
            continue
        for element in tree.findall(path):
            if is_final(element) and element.text is not None and element.text != "↑↑↑":
                return element.text
    return None


DIGITS = {
    system.get("id"): system.get("digits")
    for system in supplemental("numberingSystems").iter("numberingSystem")
    if system.get("type") == "numeric"
}


@functools.cache
def newer(name):
    """The locale in Babel, or the nearest that it inherits from; `None` when there is none."""
    for locale in chain(name):
        try:
            return babel.Locale.parse(locale)
        except (babel.UnknownLocaleError, ValueError):
            continue
    return None


def symbol(locale, system, kind):
    # But for the Arabic ones, whose signs all locales of Babel have, root takes the signs of other digits from Europe's.
    for candidate in (system, "latn"):
        found = locale.number_symbols.get(candidate, {}).get(kind)
        if found is not None:
            return found
    raise SystemExit(f"{locale} has no {kind} for {system}")


def percent(locale, system):
    """The pattern of a share, with # for the number."""
    pattern = locale.percent_formats[None].pattern.split(";")[0]
    found = re.fullmatch(r"([^#0]*)[#,0]+([^#0]*)", pattern)
    assert found, (locale, pattern)
    return f"{found[1]}#{found[2]}".replace("%", symbol(locale, system, "percentSign"))


def number_style(name, system=None):
    locale = newer(name)
    system = system or locale.default_numbering_system
    pattern = locale.decimal_formats[None].pattern
    groups = pattern.split(";")[0].split(".")[0].split(",")
    style = {
        "decimalSeparator": symbol(locale, system, "decimal"),
        "groupingSeparator": symbol(locale, system, "group"),
        "minusSign": symbol(locale, system, "minusSign"),
        "zero": DIGITS[system][0],
        "minimumGroupingDigits": exception(GROUPED_FROM, name) or int(find(name, "numbers/minimumGroupingDigits")),
        "secondaryGroup": len(groups[-2]) if len(groups) > 2 else 3,
        "percent": percent(locale, system),
    }
    assert len(groups[-1]) == 3, (name, pattern)
    assert [ord(d) - ord(style["zero"]) for d in DIGITS[system]] == list(range(10))
    return style


STYLE_DEFAULTS = {
    "decimalSeparator": ".",
    "groupingSeparator": ",",
    "minusSign": "-",
    "zero": "0",
    "minimumGroupingDigits": 1,
    "secondaryGroup": 3,
    "percent": "#%",
}


def literal(text):
    """A Swift string, whose invisible characters are escaped."""
    shown = ""
    for character in text:
        code = ord(character)
        invisible = code in (0xA0, 0x202F, 0x2009) or 0x200B <= code <= 0x200F or code == 0x61C
        shown += f"\\u{{{code:X}}}" if invisible else "\\" + character if character in '"\\' else character
    return f'"{shown}"'


def style_source(style):
    arguments = [
        f"{key}: {literal(value) if isinstance(value, str) else value}"
        for key, value in style.items()
        if value != STYLE_DEFAULTS[key]
    ]
    return f"NumberStyle({', '.join(arguments)})"


def exception(table, name):
    """What a table of exceptions says for a locale, by its name in CLDR or by its language."""
    if name in table:
        return table[name]
    language = name.partition("_")[0]
    # `pt` is Brazil's: Portugal and those who follow it write otherwise.
    return None if language == "pt" and name not in ("pt", "pt_BR") else table.get(language)


GREGORIAN = "dates/calendars/calendar[@type='gregorian']"


def date_lines(name):
    """The lines of a DateStyle: patterns, halves of the day, era, the first day, the pattern in numbers and months."""

    def pattern(kind, length):
        return find(name, f"{GREGORIAN}/{kind}s/{kind}Length[@type='{length}']/{kind}/pattern")

    def uses(pattern, symbols):
        return re.search(f"[{symbols}]", re.sub("'[^']*'", "", pattern))

    locale = newer(name)
    # CLDR sets a narrow no-break space before the half of the day, and has the same with a blank for plain text (alt="ascii").
    date = exception(DATES, name) or locale.date_formats["long"].pattern.replace("\u202f", " ")
    join = exception(JOINS, name) or pattern("dateTimeFormat", "long")
    # Periods of the day such as “in the evening” (B) go by their halves here.
    time, seconds = (
        locale.time_formats[length].pattern.replace("B", "a").replace("\u202f", " ") for length in ("short", "medium")
    )
    zoned = pattern("timeFormat", "long").replace("B", "a")
    # Only where the offset stands is taken from the long pattern.
    zone = re.fullmatch(r"(?:(z )[^z]*|[^z]*?( [(\[]?z[)\]]?))", zoned)
    assert zone, (name, zoned)
    zoned = f"{zone[1]}{{0}}" if zone[1] else f"{{0}}{zone[2]}"
    for text, symbols in ((date, "yMLdG"), (time, "hHkKma"), (seconds, "hHkKmsa")):
        assert not re.search(f"(?![{symbols}])[A-Za-z]", re.sub("'[^']*'", "", text)), (name, text)
    assert not re.search("M{3}", date) or "MMMM" in date, (name, date)
    halves = ["", ""]
    if uses(time + seconds, "a"):
        # The wide names, as of months: Korean has Latin letters for short.
        path = f"{GREGORIAN}/dayPeriods/dayPeriodContext[@type='format']/dayPeriodWidth[@type='wide']/dayPeriod[@type='%s']"
        halves = [find(name, path % half) for half in ("am", "pm")]
    era = find(name, f"{GREGORIAN}/eras/eraAbbr/era[@type='1']") if uses(date, "G") else ""
    context = "stand-alone" if name.partition("_")[0] in STAND_ALONE_MONTHS else "format"
    months = [locale.months[context]["wide"][month] for month in range(1, 13)] if "MMMM" in date else []
    first = (exception(FIRST_DAYS, name) or "") if months else ""
    numeric = locale.datetime_skeletons["yMd"].pattern
    assert sorted(set(re.findall("[A-Za-z]", re.sub("'[^']*'", "", numeric)))) == ["M", "d", "y"], (name, numeric)
    lines = [date, time, seconds, join, zoned, *halves, era, first, numeric, *months]
    assert None not in lines, (name, lines)
    return lines


def date_source(name):
    return "DateStyle(table: " + literal("\n".join(date_lines(name))).replace("\n", "\\n") + ")"


def list_source(name, adjustment):
    patterns = {}
    for kind, label in (("start", "start"), ("middle", "middle"), ("end", "end"), ("2", "pair")):
        found = newer(name).list_patterns["standard"][kind]
        match = re.fullmatch(r"\{0\}(.*)\{1\}", found)
        assert match, (name, kind, found)
        patterns[label] = match[1]
    parts = [f"{key}: {literal(value)}" for key, value in patterns.items()]
    if adjustment:
        parts.append(f"adjustment: .{adjustment}")
    return f"ListStyle({', '.join(parts)})"


# Plural rules.

ORDER = ("zero", "one", "two", "few", "many", "other")


def clause(text):
    """A rule as CLDR spells it: Babel has `n mod 10 in 2..4` for `n % 10 = 2..4`."""
    return text.replace(" mod ", " % ").replace(" not in ", " != ").replace(" in ", " = ")


def cardinal(locale):
    rules = {category: clause(text) for category, text in locale.plural_form.rules.items()}
    return {category: rules.get(category, "") for category in ORDER if category in rules or category == "other"}


def samples(locale):
    """Numbers by category, chosen by Babel's own reading of the rules."""
    found = {}
    numbers = [*range(0, 31), 50, 100, 101, 102, 103, 111, 112, 121, 200, 1000, 1001, 10000, 1000000, 1000001, 2000000]
    decimals = ["0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "2.0", "2.1", "2.5", "5.0", "10.0", "10.1", "11.5", "21.1", "1000.0"]
    for number in [*map(str, numbers), *decimals]:
        found.setdefault(locale.plural_form(decimal.Decimal(number)), []).append(number)
    return found


plural_sets = []
plural_of = {}
for tag in LANGUAGES:
    rules = cardinal(newer(CLDR_NAMES.get(tag, tag)))
    if rules not in plural_sets:
        plural_sets.append(rules)
    plural_of[tag] = plural_sets.index(rules)


def plural_set(tag):
    return plural_of[tag]


def relation(text):
    match = re.fullmatch(r"([nivwftce])(?: % (\d+))? (=|!=) ([\d.,]+)", text.strip())
    operand, modulus, operator, ranges = match.groups()
    value = "o." + {"n": "i", "e": "c"}.get(operand, operand)
    if modulus:
        value += f" % {modulus}"
    tests = []
    for span in ranges.split(","):
        low, _, high = span.partition("..")
        tests.append(f"({low}...{high}).contains({value})" if high else f"{value} == {low}")
    joined = " || ".join(tests)
    if operand == "n":
        joined = f"o.isIntegral && {joined if len(tests) == 1 else f'({joined})'}"
        return f"!({joined})" if operator == "!=" else joined
    if operator == "!=":
        return joined.replace("==", "!=") if len(tests) == 1 and "==" in joined else f"!({joined})"
    return joined if len(tests) == 1 else f"({joined})"


def condition_source(text):
    alternatives = []
    clauses = text.split(" or ")
    for clause in clauses:
        parts = [relation(part) for part in clause.split(" and ")]
        joined = " && ".join(parts)
        alternatives.append(f"({joined})" if len(clauses) > 1 and "&&" in joined else joined)
    return " || ".join(alternatives)


def rule_source(index):
    cases = plural_sets[index]
    categories = ", ".join("." + category for category in ORDER if category in cases)
    if list(cases) == ["other"]:
        return "PluralRule(categories: [.other]) { _ in .other }"
    lines = [f"PluralRule(categories: [{categories}]) {{ o in"]
    for category in ORDER:
        if category in cases and category != "other":
            lines.append(f"    if {condition_source(cases[category])} {{ return .{category} }}")
    lines += ["    return .other", "}"]
    return "\n".join(lines)


def rule_comment(index):
    cases = plural_sets[index]
    return [f"/// - {c}: `{cases[c]}`" for c in ORDER if c in cases and c != "other"]


def indent(text, spaces):
    return "\n".join(" " * spaces + line if line else line for line in text.split("\n"))


def language_source(tag, rule, spaces):
    name = CLDR_NAMES.get(tag, tag)
    opening, closing = (find(name, f"delimiters/{kind}") for kind in ("quotationStart", "quotationEnd"))
    direction = find(name, "layout/orientation/characterOrder")
    parts = [
        f'tag: "{tag}"',
        f"plurals: {rule}",
        f"numbers: {style_source(number_style(name))}",
        f"dates: {date_source(name)}",
        f"lists: {list_source(LIST_NAMES.get(tag, name), LIST_ADJUSTMENTS.get(tag))}",
        f"quotes: ({literal(opening)}, {literal(closing)})",
    ]
    if direction == "right-to-left":
        parts.append("isRightToLeft: true")
    return "MessageLanguage(\n" + indent(",\n".join(parts), spaces) + ")"


changes = cldr.parents[2] / "doc/unicode-cldr-core/changelog.Debian.gz"
version = re.search(r"unicode-cldr-core \((\d+)", gzip.open(changes, "rt").read())[1]
HEADER = f"""// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR {babel.core.get_cldr_version()} (PyPI's Babel {babel.__version__}) and CLDR {version} (Debian's unicode-cldr-core).
// Data: © 1991-2025 Unicode, Inc., Unicode License v3.
"""

files = {}
used = sorted({plural_set(tag) for tag in LANGUAGES})
names = {}
for index in used:
    first = next(tag for tag in LANGUAGES if plural_set(tag) == index)
    names[index] = {"pt-BR": "brazil", "th": "none", "is": "`is`"}.get(first, first)

files["Sources/ProvisoCore/Messages/Languages/MessageLanguage+English.swift"] = (
    HEADER
    + "\nextension MessageLanguage {\n    /// English. Lists have no comma before “and”, as in CLDR's `en-001`.\n    public static let english = "
    + indent(
        language_source("en", rule_source(plural_set("en")), 4), 4
    ).lstrip()
    + "\n}\n"
)

rules = [HEADER, "\npackage import ProvisoCore\n", "\nextension PluralRule {"]
for index in used:
    tags = ", ".join(tag for tag in LANGUAGES if plural_set(tag) == index)
    rules.append(f"\n    /// {tags}\n")
    comment = rule_comment(index)
    if comment:
        rules.append("    ///\n" + "".join(f"    {line}\n" for line in comment))
    rules.append(f"    static let {names[index]} = {indent(rule_source(index), 4).lstrip()}\n")
rules.append(
    "\n    /// The rule of a name, as a file of a language that is data says it; `nil` for none of these.\n"
    "    package static func named(_ name: String) -> PluralRule? {\n        switch name {\n"
    + "".join('        case "{}": PluralRule.{}\n'.format(names[index].strip("`"), names[index]) for index in used)
    + "        default: nil\n        }\n    }\n")
files["Sources/ProvisoLanguages/Tables/PluralRules.swift"] = "".join(rules) + "}\n"

table = [HEADER, "\ninternal import ProvisoCore\n", "\n/// How the languages write, by tag. English is with the rules.\n"]
table.append("enum Languages {\n    static func language(_ tag: String) -> MessageLanguage? {\n        switch tag {\n")
table.append('        case "en": .english\n')
for tag in LANGUAGES[1:]:
    source = language_source(tag, "." + names[plural_set(tag)], 4)
    table.append(f'        case "{tag}":\n{indent(source, 12)}\n')
table.append("        default: nil\n        }\n    }\n}\n")
files["Sources/ProvisoLanguages/Tables/Languages.swift"] = "".join(table)

# Fallback: only what leads to the languages above.

likely = {entry.get("from"): entry.get("to") for entry in supplemental("likelySubtags").iter("likelySubtag")}
languages = {tag.partition("-")[0] for tag in LANGUAGES} | {"no", "nn"}
scripts = {language: likely[language].split("_")[1] for language in sorted(languages)}
regional = {
    source.replace("_", "-"): target.split("_")[1]
    for source, target in sorted(likely.items())
    if re.fullmatch(r"[a-z]{2,3}_([A-Z]{2}|\d{3})", source)
    and source.split("_")[0] in languages
    and target.split("_")[1] != scripts[source.split("_")[0]]
}
aliases = {}
for alias in supplemental("supplementalMetadata").iter("languageAlias"):
    source, target = alias.get("type"), alias.get("replacement").split()[0]
    if target.split("_")[0] in languages and re.fullmatch(r"[a-z]{2,3}", source):
        aliases[source] = target.replace("_", "-")
parents = {}
for child, parent in sorted(PARENTS.items()):
    language = child.split("_")[0]
    if language in languages and not (parent == "root" and "_" in child) and child != "nb" and language != "en":
        # English is one catalogue, whatever the region; Norwegian is Bokmål, which adds nothing to `no`.
        parents[child.replace("_", "-")] = {"no": "nb"}.get(parent, parent).replace("_", "-")
aliases["no"] = "nb"
aliases["nor"] = "nb"


def dictionary(name, comment, entries):
    lines = [f'        "{key}": "{value}",' for key, value in entries.items()]
    return f"\n    /// {comment}\n    static let {name}: [String: String] = [\n" + "\n".join(lines) + "\n    ]\n"


files["Sources/ProvisoLanguages/Tables/FallbackTables.swift"] = (
    HEADER
    + "\n/// What leads from the tag of a language to one that there are messages for (supplementalData.xml,\n"
    + "/// supplementalMetadata.xml, likelySubtags.xml).\nenum FallbackTables {"
    + dictionary("aliases", "Other codes of languages.", aliases)
    + dictionary("parents", "Where a locale inherits from, if not from itself without its last part.", parents)
    + dictionary("scripts", "The script that a language is written in if its tag does not say.", scripts)
    + dictionary("regionalScripts", "The script that a language is written in in a region, if it is another.", regional)
    + "}\n"
)

# Numbers and dates that a region writes in another way than the language's catalogue.

regions = {}
region_names = {}
regional_dates = {}
for stem in sorted({path.stem for path in (cldr / "main").glob("*.xml")} | set(babel.localedata.locale_identifiers())):
    parts = stem.split("_")
    if parts[0] not in languages or len(parts) == 1 or not re.fullmatch(r"[A-Z]{2}|\d{3}", parts[-1]):
        continue
    if len(parts) == 2 and "-".join(parts) in regional:
        continue
    script = parts[1] if len(parts) == 3 else scripts[parts[0]]
    if script != scripts[parts[0]] and f"{parts[0]}_{script}" not in PARENTS and f"{parts[0]}-{script}" not in LANGUAGES:
        # Only the newer CLDR has the script, and no messages are in it: Chinese in Latin letters.
        continue
    base = next((tag for tag in LANGUAGES if CLDR_NAMES.get(tag, tag) in chain(stem)), None)
    base = base or {"nn": "nb", "no": "nb"}.get(parts[0])
    if stem.startswith("zh_Hans") or stem.startswith("sr_Cyrl"):
        base = {"zh": "zh-Hans", "sr": "sr"}[parts[0]]
    if base is None:
        continue
    if stem.startswith("pt") and stem not in ("pt_BR",):
        base = "pt"
    name = "-".join([parts[0]] + ([script] if script != scripts[parts[0]] else []) + [parts[-1]])
    region_names[name] = (base, stem)
    style = number_style(stem)
    if style != number_style(CLDR_NAMES.get(base, base)):
        regions[name] = style_source(style)
    if date_lines(stem) != date_lines(CLDR_NAMES.get(base, base)):
        regional_dates[name] = date_source(stem)


def regional_table(what, styles):
    """The start of an enum whose first function has the styles of regions, those that share one together."""
    by_style = {}
    for name, style in styles.items():
        by_style.setdefault(style, []).append(name)
    table = [HEADER, "\ninternal import ProvisoCore\n"]
    table.append(f"\n/// How regions write {what.lower()}s that do it in another way than the rest of their language.\n")
    table.append(f"enum Regional{what}s {{\n    static func style(_ tag: String) -> {what}Style? {{\n        switch tag {{\n")
    for style, tags in by_style.items():
        quoted = ", ".join(f'"{tag}"' for tag in tags)
        table.append(f"        case {quoted}:\n            {style}\n")
    table.append("        default: nil\n        }\n    }\n")
    return table


table = regional_table("Number", regions) + ["\n"]

# Digits that a reader asked for with the Unicode extension `nu`: the language's native ones, or those of Europe.
table.append("    /// The style for digits that the tag asks for (`ar-u-nu-latn`), if the language does not have them anyway.\n")
table.append("    static func style(_ tag: String, digits: String) -> NumberStyle? {\n        switch (tag, digits) {\n")
by_style = {}
for tag in LANGUAGES:
    name = CLDR_NAMES.get(tag, tag)
    places = {region: stem for region, (base, stem) in region_names.items() if base == tag}
    usual = {newer(stem).default_numbering_system for stem in [name, *places.values()]}
    for system in sorted({"latn", newer(name).other_numbering_systems["native"]} - (usual if len(usual) == 1 else set())):
        if [ord(digit) - ord(DIGITS[system][0]) for digit in DIGITS[system]] != list(range(10)):
            continue
        styles = {tag: style_source(number_style(name, system))}
        for region, stem in places.items():
            style = style_source(number_style(stem, system))
            if style != styles[tag]:
                styles[region] = style
        for place, style in styles.items():
            by_style.setdefault((system, style), []).append(place)
for (system, style), places in by_style.items():
    cases = ", ".join(f'("{place}", "{system}")' for place in places)
    table.append(f"        case {cases}:\n            {style}\n")
table.append("        default: nil\n        }\n    }\n}\n")
files["Sources/ProvisoLanguages/Tables/RegionalNumbers.swift"] = "".join(table)

files["Sources/ProvisoLanguages/Tables/RegionalDates.swift"] = "".join(regional_table("Date", regional_dates) + ["}\n"])

# Samples for the tests.

lines = [HEADER, "\nimport Proviso\n", "\n/// Numbers by language and plural category, as Babel reads the rules.\n"]
lines.append("let pluralSamples: [(tag: String, category: PluralCategory, samples: String)] = [\n")
for tag in LANGUAGES:
    found = samples(newer(CLDR_NAMES.get(tag, tag)))
    for category in ORDER:
        if category in found:
            lines.append(f'    ("{tag}", .{category}, "{",".join(found[category])}"),\n')
lines.append("]\n")
files["Tests/ProvisoLanguagesTests/PluralSamples.swift"] = "".join(lines)

changed = []
for path, text in files.items():
    target = root / path
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        changed.append(path)
        if not options.check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
for path in changed:
    print(("differs: " if options.check else "wrote ") + path)
sys.exit(1 if options.check and changed else 0)
