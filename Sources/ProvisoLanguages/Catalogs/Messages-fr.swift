// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let fr = CatalogTable.read(
        "fr",
        #"""
        Le champ « {attribute} » doit rester vide.
        Le champ « {attribute} » est également obligatoire, car vous avez renseigné : {given}.
        Le champ « {attribute} » ne doit contenir que des lettres.
        Le champ « {attribute} » ne doit contenir que des lettres (A–Z).
        Le champ « {attribute} » ne doit contenir que des lettres et des chiffres.
        Le champ « {attribute} » ne doit contenir que des lettres et des chiffres (A–Z, 0–9).
        Le champ « {attribute} » ne correspond à aucun des formats acceptés.
        Le champ « {attribute} » ne doit contenir que des lettres sans accent (A–Z), des chiffres et la ponctuation courante.
        Le champ « {attribute} » n’est pas valide. Vérifiez la saisie et réessayez.
        Le champ « {attribute} » n’a pas pu être vérifié. Réessayez plus tard.
        Le champ « {attribute} » n’a pas encore été vérifié.
        Le champ « {attribute} » pose problème dans {count} des {total} enregistrements. Le maximum autorisé est de {limit}.
        La combinaison des champs {attributes} pose problème dans {count} des {total} enregistrements. Le maximum autorisé est de {limit}.
        Il n’y a pas de champ « {name} ».
        Il n’y a pas de champ « {name} ». Vouliez-vous dire « {suggestion} » ?
        Le champ « {attribute} » doit être une valeur Base32 valide (A–Z, 2–7).
        Le champ « {attribute} » doit être une valeur Base64 valide, par exemple {example}.
        Le champ « {attribute} » doit être un BIC valide ({min} ou {max} caractères), par exemple {example}.
        Le champ « {attribute} » doit valoir {true} ou {false}.
        Le champ « {attribute} » doit être une date d’expiration valide, par exemple {example}.
        La date du champ « {attribute} » est dépassée. Utilisez une carte encore valable.
        Le champ « {attribute} » doit être le code de sécurité de la carte ({min} ou {max} chiffres).
        Le champ « {attribute} » doit être le code de sécurité de la carte ({count} chiffres).
        La colonne « {column} » n’est pas autorisée.
        Il manque la colonne « {column} ».
        Il manque la colonne « {column} ». Les cellules semblent séparées par « {delimiter} ».
        Il manque la colonne « {column} ». Il y a une colonne « {suggestion} ».
        Le nom de la colonne « {column} » n’est pas au format attendu.
        La colonne « {column} » doit se trouver après la colonne « {previous} ».
        La colonne « {column} » n’est pas prévue.
        La colonne « {column} » n’est pas prévue. Vouliez-vous dire « {suggestion} » ?
        Le champ « {attribute} » doit être égal à {compareValue}.
        Le champ « {attribute} » doit être identique au champ « {compareAttribute} ».
        Le champ « {attribute} » n’a pas la valeur attendue. Vérifiez la saisie et réessayez.
        Le champ « {attribute} » doit être supérieur à {compareValue}.
        Le champ « {attribute} » doit être supérieur au champ « {compareAttribute} ».
        La date du champ « {attribute} » doit être postérieure à celle du champ « {compareAttribute} ».
        La valeur du champ « {attribute} » est trop basse.
        La date du champ « {attribute} » est trop précoce.
        La date du champ « {attribute} » doit être postérieure au {compareValue}.
        Le champ « {attribute} » doit être supérieur ou égal à {compareValue}.
        Le champ « {attribute} » doit être supérieur ou égal au champ « {compareAttribute} ».
        La date du champ « {attribute} » ne doit pas être antérieure à celle du champ « {compareAttribute} ».
        La valeur du champ « {attribute} » est trop basse.
        La date du champ « {attribute} » est trop précoce.
        La date du champ « {attribute} » ne doit pas être antérieure au {compareValue}.
        Le champ « {attribute} » doit être inférieur à {compareValue}.
        Le champ « {attribute} » doit être inférieur au champ « {compareAttribute} ».
        La date du champ « {attribute} » doit être antérieure à celle du champ « {compareAttribute} ».
        La valeur du champ « {attribute} » est trop élevée.
        La date du champ « {attribute} » est trop tardive.
        La date du champ « {attribute} » doit être antérieure au {compareValue}.
        Le champ « {attribute} » doit être inférieur ou égal à {compareValue}.
        Le champ « {attribute} » doit être inférieur ou égal au champ « {compareAttribute} ».
        La date du champ « {attribute} » ne doit pas être postérieure à celle du champ « {compareAttribute} ».
        La valeur du champ « {attribute} » est trop élevée.
        La date du champ « {attribute} » est trop tardive.
        La date du champ « {attribute} » ne doit pas être postérieure au {compareValue}.
        Le champ « {attribute} » ne doit pas être égal à {compareValue}.
        Le champ « {attribute} » doit être différent du champ « {compareAttribute} ».
        La valeur du champ « {attribute} » n’est pas autorisée. Choisissez-en une autre.
        La valeur du champ « {attribute} » doit être du même type que {compareValue}.
        La valeur du champ « {attribute} » doit être du même type que celle du champ « {compareAttribute} ».
        La valeur du champ « {attribute} » n’est pas du bon type.
        Le champ « {attribute} » n’est pas valide. Vérifiez la saisie et réessayez.
        Le champ « {attribute} » doit contenir « {containedValue} ».
        Le champ « {attribute} » doit contenir « {containedValue} » au moins {min} fois.|Le champ « {attribute} » doit contenir « {containedValue} » au moins {min} de fois.|Le champ « {attribute} » doit contenir « {containedValue} » au moins {min} fois.
        Le champ « {attribute} » doit contenir des coordonnées valides, par exemple {example}.
        Le champ « {attribute} » doit comporter exactement {count} élément.|Le champ « {attribute} » doit comporter exactement {count} d’éléments.|Le champ « {attribute} » doit comporter exactement {count} éléments.
        Le champ « {attribute} » doit correspondre à exactement un des formats acceptés. Nombre de formats qui correspondent : {count}.
        Le champ « {attribute} » doit comporter au moins {min} élément.|Le champ « {attribute} » doit comporter au moins {min} d’éléments.|Le champ « {attribute} » doit comporter au moins {min} éléments.
        Le champ « {attribute} » doit comporter au plus {max} élément.|Le champ « {attribute} » doit comporter au plus {max} d’éléments.|Le champ « {attribute} » doit comporter au plus {max} éléments.
        Le champ « {attribute} » doit être une liste.
        Le champ « {attribute} » doit être un code de pays valide, par exemple {example}.
        Le champ « {attribute} » doit être une planification cron valide, par exemple {example}.
        Le champ « {attribute} » doit être une couleur CSS valide, par exemple {example}.
        Le champ « {attribute} » doit être un code de devise valide, par exemple {example}.
        Le champ « {attribute} » n’est pas valide. Vérifiez la saisie et réessayez.
        Le champ « {attribute} » doit être une URL de données valide, par exemple {example}.
        Le champ « {attribute} » doit être une date valide, par exemple {example}.
        La date du champ « {attribute} » ne doit pas être antérieure au {earliest}.
        La date du champ « {attribute} » ne doit pas être postérieure au {latest}.
        La date du champ « {attribute} » doit être postérieure à aujourd’hui.
        La date du champ « {attribute} » doit être dans le passé.
        La date du champ « {attribute} » doit être postérieure au {after}.
        La date du champ « {attribute} » doit être antérieure au {before}.
        La date du champ « {attribute} » doit remonter à au moins {minAge} an.|La date du champ « {attribute} » doit remonter à au moins {minAge} d’années.|La date du champ « {attribute} » doit remonter à au moins {minAge} ans.
        Le champ « {attribute} » doit contenir une date et une heure valides, par exemple {example}.
        La date du champ « {attribute} » ne doit pas être antérieure au {earliest}.
        La date du champ « {attribute} » ne doit pas être postérieure au {latest}.
        La date du champ « {attribute} » doit être postérieure à aujourd’hui.
        La date du champ « {attribute} » doit être dans le passé.
        La date du champ « {attribute} » doit être postérieure au {after}.
        La date du champ « {attribute} » doit être antérieure au {before}.
        La date du champ « {attribute} » doit remonter à au moins {minAge} an.|La date du champ « {attribute} » doit remonter à au moins {minAge} d’années.|La date du champ « {attribute} » doit remonter à au moins {minAge} ans.
        Le champ « {attribute} » doit être un nombre.
        Le champ « {attribute} » doit comporter au moins {min} décimale.|Le champ « {attribute} » doit comporter au moins {min} de décimales.|Le champ « {attribute} » doit comporter au moins {min} décimales.
        Le champ « {attribute} » doit comporter au plus {max} décimale.|Le champ « {attribute} » doit comporter au plus {max} de décimales.|Le champ « {attribute} » doit comporter au plus {max} décimales.
        Le champ « {attribute} » doit comporter au moins {min} valeur distincte.|Le champ « {attribute} » doit comporter au moins {min} de valeurs distinctes.|Le champ « {attribute} » doit comporter au moins {min} valeurs distinctes.
        Le nombre de combinaisons distinctes des champs {attributes} doit être d’au moins {min}.
        Le champ « {attribute} » doit comporter au plus {max} valeur distincte.|Le champ « {attribute} » doit comporter au plus {max} de valeurs distinctes.|Le champ « {attribute} » doit comporter au plus {max} valeurs distinctes.
        Le nombre de combinaisons distinctes des champs {attributes} doit être d’au plus {max}.
        Le champ « {attribute} » doit être un nom de domaine valide, par exemple {example}.
        Le champ « {attribute} » doit être une durée valide, par exemple {example}.
        Le champ « {attribute} » doit être un numéro de téléphone valide avec l’indicatif du pays, par exemple {example}.
        Le champ « {attribute} » doit être une liste.
        Le champ « {attribute} » doit être un code {name} valide. Vérifiez les chiffres.
        Le champ « {attribute} » doit être une adresse e-mail valide, par exemple {example}.
        Le domaine du champ « {attribute} » n’accepte pas d’e-mails. Vérifiez la partie qui suit le @.
        Le domaine du champ « {attribute} » semble mal orthographié. Vérifiez la partie qui suit le @.
        Le domaine du champ « {attribute} » n’a pas pu être vérifié. Réessayez plus tard.
        Le champ « {attribute} » doit se terminer par « {suffix} ».
        La valeur du champ « {attribute} » est introuvable dans « {source} ».
        La valeur du champ « {attribute} » est introuvable dans la colonne « {column} ».
        La combinaison des champs {attributes} est introuvable dans les colonnes « {column} ».
        La combinaison des champs {attributes} est introuvable dans « {source} ».
        Le formulaire n’a pas pu être vérifié. Réessayez.
        Le champ « {attribute} » n’a pas pu être lu. Renvoyez le formulaire.
        Le champ « {attribute} » n’a pas pu être lu. Renvoyez le formulaire.
        Le champ « {attribute} » n’a pas pu être lu. Renvoyez le formulaire.
        Le champ « {attribute} » doit être une empreinte (hash) valide ({name}).
        Le champ « {attribute} » doit être une valeur hexadécimale valide (0–9, A–F, par paires).
        Le champ « {attribute} » doit être une couleur hexadécimale, par exemple {example}.
        Le champ « {attribute} » doit être un nom d’hôte valide, par exemple {example}.
        Le champ « {attribute} » doit être un IBAN valide. Vérifiez qu’il n’y a pas de faute de frappe.
        La valeur du champ « {attribute} » ne fait pas partie des valeurs acceptées. Choisissez-en une autre.
        La valeur du champ « {attribute} » n’est pas autorisée. Choisissez-en une autre.
        La valeur du champ « {attribute} » ne fait pas partie des valeurs acceptées : {values}.
        Le champ « {attribute} » doit être un nombre entier.
        Le champ « {attribute} » doit être un nombre entier sans décimales.
        Le champ « {attribute} » doit être une adresse IP valide, par exemple {example}.
        Le champ « {attribute} » doit être un IRI valide, par exemple {example}.
        Le champ « {attribute} » doit être une référence d’IRI valide, par exemple {example}.
        Le champ « {attribute} » doit être un {name} valide. Vérifiez les chiffres.
        Le champ « {attribute} » doit être un code ISIN valide. Vérifiez qu’il n’y a pas de faute de frappe.
        Le champ « {attribute} » doit être un ISSN valide. Vérifiez les chiffres.
        Le champ « {attribute} » doit être un document JSON valide.
        Le champ « {attribute} » doit être un pointeur JSON valide, par exemple {example}.
        Le champ « {attribute} » doit être un JSON Web Token valide.
        Le champ « {attribute} » doit être un objet.
        Le champ « {attribute} » doit être un code de langue valide, par exemple {example}.
        Le champ « {attribute} » doit contenir des coordonnées valides, par exemple {example}.
        Le champ « {attribute} » doit être une latitude valide, de {min} à {max}.
        Le champ « {attribute} » doit être une longitude valide, de {min} à {max}.
        Le champ « {attribute} » doit être en minuscules.
        Le champ « {attribute} » doit être un numéro valide. Vérifiez les chiffres.
        Le champ « {attribute} » doit être une adresse MAC valide, par exemple {example}.
        Le champ « {attribute} » n’est pas au format attendu.
        Le champ « {attribute} » doit contenir un chiffre.
        Le champ « {attribute} » doit contenir une lettre minuscule.
        Le champ « {attribute} » doit contenir un caractère spécial, par exemple ! ou %.
        Le champ « {attribute} » doit contenir une lettre majuscule.
        Le champ « {attribute} » n’est pas au format attendu. Exemple : {example}.
        Le champ « {attribute} » est dans un format qui n’est pas autorisé.
        Le champ « {attribute} » est trop long. Raccourcissez-le.
        Le champ « {attribute} » doit être un type de média valide, par exemple {example}.
        Le champ « {attribute} » doit être un multiple de {divisor}.
        Le champ « {attribute} » doit être un Nano ID valide, par exemple {example}.
        Le champ « {attribute} » doit être un Nano ID valide.
        Le champ « {attribute} » doit être inférieur à {limit}.
        Le champ « {attribute} » a trop de niveaux.
        Le champ « {attribute} » doit être un objet.
        La valeur du champ « {attribute} » n’est pas autorisée. Choisissez-en une autre.
        Le champ « {attribute} » doit être un nombre entier.
        Le champ « {attribute} » doit être un nombre entier sans décimales.
        Le champ « {attribute} » doit être inférieur ou égal à {max}.
        Le champ « {attribute} » doit être inférieur à {max}.
        Le champ « {attribute} » doit être supérieur ou égal à {min}.
        Le champ « {attribute} » doit être un nombre.
        Le champ « {attribute} » doit contenir un chiffre.
        Le champ « {attribute} » doit contenir une lettre minuscule.
        Le champ « {attribute} » doit contenir un caractère spécial, par exemple ! ou %.
        Le champ « {attribute} » doit contenir une lettre majuscule.
        Le champ « {attribute} » doit comporter au moins {min} caractère.|Le champ « {attribute} » doit comporter au moins {min} de caractères.|Le champ « {attribute} » doit comporter au moins {min} caractères.
        Le champ « {attribute} » doit être du texte.
        Le champ « {attribute} » doit être un numéro de carte valide. Vérifiez les chiffres.
        Le champ « {attribute} » doit être un numéro de carte valide ({name}). Vérifiez les chiffres.
        Le champ « {attribute} » doit être un numéro de port valide, de {min} à {max}.
        Le champ « {attribute} » doit être supérieur à {limit}.
        Le champ « {attribute} » contient des caractères qui ne peuvent pas être affichés, comme des tabulations ou des sauts de ligne. Supprimez-les.
        Le champ « {attribute} » ne doit contenir que des lettres sans accent (A–Z), des chiffres et la ponctuation courante.
        adresse IP non autorisée
        \u sans quatre chiffres hexadécimaux
        signe pour cent sans deux chiffres hexadécimaux
        bits d’hôte non nuls
        tableau non fermé
        type de carte non accepté
        indicateur d’ordre des octets au milieu du texte
        annulé
        caractère non autorisé
        caractère non autorisé à cet endroit
        crochet fermant qui ne correspond pas
        parenthèse ou crochet fermant manquant
        crochet fermant sans ouvrant
        deux-points manquants après la clé
        signe diacritique sans lettre
        virgule après la dernière valeur
        virgule manquante
        virgule sans valeur avant
        commentaire
        caractère de contrôle
        caractère de contrôle dans une chaîne
        pays non accepté
        nom affiché sans guillemets
        domaine trop long
        clé en double
        vide
        partie vide
        expiré
        fragment non autorisé
        moitié de paire de substitution
        nombre hexadécimal
        heure hors limites
        Punycode non valide
        UTF-8 non valide
        domaine de premier niveau non valide
        caractère invisible
        clé en double
        deux clés pour le même champ
        ce n’est pas un objet
        UTF-8 non valide
        son nom en contredit un autre
        son nom ne dit pas à quel élément il appartient
        le nombre de cellules n’est pas celui des colonnes
        la clé n’est pas une chaîne
        clé sans guillemets
        zéro initial
        saut de ligne non autorisé
        réponse illisible
        minute hors limites
        point mal placé
        trait d’union mal placé
        partie mal placée
        séparateur mal placé
        chiffres de systèmes différents
        mélange d’écritures
        mélange de séparateurs
        mélange de sens d’écriture
        plus d’une valeur
        nom manquant
        imbrication trop profonde
        croisillon manquant
        AM ou PM manquant
        P manquant au début
        T manquant avant l’heure
        pas de réponse à temps
        pas d’arobase
        pas de domaine
        signe égal manquant
        pas d’hôte
        trait d’union manquant
        pas de langue
        pas de seconde intercalaire à cette heure
        pas de serveur de messagerie
        pas de type de média
        pas de nom de mois
        pas de décalage horaire
        signe plus manquant
        pas de longueur de préfixe
        pas de schéma
        pas de secondes
        pas de séparateurs
        aucun serveur joignable
        pas de signature
        barre oblique manquante
        pas de sockets sur cette plateforme
        pas de sous-type
        cet espace colorimétrique n’existe pas
        ce pays n’existe pas
        cette devise n’existe pas
        ce jour n’existe pas
        ce domaine n’existe pas
        cette langue n’existe pas
        ce mois n’existe pas
        ce numéro n’existe pas
        cette région n’existe pas
        cette écriture n’existe pas
        ce fuseau horaire n’existe pas
        cette unité n’existe pas
        cette variante n’existe pas
        pas d’heure
        pas d’unité
        pas de nom d’utilisateur
        aucune valeur
        pas de nom de jour
        caractère non ASCII
        pas du Base64
        pas du Base64url
        UTF-8 non valide
        pas une URL
        pas une couleur
        pas un chiffre
        pas un nom de domaine
        pas un chiffre hexadécimal
        pas une lettre
        ni lettre ni chiffre
        pas un mois et une année
        pas un multiple
        pas un nombre
        pas une adresse IP
        pas une adresse IPv4
        pas une adresse IPv6
        ce n’est pas un tableau
        ni un tableau d’objets ni un objet
        ce n’est pas un objet
        pas dans le futur
        pas dans le passé
        pas en minuscules
        pas négatif
        non normalisé (NFC)
        pas positif
        non imprimable
        pas du texte
        pas trois parties
        pas deux nombres
        pas en majuscules
        pas un nombre entier
        pas de partie avant l’arobase
        nombre non fini
        nombre incomplet
        nombre commençant par un zéro
        nombre avec un signe plus
        nombre sans chiffre avant le point
        objet non fermé
        nombre impair de chiffres
        décalage horaire hors limites
        hors limites
        remplissage non autorisé
        partie avant l’arobase trop longue
        partie répétée
        partie trop longue
        parties contradictoires
        le port n’est pas un nombre
        port non autorisé
        port hors limites
        longueur de préfixe non autorisée
        requête non autorisée
        guillemets non autorisés
        refusé par le serveur
        signe diacritique répété
        schéma non autorisé
        seconde hors limites
        erreur du serveur
        espace non autorisé
        chaîne entre apostrophes
        chaîne non fermée
        n’accepte pas d’e-mails
        texte après la fin
        trop tôt
        pas assez de décimales
        pas assez de chiffres
        pas assez de parties
        trop tard
        trop long
        trop de décimales
        trop de chiffres
        trop de parties
        trop court
        trop jeune
        deux points de suite
        type non accepté
        caractère inattendu
        fin inattendue
        unité omise
        unités dans le désordre
        échappement inconnu dans une chaîne
        mot inconnu
        informations d’utilisateur non autorisées
        valeur manquante
        semaines mêlées à d’autres unités
        clé de contrôle incorrecte
        clé de contrôle incorrecte
        longueur incorrecte
        nombre de chiffres incorrect
        remplissage incorrect
        préfixe incorrect
        unité incorrecte
        variante incorrecte
        version incorrecte
        jour de la semaine incorrect
        année hors limites
        zone non autorisée
        Impossible de lire l’enregistrement : {reason}.
        La ligne contient {found} cellule au lieu de {expected}. Vérifiez les séparateurs et les guillemets.|La ligne contient {found} cellules au lieu de {expected}. Vérifiez les séparateurs et les guillemets.|La ligne contient {found} cellules au lieu de {expected}. Vérifiez les séparateurs et les guillemets.
        Impossible de lire l’enregistrement : {reason} (colonne {column}).
        Impossible de lire l’enregistrement : {reason} (ligne {line}, colonne {column}).
        Impossible de lire l’enregistrement : plus de {max} Mio.
        Il faut au moins {min} enregistrement.|Il faut au moins {min} d’enregistrements.|Il faut au moins {min} enregistrements.
        Le nombre d’éléments acceptés dans le champ « {attribute} » doit être d’au moins {min}. Il est de {count}.
        Il peut y avoir au plus {max} enregistrement.|Il peut y avoir au plus {max} d’enregistrements.|Il peut y avoir au plus {max} enregistrements.
        Le nombre d’éléments acceptés dans le champ « {attribute} » doit être d’au plus {max}. Il est de {count}.
        Le champ « {attribute} » doit être un pointeur JSON relatif valide, par exemple {example}.
        {attribute} : {message}
        Vouliez-vous dire « {suggestion} » ?
        Vouliez-vous dire {suggestion} ?
        Il y a {count} problème.|Il y a {count} de problèmes.|Il y a {count} problèmes.
        Le champ « {attribute} » est obligatoire.
        Vous devez accepter « {attribute} ».
        Le champ « {attribute} » doit valoir {requiredValue}.
        Il n’y a pas de scénario « {name} ».
        Il n’y a pas de scénario « {name} ». Vouliez-vous dire « {suggestion} » ?
        Le champ « {attribute} » doit être un numéro de version valide, par exemple {example}.
        Le champ « {attribute} » doit valoir {expected}, la valeur suivante.
        Le champ « {attribute} » doit être un nombre entier.
        Le champ « {attribute} » doit être une date valide, par exemple {example}.
        Le champ « {attribute} » doit être un nombre entier sans décimales.
        Le champ « {attribute} » ne doit contenir que des lettres minuscules (a–z), des chiffres et, entre eux, des traits d’union isolés.
        Le champ « {attribute} » ne doit contenir que des lettres minuscules (a–z), des chiffres et, entre eux, des traits d’union ou tirets bas isolés.
        La valeur du champ « {attribute} » n’est pas dans le bon ordre. Sa place est avant la ligne {previousLine}.
        La valeur du champ « {attribute} » n’est pas du bon type.
        Le champ « {attribute} » doit être une date valide, par exemple {example}.
        Le champ « {attribute} » doit être un nombre.
        La valeur du champ « {attribute} » ne doit pas être la même qu’à la ligne {previousLine}.
        La valeur du champ « {attribute} » n’est pas dans le bon ordre. Sa place est avant l’enregistrement {previousRecord}.
        La valeur du champ « {attribute} » ne doit pas être la même que dans l’enregistrement {previousRecord}.
        La combinaison des champs {attributes} n’est pas dans le bon ordre. Sa place est avant l’enregistrement {previousRecord}.
        La combinaison des champs {attributes} ne doit pas être la même que dans l’enregistrement {previousRecord}.
        La combinaison des champs {attributes} n’est pas dans le bon ordre. Sa place est avant la ligne {previousLine}.
        La combinaison des champs {attributes} ne doit pas être la même qu’à la ligne {previousLine}.
        Le champ « {attribute} » mélange des alphabets ou contient des caractères cachés. Utilisez les lettres d’un seul alphabet.
        Le champ « {attribute} » doit commencer par « {prefix} ».
        Le champ « {attribute} » doit comporter exactement {length} caractère.|Le champ « {attribute} » doit comporter exactement {length} de caractères.|Le champ « {attribute} » doit comporter exactement {length} caractères.
        Le champ « {attribute} » doit comporter exactement {length} octet.|Le champ « {attribute} » doit comporter exactement {length} d’octets.|Le champ « {attribute} » doit comporter exactement {length} octets.
        Le champ « {attribute} » doit comporter au plus {max} caractère.|Le champ « {attribute} » doit comporter au plus {max} de caractères.|Le champ « {attribute} » doit comporter au plus {max} caractères.
        Le champ « {attribute} » doit comporter au plus {max} octet.|Le champ « {attribute} » doit comporter au plus {max} d’octets.|Le champ « {attribute} » doit comporter au plus {max} octets.
        Le champ « {attribute} » doit comporter au moins {min} caractère.|Le champ « {attribute} » doit comporter au moins {min} de caractères.|Le champ « {attribute} » doit comporter au moins {min} caractères.
        Le champ « {attribute} » doit comporter au moins {min} octet.|Le champ « {attribute} » doit comporter au moins {min} d’octets.|Le champ « {attribute} » doit comporter au moins {min} octets.
        Le champ « {attribute} » doit être du texte.
        Le champ « {attribute} » doit être une heure valide, par exemple {example}.
        La valeur du champ « {attribute} » doit être postérieure à {after}.
        La valeur du champ « {attribute} » doit être antérieure à {before}.
        Le champ « {attribute} » doit être un fuseau horaire valide, par exemple {example}.
        Doublon
        Expiré
        Non valide
        Ne correspond pas
        Caractère manquant
        Faute de frappe possible
        Doit être différent
        N’est pas un nombre
        Valeur non autorisée
        Vérification non effectuée
        Introuvable
        Absent de la liste
        N’est pas un nombre entier
        Ordre incorrect
        Obligatoire
        Valeur trop grande
        Trop tôt
        Nombre insuffisant
        Trop tard
        Texte trop long
        Nombre trop élevé
        Date trop récente
        Texte trop court
        Valeur trop petite
        Illisible
        Caractères non autorisés
        Nombre incorrect
        Format incorrect
        Longueur incorrecte
        Type incorrect
        Le champ « {attribute} » doit être un ULID valide, par exemple {example}.
        Le champ « {attribute} » n’a pas de valeur et ne peut pas en recevoir ici.
        La valeur du champ « {attribute} » doit être unique. Elle figure déjà à la ligne {firstLine}.
        La valeur du champ « {attribute} » doit être unique. Elle figure déjà dans l’enregistrement {firstRecord}.
        La combinaison des champs {attributes} doit être unique. Celle-ci figure déjà dans l’enregistrement {firstRecord}.
        La valeur du champ « {attribute} » doit être unique.
        La combinaison des champs {attributes} doit être unique.
        La combinaison des champs {attributes} doit être unique. Celle-ci figure déjà à la ligne {firstLine}.
        Le champ « {attribute} » ne doit pas comporter deux fois le même élément. Les éléments {first} et {second} sont identiques.
        Le champ « {attribute} » doit être une liste.
        Le champ « {attribute} » doit être en majuscules.
        Le champ « {attribute} » doit être un URI valide, par exemple {example}.
        Le champ « {attribute} » doit être une référence d’URI valide, par exemple {example}.
        Le champ « {attribute} » doit être un modèle d’URI valide, par exemple {example}.
        Le champ « {attribute} » doit être une URL valide, par exemple {example}.
        Le champ « {attribute} » doit être un {name} valide, par exemple {example}.
        Le champ « {attribute} » doit être un UUID valide.
        Le champ « {attribute} » doit être un objet.
        Le champ « {attribute} » doit être un numéro d’identification de véhicule (VIN) valide. Vérifiez qu’il n’y a pas de faute de frappe.
        faux
        (vide)
        vrai
        valeur
        """#)
}
