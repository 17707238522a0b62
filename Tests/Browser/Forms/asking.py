"""What the server alone can judge: asked by live checks, once the value stands still, and never twice at a time."""
import time

RULES = {"rules": [["name", "trim"], ["name", "required"], ["name", "string", {"min": 3}], ["email", "email"]]}
FORM = """<form action="/sign-up" method="post" data-proviso="RULES" data-proviso-server="name"><input type="hidden" name="token" value="t0">
<input id="name" name="name"><input id="email" name="email"><button id="send">Send</button></form>"""
TAKEN = "That name is taken."


def taken(request):
    return (422, {"name": [TAKEN]}) if request["fields"]["name"] == "ada" else (204, {})


def check_questions(visitor):
    site = visitor.site
    site.answer = taken
    visitor.go(site.page(FORM, RULES))
    visitor.focus("#name")
    for key in "ada":
        visitor.type(key)
    time.sleep(0.2)
    visitor.equal(site.asked, [], "nobody is asked while one types")
    visitor.wait_for(lambda: len(site.asked) == 1, "once the value stands still, the server is")
    request = site.asked[0]
    visitor.equal((request["names"], request["fields"]["name"], request["fields"]["token"]), (["name"], "ada", "t0"), "about the field, with all others")
    visitor.equal(request["headers"]["Accept"], "application/json", "by the protocol")
    visitor.leave()
    visitor.wait(f"shownFor($('#name')).join() === '{TAKEN}'", "what it says is shown")
    visitor.enter("#name", "grace")
    visitor.equal(visitor.shown("#name"), [], "and goes with the value")
    visitor.leave()
    visitor.wait_for(lambda: site.asked[-1]["fields"]["name"] == "grace", "which is asked about in turn")
    before = len(site.asked)
    visitor.enter("#name", "x")
    visitor.leave()
    time.sleep(0.6)
    visitor.equal(len(site.asked), before, "what the page refuses is not asked about")
    visitor.enter("#email", "ada@")
    visitor.leave()
    time.sleep(0.6)
    visitor.equal(len(site.asked), before, "nor is a field that the page can judge")
    visitor.clean("questions")


def check_refusal(visitor):
    """A name that the server has refused is not sent; it is asked about once more, since it may be free by now."""
    site = visitor.site
    site.answer = taken
    visitor.go(site.page(FORM, RULES))
    visitor.enter("#name", "ada")
    visitor.leave()
    visitor.wait("shownFor($('#name')).length", "taken")
    site.answer = lambda _: (204, {})
    visitor.run("$('form').requestSubmit()")
    visitor.equal(site.sent, [], "it is not sent")
    visitor.wait("!shownFor($('#name')).length", "but asked about once more")
    visitor.run("$('form').requestSubmit()")
    visitor.wait("$('#received')", "and sent then")


def check_stale_answers(visitor):
    """The first answer is slower than the second one: it must not be shown."""
    site = visitor.site

    def slow(request):
        if request["fields"]["name"] == "ada":
            time.sleep(1.2)
            return 422, {"name": [TAKEN]}
        return 204, {}

    site.answer = slow
    visitor.go(site.page(FORM, RULES))
    visitor.enter("#name", "ada")
    visitor.wait_for(lambda: len(site.asked) == 1, "asked about the first value")
    visitor.enter("#name", "grace")
    visitor.leave()
    visitor.wait_for(lambda: len(site.asked) == 2, "asked about the second")
    time.sleep(1.5)
    visitor.equal(visitor.shown("#name"), [], "the answer to the first is dropped")
    visitor.enter("#name", "ada")
    visitor.leave()
    visitor.wait_for(lambda: len(site.asked) == 3, "asked")
    visitor.run("$('#email').focus()")
    visitor.enter("#email", "x@example.org")
    time.sleep(0.5)
    visitor.wait(f"shownFor($('#name')).join() === '{TAKEN}'", "what was broken off by another field is asked again")
    visitor.clean("stale answers")


def check_silence(visitor):
    """A server that is away, or answers something else: the form goes on, and nothing is called valid or wrong."""
    site = visitor.site
    for status in [503, 429, 500]:
        site.answer = lambda _, status=status: (status, {})
        visitor.go(site.page(FORM, RULES))
        visitor.enter("#name", "ada")
        visitor.leave()
        visitor.wait_for(lambda: site.asked, "asked")
        time.sleep(0.2)
        visitor.equal(visitor.shown("#name"), [], f"a status {status} says nothing")
        visitor.clean(f"status {status}")
        site.asked.clear()
    site.knows_live_checks = False
    site.answer = lambda _: (200, {})
    visitor.go(site.page(FORM, RULES))
    visitor.enter("#name", "ada")
    visitor.leave()
    visitor.wait("window.seen.warnings.some((text) => text.includes('live checks'))", "a server without live checks is told of")
    visitor.enter("#name", "grace")
    visitor.leave()
    time.sleep(0.6)
    visitor.equal(len(site.asked), 1, "and is not asked again")


def check_unavailable(visitor):
    """What cannot run in a page is asked of the server, where there is one to ask, and told of where there is none."""
    site = visitor.site
    site.answer = lambda _: (422, {"email": ["Nobody takes mail there."]})
    rules = {"rules": [["email", "email", {"checkDNS": True}], ["name", "required"]]}
    visitor.go(site.page(FORM.replace('data-proviso-server="name"', 'data-proviso-server=""'), rules))
    visitor.enter("#email", "ada@")
    visitor.leave()
    visitor.expect(visitor.shown("#email"), "the page judges what it can")
    visitor.equal(site.asked, [], "without a question")
    visitor.enter("#email", "ada@example.org")
    visitor.leave()
    visitor.wait("shownFor($('#email')).join() === 'Nobody takes mail there.'", "the server judges the rest")
    visitor.equal([request["names"] for request in site.asked], [["email"]], "of that field alone")
    visitor.clean("what cannot run in a page")
    visitor.go(site.page(FORM.replace('data-proviso-server="name"', ""), rules))
    visitor.wait("window.seen.warnings.some((text) => text.includes('the server alone judges'))", "without a server it is told of")


CHECKS = [check_questions, check_refusal, check_stale_answers, check_silence, check_unavailable]
