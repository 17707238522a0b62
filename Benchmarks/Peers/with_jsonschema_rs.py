"""Sign-ups with jsonschema-rs: a schema for all but the two passwords, which JSON Schema cannot compare. JSON is read by orjson."""
import sys

import orjson
from jsonschema_rs import Draft202012Validator, EmailOptions, RegexOptions

from measuring import COUNTRIES, attributes, is_card, lines, run

SCHEMA = {
    "type": "object",
    "required": ["username", "email", "password", "password_repeat", "age", "country", "card", "tags"],
    "properties": {
        "username": {"type": "string", "minLength": 4, "maxLength": 24, "pattern": "^[a-z][A-Za-z0-9_]*$"},
        "email": {"type": "string", "format": "idn-email"},
        "password": {"type": "string", "minLength": 8},
        "password_repeat": {"type": "string"},
        "age": {"type": "integer", "minimum": 18, "maximum": 120},
        "website": {"type": ["string", "null"], "format": "uri", "pattern": "^https?://"},
        "country": {"enum": COUNTRIES},
        "state": {"type": "string"},
        "card": {"type": "string", "format": "card"},
        "tags": {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 20}},
    },
    "if": {"properties": {"country": {"const": "US"}}},
    "then": {"required": ["state"], "properties": {"state": {"minLength": 1}}},
}
if sys.argv[1] == "ndjson":
    # The rules for files ask nothing of tags.
    del SCHEMA["properties"]["tags"]
validator = Draft202012Validator(
    SCHEMA,
    formats={"card": is_card},
    validate_formats=True,
    email_options=EmailOptions(require_tld=True, allow_domain_literal=False, allow_display_text=False),
    pattern_options=RegexOptions(),
)


def is_valid(record):
    return validator.is_valid(record) and record["password_repeat"] == record["password"]


def errors(record):
    found = list(validator.iter_errors(record))
    if record.get("password_repeat") != record.get("password"):
        found.append(None)
    return found


def name(error):
    return "password_repeat" if error is None else str(error.instance_path[0])


def find(records):
    return (attributes(map(name, errors(record))) for record in records)


def in_memory(answer):
    def prepare(path):
        records = [orjson.loads(line) for line in lines(path)]
        return lambda: find(records), lambda: [answer(record) for record in records]

    return prepare


def from_json(answer):
    def prepare(path):
        texts = lines(path)
        return lambda: find(map(orjson.loads, texts)), lambda: [answer(orjson.loads(text)) for text in texts]

    return prepare


def from_file(path):
    def work():
        with open(path, "rb") as file:
            return sum(1 for line in file if not is_valid(orjson.loads(line)))

    return lambda: find(map(orjson.loads, lines(path))), work


run({
    ("memory", "valid"): in_memory(is_valid),
    ("memory", "errors"): in_memory(errors),
    ("json", "valid"): from_json(is_valid),
    ("json", "errors"): from_json(errors),
    ("ndjson", "any"): from_file,
})
