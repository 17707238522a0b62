"""What the command takes for what is large and long: time for each unit, memory, and every violation found.

Data comes through a pipe that repeats a block, so that no disk has to hold it. A measurement fails where memory grows beyond what
it may, or where a violation is missing.
"""
import json
import os
import pathlib
import subprocess
import sys
import threading
import time

from charts import Panel, draw
from growth import PLAIN_HEADER, PLAIN_RULES, plain_object, plain_row, resident

COLUMNS = ["series", "x", "units", "clock s", "peak MB", "ns per unit"]
# What each series counts, what its x is, and what its time is divided by.
SERIES = {
    "csv": ("CSV through a pipe", "bytes", "byte"),
    "json": ("One array of JSON, through a pipe", "bytes", "byte"),
    "columns": ("Columns with a rule each", "columns", "cell"),
    "files": ("Files of 10 000 rows", "files", "row"),
    "keys": ("Keys that must differ, in random order", "keys", "key"),
}
# What each may take, in MB, whatever its size.
MOST = {"csv": 40, "json": 64, "columns": 300, "files": 40, "keys": 320}
# How much is written at once, in bytes.
BLOCK = 1 << 20


class Run:
    """A check that is running: its memory is watched, and the lines that it writes are counted."""

    def __init__(self, command, document, arguments, work=None):
        self.start = time.perf_counter()
        self.child = subprocess.Popen(
            [command, "check", "--rules", document, "--output", "ndjson", "--quiet", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **({"TMPDIR": work} if work else {})})
        self.peak, self.lines = 0, 0
        self.threads = [threading.Thread(target=self.watch), threading.Thread(target=self.count)]
        for thread in self.threads:
            thread.start()

    def watch(self):
        while (now := resident(self.child.pid)) is not None:
            self.peak = max(self.peak, now)
            time.sleep(0.01)

    def count(self):
        while block := self.child.stdout.read(BLOCK):
            self.lines += block.count(b"\n")

    def write(self, block):
        os.write(self.child.stdin.fileno(), block) == len(block) or sys.exit("error: the command does not read on")

    def end(self):
        """The seconds of it all."""
        self.child.stdin.close()
        for thread in self.threads:
            thread.join()
        if self.child.wait() not in (0, 1):
            sys.exit(f"error: the command ended with {self.child.returncode}")
        return time.perf_counter() - self.start


