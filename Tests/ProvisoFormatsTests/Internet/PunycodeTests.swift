import TestSupport
import Testing

@testable import ProvisoFormats

@Suite struct PunycodeTests {
    /// RFC 3492 section 7.1, in lower case.
    @Test(arguments: [
        ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
        ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
        ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
        ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("PorquénopuedensimplementehablarenEspañol", "PorqunopuedensimplementehablarenEspaol-fmd56a"),
        ("TạisaohọkhôngthểchỉnóitiếngViệt", "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g"),
        ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
        ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
        ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
        ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"),
        ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
        ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
        ("そのスピードで", "d9juau41awczczp"),
        ("-> $1.00 <-", "-> $1.00 <--"),
    ])
    func samples(text: String, punycode: String) {
        let scalars = text.unicodeScalars.map(\.value)
        #expect(Punycode.encode(scalars) == Array(punycode.utf8))
        #expect(Punycode.decode(punycode.utf8.map(UInt32.init)) == scalars)
    }

    @Test(arguments: ["99999999", "a-!", "-9uc", "999999999999999999999999", "é-a", "ab-9"])
    func refuses(punycode: String) {
        #expect(Punycode.decode(punycode.unicodeScalars.map(\.value)) == nil)
    }

    /// What decodes encodes to the same letters again: there is one Punycode for a text.
    @Test func fuzz() {
        var random = SplitMix64(seed: 3492)
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
        for _ in 0..<50_000 {
            let count = Int.random(in: 0...20, using: &random)
            let text = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0x61 }
            guard let decoded = Punycode.decode(text.map(UInt32.init)) else { continue }
            #expect(decoded.allSatisfy { $0 < 0x80 } || Punycode.encode(decoded) == text)
        }
        for _ in 0..<5_000 {
            let scalars = (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))?.value
            }
            let encoded = Punycode.encode(scalars)
            #expect(encoded.flatMap { Punycode.decode($0.map(UInt32.init)) } == scalars)
        }
    }
}
