"""What a form shows and to whom: beside the fields, above them, to readers of screens, and in which language."""
import json
import time

CONTACT = {
    "attributes": {"email": {"translations": {"de": "E-Mail", "ar": "البريد الإلكتروني"}}, "age": {"translations": {"de": "Alter"}}},
    "rules": [
        ["email", "trim"], ["email, age", "required"], ["email", "email", {"checkDomainSpelling": True}],
        ["age", "number", {"min": 18, "max": 120, "integerOnly": True}], ["site", "url"], ["plan", "in", {"range": ["free", "full"]}],
        ["terms", "compare", {"compareValue": True, "message": "Accept the terms."}],
    ],
}
FORM = """
<form id="contact" action="/sent" method="post" data-proviso="RULES" data-proviso-checkboxes="terms">
<p><label for="email">Email</label> <input id="email" name="email" aria-describedby="help"></p><p id="help">We write seldom.</p>
<p><label for="age">Age</label> <input id="age" name="age"></p>
<p><label for="site">Site</label> <input id="site" name="site"><span id="site-error" aria-live="polite"></span></p>
<fieldset><legend>Plan</legend><label><input type="radio" name="plan" value="free">free</label>
<label><input type="radio" name="plan" value="other">other</label></fieldset>
<p><label><input type="checkbox" name="terms" value="true" id="terms">I accept the terms</label></p>
<button id="send">Send</button>
</form><button id="elsewhere">Elsewhere</button>
"""


def check_accessibility(visitor):
    visitor.go(visitor.site.page(FORM, CONTACT))
    visitor.enter("#email", "ada@@")
    visitor.equal(len(visitor.shown("#email")), 1, "what nothing can save is told at once")
    visitor.equal(visitor.run("$('#email').getAttribute('aria-invalid')"), "true", "it is marked")
    described = visitor.run("$('#email').getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id)?.textContent.trim())")
    visitor.expect(described[0] == "We write seldom." and "email" in described[1], "its help stays, the message comes behind it", described)
    visitor.equal(visitor.run("document.getElementById($('#email').getAttribute('aria-describedby').split(' ')[1]).getAttribute('aria-live')"),
                  "polite", "the message is announced")
    visitor.enter("#email", "ada@example.org")
    visitor.equal((visitor.shown("#email"), visitor.run("$('#email').hasAttribute('aria-invalid')")), ([], False), "and goes")
    visitor.enter("#site", "nowhere")
    visitor.leave()
    visitor.expect(visitor.run("$('#site-error').textContent"), "a place of the page takes the message", visitor.run("document.body.innerHTML"))
    visitor.equal(visitor.shown("#age"), [], "nobody is told of a field that was not touched")
    visitor.focus("#age")
    visitor.press("Tab")
    visitor.equal(visitor.shown("#age"), ["Age is required."], "a field that was left empty is")
    visitor.clean("accessibility")


def check_choices(visitor):
    visitor.go(visitor.site.page(FORM, CONTACT))
    visitor.click("[value=other]")
    visitor.expect(visitor.shown("[value=other]"), "a choice is judged at once: nothing can be typed after it")
    visitor.equal(visitor.run("$('[value=free]').getAttribute('aria-invalid')"), "true", "a group is marked as one")
    visitor.click("[value=free]")
    visitor.equal(visitor.shown("[value=other]"), [], "another choice passes")
    visitor.click("#terms")
    visitor.equal(visitor.shown("#terms"), [], "the box is checked")
    visitor.click("#terms")
    visitor.equal(visitor.shown("#terms"), ["Accept the terms."], "and it is not")
    visitor.clean("choices")


