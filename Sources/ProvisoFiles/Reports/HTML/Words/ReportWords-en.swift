extension ReportWords {
    static let english: StaticString = """
        title Data check report
        overview Overview
        rules Rules
        scenario Scenario
        file File
        files Files
        time Time
        records Records
        valid Records without errors
        invalid Records with errors
        errors Errors
        warnings Warnings and notes
        known Known before
        leftOut Left out by the rules
        headline {errors} {share}
        errorCount one=# error|other=# errors
        warningCount one=# warning|other=# warnings
        share one=in @ of # record|other=in @ of # records
        noErrors no errors
        stopped The check was stopped early. All numbers are those of the part that was read.
        failures Files that could not be checked
        otherFile The rules seem to be for another file.
        unseen Columns missing from the file
        unruled Columns that no rule names
        toFix What to fix
        column Column
        info Note
        others Others
        hidden Values are hidden.
        line Line
        lines Lines
        record Record
        message Message
        value Value
        count Count
        columns Columns
        moreColumns Further columns are not shown.
        sensitive Sensitive: what stands in it is not shown.
        missing Missing
        empty Empty
        integer Whole number
        decimal Decimal number
        boolean True or false
        date Date
        dateTime Date and time
        text Text
        list List
        object Object
        distinct Different values
        length Characters
        range Range
        patterns Most common patterns
        legend In patterns, A is a capital letter, a is any other letter, 9 is a digit, ⁺ means several, and … means anything.
        """
}
