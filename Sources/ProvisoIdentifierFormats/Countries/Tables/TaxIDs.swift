extension NationalNumberTables {
    /// The numbers under which persons and companies pay taxes.
    ///
    /// Sources: TAXUD is the list of TIN algorithms of the European Commission's Directorate-General for Taxation; OECD its pages on
    /// tax identification numbers. Others are the authorities that a row names.
    static let taxIDs: StaticString = """
        AD;a-n{6}-a;;U-132950-X;OECD, NRT
        AL;[A-T]n(0[1-9]|1[0-2]|5[1-9]|6[0-2])n{5}a;;I05101999I;OECD, NID
        AL;[JKLM]n{8}a;;K31518077S;OECD, NUIS
        AR;(2[0347]|3[034]|5[015])-n{8}-n;w5,4,3,2,7,6,5,4,3,2=11:09987654321;20-26756539-3;AFIP, CUIT
        AT;n{2}-n{3}/n{4};luhn;59-119/9013;TAXUD, Abgabenkontonummer
        AU;n{3} n{3} n{3};z1,4,3,7,5,8,6,9,10=11;123 456 782;OECD, TFN
        AU;(1[1-9]|[2-9]n) n{3} n{3} n{3};z10,1,3,5,7,9,11,13,15,17,19=89:10;51 824 753 556;Australian Business Register, ABN
        BE;n{2}.n{2}.n{2}-n{3}.n{2};d@0:YYMMDD:M20.40,U n0-9=97:-1,97@9,2|n2:0-9=97:-1,97@9,2;85.07.30-033.28;TAXUD, rijksregisternummer
        BE;[01]n{3}.n{3}.n{3};n0-8=97:-1,97@8,2;0428.759.497;OECD, ondernemingsnummer
        BG;n{10};d@0:YYMMDD:M20.40 w2,4,8,5,10,9,7,3,6=11:01234567890;7523169263;TAXUD, EGN
        BG;n{10};w21,19,17,13,11,9,7,3,1=10:0123456789;7111042925;OECD, foreigner
        BG;n{10};w4,3,2,7,6,5,4,3,2=11:0_987654321;;OECD, other
        BG;n{9};w1,2,3,4,5,6,7,8=11:0123456789>/w3,4,5,6,7,8,9,10=11:01234567890;175074752;OECD, EIK
        BR;n{3}.n{3}.n{3}-n{2};w10,9,8,7,6,5,4,3,2=11:00987654321 w11,10,9,8,7,6,5,4,3,2=11:00987654321 u;390.533.447-05;Receita Federal, CPF
        BR;c{2}.c{3}.c{3}/c{4}-n{2};a5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 a6,5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 u;16.727.230/0001-97;Receita Federal, CNPJ
        CA;n{3} n{3} n{3};luhn;123 456 782;CRA, SIN and BN
        CA;n{9}(RC|RM|RP|RT)n{4};luhn@0-9;123026635RC0001;CRA, BN with account
        CH;756.n{4}.n{4}.n{2};gs1;756.9217.0769.85;OECD, AHV number
        CH;(CHE)?-n{3}.n{3}.n{3};#w5,4,3,2,7,6,5,4=11:0_987654321;CHE-100.155.212;eCH-0097
        CL;n{1,2}.n{3}.n{3}-[nK];r2,3,4,5,6,7=11:0K987654321;12.531.909-2;SII, RUT
        CN;(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123]|91)n{4}n{8}n{3}[nX];d@6:YYYYMMDD w7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2=11:10X98765432;360426199101010071;OECD, GB 11643-1999
        CO;n{3}.n{3}.n{3}-n;r3,7,13,17,19,23,29,37,41=11:01987654321;213.123.432-1;DIAN, NIT
        CY;(1[013-9]|[02-9]n)n{6}a;@CY;10259033P;TAXUD
        CZ;(5[0-3]|[0-4]n)n{4}/(nn[1-9]|n[1-9]0|[1-9]00);d@0:YYMMDD:M50;;TAXUD, rodné číslo
        CZ;(5[4-9]|[67]n|8[0-4])n{4}/n{4};d@0:YYMMDD:M50 k0-9=11:01234567890@9;710319/2745;TAXUD, rodné číslo
        CZ;(8[5-9]|9n|[0-4]n|5[0-3])n{4}/n{4};d@0:YYMMDD:M20.50.70 k0-9=11:0123456789_@9;;TAXUD, rodné číslo
        DE;[1-9]n n{3} n{3} n{3};@DE;36 574 261 809;TAXUD, Steuer-IdNr.
        DK;n{6}-n{4};d@0:DDMMYY;211062-5629;TAXUD, CPR
        DK;[1-9]n{7};z2,7,6,5,4,3,2,1=11;13585628;OECD, CVR
        DO;[145]-n{2}-n{5}-n;w7,9,8,6,5,4,3,2=11:21987654321;1-01-85004-3;DGII, RNC
        DO;n{3}-n{7}-n;luhn;001-1391820-5;JCE, cédula
        EE;[1-8]n{10};d@1:YYMMDD w1,2,3,4,5,6,7,8,9,1=11:0123456789>/w3,4,5,6,7,8,9,1,2,3=11:01234567890;36805280109;TAXUD, isikukood
        ES;n{8}a;@ES;54362315K;TAXUD, DNI
        ES;[KLMXYZ]n{7}a;@ES;X5253868R;TAXUD, NIE
        ES;([ABEH]n{8}|[NPQRSW]n{7}[A-J]|[CDFGJUV]n{7}[nA-J]);@CIF;J99216582;Orden EHA/451/2008, NIF
        FI;=n{6}[-+A-FU-Y]n{3}[nA-FHJ-NPR-Y];d@0:DDMMYY w14,20,2,25,18,8,0,7,10,1=31:0123456789ABCDEFHJKLMNPRSTUVWXY;131052-308T;DVV, HETU
        FI;n{7}-n;w7,9,10,5,8,4,2=11:0_987654321;2077474-0;OECD, Y-tunnus
        FR;[0-3]n n{2} n{3} n{3} n{3};n0-10=511:1,0@10,3;30 23 217 600 053;TAXUD, SPI
        FR;n{3} n{3} n{3};luhn;552 008 443;INSEE, SIREN
        GB;n{10};;1955839661;OECD, UTR
        GB;([ACEHJLMOPRSWXY][ABCEGHJ-NPRSTW-Z]|B[ABCEHJ-NPRSTW-Z]|G[ACEGHJ-NPRSTW-Z]|K[ABCEGHJ-MPRSTW-Z]|N[ABCEGHJLMNPRSW-Z]|T[ABCEGHJ-MPRSTW-Z]|Z[ABCEGHJ-NPRSTW-Y]) n{2} n{2} n{2} [A-D];;AB 12 34 56 C;HMRC NIM39110
        GR;[0-47-9]n{8};w256,128,64,32,16,8,4,2=11:01234567890;094259216;TAXUD, AFM
        GT;[1-9]n{0,10}-[nK];@GT;576937-K;SAT, NIT
        HR;n{11};mod11-10;33392005961;TAXUD, OIB
        HU;8n{9};w1,2,3,4,5,6,7,8,9=11:0123456789_;8071592153;TAXUD, adóazonosító jel
        ID;n{2}.n{3}.n{3}.n-n{3}.n{3};luhn@0-9;01.312.166.0-091.000;OECD, NPWP
        IE;n{7}[A-W];@IE;6433435F;TAXUD, PPS
        IE;n{7}[A-W][A-IW];@IE;6433435OA;TAXUD, PPS
        IL;n{9};luhn;516179157;OECD
        IN;a{3}[ABCFGHJLPT]a(000[1-9]|00[1-9]n|0[1-9]n{2}|[1-9]n{3})a;;ACUPA7085R;Income Tax Department, PAN
        IS;n{6}-n{3}[089];d@0:DDMMYY:D40 w3,2,7,6,5,4,3,2=11:0_987654321;120174-3399;OECD, kennitala
        IT;a{6}[nL-NP-V]{2}[A-EHLMPRST][nL-NP-V]{2}a[nL-NP-V]{3}a;@IT;RCCMNL83S18D969H;TAXUD, codice fiscale
        IT;n{11};luhn;00743110157;OECD, partita IVA
        KR;n{3}-n{2}-n{5};@KR;116-82-00276;OECD, BRN
        KZ;n{12};w1,2,3,4,5,6,7,8,9,10,11=11:0123456789>/w3,4,5,6,7,8,9,10,11,1,2=11:0123456789_;;Law 223 of 12 January 2007, IIN and BIN
        LT;[1-6]n{10};d@1:YYMMDD w1,2,3,4,5,6,7,8,9,1=11:0123456789>/w3,4,5,6,7,8,9,1,2,3=11:01234567890;38703181745;TAXUD, asmens kodas
        LU;n{8}n{5};d@0:YYYYMMDD luhn@0-12 @LU;1893120105732;TAXUD, matricule
        LV;([012]n|3[01])n{4}-n{5};d@0:DDMMYY w10,5,8,4,2,1,6,3,7,9=11:12345678900;161175-19997;TAXUD
        LV;32n{4}-n{5};;320000-00000;TAXUD, from 2017
        MT;n{2,6}[1-9][AP]|n{3,6}[BGHLMZ]|([0-2]n{4}|3[01]n{3}|32000)n{2}[BGHLMZ]|(11|22|33|44|55|66|77|88)n{7};;1234567A;TAXUD
        MX;[A-Z&Ñ]{4}-n{6}-c{3};d@4:YYMMDD;GODE-561231-GR8;SAT, RFC
        MX;[A-Z&Ñ]{3}-n{6}-c{3};d@3:YYMMDD;;SAT, RFC
        NL;n{9};w9,8,7,6,5,4,3,2=11:0123456789_;111222333;TAXUD, BSN and RSIN
        NO;n{9};w3,2,7,6,5,4,3,2=11:0_987654321;995525828;Brønnøysundregistrene, organisasjonsnummer
        NO;n{6} n{5};w3,7,6,1,8,9,4,5,2=11:0_987654321 w5,4,3,2,7,6,5,4,3,2=11:0_987654321 d@0:DDMMYY:M40.80,D40;151086 95088;OECD, fødselsnummer
        NZ;(0[1-9]|1[0-4])n{7};w3,2,7,6,5,4,3,2=11:0>987654321/w7,4,3,2,5,2,7,6=11:0_987654321;;Inland Revenue, IRD
        NZ;[1-9]n-n{3}-n{3};w2,7,6,5,4,3,2=11:0>987654321/w4,3,2,5,2,7,6=11:0_987654321;49-091-850;Inland Revenue, IRD
        PE;(10|15|16|17|20)n{9};w5,4,3,2,7,6,5,4,3,2=11:10987654321;20512333797;SUNAT, RUC
        PL;n{3}-n{3}-n{2}-n{2};w6,5,7,2,3,4,5,6,7=11:0123456789_;856-734-62-15;TAXUD, NIP
        PL;n{11};d@0:YYMMDD:M20.40.60.80 w1,3,7,9,1,3,7,9,1,3=10:0987654321;44051401359;TAXUD, PESEL
        PT;[1-9]n{2} n{3} n{3};w9,8,7,6,5,4,3,2=11:00987654321;501 964 843;TAXUD, NIF
        PY;n{5,8}-n;r2,3,4,5,6,7,8,9,10,11=11:00987654321;80028061-0;SET, RUC
        RO;[1-9]n{12};d@1:YYMMDD w2,7,9,1,4,6,3,5,8,2,7,9=11:01234567891;1630615123457;TAXUD, CNP
        RO;9000n{9};;9000123456789;TAXUD, NIF
        RO;[1-9]n{1,9};r2,3,5,7,1,2,3,5,7=11:00987654321;18547290;OECD, CUI
        RS;n{9};mod11-10;101134702;Poreska uprava, PIB
        RU;n{10};w2,4,10,3,5,9,4,6,8=11:01234567890;7834335060;OECD, INN
        RU;n{12};w7,2,4,10,3,5,9,4,6,8=11:01234567890 w3,7,2,4,10,3,5,9,4,6,8=11:01234567890;500100732259;OECD, INN
        SE;n{6}-n{4};d@0:YYMMDD:D60 luhn;880320-0016;TAXUD, personnummer
        SE;=n{6}[+]n{4};#d@0:YYMMDD:D60 luhn;880320+0016;TAXUD, personnummer
        SE;n{8}-n{4};d@0:YYYYMMDD:D60 luhn@2-12;18880320-0016;TAXUD, personnummer
        SE;n{2}[2-9]n{3}-n{4};luhn;556188-8404;OECD, organisationsnummer
        SI;[1-9]n{7};w8,7,6,5,4,3,2=11:_0987654321;50223054;TAXUD, davčna številka
        SK;(5[0-3]|[0-4]n)n{4}/(nn[1-9]|n[1-9]0|[1-9]00);d@0:YYMMDD:M50;;TAXUD, rodné číslo
        SK;n{6}/n{4};;710319/2745;TAXUD, rodné číslo
        SK;[1-9]n[2-4789]n{7};z-1,1,-1,1,-1,1,-1,1,-1,1=11;2022749619;OECD, DIČ
        TH;[1-8]-n{4}-n{5}-n{2}-n;w13,12,11,10,9,8,7,6,5,4,3,2=11:10987654321;;OECD
        TR;n{10};@TR;4540536920;GİB, VKN
        TR;[1-9]n{10};@TRID z1,1,1,1,1,1,1,1,1,1,-1=10;17291716060;NVİ, kimlik numarası
        UA;n{10};w-1,5,7,9,4,6,10,5,7=11:01234567890;1759013776;Ministry of Finance, z1306-17, RNOKPP
        US;(00[1-9]|0[1-9]n|[1-578]n{2}|6[0-57-9]n|66[0-57-9])-(0[1-9]|[1-9]n)-(000[1-9]|00[1-9]n|0[1-9]n{2}|[1-9]n{3});;536-90-4399;SSA, POMS RM 10201.035, SSN
        US;9n{2}-(5n|6[0-5]|7n|8[0-8]|9[0-24-9])-n{4};;912-90-3456;IRS, ITIN
        US;9n{2}-93-n{4};;912-93-3456;IRS, ATIN
        US;(0[1-6]|1[0-6]|2[0-7]|3[0-9]|4[0-8]|5n|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])-n{7};;91-1144442;IRS, valid EIN prefixes
        UY;(0[1-9]|1n|2[01])n{6}001n;w4,3,2,9,8,7,6,5,4,3,2=11:0_987654321;211003420017;DGI, RUT
        VE;V-n{8}-n;w9,3,2,7,6,5,4,3,2=11:00987654321;V-11470283-4;SENIAT, RIF
        VE;J-n{8}-n;w7,3,2,7,6,5,4,3,2=11:00987654321;;SENIAT, RIF
        VE;E-n{8}-n;w10,3,2,7,6,5,4,3,2=11:00987654321;;SENIAT, RIF
        VE;G-n{8}-n;w4,3,2,7,6,5,4,3,2=11:00987654321;;SENIAT, RIF
        VE;P-n{8}-n;w9,3,2,7,6,5,4,3,2=11:00987654321;;SENIAT, RIF
        ZA;[0-39]n{9};luhn;0001339050;SARS
        """
}
