#!/usr/bin/env python3
"""Checks files against a rule document with the command `proviso`, on the workers of a Spark cluster.

    spark-submit check_with_proviso.py --rules rules.yaml --output violations data/*.ndjson data/*.csv

Each task hands one piece of the data to `proviso check` and reads its violations. A piece is a part of an NDJSON file, cut at
line ends, or any other file as a whole, since a cell of CSV may hold line ends. What comes out is what one process prints with
`proviso check FILES --output ndjson`, line by line and in the same order: the first line of each part is known once the parts
before it were read, and is added then.

Files are read where the tasks run: from a file system that all workers share or, for names such as s3://bucket/data.ndjson,
with fsspec. The exit status is that of the command: 0 when no errors were found, 1 when some were, 2 when a file could not be
checked to its end.
"""
import argparse
import glob
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import traceback
import zipfile

LINES = (".ndjson", ".jsonl", ".jsonlines")
# gzip, Zstandard and UTF-16 say so by their first bytes. They cannot be cut at line ends.
UNCUT = (b"\x1f\x8b", b"\x28\xb5\x2f\xfd", b"\xff\xfe", b"\xfe\xff")
CHUNK = 1 << 20
BLANK = b" \t\r"
BLANK_LINE = re.compile(rb"\n(?=[ \t\r]*\n)")
# How each violation begins.
PLACE = re.compile(r'\{"file":"(?:[^"\\]|\\.)*","record":(\d+),"line":(\d+)(?:,"valueLine":(\d+))?')
# Rules that look at a file as a whole, which must not be cut then.
ACROSS = {"unique", "sorted", "sequence", "distinct"}


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(2)


# The data


def is_remote(name):
    return "://" in name


def open_data(name, folder=""):
    if not is_remote(name):
        return open(os.path.join(folder, name), "rb")
    import fsspec

    return fsspec.open(name, "rb").open()


def size_of(name):
    if not is_remote(name):
        return os.path.getsize(name)
    import fsspec

    file_system, path = fsspec.core.url_to_fs(name)
    return file_system.size(path)


def names_of(patterns):
    """The files that patterns stand for; a file of just that name comes first."""
    for pattern in patterns:
        if is_remote(pattern) or os.path.exists(pattern):
            yield pattern
            continue
        found = sorted(name for name in glob.glob(pattern, recursive=True) if os.path.isfile(name))
        if not found:
            refuse(f"error: there is no file {pattern}")
        yield from found


class Piece:
    """A part of a file from one byte to another, or, when it has no end, the whole file."""

    def __init__(self, number, name, begin=0, end=None, size=0):
        self.number, self.name, self.begin, self.end, self.size = number, name, begin, end, size

    def chunks(self, folder):
        """The lines that begin in the piece; the last of them may end behind it. Other names stand in the folder."""
        end = float("inf") if self.end is None else self.end
        with open_data(self.name, folder) as file:
            position = self.begin
            if position > 0:
                # A line begins here only if the byte before ends one.
                position -= 1
                file.seek(position)
                while True:
                    chunk = file.read(CHUNK)
                    if not chunk:
                        return
                    stop = chunk.find(b"\n")
                    position += len(chunk) if stop < 0 else stop + 1
                    if stop >= 0:
                        break
                if position >= end:
                    return
                file.seek(position)
            while True:
                chunk = file.read(CHUNK)
                if not chunk:
                    return
                if position + len(chunk) >= end:
                    stop = chunk.find(b"\n", max(0, int(end) - 1 - position))
                    if stop >= 0:
                        yield chunk[: stop + 1]
                        return
                yield chunk
                position += len(chunk)


def pieces_of(names, split, may_cut):
    numbers = itertools.count()
    for name in names:
        size = size_of(name)
        if may_cut and size > split and name.lower().endswith(LINES):
            with open_data(name) as file:
                is_plain = not file.read(4).startswith(UNCUT)
            if is_plain:
                for begin in range(0, size, split):
                    end = min(begin + split, size)
                    yield Piece(next(numbers), name, begin, end, end - begin)
                continue
        yield Piece(next(numbers), name, size=size)


def groups_of(pieces, split):
    """Neighbours that are small share a task, which costs more to start than a small file to check."""
    group, size = [], 0
    for piece in pieces:
        if group and size + piece.size > split:
            yield group
            group, size = [], 0
        group.append(piece)
        size += piece.size
    if group:
        yield group


# On the workers


class LineCount:
    """Counts the lines of a piece, and the records: lines that are not blank."""

    def __init__(self):
        self.lines, self.records, self.has_text = 0, 0, False

    def take(self, chunk):
        found = chunk.count(b"\n")
        if found == 0:
            self.has_text = self.has_text or bool(chunk.strip(BLANK))
            return
        first, last = chunk.find(b"\n"), chunk.rfind(b"\n")
        self.lines += found
        self.records += self.has_text or bool(chunk[:first].strip(BLANK))
        self.records += found - 1
        # A line that begins with a brace is not blank, which is soon known of all of them.
        if chunk.count(b"\n{", first, last + 1) < found - 1:
            self.records -= len(BLANK_LINE.findall(chunk, first, last + 1))
        self.has_text = bool(chunk[last + 1 :].strip(BLANK))

    def end(self):
        self.records += self.has_text
        self.has_text = False