def check_summary(visitor):
    visitor.go(visitor.site.page(FORM, CONTACT))
    visitor.enter("#email", "ada@")
    visitor.click("#send")
    title = visitor.run("$('.proviso-summary h2')?.textContent")
    visitor.equal(title, "There are 3 problems.", "the summary counts")
    visitor.equal(visitor.run("document.activeElement.className"), "proviso-summary", "it has the focus")
    visitor.equal(visitor.run("[$('.proviso-summary').getAttribute('role'), document.getElementById($('.proviso-summary').getAttribute('aria-labelledby')).textContent]"),
                  ["group", title], "it is named by its title")
    links = visitor.run("[...document.querySelectorAll('.proviso-summary a')].map((link) => [link.textContent, link.hash])")
    visitor.equal([link[1] for link in links], ["#email", "#age", "#terms"], "links in the order of the page")
    visitor.equal([link[0] for link in links], visitor.shown("#email") + visitor.shown("#age") + visitor.shown("#terms"), "in the words beside the fields")
    visitor.equal(visitor.site.sent, [], "nothing was sent")
    visitor.click(".proviso-summary li:nth-child(2) a")
    visitor.equal(visitor.focused(), "age", "a link leads to its field")
    visitor.type("36")
    visitor.equal(visitor.run("document.querySelectorAll('.proviso-summary a').length"), 2, "what is right leaves the summary")
    visitor.enter("#email", "ada@example.org")
    visitor.click("#terms")
    visitor.equal(visitor.run("$('.proviso-summary').hidden"), True, "and so does the summary at last")
    visitor.focus("#email")
    visitor.press("Enter")
    visitor.wait("$('#received')", "what is right is sent")
    visitor.equal(dict(visitor.site.sent[0])["email"], "ada@example.org", "as it was entered")


def check_pointer(visitor):
    """A message that appears when a field is left must not move the button away that is being pressed."""
    visitor.go(visitor.site.page(FORM, CONTACT))
    visitor.enter("#email", "ada@")
    place = visitor.place("#send")
    visitor.mouse("mousePressed", place)
    visitor.equal(visitor.place("#send"), place, "nothing moves while the button is down")
    visitor.mouse("mouseReleased", place)
    visitor.wait("$('.proviso-summary')?.hidden === false", "the click has arrived")
    visitor.run("document.querySelector('form').reset()")
    # The form forgets in a task of its own. Keys and the pointer are served before it.
    visitor.wait("$('.proviso-summary').hidden", "the form has been reset")
    visitor.enter("#email", "ada@")
    place = visitor.place("#elsewhere")
    visitor.mouse("mousePressed", place)
    visitor.mouse("mouseReleased", place)
    visitor.wait("shownFor($('#email')).length", "and elsewhere the message comes once the pointer is up")


def check_suggestions(visitor):
    visitor.go(visitor.site.page(FORM, CONTACT))
    visitor.enter("#email", "ada@gmial.com")
    visitor.equal(visitor.run("Boolean($('.proviso-suggestion'))"), False, "nothing is offered while one types")
    visitor.press("Tab")
    visitor.equal(visitor.run("$('.proviso-suggestion')?.textContent"), "Did you mean “ada@gmail.com”?", "a warning offers what was meant")
    visitor.equal(visitor.run("[$('.proviso-suggestion').type, $('#email').hasAttribute('aria-invalid')]"), ["button", False], "a button, and no error")
    visitor.click(".proviso-suggestion")
    visitor.equal(visitor.run("$('#email').value"), "ada@gmail.com", "it is taken")
    visitor.equal((visitor.focused(), visitor.run("$('.proviso-suggestion')")), ("email", None), "and the field has the focus")
    visitor.enter("#site", "example.org")
    visitor.leave()
    visitor.equal(visitor.run("$('#site-error').nextElementSibling?.textContent"), "Did you mean “https://example.org”?", "an error offers it too")
    visitor.clean("suggestions")


def check_filters(visitor):
    visitor.go(visitor.site.page(FORM, CONTACT))
    visitor.enter("#email", "  ada@example.org ")
    visitor.equal(visitor.run("$('#email').value"), "  ada@example.org ", "nothing is changed under the hands of who types")
    visitor.leave()
    visitor.equal(visitor.run("$('#email').value"), "ada@example.org", "what is left is trimmed")


