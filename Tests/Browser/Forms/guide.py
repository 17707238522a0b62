"""The HTML and the script of the guide do what it says."""
import pathlib
import re

GUIDE = pathlib.Path(__file__).resolve().parents[3] / "Sources/Proviso/Documentation.docc/Guides/FormsInTheBrowser.md"


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), flags=re.S | re.M)


def check_guide(visitor):
    site = visitor.site
    first, second = (block.replace("/proviso/", "/browser/") for block in blocks("html"))
    site.documents["/sign-up.rules.json"] = '{"rules": [["email", "required"], ["email", "email"]]}'
    site.documents["/rules.json"] = '{"rules": [["userName", "string", {"min": 3, "on": "signUp"}]]}'
    visitor.go(site.page(first, auto=False))
    visitor.enter("#email", "ada@@")
    visitor.equal(visitor.shown("#email"), ["Email must be an email address, like name@example.com."], "the first example")
    visitor.clean("the first example")
    body = second.rstrip() + '<input id="userName" name="userName"></form>'
    visitor.go(site.page(body))
    visitor.enter("#userName", "ada")
    visitor.leave()
    visitor.wait_for(lambda: site.asked and site.asked[0]["names"] == ["userName"], "the second example asks the server")
    visitor.clean("the second example")
    site.asked.clear()
    visitor.go(site.page('<form><input id="userName" name="userName"></form>', auto=False), is_bound=False)
    (script,) = blocks("js")
    steps = script.replace("/proviso/", "/browser/").replace('import { bind } from "/browser/form.min.js";', 'const { bind } = await import("/browser/form.min.js");')
    visitor.run("window.token = 't1'; window.catalog = undefined; 1")
    bind, rest = steps.split("await binding.speak")
    speak, unbind = ("await binding.speak" + rest).splitlines()
    visitor.run(f"(async () => {{ {bind.replace('const binding', 'window.binding')}\n }})()")
    visitor.enter("#userName", "ab!")
    visitor.leave()
    visitor.wait_for(lambda: site.asked and site.asked[0]["headers"]["X-Token"] == "t1", "the script asks with a header of its own")
    visitor.enter("#userName", "ab")
    visitor.leave()
    german = visitor.shown("#userName")
    visitor.equal(visitor.run("$('#userName').validationMessage"), german[0], "tells the browser")
    visitor.run(f"(async () => {{ {speak}\n }})()")
    visitor.wait(f"shownFor($('#userName'))[0] !== {german[0]!r}", "speaks another language")
    visitor.run(unbind)
    visitor.equal(visitor.run("$('form').noValidate"), False, "and lets go")
    visitor.clean("the script")


def check_bundles(visitor):
    """Each in one file: the module, and the script that is no module."""
    body = '<form data-proviso="RULES"><input id="email" name="email"></form><form id="other"><input id="second" name="email"></form>'
    rules = {"rules": [["email", "email"]]}
    for script in ['<script type="module" src="/browser/form.min.js"></script>', '<script src="/browser/proviso.min.js"></script>']:
        visitor.go(visitor.site.page(body, rules, head=script, auto=False))
        visitor.enter("#email", "ada@@")
        visitor.equal(len(visitor.shown("#email")), 1, f"{script}: the form is bound")
        files = visitor.run("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)).filter((name) => name.endsWith('.js')).sort()")
        visitor.equal(len(files), 2, f"{script}: one script beside that of the tests")
        visitor.clean(script)
    visitor.run(f"Proviso.bind($('#other'), {{ rules: {rules}, language: 'de' }}).then(() => 1)")
    visitor.enter("#second", "ada@@")
    visitor.expect("E-Mail" in visitor.shown("#second")[0], "the global binds forms too", visitor.shown("#second"))
    visitor.equal(visitor.run("Proviso.load().then((proviso) => proviso.rules({ rules: [['a', 'required']] })).then((rules) => rules.check({}).violations[0].code)"),
                  "required", "and judges objects")
    visitor.equal(visitor.run("Object.keys(Proviso).sort()"), ["NoSampleError", "ProvisoError", "RuleDocumentError", "bind", "bindAll", "load"], "what it offers")
    visitor.clean("the global")


CHECKS = [check_guide, check_bundles]
