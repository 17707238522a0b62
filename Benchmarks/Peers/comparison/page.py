"""Writes what was measured: a table for programs and a page of the documentation for people."""
import datetime

from . import tools
from .subjects import TASKS

RESULTS = tools.PEERS / "results.tsv"
PAGE = tools.ROOT / "Sources/Proviso/Documentation.docc/Guides/SpeedResults.md"


def figures(value):
    """Two figures, or three from a hundred on, with narrow blanks between thousands."""
    text = f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:,.0f}"
    return text.replace(",", " ")


def write_table(run):
    with open(RESULTS, "w", encoding="utf-8") as file:
        file.write("task\tquestion\tsubject\tnanoseconds per record\ttimes by hand\tother verdicts\n")
        for task, question, _, _ in TASKS:
            base = run.seconds[task, question, "by hand"]
            for subject in run.subjects:
                seconds = run.seconds.get((task, question, subject.name))
                if seconds is None:
                    continue
                validity = run.differences[task, question, subject.name][0]
                nanoseconds = seconds * 1e9 / run.counts[task, question]
                file.write(f"{task}\t{question}\t{subject.name}\t{nanoseconds:.0f}\t{seconds / base:.3g}\t{validity}\n")


def write_page(run):
    PAGE.write_text("\n".join([*introduction(run), *tables(run), *differences(run), *notes(run)]) + "\n", encoding="utf-8")


def introduction(run):
    machine = run.machine
    load = ""
    if run.load > 1:
        load = f" The machine had other work (a load of {run.load:.1f}), so these times are not reliable."
    records, rows = (f"{run.counts[task, 'valid']:,}".replace(",", " ") for task in ("memory", "csv"))
    yield from f"""# Results

Compare the speed of Proviso with other libraries and with code written by hand, for the same checks on the same machine.

## Overview

Measured on {datetime.date.today():%d %B %Y}: {machine['processor']}, {machine['cores']} cores, {machine['memory']} of memory, {machine['system']}.{load}

All subjects check the same sign-ups: ten attributes, among them an email address, a web address, a card number, two passwords
that must be equal, and a state that some countries require. The data comes from a fixed seed. “By hand” is code over the bytes
of UTF-8 that allocates nothing and only says which attributes are wrong (`ByHand` in `Benchmarks/Sources/ModelBenchmarks`), in the
same run; it has the ratio 1. Validators are compiled or built once and kept. Each subject has its own process and one thread on one
processor. A time is that of the fastest of several passes, in {run.rounds} rounds, over {records} records or a file of {rows} rows.

For each time, the verdicts about all records are compared with those of Proviso: which attributes are wrong, or, if a
library stops at the first error, whether the record is valid. Each difference must have a reason; the reasons are
at the end of this page.
""".split("\n")
    yield "| | version | from |"
    yield "|---|---|---|"
    for name, (version, source) in run.versions.items():
        yield f"| {name} | {version} | {source} |"
    for name, reason in run.missing.items():
        yield f"| {name} | not compared | {reason} |"
    yield ""


def tables(run):
    for task, question, _, heading in TASKS:
        base = run.seconds[task, question, "by hand"]
        yield f"## {heading}"
        yield ""
        yield "| | ns per record | times by hand | verdicts that differ from Proviso |"
        yield "|---|---:|---:|---:|"
        measured = [subject for subject in run.subjects if (task, question, subject.name) in run.seconds]
        for subject in sorted(measured, key=lambda subject: run.seconds[task, question, subject.name]):
            seconds = run.seconds[task, question, subject.name]
            nanoseconds = figures(seconds * 1e9 / run.counts[task, question])
            other = run.differences[task, question, subject.name][0] or ""
            yield f"| {subject.title(task, question)} | {nanoseconds} | {figures(seconds / base)} | {other} |"
        yield ""


def differences(run):
    yield "## What differs, and why"
    yield ""
    in_files = sum(attributes for (task, _, _), (_, attributes, _, _) in run.differences.items() if task in ("csv", "ndjson"))
    files = f"For whole files, {in_files} verdicts differ" if in_files else "For whole files, all verdicts are the same"
    yield f"These are the differences for records in memory and from JSON text, three in ten of which are invalid. {files}."
    yield ""
    yield "| | attribute | refused by | records | why |"
    yield "|---|---|---|---:|---|"
    for (name, difference), counts in sorted(run.met.items(), key=lambda item: (item[0][0], item[0][1].attribute)):
        refused_by = name if difference.refused_by == "peer" else difference.refused_by
        # The same count for each task, or each with its own.
        told = ", ".join(f"{count}" for count in sorted(set(counts.values())))
        yield f"| {name} | {difference.attribute} | {refused_by} | {told} | {difference.why} |"
    yield ""


def notes(run):
    yield "## What each subject does"
    yield ""
    for subject in run.subjects:
        if subject.note:
            yield f"- {subject.name}: {subject.note}"
    yield """- Proviso, files: the command from its start to its end, which writes every violation as a line of JSON. DuckDB, Polars,
  jsonschema-rs and the checks by hand count errors in a process that has already started.
- No username in the data has blanks around it, so libraries that cannot trim have no disadvantage.

## Measure again

```
Scripts/compare-peers
```

This script fetches the libraries from Debian and PyPI, builds the programs, makes the data, and writes this page and
`Benchmarks/Peers/results.tsv`; `Benchmarks/Peers` has a program for each library. With `--try`, it does the same with little data,
and writes nothing."""
