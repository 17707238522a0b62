extension ReportWords {
    static let fr: StaticString = """
        title Rapport de contrôle des données
        overview Vue d’ensemble
        rules Règles
        scenario Scénario
        file Fichier
        files Fichiers
        time Date du contrôle
        records Enregistrements
        valid Enregistrements valides
        invalid Enregistrements avec erreurs
        errors Erreurs
        warnings Avertissements et remarques
        known Déjà connues
        leftOut Exclus par les règles
        clean Aucune erreur n’a été trouvée.
        stopped Le contrôle a été arrêté avant la fin. Tous les nombres portent sur la partie lue.
        failures N’a pas pu être contrôlé
        unseen Attributs absents de tous les enregistrements
        violations Infractions
        byAttribute Infractions par attribut
        byRule Infractions par règle
        attribute Attribut
        rule Règle
        code Code
        severity Gravité
        error Erreur
        warning Avertissement
        info Remarque
        first Première occurrence
        others Autres
        samples Exemples
        hidden Les valeurs sont masquées.
        line Ligne
        record Enregistrement
        message Message
        value Valeur
        columns Colonnes
        moreColumns Les autres colonnes ne sont pas affichées.
        sensitive Sensible : le contenu n’est pas affiché.
        missing Absent
        empty Vide
        integer Nombre entier
        decimal Nombre décimal
        boolean Vrai ou faux
        date Date
        dateTime Date et heure
        text Texte
        list Liste
        object Objet
        distinct Valeurs différentes
        length Caractères
        range Plage
        shapes Formes les plus fréquentes
        legend Dans les formes, A représente une majuscule, a une autre lettre, 9 un chiffre, ⁺ plusieurs d’entre eux et … n’importe quoi.
        """
}
