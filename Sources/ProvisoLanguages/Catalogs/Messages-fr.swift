// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let fr = CatalogTable.read(
        "fr",
        #"""
        Le champ « {attribute} » doit rester vide.
        Le champ « {attribute} » est également obligatoire, car un élément lié est renseigné : {given}.
        Le champ « {attribute} » ne doit contenir que des lettres.
        Le champ « {attribute} » ne doit contenir que des lettres et des chiffres.
        Le champ « {attribute} » n’a aucune des formes acceptées.
        Le champ « {attribute} » ne doit contenir que des caractères ASCII.
        Le champ « {attribute} » n’est pas valide.
        Le champ « {attribute} » n’a pas pu être vérifié.
        Le champ « {attribute} » n’a pas encore été vérifié.
        Il n’y a pas de champ « {name} ».
        Il n’y a pas de champ « {name} ». Vouliez-vous dire « {suggestion} » ?
        Le champ « {attribute} » n’est pas une valeur en Base32 valide.
        Le champ « {attribute} » n’est pas une valeur en Base64 valide.
        Le champ « {attribute} » n’est pas un BIC valide.
        Le champ « {attribute} » doit valoir {true} ou {false}.
        Le champ « {attribute} » n’est pas une date d’expiration valide.
        La date du champ « {attribute} » est dépassée.
        Le champ « {attribute} » n’est pas un code de sécurité valide.
        Le champ « {attribute} » doit être égal à {compareValue}.
        Le champ « {attribute} » doit être identique au champ « {compareAttribute} ».
        Le champ « {attribute} » n’a pas la valeur attendue.
        Le champ « {attribute} » doit être supérieur à {compareValue}.
        Le champ « {attribute} » doit être supérieur à « {compareAttribute} ».
        La valeur du champ « {attribute} » doit être plus grande.
        Le champ « {attribute} » doit être supérieur ou égal à {compareValue}.
        Le champ « {attribute} » doit être supérieur ou égal à « {compareAttribute} ».
        La valeur du champ « {attribute} » doit être plus grande.
        Le champ « {attribute} » doit être inférieur à {compareValue}.
        Le champ « {attribute} » doit être inférieur à « {compareAttribute} ».
        La valeur du champ « {attribute} » doit être plus petite.
        Le champ « {attribute} » doit être inférieur ou égal à {compareValue}.
        Le champ « {attribute} » doit être inférieur ou égal à « {compareAttribute} ».
        La valeur du champ « {attribute} » doit être plus petite.
        Le champ « {attribute} » ne doit pas être égal à {compareValue}.
        Le champ « {attribute} » doit être différent du champ « {compareAttribute} ».
        La valeur du champ « {attribute} » n’est pas autorisée.
        Le champ « {attribute} » ne peut pas être comparé à {compareValue}.
        Le champ « {attribute} » ne peut pas être comparé au champ « {compareAttribute} ».
        La valeur du champ « {attribute} » ne peut pas être comparée.
        Le champ « {attribute} » n’est pas valide.
        Le champ « {attribute} » doit contenir « {containedValue} ».
        Le champ « {attribute} » n’est pas une position valide.
        Le champ « {attribute} » doit comporter exactement {count} élément.|Le champ « {attribute} » doit comporter exactement {count} d’éléments.|Le champ « {attribute} » doit comporter exactement {count} éléments.
        Le champ « {attribute} » doit comporter au moins {min} élément.|Le champ « {attribute} » doit comporter au moins {min} d’éléments.|Le champ « {attribute} » doit comporter au moins {min} éléments.
        Le champ « {attribute} » doit comporter au plus {max} élément.|Le champ « {attribute} » doit comporter au plus {max} d’éléments.|Le champ « {attribute} » doit comporter au plus {max} éléments.
        Le champ « {attribute} » doit être une liste.
        Le champ « {attribute} » n’est pas un code de pays valide.
        Le champ « {attribute} » n’est pas une couleur valide.
        Le champ « {attribute} » n’est pas un code de devise valide.
        Le champ « {attribute} » n’est pas valide.
        Le champ « {attribute} » n’est pas une URL de données valide.
        Le champ « {attribute} » n’est pas une date valide.
        La date du champ « {attribute} » ne doit pas être antérieure au {earliest}.
        La date du champ « {attribute} » ne doit pas être postérieure au {latest}.
        La date du champ « {attribute} » doit être dans le futur.
        La date du champ « {attribute} » doit être dans le passé.
        La valeur du champ « {attribute} » doit être postérieure au {after}.
        La valeur du champ « {attribute} » doit être antérieure au {before}.
        La date du champ « {attribute} » doit remonter à au moins {minAge} an.|La date du champ « {attribute} » doit remonter à au moins {minAge} d’années.|La date du champ « {attribute} » doit remonter à au moins {minAge} ans.
        Le champ « {attribute} » n’est pas une date avec heure valide.
        La date du champ « {attribute} » ne doit pas être antérieure au {earliest}.
        La date du champ « {attribute} » ne doit pas être postérieure au {latest}.
        La date du champ « {attribute} » doit être dans le futur.
        La date du champ « {attribute} » doit être dans le passé.
        La valeur du champ « {attribute} » doit être postérieure au {after}.
        La valeur du champ « {attribute} » doit être antérieure au {before}.
        La date du champ « {attribute} » doit remonter à au moins {minAge} an.|La date du champ « {attribute} » doit remonter à au moins {minAge} d’années.|La date du champ « {attribute} » doit remonter à au moins {minAge} ans.
        Le champ « {attribute} » doit être un nombre.
        Le champ « {attribute} » doit comporter au moins {min} décimale.|Le champ « {attribute} » doit comporter au moins {min} de décimales.|Le champ « {attribute} » doit comporter au moins {min} décimales.
        Le champ « {attribute} » doit comporter au plus {max} décimale.|Le champ « {attribute} » doit comporter au plus {max} de décimales.|Le champ « {attribute} » doit comporter au plus {max} décimales.
        Le champ « {attribute} » n’est pas un nom de domaine valide.
        Le champ « {attribute} » n’est pas une durée valide.
        Le champ « {attribute} » n’est pas un numéro de téléphone valide.
        Le champ « {attribute} » doit être une liste.
        Le champ « {attribute} » n’est pas un code EAN valide.
        Le champ « {attribute} » n’est pas une adresse e-mail valide.
        Le domaine du champ « {attribute} » n’accepte pas d’e-mails.
        Le domaine du champ « {attribute} » n’a pas pu être vérifié.
        Le champ « {attribute} » doit se terminer par « {suffix} ».
        Le formulaire n’a pas été vérifié.
        Le champ « {attribute} » n’a pas été envoyé correctement : {reason}.
        Le champ « {attribute} » n’a pas été envoyé correctement : {reason}.
        Le champ « {attribute} » n’a pas été envoyé correctement : {reason}.
        Le champ « {attribute} » n’est pas une empreinte valide.
        Le champ « {attribute} » n’est pas une valeur hexadécimale valide.
        Le champ « {attribute} » n’est pas une couleur valide.
        Le champ « {attribute} » n’est pas un nom d’hôte valide.
        Le champ « {attribute} » n’est pas un IBAN valide.
        La valeur du champ « {attribute} » ne fait pas partie des valeurs acceptées.
        La valeur du champ « {attribute} » n’est pas autorisée.
        Le champ « {attribute} » doit être un nombre entier.
        Le champ « {attribute} » n’est pas une adresse IP valide.
        Le champ « {attribute} » n’est pas un IRI valide.
        Le champ « {attribute} » n’est pas une référence d’IRI valide.
        Le champ « {attribute} » n’est pas un ISBN valide.
        Le champ « {attribute} » n’est pas un code ISIN valide.
        Le champ « {attribute} » n’est pas un ISSN valide.
        Le champ « {attribute} » n’est pas un document JSON valide.
        Le champ « {attribute} » n’est pas un pointeur JSON valide.
        Le champ « {attribute} » n’est pas un JSON Web Token valide.
        Le champ « {attribute} » n’est pas un code de langue valide.
        Le champ « {attribute} » n’est pas une position valide.
        Le champ « {attribute} » n’est pas une latitude valide.
        Le champ « {attribute} » n’est pas une longitude valide.
        Le champ « {attribute} » doit être en minuscules.
        Le champ « {attribute} » n’est pas un numéro valide.
        Le champ « {attribute} » n’est pas une adresse MAC valide.
        Le champ « {attribute} » n’a pas la forme attendue.
        Le champ « {attribute} » doit contenir un chiffre.
        Le champ « {attribute} » doit contenir une lettre minuscule.
        Le champ « {attribute} » doit contenir un caractère spécial.
        Le champ « {attribute} » doit contenir une lettre majuscule.
        Le champ « {attribute} » a une forme qui n’est pas autorisée.
        Le champ « {attribute} » est trop long.
        Le champ « {attribute} » n’est pas un type de média valide.
        Le champ « {attribute} » doit être un multiple de {divisor}.
        Le champ « {attribute} » n’est pas un Nano ID valide.
        Le champ « {attribute} » doit être inférieur à 0.
        Le champ « {attribute} » a trop de niveaux.
        Le champ « {attribute} » doit être un objet.
        La valeur du champ « {attribute} » n’est pas autorisée.
        Le champ « {attribute} » doit être un nombre entier.
        Le champ « {attribute} » doit être inférieur ou égal à {max}.
        Le champ « {attribute} » doit être inférieur à {max}.
        Le champ « {attribute} » doit être supérieur ou égal à {min}.
        Le champ « {attribute} » doit être un nombre.
        Le champ « {attribute} » doit contenir un chiffre.
        Le champ « {attribute} » doit contenir une lettre minuscule.
        Le champ « {attribute} » doit contenir un caractère spécial.
        Le champ « {attribute} » doit contenir une lettre majuscule.
        Le champ « {attribute} » doit comporter au moins {min} caractère.|Le champ « {attribute} » doit comporter au moins {min} de caractères.|Le champ « {attribute} » doit comporter au moins {min} caractères.
        Le champ « {attribute} » doit être un texte.
        Le champ « {attribute} » n’est pas un numéro de carte valide.
        Le champ « {attribute} » n’est pas un numéro de port valide.
        Le champ « {attribute} » doit être supérieur à 0.
        Le champ « {attribute} » ne doit contenir que des caractères imprimables.
        L’enregistrement ne peut pas être lu : {reason}.
        Le champ « {attribute} » n’est pas un pointeur JSON relatif valide.
        {attribute} : {message}
        Il y a {count} problème.|Il y a {count} de problèmes.|Il y a {count} problèmes.
        Le champ « {attribute} » est obligatoire.
        Le champ « {attribute} » doit valoir {requiredValue}.
        Il n’y a pas de scénario « {name} ».
        Il n’y a pas de scénario « {name} ». Vouliez-vous dire « {suggestion} » ?
        Le champ « {attribute} » n’est pas un numéro de version valide.
        Le champ « {attribute} » n’est pas un slug valide.
        Le champ « {attribute} » contient des caractères qui pourraient tromper le lecteur.
        Le champ « {attribute} » doit commencer par « {prefix} ».
        Le champ « {attribute} » doit comporter exactement {length} caractère.|Le champ « {attribute} » doit comporter exactement {length} de caractères.|Le champ « {attribute} » doit comporter exactement {length} caractères.
        Le champ « {attribute} » doit comporter au plus {max} caractère.|Le champ « {attribute} » doit comporter au plus {max} de caractères.|Le champ « {attribute} » doit comporter au plus {max} caractères.
        Le champ « {attribute} » doit comporter au moins {min} caractère.|Le champ « {attribute} » doit comporter au moins {min} de caractères.|Le champ « {attribute} » doit comporter au moins {min} caractères.
        Le champ « {attribute} » doit être un texte.
        Le champ « {attribute} » n’est pas une heure valide.
        La valeur du champ « {attribute} » doit être postérieure à {after}.
        La valeur du champ « {attribute} » doit être antérieure à {before}.
        Le champ « {attribute} » n’est pas un fuseau horaire valide.
        A expiré
        Non valide
        Ne correspond pas
        Caractère manquant
        Doit différer
        Pas un nombre
        Valeur non autorisée
        Vérification non effectuée
        Introuvable
        Pas dans la liste
        Pas un nombre entier
        Obligatoire
        Valeur trop grande
        Trop tôt
        Nombre insuffisant
        Trop tard
        Texte trop long
        Nombre trop élevé
        Texte trop court
        Valeur trop petite
        Illisible
        Caractères non autorisés
        Nombre incorrect
        Format incorrect
        Longueur incorrecte
        Type incorrect
        Le champ « {attribute} » n’est pas un ULID valide.
        Le champ « {attribute} » doit être en majuscules.
        Le champ « {attribute} » n’est pas une URI valide.
        Le champ « {attribute} » n’est pas une référence d’URI valide.
        Le champ « {attribute} » n’est pas un modèle d’URI valide.
        Le champ « {attribute} » n’est pas une URL valide.
        Le champ « {attribute} » n’est pas un UUID valide.
        """#)
}
