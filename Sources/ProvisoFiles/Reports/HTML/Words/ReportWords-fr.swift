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
        valid Enregistrements sans erreur
        invalid Enregistrements avec erreurs
        errors Erreurs
        warnings Avertissements et remarques
        known Déjà connues
        leftOut Exclus par les règles
        headline {errors} {share}
        errorCount one=# erreur|many=# d’erreurs|other=# erreurs
        warningCount one=# avertissement|many=# d’avertissements|other=# avertissements
        share one=dans @ enregistrement sur #|other=dans @ des # enregistrements
        noErrors aucune erreur
        stopped Le contrôle a été arrêté avant la fin. Tous les nombres portent sur la partie lue.
        failures Fichiers non contrôlés
        otherFile Les règles semblent destinées à un autre fichier.
        unseen Colonnes absentes du fichier
        unruled Colonnes qu’aucune règle ne mentionne
        toFix À corriger
        column Colonne
        info Remarque
        others Autres
        hidden Les valeurs sont masquées.
        line Ligne
        lines Lignes
        record Enregistrement
        message Message
        value Valeur
        count Nombre
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
        patterns Modèles les plus fréquents
        legend Dans les modèles, A représente une majuscule, a une autre lettre, 9 un chiffre, ⁺ plusieurs d’entre eux et … n’importe quels caractères.
        """
}
