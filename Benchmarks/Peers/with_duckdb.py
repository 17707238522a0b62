"""Sign-ups in files with DuckDB: an expression for each attribute, and a count of the rows for which one holds."""
import duckdb

from measuring import COUNTRIES, EMAIL, WEBSITE, attributes, run

COLUMNS = "username email password password_repeat age website country state card tags".split()


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def digit(place):
    """The digit of the card number at a place counted from the right."""
    return f"(number // {10 ** place}::BIGINT % 10)"


# Eighteen digits are a BIGINT; the nineteenth is the first of the text.
DIGITS = " + ".join(
    f"(2 * {digit(place)} - 9 * ({digit(place)} > 4)::INT)" if place % 2 else digit(place) for place in range(18)
) + " + CASE WHEN length(card) = 19 THEN ascii(card) - 48 ELSE 0 END"
# What is wrong with each attribute.
WRONG = {
    "username": "NOT regexp_full_match(trim(username), '[a-z][A-Za-z0-9_]{3,23}')",
    "email": f"length(email) > 254 OR NOT regexp_matches(email, {quoted(EMAIL)})",
    "password": "length(password) < 8",
    "password_repeat": "password_repeat <> password",
    "age": "NOT (regexp_full_match(age, '[0-9]{1,9}') AND try_cast(age AS INTEGER) BETWEEN 18 AND 120)",
    "website": f"coalesce(website, '') <> '' AND NOT regexp_matches(website, {quoted(WEBSITE)})",
    "country": f"country NOT IN ({', '.join(map(quoted, COUNTRIES))})",
    "state": "country = 'US' AND state = ''",
    "card": f"NOT (regexp_full_match(card, '[0-9]{{12,19}}') AND ({DIGITS}) % 10 = 0)",
}


def prepare(source):
    source = f"(SELECT *, try_cast(right(card, 18) AS BIGINT) AS number FROM {source})"
    database = duckdb.connect()
    database.execute("SET threads = 1")
    count = f"SELECT count(*) FILTER (WHERE {' OR '.join(f'({wrong})' for wrong in WRONG.values())}) FROM {source}"
    each = f"SELECT {', '.join(WRONG.values())} FROM {source}"

    def find():
        for row in database.execute(each).fetchall():
            yield attributes(name for name, is_wrong in zip(WRONG, row) if is_wrong)

    return find, lambda: database.execute(count).fetchone()


def csv(path):
    types = {name: "VARCHAR" for name in COLUMNS}
    return prepare(
        f"read_csv({quoted(path)}, header = true, auto_detect = false, columns = {types}, force_not_null = {COLUMNS})")


def ndjson(path):
    types = {name: "VARCHAR" for name in COLUMNS} | {"tags": "VARCHAR[]"}
    return prepare(f"read_ndjson({quoted(path)}, columns = {types})")


run({("csv", "any"): csv, ("ndjson", "any"): ndjson})
