"""Sign-ups with pydantic: its own types for addresses, or with `patterns` as a fifth argument regular expressions."""
import json
import sys
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, EmailStr, Field, HttpUrl, StringConstraints, ValidationError, field_validator

from measuring import COUNTRIES, EMAIL, WEBSITE, attributes, is_card, lines, run

has_patterns = sys.argv[5:] == ["patterns"]
Email = Annotated[str, Field(pattern=EMAIL)] if has_patterns else EmailStr
Website = Annotated[str, Field(pattern=WEBSITE)] if has_patterns else HttpUrl


def card(text):
    if not is_card(text):
        raise ValueError("is no card number")
    return text


class SignUp(BaseModel):
    username: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=4, max_length=24, pattern=r"^[a-z][A-Za-z0-9_]*$")
    ]
    email: Email
    password: Annotated[str, Field(min_length=8)]
    password_repeat: str
    age: Annotated[int, Field(ge=18, le=120)]
    website: Website | None = None
    country: Literal[tuple(COUNTRIES)]
    state: Annotated[str | None, Field(validate_default=True)] = None
    card: Annotated[str, AfterValidator(card)]
    tags: list[Annotated[str, Field(min_length=1, max_length=20)]]

    @field_validator("password_repeat")
    @classmethod
    def repeats(cls, value, info):
        if "password" in info.data and value != info.data["password"]:
            raise ValueError("differs from the password")
        return value

    @field_validator("state")
    @classmethod
    def has_state(cls, value, info):
        if info.data.get("country") == "US" and not value:
            raise ValueError("is required in the US")
        return value


def prepare(records, read):
    def find():
        for record in records:
            try:
                read(record)
                yield ""
            except ValidationError as error:
                yield attributes(str(mistake["loc"][0]) for mistake in error.errors())

    def work():
        count = 0
        for record in records:
            try:
                read(record)
            except ValidationError as error:
                count += error.error_count()
        return count

    return find, work


run({
    ("memory", "any"): lambda path: prepare([json.loads(line) for line in lines(path)], SignUp.model_validate),
    ("json", "any"): lambda path: prepare(lines(path), SignUp.model_validate_json),
})
