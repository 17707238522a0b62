import ProvisoFormats
import Testing

@Suite struct URITemplateFormatTests {
    @Test(
        arguments: [
            ("", nil), ("/search{?q,lang}", nil), ("{+path}/x{#part:3,list*}", nil), ("{a_b.c%20d}", nil),
            ("X{.var:3}", nil), ("{/list*,path:4}", nil), ("a[b]#c?d", nil), ("{v:9999}", nil), ("é{x}\u{E000}", nil),
            ("{/id*", "closing bracket missing"), ("/id*}", "closing bracket without an opening one"),
            ("{/?id}", "name missing"),
            ("{var:prefix}", "out of range"), ("{hello:2*}", "unexpected character"),
            ("{??hello}", "name missing"), ("{!hello}", "character not allowed"),
            ("{with space}", "unexpected character"), ("{ leading_space}", "name missing"),
            ("{=path}", "character not allowed"), ("{$var}", "name missing"),
            ("{|var*}", "character not allowed"), ("{*keys?}", "name missing"),
            ("{?empty=default,var}", "unexpected character"), ("{var}{-prefix|/-/|var}", "name missing"),
            ("{?empty|foo=none}", "unexpected character"), ("/h{#hello+}", "unexpected character"),
            ("{;keys:1*}", "unexpected character"), ("/people/{~thing}", "name missing"),
            ("/{default-graph-uri}", "unexpected character"), ("{?x, y}", "name missing"),
            ("{a.}", "name missing"), ("{.a.b}", nil), ("{a:}", "out of range"),
            ("{", "closing bracket missing"), ("{a", "closing bracket missing"), ("{a,", "closing bracket missing"),
            ("{{a}}", "name missing"), ("a\"b", "character not allowed"),
            ("%zz", "a percent sign without two hexadecimal digits"),
            ("{%zz}", "name missing"), ("a\n", "control character"),
            ("a\\b", "character not allowed"), ("a^b", "character not allowed"), ("a`b", "character not allowed"),
            ("a|b", "character not allowed"), ("{é}", "name missing"),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(URITemplateFormat().failure(in: text)?.reason == reason)
    }
}
