extension CardNumberRange {
    /// Which brand's numbers begin how, and how long they are; as of November 2026.
    ///
    /// The only place to change when a brand gets a range. Where a scheme publishes its ranges, they are taken from there:
    ///
    /// - Mastercard: Mastercard Rules, "2-series BIN"; Maestro's account ranges there are 50, 56 to 58 and all of 6, to
    ///   which 59 comes from what issuers have. They hold other brands' ranges: those numbers belong to both.
    /// - Discover and Diners Club: Discover Global Network, "IIN ranges". Discover shares 622126 to 622925 with UnionPay.
    /// - UnionPay: UnionPay International, 62 and 81.
    /// - JCB: JCB International, 3528 to 3589; 1800 and 2131 are on old cards of 15 digits.
    /// - Mir: NSPK, 2200 to 2204. Troy: BKM, 9792, and Discover's 65. UATP: ATPCO, 1.
    /// - RuPay: NPCI, 508, 60 (where it is neither Discover's nor Hipercard's), 652150 to 653149, 81, 82, and 353 and 356
    ///   on JCB's cards.
    /// - Elo and Hipercard, with its cards named Hiper (637): the lists that Brazil's acquirers publish for integrators.
    ///
    /// The rest is what ISO/IEC 7812 leaves to the schemes, as listed under "Payment card number", Wikipedia.
    static let all: [CardNumberRange] = [
        CardNumberRange(.amex, 34, 15...15),
        CardNumberRange(.amex, 37, 15...15),

        CardNumberRange(.mastercard, 51...55, 16...16),
        CardNumberRange(.mastercard, 2221...2720, 16...16),

        CardNumberRange(.visa, 4, 13...13, 16...16, 19...19),

        CardNumberRange(.maestro, 50, 12...19),
        CardNumberRange(.maestro, 56...69, 12...19),

        CardNumberRange(.dinersClub, 300...305, 14...19),
        CardNumberRange(.dinersClub, 3095, 14...19),
        CardNumberRange(.dinersClub, 36, 14...19),
        CardNumberRange(.dinersClub, 38...39, 14...19),

        CardNumberRange(.jcb, 3528...3589, 16...19),
        CardNumberRange(.jcb, 1800, 15...15),
        CardNumberRange(.jcb, 2131, 15...15),

        CardNumberRange(.discover, 6011, 16...19),
        CardNumberRange(.discover, 644...649, 16...19),
        CardNumberRange(.discover, 65, 16...19),
        CardNumberRange(.discover, 622126...622925, 16...19, shared: true),

        CardNumberRange(.unionPay, 62, 16...19),
        CardNumberRange(.unionPay, 81, 16...19),

        CardNumberRange(.mir, 2200...2204, 16...19),

        CardNumberRange(.elo, 401178...401179, 16...16),
        CardNumberRange(.elo, 431274, 16...16),
        CardNumberRange(.elo, 438935, 16...16),
        CardNumberRange(.elo, 451416, 16...16),
        CardNumberRange(.elo, 457393, 16...16),
        CardNumberRange(.elo, 457631...457632, 16...16),
        CardNumberRange(.elo, 504175, 16...16),
        CardNumberRange(.elo, 506699...506778, 16...16),
        CardNumberRange(.elo, 509000...509999, 16...16),
        CardNumberRange(.elo, 627780, 16...16),
        CardNumberRange(.elo, 636297, 16...16),
        CardNumberRange(.elo, 636368, 16...16),
        CardNumberRange(.elo, 650031...650033, 16...16),
        CardNumberRange(.elo, 650035...650051, 16...16),
        CardNumberRange(.elo, 650405...650439, 16...16),
        CardNumberRange(.elo, 650485...650538, 16...16),
        CardNumberRange(.elo, 650541...650598, 16...16),
        CardNumberRange(.elo, 650700...650718, 16...16),
        CardNumberRange(.elo, 650720...650727, 16...16),
        CardNumberRange(.elo, 650901...650978, 16...16),
        CardNumberRange(.elo, 651652...651704, 16...16),
        CardNumberRange(.elo, 655000...655019, 16...16),
        CardNumberRange(.elo, 655021...655058, 16...16),

        CardNumberRange(.hipercard, 606282, 16...16, 19...19),
        CardNumberRange(.hipercard, 384100, 16...16, 19...19),
        CardNumberRange(.hipercard, 384140, 16...16, 19...19),
        CardNumberRange(.hipercard, 384160, 16...16, 19...19),
        CardNumberRange(.hipercard, 637095, 16...16),
        CardNumberRange(.hipercard, 637568, 16...16),
        CardNumberRange(.hipercard, 637599, 16...16),
        CardNumberRange(.hipercard, 637609, 16...16),
        CardNumberRange(.hipercard, 637612, 16...16),

        CardNumberRange(.rupay, 508, 16...16),
        CardNumberRange(.rupay, 6000...6010, 16...16),
        CardNumberRange(.rupay, 601200...606281, 16...16),
        CardNumberRange(.rupay, 606283...609999, 16...16),
        CardNumberRange(.rupay, 652150...653149, 16...16),
        CardNumberRange(.rupay, 81, 16...16, shared: true),
        CardNumberRange(.rupay, 82, 16...16),
        CardNumberRange(.rupay, 353, 16...16, shared: true),
        CardNumberRange(.rupay, 356, 16...16, shared: true),

        CardNumberRange(.troy, 9792, 16...16),
        CardNumberRange(.troy, 65, 16...16, shared: true),

        CardNumberRange(.uatp, 1, 15...15),
    ]
}
