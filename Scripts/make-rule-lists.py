#!/usr/bin/env python3
"""Writes the lists that name every rule, from the files of the rules themselves.

    Scripts/make-rule-lists.py            writes them
    Scripts/make-rule-lists.py --check    fails where one is not what it would write

A rule is written once. What a file says of it in `extension RuleVocabulary` is repeated for the compiler in

- Sources/Proviso/Macros/PropertyRule+Rules.swift: the rules as they stand in @Rules, with the options that they take;
- Sources/Proviso/Macros/PropertyRule+OtherNames.swift: what other libraries call the rules, as it stands in @Rules;
- Sources/ProvisoMacros/Rules/RuleNames.swift: what the macros know of them: what they judge, whether they change it, what they take;
- Sources/ProvisoMacros/Rules/RuleCodes+Rules.swift: their codes, and what fills the messages for each code;
- Sources/ProvisoMacros/Literals/RuleMeaning+Rules.swift: how their literals tell what they let pass;
- Sources/ProvisoCore/Rules/BuiltInRules.swift: the types that rule documents have names for, and those that have messages besides;
- Sources/ProvisoCore/Messages/ViolationCode+Rules.swift: the codes;
- Sources/ProvisoCore/Messages/MessageTitle+Rules.swift: their titles.

The rules of ProvisoIdentifiers, which a program adds, are repeated there alone:

- Sources/ProvisoIdentifiers/Models/PropertyRule+Identifiers.swift: the rules as they stand in @Rules;
- Sources/ProvisoIdentifiers/Lists/IdentifierRules.swift: the types that rule documents have names for;
- Sources/ProvisoIdentifiers/Lists/ViolationCode+Identifiers.swift: the codes.

What people have to write for each format beside it is checked: a text in Benchmarks/Sources/FormatBenchmarks/HostileText.swift.

A member of RuleVocabulary whose documentation says "Judges nothing" is a filter. Every option of a filter or rule that can change
a value is documented in its file. The codes of a rule, its `messages`, `titles`, `parameters` and `constants` stand in its file as literals, and so does the `title` of
a format. Titles of codes that no rule has stand in an enumeration `…Titles` in the file of the codes.

Where the documentation of a rule's type for documents says "The small engine of a page has it.", BuiltInRules.swift marks the rule, and
Scripts/page-sources keeps it in that engine. All other rules are in the whole engine alone.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
library = root / "Sources/ProvisoCore"
other_names = library / "Validation/RuleVocabulary+OtherNames.swift"
NOTE = "// Made by Scripts/make-rule-lists.py from the files of the rules.\n"
IN_SMALL_ENGINE = "The small engine of a page has it."
# Scripts/page-sources looks for it.
SMALL_MARK = "  // in the small engine"


class Member:
    """One rule, or one way to write it, in `extension RuleVocabulary`."""

    def __init__(self, constraint, documentation, declaration, body=""):
        self.constraint, self.documentation, self.body = constraint, documentation, body.strip()
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
    def part(self):
        """What the rules get that are given to this one, as a `RulePart`."""
        inner = self.labels and re.match(r"_ \w+: (?:AnyRule|RuleList)<([\w.]+)>", self.parameters)
        if not inner:
            return None
        keyed = re.search(r"where Value == \[(\w+): (\w+)\??\]", self.declaration)
        if keyed:
            return "key" if inner.group(1) == keyed.group(1) else "value"
        return "whole" if inner.group(1) == "Value" else "element"

    @property
    def subject(self):
        """What the rule judges, as a `RuleSubject`; `None` where it is any value."""
        of_part = {"element": "elements", "key": "keys", "value": "values"}.get(self.part)
        if of_part:
            return of_part
        if self.judges_text:
            return "text"
        if "Value: Validatable" in self.constraint or "some RuleSet<Value>" in self.declaration:
            return "model"
        if re.search(r"Value: (Collection|Sequence)\b", self.constraint):
            return "collection"
        if re.search(r"Value: (Numeric|BinaryInteger|BinaryFloatingPoint)\b", self.constraint):
            return "number"
        return "ordered" if "Value: Comparable" in self.constraint else None

    @property
    def closure(self):
        """The closure that gets the value: its label and the names and types of its parameters."""
        for part in split(self.parameters) if self.labels else []:
            label, found = part.split()[0].rstrip(":"), re.search(r"@Sendable \(([^)]*\bValue\b[^)]*)\)", part)
            if found:
                own = [re.sub(r"^_ ", "", name) for name in split(found.group(1))]
                return label, [name if ":" in name else f"value: {name}" for name in own]
        return None

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


STRING = r'"((?:[^"\\]|\\.)*)"'


def within(text):
    """What stands between the bracket that a text begins with and the one that closes it."""
    depth = 0
    for match in re.finditer(STRING + r"|[\[({})\]]", text):
        depth += {"[": 1, "(": 1, "{": 1, "]": -1, ")": -1, "}": -1}.get(match.group(0), 0)
        if depth == 0:
            return text[1:match.start()]
    raise ValueError(text)


def split(parameters):
    """Parameters, or entries, each by itself."""
    parts, depth, start = [], 0, 0
    for match in re.finditer(STRING + r"|->|[\[(<>)\],]", parameters):
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1}.get(match.group(0), 0)
        if match.group(0) == "," and depth == 0:
            parts.append(parameters[start:match.start()].strip())
            start = match.end()
    return [part for part in parts + [parameters[start:].strip()] if part]


def members(text, vocabulary="RuleVocabulary"):
    for match in re.finditer(rf"^extension {vocabulary}( where [^{{]*)? ?\{{\n(.*?)^\}}", text, flags=re.S | re.M):
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
                head, _, rest = declaration.partition("{")
                if not rest.endswith("}"):
                    rest = "\n".join([rest] + lines[following:])
                    rest = rest[:rest.index("\n    }")]
                member = Member(match.group(1) or "", " ".join(documentation), head, rest.removesuffix("}"))
                # One that throws is made before it is given to @Rules, as any rule is that has no name.
                if not re.search(r"\) throws -> Self", member.declaration):
                    yield member
            if not line.strip().startswith("@"):
                documentation = []


def swift_files(folder="."):
    # What other libraries call the rules is no rule.
    return [path for path in sorted((library / folder).rglob("*.swift")) if path != other_names]


rules = [
    member for path in swift_files() for member in members(path.read_text(encoding="utf-8"))]


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
    out = [NOTE, "public import ProvisoCore\npublic import ProvisoFormats\n", "extension PropertyRule {"]
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


def property_other_names():
    text = other_names.read_text(encoding="utf-8")
    body = text[text.index("    /// Another name"):].replace("{ unavailable }", "{ .custom }").replace("``", "`")
    return NOTE + "\nextension PropertyRule {\n" + body


def document_bodies():
    """The bodies of the types that documents have names for, by these names."""
    return {name: body for path in swift_files("Rules") for body, name in re.findall(
        r"^(?:public )?(?:struct|extension) \w+: [^{]*\{(\n.*?static (?:let (?:name|ruleName) =|var ruleName: String \{) \"(\w+)\".*?)^\}",
        path.read_text(encoding="utf-8"), flags=re.S | re.M)}


def fixed_meaning(body):
    """What a rule without options lets pass, as its type states it in literals: as a `RuleMeaning`."""
    emptiness = re.search(r"var constraints: Constraints \{.*?\.exactly\((?:\w+ \? [^:]*: )?\.(filled|empty)\)", body, flags=re.S)
    if emptiness:
        return "." + emptiness.group(1)
    number = re.search(r"var constraints: Constraints \{[^}]*?\.number\(NumberConstraint\(([^{}]*?)\)\)", body, flags=re.S)
    if number:
        found = dict(part.split(": ") for part in split(number.group(1)))
        limits = [re.fullmatch(r"(?:ExactNumber\()?(-?[0-9.]+)\)?", found.pop(end, "")) for end in ("min", "max")]
        if any(limits) and not set(found) - {"excludesMin", "excludesMax"}:
            low, high = [f'"{limit.group(1)}"' if limit else "nil" for limit in limits]
            flags = [found.get(name, "false") for name in ("excludesMin", "excludesMax")]
            return f".numbers(min: {low}, max: {high}, excludesMin: {flags[0]}, excludesMax: {flags[1]})"
    shape = re.search(r"var shape: TextShape \{\s*(?:return )?TextShape\(\s*\"([^\"\\]*)\",", body)
    return f'.shape("{shape.group(1)}")' if shape else None


def meanings():
    """How the literals of each rule tell what it lets pass, by what its declaration takes and its type states."""
    found, bodies, compared = {}, document_bodies(), comparisons()
    for rule in rules:
        if rule.labels is None:
            meaning = rule.name in bodies and fixed_meaning(bodies[rule.name])
            # Numbers in text are spelled in many ways.
            if meaning and not (meaning.startswith(".numbers") and rule.judges_text):
                found[rule.name] = meaning
            continue
        first = split(rule.parameters)[0] if rule.parameters else ""
        if re.match(r"_ \w+: some LimitRange<", first):
            kinds = {("Int", "text"): ".length", ("Int", "collection"): ".count", ("Value", "ordered"): ".range"}
            # Of rules for texts and for others, the number means something else.
            subject = subject_of([other for other in rules if other.name == rule.name])
            meaning = kinds.get((re.search(r"<(\w+)>", first).group(1), subject))
            if meaning:
                found[rule.name] = meaning
        elif re.match(r"_ \w+: some Sequence<Value>", first):
            found[rule.name] = f".members(isExcluded: {str('not: true' in rule.body).lower()})"
        elif re.match(r"\w+ pattern: String", first):
            label = rule.labels[0]
            found[rule.name if label == "_" else f"{rule.name}({label}:)"] = (
                f".pattern(isWhole: {str('whole: false' not in rule.body).lower()})")
        elif rule.is_filter and first == "_ value: Value":
            found[rule.name] = ".replacement"
    for name, kind in compared.items():
        found[name] = ".order" if kind == ".ordered" else f".equality(isExcluded: {str(kind == '.unequal').lower()})"
    return found


def rule_meanings():
    return ("#if Macros\n" + NOTE + "\nextension RuleMeaning {\n"
            + pairs("What literals tell of each rule; `NAME(LABEL:)` is another kind of rule than `NAME`.", "byRule", "RuleMeaning",
                    meanings()) + "}\n#endif\n")


def names(title, found):
    rows, row = [], "        "
    for name in found if isinstance(found, list) else sorted(found):
        word = f'"{name}",'
        if len(row) + len(word) + 1 > 120:
            rows.append(row.rstrip())
            row = "        "
        row += word + " "
    # As `swift format` leaves it: no comma behind a single one.
    last = row.rstrip().removesuffix(",") if len(found) == 1 else row.rstrip()
    return f"    /// {title}\n    static let {{}}: Set<String> = [\n" + "\n".join(rows + [last]) + "\n    ]\n"


def subject_of(members):
    """What rules of one name judge."""
    subjects = {member.subject for member in members}
    if subjects == {"text", "collection"}:
        return "textOrCollection"
    return subjects.pop() if len(subjects) == 1 else None


def subjects():
    """What is judged by each name, and by `NAME(LABEL:)` where that is something else."""
    found = {}
    for name in {rule.name for rule in rules}:
        own = [rule for rule in rules if rule.name == name]
        found[name] = subject_of(own)
        for label in {rule.labels[0] for rule in own if rule.labels} - {"_"}:
            subject = subject_of([rule for rule in own if rule.labels and rule.labels[0] == label])
            if subject != found[name] and subject:
                found[f"{name}({label}:)"] = subject
    return {name: f".{subject}" for name, subject in found.items() if subject}


def limits():
    """The rules that take limits: of whole numbers, or of values."""
    kinds = {"Int": ".wholeNumbers", "Value": ".values"}
    matches = [(rule.name, re.match(r"_ \w+: some LimitRange<(\w+)>", rule.parameters)) for rule in rules if rule.labels]
    return {name: kinds[match.group(1)] for name, match in matches if match and match.group(1) in kinds}


def comparisons():
    """The rules that compare with another value, which can be another attribute."""
    compared = [rule for rule in rules if rule.labels and re.search(r"\bto value: Value\b", rule.parameters)]
    return {rule.name: ".ordered" if rule.subject == "ordered" else ".unequal" if "not: true" in rule.body else ".equal"
            for rule in compared}


def closures():
    members = [rule for rule in rules if rule.labels] + [member for member in modifiers() if member.labels]
    found = {}
    for member in members:
        # A default has none where it is a value.
        if member.closure:
            label, parameters = member.closure
            quoted = ", ".join(f'"{parameter}"' for parameter in parameters)
            found[member.name] = f'RuleClosure(label: {"nil" if label == "_" else chr(34) + label + chr(34)}, [{quoted}])'
    return found


def pairs(title, name, kind, found):
    rows = "".join(f'        "{key}": {value},\n' for key, value in sorted(found.items()))
    return f"    /// {title}\n    static let {name}: [String: {kind}] = [\n{rows}    ]\n"


def rule_names():
    every = {rule.name for rule in rules}
    filters = {rule.name for rule in rules if rule.is_filter}
    # Rules with an option that writes the value in another form, and rules made of others.
    changing = {rule.name for rule in rules if re.search(r"\b(defaultScheme|writeAs):", rule.declaration)}
    parts = {rule.name: f".{rule.part}" for rule in rules if rule.part}
    opaque = {rule.name for rule in rules if rule.subject == "model" or re.search(
        r"some ValidationRule<|AsyncRule<|\) async throws", rule.declaration)}
    judges = every - filters - changing - set(parts) - opaque
    plain = {rule.name for rule in rules if rule.labels is None and not rule.constraint} - filters
    coded = {rule.name for rule in rules if rule.labels and re.match(r"_ \w+: ViolationCode\b", rule.parameters)} & judges
    patterns = {rule.name: "nil" if rule.labels[0] == "_" else f'"{rule.labels[0]}"'
                for rule in rules if rule.labels and re.match(r"\w+ pattern: String", rule.parameters)}
    return ("#if Macros\n" + NOTE + "\n/// What the macros know of the rules by their names alone.\nenum RuleNames {\n"
            + pairs("What a rule judges, where that is not any value; `NAME(LABEL:)` is another kind of rule than `NAME`.",
                    "subjects", "RuleSubject", subjects()) + "\n"
            + names("Rules for any value that need no option.", plain).format("forAnyValue") + "\n"
            + names("Rules that change values and judge nothing.", filters).format("filters") + "\n"
            + names("Rules that change nothing, whatever their options.", judges).format("judges") + "\n"
            + names("Rules that change nothing as long as no option is given.", changing).format("judgesWithoutOptions") + "\n"
            + pairs("What the rules get that are given to a rule.", "parts", "RulePart", parts) + "\n"
            + pairs("The closures that get the value.", "closures", "RuleClosure", closures()) + "\n"
            + pairs("What the limits of a rule are limits of.", "limits", "RuleLimits", limits()) + "\n"
            + pairs("How rules compare that can be given another attribute.", "comparisons", "RuleComparison", comparisons()) + "\n"
            + pairs("The label of a pattern, `nil` where it has none.", "patterns", "String?", patterns) + "\n"
            + names("Rules whose first option is the code of what they find.", coded).format("coded") + "\n"
            + names("Marks of a property, which judge nothing.", marks()).format("marks") + "\n"
            + spellings("The rules, and the labels of their options.", "options",
                        labels_of(rules, {mark: [] for mark in marks()})) + "\n"
            + spellings("What can be called on a rule.", "modifiers", labels_of(modifiers(), {"and": [], "or": []})) + "}\n#endif\n")


def marks():
    """What @Rules alone has and says something of the property itself, as `safe` does."""
    text = (root / "Sources/Proviso/Macros/PropertyRule+Attributes.swift").read_text(encoding="utf-8")
    return set(re.findall(r"judges nothing\.\n    public static var (\w+): Self", text))


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


def text_of(value):
    """A message of the sources in its plain form, without its quotation marks."""
    return re.search(r"\bother: " + STRING + "|" + STRING, value)


class RuleType:
    """A type that says what it finds: a rule of documents, a format with a name, or the messages of rules for Swift values."""

    def __init__(self, code, body):
        def literal(member):
            start = re.search(rf"\bstatic let {member}: \[[^=]*\] = (?=\[)", body)
            return entries(within(body[start.end():]), code) if start else {}

        messages = literal("messages")
        # A format has one message and one parameter, and messages that are put together begin with the name's own.
        own = re.search(r"\bstatic (?:let|var) message: CatalogMessage [={]\s*(.*?)(?: \})?\n    [^ ]", body + "\n    }", flags=re.S)
        merged = re.search(r"\.merging\(\[name: " + STRING, body)
        # The message of a format, whatever it is called.
        self.own = own.group(1) if own else None
        if own:
            messages[code] = own.group(1)
        elif merged:
            messages[code] = '"' + merged.group(1) + '"'
        self.messages = {key: value for key, value in messages.items() if "/" not in key}
        self.places = {key: set() for key in self.messages}
        if own:
            self.places[code].add("reason")
        self.titles = {key: text_of(title).group(2) for key, title in literal("titles").items()}
        title = re.search(r"\bstatic (?:let|var) title\b[^\n\"]*" + STRING, body)
        if title:
            self.titles[code] = title.group(1)
        for key, value in literal("parameters").items():
            self.places.setdefault(key, set()).update(re.findall(STRING, value))
        self.constants = literal("constants")
        for key, value in self.constants.items():
            self.places.setdefault(key.split("/")[0], set()).update(entries(within(value), code))


def entries(body, name):
    """The entries of a literal dictionary; `ruleName` and `name` as keys stand for the name."""
    found = {}
    for entry in split("" if body == ":" else body):
        key, value = re.match(r"(?:" + STRING + r"|\w+):\s*(.*)", entry, flags=re.S).groups()
        found[key or name] = value
    return found


def rule_types():
    found = {}
    names = dict(pair for path in swift_files() for pair in re.findall(
        r"^extension (\w+): DocumentFormat\b.*?static (?:let ruleName =|var ruleName: String \{) \"(\w+)\"", path.read_text(encoding="utf-8"), flags=re.S | re.M))
    for path in swift_files():
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(
                r"^(?:struct|enum|extension) (\w+): [^{]*\b(?:DocumentRule|RecordFreeRule|DocumentFilter|RewritingRule|EngineRule|AcrossRule|"
                r"DocumentFormat|PresetFormat|TypedRuleMessages)\b[^{]*", text, flags=re.M):
            body = text[match.end():text.index("\n}", match.end())]
            name = re.search(
                r"static (?:let (?:name|ruleName) =|var ruleName: String \{) (?:\"(\w+)\"|(\w+)\.ruleName)", body)
            code = name and (name.group(1) or names[name.group(2)])
            found.setdefault(match.group(1), RuleType(code, body))
    return found


types = rule_types()


def places_by_code():
    places = {}
    for kind in types.values():
        for code, found in kind.places.items():
            places.setdefault(code, set()).update(found)
    return places


def coded_rules():
    """The codes of the types that state them."""
    found = {}
    for path in swift_files():
        text = path.read_text(encoding="utf-8")
        for name, body in re.findall(r"^extension (\w+): CodedRule \{\n.*?\{(.*?)\}\n\}", text, flags=re.S | re.M):
            stated = re.fullmatch(r"\s*\[([^\]]*)\]\s*", body)
            listed = re.fullmatch(r"\s*Set\((\w+)\.codes\.map .*", body, flags=re.S)
            if listed:
                found[name] = set(types[listed.group(1)].messages)
            elif joined := re.search(r"\?\.union\(\[" + STRING + r"\]\)\s*$", body):
                # Of a rule made of others: its own.
                found[name] = {joined.group(1)}
            elif stated and re.fullmatch(r"(\s*" + STRING + r"\s*,?)*\s*", stated.group(1)):
                found[name] = set(re.findall(STRING, stated.group(1)))
    # The rules for texts that are kept in place: `_TextRule(.length(…))`. Each states its codes in its own file.
    stated = {}
    for path in swift_files():
        for name, body in re.findall(
                r"^(?:extension|struct) (\w+): InPlaceTextRule \{\n(.*?)^\}", path.read_text(encoding="utf-8"), flags=re.S | re.M):
            codes = re.search(r"var codes: Set<ViolationCode> \{ \[(.*?)\] \}", body)
            stated[name] = set(re.findall(STRING, codes.group(1)))
    text = (library / "Validation/Texts/TextRule.swift").read_text(encoding="utf-8")
    kinds = text[text.index("enum Kind"):text.index("\n    }", text.index("enum Kind"))]
    for case, kind in re.findall(r"case (\w+)(?:\((\w+)\))?$", kinds, flags=re.M):
        # One without options is made where it is asked.
        kind = kind or re.search(rf"case \.{case}: (\w+)\(\)$", text, flags=re.M).group(1)
        if stated.get(kind):
            found["." + case] = stated[kind]
    return found


def codes_by_rule():
    """The codes of each rule of RuleVocabulary, from the types that its members are made of."""
    known = coded_rules() | {name: set(kind.messages) for name, kind in types.items()}
    found = {mark: {"": set()} for mark in marks()}
    for rule in rules:
        codes = [known[name] for name in re.findall(r"\b[A-Z]\w+", rule.body) if name in known]
        codes += [known[name] for name in re.findall(r"\b_TextRule\((\.\w+)", rule.body) if name in known]
        codes += [{code} for code in re.findall(r"\bcode: " + STRING, rule.body)]
        # A named filter.
        if rule.body.startswith(".filter("):
            codes.append(set())
        if codes:
            first = split(rule.parameters)[0] if rule.labels else ""
            label = first.split(":")[0].split()[0] if first and " = " not in first else "_"
            found.setdefault(rule.name, {}).setdefault("" if label == "_" else label, set()).update(*codes)
    rows = {}
    for name, by_label in found.items():
        plain = by_label.get("")
        if plain is None:
            plain = set().union(*by_label.values())
        rows[name] = plain
        for label, codes in by_label.items():
            if not codes <= plain:
                rows[f"{name}({label}:)"] = codes
    return rows


def table(title, name, found):
    rows = ""
    for key, words in sorted(found.items()):
        row = f'        "{key}": [' + ", ".join(f'"{word}"' for word in sorted(words)) + "],"
        if len(row) > 120:
            row, line = f'        "{key}": [', "           "
            for word in sorted(words):
                if len(line) + len(word) + 4 > 120:
                    row, line = f"{row}\n{line}", "           "
                line += f' "{word}",'
            row += f"\n{line}\n        ],"
        rows += row + "\n"
    return f"    /// {title}\n    static let {name}: [String: Set<String>] = [\n{rows}    ]\n"


def rule_codes():
    return ("#if Macros\n" + NOTE + "\nextension RuleCodes {\n"
            + table("The codes of what the rules find; `NAME(LABEL:)` is another kind of rule than `NAME`.", "byRule", codes_by_rule())
            + "\n" + table("What fills the messages for each code.", "places", places_by_code()) + "}\n#endif\n")


# What stands in backquotes where it is declared.
KEYWORDS = set(
    "any as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false "
    "fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat "
    "rethrows return self static struct subscript super switch throw throws true try typealias var where while".split())


def violation_codes():
    """A member for each code, with what is said in English."""
    messages = {}
    for kind in types.values():
        for code, message in kind.messages.items():
            messages.setdefault(code, message)
    rows = []
    for code, message in sorted(messages.items()):
        words = code.split(".")
        member = words[0] + "".join(word[0].upper() + word[1:] for word in words[1:])
        text = text_of(message)
        if not text:
            message = re.search(r"(\w+)\.message\b", message)
            text = text_of(types[message.group(1)].own)
        member = f"`{member}`" if member in KEYWORDS else member
        rows.append(f"    /// `{code}`: {text.group(1) or text.group(2)}\n    public static var {member}: Self {{ \"{code}\" }}\n")
    return (NOTE + "\n// The codes of the built-in rules, so that the compiler checks their spelling: `.required`, `.stringTooShort`.\n\n"
            "extension ViolationCode {\n" + "".join(rows) + "}\n")


def titles():
    """The titles that the files of the codes state."""
    found = {}
    for kind in types.values():
        found.update(kind.titles)
    for path in sorted((root / "Sources").rglob("*.swift")):
        for body in re.findall(r"^(?:private )?enum \w+Titles \{\n(.*?)^\}", path.read_text(encoding="utf-8"), flags=re.S | re.M):
            found.update(RuleType(None, body).titles)
    rows = "".join(f'        "{key}": "{title}",\n' for key, title in sorted(found.items()))
    return (NOTE + "\nextension MessageTitle {\n    /// The titles that the files of the codes state, by code or by `CODE/WORDING`.\n"
            "    static let ofRules: [String: String] = [\n" + rows + "    ]\n}\n")


def message_facts():
    """What fills the messages of rules, so that messages need not know the rules."""
    constants = {}
    for kind in types.values():
        for key, value in kind.constants.items():
            constants.setdefault(key, " ".join(value.split()))
    rows = "".join(f"        {key}{constant_row(value)}\n" for key, value in sorted(constants.items()))
    return (NOTE + "\nextension MessagePlaces {\n"
            + "    /// What fills messages by code, of the codes of rules, as each rule states it.\n"
            "    static let byCode = read(\n        \"\"\"\n"
            + "".join(f"        {' '.join([code, *sorted(names)])}\n" for code, names in sorted(places_by_code().items()))
            + "        \"\"\")\n}\n\nextension BuiltInConstants {\n    /// The constants by code, or by `CODE/WORDING`.\n"
            "    static let all = read(\n        \"\"\"\n" + rows + "        \"\"\")\n}\n")


def constant_row(literal):
    """The members of a literal such as `["example": "DE", "min": 8]`, as `BuiltInConstants.read` takes them."""
    members = re.findall(r'"(\w+)": (?:"([^"\\]*)"|(-?\d+))(?=, |\])', literal)
    assert literal == "[" + ", ".join(f'"{name}": ' + (number or f'"{text}"') for name, text, number in members) + "]", literal
    return "".join(f"\\t{name}\\t" + (f"={number}" if number else text) for name, text, number in members)


def says_small(text):
    """How often a text says that the small engine of a page has a rule."""
    # A comment may break the sentence over two lines.
    return re.sub(r"\n *///", "", text).count(IN_SMALL_ENGINE)


def check_small(paths):
    """Fails where the sentence stands and no rule is marked for it: its writer believes that a page has the rule."""
    for path in sorted((root / "Sources").rglob("*.swift")):
        if says_small(path.read_text(encoding="utf-8")) != paths.count(path):
            sys.exit(f"error: {path.relative_to(root)}: \"{IN_SMALL_ENGINE}\" can stand only once, and directly above the type that "
                     "Sources/ProvisoCore/Rules/BuiltInRules.swift names for the rule")


def built_in():
    """The types in the order of the names that documents call them by."""
    found, small = {}, {}
    for path in swift_files("Rules"):
        text = path.read_text(encoding="utf-8")
        ruled = dict(re.findall(
            r"^extension (\w+): DocumentFormat\b.*?static (?:let ruleName =|var ruleName: String \{) \"(\w+)\"", text, flags=re.S | re.M))
        for kind, pattern in (
            ("{}", r"^struct (\w+): (?:DocumentRule|RecordFreeRule|DocumentFilter|RewritingRule|EngineRule|AcrossRule)\b.*?\n    static let name = (\"\w+\"|\w+\.ruleName)"),
            ("FormatRule<{}>", r"^(?:extension|struct) (\w+): (?:DocumentFormat|PresetFormat)\b.*?\n    (?:public )?static (?:let ruleName =|var ruleName: String \{) (\"\w+\")"),
        ):
            for comment, type_name, name in re.findall(r"((?:^///[^\n]*\n)*)" + pattern, text, flags=re.S | re.M):
                name = name.strip('"') if name.startswith('"') else ruled.get(name.split(".")[0], name)
                # A rule may have a format of its name inside.
                if name not in found:
                    found[name] = kind.format(type_name)
                    if says_small(comment):
                        small[name] = path
    check_small(list(small.values()))
    order = sorted(found, key=str.lower)
    cases = "".join(f'        case "{name}": {found[name]}.ruleType{SMALL_MARK if name in small else ""}\n' for name in order)
    typed = "".join(f"        StatedMessages({name}.self),\n" for path in swift_files() for name in re.findall(
        r"^enum (\w+): TypedRuleMessages", path.read_text(encoding="utf-8"), flags=re.M))
    return (NOTE + "internal import ProvisoFormats\n\n/// The rules that come with Proviso, by the names that rule documents call them.\n"
            "///\n/// A type is made when it is asked for: a program that makes all of them takes longer to start than to check a small file.\n"
            "enum BuiltInRules {\n"
            + names("The names, in the order of the alphabet.", order).format("names").replace("Set<String>", "[String]") + "\n"
            "    /// The type of the rules of a name. For the small engine of a page, `Scripts/page-sources` keeps only the marked ones.\n"
            "    static func type(named name: String) -> RuleType? {\n        switch name {\n" + cases
            + "        default: nil\n        }\n    }\n\n"
            "    /// All types, in the order of the names.\n"
            "    static var all: [RuleType] { names.compactMap(type(named:)) }\n\n"
            "    /// The messages of rules for Swift values alone.\n    static let typedMessages: [StatedMessages] = [\n"
            + typed + "    ]\n}\n")


identifiers = root / "Sources/ProvisoIdentifiers"
identifier_texts = [path.read_text(encoding="utf-8") for path in sorted(identifiers.rglob("*.swift"))
                    if path.parent.name not in ("Lists", "Catalogs")]


def identifier_properties():
    """The rules of ProvisoIdentifiers as they stand in @Rules."""
    own = sorted((member for text in identifier_texts for member in members(text)),
                 key=lambda rule: (rule.name.lower(), rule.labels or []))
    # The same rule for texts and for optional ones is one here.
    own = list({member.signature: member for member in own}.values())
    rows = [f"    /// See ``RuleVocabulary/{member.reference}``.\n" + wrapped(member.signature, "    ") for member in own]
    # In @Rules too the country can be that of another property.
    reading = sorted((member for text in identifier_texts for member in members(text, "ListedRule")),
                     key=lambda rule: (rule.name.lower(), rule.labels, rule.signature))
    rows += [f"    /// See `{member.reference}` of ``ListedRule``.\n"
             + wrapped(re.sub(r"any (KeyPath<\w+, \w+\??>) & Sendable", r"\1", member.signature)
                       .replace(f"{member.spelling}(", f"{member.spelling}<Model>(", 1), "    ")
             for member in reading]
    return (NOTE + "public import ProvisoCore\npublic import ProvisoIdentifierFormats\n\nextension PropertyRule {\n"
            + "\n".join(rows) + "\n}\n")


def identifier_types():
    """The types of the rules of ProvisoIdentifiers by name."""
    found = {}
    for text in identifier_texts:
        for type_name, name in re.findall(
                r"^extension (\w+): DocumentFormat\b.*?\n    public static let ruleName = \"(\w+)\"", text, flags=re.S | re.M):
            found[name] = f"FormatRule<{type_name}>"
        for type_name, name in re.findall(
                r"^struct (\w+): (?:CountryKind|NationalKind)\b.*?\n    static let name = \"(\w+)\"", text, flags=re.S | re.M):
            found[name] = f"CountryRule<{type_name}>"
    return {name: found[name] for name in sorted(found, key=str.lower)}


def identifier_rules():
    found = identifier_types()
    cases = "".join(f'        case "{name}": {kind}.ruleType\n' for name, kind in found.items())
    return (NOTE + "internal import ProvisoCore\ninternal import ProvisoIdentifierFormats\n\n"
            "/// The rules of this module, by the names that rule documents call them.\nenum IdentifierRules {\n"
            + names("The names, in the order of the alphabet.", list(found)).format("names").replace("Set<String>", "[String]")
            + "\n    /// The type of the rules of a name.\n"
            "    static func type(named name: String) -> RuleType? {\n        switch name {\n" + cases
            + "        default: nil\n        }\n    }\n}\n")


def identifier_codes():
    rows = []
    for name, kind in identifier_types().items():
        rows.append(f"    /// The value is not in the format of `{name}`.\n    public static let {name}: Self = \"{name}\"\n")
        if kind.startswith("CountryRule"):
            rows.append(f"    /// There is no rule of `{name}` for the country.\n"
                        f"    public static let {name}CountryUnknown: Self = \"{name}.countryUnknown\"\n")
    return (NOTE + "public import ProvisoCore\n\n// The codes of the rules of this module, so that the compiler checks their spelling.\n\n"
            "extension ViolationCode {\n" + "".join(rows) + "}\n")


outputs = {
    identifiers / "Models/PropertyRule+Identifiers.swift": identifier_properties(),
    identifiers / "Lists/IdentifierRules.swift": identifier_rules(),
    identifiers / "Lists/ViolationCode+Identifiers.swift": identifier_codes(),
    root / "Sources/Proviso/Macros/PropertyRule+Rules.swift": property_rules(),
    root / "Sources/Proviso/Macros/PropertyRule+OtherNames.swift": property_other_names(),
    root / "Sources/ProvisoMacros/Rules/RuleNames.swift": rule_names(),
    root / "Sources/ProvisoMacros/Rules/RuleCodes+Rules.swift": rule_codes(),
    root / "Sources/ProvisoMacros/Literals/RuleMeaning+Rules.swift": rule_meanings(),
    library / "Rules/BuiltInRules.swift": built_in(),
    library / "Messages/MessagePlaces+Rules.swift": message_facts(),
    library / "Messages/ViolationCode+Rules.swift": violation_codes(),
    library / "Messages/MessageTitle+Rules.swift": titles(),
}
def neglected():
    """What the benchmarks lack: a hostile text for each format, which only people can think of; a comparison for each scan by hand."""
    sources = root / "Benchmarks/Sources/FormatBenchmarks"
    formats = {name for path in (root / "Sources/ProvisoFormats").rglob("*.swift") for name in re.findall(
        r"^(?:public struct|extension) (\w+): [^{]*\bStringFormat\b", path.read_text(encoding="utf-8"), flags=re.M)}
    hostile = (sources / "HostileText.swift").read_text(encoding="utf-8")
    for name in sorted(formats - set(re.findall(r"\b(\w+Format)\(", hostile))):
        yield f"Benchmarks/Sources/FormatBenchmarks/HostileText.swift has no text for {name}"
    scans = {name for path in sources.glob("Scans*.swift") for name in re.findall(
        r"^    static func (\w+)\(_ bytes: Bytes\) -> Bool", path.read_text(encoding="utf-8"), flags=re.M)}
    for name in sorted(scans - set(re.findall(r"\bScans\.(\w+)\(", (sources / "Subject.swift").read_text(encoding="utf-8")))):
        yield f"Benchmarks/Sources/FormatBenchmarks/Subject.swift compares nothing with Scans.{name}"


stale = [path for path, text in outputs.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
if "--check" in sys.argv:
    lacks = list(neglected())
    for path in stale:
        print(f"error: {path.relative_to(root)} is not what the rules' files say; run Scripts/make-rule-lists.py")
    for lack in lacks:
        print(f"error: {lack}")
    sys.exit(1 if stale or lacks else 0)
for path in stale:
    path.write_text(outputs[path], encoding="utf-8")
    print(f"wrote {path.relative_to(root)}")
