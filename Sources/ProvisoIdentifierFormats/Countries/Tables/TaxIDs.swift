extension NationalNumberTables {
    /// The numbers under which persons and companies pay taxes.
    ///
    /// Sources: the authorities and packages that a row names. isTaxID of validator.js follows the TIN algorithms that the European
    /// Commission’s Directorate-General for Taxation published.
    static let taxIDs: StaticString = """
        AD;a-n{6}-a;;U-132950-X;GOBL, NRT
        AL;[A-T]n(0[1-9]|1[0-2]|5[1-9]|6[0-2])n{5}a;;I05101999I;idnumbers, NID
        AL;cn{8}a;;K31518077S;validator.js, NUIS
        AR;(2[0347]|3[034]|5[015])-n{8}-n;w5,4,3,2,7,6,5,4,3,2=11:09987654321;20-26756539-3;django-localflavor, CUIT
        AT;n{2}-n{3}/n{4};luhn u;59-119/9013;validator.js, Abgabenkontonummer
        AU;n{3} n{3} n{3};z1,4,3,7,5,8,6,9,10=11;123 456 782;django-localflavor, TFN
        AU;(1[1-9]|[2-9]n) n{3} n{3} n{3};z10,1,3,5,7,9,11,13,15,17,19=89:10;51 824 753 556;django-localflavor, ABN
        BE;n{2}.n{2}.n{2}-n{3}.n{2};d@0:YYMMDD:M20.40,U n0-9=97:-1,97@9,2|n2:0-9=97:-1,97@9,2;85.07.30-033.28;validator.js, rijksregisternummer
        BE;[01]n{3}.n{3}.n{3};n0-8=97:-1,97@8,2;0428.759.497;jsvat, ondernemingsnummer
        BG;n{10};d@0:YYMMDD:M20.40 w2,4,8,5,10,9,7,3,6=11:01234567890;7523169263;validator.js, EGN
        BG;n{10};w21,19,17,13,11,9,7,3,1=10:0123456789;7111042925;jsvat, foreigner
        BG;n{10};w4,3,2,7,6,5,4,3,2=11:0_987654321;;jsvat, other
        BG;n{9};w1,2,3,4,5,6,7,8=11:0123456789>/w3,4,5,6,7,8,9,10=11:01234567890;175074752;jsvat, EIK
        BR;n{3}.n{3}.n{3}-n{2};w10,9,8,7,6,5,4,3,2=11:00987654321 w11,10,9,8,7,6,5,4,3,2=11:00987654321 u;390.533.447-05;Receita Federal, CPF
        BR;c{2}.c{3}.c{3}/c{4}-n{2};a5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 a6,5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 u;16.727.230/0001-97;Receita Federal, CNPJ
        CA;n{3} n{3} n{3};luhn u;123 456 782;django-localflavor, SIN and BN
        CH;756.n{4}.n{4}.n{2};gs1;756.9217.0769.85;django-localflavor, AHV number
        CH;(CHE)?-n{3}.n{3}.n{3};#w5,4,3,2,7,6,5,4=11:0_987654321;CHE-100.155.212;eCH-0097
        CL;n{1,2}.n{3}.n{3}-[nK];r2,3,4,5,6,7=11:0K987654321;12.531.909-2;django-localflavor, RUT
        CN;(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123]|91)n{4}(19|20)n{6}n{3}[nX];d@6:YYYYMMDD w7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2=11:10X98765432;360426199101010071;validator.js, of 18 digits
        CN;9(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])n{3}(19|20)n{6}n{3}[nX];d@6:YYYYMMDD w7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2=11:10X98765432;93184019850307001X;National Immigration Administration, permanent residence
        CO;n{3}.n{3}.n{3}-n;r3,7,13,17,19,23,29,37,41=11:01987654321;213.123.432-1;DIAN, NIT
        CO;n{7,8}-n|n{10}-n;r3,7,13,17,19,23,29,37,41,43=11:01987654321;15252525-0;DIAN, NIT of persons
        CY;(1[013-9]|[02-9]n)n{6}a;@CY;10259033P;validator.js
        CZ;(5[0-3]|[0-4]n)n{4}/(nn[1-9]|n[1-9]0|[1-9]00);d@0:YYMMDD:M50;;validator.js, rodné číslo
        CZ;(5[4-9]|[67]n|8[0-4])n{4}/n{4};d@0:YYMMDD:M50 k0-9=11:01234567890@9;710319/2745;validator.js, rodné číslo
        CZ;(8[5-9]|9n|[0-4]n|5[0-3])n{4}/n{4};d@0:YYMMDD:M20.50.70 k0-9=11:0123456789_@9;;validator.js, rodné číslo
        CZ;n{8};w8,7,6,5,4,3,2=11:10987654321;25123891;django-localflavor, IČO
        DE;[1-9]n n{3} n{3} n{3};@DE;36 574 261 809;validator.js, Steuer-IdNr.
        DE;=n{2}/n{3}/n{5}|n{3}/n{3}/n{5}|n{3}/n{4}/n{4}|n{5}/n{5};;181/815/08155;ELSTER forms, Steuernummer
        DE;=n{2} n{3} n{5}|n{3} n{3} n{5};;013 815 08153;ELSTER forms, Steuernummer of Hesse and others
        DE;(1[01]|2[1-46-8]|3[0-2]|4[01]|[59]n)n{2}0n{8};;9181081508155;ELSTER forms, Steuernummer of 13 digits
        DK;n{6}-n{4};d@0:DDMMYY;211062-5629;idnumbers, CPR
        DK;[1-9]n{7};z2,7,6,5,4,3,2,1=11;13585628;jsvat, CVR
        DO;[145]-n{2}-n{5}-n;;1-01-85004-3;validator.js, RNC
        DO;n{3}-n{7}-n;;001-1391820-5;validator.js, cédula
        EE;[1-6]n{10};d@1:YYMMDD w1,2,3,4,5,6,7,8,9,1=11:0123456789>/w3,4,5,6,7,8,9,1,2,3=11:01234567890;36805280109;validator.js, isikukood
        EE;[1789]n{7};w1,2,3,4,5,6,7=11:0123456789>/w3,4,5,6,7,8,9=11:01234567890;12345678;django-localflavor, registrikood
        ES;n{8}a;@ES;54362315K;validator.js, DNI
        ES;[KLMXYZ]n{7}a;@ES;X5253868R;validator.js, NIE
        ES;[A-HJNP-SUVW]n{7}[nA-J];@CIF;J99216582;django-localflavor, NIF
        FI;=n{6}[-+A-FU-Y](00[2-9]|0[1-9]n|[1-9]nn)[nA-FHJ-NPR-Y];d@0:DDMMYY w14,20,2,25,18,8,0,7,10,1=31:0123456789ABCDEFHJKLMNPRSTUVWXY;131052-308T;DVV, HETU
        FI;n{7}-n;w7,9,10,5,8,4,2=11:0_987654321;2077474-0;Faker, Y-tunnus
        FR;[0-3]n n{2} n{3} n{3} n{3};n0-10=511:1,0@10,3;30 23 217 600 053;validator.js, SPI
        FR;n{3} n{3} n{3};luhn;552 008 443;django-localflavor, SIREN
        GB;n{10};;1955839661;validator.js, UTR
        GB;([ACEHJLMOPRSWXY][ABCEGHJ-NPRSTW-Z]|B[ABCEHJ-NPRSTW-Z]|G[ACEGHJ-NPRSTW-Z]|K[ABCEGHJ-MPRSTW-Z]|N[ABCEGHJLMNPRSW-Z]|T[ABCEGHJ-MPRSTW-Z]|Z[ABCEGHJ-NPRSTW-Y]) n{2} n{2} n{2} [A-D];;AB 12 34 56 C;validator.js, NINO
        GR;[0-47-9]n{8};w256,128,64,32,16,8,4,2=11:01234567890;094259216;validator.js, AFM
        HR;n{11};mod11-10;33392005961;validator.js, OIB
        HU;8n{9};w1,2,3,4,5,6,7,8,9=11:0123456789_;8071592153;validator.js, adóazonosító jel
        HU;n{8}-[1-5]-n{2};z9,7,3,1,9,7,3,1,0,0,0=10;12892312-2-41;VIES and jsvat, adószám
        ID;n{2}.n{3}.n{3}.n-n{3}.n{3};;01.312.166.0-091.000;validator.js, NPWP
        ID;n{16};;0013121660091000;PMK 112, NPWP from 2022
        IE;n{7}[A-W];@IE;6433435F;validator.js, PPS
        IE;n{7}[A-W][A-IW];@IE;6433435OA;validator.js, PPS
        IL;n{9};luhn u;516179157;validator.js
        IN;a{3}[ABCFGHJLPT]a(000[1-9]|00[1-9]n|0[1-9]n{2}|[1-9]n{3})a;;ACUPA7085R;Income Tax Department and django-localflavor, PAN
        IS;n{6}-n{3}[089];d@0:DDMMYY:D40 w3,2,7,6,5,4,3,2=11:0_987654321;120174-3399;django-localflavor, kennitala
        IT;a{6}[nL-NP-V]{2}[A-EHLMPRST][nL-NP-V]{2}a[nL-NP-V]{3}a;@IT;RCCMNL83S18D969H;validator.js, codice fiscale
        IT;n{11};luhn u;00743110157;jsvat, partita IVA
        KR;n{3}-n{2}-n{5};@KR u;116-82-00276;presidio, BRN
        KZ;n{12};w1,2,3,4,5,6,7,8,9,10,11=11:0123456789>/w3,4,5,6,7,8,9,10,11,1,2=11:0123456789_;;idnumbers, IIN and BIN
        LT;[1-6]n{10};d@1:YYMMDD w1,2,3,4,5,6,7,8,9,1=11:0123456789>/w3,4,5,6,7,8,9,1,2,3=11:01234567890;38703181745;validator.js, asmens kodas
        LT;n{7}1n;w1,2,3,4,5,6,7,8=11:0123456789>/w3,4,5,6,7,8,9,1=11:01234567890;119511515;VIES and jsvat, PVM mokėtojo kodas
        LT;n{10}1n;w1,2,3,4,5,6,7,8,9,1,2=11:0123456789>/w3,4,5,6,7,8,9,1,2,3,4=11:01234567890;100001919017;VIES and jsvat, PVM mokėtojo kodas
        LU;(18|19|20)n{6}n{5};d@0:YYYYMMDD luhn@0-12 @LU;1893120105732;loophp/tin, matricule
        LV;[4-9]n{10};w9,1,4,8,3,10,2,5,7,6=11:3210_987654;40003521600;VIES and jsvat, legal entity
        LV;([012]n|3[01])n{4}-[012]n{4};d@0:DDMMYY w10,5,8,4,2,1,6,3,7,9=11:12345678900;161175-19997;django-localflavor, personas kods
        LV;3[2-9]n{4}-n{5};;320000-00000;PMLP, from July 2017
        MT;n{2,6}[1-9][AP]|n{3,6}[BGHLMZ]|([0-2]n{4}|3[01]n{3}|32000)n{2}[BGHLMZ]|(11|22|33|44|55|66|77|88)n{7};;1234567A;validator.js
        MX;[A-Z&Ñ]{4}-n{6}-c{3};d@4:YYMMDD;GODE-561231-GR8;GOBL, RFC
        MX;[A-Z&Ñ]{3}-n{6}-c{3};d@3:YYMMDD;;GOBL, RFC
        NL;n{9};w9,8,7,6,5,4,3,2=11:0123456789_ u;111222333;validator.js, BSN and RSIN
        NO;n{9};w3,2,7,6,5,4,3,2=11:0_987654321;995525828;Brønnøysundregistrene, organisasjonsnummer
        NO;n{6} n{5};w3,7,6,1,8,9,4,5,2=11:0_987654321 w5,4,3,2,7,6,5,4,3,2=11:0_987654321 d@0:DDMMYY:M40.80,D40;151086 95088;validator.js, fødselsnummer
        NZ;(0[1-9]|1[0-4])n{7};w3,2,7,6,5,4,3,2=11:0>987654321/w7,4,3,2,5,2,7,6=11:0_987654321;;Inland Revenue, IRD
        NZ;[1-9]n-n{3}-n{3};w2,7,6,5,4,3,2=11:0>987654321/w4,3,2,5,2,7,6=11:0_987654321;49-091-850;Inland Revenue, IRD
        PE;(10|15|17|20)n{9};w5,4,3,2,7,6,5,4,3,2=11:10987654321;20512333797;GOBL, RUC
        PL;n{3}-n{3}-n{2}-n{2};w6,5,7,2,3,4,5,6,7=11:0123456789_;856-734-62-15;validator.js, NIP
        PL;n{11};d@0:YYMMDD:M20.40.60.80 w1,3,7,9,1,3,7,9,1,3=10:0987654321;44051401359;validator.js, PESEL
        PT;[1-9]n{2} n{3} n{3};w9,8,7,6,5,4,3,2=11:00987654321;501 964 843;validator.js, NIF
        PY;n{5,8}-n;r2,3,4,5,6,7,8,9,10,11=11:00987654321;80028061-0;DNIT, RUC
        RO;[1-9]n{12};d@1:YYMMDD w2,7,9,1,4,6,3,5,8,2,7,9=11:01234567891;1630615123457;validator.js, CNP
        RO;9000n{9};;9000123456789;validator.js, NIF
        RO;[1-9]n{1,9};r2,3,5,7,1,2,3,5,7=11:00987654321;18547290;jsvat, CUI
        RS;n{9};mod11-10;101134702;jsvat, PIB
        RU;n{10};w2,4,10,3,5,9,4,6,8=11:01234567890;7834335060;jsvat, INN
        RU;n{12};w7,2,4,10,3,5,9,4,6,8=11:01234567890 w3,7,2,4,10,3,5,9,4,6,8=11:01234567890;500100732259;jsvat, INN
        SE;n{6}-(nn[1-9]|n[1-9]0|[1-9]00)n;d@0:YYMMDD:D60 luhn;880320-0016;validator.js, personnummer
        SE;=n{6}[+](nn[1-9]|n[1-9]0|[1-9]00)n;#d@0:YYMMDD:D60 luhn;880320+0016;validator.js, personnummer
        SE;(18|19|20)n{6}-(nn[1-9]|n[1-9]0|[1-9]00)n;d@0:YYYYMMDD:D60 luhn@2-12;18880320-0016;validator.js, personnummer
        SE;=(18|19|20)n{6}[+](nn[1-9]|n[1-9]0|[1-9]00)n;#d@0:YYYYMMDD:D60 luhn@2-12;18880320+0016;validator.js, personnummer
        SE;n{2}[2-9]n{3}-n{4};luhn;556188-8404;presidio, organisationsnummer
        SI;[1-9]n{7};w8,7,6,5,4,3,2=11:_0987654321;50223054;validator.js, davčna številka
        SK;(5[0-3]|[0-4]n)n{4}/(nn[1-9]|n[1-9]0|[1-9]00);d@0:YYMMDD:M50;;validator.js, rodné číslo
        SK;(5[4-9]|[67]n|8[0-4])n{4}/n{4};d@0:YYMMDD:M50 k0-9=11:01234567890@9;710319/2745;validator.js, rodné číslo
        SK;(8[5-9]|9n|[0-4]n|5[0-3])n{4}/n{4};d@0:YYMMDD:M20.50.70 k0-9=11:0123456789_@9;;validator.js, rodné číslo
        SK;[1-9]n[2-4789]n{7};z-1,1,-1,1,-1,1,-1,1,-1,1=11;2022749619;jsvat, DIČ
        TH;[0-8]-n{4}-n{5}-n{2}-n;w13,12,11,10,9,8,7,6,5,4,3,2=11:10987654321;0-1075-36000-10-2;validator.js, and of companies from 0
        TR;n{10};@TR;4540536920;GOBL, VKN
        TR;[1-9]n{10};@TRID z1,1,1,1,1,1,1,1,1,1,-1=10;17291716060;django-localflavor, kimlik numarası
        UA;n{10};w-1,5,7,9,4,6,10,5,7=11:01234567890;1759013776;Faker, RNOKPP
        US;(00[1-9]|0[1-9]n|[1-578]n{2}|6[0-57-9]n|66[0-57-9])-(0[1-9]|[1-9]n)-(000[1-9]|00[1-9]n|0[1-9]n{2}|[1-9]n{3});;536-90-4399;django-localflavor, SSN
        US;9n{2}-(5n|6[0-5]|7n|8[0-8]|9[0-24-9])-n{4};;912-90-3456;IRS, ITIN
        US;9n{2}-93-n{4};;912-93-3456;IRS, ATIN
        US;(0[1-6]|1[0-6]|2[0-7]|3[0-9]|4[0-8]|5n|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])-n{7};;91-1144442;IRS, valid EIN prefixes
        UY;(0[1-9]|1n|2[0-2])n{6}001n;w4,3,2,9,8,7,6,5,4,3,2=11:0_987654321;211003420017;GOBL, RUT
        VE;V-n{8}-n;w9,3,2,7,6,5,4,3,2=11:00987654321;V-11470283-4;rifven, RIF
        VE;J-n{8}-n;w7,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        VE;E-n{8}-n;w10,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        VE;G-n{8}-n;w4,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        VE;P-n{8}-n;w9,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        ZA;[0-39]n{9};;0001339050;presidio
        """
}
