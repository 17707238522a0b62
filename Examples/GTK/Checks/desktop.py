"""A person at a window of a virtual display: presses keys, looks at what is shown, takes pictures."""
import json
import os
import pathlib
import subprocess
import tempfile
import time


class Desktop:
    """The program, run in a language, and the hands and eyes of the one who uses it."""

    def __init__(self, program, language):
        self.folder = tempfile.TemporaryDirectory()
        self.log = pathlib.Path(self.folder.name) / "shown.log"
        self.steps = 0
        self.process = subprocess.Popen([program, "--language", language, "--log", str(self.log)])
        self.window = self.find_window()
        self.run("xdotool", "windowfocus", "--sync", self.window)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=10)
        self.folder.cleanup()

    @staticmethod
    def run(*command):
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=30).stdout

    def find_window(self, seconds=30):
        """The program's window, once it is there."""
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and self.process.poll() is None:
            found = subprocess.run(search, capture_output=True, text=True).stdout.split()
            if found:
                return found[-1]
            time.sleep(0.1)
        raise SystemExit("error: the program opens no window")

    # What the person does

    def type(self, text):
        """Types a text, key by key."""
        self.run("xdotool", "type", "--delay", "25", "--", text)

    def press(self, *keys):
        """Presses keys one after the other, by their names in X."""
        for key in keys:
            self.run("xdotool", "key", "--delay", "25", key)

    def choose(self, direction):
        """Opens the list that has the focus, goes on in it, and takes what is reached."""
        for key in ["space", direction, "Return"]:
            self.press(key)
            time.sleep(0.4)

    def resize(self, width, height):
        """Makes the window as large as so many points of the display."""
        self.run("xdotool", "windowsize", "--sync", self.window, str(width), str(height))

    # What the person sees

    def shown(self):
        """What the window shows, by the last whole line that it wrote."""
        lines = self.log.read_text(encoding="utf-8").split("\n")[:-1] if self.log.exists() else []
        return json.loads(lines[-1]) if lines else None

    def expect(self, what, condition, seconds=8):
        """Waits until a condition holds of what is shown; what the form says is to be the same all the time."""
        self.steps += 1
        deadline = time.monotonic() + seconds
        while True:
            shown = self.shown()
            if shown and shown["messages"] == shown["form"] and condition(shown):
                print(f"  ✓ {what}")
                return shown
            if self.process.poll() is not None:
                raise SystemExit(f"error: {what}: the program ended with status {self.process.returncode}")
            if time.monotonic() > deadline:
                raise SystemExit(f"error: {what}: after {seconds} s the window shows\n{json.dumps(shown, indent=2, ensure_ascii=False)}")
            time.sleep(0.03)

    def expect_still(self, what, condition, seconds=0.5):
        """Looks for some time whether a condition keeps holding of what is shown."""
        self.steps += 1
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            shown = self.shown()
            if not condition(shown):
                raise SystemExit(f"error: {what}: the window shows\n{json.dumps(shown, indent=2, ensure_ascii=False)}")
            time.sleep(0.03)
        print(f"  ✓ {what}")

    def expect_heard(self, what):
        """Asks as a screen reader does: every field that is marked as wrong has a name, and the message below it as its own."""
        self.steps += 1
        reader = pathlib.Path(__file__).parent / "screen_reader.py"
        heard = json.loads(self.run("/usr/bin/python3", str(reader)))
        if sorted(heard.values()) != sorted([text] for text in self.shown()["messages"].values()) or "" in heard:
            raise SystemExit(f"error: {what}: a screen reader is told {json.dumps(heard, ensure_ascii=False)}")
        print(f"  ✓ {what}: {', '.join(heard)}")

    def picture(self, path):
        """Takes a picture of the window, of few colours and so of few bytes."""
        time.sleep(0.3)
        raw = f"{path}.raw.png"
        self.run("import", "-window", self.window, raw)
        # Where there is no compositor, a white band stands around the window, by which it is resized.
        self.run("mogrify", "-shave", "8x8", "+repage", raw)
        self.run("pngquant", "--force", "--strip", "--speed", "1", "--output", str(path), "48", raw)
        os.remove(raw)
        size = pathlib.Path(path).stat().st_size
        if size > 100_000:
            raise SystemExit(f"error: {path} has {size} bytes")
        print(f"  ✓ {pathlib.Path(path).name}, {size} bytes")
