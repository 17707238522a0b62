"""The page of the documentation that says key by key what each setting shows: a form in a page shows the same."""
import json
import pathlib
import re

GUIDE = pathlib.Path(__file__).resolve().parents[3] / "Sources/Proviso/Documentation.docc/Guides/WhenErrorsShowKeyByKey.md"
SETTINGS = ["live", "afterLeaving", "onSubmit", "never"]
FIELDS = ["username", "email", "password", "repetition", "age", "birthday", "card", "website", "zip", "country"]
# The rules of the recording as a document.
RULES = {
    "rules": [
        ["username", "required"], ["username", "alphanumeric"], ["username", "string", {"min": 3, "max": 8}],
        ["email", "required"], ["email", "email"],
        ["password", "required"], ["password", "string", {"min": 8}], ["password", "match", {"pattern": "[0-9]"}],
        {"attributes": "repetition", "type": "compare", "compareAttribute": "password"},
        ["age", "required"], ["age", "number", {"min": 18, "max": 120, "integerOnly": True}],
        ["birthday", "date"], ["card", "paymentCard"], ["website", "url"],
        ["zip", "match", {"pattern": "[0-9]{5}", "whole": True}],
        ["country", "in", {"range": ["Germany", "Greece", "Ghana"]}],
    ]
}
RULES_JSON = json.dumps(RULES)


def recordings():
    """For each field its rows: the key, the text after it, and the codes that each setting shows."""
    found = {}
    for line in GUIDE.read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            rows = found.setdefault(line.removeprefix("### ").split()[0], [])
        elif re.match(r"\| (\S|space) \|", line):
            key, text, *shown = [cell.strip() for cell in line.strip("|").split("|")]
            rows.append((" " if key == "space" else key, line.split("|")[2].strip(" ").strip("`"), [re.findall("`([^`]+)`", cell) for cell in shown]))
    return found


def check(visitor):
    found = recordings()
    visitor.equal(list(found), FIELDS, "the fields of the guide")
    fields = "".join(f'<label>{name}<input name="{name}" id="{name}"></label>' for name in FIELDS)
    path = visitor.site.page(f'<form>{fields}<button id="send">Send</button></form>', auto=False)
    count = 0
    for name, rows in found.items():
        for number, display in enumerate(SETTINGS):
            visitor.go(path, is_bound=False)
            if name != "password":
                visitor.run("$('#password').defaultValue = 'secret12'")
            visitor.run(f"load('form', {{ rules: {RULES_JSON}, display: '{display}', summary: false }})")
            visitor.focus("#" + name)
            if name == "password":
                visitor.run("$('#password').dispatchEvent(new Event('input', { bubbles: true }))")
            for key, text, shown in rows:
                press(visitor, name, key)
                seen = visitor.run(
                    f"shownFor($('#{name}')).map((text) => binding.result.violations.find(({{ message }}) => message === text)?.code ?? text)")
                where = f"{name}, {display}, {key!r}, then {text!r}"
                visitor.equal((visitor.run(f"$('#{name}').value"), seen), (text, shown[number]), where)
                count += 1
            visitor.clean(f"{name}, {display}")
    return f"{count} keys"


def press(visitor, name, key):
    if key == "⇥":
        visitor.leave()
    elif key == "⌖":
        visitor.focus("#" + name)
        visitor.press("End")
    elif key == "↵":
        visitor.run("$('form').requestSubmit()")
        visitor.focus("#" + name)
        visitor.press("End")
    elif key == "⌫":
        visitor.press("Backspace")
    else:
        visitor.type(key)
