"""The playground: every example, mistakes in rules and data, links, keys, narrow windows and the form of the rules."""
import base64
import json
import zlib

PATH = "/browser/playground/index.html"
READY = "$('.time').textContent.startsWith('Checked')"


def open_playground(visitor, fragment="", width=1400):
    visitor.page.ask("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 500)
    visitor.go("/made/none", is_bound=False)
    visitor.go(PATH + fragment, is_bound=False)
    visitor.run("window.seen = { errors: [], warnings: [], violations: [] }; document.addEventListener('securitypolicyviolation', "
                "(event) => window.seen.violations.push(event.violatedDirective)); addEventListener('error', (event) => window.seen.errors.push(event.message)); "
                "addEventListener('unhandledrejection', (event) => window.seen.errors.push(`${event.reason?.stack}`)); 1")


def write(visitor, editor, text):
    """Puts a text into an editor, as somebody who pastes it."""
    visitor.run(f"$('#{editor} textarea').focus(), $('#{editor} textarea').select()")
    visitor.type(text)


def choose(visitor, title):
    visitor.run("$('.time').textContent = ''")
    visitor.run(f"[...document.querySelectorAll('.examples button')].find((button) => button.textContent === {json.dumps(title)}).click()")


def check_examples(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    titles = visitor.run("[...document.querySelectorAll('.examples button')].map((button) => button.textContent)")
    visitor.expect(len(titles) >= 5, "examples to choose from", titles)
    for title in titles[:-1]:
        choose(visitor, title)
        visitor.wait(READY, f"{title}: judged")
        visitor.equal(visitor.run("$('#rules-mistakes').textContent"), "", f"{title}: its rules are right")
        cards = visitor.run("""[...document.querySelectorAll('.problem')].map((card) => [card.querySelector('.where').textContent,
            ...[...card.querySelectorAll('dl > div')].map((row) => [row.lang, row.dir, row.querySelector('dd').textContent])])""")
        visitor.expect(len(cards) >= 4, f"{title}: problems", cards)
        for path, *messages in cards:
            visitor.equal([row[:2] for row in messages], [["en", "ltr"], ["de", "ltr"], ["ar", "rtl"]], f"{title}, {path}: three languages")
            visitor.expect(len({row[2] for row in messages}) == 3 and all(row[2] for row in messages), f"{title}, {path}: three messages", messages)
            visitor.expect(any("\u0600" <= letter <= "\u06ff" for letter in messages[2][2]), f"{title}, {path}: Arabic", messages)
        visitor.expect(visitor.run("document.querySelectorAll('#data .mark').length") >= 3, f"{title}: the values are marked")
        visitor.clean(title)
    choose(visitor, titles[-1])
    visitor.wait("document.querySelectorAll('#rules-mistakes li').length >= 3", "mistakes in the rules are listed")
    places = visitor.run("[...document.querySelectorAll('#rules-mistakes .place')].map((place) => place.textContent)")
    visitor.expect(all(":" in place for place in places), "each with line and column", places)
    visitor.run("$('#rules-mistakes button').click()")
    line, column = map(int, places[0].split(":"))
    seen = visitor.run("(({ value, selectionStart }) => [value.slice(0, selectionStart).split('\\n').length, selectionStart - value.lastIndexOf('\\n', selectionStart - 1)])($('#rules textarea'))")
    visitor.equal(seen, [line, column], "which a click goes to")
    visitor.expect(visitor.run("document.querySelectorAll('#rules .mark').length") >= 3, "and which are marked")
    visitor.clean("mistakes")


def check_editing(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    before = visitor.run("document.querySelectorAll('.problem').length")
    visitor.run("$('.suggestion').click()")
    visitor.wait(f"document.querySelectorAll('.problem').length === {before - 1}", "a suggestion mends the data")
    visitor.expect(visitor.run("Object.keys(JSON.parse($('#data textarea').value)).length") == 5, "which stays JSON")
    write(visitor, "data", '{"userName": "ada",\n  "age" 17}')
    visitor.wait("$('#data-mistakes .place')?.textContent === '2:9'", "a mistake in the data has its place")
    write(visitor, "data", '{"userName": "adalove", "email": "ada@example.org", "password": "Correct-7", "age": 36}')
    visitor.wait("$('#verdict').textContent === 'Valid'", "what is right is valid")
    write(visitor, "rules", '{"rules": [["id", "number", {"max": 9007199254740992}]]}')
    write(visitor, "data", '{"id": 9007199254740993}')
    visitor.wait("$('.problem')?.textContent.includes('number.tooBig')", "large numbers keep their digits")
    write(visitor, "data", '[{"id": 1}, {"id": "x"}]')
    visitor.wait("$('.where')?.textContent === '[1].id'", "a list of records")
    write(visitor, "rules", '{"attributes": {"id": {"label": "<img src=x>"}}, "rules": [["id", "required"]]}')
    write(visitor, "data", '{"__proto__": {"polluted": 1}}')
    visitor.wait("$('.problem')?.textContent.includes('<img')", "markup is text")
    visitor.equal(visitor.run("[document.querySelectorAll('main img').length, {}.polluted ?? null]"), [0, None], "and nothing else")
    for text in ["[" * 100_000, '"' + "a" * 1_000_000, "{" * 5000, "null", "", "\\"]:
        visitor.run(f"$('#data textarea').value = {json.dumps(text)}; $('#data textarea').dispatchEvent(new Event('input'))")
    visitor.wait("$('#data-mistakes li')", "what is no JSON ends nothing")
    visitor.clean("editing")


def check_scenarios(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    visitor.equal(visitor.run("[$('#scenario').value, $('.scenario').hidden]"), ["register", False], "the example has a scenario")
    with_password = visitor.run("document.querySelectorAll('.problem').length")
    visitor.run("$('#scenario').value = 'default'; $('#scenario').dispatchEvent(new Event('change'))")
    visitor.wait(f"document.querySelectorAll('.problem').length < {with_password}", "another one has fewer rules")


def check_languages(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    visitor.wait("$('#more').options.length > 40", "other languages to choose from")
    for tag, direction in [("ja", "ltr"), ("he", "rtl")]:
        visitor.run(f"$('#more').value = '{tag}'; $('#more').dispatchEvent(new Event('change'))")
        visitor.wait(f"$('.problem dl > div:nth-child(4)')?.lang === '{tag}'", f"one more: {tag}")
        visitor.equal(visitor.run("(({ dir, children }) => [dir, children[1].textContent.length > 5])($('.problem dl > div:nth-child(4)'))"), [direction, True],
                      f"with its direction: {tag}")
    visitor.clean("languages")


def check_links(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    write(visitor, "data", '{"userName": "بيانات <&> \\u2028"}')
    visitor.run("$('#share').click()")
    visitor.wait("location.hash.length > 100", "a link carries all")
    fragment, data = visitor.run("[location.hash, $('#data textarea').value]")
    open_playground(visitor, fragment)
    visitor.wait(READY, "it is opened", seconds=20)
    visitor.equal(visitor.run("[$('#data textarea').value, $('#scenario').value]"), [data, "register"], "with the data of the link")
    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" * 50_000_000, wbits=-15)).decode().rstrip("=")
    for fragment in ["#nonsense", "#" + bomb, "#" + base64.urlsafe_b64encode(zlib.compress(b'{"rules": 1}', wbits=-15)).decode().rstrip("=")]:
        open_playground(visitor, fragment)
        visitor.wait(READY, "a link that nobody made here shows the first example", seconds=20)
        visitor.clean("links")


def check_keys(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    visitor.run("$('#data textarea').focus(); $('#data textarea').setSelectionRange(0, 0)")
    for expected in ['" Ada "', '"ada@gmial.com"']:
        for kind in ["keyDown", "keyUp"]:
            visitor.page.ask("Input.dispatchKeyEvent", type=kind, key="ArrowDown", code="ArrowDown", windowsVirtualKeyCode=40, modifiers=2)
        visitor.equal(visitor.run("(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))($('#data textarea'))"), expected,
                      "a key goes to the next problem")
    visitor.wait("document.querySelectorAll('.problem.current').length", "which comes to the fore")
    visitor.press("Tab")
    visitor.expect(visitor.run("document.activeElement !== $('#data textarea')"), "the editors are no trap")
    visitor.run("$('#tab-problems').focus()")
    visitor.page.ask("Input.dispatchKeyEvent", type="keyDown", key="ArrowRight", code="ArrowRight", windowsVirtualKeyCode=39)
    visitor.equal((visitor.focused(), visitor.run("[$('#problems').hidden, $('#form').hidden]")), ("tab-form", [True, False]), "arrows go through the tabs")
    for code, key, wanted in [(37, "ArrowLeft", "tab-problems"), (37, "ArrowLeft", "tab-samples"), (39, "ArrowRight", "tab-problems")]:
        visitor.page.ask("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, windowsVirtualKeyCode=code)
        visitor.equal(visitor.focused(), wanted, "in both directions, and around")


def check_form(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    visitor.run("$('#tab-form').click()")
    visitor.wait("$('.preview form')?.noValidate", "the rules as a form")
    visitor.equal(visitor.run("[...document.querySelectorAll('.preview [name]')].map((input) => `${input.name} ${input.type}`)"),
                  ["userName text", "email text", "password password", "age text", "site text"], "a field for each attribute")
    visitor.run("$('.preview form').requestSubmit()")
    visitor.expect(visitor.run("document.querySelectorAll('.preview .proviso-summary a').length") >= 4, "its errors are those of the data")
    visitor.run("$('#language').value = 'ar'; $('#language').dispatchEvent(new Event('change'))")
    visitor.wait("$('.preview form')?.dir === 'rtl' && $('.preview form').noValidate", "in Arabic")
    visitor.run("$('.preview form').requestSubmit()")
    visitor.expect(visitor.run("/[\\u0600-\\u06ff]/.test($('.preview .proviso-summary').textContent)"), "its messages too")
    visitor.clean("the form")


def check_samples(visitor):
    open_playground(visitor)
    visitor.wait(READY, "the engine has come", seconds=20)
    fetched = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('proviso-whole.wasm')).length"
    visitor.equal(visitor.run(fetched), 0, "the whole engine is not fetched before samples are asked for")
    visitor.run("$('#tab-form').focus()")
    visitor.page.ask("Input.dispatchKeyEvent", type="keyDown", key="ArrowRight", code="ArrowRight", windowsVirtualKeyCode=39)
    visitor.equal((visitor.focused(), visitor.run("[$('#samples').hidden, $('#form').hidden, $('#tab-samples').ariaSelected]")),
                  ("tab-samples", [False, True, "true"]), "arrows go to the samples")
    visitor.equal(visitor.run("$('#samples [role=status]').textContent"), "Loading …", "which come")
    visitor.wait("/^5 pass, \\d+ fail/.test($('#samples [role=status]').textContent)", "samples", seconds=30)
    visitor.equal(visitor.run(fetched), 1, "by the whole engine")
    texts = "[...document.querySelectorAll('.samples')].map((list) => [...list.querySelectorAll('pre')].map((text) => text.textContent))"
    passing, failing = visitor.run(texts)
    visitor.expect(len(passing) == 5 and len(failing) >= 8, "some of each kind", (passing, failing))
    verdicts = {}
    for kind, count in enumerate([len(passing), len(failing)]):
        for at in range(count):
            button = f"document.querySelectorAll('.samples')[{kind}].children[{at}].querySelector('button')"
            text = (passing, failing)[kind][at]
            visitor.run(f"$('.time').textContent = ''; {button}.focus(); {button}.click()")
            visitor.wait(READY, "a sample is judged as data")
            seen = visitor.run(f"[$('#data textarea').value, document.activeElement === {button}, $('#verdict').textContent, "
                               "[...document.querySelectorAll('.problem')].map((card) => [card.querySelector('.where').textContent, card.querySelector('.code').textContent, "
                               "card.querySelector('dd').textContent])]")
            visitor.equal(seen[:2], [text, True], "it stands in the editor, and the focus stays")
            if kind == 0:
                visitor.equal(seen[2:], ["Valid", []], f"it passes: {text}")
            else:
                said = visitor.run(f"(({{ parentElement }}) => [parentElement.querySelector('.attribute').textContent, parentElement.querySelector('.code').textContent, "
                                   f"parentElement.querySelector('p').textContent])({button})")
                visitor.equal(seen[3], [said], f"it fails in that way alone: {text}")
                verdicts[tuple(said[:2])] = said[2]
    visitor.expect(("password", "required") in verdicts and ("age", "number.tooSmall") in verdicts, "what each breaks", verdicts)
    visitor.run("$('#samples .settings button').click()")
    visitor.wait(f"/pass/.test($('#samples [role=status]').textContent) && $('.samples pre').textContent !== {json.dumps(passing[0])}", "other samples", seconds=30)
    visitor.expect(visitor.run("[...document.querySelectorAll('.sample .code')].some(({ textContent }) => textContent.startsWith('password'))"), "a rule of the scenario")
    visitor.run("$('#scenario').value = 'default'; $('#scenario').dispatchEvent(new Event('change'))")
    visitor.wait("/pass/.test($('#samples [role=status]').textContent) && ![...document.querySelectorAll('.sample .code')].some(({ textContent }) => textContent.startsWith('password'))",
                 "samples of another scenario", seconds=30)
    write(visitor, "rules", '{"rules": [["id", "number", {"min": 5}], ["id", "number", {"max": 3}], ["id", "required"]]}')
    visitor.wait("$('.made').textContent.includes('no value was found for `id`')", "rules that contradict each other", seconds=30)
    visitor.expect(visitor.run("$('.unmade li')?.textContent.length > 10"), "what could not be made has a reason")
    write(visitor, "rules", '{"rules": [["id", "number", {"integerOnly": true, "min": 9007199254740993}], ["id", "required"], ["name", "in", {"range": ["<img src=x>"]}]]}')
    visitor.wait("$('.samples pre')?.textContent.includes('<img')", "markup is text", seconds=30)
    visitor.equal(visitor.run("document.querySelectorAll('#samples img').length"), 0, "and nothing else")
    visitor.expect(visitor.run("/: 90071992547\\d{5}/.test($('.samples pre').textContent)"), "large numbers keep their digits", visitor.run("$('.samples pre').textContent"))
    for width in [320, 390, 768]:
        visitor.page.ask("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 500)
        visitor.expect(visitor.run("document.documentElement.scrollWidth <= innerWidth"), f"{width} pixels: nothing is wider than the window")
    visitor.clean("samples")


def check_windows(visitor):
    for width in [320, 390, 768, 1024, 1400, 2200]:
        open_playground(visitor, width=width)
        visitor.wait(READY, "the engine has come", seconds=20)
        visitor.expect(visitor.run("document.documentElement.scrollWidth <= innerWidth"), f"{width} pixels: nothing is wider than the window",
                       visitor.run("[...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1)"
                                   ".slice(0, 8).map((element) => element.tagName + '.' + element.className).join()"))
    visitor.page.ask("Emulation.setDeviceMetricsOverride", width=900, height=900, deviceScaleFactor=2, mobile=False)


CHECKS = [check_examples, check_editing, check_scenarios, check_languages, check_links, check_keys, check_form, check_samples,
          check_windows]