class Feeder(threading.Thread):
    """Writes a piece to the command, and counts its lines on the way."""

    def __init__(self, piece, folder, sink):
        super().__init__(daemon=True)
        self.piece, self.folder, self.sink, self.count, self.error = piece, folder, sink, LineCount(), None

    def run(self):
        is_open, is_first = True, self.piece.begin == 0
        try:
            for chunk in self.piece.chunks(self.folder):
                if is_open:
                    try:
                        self.sink.write(chunk)
                    except BrokenPipeError:
                        # The command has ended, and its status says why.
                        is_open = False
                # A byte order mark is no text.
                self.count.take(chunk.removeprefix(b"\xef\xbb\xbf") if is_first else chunk)
                is_first = False
            self.count.end()
        except Exception as error:
            self.error = error
        finally:
            try:
                self.sink.close()
            except BrokenPipeError:
                pass


class Settings:
    def __init__(self, arguments):
        # An absolute path, or what is to be found in the PATH of a worker.
        command = arguments.command
        self.command = os.path.abspath(command) if os.sep in command else command
        self.is_sent = arguments.send_command
        # Names are as seen from here, on a worker too.
        self.folder = os.getcwd()
        self.rules = os.path.basename(arguments.rules)
        self.options = options_of(arguments)

    def check(self, piece):
        """The arguments of the command for a piece."""
        from pyspark import SparkFiles

        command = SparkFiles.get(os.path.basename(self.command)) if self.is_sent else self.command
        is_fed = piece.end is not None or is_remote(piece.name)
        arguments = [os.path.abspath(command) if self.is_sent else command, "check"]
        arguments += ["--rules", os.path.abspath(os.path.join(SparkFiles.get("rules"), self.rules))]
        arguments += ["--output", "ndjson", "--jobs", "1", "--quiet", *self.options]
        if is_fed and "--format" not in self.options:
            name = re.sub(r"\.(gz|zst)$", "", piece.name.lower())
            ending = name.rpartition(".")[2]
            tabs = ending in ("tsv", "tab")
            arguments += ["--format", {"json": "json"}.get(ending, "csv" if tabs or ending == "csv" else "ndjson")]
            if tabs and "--delimiter" not in self.options:
                arguments += ["--delimiter", "tab"]
        return arguments + ["--", "-" if is_fed else piece.name], is_fed


def check(piece, settings):
    """The violations of a piece, with places in the piece, and then what the driver has to know of it."""
    arguments, is_fed = settings.check(piece)
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE if is_fed else subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
            cwd=None if is_fed else settings.folder)
        feeder = Feeder(piece, settings.folder, process.stdin) if is_fed else None
        try:
            if feeder:
                feeder.start()
            for line in process.stdout:
                text = line.decode("utf-8").rstrip("\n")
                place = PLACE.match(text)
                record, row, value_row = (None if number is None else int(number) for number in place.groups())
                yield "violation", piece.number, record, row, value_row, text[place.end() :]
            status = process.wait()
            if feeder:
                feeder.join()
        finally:
            # A task that is called off leaves no process behind.
            if process.poll() is None:
                process.kill()
                process.wait()
        if feeder and feeder.error:
            raise feeder.error
        errors.seek(0)
        said = errors.read().decode("utf-8", "replace").strip()
    if status not in (0, 1, 2):
        # Killed, for want of memory perhaps: Spark tries again.
        raise RuntimeError(f"{piece.name}: proviso ended with status {status}. {said}")
    count = feeder.count if feeder else LineCount()
    failure = f"{piece.name}: {said}" if status == 2 else None
    yield "piece", piece.number, count.lines, count.records, status, failure


# On the driver


PASSED_ON = ["scenario", "locale", "format", "delimiter", "comment", "skip-rows", "records", "encoding"]
FLAGS = ["show-values", "positions", "no-header"]


