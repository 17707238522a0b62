extension ReportWords {
    static let he: StaticString = """
        title דוח בדיקת נתונים
        overview סקירה
        rules כללים
        scenario תרחיש
        file קובץ
        files קבצים
        time זמן
        records רשומות
        valid רשומות תקינות
        invalid רשומות עם שגיאות
        errors שגיאות
        warnings אזהרות והערות
        known ידוע מקודם
        leftOut הוצאו על פי הכללים
        clean לא נמצאו שגיאות.
        stopped הבדיקה הופסקה לפני סיומה. כל המספרים מתייחסים לחלק שנקרא.
        failures לא ניתן היה לבדוק
        unseen מאפיינים שאינם בשום רשומה
        violations הפרות
        byAttribute הפרות לפי מאפיין
        byRule הפרות לפי כלל
        attribute מאפיין
        rule כלל
        code קוד
        severity חומרה
        error שגיאה
        warning אזהרה
        info הערה
        first לראשונה ב
        others אחרים
        samples דוגמאות
        hidden הערכים מוסתרים.
        line שורה
        record רשומה
        message הודעה
        value ערך
        columns עמודות
        moreColumns העמודות הנוספות אינן מוצגות.
        sensitive רגיש: התוכן אינו מוצג.
        missing חסר
        empty ריק
        integer מספר שלם
        decimal מספר עשרוני
        boolean אמת או שקר
        date תאריך
        dateTime תאריך ושעה
        text טקסט
        list רשימה
        object אובייקט
        distinct ערכים שונים
        length תווים
        range טווח
        shapes הצורות הנפוצות ביותר
        legend בצורות A היא אות גדולה, a היא אות אחרת, 9 היא ספרה, ⁺ הוא כמה מהן ו־… הוא כל דבר.
        """
}
