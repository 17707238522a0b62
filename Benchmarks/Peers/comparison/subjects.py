"""Who is compared: how each is fetched, what its version is, and how it is called for a task."""
import os
import subprocess
import time

from . import tools

# Every task, the question, the data, and how the table is headed.
TASKS = [
    ("memory", "valid", "good.ndjson", "Records in memory, all valid: is this record valid?"),
    ("memory", "errors", "models.ndjson", "Records in memory, three in ten invalid: what is wrong with this record?"),
    ("json", "valid", "good.ndjson", "Records from JSON text, all valid: is this record valid?"),
    ("json", "errors", "models.ndjson", "Records from JSON text, three in ten invalid: what is wrong with this record?"),
    ("csv", "valid", "good.csv", "A CSV file, all rows valid"),
    ("csv", "errors", "some.csv", "A CSV file, three rows in ten invalid"),
    ("ndjson", "valid", "good.ndjson", "An NDJSON file, all records valid"),
    ("ndjson", "errors", "some.ndjson", "An NDJSON file, three records in ten invalid"),
]


def only_processor():
    """One processor for everything, so that what is measured is one thread's work."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def time_program(command, environment={}):
    """Runs a program that measures itself, and answers its seconds."""
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, preexec_fn=only_processor,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment})
    return float(done.stdout)


class Subject:
    """A program that is called with TASK QUESTION FILE VERDICTS."""

    def __init__(self, name, tasks, command, version, is_there=lambda: True, source="", environment={}, note="", suffix=()):
        self.name, self.tasks, self.command, self.find_version = name, tasks, command, version
        self.is_there, self.source, self.environment, self.note, self.suffix = is_there, source, environment, note, suffix

    def has(self, task, question):
        return task in self.tasks

    def title(self, task, question):
        return self.name

    def reports(self, task):
        """Whether it writes violations instead of a line for each record."""
        return False

    def measure(self, task, question, file, verdicts):
        return time_program([*self.command, task, question, str(file), str(verdicts), *self.suffix], self.environment)


class Own(Subject):
    """The program of Proviso's own, which has the checks by hand too."""

    def __init__(self, name, argument, tasks, note, questions=("valid", "errors")):
        super().__init__(name, tasks, [str(tools.MODELS), "time", argument], lambda: "", note=note)
        self.questions = questions

    def has(self, task, question):
        return task in self.tasks and question in self.questions

    def measure(self, task, question, file, verdicts):
        return time_program([*self.command, task, str(file), str(verdicts)])


class Proviso(Own):
    """Models in the program, files with the command, whose whole run is measured, start and output included."""

    def __init__(self):
        super().__init__("Proviso", "proviso", ("memory", "json", "csv", "ndjson"),
                         "Every violation with its path, its code and its parameters; JSON by `decode(json:)`, with generated decoding.")

    def title(self, task, question):
        return self.name if task in ("memory", "json") else "Proviso, the whole command"

    def reports(self, task):
        return task in ("csv", "ndjson")

    def measure(self, task, question, file, verdicts):
        if task in ("memory", "json"):
            return super().measure(task, question, file, verdicts)
        command = [
            str(tools.COMMAND), "check", "--rules", str(file.with_name("rules.yaml")), "--output", "ndjson", "--quiet",
            "--jobs", "1", str(file)]
        with open(verdicts, "w") as found:
            status = subprocess.run(command, stdout=found).returncode
        if status not in (0, 1):
            raise RuntimeError(f"the command ended with {status}")
        best, spent, passes = 1000.0, 0.0, 0
        while passes < 3 or (passes < 15 and spent < 1.5):
            start = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, preexec_fn=only_processor)
            taken = time.perf_counter() - start
            best, spent, passes = min(best, taken), spent + taken, passes + 1
        return best


class FirstError(Subject):
    """A library that stops at the first error."""

    def title(self, task, question):
        return self.name if question == "valid" else f"{self.name}, the first error alone"