def options_of(arguments):
    given = vars(arguments)
    options = []
    for name in PASSED_ON:
        value = given[name.replace("-", "_")]
        if value is not None:
            options += [f"--{name}", value]
    return options + [f"--{name}" for name in FLAGS if given[name.replace("-", "_")]]


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="CSV, JSON or NDJSON files, or patterns of names")
    parser.add_argument("--rules", required=True, help="the rule document; it is sent to the workers")
    parser.add_argument("--with", action="append", default=[], dest="beside", metavar="FILE",
                        help="a file that the rules name, in their folder or below; sent with them")
    parser.add_argument("--output", required=True, help="a new folder for the violations, as Spark writes text")
    parser.add_argument("--split", type=int, default=64, help="how much a task checks, in MiB; 0 cuts no file (64)")
    parser.add_argument("--split-bytes", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--command", default="proviso", help="the command, on every worker (proviso, in its PATH)")
    parser.add_argument("--send-command", action="store_true", help="send the command, one file, to the workers")
    for name in PASSED_ON:
        parser.add_argument(f"--{name}", help="as of proviso check")
    for name in FLAGS:
        parser.add_argument(f"--{name}", action="store_true", help="as of proviso check")
    return parser.parse_args()


def may_cut(arguments):
    """Whether records can be judged apart from each other; ends with status 2 where the rules are not understood."""
    asked = subprocess.run([arguments.command, "rules", arguments.rules, "--json"], capture_output=True, text=True)
    if asked.returncode != 0:
        print(asked.stderr, end="", file=sys.stderr)
        sys.exit(2)
    document = json.loads(asked.stdout)
    if "records" in document or "files" in document:
        return False
    # Line ends of an encoding other than UTF-8 may not be those bytes.
    if arguments.encoding and not re.fullmatch("utf-?8|us-?ascii|iso-?8859-?1|windows-?1252", arguments.encoding.lower()):
        return False
    return not any(
        rule.get("type") in ACROSS or "atMost" in rule or rule.get("type") == "exists" and "file" not in rule
        for rule in document["rules"]
    )


def send(context, arguments, work):
    """Sends the rules, and the command where that is wished; `work` is a folder that stays until the end."""
    folder = os.path.dirname(os.path.abspath(arguments.rules))
    archive = os.path.join(work, "rules.zip")
    with zipfile.ZipFile(archive, "w") as file:
        file.write(arguments.rules, os.path.basename(arguments.rules))
        for path in arguments.beside:
            name = os.path.relpath(os.path.abspath(path), folder)
            if name.startswith(os.pardir):
                refuse(f"error: {path} is not in the folder of {arguments.rules}")
            file.write(path, name)
    context.addArchive(archive + "#rules")
    if arguments.send_command:
        context.addFile(arguments.command)


def main():
    arguments = read_arguments()
    if os.path.exists(arguments.output):
        refuse(f"error: {arguments.output} is there already")
    try:
        with tempfile.TemporaryDirectory(prefix="proviso-") as work:
            status = check_all(arguments, work)
    except Exception:
        # Python would end with 1, which says that the data has errors.
        traceback.print_exc()
        status = 2
    sys.exit(status)


def check_all(arguments, work):
    split = arguments.split_bytes or arguments.split << 20
    names = list(names_of(arguments.files))
    can_cut = may_cut(arguments)
    pieces = list(pieces_of(names, split, can_cut and split > 0))
    groups = list(groups_of(pieces, split or 64 << 20))

    from pyspark import StorageLevel
    from pyspark.sql import SparkSession

    context = SparkSession.builder.appName("proviso").getOrCreate().sparkContext
    send(context, arguments, work)
    settings = Settings(arguments)
    # A partition for each group, in their order, which is that of the input.
    rows = context.parallelize(groups, len(groups)).flatMap(
        lambda group: itertools.chain.from_iterable(check(piece, settings) for piece in group))
    rows = rows.persist(StorageLevel.DISK_ONLY)

    # What each piece adds to the numbers of those behind it in its file.
    told = {row[1]: row for row in rows.filter(lambda row: row[0] == "piece").collect()}
    before, name, line, record = {}, None, 0, 0
    for piece in pieces:
        if piece.name != name or piece.begin == 0:
            name, line, record = piece.name, 0, 0
        before[piece.number] = (json.dumps(name, ensure_ascii=False), line, record)
        _, _, lines, records, _, _ = told[piece.number]
        line, record = line + lines, record + records
    places = context.broadcast(before)

    def text_of(row):
        _, number, record, line, value_line, rest = row
        name, lines, records = places.value[number]
        # What is wrong with a file as a whole has neither.
        record, line = record and record + records, line and line + lines
        value = "" if value_line is None else f',"valueLine":{value_line + lines}'
        return f'{{"file":{name},"record":{record},"line":{line}{value}{rest}'

    # A task's file counts when the task has ended, and counts once, however often it was begun.
    rows.filter(lambda row: row[0] == "violation").map(text_of).saveAsTextFile(arguments.output)

    failures = [row[5] for row in told.values() if row[5]]
    for failure in failures:
        print(failure, file=sys.stderr)
    statuses = {row[4] for row in told.values()}
    print(f"{len(names)} files in {len(pieces)} pieces and {len(groups)} tasks, {sum(p.size for p in pieces)} bytes",
          file=sys.stderr)
    context.stop()
    return 2 if failures else 1 if 1 in statuses else 0


if __name__ == "__main__":
    main()
