"""What rules see of a form: names as the server reads them, files, and fields that come and go."""
import json
import os
import pathlib

POSTS = json.loads((pathlib.Path(__file__).resolve().parent / "posts.json").read_text(encoding="utf-8"))
PLAIN = {"rules": [["unknown", "string"]]}
# Makes the fields of a case; a checkbox is the last of its name.
MAKE = """((fields, boxes) => $('form').replaceChildren(...fields.map(([name, value], at) => {
  const isBox = boxes.includes(name.replace(/\\[(\\w*)]/g, (_, key) => (/^\\d+$/.test(key) ? "[]" : `.${key}`)))
    && !fields.slice(at + 1).some(([other]) => other === name);
  return Object.assign(document.createElement("input"), { name, value, ...(isBox ? { type: "checkbox", checked: true } : { type: "hidden" }) });
})))"""


def check_posts(visitor):
    """The cases that a test of the server reads too."""
    path = visitor.site.page("<form></form>", auto=False)
    for case in POSTS:
        visitor.go(path, is_bound=False)
        boxes = case.get("checkboxes", [])
        visitor.run(f"{MAKE}({json.dumps(case['fields'])}, {json.dumps(boxes)})")
        conventions = {"checkboxes": boxes, "closesGaps": case.get("closesGaps", False)}
        record = visitor.run(f"load('form', {{ rules: {json.dumps(PLAIN)}, conventions: {json.dumps(conventions)} }}).then(() => JSON.stringify(binding.record))")
        visitor.equal(json.loads(record), case["record"], json.dumps(case["fields"]))
        visitor.expect(visitor.run("!('x' in {}) && !Object.keys(Object.prototype).length"), "nothing is polluted")
        visitor.clean(json.dumps(case["fields"]))
    visitor.go(path, is_bound=False)
    visitor.run("$('form').append(Object.assign(document.createElement('input'), { type: 'checkbox', name: 'b' }), "
                "Object.assign(document.createElement('input'), { type: 'checkbox', name: 'c[d]' }), "
                "Object.assign(document.createElement('input'), { name: 'address.city', value: 'Ely' }))")
    record = visitor.run(f"load('form', {{ rules: {json.dumps(PLAIN)}, conventions: {{ checkboxes: ['b', 'c.d'] }} }}).then(() => JSON.stringify(binding.record))")
    visitor.equal(json.loads(record), {"b": False, "address": {"city": "Ely"}}, "a box that is not checked, and a name with a dot")


NESTED = {
    "rules": [
        ["address", "nested", {"rules": [["postcode", "string", {"max": 4}]]}], ["address.city", "required"],
        ["tags", "each", {"rule": {"type": "string", "max": 3}}], ["tags", "uniqueElements"],
        ["rows", "each", {"rule": {"type": "nested", "rules": [["quantity", "number", {"min": 1}]]}}],
    ]
}
ROWS = """<form data-proviso="RULES" data-proviso-gaps action="/sent" method="post"><input id="city" name="address[city]"><input id="code" name="address.postcode">
<input id="tag0" name="tags[]" value="one"><input id="tag1" name="tags[]">
<div id="rows"><p><input id="row3" name="rows[3][quantity]" value="1"></p><p><input id="row7" name="rows[7][quantity]"></p></div><button id="send">Send</button></form>"""


def check_nested(visitor):
    visitor.go(visitor.site.page(ROWS, NESTED))
    for field, text, others in [("#code", "12345", ["#city"]), ("#tag1", "four", ["#tag0"]), ("#row7", "0", ["#row3"])]:
        visitor.enter(field, text)
        visitor.leave()
        visitor.expect(visitor.shown(field), f"{field} is refused")
        for other in others:
            visitor.equal(visitor.shown(other), [], f"{other} is not")
    visitor.run("$('form').requestSubmit()")
    hashes = visitor.run("[...document.querySelectorAll('.proviso-summary a')].map((link) => link.hash)")
    visitor.equal(hashes, ["#city", "#code", "#tag1", "#row7"], "each error has its field")
    visitor.clean("nested names")


def check_coming_and_going(visitor):
    visitor.go(visitor.site.page(ROWS, NESTED))
    visitor.run("$('form').requestSubmit()")
    visitor.equal(visitor.run("document.querySelectorAll('.proviso-summary a').length"), 1, "the city alone is missing")
    visitor.run("(() => { const row = $('#row7').parentElement.cloneNode(true); row.firstChild.id = 'row9'; row.firstChild.name = 'rows[9][quantity]'; $('#rows').append(row); })()")
    visitor.enter("#row9", "0")
    visitor.leave()
    visitor.expect(visitor.shown("#row9"), "a field that has come is judged")
    visitor.wait("document.querySelectorAll('.proviso-summary a').length === 2", "and is in the summary")
    visitor.run("$('#row3').parentElement.remove()")
    visitor.wait("[...document.querySelectorAll('.proviso-summary a')].map((link) => link.hash).join() === '#city,#row9'", "the others keep what they have")
    visitor.run("$('#row9').parentElement.remove()")
    visitor.wait("document.querySelectorAll('.proviso-summary a').length === 1", "what has gone is judged no more")
    visitor.run("$('#city').disabled = true")
    visitor.wait("$('.proviso-summary').hidden || !shownFor($('#city')).length", "nor what is disabled")
    visitor.clean("fields that come and go")


FILES = {
    "attributes": {"picture": {"label": "picture"}},
    "rules": [
        ["picture", "required"],
        ["picture", "nested", {"rules": [["size", "number", {"max": 1000}], ["type", "in", {"range": ["image/png", "image/jpeg"]}]]}],
    ],
}


def check_files(visitor, folder):
    visitor.go(visitor.site.page(
        '<form method="post" enctype="multipart/form-data" action="/sent" data-proviso="RULES"><input id="picture" type="file" name="picture"><button>Send</button></form>', FILES))
    document = visitor.page.ask("DOM.getDocument")["root"]["nodeId"]
    node = visitor.page.ask("DOM.querySelector", nodeId=document, selector="#picture")["nodeId"]

    def choose(name, size):
        path = os.path.join(folder, name)
        pathlib.Path(path).write_bytes(b"x" * size)
        visitor.page.ask("DOM.setFileInputFiles", files=[path], nodeId=node)

    visitor.run("$('form').requestSubmit()")
    visitor.equal(visitor.shown("#picture"), ["Picture is required."], "no file")
    choose("large.png", 1001)
    visitor.equal(len(visitor.shown("#picture")), 1, "too large")
    choose("small.txt", 10)
    visitor.equal(len(visitor.shown("#picture")), 1, "of another type")
    choose("small.png", 10)
    visitor.equal(visitor.shown("#picture"), [], "right")
    visitor.run("$('form').requestSubmit()")
    visitor.wait("$('#received')", "and sent")
    visitor.equal(visitor.site.sent, [[("picture", "small.png")]], "as a file")


CHECKS = [check_posts, check_nested, check_coming_and_going]
