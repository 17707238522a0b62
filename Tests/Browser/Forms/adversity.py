"""Slow and failing networks, hostile documents and hostile values, and two forms on a page."""
import json
import time

RULES = {"rules": [["name", "required"], ["name", "string", {"min": 3}]]}
FORM = '<form id="FORM" action="/sent" method="post" data-proviso="RULES"><input id="name" name="name" required><button id="send">Send</button></form>'


def check_slow(visitor):
    """While the engine is on its way, the browser and the server do what they do without it."""
    visitor.site.delay = 3
    path = visitor.site.page(FORM, RULES)
    visitor.go(path, is_bound=False)
    visitor.equal(visitor.run("$('form').noValidate"), False, "the browser still judges")
    visitor.run("$('#send').click()")
    visitor.equal(visitor.run("Boolean($('#received'))"), False, "it refuses what HTML says")
    visitor.enter("#name", "x")
    visitor.press("Enter")
    visitor.wait("$('#received')", "the form goes to the server")
    visitor.equal(visitor.site.sent, [[("name", "x")]], "as it is")
    visitor.site.delay = 1
    visitor.go(path, is_bound=False)
    visitor.enter("#name", "x")
    visitor.wait("$('form').noValidate", "the engine has come")
    visitor.equal(visitor.shown("#name"), [], "what is being typed is left in peace")
    visitor.leave()
    visitor.equal(len(visitor.shown("#name")), 1, "and judged")
    visitor.clean("a slow network")


def check_failure(visitor):
    for what, broken, source in [("no engine", True, RULES), ("no rules", False, None), ("wrong rules", False, {"rules": [["name", "nubmer"]]})]:
        visitor.site.is_broken = broken
        body = FORM.replace("RULES", "/made/none.json") if source is None else FORM
        visitor.go(visitor.site.page(body, source), is_bound=False)
        visitor.wait("window.seen.warnings.length", f"{what}: it is told of")
        visitor.equal(visitor.run("$('form').noValidate"), False, f"{what}: the browser still judges")
        visitor.enter("#name", "x")
        visitor.press("Enter")
        visitor.wait("$('#received')", f"{what}: the form goes to the server")
        visitor.site.is_broken = False


HOSTILE = "<img src=x onerror=\"window.hit=1\"><script>window.hit=1</script>&lt;b&gt;\u202e"


def check_hostile_document(visitor):
    names = ["name", "__proto__", "constructor", "toString"]
    document = {
        "attributes": {name: {"label": HOSTILE + name} for name in names},
        "messages": {"string.tooShort": HOSTILE + " {attribute} {value}"},
        "rules": [[name, "string", {"min": 3}] for name in names] + [[["hasOwnProperty"], "required", {"message": HOSTILE}]],
    }
    fields = "".join(f'<input id="f{at}" name="{name}">' for at, name in enumerate(names + ["hasOwnProperty", "__proto__[polluted]"]))
    visitor.go(visitor.site.page(f'<form data-proviso="RULES" action="/sent" method="post">{fields}<button>Send</button></form>', json.dumps(document)))
    for at in range(len(names)):
        visitor.enter(f"#f{at}", "<b")
        visitor.leave()
    visitor.run("$('form').requestSubmit()")
    visitor.expect(visitor.run("$('.proviso-summary').textContent.includes('<script>')"), "markup is shown as text", visitor.run("document.body.textContent"))
    visitor.equal(visitor.run("[document.querySelectorAll('img, b, form script').length, window.hit ?? null, {}.polluted ?? null]"), [0, None, None], "and is none")
    visitor.clean("a hostile document")
    for document in ["[" * 100_000, '{"rules": [' + '["a", "required"],' * 100_000 + '["a", "required"]]}', '{"__proto__": {"rules": []}}', "null", '"x"']:
        visitor.go(visitor.site.page(FORM, document), is_bound=False)
        visitor.wait("window.seen.warnings.length || $('form').noValidate", "a document that is too deep, too large or none", seconds=30)
        visitor.equal(visitor.run("window.seen.errors"), [], "ends nothing")


