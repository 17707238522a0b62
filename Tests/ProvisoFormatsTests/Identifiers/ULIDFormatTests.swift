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
                "": "empty", "01ARZ3NDEKTSV4RRFFQ69G5FA": "wrong length",
                "01ARZ3NDEKTSV4RRFFQ69G5FAVA": "wrong length", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ": "out of range",
                "01ARZ3NDEKTSV4RRFFQ69G5FA\n": "character not allowed",
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