def check_languages(visitor):
    visitor.go(visitor.site.page(FORM, CONTACT, lang="de"))
    visitor.focus("#email")
    visitor.leave()
    german = visitor.shown("#email")
    visitor.expect("E-Mail" in german[0] and "required" not in german[0], "German", german)
    visitor.go(visitor.site.page(FORM, CONTACT, lang="ar", direction="rtl"))
    visitor.focus("#email")
    visitor.leave()
    arabic = visitor.shown("#email")
    visitor.expect("البريد" in arabic[0] and german != arabic, "Arabic", arabic)
    visitor.equal(visitor.run("getComputedStyle(document.querySelector('.proviso-error')).direction"), "rtl", "from right to left")
    visitor.go(visitor.site.page(FORM.replace('data-proviso="RULES"', ''), CONTACT, lang="en"), is_bound=False)
    path = list(visitor.site.documents)[-1]
    visitor.run(f"load('form', {{ rules: '{path}', language: 'ar' }})")
    visitor.focus("#email")
    visitor.leave()
    visitor.equal(visitor.shown("#email"), arabic, "a language of one's own")
    visitor.equal(visitor.run("(({ lang, dir }) => [lang, dir])(document.querySelector('.proviso-error'))"), ["ar", "rtl"], "says what it is")
    visitor.run("binding.speak('de')")
    visitor.equal(visitor.shown("#email"), german, "and can change")
    visitor.clean("languages")


def check_own_messages(visitor):
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {"required": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "We need your {attribute}."}}}}}}
    visitor.go(visitor.site.page('<form><input id="email" name="email"></form>', auto=False), is_bound=False)
    visitor.run(f"load('form', {{ rules: {json.dumps({'rules': [['email', 'required']]})}, catalog: {json.dumps(catalog)} }})")
    visitor.focus("#email")
    visitor.leave()
    visitor.equal(visitor.shown("#email"), ["We need your email."], "a message of one's own")
    document = {
        "messages": {"number.tooSmall": "At least {min}, please.", "compare.equal/attribute": "Not the same.",
                     "de": {"number.tooSmall": "Mindestens {min}, bitte."}},
        "rules": [["age", "number", {"min": 18}], {"attributes": "again", "type": "compare", "compareAttribute": "age"}],
    }
    body = '<form data-proviso="RULES" lang="LANG"><input id="age" name="age"><input id="again" name="again"></form>'
    for language, message in [("en", "At least 18, please."), ("de", "Mindestens 18, bitte.")]:
        visitor.go(visitor.site.page(body.replace("LANG", language), document))
        for field, text in [("#age", "7"), ("#again", "8")]:
            visitor.enter(field, text)
            visitor.leave()
        visitor.equal((visitor.shown("#age"), visitor.shown("#again")), ([message], ["Not the same."]), f"messages of the document, {language}")
    wasm = visitor.run("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)).filter((name) => name.endsWith('.wasm'))")
    visitor.equal(wasm, ["proviso.wasm"], "which the small engine knows")


def check_native(visitor):
    visitor.go(visitor.site.page(FORM.replace("<form", "<form data-proviso-native data-proviso-summary=off"), CONTACT))
    visitor.enter("#email", "ada@@")
    visitor.equal(visitor.run("$('#email').validationMessage"), visitor.shown("#email")[0], "the browser says the same")
    visitor.expect(visitor.run("$('#email').matches(':invalid') && !$('#site').matches(':invalid')"), "and styles it")
    visitor.enter("#email", "ada@example.org")
    visitor.expect(visitor.run("$('#email').matches(':valid')"), "until it is right")
    visitor.run("$('#send').click()")
    visitor.equal((visitor.focused(), visitor.run("Boolean($('.proviso-summary'))")), ("age", False), "without a summary the first field has the focus")


