// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let he = CatalogTable.read(
        "he",
        #"""
        יש להשאיר את השדה {attribute} ריק.
        גם השדה {attribute} הוא שדה חובה, כי צוין: {given}.
        השדה {attribute} יכול להכיל אותיות בלבד.
        השדה {attribute} יכול להכיל אותיות וספרות בלבד.
        הערך בשדה {attribute} אינו באף אחת מהצורות המותרות.
        השדה {attribute} יכול להכיל תווי ASCII בלבד.
        הערך בשדה {attribute} אינו תקין.
        לא ניתן היה לבדוק את השדה {attribute}.
        השדה {attribute} עדיין לא נבדק.
        אין שדה בשם ”{name}”.
        אין שדה בשם ”{name}”. האם הכוונה ל־”{suggestion}”?
        הערך בשדה {attribute} אינו ערך Base32 תקין.
        הערך בשדה {attribute} אינו ערך Base64 תקין.
        הערך בשדה {attribute} אינו קוד BIC תקין.
        הערך בשדה {attribute} חייב להיות {true} או {false}.
        הערך בשדה {attribute} אינו תאריך תפוגה תקין.
        התאריך בשדה {attribute} כבר עבר.
        הערך בשדה {attribute} אינו קוד אבטחה תקין.
        הערך בשדה {attribute} חייב להיות שווה לערך {compareValue}.
        הערך בשדה {attribute} חייב להיות זהה לערך בשדה {compareAttribute}.
        הערך בשדה {attribute} אינו הערך הצפוי.
        הערך בשדה {attribute} חייב להיות גדול מהערך {compareValue}.
        הערך בשדה {attribute} חייב להיות גדול מהערך בשדה {compareAttribute}.
        הערך בשדה {attribute} חייב להיות גדול יותר.
        הערך בשדה {attribute} חייב להיות גדול מהערך {compareValue} או שווה לו.
        הערך בשדה {attribute} חייב להיות גדול מהערך בשדה {compareAttribute} או שווה לו.
        הערך בשדה {attribute} חייב להיות גדול יותר.
        הערך בשדה {attribute} חייב להיות קטן מהערך {compareValue}.
        הערך בשדה {attribute} חייב להיות קטן מהערך בשדה {compareAttribute}.
        הערך בשדה {attribute} חייב להיות קטן יותר.
        הערך בשדה {attribute} חייב להיות קטן מהערך {compareValue} או שווה לו.
        הערך בשדה {attribute} חייב להיות קטן מהערך בשדה {compareAttribute} או שווה לו.
        הערך בשדה {attribute} חייב להיות קטן יותר.
        הערך בשדה {attribute} אינו יכול להיות שווה לערך {compareValue}.
        הערך בשדה {attribute} חייב להיות שונה מהערך בשדה {compareAttribute}.
        הערך בשדה {attribute} אינו מותר.
        אי אפשר להשוות את השדה {attribute} לערך {compareValue}.
        אי אפשר להשוות את השדה {attribute} לשדה {compareAttribute}.
        אי אפשר להשוות את הערך בשדה {attribute}.
        הערך בשדה {attribute} אינו תקין.
        השדה {attribute} חייב להכיל ”{containedValue}”.
        הערך בשדה {attribute} אינו מיקום תקין.
        השדה {attribute} חייב להכיל בדיוק {count} פריט.|השדה {attribute} חייב להכיל בדיוק {count} פריטים.|השדה {attribute} חייב להכיל בדיוק {count} פריטים.|השדה {attribute} חייב להכיל בדיוק {count} פריטים.
        השדה {attribute} חייב להכיל לפחות {min} פריט.|השדה {attribute} חייב להכיל לפחות {min} פריטים.|השדה {attribute} חייב להכיל לפחות {min} פריטים.|השדה {attribute} חייב להכיל לפחות {min} פריטים.
        השדה {attribute} יכול להכיל לכל היותר {max} פריט.|השדה {attribute} יכול להכיל לכל היותר {max} פריטים.|השדה {attribute} יכול להכיל לכל היותר {max} פריטים.|השדה {attribute} יכול להכיל לכל היותר {max} פריטים.
        הערך בשדה {attribute} חייב להיות רשימה.
        הערך בשדה {attribute} אינו קוד מדינה תקין.
        הערך בשדה {attribute} אינו צבע תקין.
        הערך בשדה {attribute} אינו קוד מטבע תקין.
        הערך בשדה {attribute} אינו תקין.
        הערך בשדה {attribute} אינו מזהה URI של נתונים תקין.
        הערך בשדה {attribute} אינו תאריך תקין.
        הערך בשדה {attribute} אינו יכול להיות לפני {earliest}.
        הערך בשדה {attribute} אינו יכול להיות אחרי {latest}.
        התאריך בשדה {attribute} חייב להיות בעתיד.
        התאריך בשדה {attribute} חייב להיות בעבר.
        הערך בשדה {attribute} חייב להיות אחרי {after}.
        הערך בשדה {attribute} חייב להיות לפני {before}.
        התאריך בשדה {attribute} חייב להיות לפני {minAge} שנה לפחות.|התאריך בשדה {attribute} חייב להיות לפני {minAge} שנים לפחות.|התאריך בשדה {attribute} חייב להיות לפני {minAge} שנה לפחות.|התאריך בשדה {attribute} חייב להיות לפני {minAge} שנים לפחות.
        הערך בשדה {attribute} אינו תאריך ושעה תקינים.
        הערך בשדה {attribute} אינו יכול להיות לפני {earliest}.
        הערך בשדה {attribute} אינו יכול להיות אחרי {latest}.
        התאריך בשדה {attribute} חייב להיות בעתיד.
        התאריך בשדה {attribute} חייב להיות בעבר.
        הערך בשדה {attribute} חייב להיות אחרי {after}.
        הערך בשדה {attribute} חייב להיות לפני {before}.
        התאריך בשדה {attribute} חייב להיות לפני {minAge} שנה לפחות.|התאריך בשדה {attribute} חייב להיות לפני {minAge} שנים לפחות.|התאריך בשדה {attribute} חייב להיות לפני {minAge} שנה לפחות.|התאריך בשדה {attribute} חייב להיות לפני {minAge} שנים לפחות.
        הערך בשדה {attribute} חייב להיות מספר.
        השדה {attribute} חייב להכיל לפחות {min} ספרה אחרי הנקודה.|השדה {attribute} חייב להכיל לפחות {min} ספרות אחרי הנקודה.|השדה {attribute} חייב להכיל לפחות {min} ספרות אחרי הנקודה.|השדה {attribute} חייב להכיל לפחות {min} ספרות אחרי הנקודה.
        השדה {attribute} יכול להכיל לכל היותר {max} ספרה אחרי הנקודה.|השדה {attribute} יכול להכיל לכל היותר {max} ספרות אחרי הנקודה.|השדה {attribute} יכול להכיל לכל היותר {max} ספרות אחרי הנקודה.|השדה {attribute} יכול להכיל לכל היותר {max} ספרות אחרי הנקודה.
        הערך בשדה {attribute} אינו שם מתחם תקין.
        הערך בשדה {attribute} אינו משך זמן תקין.
        הערך בשדה {attribute} אינו מספר טלפון תקין.
        הערך בשדה {attribute} חייב להיות רשימה.
        הערך בשדה {attribute} אינו קוד EAN תקין.
        הערך בשדה {attribute} אינו כתובת דוא״ל תקינה.
        הדומיין בשדה {attribute} אינו מקבל דואר.
        לא ניתן היה לבדוק את הדומיין בשדה {attribute}.
        הערך בשדה {attribute} חייב להסתיים ב־”{suffix}”.
        הטופס לא נבדק.
        השדה {attribute} לא נשלח כראוי: {reason}.
        השדה {attribute} לא נשלח כראוי: {reason}.
        השדה {attribute} לא נשלח כראוי: {reason}.
        הערך בשדה {attribute} אינו ערך גיבוב תקין.
        הערך בשדה {attribute} אינו ערך הקסדצימלי תקין.
        הערך בשדה {attribute} אינו צבע תקין.
        הערך בשדה {attribute} אינו שם מארח תקין.
        הערך בשדה {attribute} אינו מספר IBAN תקין.
        הערך בשדה {attribute} אינו אחד מהערכים המותרים.
        הערך בשדה {attribute} אינו מותר.
        הערך בשדה {attribute} חייב להיות מספר שלם.
        הערך בשדה {attribute} אינו כתובת IP תקינה.
        הערך בשדה {attribute} אינו מזהה IRI תקין.
        הערך בשדה {attribute} אינו הפניית IRI תקינה.
        הערך בשדה {attribute} אינו מספר ISBN תקין.
        הערך בשדה {attribute} אינו קוד ISIN תקין.
        הערך בשדה {attribute} אינו מספר ISSN תקין.
        הערך בשדה {attribute} אינו מסמך JSON תקין.
        הערך בשדה {attribute} אינו מצביע JSON תקין.
        הערך בשדה {attribute} אינו אסימון JSON Web Token תקין.
        הערך בשדה {attribute} אינו קוד שפה תקין.
        הערך בשדה {attribute} אינו מיקום תקין.
        הערך בשדה {attribute} אינו קו רוחב תקין.
        הערך בשדה {attribute} אינו קו אורך תקין.
        השדה {attribute} חייב להיות כתוב באותיות קטנות.
        הערך בשדה {attribute} אינו מספר תקין.
        הערך בשדה {attribute} אינו כתובת MAC תקינה.
        הערך בשדה {attribute} אינו בצורה הצפויה.
        השדה {attribute} חייב להכיל ספרה.
        השדה {attribute} חייב להכיל אות קטנה.
        השדה {attribute} חייב להכיל סימן.
        השדה {attribute} חייב להכיל אות גדולה.
        הערך בשדה {attribute} הוא בצורה שאינה מותרת.
        הערך בשדה {attribute} ארוך מדי.
        הערך בשדה {attribute} אינו סוג מדיה תקין.
        הערך בשדה {attribute} חייב להיות כפולה של {divisor}.
        הערך בשדה {attribute} אינו מזהה Nano ID תקין.
        הערך בשדה {attribute} חייב להיות קטן מהערך 0.
        בשדה {attribute} יש יותר מדי רמות.
        הערך בשדה {attribute} חייב להיות אובייקט.
        הערך בשדה {attribute} אינו מותר.
        הערך בשדה {attribute} חייב להיות מספר שלם.
        הערך בשדה {attribute} חייב להיות לכל היותר {max}.
        הערך בשדה {attribute} חייב להיות קטן מהערך {max}.
        הערך בשדה {attribute} חייב להיות לפחות {min}.
        הערך בשדה {attribute} חייב להיות מספר.
        השדה {attribute} חייב להכיל ספרה.
        השדה {attribute} חייב להכיל אות קטנה.
        השדה {attribute} חייב להכיל סימן.
        השדה {attribute} חייב להכיל אות גדולה.
        השדה {attribute} חייב להכיל לפחות {min} תו.|השדה {attribute} חייב להכיל לפחות {min} תווים.|השדה {attribute} חייב להכיל לפחות {min} תווים.|השדה {attribute} חייב להכיל לפחות {min} תווים.
        הערך בשדה {attribute} חייב להיות טקסט.
        הערך בשדה {attribute} אינו מספר כרטיס תקין.
        הערך בשדה {attribute} אינו מספר יציאה תקין.
        הערך בשדה {attribute} חייב להיות גדול מהערך 0.
        השדה {attribute} יכול להכיל תווים שניתן להדפיס בלבד.
        לא ניתן לקרוא את הרשומה: {reason}.
        הערך בשדה {attribute} אינו מצביע JSON יחסי תקין.
        {attribute}: {message}
        נמצאה {count} בעיה.|נמצאו {count} בעיות.|נמצאו {count} בעיות.|נמצאו {count} בעיות.
        השדה {attribute} הוא שדה חובה.
        הערך בשדה {attribute} חייב להיות {requiredValue}.
        אין תרחיש בשם ”{name}”.
        אין תרחיש בשם ”{name}”. האם הכוונה ל־”{suggestion}”?
        הערך בשדה {attribute} אינו מספר גרסה תקין.
        הערך בשדה {attribute} אינו מזהה slug תקין.
        השדה {attribute} מכיל תווים שעלולים להטעות את הקורא.
        הערך בשדה {attribute} חייב להתחיל ב־”{prefix}”.
        השדה {attribute} חייב להכיל בדיוק {length} תו.|השדה {attribute} חייב להכיל בדיוק {length} תווים.|השדה {attribute} חייב להכיל בדיוק {length} תווים.|השדה {attribute} חייב להכיל בדיוק {length} תווים.
        השדה {attribute} יכול להכיל לכל היותר {max} תו.|השדה {attribute} יכול להכיל לכל היותר {max} תווים.|השדה {attribute} יכול להכיל לכל היותר {max} תווים.|השדה {attribute} יכול להכיל לכל היותר {max} תווים.
        השדה {attribute} חייב להכיל לפחות {min} תו.|השדה {attribute} חייב להכיל לפחות {min} תווים.|השדה {attribute} חייב להכיל לפחות {min} תווים.|השדה {attribute} חייב להכיל לפחות {min} תווים.
        הערך בשדה {attribute} חייב להיות טקסט.
        הערך בשדה {attribute} אינו שעה תקינה.
        הערך בשדה {attribute} חייב להיות אחרי {after}.
        הערך בשדה {attribute} חייב להיות לפני {before}.
        הערך בשדה {attribute} אינו אזור זמן תקין.
        פג תוקף
        ערך לא תקין
        אין התאמה
        חסר תו
        נדרש ערך שונה
        לא מספר
        ערך לא מותר
        לא נבדק
        לא נמצא
        לא ברשימה
        לא מספר שלם
        שדה חובה
        ערך גדול מדי
        מוקדם מדי
        מעט מדי
        מאוחר מדי
        טקסט ארוך מדי
        יותר מדי
        טקסט קצר מדי
        ערך קטן מדי
        לא ניתן לקרוא
        תווים אסורים
        כמות שגויה
        תבנית שגויה
        אורך שגוי
        סוג שגוי
        הערך בשדה {attribute} אינו מזהה ULID תקין.
        השדה {attribute} חייב להיות כתוב באותיות גדולות.
        הערך בשדה {attribute} אינו מזהה URI תקין.
        הערך בשדה {attribute} אינו הפניית URI תקינה.
        הערך בשדה {attribute} אינו תבנית URI תקינה.
        הערך בשדה {attribute} אינו כתובת URL תקינה.
        הערך בשדה {attribute} אינו מזהה UUID תקין.
        """#)
}
