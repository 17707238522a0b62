"""Sign-ups in files with Polars: an expression for each attribute, and a count of the rows for which one holds."""
import os

os.environ["POLARS_MAX_THREADS"] = "1"
import polars as pl

from measuring import COUNTRIES, EMAIL, WEBSITE, attributes, run

COLUMNS = "username email password password_repeat age website country state card tags".split()
username, email, password, repeat, age, website, country, state, card = map(pl.col, COLUMNS[:9])
number = card.cast(pl.UInt64, strict=False)


def digit(place):
    """The digit of the card number at a place counted from the right."""
    return number // pl.lit(10 ** place, pl.UInt64) % 10


def doubled(value):
    return 2 * value - pl.when(value > 4).then(9).otherwise(0)


DIGITS = pl.sum_horizontal(doubled(digit(place)) if place % 2 else digit(place) for place in range(19))
# What is wrong with each attribute.
WRONG = {
    "username": ~username.str.strip_chars().str.contains("^[a-z][A-Za-z0-9_]{3,23}$"),
    "email": (email.str.len_bytes() > 254) | ~email.str.contains(EMAIL),
    "password": password.str.len_chars() < 8,
    "password_repeat": repeat != password,
    "age": ~(age.str.contains("^[0-9]{1,9}$") & age.cast(pl.Int64, strict=False).is_between(18, 120).fill_null(False)),
    "website": (website.fill_null("") != "") & ~website.fill_null("").str.contains(WEBSITE),
    "country": ~country.is_in(COUNTRIES),
    "state": (country == "US") & (state == ""),
    "card": ~(card.str.contains("^[0-9]{12,19}$") & (DIGITS % 10 == 0).fill_null(False)),
}


def prepare(scan):
    each = [wrong.alias(name) for name, wrong in WRONG.items()]

    def find():
        rows = scan().select(each).collect()
        return (attributes(name for name, is_wrong in zip(WRONG, row) if is_wrong) for row in rows.iter_rows())

    return find, lambda: scan().select(pl.any_horizontal(*WRONG.values()).sum()).collect(engine="streaming").item()


def csv(path):
    return prepare(lambda: pl.scan_csv(path, infer_schema=False, empty_string_is_null=False))


def ndjson(path):
    types = {name: pl.String for name in COLUMNS} | {"tags": pl.List(pl.String)}
    return prepare(lambda: pl.scan_ndjson(path, schema=types))


run({("csv", "any"): csv, ("ndjson", "any"): ndjson})
