#!/usr/bin/env python3
"""Writes the schemas of OpenAPI 3.0 and 3.1 into the sources, as PyPI's openapi-spec-validator and openapi-schema-validator carry them.

    python3 -m pip install openapi-spec-validator==0.9.0 openapi-schema-validator==0.9.0
    Scripts/make-openapi-metaschemas.py            writes Sources/ProvisoOpenAPI/Checks/OpenAPIMetaschemas.swift
    Scripts/make-openapi-metaschemas.py --check    fails if it is not what would be written

The schema of 3.0 is changed, so that a mistake is reported where it is: an object or a reference to one is a condition in place of `oneOf`,
so are the places of parameters and the kinds of security schemes. It is written in draft 7 for this. What it says of schemas is a
schema of its own, which lets keywords pass that 3.0 does not know: they are warnings.
"""
import copy
import json
import pathlib
import sys
from importlib import metadata, resources

TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/ProvisoOpenAPI/Checks/OpenAPIMetaschemas.swift"
VALIDATOR, DIALECTS = "openapi-spec-validator", "openapi-schema-validator"
REFERENCE = {"$ref": "#/definitions/Reference"}
DRAFT7 = "http://json-schema.org/draft-07/schema#"

HEAD = """// swift-format-ignore-file
// Made by Scripts/make-openapi-metaschemas.py from {validator} {validator_version} and {dialects} {dialects_version} (PyPI); do not edit.
//
// The schemas are those of the OpenAPI Initiative, under the Apache License, Version 2.0: http://www.apache.org/licenses/LICENSE-2.0
// Changes: Scripts/make-openapi-metaschemas.py says which. {validator} is under the same licence and has this notice:
//
{notice}
//
// {dialects} is under this licence:
//
{licence}

/// The schemas that descriptions of APIs are described by.
enum OpenAPIMetaschemas {{
"""

# What OpenAPI 3.1 adds to schemas, as section 4.8.24 of its specification says.
BASE = {
    "$id": "https://spec.openapis.org/oas/3.1/meta/base",
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$dynamicAnchor": "meta",
    "type": ["object", "boolean"],
    "properties": {
        "example": True,
        "discriminator": {
            "type": "object", "required": ["propertyName"],
            "properties": {
                "propertyName": {"type": "string"},
                "mapping": {"type": "object", "additionalProperties": {"type": "string"}},
            },
        },
        "externalDocs": {
            "type": "object", "required": ["url"],
            "properties": {"url": {"type": "string"}, "description": {"type": "string"}},
        },
        "xml": {
            "type": "object",
            "properties": {
                "name": {"type": "string"}, "namespace": {"type": "string"}, "prefix": {"type": "string"},
                "attribute": {"type": "boolean"}, "wrapped": {"type": "boolean"},
            },
        },
    },
}


def reported(node, definitions):
    """The same schema with conditions in place of alternatives of which a member says which is meant."""
    if isinstance(node, list):
        return [reported(element, definitions) for element in node]
    if not isinstance(node, dict):
        return node
    node = {key: reported(value, definitions) for key, value in node.items()}
    alternatives = node.get("oneOf")
    if not isinstance(alternatives, list):
        return node
    if REFERENCE in alternatives:
        del node["oneOf"]
        others = [other for other in alternatives if other != REFERENCE]
        node["if"] = {"type": "object", "required": ["$ref"]}
        node["then"] = REFERENCE
        node["else"] = others[0] if len(others) == 1 else {"oneOf": others}
        return node
    for member in ("in", "type"):
        meant = []
        for alternative in alternatives:
            target = definitions[alternative["$ref"].rsplit("/", 1)[1]] if "$ref" in alternative else alternative
            meant.append(target.get("properties", {}).get(member, {}).get("enum"))
        if all(meant):
            del node["oneOf"]
            values = [value for each in meant for value in each]
            node["allOf"] = node.get("allOf", []) + [
                {"required": [member], "properties": {member: {"enum": values}}},
                *({"if": {"required": [member], "properties": {member: {"enum": each}}}, "then": alternative}
                  for each, alternative in zip(meant, alternatives)),
            ]
    return node


def of_30(schema):
    """The schema of documents, and that of the schemas in them."""
    definitions = schema["definitions"]
    document = reported(copy.deepcopy(schema), definitions)
    document["$schema"] = DRAFT7
    document["$id"] = document.pop("id")
    inner = {name: document["definitions"][name] for name in ("Schema", "Reference", "Discriminator", "ExternalDocumentation", "XML")}
    own = dict(inner["Schema"])
    del own["additionalProperties"]
    own["properties"] = dict(own["properties"])
    own["properties"]["multipleOf"] = {"type": "number", "exclusiveMinimum": 0}
    # The specification: `items` must be present if the type is array.
    own["if"] = {"required": ["type"], "properties": {"type": {"enum": ["array"]}}}
    own["then"] = {"required": ["items"]}
    root = {"if": {"type": "object", "required": ["$ref"]}, "then": REFERENCE, "else": {"$ref": "#/definitions/Schema"}}
    part = {"$schema": DRAFT7, **root, "definitions": {**inner, "Schema": own}}
    document["definitions"]["Schema"] = {"type": "object"}
    return document, part


def text() -> str:
    schemas = resources.files("openapi_spec_validator").joinpath("resources/schemas")
    dialects = resources.files("openapi_schema_validator").joinpath("schemas")

    def read(folder, name):
        return json.loads(folder.joinpath(name).read_text(encoding="utf-8"))

    def licence(package, name):
        file = next(file for file in metadata.files(package) or [] if file.name == name)
        return "\n".join(f"// {line}".rstrip() for line in file.read_text(encoding="utf-8").strip().splitlines())

    document, part = of_30(read(schemas, "v3.0/schema.json"))
    lines = [HEAD.format(
        validator=VALIDATOR, validator_version=metadata.version(VALIDATOR), dialects=DIALECTS,
        dialects_version=metadata.version(DIALECTS), notice=licence(VALIDATOR, "NOTICE"), licence=licence(DIALECTS, "LICENSE"))]
    for name, about, schema in [
        ("document30", "Documents of OpenAPI 3.0, but for the schemas in them.", document),
        ("schema30", "Schemas of OpenAPI 3.0.", part),
        ("document31", "Documents of OpenAPI 3.1, but for the schemas in them.", read(schemas, "v3.1/schema.json")),
        ("dialect31", "The dialect of schemas of OpenAPI 3.1.", read(dialects, "oas3.1/metaschema.json")),
        ("base31", "What that dialect adds to JSON Schema.", BASE),
    ]:
        compact = json.dumps(schema, separators=(",", ":"), ensure_ascii=True)
        lines.append(f'    /// {about}\n    static let {name}: StaticString = ##"{compact}"##\n')
    lines.append("}\n")
    return "".join(lines)


wanted = text()
if "--check" in sys.argv:
    if TARGET.read_text(encoding="utf-8") != wanted:
        sys.exit(f"error: {TARGET.name} is stale; run Scripts/make-openapi-metaschemas.py")
else:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, encoding="utf-8")
