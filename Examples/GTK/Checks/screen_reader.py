#!/usr/bin/python3
"""Prints what a screen reader is told of the fields of the window that are marked as wrong: a line of JSON with, by the
name of each, its error message. It asks by AT-SPI, as screen readers do."""
import json
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def everything(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from everything(child)


def errors():
    # GTK 4.8 says so in other words than later versions do.
    states = (Atspi.StateType.INVALID, Atspi.StateType.INVALID_ENTRY)
    relations = (Atspi.RelationType.ERROR_MESSAGE, Atspi.RelationType.DESCRIBED_BY)
    found = {}
    for node in everything(Atspi.get_desktop(0)):
        if not any(node.get_state_set().contains(state) for state in states):
            continue
        told = {relation.get_target(index).get_name() for relation in node.get_relation_set()
                if relation.get_relation_type() in relations for index in range(relation.get_n_targets())}
        found[node.get_name()] = sorted(told)
    return found


Atspi.init()
# The window tells its bus of itself some time after it has opened.
deadline = time.monotonic() + 5
while not (found := errors()) and time.monotonic() < deadline:
    time.sleep(0.2)
print(json.dumps(found, ensure_ascii=False))
