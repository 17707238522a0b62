"""Uses the site of Examples/SignUp with Chromium: with its scripts, where the page judges by the rules of the server, and without scripts,
where messages come from the server."""
import importlib.machinery
import importlib.util
import os
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
GOOD = {"userName": "grace", "email": "g@example.org", "password": "Correct-7", "passwordRepeat": "Correct-7"}
# For each page: a field, what is refused in it, and what passes.
SIGN_UP = [
    ("userName", "", "grace"), ("userName", "ab", "grace"), ("userName", "Grace", "grace"), ("userName", "ada", "grace"),
    ("email", "", "g@example.org"), ("email", "g@", "g@example.org"), ("password", "", "Correct-7"),
    ("password", "short", "Correct-7"), ("password", "correct-7", "Correct-7"), ("password", "CORRECT-7", "Correct-7"),
    ("password", "Correct-h", "Correct-7"), ("password", "Correct77", "Correct-7"), ("passwordRepeat", "", "Correct-7"),
    ("passwordRepeat", "other", "Correct-7"),
]
SIGN_IN = [("userName", "", "ada"), ("password", "", "x")]
PROFILE = [
    ("email", "", "a@example.org"), ("email", "a@", "a@example.org"), ("age", "17", "36"), ("age", "121", "36"),
    ("age", "18.5", "36"), ("site", "nowhere", "https://example.org/"), ("site", "http://x", ""),
]


