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
        valid Valid records
        invalid Records with errors
        errors Errors
        warnings Warnings and notes
        known Known before
        leftOut Left out by the rules
        clean No errors were found.
        stopped The check was stopped early. All numbers are those of the part that was read.
        failures Could not be checked
        unseen Attributes that no record has
        violations Violations
        byAttribute Violations by attribute
        byRule Violations by rule
        attribute Attribute
        rule Rule
        code Code
        severity Severity
        error Error
        warning Warning
        info Note
        first First at
        others Others
        samples Samples
        hidden Values are hidden.
        line Line
        record Record
        message Message
        value Value
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
        shapes Most frequent shapes
        legend In shapes A stands for a capital, a for another letter, 9 for a digit, ⁺ for several of them, … for anything.
        """
}
