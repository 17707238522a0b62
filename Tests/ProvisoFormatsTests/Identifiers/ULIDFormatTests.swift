import ProvisoFormats
import Testing

@Suite struct ULIDFormatTests {
    @Test func takesCrockfordsAlphabet() {
        expectValid(
            ULIDFormat(),
            [
                "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
                "01ARZ3ndekTSV4RRFFQ69G5FAV",
            ])
        expectReasons(
            ULIDFormat(),
            [
                "": "empty", "01ARZ3NDEKTSV4RRFFQ69G5FA": "not 26 characters",
                "01ARZ3NDEKTSV4RRFFQ69G5FAVA": "not 26 characters", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ": "more than 128 bits",
                "01ARZ3NDEKTSV4RRFFQ69G5FA\n": "not a character of Crockford's base 32",
            ])
        for letter in "iloILOuU-_@[`{/:" {
            expectInvalid(ULIDFormat(), ["01ARZ3NDEKTSV4RRFFQ69G5FA\(letter)"])
        }
        for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz" {
            expectValid(ULIDFormat(), ["01ARZ3NDEKTSV4RRFFQ69G5FA\(letter)"])
        }
    }

    @Test func staysRightOnRandomTexts() { fuzz(ULIDFormat(), from: ["01ARZ3NDEKTSV4RRFFQ69G5FAV"]) }
}
