extension NationalNumberTables {
    /// The numbers of passports.
    ///
    /// Source: the list of validator.js; corrected where a row names another.
    static let passports: StaticString = """
        AM;aan{7};;AF0549358;validator.js
        AR;a{3}n{6};;AAC811035;validator.js
        AT;an{7};;P1630837;validator.js
        AU;aa?n{7};;N0995852;validator.js, and of two letters
        AZ;an{8};;A16175905;validator.js
        BE;aan{6};;EM000000;validator.js
        BG;n{9};;346395366;validator.js
        BR;aan{6};;FZ973689;validator.js
        BY;aan{7};;MP3899901;validator.js
        CA;aan{6}|an{6}aa;;GA302922;validator.js
        CH;a[A-HJ-NP-Zn]{7};;S1100409;validator.js, and fedpol of those from 2022
        CN;Gn{8}|E[A-HJ-NP-Zn]n{7};;G25352389;validator.js
        CY;an{6}(n{2})?;;K00000413;validator.js
        CZ;n{8};;99003853;validator.js
        DE;[CFGHJ-NPRTV-Zn]{9};;C01X00T47;validator.js
        DK;n{9};;900010172;validator.js
        DZ;n{9};;304855476;validator.js
        EE;aa?n{7};;K4218285;validator.js
        ES;c{2,3}n{6};;AF238143;validator.js
        FI;aan{7};;XP8271602;validator.js
        FR;n{2}a{2}n{5};;10CV28144;validator.js
        GB;n{9};;925076473;validator.js
        GR;aan{7};;AE0000005;validator.js
        HR;n{9};;007007007;validator.js
        HU;aan{6,7};;ZA084505;validator.js
        ID;[A-C]n{7};;C1253473;validator.js
        IE;c{2}n{7};;D23145890;validator.js
        IN;a-n{7};;A-1234567;validator.js
        IR;an{8};;J97634522;validator.js
        IS;An{7};;A2040611;validator.js
        IT;c{2}n{7};;YA8335453;validator.js
        JM;an{7};;A0123456;validator.js
        JP;aan{7};;NH1106002;validator.js
        KR;[DGMRS]n{8}|[DGMRS]n{3}an{4};;M35772699;validator.js, and the Ministry of Foreign Affairs of those from 2021
        KZ;an{7};;A0123456;validator.js
        LI;an{5};;A01234;validator.js
        LT;c{8};;20200997;validator.js
        LU;c{8};;JCU9J4T2;validator.js
        LV;c{2}n{7};;LV9000339;validator.js
        LY;c{8};;P79JF34X;validator.js
        MT;n{7};;1026564;validator.js
        MX;[GN]n{8};;G98639222;validator.js
        MY;[AHK]n{8};;A00000000;validator.js
        MZ;aan{7}|n{2}a{2}n{5};;AB0808212;validator.js
        NL;aac{6}n;;XTR110131;validator.js
        NZ;(L[ADFH]|E[AP]|N)n{6};;LA012345;validator.js
        PH;a(n{6}|n{7}a)|aan{6,7};;X123456;validator.js
        PK;aan{7};;QZ1791293;validator.js
        PL;aan{7};;ZS0000177;validator.js
        PT;an{6};;I700044;validator.js
        RO;n{8,9};;05485968;validator.js
        RU;n{9};;012345678;validator.js
        SE;n{8}|aan{7};;59000001;validator.js, and the police of those from 2022
        SI;Pan{7};;PA1234567;validator.js, under SL
        SK;cn{7};;P0000000;validator.js
        TH;a{1,2}n{6,7};;A123456;validator.js
        TR;an{8};;U06764100;validator.js
        UA;aan{6};;EH345655;validator.js
        US;n{9}|an{8};;790369937;validator.js
        ZA;[TAMD]n{8};;T12345678;validator.js
        """
}