def python(name, program, package, tasks, others=(), note="", suffix=(), kind=Subject):
    return kind(
        name, tasks, [str(tools.PYTHON), str(tools.PEERS / program)], lambda: tools.pypi_version(package),
        lambda: tools.has_pypi(package, *others), f"PyPI, {package}", note=note, suffix=suffix)


SUBJECTS = [
    Own("by hand", "by-hand", ("memory", "json", "csv", "ndjson"), "Says which attributes are wrong, without words."),
    Own("by hand, into a model", "by-hand-results", ("json",),
        "The checks by hand behind a reader by hand that makes the model, with texts of its own; each attribute that is wrong is a"
        " violation in a list. Without these, Proviso would not have the results that it has."),
    Own("by hand, with violations", "by-hand-results", ("memory",), "The same for models in memory.", ("errors",)),
    Own("`JSONDecoder`, then by hand", "decoder", ("json",), "Swift's own way to a model."),
    Proviso(),
    Own("Proviso, every message read", "proviso-messages", ("memory", "json"), "Elsewhere messages are made when they are read.",
        ("errors",)),
    Subject(
        "ajv", ("memory", "json"), ["node", str(tools.PEERS / "with_ajv.js")], lambda: tools.debian_version("node-ajv"),
        tools.has_ajv, "Debian, node-ajv", {"NODE_PATH": "/usr/share/nodejs"},
        "A compiled schema with `$data` and the formats called full; `allErrors` where errors are asked for, with their messages."),
    Subject(
        "go-playground/validator", ("memory", "json"), [str(tools.GO_PROGRAM)],
        lambda: tools.debian_version("golang-github-go-playground-validator-v10-dev"), tools.has_go,
        "Debian, golang-github-go-playground-validator-v10-dev", {"GOMAXPROCS": "1"},
        "A struct with tags and `encoding/json`; two checks are functions of our own."),
    python("jsonschema-rs", "with_jsonschema_rs.py", "jsonschema-rs", ("memory", "json", "ndjson"), ("orjson",),
           "A kept validator, the quick regular expressions, JSON by `orjson`; `is_valid` or `iter_errors`. The check of cards is"
           " Python, as is the comparison of the passwords."),
    python("msgspec", "with_msgspec.py", "msgspec", ("memory", "json"), (),
           "Stops at the first error. Addresses by regular expressions; what spans attributes, and cards, in Python.",
           kind=FirstError),
    python("pydantic", "with_pydantic.py", "pydantic", ("memory", "json"), ("email-validator",),
           "`EmailStr` and `HttpUrl`; what spans attributes, and cards, in Python. Errors are counted, not turned into texts."),
    python("pydantic, regular expressions", "with_pydantic.py", "pydantic", ("memory", "json"), ("email-validator",),
           "The same with regular expressions for the two addresses.", ("patterns",)),
    python("DuckDB", "with_duckdb.py", "duckdb", ("csv", "ndjson"), (),
           "Counts the rows for which an expression says that something is wrong."),
    python("Polars", "with_polars.py", "polars", ("csv", "ndjson"), (), "The same, as a lazy query of the streaming engine."),
]


def tool_versions(subjects):
    """The versions of what the programs run on."""
    found = {"Swift": tools.output("swift", "--version").split("\n")[0].split("version ")[-1].split(" ")[0]}
    names = {subject.name for subject in subjects}
    if "ajv" in names:
        found["Node.js"] = tools.output("node", "--version").lstrip("v")
    if "go-playground/validator" in names:
        found["Go"] = tools.output("go", "version").split()[2].removeprefix("go")
    if any(str(tools.PYTHON) in subject.command for subject in subjects):
        found["Python"] = tools.output(str(tools.PYTHON), "--version").split()[-1]
    for package, user in (("orjson", "jsonschema-rs"), ("email-validator", "pydantic")):
        if user in names:
            found[package] = tools.pypi_version(package)
    return found
