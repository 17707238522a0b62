"""Sign-ups with msgspec, which stops at the first error."""
import json
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from measuring import COUNTRIES, EMAIL, WEBSITE, is_card, lines, run


class SignUp(msgspec.Struct):
    username: Annotated[str, Meta(min_length=4, max_length=24, pattern=r"^[a-z][A-Za-z0-9_]*$")]
    email: Annotated[str, Meta(pattern=EMAIL)]
    password: Annotated[str, Meta(min_length=8)]
    password_repeat: str
    age: Annotated[int, Meta(ge=18, le=120)]
    country: Literal[tuple(COUNTRIES)]
    card: str
    tags: list[Annotated[str, Meta(min_length=1, max_length=20)]]
    website: Annotated[str, Meta(pattern=WEBSITE)] | None = None
    state: str | None = None

    def __post_init__(self):
        if self.password_repeat != self.password:
            raise ValueError("the passwords differ")
        if self.country == "US" and not self.state:
            raise ValueError("the state is required in the US")
        if not is_card(self.card):
            raise ValueError("the card has no card number")


def prepare(records, read):
    def find():
        for record in records:
            try:
                read(record)
                yield ""
            except msgspec.ValidationError:
                yield "invalid"

    def work():
        count = 0
        for record in records:
            try:
                read(record)
            except msgspec.ValidationError:
                count += 1
        return count

    return find, work


run({
    ("memory", "any"): lambda path: prepare(
        [json.loads(line) for line in lines(path)], lambda record, convert=msgspec.convert: convert(record, SignUp)),
    ("json", "any"): lambda path: prepare(lines(path), msgspec.json.Decoder(SignUp).decode),
})
