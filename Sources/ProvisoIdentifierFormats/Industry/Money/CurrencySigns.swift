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
        guard offset < utf8.count, utf8[offset] &- 0x30 >= 10 else { return nil }
        var longest: Found?
        forEach { sign, codes in
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

    private static let table: StaticString = """
        $ USDARSAUDBBDBMDBNDBSDBZDCADCLPCOPCUPDOPFJDGYDHKDJMDKYDLRDMXNNADNZDSBDSGDSRDTTDTWDUYUXCD
        € EUR
        £ GBPFKPGIPSHPSSPSYP
        ¥ JPYCNY
        ￥ JPYCNY
        ₹ INR
        ₽ RUB
        ₩ KRWKPW
        ￦ KRWKPW
        ֏ AMD
        ؋ AFN
        ৳ BDT
        ฿ THB
        ៛ KHR
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
        US$ USD
        A$ AUD
        AU$ AUD
        B/. PAB
        BZ$ BZD
        Bs BOBVES
        Bs. BOBVES
        Br ETBBYN
        C$ CADNIO
        CA$ CAD
        CFA XAFXOF
        Dh AEDMAD
        Dhs AED
        EC$ XCD
        FCFA XAFXOF
        Fdj DJF
        Ft HUF
        GH₵ GHS
        Gs PYG
        Gs. PYG
        HK$ HKD
        J$ JMD
        K PGKZMWMMK
        KM BAM
        Kč CZK
        Kč CZK
        KSh KES
        Ksh KES
        Kz AOA
        L HNLALLMDL
        Lei RONMDL
        Lek ALL
        MOP$ MOP
        MX$ MXN
        N$ NAD
        NT$ TWD
        NZ$ NZD
        P BWP
        Q GTQ
        R ZAR
        R$ BRL
        RD$ DOP
        RM MYR
        RMB CNY
        Rp IDR
        Rs INRPKRLKRNPRMURSCR
        Rs. INRPKRLKRNPRMURSCR
        S/ PEN
        S/. PEN
        S$ SGD
        T$ TOP
        TL TRY
        TSh TZS
        TT$ TTD
        USh UGX
        kr SEKNOKDKKISK
        kr. DKKSEKNOKISK
        lei RONMDL
        zł PLN
        đ VND
        ден MKD
        ден. MKD
        дин RSD
        дин. RSD
        din RSD
        din. RSD
        КМ BAM
        грн UAH
        грн. UAH
        р. RUBBYN
        руб RUBBYN
        руб. RUBBYN
        сом KGSUZS
        บาท THB
        元 CNYTWDHKDMOP
        円 JPY
        원 KRW
        """
}
