// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let cs = read(
        #"""
        Pole „{attribute}“ musí obsahovat platné číslo bankovního účtu ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo bankovního účtu, například {example}.
        Pole „{attribute}“ musí obsahovat platný kód banky ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platný kód banky, například {example}.
        Pole „{attribute}“ musí obsahovat platné identifikační číslo firmy ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné identifikační číslo firmy, například {example}.
        Pole „{attribute}“ musí obsahovat platnou platební referenci (RF), například {example}.
        Pole „{attribute}“ musí obsahovat platnou peněžní částku, například {example}.
        Pole „{attribute}“ musí obsahovat platnou adresu {name}, například {example}.
        Pole „{attribute}“ musí obsahovat platný kód {name}, například {example}.
        Pole „{attribute}“ nelze zkontrolovat, protože země není uvedena nebo není známa.
        Pole „{attribute}“ musí obsahovat platný identifikátor {name}, například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo {name}, například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo občanského průkazu ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo občanského průkazu, například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo kontejneru, například {example}.
        Pole „{attribute}“ musí obsahovat platnou registrační značku vozidla ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platnou registrační značku vozidla, například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo pasu ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo pasu, například {example}.
        Pole „{attribute}“ musí obsahovat platné telefonní číslo ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné telefonní číslo s mezinárodní předvolbou, například {example}.
        Pole „{attribute}“ musí obsahovat platné poštovní směrovací číslo ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné poštovní směrovací číslo, například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo sociálního pojištění ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo sociálního pojištění, například {example}.
        Pole „{attribute}“ musí obsahovat platné daňové číslo ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné daňové číslo, například {example}.
        Pole „{attribute}“ musí obsahovat platné daňové identifikační číslo pro DPH (DIČ) ({country}), například {example}.
        Pole „{attribute}“ musí obsahovat platné daňové identifikační číslo pro DPH (DIČ), například {example}.
        """#)
}
