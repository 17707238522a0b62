// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let he = read(
        #"""
        הערך בשדה {attribute} חייב להיות מספר חשבון בנק תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר חשבון בנק תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות קוד בנק תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות קוד בנק תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר רישום חברה תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר רישום חברה תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות אסמכתת תשלום (RF) תקינה, למשל {example}.
        הערך בשדה {attribute} חייב להיות סכום כסף תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות כתובת {name} תקינה, למשל {example}.
        הערך בשדה {attribute} חייב להיות קוד {name} תקין, למשל {example}.
        אי אפשר לבדוק את הערך בשדה {attribute}, כי המדינה חסרה או אינה מוכרת.
        הערך בשדה {attribute} חייב להיות מזהה {name} תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר {name} תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר תעודת זהות תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר תעודת זהות תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר מכולה תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר לוחית רישוי תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר לוחית רישוי תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר דרכון תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר דרכון תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר טלפון תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר טלפון תקין עם קידומת מדינה, למשל {example}.
        הערך בשדה {attribute} חייב להיות מיקוד תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מיקוד תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר ביטוח לאומי תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר ביטוח לאומי תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר זיהוי לצורכי מס תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר זיהוי לצורכי מס תקין, למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר מע״מ תקין ({country}), למשל {example}.
        הערך בשדה {attribute} חייב להיות מספר מע״מ תקין, למשל {example}.
        """#)
}
