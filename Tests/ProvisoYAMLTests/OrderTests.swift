#if YAML
import Testing

@Suite struct OrderTests {
    @Test(arguments: [
        Judging("- [a, string, {min: 5}]\n- [a, match, {pattern: '^x'}]", #"{"a":"abc"}"#, "a string.tooShort"),
        Judging(
            "- [a, string, {min: 5}]\n- [a, match, {pattern: '^x', skipOnError: false}]", #"{"a":"abc"}"#,
            "a string.tooShort", "a match"),
        Judging(
            "- [a, string, {min: 5, severity: warning}]\n- [a, match, {pattern: '^x'}]", #"{"a":"abc"}"#,
            "?a string.tooShort", "a match"),
        Judging(
            "- [tags, each, {rule: {type: string, max: 1}}]\n- [tags, absent]", #"{"tags":["ab"]}"#,
            "tags[0] string.tooLong"),
        Judging("- [a, nested, {rules: [[b, required]]}]\n- [a, absent]", #"{"a":{"c":1}}"#, "a.b required"),
        Judging(
            "- [a.b, required]\n- [a, absent]\n- [a.c, required]", #"{"a":{"d":1}}"#, "a.b required", "a.c required"),
    ])
    func skipOnError(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [a, number, {skipOnEmpty: false}]", #"{"a":""}"#, "a number.type"),
        Judging(
            #"- {attributes: s, type: required, when: {attribute: c, operator: "==", value: US}}"#, #"{"c":"US"}"#,
            "s required"),
        Judging(#"- {attributes: s, type: required, when: {attribute: c, operator: "==", value: US}}"#, #"{"c":"DE"}"#),
        Judging(
            #"- {attributes: s, type: required, when: {attribute: c, value: US}}"#, #"{"c":"US"}"#, "s required"),
        Judging(#"- {attributes: s, type: required, when: {not: {attribute: c, value: US}}}"#, "{}", "s required"),
        Judging(
            #"- {attributes: s, type: required, when: {all: [{attribute: c, value: 1}, {attribute: d, value: 2}]}}"#,
            #"{"c":1,"d":3}"#),
        Judging(
            #"- {attributes: s, type: required, when: {any: [{attribute: c, value: 1}, {attribute: d, value: 2}]}}"#,
            #"{"c":1,"d":3}"#, "s required"),
        Judging(#"- {attributes: s, type: required, when: {attribute: n, operator: ">", value: 5}}"#, #"{"n":"6"}"#),
        Judging(
            #"- {attributes: s, type: required, when: {attribute: n, operator: in, value: [5, 6]}}"#, #"{"n":6}"#,
            "s required"),
        Judging(
            #"- {attributes: s, type: required, when: {attribute: n, operator: empty}}"#, #"{"n":""}"#, "s required"),
    ])
    func when(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging(
            """
            - {attributes: [a, b], type: required, group: g}
            - {attributes: c, type: required, group: g}
            - {attributes: d, type: required, group: h}
            """, "{}", "a required", "d required"),
        Judging(
            """
            - {attributes: a, type: required, group: g}
            - [x, absent]
            - {attributes: b, type: required, group: g}
            """, "{}", "a required", "b required"),
        Judging(
            """
            - {attributes: a, type: required, group: g, severity: warning}
            - {attributes: b, type: required, group: g}
            """, "{}", "?a required", "b required"),
        Judging(
            """
            - {attributes: a, type: required, group: g}
            - {attributes: x, type: absent, on: other}
            - {attributes: b, type: required, group: g}
            """, "{}", "a required"),
    ])
    func groups(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging(
            "- [t, each, {rule: {type: string, max: 2}}]", #"{"t":["a","abc","abcd"]}"#, "t[1] string.tooLong",
            "t[2] string.tooLong"),
        Judging("- [t, each, {rule: required}]", #"{"t":["",null,"x"]}"#, "t[0] required", "t[1] required"),
        Judging("- [t, each, {rule: {type: string, min: 2}}]", #"{"t":["",null,"x"]}"#, "t[2] string.tooShort"),
        Judging("- [t, each, {rule: required}]", #"{"t":"x"}"#, "t each.type"),
        Judging(
            "- [t, each, {rules: [{type: trim}, {type: required}, {type: string, max: 1}]}]",
            #"{"t":[" ","ab"," c "]}"#, "t[0] required", "t[1] string.tooLong"),
        Judging(
            "- [t, each, {rule: {type: each, rule: {type: number}}}]", #"{"t":[[1,"x"],["y"]]}"#, "t[0][1] number.type",
            "t[1][0] number.type"),
        Judging(
            "- [o, each, {rule: {type: nested, rules: [[sku, required], [n, number, {min: 1}]]}}]",
            #"{"o":[{"sku":"a","n":1},{"n":0},5]}"#, "o[1].sku required", "o[1].n number.tooSmall", "o[2] nested.type"),
        Judging("- [a, nested, {rules: [[b, required]]}]", #"{"a":[]}"#),
        Judging("- [a, nested, {rules: [[b, required]]}]", #"{"a":[1]}"#, "a nested.type"),
        Judging(
            "- [a, nested, {rules: [[p, compare], [s, required, {when: {attribute: c, value: US}}]]}]",
            #"{"a":{"p":"x","p_repeat":"y","c":"US"},"p_repeat":"x","c":"DE"}"#, "a.p compare.equal", "a.s required"),
        Judging("- [a.b.c, required]", #"{"a":{"b":{}}}"#, "a.b.c required"),
        Judging("- [a.b.c, required]", #"{"a":{"b":{"c":1}}}"#),
        Judging("- [[s, c, p], allOrNone]", #"{"s":"x"}"#, "c allOrNone", "p allOrNone"),
        Judging("- [[s, c, p], allOrNone]", #"{"s":"","c":null}"#),
        Judging("- [[s, c, p], allOrNone]", #"{"s":"x","c":1,"p":false}"#),
        Judging("- ['b, a', required]", "{}", "b required", "a required"),
    ])
    func structure(_ row: Judging) throws { try row.check() }

    static let rules = """
        scenarios:
          login: [username, password, "!secret"]
        rules:
          - [ [username, email], required ]
          - { attributes: password, type: required, on: [login, register] }
          - { attributes: secret, type: required, on: login }
          - { attributes: email, type: email, except: register }
          - { attributes: age, type: required, on: [register, other], except: register }
        """

    @Test(arguments: [
        Judging(rules, "{}", "username required", "email required"),
        Judging(rules, "{}", "username required", "password required", "secret required", scenario: "login"),
        Judging(rules, #"{"email":"x"}"#, "username required", "password required", scenario: "register"),
        Judging(rules, #"{"email":"x"}"#, "username required", "email email"),
    ])
    func scenarios(_ row: Judging) throws { try row.check() }
}
#endif