class Large:
    """Measures one series after the other; `scale` is the share of the data."""

    def __init__(self, command, folder, scale):
        self.command, self.folder, self.scale, self.rows = command, pathlib.Path(folder), scale, []

    def all(self):
        self.pipe("csv", 50, PLAIN_HEADER, plain_rows(), "", PLAIN_RULES, "csv")
        self.pipe("json", 20, "[" + plain_object(0), plain_objects(), "]", PLAIN_RULES, "json")
        self.columns()
        self.files()
        self.keys()

    def document(self, rules):
        path = self.folder / "rules.json"
        path.write_text(json.dumps({"rules": rules}), encoding="utf-8")
        return str(path)

    def note(self, series, x, units, seconds, peak, unit):
        self.must(series, peak <= MOST[series], f"{peak:.0f} MB, at most {MOST[series]} MB")
        self.rows.append([series, x, units, round(seconds, 3), round(peak, 1), round(unit, 2)])
        print(f"{series:12} {x:>12} {unit:10.2f} ns per {SERIES[series][2]:6} {seconds:8.2f} s {peak:7.1f} MB", flush=True)

    def must(self, series, is_so, what):
        if not is_so:
            sys.exit(f"error: {series}: {what}")

    def pipe(self, series, gigabytes, first, block, last, rules, form):
        """One stream of so many bytes, with a look at the clock and at memory on the way."""
        block, wrong = block
        run = Run(self.command, self.document(rules), ["--format", form, "-"])
        run.write(first.encode())
        written, before, blocks = 0, run.start, 0
        for share in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1):
            begin = written
            while written < share * gigabytes * 1e9 * self.scale:
                run.write(block)
                written += len(block)
                blocks += 1
            if share == 1:
                run.write(last.encode())
                run.end()
            now = time.perf_counter()
            x = round(share * gigabytes * 1e9 * self.scale)
            self.note(series, x, written, now - run.start, run.peak, (now - before) / (written - begin) * 1e9)
            before = now
        self.must(series, run.lines == blocks * wrong, f"{run.lines} violations for {blocks * wrong}")

    def columns(self):
        """The same number of cells in few columns and in many, the last cell of some rows wrong."""
        cells = int(100_000_000 * self.scale)
        for count in (10, 100, 1000, 10_000):
            names = [f"column{number}" for number in range(count)]
            document = self.document([{"attributes": name, "type": "string", "length": [3, 40]} for name in names])
            cells_before = ",".join(f"value{number % 97}" for number in range(count - 1))
            together = max(1, min(cells // count, BLOCK // len(cells_before)))
            block = (f"{cells_before},no\n" + f"{cells_before},value\n" * (together - 1)).encode()
            run = Run(self.command, document, ["--format", "csv", "-"])
            run.write((",".join(names) + "\n").encode())
            blocks = cells // count // together
            for _ in range(blocks):
                run.write(block)
            seconds, written = run.end(), blocks * together
            self.must("columns", run.lines == blocks, f"{run.lines} violations for {blocks}")
            self.note("columns", count, written * count, seconds, run.peak, seconds / (written * count) * 1e9)

    def files(self):
        """One file to a thousand, with a wrong row each."""
        each = int(10_000 * self.scale)
        folder = self.folder / "files"
        folder.mkdir()
        content = PLAIN_HEADER + "".join(plain_row(number, wrong=number == 7) + "\n" for number in range(each))
        document, made = self.document(PLAIN_RULES), 0
        for count in (1, 10, 100, 1000):
            for made in range(made, count):
                (folder / f"{made}.csv").write_text(content, encoding="utf-8")
            run = Run(self.command, document, [str(folder / "*.csv")])
            seconds = run.end()
            self.must("files", run.lines == count, f"{run.lines} violations in {count} files")
            self.note("files", count, count * each, seconds, run.peak, seconds / (count * each) * 1e9)

    def keys(self):
        """Keys in random order, the last of which is the first once more: what is kept of them is on the disk."""
        document = self.document([["id", "unique"]])
        for count in (1_000_000, 10_000_000, 100_000_000):
            count = int(count * self.scale)
            run = Run(self.command, document, ["--format", "csv", "-"], work=str(self.folder))
            run.write(b"id\n")
            for begin in range(0, count, 50_000):
                run.write("".join([f"{key(number):016x}\n" for number in range(begin, min(begin + 50_000, count))]).encode())
            run.write(f"{key(0):016x}\n".encode())
            seconds = run.end()
            self.must("keys", run.lines == 1, f"{run.lines} violations for one key that is met again")
            self.note("keys", count, count, seconds, run.peak, seconds / count * 1e9)


def key(number):
    """A number of 64 bits for each number: an odd factor makes no two alike, and no order."""
    return (number * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF


def plain_rows():
    """A block of rows, and how many are wrong."""
    rows = [plain_row(number, wrong=number % 1000 == 7) + "\n" for number in range(BLOCK // 64)]
    return "".join(rows).encode(), len(range(7, len(rows), 1000))


def plain_objects():
    """A block of objects to go on an array with, and how many are wrong."""
    objects = ["," + plain_object(number, wrong=number % 1000 == 7) for number in range(BLOCK // 128)]
    return "".join(objects).encode(), len(range(7, len(objects), 1000))


def picture(rows):
    panels = []
    for name, (title, axis, unit) in SERIES.items():
        measured = [row for row in rows if row[0] == name]
        panels.append(Panel(title, axis, f"ns per {unit}", [(float(row[1]), float(row[5])) for row in measured]))
        panels.append(Panel("Memory", axis, "MB", [(float(row[1]), float(row[4])) for row in measured]))
    return draw(
        "Time for each unit and memory, as data becomes large: flat lines", "What is large and long, on two threads",
        "Lower is better; flat is steady", panels, columns=2)
