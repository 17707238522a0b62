// Made by Scripts/make-iban-table.py; do not edit.
//
// Source: SWIFT, IBAN Registry (ISO 13616-2), release 101, as carried by python-stdnum 2.2 (PyPI).
// The registry is public and states facts of the countries; SWIFT is the registration authority.

extension IBANStructure {
    /// The countries of the registry, in the order of their codes, each with the structure of its BBAN.
    ///
    /// `4!n` is four digits, `4!a` four upper-case letters, `4!c` four of either.
    static let all: [IBANStructure] = [
        IBANStructure("AD", 24, "4!n4!n12!c"),  // Andorra
        IBANStructure("AE", 23, "3!n16!n"),  // United Arab Emirates (The)
        IBANStructure("AL", 28, "8!n16!c"),  // Albania
        IBANStructure("AT", 20, "5!n11!n"),  // Austria
        IBANStructure("AX", 18, "3!n11!n"),  // Aland Islands, with FI
        IBANStructure("AZ", 28, "4!a20!c"),  // Azerbaijan
        IBANStructure("BA", 20, "3!n3!n8!n2!n"),  // Bosnia and Herzegovina
        IBANStructure("BE", 16, "3!n7!n2!n"),  // Belgium
        IBANStructure("BG", 22, "4!a4!n2!n8!c"),  // Bulgaria
        IBANStructure("BH", 22, "4!a14!c"),  // Bahrain
        IBANStructure("BI", 27, "5!n5!n11!n2!n"),  // Burundi
        IBANStructure("BL", 27, "5!n5!n11!c2!n"),  // Saint Barthelemy, with FR
        IBANStructure("BR", 29, "8!n5!n10!n1!a1!c"),  // Brazil
        IBANStructure("BY", 28, "4!c4!n16!c"),  // Belarus
        IBANStructure("CH", 21, "5!n12!c"),  // Switzerland
        IBANStructure("CR", 22, "4!n14!n"),  // Costa Rica
        IBANStructure("CY", 28, "3!n5!n16!c"),  // Cyprus
        IBANStructure("CZ", 24, "4!n16!n"),  // Czechia
        IBANStructure("DE", 22, "8!n10!n"),  // Germany
        IBANStructure("DJ", 27, "5!n5!n11!n2!n"),  // Djibouti
        IBANStructure("DK", 18, "4!n9!n1!n"),  // Denmark
        IBANStructure("DO", 28, "4!c20!n"),  // Dominican Republic
        IBANStructure("EE", 20, "2!n14!n"),  // Estonia
        IBANStructure("EG", 29, "4!n4!n17!n"),  // Egypt
        IBANStructure("ES", 24, "4!n4!n1!n1!n10!n"),  // Spain
        IBANStructure("FI", 18, "3!n11!n"),  // Finland
        IBANStructure("FK", 18, "2!a12!n"),  // Falkland Islands (Malvinas)
        IBANStructure("FO", 18, "4!n9!n1!n"),  // Faroe Islands
        IBANStructure("FR", 27, "5!n5!n11!c2!n"),  // France
        IBANStructure("GB", 22, "4!a6!n8!n"),  // United Kingdom
        IBANStructure("GE", 22, "2!a16!n"),  // Georgia
        IBANStructure("GF", 27, "5!n5!n11!c2!n"),  // French Guiana, with FR
        IBANStructure("GG", 22, "4!a6!n8!n"),  // Guernsey, with GB
        IBANStructure("GI", 23, "4!a15!c"),  // Gibraltar
        IBANStructure("GL", 18, "4!n9!n1!n"),  // Greenland
        IBANStructure("GP", 27, "5!n5!n11!c2!n"),  // Guadeloupe, with FR
        IBANStructure("GR", 27, "3!n4!n16!c"),  // Greece
        IBANStructure("GT", 28, "4!c20!c"),  // Guatemala
        IBANStructure("HN", 28, "4!a20!n"),  // Honduras
        IBANStructure("HR", 21, "7!n10!n"),  // Croatia
        IBANStructure("HU", 28, "3!n4!n1!n15!n1!n"),  // Hungary
        IBANStructure("IE", 22, "4!a6!n8!n"),  // Ireland
        IBANStructure("IL", 23, "3!n3!n13!n"),  // Israel
        IBANStructure("IM", 22, "4!a6!n8!n"),  // Isle of Man, with GB
        IBANStructure("IQ", 23, "4!a3!n12!n"),  // Iraq
        IBANStructure("IS", 26, "4!n2!n6!n10!n"),  // Iceland
        IBANStructure("IT", 27, "1!a5!n5!n12!c"),  // Italy
        IBANStructure("JE", 22, "4!a6!n8!n"),  // Jersey, with GB
        IBANStructure("JO", 30, "4!a4!n18!c"),  // Jordan
        IBANStructure("KW", 30, "4!a22!c"),  // Kuwait
        IBANStructure("KZ", 20, "3!n13!c"),  // Kazakhstan
        IBANStructure("LB", 28, "4!n20!c"),  // Lebanon
        IBANStructure("LC", 32, "4!a24!c"),  // Saint Lucia
        IBANStructure("LI", 21, "5!n12!c"),  // Liechtenstein
        IBANStructure("LT", 20, "5!n11!n"),  // Lithuania
        IBANStructure("LU", 20, "3!n13!c"),  // Luxembourg
        IBANStructure("LV", 21, "4!a13!c"),  // Latvia
        IBANStructure("LY", 25, "3!n3!n15!n"),  // Libya
        IBANStructure("MC", 27, "5!n5!n11!c2!n"),  // Monaco
        IBANStructure("MD", 24, "2!c18!c"),  // Moldova, Republic of
        IBANStructure("ME", 22, "3!n13!n2!n"),  // Montenegro
        IBANStructure("MF", 27, "5!n5!n11!c2!n"),  // Saint Martin (French part), with FR
        IBANStructure("MK", 19, "3!n10!c2!n"),  // North Macedonia
        IBANStructure("MN", 20, "4!n12!n"),  // Mongolia
        IBANStructure("MQ", 27, "5!n5!n11!c2!n"),  // Martinique, with FR
        IBANStructure("MR", 27, "5!n5!n11!n2!n"),  // Mauritania
        IBANStructure("MT", 31, "4!a5!n18!c"),  // Malta
        IBANStructure("MU", 30, "4!a2!n2!n12!n3!n3!a"),  // Mauritius
        IBANStructure("NC", 27, "5!n5!n11!c2!n"),  // New Caledonia, with FR
        IBANStructure("NI", 28, "4!a20!n"),  // Nicaragua
        IBANStructure("NL", 18, "4!a10!n"),  // Netherlands (The)
        IBANStructure("NO", 15, "4!n6!n1!n"),  // Norway
        IBANStructure("OM", 23, "3!n16!c"),  // Oman
        IBANStructure("PF", 27, "5!n5!n11!c2!n"),  // French Polynesia, with FR
        IBANStructure("PK", 24, "4!a16!c"),  // Pakistan
        IBANStructure("PL", 28, "8!n16!n"),  // Poland
        IBANStructure("PM", 27, "5!n5!n11!c2!n"),  // Saint Pierre and Miquelon, with FR
        IBANStructure("PS", 29, "4!a21!c"),  // Palestine, State of
        IBANStructure("PT", 25, "4!n4!n11!n2!n"),  // Portugal
        IBANStructure("QA", 29, "4!a21!c"),  // Qatar
        IBANStructure("RE", 27, "5!n5!n11!c2!n"),  // Reunion, with FR
        IBANStructure("RO", 24, "4!a16!c"),  // Romania
        IBANStructure("RS", 22, "3!n13!n2!n"),  // Serbia
        IBANStructure("RU", 33, "9!n5!n15!c"),  // Russian Federation
        IBANStructure("SA", 24, "2!n18!c"),  // Saudi Arabia
        IBANStructure("SC", 31, "4!a2!n2!n16!n3!a"),  // Seychelles
        IBANStructure("SD", 18, "2!n12!n"),  // Sudan
        IBANStructure("SE", 24, "3!n16!n1!n"),  // Sweden
        IBANStructure("SI", 19, "5!n8!n2!n"),  // Slovenia
        IBANStructure("SK", 24, "4!n6!n10!n"),  // Slovakia
        IBANStructure("SM", 27, "1!a5!n5!n12!c"),  // San Marino
        IBANStructure("SO", 23, "4!n3!n12!n"),  // Somalia
        IBANStructure("ST", 25, "4!n4!n11!n2!n"),  // Sao Tome and Principe
        IBANStructure("SV", 28, "4!a20!n"),  // El Salvador
        IBANStructure("TF", 27, "5!n5!n11!c2!n"),  // French Southern Territories, with FR
        IBANStructure("TL", 23, "3!n14!n2!n"),  // Timor-Leste
        IBANStructure("TN", 24, "2!n3!n13!n2!n"),  // Tunisia
        IBANStructure("TR", 26, "5!n1!n16!c"),  // Turkiye
        IBANStructure("UA", 29, "6!n19!c"),  // Ukraine
        IBANStructure("VA", 22, "3!n15!n"),  // Holy See
        IBANStructure("VG", 24, "4!a16!n"),  // Virgin Islands (British)
        IBANStructure("WF", 27, "5!n5!n11!c2!n"),  // Wallis and Futuna, with FR
        IBANStructure("XK", 20, "4!n10!n2!n"),  // Kosovo
        IBANStructure("YE", 30, "4!a4!n18!c"),  // Yemen
        IBANStructure("YT", 27, "5!n5!n11!c2!n"),  // Mayotte, with FR
    ]
}
