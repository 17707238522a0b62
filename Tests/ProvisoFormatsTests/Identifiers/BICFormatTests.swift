import ProvisoFormats
import Testing

@Suite struct BICFormatTests {
    @Test func hasAnExistingCountry() {
        expectValid(
            BICFormat(),
            [
                "DEUTDEFF", "DEUTDEFF500", "SBICKEN1345", "SBICKEN1", "SBICKENY", "NEDSZAJJXXX", "NCBVXKPR",
                "ASPKAT2LXXX",
            ])
        expectReasons(
            BICFormat(),
            [
                "": "empty", "SBIC23NXXX": "character not allowed", "SBICKEN13458": "wrong length",
                "SBICKEN": "wrong length", "DEUTDEFF5": "wrong length",
                "SBICXXNY": "no such country",
                "deutdeff": "character not allowed", "DEUTDEFF 500": "character not allowed",
                "DEUTDEFF\n": "character not allowed", "D3UTDEFF": "character not allowed",
            ])
        fuzz(BICFormat(), from: ["DEUTDEFF500", "NEDSZAJJ"])
    }
}
