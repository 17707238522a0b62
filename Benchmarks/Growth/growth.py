"""How the time of the command grows with what it is given: rows, columns, rules, violations, values and threads."""
import json
import os
import random
import subprocess
import sys
import time
import uuid

from charts import Panel, draw

COLUMNS = ["series", "x", "units", "processor s", "clock s", "peak MB", "ns per unit"]
# What each series counts, what its x is, and what its time is divided by.
SERIES = {
    "rows": ("Rows of a CSV file", "rows", "row"),
    "lines": ("Records of an NDJSON file", "records", "record"),
    "attributes": ("Attributes with a rule each", "attributes", "value"),
    "rules": ("Rules on five attributes", "rules", "rule and row"),
    "violations": ("Rows with a violation", "of the rows", "row"),
    "in": ("Values that the rule “in” allows", "values", "row"),
    "uuid": ("Rows of values that are all different", "rows", "row"),
    "size": ("Bytes of a row", "bytes", "byte"),
    "threads": ("Threads, by the clock (2 M rows)", "threads", "row"),
}
PLAIN_HEADER = "name,mail,age,country,code\n"
PLAIN_RULES = [
    {"attributes": "name", "type": "string", "length": [3, 40]},
    {"attributes": "mail", "type": "email"},
    {"attributes": "age", "type": "number", "integerOnly": True, "min": 18, "max": 120},
    {"attributes": "country", "type": "in", "range": ["DE", "FR", "US"]},
    {"attributes": "code", "type": "match", "pattern": "^[0-9]{5}$"},
]


def plain_row(number, wrong=False):
    """A name, an address for mail, an age, a country, a code: what people's files are made of."""
    name = f"name{number % 977}"
    return f"{name},{name}@example{number % 31}.com,{15 if wrong else 18 + number % 80},{('DE', 'FR', 'US')[number % 3]},{number % 10007:05}"


def plain_object(number, wrong=False):
    """The same as an object of JSON."""
    cells = zip(PLAIN_HEADER.strip().split(","), plain_row(number, wrong).split(","))
    return json.dumps({key: int(value) if key == "age" else value for key, value in cells})


def run(command, rules, data, jobs=1, watched=False):
    """Processor time, time by the clock, and, if it is watched, peak memory in MB of one check; its findings go nowhere."""
    start = time.perf_counter()
    child = subprocess.Popen(
        [command, "check", "--rules", rules, "--output", "ndjson", "--quiet", "--jobs", str(jobs), data],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    memory = 0
    if watched:
        # What the system tells of a process that has ended counts the program that started it, too.
        while (now := resident(child.pid)) is not None:
            memory = max(memory, now)
            time.sleep(0.005)
    message = child.stderr.read()
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1):
        sys.exit(f"error: the command ended with {child.returncode}: {message.decode()[:400]}")
    return used.ru_utime + used.ru_stime, time.perf_counter() - start, memory


def resident(process):
    """The most memory that a process has had so far, in MB, or None when it has ended."""
    try:
        with open(f"/proc/{process}/status") as file:
            found = [line.split()[1] for line in file if line.startswith("VmHWM")]
        return int(found[0]) / 1024 if found else None
    except OSError:
        return None


