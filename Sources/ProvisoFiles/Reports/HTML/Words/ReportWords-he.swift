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
        valid רשומות ללא שגיאות
        invalid רשומות עם שגיאות
        errors שגיאות
        warnings אזהרות והערות
        known ידוע מקודם
        leftOut הוצאו על פי הכללים
        headline {errors} {share}
        errorCount one=שגיאה אחת|other=# שגיאות
        warningCount one=אזהרה אחת|other=# אזהרות
        share one=ב־@ מתוך רשומה אחת|other=ב־@ מתוך # רשומות
        noErrors אין שגיאות
        stopped הבדיקה הופסקה לפני סיומה. כל המספרים מתייחסים לחלק שנקרא.
        failures קבצים שלא ניתן היה לבדוק
        otherFile נראה שהכללים מיועדים לקובץ אחר.
        unseen עמודות שחסרות בקובץ
        unruled עמודות שאף כלל אינו מזכיר
        toFix מה לתקן
        column עמודה
        info הערה
        others אחרים
        hidden הערכים מוסתרים.
        line שורה
        lines שורות
        record רשומה
        message הודעה
        value ערך
        count כמות
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
        patterns התבניות הנפוצות ביותר
        legend בתבניות A היא אות גדולה, a היא אות אחרת, 9 היא ספרה, ⁺ הוא כמה מהן ו־… הוא כל תו.
        """
}
