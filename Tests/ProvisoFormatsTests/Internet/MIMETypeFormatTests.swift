import ProvisoFormats
import Testing

@Suite struct MIMETypeFormatTests {
    static let valid = [
        "application/json", "application/xhtml+xml", "audio/mp4", "image/bmp", "font/woff2", "message/http",
        "model/vnd.gtw",
        "multipart/form-data", "multipart/form-data; boundary=something",
        "multipart/form-data; charset=utf-8; boundary=something",
        "multipart/form-data; boundary=something; charset=utf-8", "multipart/form-data; boundary=\"some;\\\"thing\"",
        "text/css",
        "text/plain; charset=utf8", "Text/HTML;Charset=\"utf-8\"", "text/html ; charset=utf-8",
        "video/mp4;codecs=\"avc1, mp4a\"",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "x/y", "foo/bar", "a/1",
        "text/html;a=\"\"",
        "application/x-www-form-urlencoded", "image/svg+xml",
        "application/vnd.api+json; ext=\"https://jsonapi.org/ext\"",
        "text/x;a*0='%41", "application/prs.hpub+zip",
    ]

    @Test func followsTheGrammar() {
        expectValid(MIMETypeFormat(), Self.valid + ["a/" + String(repeating: "b", count: 127)])
        expectInvalid(
            MIMETypeFormat(),
            [
                "", "text", "/", "text/", "/html", "text/html/x", "text/html;", "text/html; ", "text/html ",
                " text/html", "text /html",
                "text/ html", "*/*", "text/*", "text/html; charset", "text/html; charset=", "text/html; =utf-8",
                "text/html charset=utf-8",
                "text/html; charset =utf-8", "text/html; charset= utf-8", "text/html;;charset=utf-8",
                "text/html;charset=utf-8;",
                "text/html; a=\"b", "text/html; a=\"b\\", "text/html; a=\"b\"c", "text/html; a=b c", "text/html; a=b,c",
                "text/h\u{E9}tml",
                "text/html\n", "text/html; a=\"\n\"", "text/html; a=é", "text/html; a=\"é\"", "text/html; a=b/c",
                ".text/html", "text/.html",
                "text/html,text/plain", "a/" + String(repeating: "b", count: 128), "text\\html", "application/json@x",
                "text/html; a=\"\\\n\"",
            ])
        fuzz(MIMETypeFormat(), from: Self.valid)
    }

    @Test(arguments: [
        ("text", "no subtype", 4), ("text/", "no subtype", 5), ("/html", "no media type", 0),
        ("text/;a=b", "no subtype", 5), ("a/b;c=", "value missing", 6), ("a/b;c=;d=e", "value missing", 6),
        ("a/b;c=(", "character not allowed", 6), ("a/b;c=é", "character not allowed", 6),
        ("x/%", "character not allowed", 2), ("~/x", "character not allowed", 0),
        ("!x/y", "character not allowed", 0), ("x|y/z", "character not allowed", 1),
    ])
    func saysWhatIsWrong(_ text: String, _ reason: String, _ offset: Int) {
        let failure = MIMETypeFormat().failure(in: text)
        #expect(failure?.reason == reason && failure?.offset == offset, "\(String(describing: failure))")
    }
}
