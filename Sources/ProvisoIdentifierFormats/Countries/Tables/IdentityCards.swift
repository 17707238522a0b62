extension NationalNumberTables {
    /// The numbers of persons in the registers of countries, and of identity cards where a country has no such number.
    ///
    /// Sources: the authorities and packages that a row names.
    static let identityCards: StaticString = """
        AE;784-n{4}-n{7}-n;;784-1984-1234567-1;django-localflavor, Emirates ID
        AL;[A-T]n(0[1-9]|1[0-2]|5[1-9]|6[0-2])n{5}a;;I05101999I;idnumbers, NID
        AR;n{1,2}.n{3}.n{3};;20.123.456;django-localflavor, DNI
        BA;n{13};d@0:DDMMYYY w7,6,5,4,3,2,7,6,5,4,3,2=11:0_987654321;0101006500006;Faker, JMBG
        BE;n{2}.n{2}.n{2}-n{3}.n{2};d@0:YYMMDD:M20.40,U n0-9=97:-1,97@9,2|n2:0-9=97:-1,97@9,2;85.07.30-033.28;validator.js, rijksregisternummer
        BG;n{10};d@0:YYMMDD:M20.40 w2,4,8,5,10,9,7,3,6=11:01234567890;7523169263;validator.js, EGN
        BR;n{3}.n{3}.n{3}-n{2};w10,9,8,7,6,5,4,3,2=11:00987654321 w11,10,9,8,7,6,5,4,3,2=11:00987654321 u;390.533.447-05;django-localflavor, CPF
        BY;n{7}an{3}aan;;1234567A123PB1;django-localflavor, identification number
        CL;n{1,2}.n{3}.n{3}-[nK];r2,3,4,5,6,7=11:0K987654321;12.531.909-2;django-localflavor, RUN
        CN;(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123]|91)n{4}(19|20)n{6}n{3}[nX];d@6:YYYYMMDD w7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2=11:10X98765432;360426199101010071;validator.js, of 18 digits
        CN;9(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])n{3}(19|20)n{6}n{3}[nX];d@6:YYYYMMDD w7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2=11:10X98765432;93184019850307001X;National Immigration Administration, permanent residence
        CN;(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[12]|91)n{13};d@6:YYMMDD;;validator.js, of 15 digits
        CU;n{11};d@0:YYMMDD;91021527775;django-localflavor
        CZ;(5[0-3]|[0-4]n)n{4}/(nn[1-9]|n[1-9]0|[1-9]00);d@0:YYMMDD:M50;;validator.js, rodné číslo
        CZ;(5[4-9]|[67]n|8[0-4])n{4}/n{4};d@0:YYMMDD:M50 k0-9=11:01234567890@9;710319/2745;validator.js, rodné číslo
        CZ;(8[5-9]|9n|[0-4]n|5[0-3])n{4}/n{4};d@0:YYMMDD:M20.50.70 k0-9=11:0123456789_@9;;validator.js, rodné číslo
        DE;[CFGHJ-NPRTV-Zn]{9};;L01X00T47;presidio, serial number
        DE;[CFGHJ-NPRTV-Zn]{9}n;@ICAO;L01X00T471;django-localflavor, with check digit
        DK;n{6}-n{4};d@0:DDMMYY;211062-5629;idnumbers, CPR
        DO;n{3}-n{7}-n;;001-1391820-5;idnumbers, cédula
        EE;[1-6]n{10};d@1:YYMMDD w1,2,3,4,5,6,7,8,9,1=11:0123456789>/w3,4,5,6,7,8,9,1,2,3=11:01234567890;36805280109;django-localflavor, isikukood
        EG;[23]n{6}(0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)n{5};d@1:YYMMDD;28501010112345;django-localflavor, national ID
        ES;n{8}a;@ES;54362315K;validator.js, DNI
        ES;[KLMXYZ]n{7}a;@ES;X5253868R;validator.js, NIE
        FI;=n{6}[-+A-FU-Y](00[2-9]|0[1-9]n|[1-9]nn)[nA-FHJ-NPR-Y];d@0:DDMMYY w14,20,2,25,18,8,0,7,10,1=31:0123456789ABCDEFHJKLMNPRSTUVWXY;131052-308T;DVV, HETU
        GR;[ABEHIKMNOPTXYZ]{2}-n{6};;AB-123456;Faker
        HK;aa?n{6}[nA];@HK;G123456A;validator.js, HKID
        HK;=an{6}[(][nA][)];z8,7,6,5,4,3,2,0,1=11:6;G123456(A);validator.js, HKID
        HK;=aan{6}[(][nA][)];z9,8,7,6,5,4,3,2,0,1=11;;validator.js, HKID
        HR;n{11};mod11-10;33392005961;validator.js, OIB
        HU;[1-8]-n{6}-n{4};d@1:YYMMDD w1,2,3,4,5,6,7,8,9,10=11:0123456789_|w10,9,8,7,6,5,4,3,2,1=11:0123456789_;;Faker, személyi azonosító
        IL;n{9};luhn u;516179157;django-localflavor
        IN;[2-9]n{3} n{4} n{4};verhoeff;2345 6789 0124;validator.js, Aadhaar
        IR;n{10};w10,9,8,7,6,5,4,3,2=11:01987654321 u;0499370899;django-localflavor, code melli
        IS;n{6}-n{3}[089];d@0:DDMMYY w3,2,7,6,5,4,3,2=11:0_987654321@8;120174-3399;kennitala
        IT;Ca n{5}aa;;CA00001AA;validator.js, carta d'identità elettronica
        IT;a{6}[nL-NP-V]{2}[A-EHLMPRST][nL-NP-V]{2}a[nL-NP-V]{3}a;@IT;RCCMNL83S18D969H;validator.js, codice fiscale
        KR;n{6}-[0-9]n{6};d@0:YYMMDD;971013-9019902;presidio, RRN
        KW;[123]n{11};d@1:YYMMDD w2,1,6,3,7,9,10,5,8,4,2=11:__987654321;;django-localflavor, civil ID
        LK;n{9}[VX];;722222222V;validator.js
        LK;(19|20)n{10};;198222222222;validator.js
        LT;[1-6]n{10};d@1:YYMMDD w1,2,3,4,5,6,7,8,9,1=11:0123456789>/w3,4,5,6,7,8,9,1,2,3=11:01234567890;38703181745;django-localflavor, asmens kodas
        LV;([012]n|3[01])n{4}-[012]n{4};d@0:DDMMYY w10,5,8,4,2,1,6,3,7,9=11:12345678900;161175-19997;django-localflavor, personas kods
        LV;3[2-9]n{4}-n{5};;320000-00000;PMLP, from July 2017
        LY;[12]n{11};;119803455876;validator.js
        MA;aa?[1-9]n{0,6};;AB123456;django-localflavor, CIN
        ME;n{13};d@0:DDMMYYY w7,6,5,4,3,2,7,6,5,4,3,2=11:0_987654321;0101006500006;django-localflavor, JMBG
        MK;n{13};d@0:DDMMYYY w7,6,5,4,3,2,7,6,5,4,3,2=11:0_987654321;0101006500006;django-localflavor, EMBG
        MX;a[AEIOUX]aan{6}[HMX](AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE)[B-DF-HJ-NP-TV-Z]{3}cn;d@4:YYMMDD @MX;BOXW310820HNERXN09;django-localflavor, CURP
        MY;n{6}-n{2}-n{4};d@0:YYMMDD;770305-02-1234;django-localflavor, NRIC
        NL;n{9};w9,8,7,6,5,4,3,2=11:0123456789_ u;111222333;django-localflavor, BSN
        NO;n{6} n{5};w3,7,6,1,8,9,4,5,2=11:0_987654321 w5,4,3,2,7,6,5,4,3,2=11:0_987654321 d@0:DDMMYY:M40.80,D40;151086 95088;validator.js, fødselsnummer
        PK;[1-8]n{4}-n{7}-n;;54303-4256443-8;validator.js, CNIC
        PL;n{11};d@0:YYMMDD:M20.40.60.80 w1,3,7,9,1,3,7,9,1,3=10:0987654321;44051401359;django-localflavor, PESEL
        PT;n{8} n c{2}n;@PT;00000000 0 ZZ4;django-localflavor, número de documento
        QA;[23]n{10};;28463412345;django-localflavor, QID
        RO;[1-9]n{12};d@1:YYMMDD w2,7,9,1,4,6,3,5,8,2,7,9=11:01234567891;1630615123457;django-localflavor, CNP
        RS;n{13};d@0:DDMMYYY w7,6,5,4,3,2,7,6,5,4,3,2=11:0_987654321;0101006500006;django-localflavor, JMBG
        SE;n{6}-(nn[1-9]|n[1-9]0|[1-9]00)n;d@0:YYMMDD:D60 luhn;880320-0016;django-localflavor, personnummer
        SE;=n{6}[+](nn[1-9]|n[1-9]0|[1-9]00)n;#d@0:YYMMDD:D60 luhn;880320+0016;django-localflavor, personnummer
        SE;(18|19|20)n{6}-(nn[1-9]|n[1-9]0|[1-9]00)n;d@0:YYYYMMDD:D60 luhn@2-12;18880320-0016;django-localflavor, personnummer
        SE;=(18|19|20)n{6}[+](nn[1-9]|n[1-9]0|[1-9]00)n;#d@0:YYYYMMDD:D60 luhn@2-12;18880320+0016;django-localflavor, personnummer
        SG;Sn{7}[A-JZ];w0,2,7,6,5,4,3,2=11:JZIHGFEDCBA;S8776318H;django-localflavor, NRIC
        SG;Tn{7}[A-JZ];w0,2,7,6,5,4,3,2=11:GFEDCBAJZIH;T1399266A;django-localflavor, NRIC
        SG;Fn{7}[K-NP-RT-UWX];w0,2,7,6,5,4,3,2=11:XWUTRQPNMLK;F5401671U;django-localflavor, FIN
        SG;Gn{7}[K-NP-RT-UWX];w0,2,7,6,5,4,3,2=11:RQPNMLKXWUT;;django-localflavor, FIN
        SG;Mn{7}[J-LNP-RTUWX];w0,2,7,6,5,4,3,2=11:TRQPNJLKXWU;M1234567K;ICA, FIN from 2022
        SI;n{13};d@0:DDMMYYY w7,6,5,4,3,2,7,6,5,4,3,2=11:0_987654321;0101006500006;django-localflavor, EMŠO
        SK;(5[0-3]|[0-4]n)n{4}/(nn[1-9]|n[1-9]0|[1-9]00);d@0:YYMMDD:M50;;validator.js, rodné číslo
        SK;(5[4-9]|[67]n|8[0-4])n{4}/n{4};d@0:YYMMDD:M50 k0-9=11:01234567890@9;710319/2745;validator.js, rodné číslo
        SK;(8[5-9]|9n|[0-4]n|5[0-3])n{4}/n{4};d@0:YYMMDD:M20.50.70 k0-9=11:0123456789_@9;;validator.js, rodné číslo
        TH;[1-8]-n{4}-n{5}-n{2}-n;w13,12,11,10,9,8,7,6,5,4,3,2=11:10987654321;;validator.js
        TN;n{8};;09958092;validator.js
        TR;[1-9]n{10};@TRID z1,1,1,1,1,1,1,1,1,1,-1=10;17291716060;django-localflavor, kimlik numarası
        TW;a[1289]n{8};@TW;A123456789;validator.js
        UY;n.n{3}.n{3}-n;w2,9,8,7,6,3,4=10:0987654321;;django-localflavor, CI
        UY;n{3}.n{3}-n;w9,8,7,6,3,4=10:0987654321;;django-localflavor, CI
        ZA;n{10}[01]n{2};d@0:YYMMDD luhn;750330 5044 08 9;django-localflavor
        """
}
