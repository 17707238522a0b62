import ProvisoFormats
import Testing

@Suite struct ISSNFormatTests {
    @Test func checksTheCheckDigit() {
        expectValid(
            ISSNFormat(),
            ["0378-5955", "0000-0000", "2434-561X", "2434-561x", "01896016", "20905076", "1050-124X", "1050124x"])
        expectReasons(
            ISSNFormat(),
            [
                "": "empty", "0378-5954": "wrong check digit", "0378-595": "too few digits",
                "0378-59555": "too many digits", "03785-955": "not a digit", "0378--5955": "not a digit",
                "0378 5955": "not a digit", "037X-5955": "not a digit", "2434-561X\n": "too many digits",
                "0378-5955-": "too many digits", "0-3785955": "not a digit",
            ])
        expectValid(ISSNFormat(requireHyphen: true), ["2434-561X"])
        expectReasons(ISSNFormat(requireHyphen: true), ["2434561X": "no hyphen"])
        fuzz(ISSNFormat(), from: ["0378-5955", "2434561X"])
    }
}
