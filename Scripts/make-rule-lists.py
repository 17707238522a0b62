#!/usr/bin/env python3
"""Writes the lists that name every rule, from the files of the rules themselves.

    Scripts/make-rule-lists.py            writes them
    Scripts/make-rule-lists.py --check    fails where one is not what it would write

A rule is written once. What a file says of it in `extension RuleVocabulary` is repeated for the compiler in

- Sources/Proviso/Macros/PropertyRule+Rules.swift: the rules as they stand in @Rules, with the options that they take;
- Sources/ProvisoMacros/RuleNames.swift: which of them judge text alone, and which change values;
- Sources/ProvisoCore/Rules/BuiltInRules.swift: the types that rule documents have names for.

A member of RuleVocabulary whose documentation says "Judges nothing" is a filter. Every option of a filter or rule that can change
a value is documented in its file.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
library = root / "Sources/ProvisoCore"
NOTE = "// Written by Scripts/make-rule-lists.py from the files of the rules.\n"


class Member:
    """One rule, or one way to write it, in `extension RuleVocabulary`."""

    def __init__(self, constraint, documentation, declaration):
        self.constraint, self.documentation = constraint, documentation
        self.declaration = re.sub(r"\s+", " ", declaration).replace("( ", "(").replace(" )", ")").strip()
        self.spelling = re.match(r"public static (?:var|func) (`?\w+`?)", self.declaration).group(1)
        self.name = self.spelling.strip("`")
        self.labels = None
        if "static func" in self.declaration:
            self.labels = [part.split(":")[0].split()[0] for part in split(self.parameters)]

    @property
    def parameters(self):
        start = self.declaration.index("(")
        depth = 0
        for index in range(start, len(self.declaration)):
            depth += {"(": 1, ")": -1}.get(self.declaration[index], 0)
            if depth == 0:
                return self.declaration[start + 1:index]
        raise ValueError(self.declaration)

    @property
    def judges_text(self):
        return "Value: StringProtocol" in self.constraint

    @property
    def is_filter(self):
        return "Judges nothing" in self.documentation

    @property
    def reference(self):
        if self.labels is None:
            return self.name
        return self.name + "(" + "".join(label + ":" for label in self.labels) + ")"

    @property
    def signature(self):
        """The member as one of PropertyRule, whose properties have no type as yet."""
        if self.labels is None:
            return f"public static var {self.spelling}: Self {{ .custom }}"
        # Where a rule was made is of no interest to @Rules.
        parameters = ", ".join(part for part in split(self.parameters) if not re.search(r"= #(file|fileID|line)$", part))
        parameters = parameters.replace("@escaping ", "")
        parameters = re.sub(r"AnyRule<[\w.]+>", "Self", parameters)
        parameters = parameters.replace("some Sequence<Value>", "some Sequence").replace("Value.Element", "Element")
        parameters = re.sub(r"some (LimitRange|ValidationRule|RuleSet)<Value>", r"some \1", parameters)
        head = self.declaration[:self.declaration.index("(")]
        own = split(head[head.index("<") + 1:head.rindex(">")]) if "<" in head else []
        generic = [name for name in own if re.search(r"\b" + name.split(":")[0] + r"\b", parameters)]
        for name in ("Value", "Element"):
            if re.search(r"\b" + name + r"\b", parameters) and name not in generic:
                generic.append(name)
        generic = [re.sub(r"\bAsyncRule<Value>", "AsyncRule", name) for name in generic]
        clause = f"<{', '.join(generic)}>" if generic else ""
        return f"public static func {self.spelling}{clause}({parameters}) -> Self {{ .custom }}"

    @property
    def takes_anything(self):
        """Whether a parameter is of a type that fits every argument, so that a more precise overload must win."""
        return self.labels is not None and re.search(r": (Value|Value\.Element)(,|$| =)", self.parameters)


def split(parameters):
    """Parameters, each by itself."""
    parts, depth, start = [], 0, 0
    for index, letter in enumerate(parameters):
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1}.get(letter, 0) if parameters[index - 1:index + 1] != "->" else 0
        if letter == "," and depth == 0:
            parts.append(parameters[start:index].strip())
            start = index + 1
    return [part for part in parts + [parameters[start:].strip()] if part]


def members(text):
    for match in re.finditer(r"^extension RuleVocabulary( where [^{]*)? ?\{\n(.*?)^\}", text, flags=re.S | re.M):
        documentation = []
        lines = match.group(2).splitlines()
        for index, line in enumerate(lines):
            if line.strip().startswith("///"):
                documentation.append(line.strip()[3:].strip())
                continue
            if line.startswith("    public static "):
                declaration = line
                following = index + 1
                # Up to the body, which no rule of this list lacks.
                while not re.search(r"Self\s*(where [^{]*)?\{", declaration):
                    declaration += " " + lines[following].strip()
                    following += 1
                member = Member(match.group(1) or "", " ".join(documentation), re.split(r"\{", declaration)[0])
                # One that throws is made before it is given to @Rules, as any rule is that has no name.
                if not re.search(r"\) throws -> Self", member.declaration):
                    yield member
            if not line.strip().startswith("@"):
                documentation = []


def swift_files(*folders):
    return [path for folder in folders for path in sorted((library / folder).rglob("*.swift"))]


rules = [
    member for path in swift_files("Rules", "Asynchronous", "Models", "Validation") for member in members(path.read_text(encoding="utf-8"))]


def wrapped(line, indent):
    """A declaration as `swift format` leaves it."""
    if len(indent + line) <= 120:
        return indent + line
    start, end = line.index("("), line.rindex(") -> Self")
    body = [f"{indent}{line[:start + 1]}"]
    row = ""
    for part in split(line[start + 1:end]):
        longer = f"{row}, {part}" if row else part
        if len(indent) + 4 + len(longer) + 1 > 120:
            body.append(f"{indent}    {row},")
            longer = part
        row = longer
    return "\n".join(body + [f"{indent}    {row}", f"{indent}{line[end:]}"])


def property_rules():
    seen = {}
    for rule in sorted(rules, key=lambda rule: (rule.name, rule.labels or [])):
        seen.setdefault(rule.signature, rule)
    # A comparison with a key path is one of @Rules alone, and goes before one with any value.
    closest = {"equal", "notEqual", "compare"}
    out = [NOTE, "public import ProvisoCore\npublic import ProvisoDNS\npublic import ProvisoFormats\n", "extension PropertyRule {"]
    for signature, rule in seen.items():
        # Several rules of one name, each for values of its own, are no page to link to.
        is_one = sum(other.reference == rule.reference for other in rules) == 1
        out.append(f"    /// See ``RuleVocabulary/{rule.reference}``." if is_one else
                   f"    /// See `{rule.reference}` of ``RuleVocabulary``.")
        rivals = [other for other in seen.values() if other.name == rule.name and other.labels == rule.labels]
        if rule.takes_anything and (len(rivals) > 1 or rule.name in closest or
                                    any(other.name == rule.name for other in seen.values() if other is not rule)):
            out.append("    @_disfavoredOverload")
        out.append(wrapped(signature, "    "))
    return "\n".join(out) + "\n}\n"


def names(title, found):
    rows, row = [], "        "
    for name in sorted(found):
        word = f'"{name}",'
        if len(row) + len(word) + 1 > 120:
            rows.append(row.rstrip())
            row = "        "
        row += word + " "
    return f"    /// {title}\n    static let {{}}: Set<String> = [\n" + "\n".join(rows + [row.rstrip()]) + "\n    ]\n"


def rule_names():
    every = {rule.name for rule in rules}
    text = {name for name in every if all(rule.judges_text for rule in rules if rule.name == name)}
    filters = {rule.name for rule in rules if rule.is_filter}
    # Rules with an option that writes the value in another form, and rules made of others.
    changing = {rule.name for rule in rules if re.search(r"\b(defaultScheme|writeAs):", rule.declaration)}
    made_of_others = {rule.name for rule in rules if re.search(r"AnyRule<|RuleList<", rule.parameters if rule.labels else "")}
    judges = every - filters - changing - made_of_others - {"nested", "asynchronous", "satisfies", "rule"}
    return ("#if Macros\n" + NOTE + "\n/// What the macros know of the rules by their names alone.\nenum RuleNames {\n"
            + names("Rules that judge, or change, text alone.", text).format("text") + "\n"
            + names("Rules that change values and judge nothing.", filters).format("filters") + "\n"
            + names("Rules that change nothing, whatever their options.", judges).format("judges") + "\n"
            # These are of @Rules alone; see PropertyRule.swift.
            + spellings("The rules, and the labels of their options.", "options", labels_of(rules, {"safe": []})) + "\n"
            + spellings("What can be called on a rule.", "modifiers", labels_of(modifiers(), {"and": [], "or": []})) + "}\n#endif\n")


def spellings(title, name, found):
    rows = ""
    for rule, labels in sorted(found.items()):
        words = [f'"{label}"' for label in labels]
        row = f'        "{rule}": [{", ".join(words)}],'
        if len(row) > 120:
            row, line = f'        "{rule}": [', "           "
            for word in words:
                if len(line) + len(word) + 2 > 120:
                    row, line = f"{row}\n{line}", "           "
                line += f" {word},"
            row += f"\n{line}\n        ],"
        rows += row + "\n"
    return f"    /// {title}\n    static let {name}: [String: [String]] = [\n{rows}    ]\n"


def labels_of(members, found):
    """The labels of the options of each rule, in the order in which they come first."""
    for member in members:
        labels = found.setdefault(member.name, [])
        given = [part for part in split(member.parameters) if "= #" not in part] if member.labels is not None else []
        for label in [part.split(":")[0].split()[0] for part in given]:
            if label != "_" and label not in labels:
                labels.append(label)
    return found


def modifiers():
    text = (library / "Validation/RuleVocabulary+Modifiers.swift").read_text(encoding="utf-8")
    return list(members(text.replace("    public func ", "    public static func ")))


def built_in():
    """The types in the order of the names that documents call them by."""
    found = {}
    for path in swift_files("Rules"):
        text = path.read_text(encoding="utf-8")
        ruled = dict(re.findall(r"^extension (\w+): DocumentFormat\b.*?static let ruleName = \"(\w+)\"", text, flags=re.S | re.M))
        for kind, pattern in (
            ("{}", r"^struct (\w+): (?:DocumentRule|RecordFreeRule|DocumentFilter|RewritingRule|EngineRule)\b.*?\n    static let name = (\"\w+\"|\w+\.ruleName)"),
            ("FormatRule<{}>", r"^(?:extension|struct) (\w+): (?:DocumentFormat|PresetFormat)\b.*?\n    (?:public )?static let ruleName = (\"\w+\")"),
        ):
            for type_name, name in re.findall(pattern, text, flags=re.S | re.M):
                name = name.strip('"') if name.startswith('"') else ruled.get(name.split(".")[0], name)
                # A rule may have a format of its name inside.
                found.setdefault(name, kind.format(type_name))
    rows = "".join(f"        {found[name]}.self,\n" for name in sorted(found, key=str.lower))
    return (NOTE + "internal import ProvisoFormats\n\n/// The rules that come with Proviso, by the names that rule documents call them.\n"
            "enum BuiltInRules {\n    static let all: [any DocumentRule.Type] = [\n" + rows + "    ]\n}\n")


outputs = {
    root / "Sources/Proviso/Macros/PropertyRule+Rules.swift": property_rules(),
    root / "Sources/ProvisoMacros/RuleNames.swift": rule_names(),
    library / "Rules/BuiltInRules.swift": built_in(),
}
stale = [path for path, text in outputs.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
if "--check" in sys.argv:
    for path in stale:
        print(f"error: {path.relative_to(root)} is not what the rules' files say; run Scripts/make-rule-lists.py")
    sys.exit(1 if stale else 0)
for path in stale:
    path.write_text(outputs[path], encoding="utf-8")
    print(f"wrote {path.relative_to(root)}")
