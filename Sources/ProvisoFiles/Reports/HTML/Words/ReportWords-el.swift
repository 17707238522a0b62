extension ReportWords {
    static let el: StaticString = """
        title Αναφορά ελέγχου δεδομένων
        overview Επισκόπηση
        rules Κανόνες
        scenario Σενάριο
        file Αρχείο
        files Αρχεία
        time Χρόνος
        records Εγγραφές
        valid Έγκυρες εγγραφές
        invalid Εγγραφές με σφάλματα
        errors Σφάλματα
        warnings Προειδοποιήσεις και σημειώσεις
        known Γνωστά από πριν
        leftOut Εξαιρέθηκαν από τους κανόνες
        clean Δεν βρέθηκαν σφάλματα.
        stopped Ο έλεγχος διακόπηκε πρόωρα. Όλοι οι αριθμοί αφορούν το μέρος που διαβάστηκε.
        failures Δεν ήταν δυνατός ο έλεγχος
        unseen Χαρακτηριστικά που δεν έχει καμία εγγραφή
        violations Παραβάσεις
        byAttribute Παραβάσεις ανά χαρακτηριστικό
        byRule Παραβάσεις ανά κανόνα
        attribute Χαρακτηριστικό
        rule Κανόνας
        code Κωδικός
        severity Σοβαρότητα
        error Σφάλμα
        warning Προειδοποίηση
        info Σημείωση
        first Πρώτη φορά
        others Άλλα
        samples Παραδείγματα
        hidden Οι τιμές είναι κρυμμένες.
        line Γραμμή
        record Εγγραφή
        message Μήνυμα
        value Τιμή
        columns Στήλες
        moreColumns Οι υπόλοιπες στήλες δεν εμφανίζονται.
        sensitive Ευαίσθητο: το περιεχόμενο δεν εμφανίζεται.
        missing Λείπει
        empty Κενό
        integer Ακέραιος αριθμός
        decimal Δεκαδικός αριθμός
        boolean Αληθές ή ψευδές
        date Ημερομηνία
        dateTime Ημερομηνία και ώρα
        text Κείμενο
        list Λίστα
        object Αντικείμενο
        distinct Διαφορετικές τιμές
        length Χαρακτήρες
        range Εύρος
        shapes Συχνότερες μορφές
        legend Στις μορφές, A σημαίνει κεφαλαίο γράμμα, a άλλο γράμμα, 9 ψηφίο, ⁺ πολλά από αυτά και … οτιδήποτε.
        """
}