def check_hostile_values(visitor):
    body = """<form data-proviso="RULES" action="/sent" method="post"><textarea id="text" name="text"></textarea><input id="email" name="email">
        <select id="many" name="many[]" multiple></select><button>Send</button></form>"""
    rules = {"rules": [
        ["text", "trim"], ["text", "string", {"max": 100}], ["text", "match", {"pattern": "^(a+)+$"}], ["email", "email"],
        ["many", "each", {"rule": {"type": "string", "max": 2}}], ["many", "uniqueElements"]]}
    visitor.go(visitor.site.page(body, rules))
    visitor.run("$('#text').value = 'a'.repeat(10_000_000) + '!'; $('#text').dispatchEvent(new Event('input', { bubbles: true }))")
    begun = time.monotonic()
    visitor.run("$('#text').dispatchEvent(new Event('focusout', { bubbles: true }))")
    taken = time.monotonic() - begun
    visitor.expect(visitor.run("shownFor($('#text')).length"), "a text of 10 MB is refused")
    visitor.expect(visitor.run("shownFor($('#text')).join().length < 2000"), "by a message that can be read")
    visitor.expect(taken < 10, "in bounded time", taken)
    visitor.run("$('#text').value = ''; $('#many').append(...Array.from({ length: 100_000 }, (_, at) => new Option(at, `v${at}`, false, true)))")
    begun = time.monotonic()
    visitor.run("$('#many').dispatchEvent(new Event('input', { bubbles: true }))")
    many = time.monotonic() - begun
    visitor.expect(0 < visitor.run("shownFor($('#many')).length") <= 10, "a hundred thousand elements: few messages", visitor.run("shownFor($('#many')).length"))
    visitor.expect(many < 10, "in bounded time", many)
    visitor.run("$('#many').replaceChildren()")
    visitor.enter("#email", "ada@@")
    visitor.expect(visitor.shown("#email"), "and the page goes on")
    visitor.clean("hostile values")
    return f"10 MB in {taken:.2f} s, 100 000 elements in {many:.2f} s"


def check_two_forms(visitor):
    first = FORM.replace("FORM", "first").replace('id="name"', 'id="name-1"').replace('id="send"', "")
    second = FORM.replace("FORM", "second").replace('name="name"', 'name="name" form="second"').replace('id="send"', "")
    path = visitor.site.page(f'{first}<div lang="de">{second}</div><input id="outside" name="email" form="second">',
                             {"rules": [["name", "required"], ["name", "string", {"min": 3}], ["email", "email"]]})
    visitor.go(path)
    visitor.enter("#name-1", "x")
    visitor.leave()
    visitor.equal((len(visitor.shown("#name-1")), visitor.shown("#name")), (1, []), "each form has its own errors")
    visitor.enter("#name", "x")
    visitor.leave()
    visitor.expect(visitor.shown("#name") != visitor.shown("#name-1"), "and its own language", visitor.shown("#name"))
    visitor.enter("#outside", "ada@@")
    visitor.expect(visitor.shown("#outside"), "a field outside of its form belongs to it")
    visitor.run("$('#second').requestSubmit()")
    visitor.equal(visitor.run("[$('#first .proviso-summary') === null, document.querySelectorAll('#second .proviso-summary a').length]"), [True, 2], "one is submitted")
    visitor.equal(visitor.run("performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length"), 1, "the engine is loaded once")
    visitor.clean("two forms")


def check_keystrokes(visitor):
    """A key in a form of thirty fields: what it takes from the event to what is shown."""
    kinds = [["string", {"length": [2, 40]}], ["email", {}], ["number", {"min": 1, "max": 99}], ["url", {}], ["date", {}], ["match", {"pattern": "^[a-z]+$"}]]
    names = [f"field{at}" for at in range(30)]
    rules = [[names, "required"], *[[name, *kinds[at % 6]] for at, name in enumerate(names)]]
    body = "".join(f'<p><input id="{name}" name="{name}"></p>' for name in names)
    visitor.go(visitor.site.page(f'<form data-proviso="RULES">{body}<button>Send</button></form>', {"rules": rules}))
    visitor.run("$('form').requestSubmit()")
    visitor.equal(visitor.run("document.querySelectorAll('.proviso-error').length"), 30, "all fields have errors")
    visitor.focus("#field1")
    taken = visitor.run("""(() => {
        const [input, text, all] = [$('#field1'), 'ada.lovelace@example.org', []];
        for (let round = 0; round < 10; round += 1) for (let end = 1; end <= text.length; end += 1) {
            input.value = text.slice(0, end);
            const begun = performance.now();
            input.dispatchEvent(new Event('input', { bubbles: true }));
            all.push(performance.now() - begun);
        }
        return all.sort((one, other) => one - other);
    })()""")
    middle, slow = taken[len(taken) // 2], taken[len(taken) * 95 // 100]
    visitor.expect(middle < 16, "a key takes less than a frame", middle)
    visitor.clean("keystrokes")
    return f"a key in a form of 30 fields: {middle:.1f} ms, of 20 one {slow:.1f} ms"


CHECKS = [check_slow, check_failure, check_hostile_document, check_hostile_values, check_two_forms, check_keystrokes]