def report_script():
    """Scripts/check-report, which drives Chromium."""
    loader = importlib.machinery.SourceFileLoader("check_report", str(ROOT / "Scripts/check-report"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_report", loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


class Person:
    """Somebody in front of a browser of their own."""

    def __init__(self, port, folder, expect):
        self.address, self.expect, self.report = f"http://127.0.0.1:{port}", expect, report_script()
        self.browser = self.report.Browser(folder)
        self.page = None

    def open(self, path, scripts=True, **options):
        # Pages are files for that script, and addresses here.
        self.page = self.report.Page(self.browser, "/dev/null", **options)
        if not scripts:
            self.page.ask("Emulation.setScriptExecutionDisabled", value=True)
        self.go(path)

    def go(self, path):
        self.browser.events.clear()
        self.page.ask("Page.navigate", url=self.address + path)
        self.browser.wait("Page.loadEventFired")

    def ask(self, name, question):
        return self.page.evaluate(f"document.getElementById('{name}').{question}")

    def enter(self, name, text):
        """Types a text over what is in a field."""
        self.page.evaluate(f"document.getElementById('{name}').focus(); document.getElementById('{name}').value = ''")
        if text:
            self.page.ask("Input.insertText", text=text)
        else:
            self.page.evaluate(f"document.getElementById('{name}').dispatchEvent(new Event('input', {{bubbles: true}}))")

    def press_enter(self):
        """Sends the form as the Enter key does, and waits for the page that comes."""
        self.browser.events.clear()
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
        self.page.ask("Input.dispatchKeyEvent", type="keyDown", **key)
        self.page.ask("Input.dispatchKeyEvent", type="keyUp", **key)
        self.browser.wait("Page.loadEventFired")

    def message(self, name):
        return self.ask(f"{name}-error", "textContent")

    def wait(self, name, condition, what):
        for _ in range(60):
            text = self.message(name)
            if condition(text):
                return self.expect(True, what)
            time.sleep(0.1)
        return self.expect(False, what, text)

    def leave(self):
        self.page.evaluate("document.activeElement.blur()")

    def wait_for_engine(self):
        """The page judges by itself once the engine has come."""
        for _ in range(100):
            if self.page.evaluate("document.querySelector('form[data-proviso]').noValidate"):
                return
            time.sleep(0.1)
        self.expect(False, "the page has loaded the engine", self.page.evaluate("document.documentElement.outerHTML"))

    def asked(self):
        """How many questions the page has asked the server."""
        return self.page.evaluate("performance.getEntriesByType('resource').filter(({ initiatorType, name }) => initiatorType === 'fetch' "
                                  "&& new URL(name).pathname === location.pathname).length")

    def path(self):
        return self.page.evaluate("location.pathname")

    def notice(self):
        return self.page.evaluate("document.querySelector('[role=status]').textContent")


def check_typing(person, where, cases):
    """With scripts: a message appears when a field is left, and disappears as one types."""
    person.wait_for_engine()
    for name, bad, good in cases:
        person.enter(name, bad)
        person.leave()
        person.wait(name, bool, f"{where}: {name} {bad!r} is refused")
        shown = person.ask(name, "getAttribute('aria-invalid')")
        person.expect(shown == "true", f"{where}: {name} is marked", shown)
        person.enter(name, good)
        person.wait(name, lambda text: not text, f"{where}: {name} {good!r} passes while one types")


def check_terms(person):
    """The box to be checked: a click away from it is refused, and another one is not."""
    for is_refused in [False, True, False]:
        person.ask("acceptsTerms", "click()")
        person.wait("acceptsTerms", lambda text: bool(text) == is_refused, f"sign-up: the terms after a click, refused: {is_refused}")
        time.sleep(0.2)


def check_page(person):
    """The page judges what it can without the server, and sends nothing that it refuses."""
    person.open("/")
    person.wait_for_engine()
    for name, text in [("email", "g@"), ("password", "short"), ("passwordRepeat", "other")]:
        person.enter(name, text)
        person.leave()
        person.expect(person.message(name), f"sign-up: {name} is refused in the page")
    person.expect(person.asked() == 0, "the server was not asked about it", person.asked())
    person.page.evaluate("document.querySelector('form[data-proviso]').requestSubmit()")
    links = person.page.evaluate("[...document.querySelectorAll('.proviso-summary a')].map((link) => link.hash)")
    # A password lacks several things.
    person.expect(list(dict.fromkeys(links)) == ["#userName", "#email", "#password", "#passwordRepeat", "#acceptsTerms"], "the errors above the fields", links)
    person.expect(person.page.evaluate("document.activeElement.className") == "proviso-summary", "the focus goes there")
    person.enter("userName", "ada")
    person.leave()
    person.wait("userName", lambda text: "taken" in text, "what the database knows the server is asked about")
    person.expect(person.asked() >= 1, "once", person.asked())
    person.expect(person.page.evaluate("document.querySelector('.proviso-summary a').textContent") == person.message("userName").strip(), "and it is above the fields too")
    server = person.page.evaluate("document.querySelector('form[data-proviso]').dataset.provisoServer")
    person.expect(server == "userName", "the page knows about what to ask", server)
    person.open("/sign-in")
    server = person.page.evaluate("document.querySelector('form[data-proviso]').dataset.provisoServer")
    person.expect(server == "", "where nobody has to be asked, nobody is", server)


def check_sending(person, where, cases, others, send=()):
    """Without a script: the same messages come with the answer, and are gone once what is sent passes."""
    def answer(values):
        # As a browser that does not check: what it would refuse is shown to be refused by the server too.
        person.page.evaluate("document.querySelector('form[data-proviso]').noValidate = true")
        for name, text in values.items():
            person.enter(name, text)
        person.press_enter()

    for name, bad, good in cases:
        answer({**others, name: bad})
        person.expect(person.message(name), f"{where}: {name} {bad!r} is refused by the server", person.path())
        shown = person.ask(name, "getAttribute('aria-invalid')")
        person.expect(shown == "true", f"{where}: {name} is marked", shown)
        answer({**others, name: good, **dict(send)})
        person.expect(not person.message(name), f"{where}: {name} {good!r} passes the server", person.message(name))


def check_html(person, where, cases):
    """Without a script: the browser refuses what HTML can say, and nothing that passes."""
    refused = 0
    for name, bad, good in cases:
        person.enter(name, bad)
        refused += not person.ask(name, "checkValidity()")
        person.enter(name, good)
        person.expect(person.ask(name, "checkValidity()"), f"{where}: the browser lets {name} {good!r} pass")
    person.expect(refused >= len(cases) // 2, f"{where}: the browser refuses what the rules say in HTML", refused)


def sign_in(person, scripts):
    person.open("/sign-in", scripts)
    for password, path in [("Mistaken-7", "/sign-in"), ("Correct-7", "/profile")]:
        person.enter("userName", "ada")
        person.enter("password", password)
        person.press_enter()
        person.expect(person.path() == path, f"signing in with {password}", person.path())
        if path == "/sign-in":
            person.expect(person.notice(), "a wrong password is said above the form")


def save(person, age):
    for name, text in [("email", "ada@example.org"), ("age", age), ("site", "")]:
        person.enter(name, text)
    person.press_enter()
    person.expect("Saved." in person.notice(), "the profile is saved", person.notice())
    person.expect(person.ask("age", "value") == age, "the page shows what was saved")


def check(port, folder, expect, pictures):
    person = Person(port, folder + "/profile", expect)
    person.open("/")
    check_typing(person, "sign-up", SIGN_UP)
    check_terms(person)
    check_page(person)
    person.open("/sign-in")
    check_typing(person, "sign-in", SIGN_IN)
    sign_in(person, scripts=True)
    check_typing(person, "profile", PROFILE)
    save(person, "36")
    if pictures:
        take_pictures(person, pictures)
    person.browser.close()

    person = Person(port, folder + "/another", expect)
    person.open("/", scripts=False)
    check_html(person, "sign-up", SIGN_UP)
    # The terms are not accepted, so that nobody is signed up between.
    check_sending(person, "sign-up", SIGN_UP, GOOD)
    person.expect(person.message("acceptsTerms"), "sign-up: the terms are refused by the server")
    person.ask("acceptsTerms", "click()")
    person.page.evaluate("document.querySelector('form[data-proviso]').noValidate = true")
    for name, text in {**GOOD, "email": "g@"}.items():
        person.enter(name, text)
    person.press_enter()
    person.expect(not person.message("acceptsTerms"), "sign-up: accepted terms pass the server", person.message("acceptsTerms"))
    person.open("/sign-in", scripts=False)
    check_html(person, "sign-in", SIGN_IN)
    check_sending(person, "sign-in", SIGN_IN[:1], {"password": ""})
    check_sending(person, "sign-in", SIGN_IN[1:], {"userName": "ada"})
    sign_in(person, scripts=False)
    check_html(person, "profile", PROFILE)
    check_sending(person, "profile", PROFILE, {"email": "a@example.org", "age": "", "site": ""})
    save(person, "37")
    person.browser.close()


def take_pictures(person, folder):
    shown = [("light", {}), ("dark", {"scheme": "dark"}), ("narrow", {"width": 360, "mobile": True}), ("right-to-left", {}), ("form", {})]
    for name, options in shown:
        language = "ar" if name == "right-to-left" else "en"
        person.open(f"/language/{language}?back=/", **{"width": 640, **options})
        person.wait_for_engine()
        for field, text in [("userName", "ada"), ("email", "ada@"), ("password", "short")]:
            person.enter(field, text)
            person.leave()
        for field in ["userName", "email", "password"]:
            person.wait(field, bool, f"the picture {name}")
        if name == "form":
            person.page.evaluate("document.querySelector('form[data-proviso]').requestSubmit()")
        wide = person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        person.expect(wide, f"the page {name} is no wider than its window")
        person.page.shot(os.path.join(folder, f"sign-up-{name}.png"))
