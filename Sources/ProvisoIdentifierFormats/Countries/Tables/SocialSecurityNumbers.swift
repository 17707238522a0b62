extension NationalNumberTables {
    /// The numbers of persons in the social insurance.
    ///
    /// Sources: the laws and authorities that a row names.
    static let socialSecurity: StaticString = """
        AT;[1-9]n{3} n{6};w3,7,9,0,5,8,4,2,1,6=11:0123456789_@3;1237 010180;ASVG § 31, Versicherungsnummer
        BE;n{2}.n{2}.n{2}-n{3}.n{2};d@0:YYMMDD:M20.40,U n0-9=97:-1,97@9,2|n2:0-9=97:-1,97@9,2;85.07.30-033.28;KSZ, INSZ
        CA;[1-79]n{2} n{3} n{3};luhn;123 456 782;Service Canada, SIN
        CH;756.n{4}.n{4}.n{2};gs1;756.9217.0769.85;AHVG art. 50c
        DE;n{2} n{6} a n{3};;15 070649 C 103;SGB VI § 147, Rentenversicherungsnummer
        ES;n{2} n{8} n{2};n0-10=97:1,0@10,2;;TGSS, número de la Seguridad Social
        FR;[1-478] n{2} n{2} n{2} n{3} n{3} (0[1-9]|[1-8]n|9[0-7]);n0-13=97:-1,97@13,2;2 95 10 99 126 111 93;INSEE, NIR, décret 82-103
        FR;[1-478] n{2} n{2} 2A n{3} n{3} (0[1-9]|[1-8]n|9[0-7]);n0-13=97:-1,103@13,2|n0-13=97:-1,6@13,2;;INSEE, NIR, Corse-du-Sud
        FR;[1-478] n{2} n{2} 2B n{3} n{3} (0[1-9]|[1-8]n|9[0-7]);n0-13=97:-1,157@13,2|n0-13=97:-1,60@13,2;;INSEE, NIR, Haute-Corse
        GB;([ACEHJLMOPRSWXY][ABCEGHJ-NPRSTW-Z]|B[ABCEHJ-NPRSTW-Z]|G[ACEGHJ-NPRSTW-Z]|K[ABCEGHJ-MPRSTW-Z]|N[ABCEGHJLMNPRSW-Z]|T[ABCEGHJ-MPRSTW-Z]|Z[ABCEGHJ-NPRSTW-Y]) n{2} n{2} n{2} [A-D];;AB 12 34 56 C;HMRC NIM39110
        GR;n{11};d@0:DDMMYY luhn;01013099997;AMKA
        IE;n{7}[A-W];@IE;6433435F;Social Welfare Consolidation Act 2005, PPS
        IE;n{7}[A-W][A-IW];@IE;6433435OA;Social Welfare Consolidation Act 2005, PPS
        MX;n{2} n{2} n{2} n{4} n;luhn;;IMSS, NSS
        NL;n{9};w9,8,7,6,5,4,3,2=11:0123456789_;111222333;Wabb, BSN
        US;(00[1-9]|0[1-9]n|[1-578]n{2}|6[0-57-9]n|66[0-57-9])-(0[1-9]|[1-9]n)-(000[1-9]|00[1-9]n|0[1-9]n{2}|[1-9]n{3});;536-90-4399;SSA, POMS RM 10201.035
        """
}
