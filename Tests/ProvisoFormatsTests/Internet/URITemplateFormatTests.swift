import ProvisoFormats
import Testing

@Suite struct URITemplateFormatTests {
    @Test(
        arguments: [
            ("", nil), ("/search{?q,lang}", nil), ("{+path}/x{#part:3,list*}", nil), ("{a_b.c%20d}", nil),
            ("X{.var:3}", nil), ("{/list*,path:4}", nil), ("a[b]#c?d", nil), ("{v:9999}", nil), ("é{x}\u{E000}", nil),
            ("{/id*", "no closing brace"), ("/id*}", "closing brace without opening"), ("{/?id}", "no variable name"),
            ("{var:prefix}", "prefix length not 1 to 9999"), ("{hello:2*}", "unexpected character"),
            ("{??hello}", "no variable name"), ("{!hello}", "reserved operator"),
            ("{with space}", "unexpected character"), ("{ leading_space}", "no variable name"),
            ("{=path}", "reserved operator"), ("{$var}", "no variable name"),
            ("{|var*}", "reserved operator"), ("{*keys?}", "no variable name"),
            ("{?empty=default,var}", "unexpected character"), ("{var}{-prefix|/-/|var}", "no variable name"),
            ("{?empty|foo=none}", "unexpected character"), ("/h{#hello+}", "unexpected character"),
            ("{;keys:1*}", "unexpected character"), ("/people/{~thing}", "no variable name"),
            ("/{default-graph-uri}", "unexpected character"), ("{?x, y}", "no variable name"),
            ("{a.}", "no variable name"), ("{.a.b}", nil), ("{a:}", "prefix length not 1 to 9999"),
            ("{", "no closing brace"), ("{a", "no closing brace"), ("{a,", "no closing brace"),
            ("{{a}}", "no variable name"), ("a\"b", "character not allowed"), ("%zz", "broken percent-escape"),
            ("{%zz}", "no variable name"), ("a\n", "control character"),
            ("a\\b", "character not allowed"), ("a^b", "character not allowed"), ("a`b", "character not allowed"),
            ("a|b", "character not allowed"), ("{é}", "no variable name"),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(URITemplateFormat().failure(in: text)?.reason == reason)
    }
}
