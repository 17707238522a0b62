#!/usr/bin/env python3
"""Signs up in the window of the example, by keys alone, and looks at what is shown after each step.

    sign_up.py PROGRAM FOLDER        the folder gets the pictures
"""
import pathlib
import sys

from desktop import Desktop

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def message(field, part=""):
    """Whether a field is marked, with a message in which some words stand."""
    return lambda shown: field in shown["marked"] and part in shown["messages"].get(field, "")


def silent(field):
    """Whether nothing is said about a field."""
    return lambda shown: field not in shown["marked"] and field not in shown["messages"]


def focus(field):
    return lambda shown: shown.get("focus") == field


def both(*conditions):
    return lambda shown: all(condition(shown) for condition in conditions)


print("English: messages come and go")
with Desktop(program, "en") as window:
    window.resize(1200, 1480)
    window.expect("the first field has the focus, and nothing is said", both(focus("userName"), silent("userName")))
    window.type("gr")
    window.expect_still("a name that is too short is let be while it is typed", silent("userName"))
    window.press("Tab")
    window.expect("when it is left it is too short", both(focus("email"), message("userName", "at least 3 characters")))
    window.press("shift+Tab", "End")
    window.expect("coming back, what is said stays", both(focus("userName"), message("userName", "at least 3")))
    window.type("ace")
    window.expect("once it is long enough nothing is said, and somebody is asked", lambda s: "userName" in s["busy"])
    window.expect("the answer: it is taken", both(message("userName", "is taken"), lambda s: not s["busy"]))
    window.type("_hopper")
    window.expect("another name is free", both(silent("userName"), lambda s: not s["busy"]))
    window.press("Tab")

    window.type("grace@")
    window.expect_still("an address that is not finished is let be", silent("email"))
    window.type("@")
    window.expect("what nothing can save is said at once", message("email", "email address"))
    window.press("BackSpace")
    window.expect("taken back, nothing is said", silent("email"))
    window.press("Tab")
    window.expect("left like this, it is no address", both(focus("password"), message("email")))

    window.type("navy")
    window.expect_still("a password that can still become one is let be", silent("password"))
    window.press("Tab")
    window.expect("left, it lacks several things", message("password", "\n"))
    window.expect_heard("a screen reader is told the same")
    window.picture(folder / "sign-up-en@2x.png")
    window.press("shift+Tab", "ctrl+a")
    window.type("Nanosecond-1952")
    window.expect("a good password", silent("password"))
    window.press("Tab")
    window.type("Nanosecond")
    window.press("Tab")
    window.expect("the repetition differs", both(focus("age"), message("passwordRepeat")))
    window.press("shift+Tab", "End")
    window.type("-1952")
    window.expect("the repetition is the same", silent("passwordRepeat"))
    window.press("Tab")

    window.type("old")
    window.press("Tab")
    window.expect("an age that is no number, and is kept", both(focus("country"), message("age")))
    window.press("shift+Tab", "ctrl+a")
    window.type("17")
    window.press("Tab")
    window.expect("too young", message("age", "18"))
    window.press("shift+Tab", "ctrl+a")
    window.type("46")
    window.press("Tab")
    window.expect("old enough", both(focus("country"), silent("age")))

    window.choose("Down")
    window.expect("a country is chosen from the list", both(focus("country"), silent("country")))
    window.press("Tab")
    window.expect("the field of the website", focus("site"))
    window.type("example .org")
    window.press("Tab")
    window.expect("no website", both(focus("acceptsTerms"), message("site")))

    window.press("Tab", "Return")
    window.expect(
        "sent too early: a summary of three, and the focus in the first field that is wrong",
        both(focus("email"), lambda s: len(s["summary"]) == 4, message("acceptsTerms", "Accept the terms")))
    window.press("shift+Tab", "shift+Tab", "shift+Tab", "Return")
    window.expect("a problem of the summary leads to its field", focus("site"))
    window.press("ctrl+a")
    window.type("example.org")
    window.press("Tab")
    window.expect("a website, whose scheme is filled in", both(focus("acceptsTerms"), silent("site")))
    window.press("space")
    window.expect("the terms are accepted", silent("acceptsTerms"))
    window.press(*["shift+Tab"] * 6)
    window.expect("back in the field of the address", focus("email"))
    window.press("End")
    window.type("navy.mil")
    window.expect("the address is one", silent("email"))
    window.press(*["Tab"] * 7)
    window.press("Return")
    window.expect("welcome", lambda s: s.get("welcome") == "Welcome, grace_hopper!" and not s["summary"])
    steps = window.steps

print("German, then Arabic, from right to left, while the window is open")
with Desktop(program, "de") as window:
    window.resize(1200, 1860)
    window.expect("the first field has the focus", focus("userName"))
    window.type("Ada")
    window.press("Tab")
    window.expect("a wrong name", message("userName", "Kleinbuchstaben"))
    window.type("ada@example")
    window.press("Tab")
    window.type("Geheim-1843")
    window.press("Tab")
    window.type("Geheim-1834")
    window.press("Tab")
    window.expect("a repetition that differs", message("passwordRepeat", "„Passwort“ genau übereinstimmen"))
    window.type("36")
    window.press(*["Tab"] * 4)
    window.expect("the button", focus("submit"))
    window.press("Return")
    window.expect(
        "a summary in German",
        both(focus("userName"), lambda s: s["summary"][0].startswith("Es gibt"), message("country", "erforderlich")))
    window.picture(folder / "sign-up-de@2x.png")
    window.press(*["shift+Tab"] * 5)
    window.expect("up through the summary", focus("summary"))
    window.press("shift+Tab")
    window.expect("the language", focus("language"))
    window.choose("End")
    window.expect("the same in Arabic", lambda s: s["language"] == "ar" and s["isRightToLeft"])
    window.expect_heard("a screen reader is told the same")
    window.picture(folder / "sign-up-ar@2x.png")
    steps += window.steps

print(f"{steps} steps, all as expected")
