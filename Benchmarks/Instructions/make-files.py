"""Makes small files of sign-ups: python3 make-files.py FOLDER ROWS

good.csv and good.ndjson: every row is valid. some.csv and some.ndjson: three rows in ten have something wrong. bad.csv:
every row has. none.csv: a header alone. one.csv and one.ndjson: one row, with several things wrong. first.ndjson: the first row
of good.ndjson. rules.yaml: what is asked of them, as
the checks by hand of the measurement have it. schema.json: as much of it as JSON Schema can ask. models.ndjson: three records in ten have something wrong, but every value has
its type, so that they fit a model; among them are escapes, letters beyond ASCII, and what definitions of addresses differ in.
"""
import json
import random
import sys

folder, rows = sys.argv[1], int(sys.argv[2])
draw = random.Random(20260131)
columns = ["username", "email", "password", "password_repeat", "age", "website", "country", "state", "card", "tags"]
countries = "US CA MX BR GB DE FR ES IT NL SE NO PL AT CH JP KR IN AU ZA".split()


def word(least, most):
    return "".join(draw.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(draw.randint(least, most)))


def card():
    digits = [4] + [draw.randrange(10) for _ in range(14)]
    total = sum(d if i % 2 else (2 * d - 9 if d > 4 else 2 * d) for i, d in enumerate(digits))
    return "".join(map(str, digits)) + str(-total % 10)


def valid():
    country = draw.choice(countries)
    password = word(8, 16) + draw.choice("^&+=?") + str(draw.randrange(100))
    return {
        "username": word(4, 12) + draw.choice(["", "_" + word(1, 6), str(draw.randrange(100))]),
        "email": f"{word(3, 8)}.{word(3, 9)}@{word(4, 10)}.{draw.choice(['com', 'net', 'org', 'de'])}",
        "password": password,
        "password_repeat": password,
        "age": draw.randint(18, 99),
        "website": "" if draw.random() < 0.4 else f"https://{word(4, 10)}.com/{word(3, 9)}/{word(2, 8)}",
        "country": country,
        "state": draw.choice(["CA", "NY", "TX"]) if country == "US" else "",
        "card": card(),
        "tags": "|".join(word(3, 9) for _ in range(draw.randint(1, 6))),
    }


def broken(row):
    wrong = {
        "username": ["", "9lives", "abc", word(25, 30)], "email": ["", "nobody", "a@b", "x y@example.com"],
        "password": ["short"], "password_repeat": ["other than it"], "age": ["17", "121", "x", "18.5"],
        "website": ["nowhere", "mailto:a@example.com"], "country": ["XX", "us"], "card": ["4111111111111112", "12"],
    }
    for name in draw.sample(sorted(wrong), draw.choice([1, 1, 2, 3])):
        row[name] = draw.choice(wrong[name])
    return row


def typed(row):
    return {**row, "tags": row["tags"].split("|"), "website": row["website"] or None}


def model():
    """A record whose values have their types: unusual in one of ten, wrong in three of ten."""
    record = typed(valid())
    unusual = draw.random()
    if unusual < 0.02:
        record["email"] = word(3, 8) + draw.choice(["@bücher.de", "@münchen.org", "@παράδειγμα.com"])
    elif unusual < 0.06:
        record["password"] = record["password_repeat"] = word(4, 8) + draw.choice(['"quoted"', "back\\slash", "tab\tbed"])
    elif unusual < 0.10:
        record["tags"].append(draw.choice(["Zoë", "größe", "日本語", "пример"]))
    if draw.random() < 0.7:
        return record
    wrong = {
        "username": ["", "9lives", "abc", word(25, 30), "Ada", "two words", "ada-lovelace"],
        "email": ["", "nobody", "x y@example.com", "@example.com", "ada@", "a@b", "a..b@example.com", "ada@example..com",
                  "ada@-example.com", '"ada"@example.com', "ada@[192.0.2.1]"],
        "password": ["short", ""], "password_repeat": ["other than it"], "age": [17, 121, 0],
        "website": ["nowhere", "mailto:a@example.com", "https://", "https://exa mple.com/a", "ftp://example.com/a",
                    "https://-example.com", "https://example.com:99999/a"],
        "country": ["XX", "us"], "state": [""], "card": ["4111111111111112", "12", "411111111111111x"],
        "tags": [["fine", ""], ["far too long for a tag of anything"]],
    }
    for name in draw.sample(sorted(wrong), draw.choice([1, 1, 2, 3])):
        record[name] = draw.choice(wrong[name])
        if name == "state":
            record["country"] = "US"
    return record


def line(row):
    return ",".join(str(row[name]) for name in columns) + "\n"


def write(name, records):
    with open(f"{folder}/{name}", "w", newline="") as file:
        file.write(",".join(columns) + "\n")
        file.writelines(map(line, records))


def write_objects(name, records):
    with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
        file.writelines(json.dumps(record, ensure_ascii=False) + "\n" for record in records)


write("none.csv", [])
one = {**valid(), "username": "", "email": "nobody", "age": "17"}
write("one.csv", [one])
write_objects("one.ndjson", [typed(one)])
good = [valid() for _ in range(rows)]
write("good.csv", good)
write("bad.csv", [broken(valid()) for _ in range(rows)])
some = [broken(valid()) if draw.random() < 0.3 else valid() for _ in range(rows)]
write("some.csv", some)
write_objects("good.ndjson", map(typed, good))
write_objects("first.ndjson", [typed(good[0])])
write_objects("some.ndjson", map(typed, some))
write_objects("models.ndjson", (model() for _ in range(rows)))
with open(f"{folder}/rules.yaml", "w") as file:
    file.write(r"""rules:
  - { attributes: username, type: trim }
  - { attributes: [username, email, password], type: required }
  - { attributes: username, type: string, length: [4, 24] }
  - { attributes: username, type: match, pattern: "^[a-z]\\w*$" }
  - { attributes: email, type: email, enableIDN: true }
  - { attributes: password, type: string, min: 8 }
  - { attributes: password_repeat, type: compare, compareAttribute: password, skipOnEmpty: false }
  - { attributes: age, type: number, integerOnly: true, min: 18, max: 120 }
  - { attributes: website, type: url, enableIDN: true }
  - { attributes: country, type: in, range: [%s] }
  - { attributes: state, type: required, when: { attribute: country, operator: "==", value: US } }
  - { attributes: card, type: paymentCard }
""" % ", ".join(f'"{country}"' for country in countries))
schema = {
    "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
    "required": [name for name in columns if name != "website"], "additionalProperties": False,
    "properties": {
        "username": {"type": "string", "minLength": 4, "maxLength": 24, "pattern": r"^[a-z]\w*$"},
        "email": {"type": "string", "format": "email"},
        "password": {"type": "string", "minLength": 8},
        "password_repeat": {"type": "string"},
        "age": {"type": "integer", "minimum": 18, "maximum": 120},
        "website": {"type": ["string", "null"], "format": "uri"},
        "country": {"enum": countries},
        "state": {"type": "string"},
        "card": {"type": "string", "pattern": "^[0-9]{12,19}$"},
        "tags": {"type": "array", "maxItems": 10, "items": {"type": "string", "minLength": 1, "maxLength": 30}},
    },
    "if": {"properties": {"country": {"const": "US"}}}, "then": {"properties": {"state": {"minLength": 1}}},
}
with open(f"{folder}/schema.json", "w") as file:
    json.dump(schema, file)
