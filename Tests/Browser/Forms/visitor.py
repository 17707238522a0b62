"""Somebody in front of Chromium: opens pages, presses keys and reads what is shown."""
import importlib.machinery
import importlib.util
import json
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
KEYS = {"Enter": 13, "Tab": 9, "Backspace": 8, "Delete": 46, "End": 35, "ArrowDown": 40}
# What the tests ask of a page, by short names.
HELPERS = r"""
window.$ = (selector) => document.querySelector(selector);
window.shownFor = (control) => {
  const ids = (control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  return ids.flatMap((id) => [...document.getElementById(id)?.children ?? []].map((line) => line.textContent));
};
window.load = async (selector = "form", options = {}) => {
  const { bind } = await import("/browser/form.js");
  return window.binding = await bind(document.querySelector(selector), options);
};
"""


def report_script():
    """Scripts/check-report, which drives Chromium."""
    loader = importlib.machinery.SourceFileLoader("check_report", str(ROOT / "Scripts/check-report"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_report", loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


class Visitor:
    def __init__(self, site, folder):
        self.site, self.report, self.checks = site, report_script(), 0
        self.browser = self.report.Browser(folder)
        self.page = self.report.Page(self.browser, "/dev/null", width=900)
        self.page.ask("Page.addScriptToEvaluateOnNewDocument", source=HELPERS)

    def expect(self, condition, what, seen=""):
        self.checks += 1
        if not condition:
            raise SystemExit(f"error: {what}\n{seen}")

    def equal(self, seen, wanted, what):
        self.expect(seen == wanted, what, f"wanted {wanted!r}\nseen   {seen!r}")

    # MARK: Pages

    def go(self, path, is_bound=True):
        # The page before may still tell that it has loaded: its window is marked, so that nobody takes it for the next one.
        self.run("window.isOld = true")
        self.page.ask("Page.navigate", url=f"http://127.0.0.1:{self.site.port}{path}")
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                if self.run("!window.isOld && document.readyState === 'complete'"):
                    break
            except self.report.PageLeft:
                pass
            time.sleep(0.005)
        else:
            raise SystemExit(f"error: {path} has not loaded")
        if is_bound:
            self.wait("[...document.forms].filter((form) => form.dataset.proviso).every((form) => form.noValidate)", "the form is bound")

    def run(self, script):
        return self.page.evaluate(script)

    def wait(self, condition, what, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.run(f"Boolean({condition})"):
                    return self.expect(True, what)
            except self.report.PageLeft:
                pass
            time.sleep(0.02)
        return self.expect(False, what, self.run("JSON.stringify([window.seen, document.body.innerHTML.slice(0, 3000)])"))

    def wait_for(self, condition, what, seconds=10):
        """Waits for something that the site knows."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not condition():
            time.sleep(0.02)
        self.expect(condition(), what)

    def clean(self, what, errors=()):
        """Nothing happened that must not."""
        seen = self.run("window.seen")
        self.equal(seen["violations"], [], f"{what}: the policy of the page holds")
        self.equal([error for error in seen["errors"] if not any(part in error for part in errors)], [], f"{what}: no errors")

    # MARK: Keys and pointers

    def focus(self, selector):
        self.run(f"$({json.dumps(selector)}).focus()")

    def type(self, text):
        self.page.ask("Input.insertText", text=text)

    def enter(self, selector, text):
        """Types a text over what is in a field, and stays in it."""
        self.run(f"$({json.dumps(selector)}).focus(), $({json.dumps(selector)}).select()")
        if text:
            self.type(text)
        else:
            self.press("Delete")

    def press(self, key):
        parts = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]}
        if key == "Enter":
            parts["text"] = "\r"
        self.page.ask("Input.dispatchKeyEvent", type="keyDown", **parts)
        self.page.ask("Input.dispatchKeyEvent", type="keyUp", **parts)

    def leave(self):
        self.run("document.activeElement.blur()")

    def place(self, selector):
        """The middle of an element."""
        return self.run(f"(() => {{ const box = $({json.dumps(selector)}).getBoundingClientRect(); "
                        "return [box.x + box.width / 2, box.y + box.height / 2]; })()")

    def mouse(self, kind, place):
        self.page.ask("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def click(self, selector):
        place = self.place(selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.mouse(kind, place)

    # MARK: What is shown

    def shown(self, selector):
        """The messages beside a field."""
        return self.run(f"shownFor($({json.dumps(selector)}))")

    def focused(self):
        return self.run("document.activeElement.id || document.activeElement.name || document.activeElement.tagName")
