#if YAML
import Testing

@Suite struct FilterTests {
    @Test(arguments: [
        Tidying("- [a, trim]", #"{"a":" x y "}"#, #"{"a":"x y"}"#),
        Tidying("- [a, trim]", "{\"a\":\"\u{3000}\u{2003}x\u{a0}\u{85}\"}", #"{"a":"x"}"#),
        Tidying("- [a, trim]", #"{"a":"\u0000x\u0000"}"#, #"{"a":"x"}"#),
        Tidying("- [a, trim]", #"{"a":[" x "],"b":1}"#, #"{"a":[" x "],"b":1}"#),
        Tidying("- [a, trim]", #"{"a":null}"#, #"{"a":null}"#),
        Tidying("- [a, trim]", #"{}"#, #"{}"#),
        Tidying("- [a, trim, {side: left}]", #"{"a":" x "}"#, #"{"a":"x "}"#),
        Tidying("- [a, trim, {side: right}]", #"{"a":" x "}"#, #"{"a":" x"}"#),
        Tidying("- [a, trim, {characters: '-.'}]", #"{"a":"-.x-. "}"#, #"{"a":"x-. "}"#),
        Tidying("- [a, default, {value: USA}]", #"{}"#, #"{"a":"USA"}"#),
        Tidying("- [a, default, {value: USA}]", #"{"a":""}"#, #"{"a":"USA"}"#),
        Tidying("- [a, default, {value: USA}]", #"{"a":"x"}"#, #"{"a":"x"}"#),
        Tidying("- [a, default, {value: null}]", #"{"a":""}"#, #"{"a":null}"#),
        Tidying("- [a, default, {value: [1, {b: 2}]}]", #"{"a":[]}"#, #"{"a":[1,{"b":2}]}"#),
        Tidying("- [a, filter, {filter: uppercase}]", #"{"a":"straße"}"#, #"{"a":"STRASSE"}"#),
        Tidying("- [a, filter, {filter: lowercase}]", #"{"a":["AB",1]}"#, #"{"a":["ab",1]}"#),
        Tidying("- [a, filter, {filter: lowercase, skipOnArray: true}]", #"{"a":["AB"]}"#, #"{"a":["AB"]}"#),
        Tidying("- [a, filter, {filter: capitalize}]", #"{"a":"ada lOVE"}"#, #"{"a":"Ada lOVE"}"#),
        Tidying("- [a, filter, {filter: collapseWhitespace}]", #"{"a":"  a \n b "}"#, #"{"a":"a b"}"#),
        Tidying("- [a, filter, {filter: digits}]", #"{"a":"+49 (30) 12"}"#, #"{"a":"493012"}"#),
        Tidying("- [a, filter, {filter: nfc}]", "{\"a\":\"e\u{301}\"}", "{\"a\":\"\u{e9}\"}"),
        Tidying("- [a, filter, {filter: uppercase}]", #"{"a":12.50}"#, #"{"a":12.50}"#),
        Tidying("- [a, url, {defaultScheme: https}]", #"{"a":"example.com/x"}"#, #"{"a":"https://example.com/x"}"#),
        Tidying("- [a, url, {defaultScheme: https}]", #"{"a":"exa mple"}"#, #"{"a":"exa mple"}"#),
        Tidying("- [a, each, {rule: {type: trim}}]", #"{"a":[" x ",2]}"#, #"{"a":["x",2]}"#),
        Tidying(
            "- [a, nested, {rules: [[b, trim], [c, default, {value: 1}]]}]", #"{"a":{"b":" x "}}"#,
            #"{"a":{"b":"x","c":1}}"#),
        Tidying("- [a.b, trim]", #"{"a":{"b":" x ","z":1}}"#, #"{"a":{"b":"x","z":1}}"#),
        Tidying(
            "- [a.b, trim]\n- [a, nested, {rules: [[c, trim]]}]\n- [a.c, filter, {filter: uppercase}]",
            #"{"a":{"b":" x ","c":" y "}}"#, #"{"a":{"b":"x","c":"Y"}}"#),
        Tidying(
            "- [a, trim]\n- [a, filter, {filter: uppercase}]\n- [a, default, {value: q}]", #"{"a":"  "}"#,
            #"{"a":"q"}"#),
    ])
    func filters(_ row: Tidying) throws { try row.check() }
}
#endif
