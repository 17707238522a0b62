extension NationalNumberTables {
    /// The numbers of persons in the social insurance.
    ///
    /// Sources: the packages that a row names.
    static let socialSecurity: StaticString = """
        AT;[1-9]n{3} n{6};w3,7,9,0,5,8,4,2,1,6=11:0123456789_@3;1237 010180;django-localflavor, Versicherungsnummer
        BE;n{2}.n{2}.n{2}-n{3}.n{2};d@0:YYMMDD:M20.40,U n0-9=97:-1,97@9,2|n2:0-9=97:-1,97@9,2;85.07.30-033.28;validator.js, INSZ
        CA;[1-79]n{2} n{3} n{3};luhn;123 456 782;django-localflavor, SIN
        CH;756.n{4}.n{4}.n{2};gs1;756.9217.0769.85;django-localflavor, AHV number
        DE;n{2} n{6} a n{3};;15 070649 C 103;presidio, Rentenversicherungsnummer
        ES;n{2} n{8} n{2};n0-10=97:1,0@10,2;;Faker, número de la Seguridad Social
        ES;n{2} 0n{7} n{2};z81,76,0,27,90,9,30,3,10,1,-10,-1=97;;mvp-access.es, of numbers below 10 000 000, whose 0 does not count
        FR;[1-478] n{2} n{2} n{2} n{3} n{3} (0[1-9]|[1-8]n|9[0-7]);n0-13=97:-1,97@13,2;2 95 10 99 126 111 93;Faker, NIR
        FR;[1-478] n{2} n{2} 2A n{3} n{3} (0[1-9]|[1-8]n|9[0-7]);n0-13=97:-1,103@13,2|n0-13=97:-1,6@13,2;;Faker, NIR, Corse-du-Sud
        FR;[1-478] n{2} n{2} 2B n{3} n{3} (0[1-9]|[1-8]n|9[0-7]);n0-13=97:-1,157@13,2|n0-13=97:-1,60@13,2;;Faker, NIR, Haute-Corse
        GB;([ACEHJLMOPRSWXY][ABCEGHJ-NPRSTW-Z]|B[ABCEHJ-NPRSTW-Z]|G[ACEGHJ-NPRSTW-Z]|K[ABCEGHJ-MPRSTW-Z]|N[ABCEGHJLMNPRSW-Z]|T[ABCEGHJ-MPRSTW-Z]|Z[ABCEGHJ-NPRSTW-Y]) n{2} n{2} n{2} [A-D];;AB 12 34 56 C;presidio, NINO
        GR;n{11};d@0:DDMMYY luhn;01013099997;django-localflavor, AMKA
        IE;n{7}[A-W];@IE;6433435F;validator.js, PPS
        IE;n{7}[A-W][A-IW];@IE;6433435OA;validator.js, PPS
        MX;n{2} n{2} n{2} n{4} n;luhn;;django-localflavor, NSS
        NL;n{9};w9,8,7,6,5,4,3,2=11:0123456789_ u;111222333;django-localflavor, BSN
        US;(00[1-9]|0[1-9]n|[1-578]n{2}|6[0-57-9]n|66[0-57-9])-(0[1-9]|[1-9]n)-(000[1-9]|00[1-9]n|0[1-9]n{2}|[1-9]n{3});;536-90-4399;django-localflavor, SSN
        """
}
