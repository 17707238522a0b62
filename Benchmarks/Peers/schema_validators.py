"""Times one validator of JSON Schema over the cases of a file: schema_validators.py VALIDATOR CASES.

A case is a line of name, schema, value and `URI=FILE` of what the schema refers to. Prints name, verdict, nanoseconds to load the
schema, to judge a value that has been read, and to read and judge its bytes.
"""
import json
import os
import statistics
import sys
import time


def jsonschema_rs(schema, resources):
    import jsonschema_rs
    registry = jsonschema_rs.Registry(list(resources.items())) if resources else None
    options = {"registry": registry} if registry else {}
    return jsonschema_rs.validator_for(schema, validate_formats=False, **options).is_valid


def jsonschema(schema, resources):
    import jsonschema
    import referencing
    import referencing.jsonschema
    kind = jsonschema.validators.validator_for(schema, default=jsonschema.Draft202012Validator)
    registry = referencing.Registry().with_resources(
        [(uri, referencing.Resource.from_contents(text, default_specification=referencing.jsonschema.DRAFT7))
         for uri, text in resources.items()])
    return kind(schema, registry=registry).is_valid


def fastjsonschema(schema, resources):
    import fastjsonschema
    handlers = {scheme: lambda uri: resources[uri.split("#")[0]] for scheme in ["http", "https"]}
    judge = fastjsonschema.compile(schema, handlers=handlers, use_formats=False, use_default=False)

    def passes(value):
        try:
            judge(value)
            return True
        except fastjsonschema.JsonSchemaException:
            return False
    return passes


def middle(body, rounds, least=2_000_000):
    calls = 1
    while True:
        start = time.perf_counter_ns()
        for _ in range(calls):
            body()
        took = time.perf_counter_ns() - start
        if took > least or calls > 1 << 20:
            break
        calls *= 2
    # What takes seconds is not asked so often.
    rounds = max(3, min(rounds, int(4e9 / max(1, took))))
    times = []
    for _ in range(rounds):
        start = time.perf_counter_ns()
        for _ in range(calls):
            body()
        times.append((time.perf_counter_ns() - start) / calls)
    return statistics.median(times)


def main():
    make = {"jsonschema-rs": jsonschema_rs, "jsonschema": jsonschema, "fastjsonschema": fastjsonschema}[sys.argv[1]]
    for line in open(sys.argv[2], encoding="utf-8"):
        name, schema_file, value_file, *others = line.rstrip("\n").split("\t")
        schema = json.load(open(schema_file, encoding="utf-8"))
        text = open(value_file, "rb").read()
        resources = {uri: json.load(open(path, encoding="utf-8")) for uri, _, path in (other.rpartition("=") for other in others)}
        try:
            start = time.perf_counter_ns()
            judge = make(schema, resources)
            load = time.perf_counter_ns() - start
            value = json.loads(text)
            verdict = judge(value)
        except Exception as error:
            print(name, f"error: {type(error).__name__} {error}".replace("\n", " ").replace("\t", " ")[:120], 0, 0, 0, sep="\t", flush=True)
            continue
        if "PROVISO_VERDICTS_ONLY" in os.environ:
            print(name, "valid" if verdict else "invalid", load, 0, 0, sep="\t", flush=True)
            continue
        print(name, "valid" if verdict else "invalid", load, round(middle(lambda: judge(value), 31)),
              round(middle(lambda: judge(json.loads(text)), 31)), sep="\t", flush=True)


main()
