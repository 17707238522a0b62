// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let fr = read(
        #"""
        Le champ « {attribute} » doit être un numéro de compte bancaire valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro de compte bancaire valide, par exemple {example}.
        Le champ « {attribute} » doit être un code bancaire valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un code bancaire valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro d’immatriculation d’entreprise valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro d’immatriculation d’entreprise valide, par exemple {example}.
        Le champ « {attribute} » doit être une référence de paiement (RF) valide, par exemple {example}.
        Le champ « {attribute} » doit être un montant valide, par exemple {example}.
        Le champ « {attribute} » doit être une adresse {name} valide, par exemple {example}.
        Le champ « {attribute} » doit être un code {name} valide, par exemple {example}.
        Le champ « {attribute} » ne peut pas être vérifié, car le pays n’est pas indiqué ou n’est pas connu.
        Le champ « {attribute} » doit être un identifiant {name} valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro {name} valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro de carte d’identité valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro de carte d’identité valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro de conteneur valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro d’immatriculation de véhicule valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro d’immatriculation de véhicule valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro de passeport valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro de passeport valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro de téléphone valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro de téléphone valide avec l’indicatif du pays, par exemple {example}.
        Le champ « {attribute} » doit être un code postal valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un code postal valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro de sécurité sociale valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro de sécurité sociale valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro d’identification fiscale valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro d’identification fiscale valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro de TVA valide ({country}), par exemple {example}.
        Le champ « {attribute} » doit être un numéro de TVA valide, par exemple {example}.
        """#)
}
