import Foundation
import ProvisoFormats
import Testing

@Suite struct JWTFormatTests {
    static let signed =
        "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJsb2dnZWRJbkFzIjoiYWRtaW4iLCJpYXQiOjE0MjI3Nzk2Mzh9.gzSraSYS8EXBxLN_oWnFSRgCzcmJmMjLiuyu5CSpyHI"

    private func encode(_ text: String) -> String {
        Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
            "=", with: "")
    }

    @Test func hasThreePartsOfWhichTwoAreObjects() {
        expectValid(JWTFormat(), [Self.signed, encode("{}") + "." + encode("{ \"é\": [1] }") + ".AA"])
        let header = encode("{\"alg\":\"HS256\"}")
        let payload = encode("{}")
        expectReasons(
            JWTFormat(),
            [
                "": "empty", "a.b": "not three parts", "a.b.c.d": "not three parts",
                Self.signed + ".a": "not three parts",
                Self.signed + "\n": "not Base64url", Self.signed + "=": "not Base64url",
                "..": "not an object",
                header + ".." + "AA": "not an object", header + "." + payload + ".": "no signature",
                encode("[]") + "." + payload + ".AA": "not an object",
                header + "." + encode("1") + ".AA": "not an object",
                header + "." + encode("{") + ".AA": "not an object",
                header + "." + payload + ".A": "not Base64url", "dXNlcjpwYXNz.c2Vj.cmV0": "not an object",
                "ks64$S/9.dy$§kz.3sd73b": "not Base64url",
                header + "." + encode("{\"a\":\"") + "_yJ9.AA": "not an object",
            ])
    }

    /// RFC 7519 section 6 knows tokens without a signature; whoever accepts one accepts what anybody wrote.
    @Test func everyTokenHasASignature() {
        for header in ["{}", "{\"alg\":\"none\"}", "{\"alg\":\"HS256\"}"] {
            expectReasons(JWTFormat(), ["\(encode(header)).\(encode("{}")).": "no signature"])
            expectValid(JWTFormat(), ["\(encode(header)).\(encode("{}")).AA"])
        }
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(JWTFormat(), from: [Self.signed, "\(encode("{}")).\(encode("{}")).AA"])
    }
}
