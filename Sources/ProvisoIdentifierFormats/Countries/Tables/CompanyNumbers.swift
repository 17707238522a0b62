extension NationalNumberTables {
    /// The numbers of companies in the registers of countries.
    ///
    /// Sources: the registers and packages that a row names.
    static let companyNumbers: StaticString = """
        AR;(2[0347]|3[034]|5[015])-n{8}-n;w5,4,3,2,7,6,5,4,3,2=11:09987654321;20-26756539-3;django-localflavor, CUIT
        AT;(FN )?[1-9]n{0,5}a;@AT;FN 122119m;company-identifiers, Firmenbuchnummer
        AU;n{3} n{3} n{3};w8,7,6,5,4,3,2,1=10:0987654321;004 085 616;django-localflavor, ACN
        BE;[01]n{3}.n{3}.n{3};n0-8=97:-1,97@8,2;0428.759.497;jsvat, ondernemingsnummer
        BG;n{9};w1,2,3,4,5,6,7,8=11:0123456789>/w3,4,5,6,7,8,9,10=11:01234567890;175074752;jsvat, EIK
        BR;c{2}.c{3}.c{3}/c{4}-n{2};a5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 a6,5,4,3,2,9,8,7,6,5,4,3,2=11:00987654321 u;16.727.230/0001-97;Receita Federal, CNPJ
        CH;(CHE)?-n{3}.n{3}.n{3};#w5,4,3,2,7,6,5,4=11:0_987654321;CHE-100.155.212;eCH-0097, UID
        CL;n{1,2}.n{3}.n{3}-[nK];r2,3,4,5,6,7=11:0K987654321;12.531.909-2;django-localflavor, RUT
        CZ;n{8};w8,7,6,5,4,3,2=11:10987654321;25123891;django-localflavor, IČO
        DK;[1-9]n{7};z2,7,6,5,4,3,2,1=11;13585628;jsvat, CVR
        EE;[1789]n{7};w1,2,3,4,5,6,7=11:0123456789>/w3,4,5,6,7,8,9=11:01234567890;12345678;django-localflavor, registrikood
        ES;[A-HJNP-SUVW]n{7}[nA-J];@CIF;J99216582;django-localflavor, NIF
        FI;n{7}-n;w7,9,10,5,8,4,2=11:0_987654321;2077474-0;Faker, Y-tunnus
        FR;n{3} n{3} n{3};luhn;552 008 443;django-localflavor, SIREN
        FR;356 000 000 n{5};z1,1,1,1,1,1,1,1,1,1,1,1,1,1=5;356 000 000 49837;django-localflavor, SIRET of La Poste
        FR;n{3} n{3} n{3} n{5};luhn@0-9 luhn;;django-localflavor, SIRET
        GB;n{8}|(AC|CE|CS|EN|ES|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NV|NZ|OC|OE|R0|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR|SZ|ZC)n{6}|(IP|NP|SP)(n{5}a|n{4}aa);;00445790;Companies House
        HR;n{11};mod11-10;33392005961;validator.js, OIB
        IT;n{7}(00[1-9]|0[1-9]n|1n{2}|20[01]|888|999)n;luhn;00743110157;django-localflavor, partita IVA
        JP;[1-9]-n{4}-n{4}-n{4};z1,2,1,2,1,2,1,2,1,2,1,2,1=9;5-8356-7825-6246;corporate-number-jp, 法人番号
        MD;n{13};;1008600038413;django-localflavor, IDNO
        NO;n{9};w3,2,7,6,5,4,3,2=11:0_987654321;995 525 828;Brønnøysundregistrene
        PL;n{9};w8,9,2,3,4,5,6,7=11:01234567890;123456785;django-localflavor, REGON
        PL;n{14};w8,9,2,3,4,5,6,7=11:01234567890@8 w2,4,8,5,0,9,7,3,6,1,2,4,8=11:01234567890;12345678512347;django-localflavor, REGON of local units
        PT;[1-9]n{2} n{3} n{3};w9,8,7,6,5,4,3,2=11:00987654321;501 964 843;validator.js, NIPC
        RO;[1-9]n{1,9};r2,3,5,7,1,2,3,5,7=11:00987654321;18547290;django-localflavor, CUI
        RU;[15]n{12};k0-12=11:01234567890@12;1022200525819;Faker, OGRN
        RU;3n{14};k0-14=13:0123456789012@14;;Faker, OGRNIP
        SE;n{2}[2-9]n{3}-n{4};luhn;556188-8404;presidio, organisationsnummer
        SK;n{8};;12345678;company-id-validators, IČO
        TR;n{10};@TR;4540536920;GOBL, VKN
        UA;[0-26-9]n{7};w1,2,3,4,5,6,7=11:0123456789>/w3,4,5,6,7,8,9=11:01234567890;;idnumbers, ЄДРПОУ
        UA;[345]n{7};w7,1,2,3,4,5,6=11:0123456789>/w9,3,4,5,6,7,8=11:01234567890;32855961;idnumbers, ЄДРПОУ
        """
}
