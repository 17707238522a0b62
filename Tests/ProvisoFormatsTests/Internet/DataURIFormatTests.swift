import ProvisoFormats
import Testing

@Suite struct DataURIFormatTests {
    @Test(
        arguments: [
            ("data:,", nil), ("data:,A%20brief%20note", nil), ("DATA:,x", nil), ("data:;charset=utf-8,x", nil),
            ("data:text/html,%3Ch1%3E", nil), ("data:text/html;charset=US-ASCII,x", nil),
            ("data:image/png;base64,iVBORw0KGgo=", nil), ("data:;base64,", nil), ("data:;BASE64,YQ==", nil),
            ("data:text/plain;base64,SGVsbG8sIFdvcmxkIQ%3D%3D", nil),
            ("data:application/vnd.ms-excel;base64,UEsD", nil),
            ("data:image/svg+xml;a=b;c=d,x?y=/", nil), ("data:;base64=1,x", nil), ("data:a/b;c=%22d%22,x", nil),
            ("data:,a,b", nil),
            ("", "scheme not allowed"), ("data", "scheme not allowed"), ("dataxbase64", "scheme not allowed"),
            ("file:text/plain;base64,YQ==", "scheme not allowed"), ("data:", "comma missing"),
            ("data:HelloWorld", "no subtype"),
            ("data:text,x", "no subtype"), ("data:text/,x", "no subtype"), ("data:/html,x", "no media type"),
            ("data:base64,YQ==", "no subtype"), ("data:text/html;charset=,x", "value missing"),
            ("data:text/html;charset,x", "value missing"), ("data:text/html;,x", "name missing"),
            ("data:a/b;c=\"d\",e", "character not allowed"), ("data:a/b;c=;d=e,f", "value missing"),
            ("data:a/b;c=", "value missing"),
            ("data:text/html;base64;a=b,x", "unexpected character"), ("data:text/html", "comma missing"),
            ("data:a/b/c,x", "unexpected character"),
            ("data:,a b", "space not allowed"), ("data:,[", "character not allowed"),
            ("data:,%", "a percent sign without two hexadecimal digits"),
            ("data:,é", "character not allowed"), ("data:,x#y", "character not allowed"),
            ("data:,x\n", "control character"),
            ("data:;base64,YQ=", "wrong length"), ("data:;base64,YQ", "wrong length"),
            ("data:;base64,Y===", "wrong padding"), ("data:;base64,====", "wrong padding"),
            ("data:;base64,YQ==YQ==", "wrong padding"),
            ("data:;base64,Y-==", "not Base64"), ("data:;base64,Y%2", "a percent sign without two hexadecimal digits"),
            ("data:;base64,YQ=a", "wrong padding"), ("data:;base64,YWE=", nil),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(DataURIFormat().failure(in: text)?.reason == reason)
    }
}
