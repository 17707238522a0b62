internal import ProvisoFormats

/// The signs of currencies: characters of their own, such as `€`, and letters, such as `zł` and `R$`.
///
/// Source: Unicode CLDR 48, the symbols of each currency in the languages of its country, and the narrow ones of one character.
enum CurrencySigns {
    /// A sign in a text, and the currencies that have it, the one that most people mean first.
    struct Found {
        /// How many bytes it has.
        let length: Int
        let codes: CurrencyCodeList
    }

    /// Reads the longest sign at an offset; `nil` when none begins there. One of letters is not the beginning of a word.
    static func read(_ utf8: Span<UInt8>, at offset: Int) -> Found? {
        guard offset < utf8.count else { return nil }
        var longest: Found?
        forEach(beginningWith: utf8[offset]) { sign, codes in
            guard sign.count > longest?.length ?? 0, offset &+ sign.count <= utf8.count else { return }
            for index in 0..<sign.count where utf8[offset &+ index] != sign[sign.startIndex &+ index] { return }
            let end = offset &+ sign.count
            guard end == utf8.count || !isLetter(utf8[end]) || !isLetter(utf8[end &- 1]) else { return }
            longest = Found(length: sign.count, codes: codes)
        }
        return longest
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// Gives each sign and its currencies to a closure.
    static func forEach(_ body: (_ sign: Slice<UnsafeBufferPointer<UInt8>>, CurrencyCodeList) -> Void) {
        for byte in UInt8.min...UInt8.max { forEach(beginningWith: byte, body) }
    }

    private static func forEach(
        beginningWith byte: UInt8, _ body: (_ sign: Slice<UnsafeBufferPointer<UInt8>>, CurrencyCodeList) -> Void
    ) {
        let table = signs(beginningWith: byte)
        let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        var start = 0
        while start < bytes.count {
            var blank = start
            while bytes[blank] != 0x20 { blank &+= 1 }
            var end = blank
            while end < bytes.count, bytes[end] != 0x0A { end &+= 1 }
            body(bytes[start..<blank], CurrencyCodeList(bytes, blank &+ 1..<end))
            start = end &+ 1
        }
    }

    /// The signs that begin with a byte, a line each with their currencies: most amounts have to look at one or two of them.
    private static func signs(beginningWith byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "$"):
            """
            $ USDARSAUDBBDBMDBNDBSDBZDCADCLPCOPCUPDOPFJDGYDHKDJMDKYDLRDMXNNADNZDSBDSGDSRDTTDTWDUYUXCD
            """
        case UInt8(ascii: "A"): "A$ AUD\nAU$ AUD"
        case UInt8(ascii: "B"): "B/. PAB\nBZ$ BZD\nBs BOBVES\nBs. BOBVES\nBr ETBBYN"
        case UInt8(ascii: "C"): "C$ CADNIO\nCA$ CAD\nCFA XAFXOF"
        case UInt8(ascii: "D"): "Dh AEDMAD\nDhs AED"
        case UInt8(ascii: "E"): "EC$ XCD"
        case UInt8(ascii: "F"): "FCFA XAFXOF\nFdj DJF\nFt HUF"
        case UInt8(ascii: "G"): "GH₵ GHS\nGs PYG\nGs. PYG"
        case UInt8(ascii: "H"): "HK$ HKD"
        case UInt8(ascii: "J"): "J$ JMD"
        case UInt8(ascii: "K"): "K PGKZMWMMK\nKM BAM\nKč CZK\nKc\u{30C} CZK\nKSh KES\nKsh KES\nKz AOA"
        case UInt8(ascii: "L"): "L HNLALLMDL\nLei RONMDL\nLek ALL"
        case UInt8(ascii: "M"): "MOP$ MOP\nMX$ MXN"
        case UInt8(ascii: "N"): "N$ NAD\nNT$ TWD\nNZ$ NZD"
        case UInt8(ascii: "P"): "P BWP"
        case UInt8(ascii: "Q"): "Q GTQ"
        case UInt8(ascii: "R"):
            """
            R ZAR
            R$ BRL
            RD$ DOP
            RM MYR
            RMB CNY
            Rp IDR
            Rs INRPKRLKRNPRMURSCR
            Rs. INRPKRLKRNPRMURSCR
            """
        case UInt8(ascii: "S"): "S/ PEN\nS/. PEN\nS$ SGD"
        case UInt8(ascii: "T"): "T$ TOP\nTL TRY\nTSh TZS\nTT$ TTD"
        case UInt8(ascii: "U"): "US$ USD\nUSh UGX"
        case UInt8(ascii: "d"): "din RSD\ndin. RSD"
        case UInt8(ascii: "k"): "kr SEKNOKDKKISK\nkr. DKKSEKNOKISK"
        case UInt8(ascii: "l"): "lei RONMDL"
        case UInt8(ascii: "z"): "zł PLN"
        case 0xC2: "£ GBPFKPGIPSHPSSPSYP\n¥ JPYCNY"
        case 0xC4: "đ VND"
        case 0xD0: "ден MKD\nден. MKD\nдин RSD\nдин. RSD\nКМ BAM\nгрн UAH\nгрн. UAH"
        case 0xD1: "р. RUBBYN\nруб RUBBYN\nруб. RUBBYN\nсом KGSUZS"
        case 0xD6: "֏ AMD"
        case 0xD8: "؋ AFN"
        case 0xE0: "৳ BDT\n฿ THB\nบาท THB"
        case 0xE1: "៛ KHR"
        case 0xE2:
            """
            € EUR
            ₹ INR
            ₽ RUB
            ₩ KRWKPW
            ₡ CRC
            ₦ NGN
            ₪ ILS
            ₫ VND
            ₭ LAK
            ₮ MNT
            ₱ PHP
            ₲ PYG
            ₴ UAH
            ₸ KZT
            ₺ TRY
            ₼ AZN
            ₾ GEL
            ⃀ KGS
            """
        case 0xE5: "元 CNYTWDHKDMOP\n円 JPY"
        case 0xEC: "원 KRW"
        case 0xEF: "￥ JPYCNY\n￦ KRWKPW"
        default: ""
        }
    }
}
