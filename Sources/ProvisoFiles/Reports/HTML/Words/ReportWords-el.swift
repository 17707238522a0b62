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
        valid Εγγραφές χωρίς σφάλματα
        invalid Εγγραφές με σφάλματα
        errors Σφάλματα
        warnings Προειδοποιήσεις και σημειώσεις
        known Γνωστά από πριν
        leftOut Εξαιρέθηκαν από τους κανόνες
        headline {errors} {share}
        errorCount one=# σφάλμα|other=# σφάλματα
        warningCount one=# προειδοποίηση|other=# προειδοποιήσεις
        share one=σε @ από # εγγραφή|other=σε @ από # εγγραφές
        noErrors κανένα σφάλμα
        stopped Ο έλεγχος διακόπηκε πρόωρα. Όλοι οι αριθμοί αφορούν το μέρος που διαβάστηκε.
        failures Αρχεία που δεν ήταν δυνατό να ελεγχθούν
        otherFile Οι κανόνες φαίνεται να είναι για άλλο αρχείο.
        unseen Στήλες που λείπουν από το αρχείο
        unruled Στήλες που δεν αναφέρει κανένας κανόνας
        toFix Τι χρειάζεται διόρθωση
        column Στήλη
        info Σημείωση
        others Άλλα
        hidden Οι τιμές είναι κρυμμένες.
        line Γραμμή
        lines Γραμμές
        record Εγγραφή
        message Μήνυμα
        value Τιμή
        count Πλήθος
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
        patterns Συχνότερα μοτίβα
        legend Στα μοτίβα, A σημαίνει κεφαλαίο γράμμα, a άλλο γράμμα, 9 ψηφίο, ⁺ πολλά από αυτά και … οποιουσδήποτε χαρακτήρες.
        """
}
