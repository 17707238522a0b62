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
        let header = encode("{\"alg\":\"HS256\"}")
        expectValid(JWTFormat(), [Self.signed, header + "." + encode("{ \"é\": [1] }") + ".AA"])
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

    /// RFC 7515 section 4.1.1: the header must have `alg`, which is a text. Of several the last counts (section 4).
    @Test(arguments: [
        (#"{"alg":""}"#, true), (#" { "typ" : "JWT" , "alg" : "HS256" } "#, true),
        (#"{"\u0061l\u0067":"HS256"}"#, true),
        (#"{"alg":null,"alg":"HS256"}"#, true), (#"{"x":{"alg":1},"alg":"é"}"#, true),
        (#"{"x":[[]],"alg":"\""}"#, true),
        ("{}", false), (#"{"typ":"JWT"}"#, false), (#"{"alg":null}"#, false), (#"{"alg":256}"#, false),
        (#"{"alg":["HS256"]}"#, false), (#"{"alg":{"alg":"HS256"}}"#, false), (#"{"x":{"alg":"HS256"}}"#, false),
        (#"{"alg":"HS256","\u0061lg":true}"#, false), (#"{"ALG":"HS256"}"#, false), (#"{"algo":"HS256"}"#, false),
        (#"{"al":"HS256"}"#, false), (#"{"\\u0061lg":"HS256"}"#, false), (#"{"x":"alg","y":"HS256"}"#, false),
        (#"{"\"alg":"HS256"}"#, false), (#"{"alg\u0000":"HS256"}"#, false), (#"{"\u0161lg":"HS256"}"#, false),
    ])
    func headerNamesItsAlgorithm(header: String, isNamed: Bool) {
        let failure = JWTFormat().failure(in: "\(encode(header)).\(encode("{}")).AA")
        #expect(failure?.reason == (isNamed ? nil : "no algorithm"))
        #expect(failure?.offset ?? 0 == 0)
        let beginning = encode(header)
        #expect(JWTFormat().completion(of: beginning) == (isNamed ? .incomplete : .lost))
        #expect(JWTFormat().completion(of: beginning + ".") == (isNamed ? .incomplete : .lost))
        // While it is open, a header can still name one.
        let open = encode(String(header.prefix { $0 != "}" }) + (header == "{}" ? " " : ", "))
        #expect(JWTFormat().completion(of: open) == .incomplete)
    }

    /// Characters of Base64url can begin a byte that is nothing but the end of a header.
    @Test func bitsThatCloseAHeaderLoseIt() {
        for (beginning, completion) in [("e", .incomplete), ("ey", .incomplete), ("e3", .lost)]
            as [(String, Completion)]
        {
            #expect(JWTFormat().completion(of: beginning) == completion)
        }
    }

    @Test func onlyAnUnsecuredTokenHasNoSignature() {
        for header in [
            "{\"alg\":\"none\"}", "{ \"typ\" : \"JWT\" , \"alg\" : \"none\" }",
            "{\"x\":{\"alg\":\"HS256\"},\"alg\":\"none\"}",
            #"{"alg":"\u006eo\u006Ee"}"#, #"{"\u0061lg":"none"}"#, #"{"alg":"HS256","alg":"none"}"#,
        ] {
            expectValid(JWTFormat(), ["\(encode(header)).\(encode("{}"))."])
        }
        for header in [
            "{\"x\":{\"alg\":\"none\"}}", "{\"alg\":[\"none\"]}", "{\"alg\":\"x\",\"y\":\"none\"}", "{}",
            "{\"none\":\"alg\"}", #"{"alg":"none","alg":"HS256"}"#, #"{"alg":"none","\u0061lg":"HS256"}"#,
            #"{"alg":"NONE"}"#, #"{"alg":"none\n"}"#, #"{"alg":"\none"}"#, #"{"alg":"\u016eone"}"#,
        ] {
            expectInvalid(JWTFormat(), ["\(encode(header)).\(encode("{}"))."])
        }
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(JWTFormat(), from: [Self.signed, "\(encode("{\"alg\":\"none\"}")).\(encode("{}"))."])
    }
}