def check_browser_knowledge(visitor):
    """What the browser cannot read, or the page alone asks for, is not sent either."""
    body = """<form action="/sent" method="post" data-proviso="RULES"><input id="age" name="age" type="number"><input id="own" name="own" required>
        <button id="send">Send</button></form>"""
    visitor.go(visitor.site.page(body, {"rules": [["age", "number", {"min": 18}]]}))
    visitor.enter("#age", "1e")
    visitor.leave()
    visitor.expect(visitor.shown("#age"), "half a number is told, in the browser's words", visitor.run("$('#age').value"))
    visitor.enter("#age", "36")
    visitor.run("$('#send').click()")
    visitor.expect(visitor.shown("#own"), "what HTML asks for, and no rule")
    visitor.enter("#own", "x")
    visitor.press("Enter")
    visitor.wait("$('#received')", "then it is sent")


def check_composition(visitor):
    visitor.go(visitor.site.page('<form data-proviso="RULES"><input id="name" name="name"></form>', {"rules": [["name", "match", {"pattern": "^[a-z]*$"}]]}))
    visitor.focus("#name")
    visitor.page.ask("Input.imeSetComposition", text="あ", selectionStart=1, selectionEnd=1)
    visitor.equal(visitor.shown("#name"), [], "what is being composed is left in peace")
    visitor.type("亜")
    visitor.expect(visitor.shown("#name"), "what is composed is judged")


def check_displays(visitor):
    body = '<form data-proviso="RULES" data-proviso-display="onSubmit"><input id="a" name="a"><input id="b" name="b" data-proviso-display="live"></form>'
    visitor.go(visitor.site.page(body, {"rules": [["a, b", "in", {"range": ["x"]}]]}))
    visitor.enter("#a", "y")
    visitor.enter("#b", "y")
    visitor.equal((visitor.shown("#a"), len(visitor.shown("#b"))), ([], 1), "a field can have a setting of its own")


def check_page_errors(visitor):
    """A page that comes back from the server with its messages keeps them until the value changes, and can be sent again."""
    body = """<form action="/sent" method="post" data-proviso="RULES"><input id="name" name="name" value="ada" aria-invalid="true" aria-describedby="name-error">
        <p id="name-error">That name is taken.</p><button>Send</button></form>"""
    path = visitor.site.page(body, {"rules": [["name", "required"]]})
    visitor.go(path)
    visitor.focus("#name")
    visitor.leave()
    visitor.equal(visitor.run("$('#name-error').textContent.trim()"), "That name is taken.", "the message stays")
    visitor.enter("#name", "grace")
    visitor.equal(visitor.run("$('#name-error').textContent"), "", "and goes with the value")
    visitor.go(path)
    visitor.focus("#name")
    visitor.press("Enter")
    visitor.wait("$('#received')", "the server judges it again")


def check_reset(visitor):
    visitor.go(visitor.site.page(FORM, CONTACT))
    visitor.enter("#email", "ada@@")
    visitor.run("$('form').requestSubmit()")
    visitor.run("$('form').reset()")
    visitor.wait("!document.querySelector('[aria-invalid]') && $('.proviso-summary').hidden && !shownFor($('#email')).length", "all is forgotten")
    visitor.run("load()")
    visitor.wait("$('form').noValidate", "bound anew")
    visitor.enter("#email", "ada@@")
    visitor.run("binding.unbind()")
    visitor.equal(visitor.run("[$('form').noValidate, document.querySelectorAll('.proviso-error, .proviso-summary').length]"), [False, 0], "nothing is left of it")
    time.sleep(0.05)
    visitor.enter("#email", "@@")
    visitor.equal(visitor.shown("#email"), [], "and nothing happens any more")


CHECKS = [
    check_accessibility, check_choices, check_summary, check_pointer, check_suggestions, check_filters, check_languages, check_own_messages, check_native,
    check_browser_knowledge, check_composition, check_displays, check_page_errors, check_reset,
]
