"""Makes small files of sign-ups: python3 make-files.py FOLDER ROWS

good.csv: every row is valid. some.csv and some.ndjson: three rows in ten have something wrong. bad.csv: every row has.
none.csv: a header alone. one.csv: one row, with several things wrong. rules.yaml: what is asked of them, as the checks by hand of the measurement have it.
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


def line(row):
    return ",".join(str(row[name]) for name in columns) + "\n"


def write(name, records):
    with open(f"{folder}/{name}", "w", newline="") as file:
        file.write(",".join(columns) + "\n")
        file.writelines(map(line, records))


write("none.csv", [])
write("one.csv", [{**valid(), "username": "", "email": "nobody", "age": "17"}])
write("good.csv", [valid() for _ in range(rows)])
write("bad.csv", [broken(valid()) for _ in range(rows)])
some = [broken(valid()) if draw.random() < 0.3 else valid() for _ in range(rows)]
write("some.csv", some)
with open(f"{folder}/some.ndjson", "w") as file:
    for row in some:
        file.write(json.dumps({**row, "tags": row["tags"].split("|"), "website": row["website"] or None}) + "\n")
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
