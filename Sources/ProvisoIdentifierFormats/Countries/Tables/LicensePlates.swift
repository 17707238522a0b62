extension NationalNumberTables {
    /// The registrations of vehicles, as ordinary plates show them.
    ///
    /// Sources: validator.js 13 (MIT License), and the laws that a row names.
    static let licensePlates: StaticString = """
        AL;aa n{3} aa|aa n{3} T|aa R n{3};;AA 123 BB;validator.js
        AR;aa n{3} aa|a{3} n{3};;AB 123 CD;Decreto 779/95
        BE;[1-9]-a{3}-n{3};;1-ABC-123;Ministerial decree of 23 July 2001
        BR;a{3}nan{2}|a{3}-n{4};;ABC1D23;CONTRAN 969/2022
        CZ;[A-FHIJ-NPR-VXYZn]{5,8};;1A23456;validator.js
        DE;=([A-ZÄÖÜ]{1,2}[- ]?a{1,2}[- ]?n{1,4}([- ]?[EH])?|[A-ZÄÖÜ]{3}[- ]?(a[- ]?n{1,4}|aa[- ]?n{1,3})([- ]?[EH])?);;LÖ-AB 1234;FZV § 9 and annex 2, shape without the list of districts
        ES;n{4} [BCDFGHJKLMNPRSTVWXYZ]{3};;1234 BCD;Real Decreto 2822/1998, annex XVIII
        FI;a{2,3}-n{1,3}|[A-Z]-n{3}|C-n{4,5}|n{1,3}-a{1,3};;ABC-123;validator.js
        FR;[A-HJ-NP-TV-Z]{2}-n{3}-[A-HJ-NP-TV-Z]{2};;AA-123-AA;Arrêté of 9 February 2009
        GB;[A-HJ-PR-Y]{2}n{2} [A-HJ-PR-Z]{3};;AB12 CDE;DVLA INF104, from 2001
        HU;a{3}-n{3}|aa aa-n{3}|Mn{6}|(CK|DT|CD|HC|HB|HK|MA|OT|RR|SP) n{2}-n{2}|(CD n{3}-n{3})|(C-[CX]|X-[A-C]) n{4}|[EPVZ]-n{5}|S A[A-Z]{2} n{2};;AAB-001;validator.js
        IE;n{2,3}-(C|CE|CN|CW|D|DL|G|KE|KK|KY|L|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|T|TN|TS|W|WD|WH|WW|WX)-n{1,6};;151-D-123;S.I. 318/1992
        IN;aa n{1,2} a{1,3} n{1,4};;MH 04 AD 0001;CMVR 1989, rule 50, validator.js
        IT;[A-HJ-NPR-TV-Z]{2} n{3} [A-HJ-NPR-TV-Z]{2};;AB 123 CD;DPR 495/1992
        LI;FL n{1,5}[UZ]?;;FL 12345;validator.js
        MD;a{3} n{1,3}|a{1,2} aa n{1,3};;ABC 123;django-localflavor, ordinary plates
        PT;aa-n{2}-n{2}|n{2}-n{2}-aa|n{2}-aa-n{2}|aa-n{2}-aa;;AA-12-BB;Decreto-Lei 54/2005 and 2/2020
        SE;[A-HJ-PR-UW-Z]{3} n{2}[A-HJ-PR-UW-Zn];;ABC 12A;Transportstyrelsen, validator.js
        SE;[A-ZÅÄÖ]{2,7};;ÅÄÖ;Transportstyrelsen, personal plates, validator.js
        SG;a{2,3} n{1,4} a;;SGX 1234 A;validator.js
        """
}
