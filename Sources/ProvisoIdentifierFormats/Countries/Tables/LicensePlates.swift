extension NationalNumberTables {
    /// The registrations of vehicles, as ordinary plates show them.
    ///
    /// Sources: the documents and packages that a row names.
    static let licensePlates: StaticString = """
        AL;aa n{3} aa|aa n{3} T|aa R n{3};;AA 123 BB;validator.js
        AR;aa n{3} aa|a{3} n{3}|a n{3} a{3}|n{3} a{3};;AB 123 CD;Disposición 411/2015
        BE;[1-9]-a{3}-n{3};;1-ABC-123;Faker
        BR;a{3}nan{2}|a{3}-n{4};;ABC1D23;validator.js
        CZ;[A-FHIJ-NPR-VXYZn]{5,8};;1A23456;validator.js
        DE;=([A-ZÄÖÜ]{1,2}[- ]?a{1,2}[- ]?n{1,4}([- ]?[EH])?|[A-ZÄÖÜ]{3}[- ]?(a[- ]?n{1,4}|aa[- ]?n{1,3})([- ]?[EH])?);;LÖ-AB 1234;validator.js, shape without the list of districts
        ES;n{4} [BCDFGHJKLMNPRSTVWXYZ]{3};;1234 BCD;Faker
        FI;a{2,3}-n{1,3}|[A-Z]-n{3}|C-n{4,5}|n{1,3}-a{1,3};;ABC-123;validator.js
        FR;[A-HJ-NP-TV-Z]{2}-n{3}-[A-HJ-NP-TV-Z]{2};;AA-123-AA;Faker
        GB;[A-HJ-PR-Y]{2}n{2} [A-HJ-PR-Z]{3};;AB12 CDE;presidio, from 2001
        HU;a{3}-n{3}|aa aa-n{3}|Mn{6}|(CK|DT|CD|HC|HB|HK|MA|OT|RR|SP) n{2}-n{2}|(CD n{3}-n{3})|(C-[CX]|X-[A-C]) n{4}|[EPVZ]-n{5}|S A[A-Z]{2} n{2};;AAB-001;validator.js
        IN;aa n{1,2} ([A-HJ-NP-Z]{1,3} )?n{1,4}|n{2} BH n{4} [A-HJ-NP-Z]{1,2};;MH 04 AD 0001;Central Motor Vehicles Rules
        IT;[A-HJ-NPR-TV-Z]{2} n{3} [A-HJ-NPR-TV-Z]{2};;AB 123 CD;Faker
        LI;FL n{1,5}[UZ]?;;FL 12345;validator.js
        MD;a{3} n{1,3}|a{1,2} aa n{1,3};;ABC 123;django-localflavor, ordinary plates
        PT;aa-n{2}-n{2}|n{2}-n{2}-aa|n{2}-aa-n{2}|aa-n{2}-aa;;AA-12-BB;Faker
        SE;[A-HJ-PR-UW-Z]{3} n{2}[A-HJ-PR-UW-Zn];;ABC 12A;validator.js
        SE;[A-ZÅÄÖ]{2,7};;ÅÄÖ;validator.js, personal plates
        SG;a{2,3} n{1,4} a;;SGX 1234 A;validator.js
        """
}