class Growth:
    """Measures one series after the other; `scale` is the share of the data."""

    def __init__(self, command, folder, scale):
        self.command, self.folder, self.scale, self.rows = command, folder, scale, []
        self.random = random.Random(20261122)

    def measure(self, series, x, units, rules, header, lines, jobs=1, extension="csv", passes=5):
        """Writes a file, checks it, and notes the least of what that took."""
        document, data, empty = (os.path.join(self.folder, name) for name in ("rules.json", f"data.{extension}", f"empty.{extension}"))
        with open(document, "w") as file:
            json.dump({"rules": rules}, file)
        for name, content in ((empty, ()), (data, lines)):
            with open(name, "w", newline="") as file:
                file.write(header)
                file.writelines(content)
        # Of a small file, a time is little more than that of the start, and either is known to a millisecond.
        if units < 300_000:
            passes = 40
        before = [min(times) for times in zip(*(run(self.command, document, empty, jobs) for _ in range(max(passes, 5))))]
        after = [min(times) for times in zip(*(run(self.command, document, data, jobs) for _ in range(passes)))]
        memory = run(self.command, document, data, jobs, watched=True)[2]
        taken, clock = max(after[0] - before[0], 0), max(after[1] - before[1], 0)
        unit = (clock if series == "threads" else taken) / units * 1e9
        self.rows.append([series, x, units, round(taken, 3), round(clock, 3), round(memory, 1), round(unit, 2)])
        print(f"{series:12} {x:>10} {unit:10.1f} ns per {SERIES[series][2]:14} {taken:8.2f} s {memory:7.1f} MB", flush=True)
        os.remove(data)

    def count(self, number):
        return max(1, int(number * self.scale))

    def all(self):
        for rows in (10_000, 100_000, 1_000_000, 10_000_000):
            rows = self.count(rows)
            self.measure("rows", rows, rows, PLAIN_RULES, PLAIN_HEADER, (plain_row(n) + "\n" for n in range(rows)),
                         passes=1 if rows > 5_000_000 else 5)
        for rows in (10_000, 100_000, 1_000_000):
            rows = self.count(rows)
            lines = (plain_object(n) + "\n" for n in range(rows))
            self.measure("lines", rows, rows, PLAIN_RULES, "", lines, extension="ndjson")
        for attributes in (5, 10, 20, 50, 100, 200):
            rows = self.count(2_000_000 // attributes)
            names = [f"a{n}" for n in range(attributes)]
            self.measure("attributes", attributes, rows * attributes,
                         [{"attributes": name, "type": "string", "length": [3, 40]} for name in names], ",".join(names) + "\n",
                         (",".join(f"value{(n + k) % 977}" for k in range(attributes)) + "\n" for n in range(rows)))
        for count in (5, 10, 20, 50, 100, 200, 500):
            rows = self.count(5_000_000 // count)
            names = PLAIN_HEADER.strip().split(",")
            rules = [{"attributes": names[n % 5], "type": "string", "length": [0, 40 + n]} for n in range(count)]
            self.measure("rules", count, rows * count, rules, PLAIN_HEADER, (plain_row(n) + "\n" for n in range(rows)))
        rows = self.count(300_000)
        for percent in (0, 1, 10, 50, 100):
            self.measure("violations", percent, rows, PLAIN_RULES, PLAIN_HEADER,
                         (plain_row(n, wrong=n % 100 < percent) + "\n" for n in range(rows)))
        rows = self.count(500_000)
        for members in (2, 10, 100, 1000, 10_000, 100_000):
            words = [f"member number {n}" for n in range(members)]
            self.measure("in", members, rows, [{"attributes": "a", "type": "in", "range": words}], "a\n",
                         (words[n * 7919 % members] + "\n" for n in range(rows)))
        for rows in (10_000, 100_000, 1_000_000):
            rows = self.count(rows)
            self.measure("uuid", rows, rows, [{"attributes": "id", "type": "uuid"}, {"attributes": "id", "type": "required"}], "id,n\n",
                         (f"{uuid.UUID(int=self.random.getrandbits(128), version=4)},{n}\n" for n in range(rows)))
        for size in (10, 100, 1000, 10_000, 100_000, 1_000_000):
            rows = self.count(100_000_000) // size + 1
            text = "x" * (size - 3)
            self.measure("size", size, rows * size, [{"attributes": "a", "type": "string", "min": 1}], "a,b\n",
                         (f"{text},y\n" for _ in range(rows)))
        rows = self.count(2_000_000)
        for jobs in (1, 2):
            self.measure("threads", jobs, rows, PLAIN_RULES, PLAIN_HEADER, (plain_row(n) + "\n" for n in range(rows)), jobs=jobs)


def picture(rows):
    panels = []
    for name, (title, axis, unit) in SERIES.items():
        points = [(float(row[1]), float(row[6])) for row in rows if row[0] == name]
        if points:
            panels.append(Panel(title, axis, f"ns per {unit}", points, linear=name in ("violations", "threads"), percent=name == "violations"))
    return draw(
        "What a unit of work takes as there is more of it: mostly flat lines", "Time for each unit of work, as there is more of it",
        "Lower is better; flat is steady", panels)
