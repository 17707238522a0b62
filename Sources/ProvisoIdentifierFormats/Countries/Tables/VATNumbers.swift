extension NationalNumberTables {
    /// The numbers of value added tax, and of goods and services tax, without the prefix of the country.
    ///
    /// Sources: VIES, the European Commission, for the shapes in the Union, with the check digits of jsvat; the authorities and packages
    /// that a row names elsewhere.
    static let vat: StaticString = """
        AE;n{15};;100123456789012;django-localflavor, TRN
        AL;cn{8}a;;K31518077S;validator.js, NUIS
        AR;(2[0347]|3[034]|5[015])-n{8}-n;w5,4,3,2,7,6,5,4,3,2=11:09987654321;20-26756539-3;django-localflavor, CUIT
        AT;Un{8};s0,1,2,1,2,1,2,1=10:6543210987;U13585627;VIES and jsvat
        AU;(1[1-9]|[2-9]n) n{3} n{3} n{3};z10,1,3,5,7,9,11,13,15,17,19=89:10;51 824 753 556;django-localflavor, ABN
        BE;[01]n{3}.n{3}.n{3};n0-8=97:-1,97@8,2;0428.759.497;VIES and jsvat
        BG;n{9};w1,2,3,4,5,6,7,8=11:0123456789>/w3,4,5,6,7,8,9,10=11:01234567890;175074752;VIES and jsvat
        BG;n{10};d@0:YYMMDD:M20.40 w2,4,8,5,10,9,7,3,6=11:01234567890;7523169263;VIES and jsvat, person
        BG;n{10};w21,19,17,13,11,9,7,3,1=10:0123456789;7111042925;VIES and jsvat, foreigner
        BG;n{10};w4,3,2,7,6,5,4,3,2=11:0_987654321;;VIES and jsvat, other
        BO;n{7};;1234567;validator.js
        BR;c{2}.c{3}.c{3}/c{4}-n{2};a5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 a6,5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 u;16.727.230/0001-97;Receita Federal, CNPJ, IN RFB 2229/2024
        BY;n{9};;234567891;validator.js
        CA;n{9};;123456789;validator.js
        CA;n{9} RTn{4};;;CRA, GST/HST account
        CH;(CHE)?-n{3}.n{3}.n{3}( (MWST|TVA|IVA))?;#w5,4,3,2,7,6,5,4=11:0_987654321;CHE-107.787.577 IVA;eCH-0097
        CL;n{1,2}.n{3}.n{3}-[nK];r2,3,4,5,6,7=11:0K987654321;12.531.909-2;django-localflavor, RUT
        CO;n{3}.n{3}.n{3}-n;r3,7,13,17,19,23,29,37,41=11:01987654321;213.123.432-1;DIAN, NIT
        CO;n{7,8}-n|n{10}-n;r3,7,13,17,19,23,29,37,41,43=11:01987654321;15252525-0;DIAN, NIT of persons
        CR;n{9,12};;123456789;validator.js
        CY;(1[013-9]|[02-9]n)n{6}a;@CY;10259033P;VIES and jsvat
        CZ;[0-8]n{7};w8,7,6,5,4,3,2=11:10987654321;25123891;VIES and jsvat, legal entity
        CZ;6n{8};w0,8,7,6,5,4,3,2=11:89012345678;640903926;VIES and jsvat, special case
        CZ;(5[0-3]|[0-4]n)n{4}(nn[1-9]|n[1-9]0|[1-9]00);d@0:YYMMDD:M50;;VIES and jsvat, person
        CZ;(5[4-9]|[67]n|8[0-4])n{8};d@0:YYMMDD:M50 k0-9=11:01234567890@9;7103192745;VIES and jsvat, person
        CZ;(8[5-9]|9n|[0-4]n|5[0-3])n{8};d@0:YYMMDD:M20.50.70 k0-9=11:0123456789_@9;;VIES and jsvat, person
        DE;[1-9]n{8};mod11-10;136695976;ZMDV, VIES
        DK;[1-9]n{7};z2,7,6,5,4,3,2,1=11;13585628;VIES and jsvat
        DO;[145]-n{2}-n{5}-n;;1-01-85004-3;validator.js, RNC
        DO;n{3}-n{7}-n;;001-1391820-5;validator.js, cédula
        EC;n{13};;1234567890123;validator.js
        EE;n{9};w3,7,1,3,7,1,3,7=10:0987654321;100931558;VIES and jsvat
        ES;n{8}a;@ES;54362315K;VIES and jsvat
        ES;[KLMXYZ]n{7}a;@ES;X5253868R;VIES and jsvat
        ES;[A-HJNP-SUVW]n{7}[nA-J];@CIF;J99216582;VIES and jsvat
        FI;n{7}-n;w7,9,10,5,8,4,2=11:0_987654321;2077474-0;VIES and jsvat
        FR;n{2} n{3} n{3} n{3};luhn@2-11 n2-11=97:3,12%@0,2;40 303 265 045;VIES and jsvat
        FR;n{2} 000 n{6};n2-11=97:3,12%@0,2;;VIES and jsvat, Monaco
        FR;([A-HJ-NP-Z][nA-HJ-NP-Z]|n[A-HJ-NP-Z]) n{3} n{3} n{3};luhn@2-11;K7 399 859 412;VIES and jsvat
        GB;n{3} n{4} n{2}( n{3})?;z8,7,6,5,4,3,2,10,1=97|z8,7,6,5,4,3,2,10,1=97:42;980 7806 84;VIES and jsvat
        GB;(GD[0-4]|HA[5-9])n{2};;GD001;VIES and jsvat
        GR;n{9};w256,128,64,32,16,8,4,2=11:01234567890;094259216;VIES and jsvat
        HR;n{11};mod11-10;33392005961;VIES and jsvat
        HU;n{8};z9,7,3,1,9,7,3,1=10;12892312;VIES and jsvat
        ID;n{2}.n{3}.n{3}.n-n{3}.n{3};;01.312.166.0-091.000;validator.js, NPWP
        ID;n{16};;0013121660091000;PMK 112, NPWP from 2022
        IE;n{7}[A-W];@IE;6433435F;VIES and jsvat
        IE;n{7}[A-W][A-IW];@IE;6433435OA;VIES and jsvat
        IE;n[A-Z+*]n{5}[A-W];w2,0,7,6,5,4,3=23:WABCDEFGHIJKLMNOPQRSTUV;8D79739I;VIES and jsvat, before 2013
        IL;n{9};;516179157;GOBL
        IN;(0[1-9]|[12]n|3[0-8]|97|99)a{3}[ABCFGHJLPT]an{4}a[1-9A-Z][CDZ]c;@IN;27AAPFU0939F1ZV;Faker, GSTIN
        IN;(0[1-9]|[12]n|3[0-8]|97|99)a{4}n{5}a[1-9A-Z][DZ]c;@IN;;India Compliance, GSTIN by the TAN
        IN;(0[1-9]|[12]n|3[0-8]|97|99)n{2}a{3}n{5}(NR|ON|OS|UN)c;;;India Compliance, GSTIN of non-residents, online services and UN bodies
        IS;n{5,6};;00621;validator.js
        IT;n{7}(00[1-9]|0[1-9]n|1n{2}|20[01]|888|999)n;luhn;00743110157;VIES and jsvat
        KR;n{3}-n{2}-n{5};@KR u;116-82-00276;presidio, BRN
        KZ;n{12};w1,2,3,4,5,6,7,8,9,10,11=11:0123456789>/w3,4,5,6,7,8,9,10,11,1,2=11:0123456789_;;idnumbers, IIN and BIN
        LT;n{7}1n;w1,2,3,4,5,6,7,8=11:0123456789>/w3,4,5,6,7,8,9,1=11:01234567890;119511515;VIES and jsvat
        LT;n{10}1n;w1,2,3,4,5,6,7,8,9,1,2=11:0123456789>/w3,4,5,6,7,8,9,1,2,3,4=11:01234567890;100001919017;VIES and jsvat
        LU;n{8};n0-6=89:1,0@6,2;15027442;VIES and jsvat
        LV;[4-9]n{10};w9,1,4,8,3,10,2,5,7,6=11:3210_987654;40003521600;VIES and jsvat, legal entity
        LV;([012]n|3[01])n{4}-[012]n{4};d@0:DDMMYY w10,5,8,4,2,1,6,3,7,9=11:12345678900;161175-19997;django-localflavor, personas kods
        LV;3[2-9]n{4}-n{5};;320000-00000;PMLP, from July 2017
        MK;n{13};;4030000375897;validator.js, EDB
        MT;[1-9]n{7};z3,4,6,7,8,9,10,1=37;11679112;VIES and jsvat
        MX;[A-Z&Ñ]{4}-n{6}-c{3};d@4:YYMMDD;GODE-561231-GR8;GOBL, RFC
        MX;[A-Z&Ñ]{3}-n{6}-c{3};d@3:YYMMDD;;GOBL, RFC
        NG;n{8}-n{4};;12345678-1234;validator.js
        NI;n{3}-n{6}-n{4}a;;001-130380-1234X;validator.js
        NL;n{9}B(0[1-9]|[1-9]n);w9,8,7,6,5,4,3,2=11:0123456789_@8|mod97NL;004495445B01;VIES and GOBL, Belastingdienst 2020
        NO;n{9}( MVA)?;w3,2,7,6,5,4,3,2=11:0_987654321;995 525 828 MVA;Brønnøysundregistrene
        NZ;(0[1-9]|1[0-4])n{7};w3,2,7,6,5,4,3,2=11:0>987654321/w7,4,3,2,5,2,7,6=11:0_987654321;;Inland Revenue, IRD
        NZ;[1-9]n-n{3}-n{3};w2,7,6,5,4,3,2=11:0>987654321/w4,3,2,5,2,7,6=11:0_987654321;49-091-850;Inland Revenue, IRD
        PE;(10|15|17|20)n{9};w5,4,3,2,7,6,5,4,3,2=11:10987654321;20512333797;GOBL, RUC
        PH;n{3} n{3} n{3} n{3};;123 456 789 123;validator.js
        PL;n{3}-n{3}-n{2}-n{2};w6,5,7,2,3,4,5,6,7=11:0123456789_;856-734-62-15;VIES and jsvat
        PT;[1-9]n{2} n{3} n{3};w9,8,7,6,5,4,3,2=11:00987654321;501 964 843;VIES and jsvat
        PY;n{5,8}-n;r2,3,4,5,6,7,8,9,10,11=11:00987654321;80028061-0;DNIT, RUC
        RO;[1-9]n{1,9};r2,3,5,7,1,2,3,5,7=11:00987654321;18547290;VIES and jsvat
        RS;n{9};mod11-10;101134702;jsvat, PIB
        RU;n{10};w2,4,10,3,5,9,4,6,8=11:01234567890;7834335060;jsvat, INN
        RU;n{12};w7,2,4,10,3,5,9,4,6,8=11:01234567890 w3,7,2,4,10,3,5,9,4,6,8=11:01234567890;500100732259;jsvat, INN
        SA;3n{13}3;;300000000000003;GOBL, VAT number (BR-KSA-40)
        SE;n{6}-n{4}(0[1-9]|[1-8]n|9[0-4]);luhn@0-10;556188-840401;VIES and jsvat
        SI;[1-9]n{7};w8,7,6,5,4,3,2=11:_0987654321;50223054;VIES and jsvat
        SK;[1-9]n[2-4789]n{7};z-1,1,-1,1,-1,1,-1,1,-1,1=11;2022749619;VIES and jsvat
        SM;n{5};;24165;validator.js, COE
        SV;n{4}-n{6}-n{3}-n;;1234-567890-123-4;validator.js
        TR;n{10};@TR;4540536920;GOBL, VKN
        UA;n{12};;123456789012;validator.js
        UY;(0[1-9]|1n|2[0-2])n{6}001n;w4,3,2,9,8,7,6,5,4,3,2=11:0_987654321;211003420017;GOBL, RUT
        UZ;n{9};;123456789;validator.js
        VE;E-n{8}-n;w10,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        VE;G-n{8}-n;w4,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        VE;J-n{8}-n;w7,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        VE;P-n{8}-n;w9,3,2,7,6,5,4,3,2=11:00987654321;;rifven, RIF
        VE;V-n{8}-n;w9,3,2,7,6,5,4,3,2=11:00987654321;V-11470283-4;rifven, RIF
        XI;n{3} n{4} n{2}( n{3})?;z8,7,6,5,4,3,2,10,1=97|z8,7,6,5,4,3,2,10,1=97:42;;VIES and jsvat, Northern Ireland
        XI;(GD[0-4]|HA[5-9])n{2};;GD001;VIES and jsvat, Northern Ireland
        ZA;4n{9};;4480152117;GOBL
        """
}
