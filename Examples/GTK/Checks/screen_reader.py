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
    found = {}
    desktop = Atspi.get_desktop(0)
    for node in (node for app in range(desktop.get_child_count()) for node in everything(desktop.get_child_at_index(app))):
        if not node.get_state_set().contains(Atspi.StateType.INVALID_ENTRY):
            continue
        for relation in node.get_relation_set():
            if relation.get_relation_type() == Atspi.RelationType.ERROR_MESSAGE:
                found[node.get_name()] = [relation.get_target(index).get_name() for index in range(relation.get_n_targets())]
    return found


Atspi.init()
# The window tells its bus of itself some time after it has opened.
deadline = time.monotonic() + 5
while not (found := errors()) and time.monotonic() < deadline:
    time.sleep(0.2)
print(json.dumps(found, ensure_ascii=False))
