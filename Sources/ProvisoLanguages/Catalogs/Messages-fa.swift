// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let fa = CatalogTable.read(
        "fa",
        #"""
        فیلد «{attribute}» باید خالی بماند.
        فیلد «{attribute}» نیز الزامی است، چون این موارد وارد شده‌اند: {given}.
        فیلد «{attribute}» فقط می‌تواند شامل حروف باشد.
        فیلد «{attribute}» فقط می‌تواند شامل حروف و ارقام باشد.
        فیلد «{attribute}» فقط می‌تواند شامل نویسه‌های ASCII باشد.
        مقدار فیلد «{attribute}» مقدار Base32 معتبر نیست.
        مقدار فیلد «{attribute}» مقدار Base64 معتبر نیست.
        مقدار فیلد «{attribute}» کد BIC معتبر نیست.
        مقدار فیلد «{attribute}» باید {true} یا {false} باشد.
        مقدار فیلد «{attribute}» تاریخ انقضای معتبر نیست.
        تاریخ فیلد «{attribute}» گذشته است.
        مقدار فیلد «{attribute}» کد امنیتی معتبر نیست.
        مقدار فیلد «{attribute}» باید برابر با {compareValue} باشد.
        مقدار فیلد «{attribute}» باید با فیلد «{compareAttribute}» یکسان باشد.
        مقدار فیلد «{attribute}» باید بزرگ‌تر از {compareValue} باشد.
        مقدار فیلد «{attribute}» باید بزرگ‌تر از مقدار فیلد «{compareAttribute}» باشد.
        مقدار فیلد «{attribute}» باید بزرگ‌تر از یا مساوی با {compareValue} باشد.
        مقدار فیلد «{attribute}» باید بزرگ‌تر از یا مساوی با مقدار فیلد «{compareAttribute}» باشد.
        مقدار فیلد «{attribute}» باید کوچک‌تر از {compareValue} باشد.
        مقدار فیلد «{attribute}» باید کوچک‌تر از مقدار فیلد «{compareAttribute}» باشد.
        مقدار فیلد «{attribute}» باید کوچک‌تر از یا مساوی با {compareValue} باشد.
        مقدار فیلد «{attribute}» باید کوچک‌تر از یا مساوی با مقدار فیلد «{compareAttribute}» باشد.
        مقدار فیلد «{attribute}» نباید برابر با {compareValue} باشد.
        مقدار فیلد «{attribute}» باید با فیلد «{compareAttribute}» متفاوت باشد.
        مقدار فیلد «{attribute}» را نمی‌توان با {compareValue} مقایسه کرد.
        مقدار فیلد «{attribute}» را نمی‌توان با فیلد «{compareAttribute}» مقایسه کرد.
        فیلد «{attribute}» باید شامل «{containedValue}» باشد.
        مقدار فیلد «{attribute}» موقعیت معتبر نیست.
        مقدار فیلد «{attribute}» کد کشور معتبر نیست.
        مقدار فیلد «{attribute}» رنگ معتبر نیست.
        مقدار فیلد «{attribute}» کد ارز معتبر نیست.
        مقدار فیلد «{attribute}» شناسهٔ URI داده معتبر نیست.
        مقدار فیلد «{attribute}» تاریخ معتبر نیست.
        مقدار فیلد «{attribute}» نباید پیش از {earliest} باشد.
        مقدار فیلد «{attribute}» نباید پس از {latest} باشد.
        تاریخ فیلد «{attribute}» باید در آینده باشد.
        تاریخ فیلد «{attribute}» باید در گذشته باشد.
        مقدار فیلد «{attribute}» باید پس از {after} باشد.
        مقدار فیلد «{attribute}» باید پیش از {before} باشد.
        از تاریخ فیلد «{attribute}» باید دست‌کم {minAge} سال گذشته باشد.|از تاریخ فیلد «{attribute}» باید دست‌کم {minAge} سال گذشته باشد.
        مقدار فیلد «{attribute}» تاریخ و زمان معتبر نیست.
        مقدار فیلد «{attribute}» نباید پیش از {earliest} باشد.
        مقدار فیلد «{attribute}» نباید پس از {latest} باشد.
        تاریخ فیلد «{attribute}» باید در آینده باشد.
        تاریخ فیلد «{attribute}» باید در گذشته باشد.
        مقدار فیلد «{attribute}» باید پس از {after} باشد.
        مقدار فیلد «{attribute}» باید پیش از {before} باشد.
        از تاریخ فیلد «{attribute}» باید دست‌کم {minAge} سال گذشته باشد.|از تاریخ فیلد «{attribute}» باید دست‌کم {minAge} سال گذشته باشد.
        مقدار فیلد «{attribute}» باید عدد باشد.
        فیلد «{attribute}» باید دست‌کم {min} رقم اعشار داشته باشد.|فیلد «{attribute}» باید دست‌کم {min} رقم اعشار داشته باشد.
        فیلد «{attribute}» می‌تواند حداکثر {max} رقم اعشار داشته باشد.|فیلد «{attribute}» می‌تواند حداکثر {max} رقم اعشار داشته باشد.
        مقدار فیلد «{attribute}» نام دامنه معتبر نیست.
        مقدار فیلد «{attribute}» مدت معتبر نیست.
        مقدار فیلد «{attribute}» شمارهٔ تلفن معتبر نیست.
        مقدار فیلد «{attribute}» باید فهرست باشد.
        مقدار فیلد «{attribute}» کد EAN معتبر نیست.
        مقدار فیلد «{attribute}» نشانی ایمیل معتبر نیست.
        مقدار فیلد «{attribute}» باید با «{suffix}» پایان یابد.
        مقدار فیلد «{attribute}» مقدار درهم‌سازی معتبر نیست.
        مقدار فیلد «{attribute}» مقدار شانزده‌شانزدهی معتبر نیست.
        مقدار فیلد «{attribute}» رنگ معتبر نیست.
        مقدار فیلد «{attribute}» نام میزبان معتبر نیست.
        مقدار فیلد «{attribute}» شمارهٔ IBAN معتبر نیست.
        مقدار فیلد «{attribute}» یکی از مقدارهای پذیرفته‌شده نیست.
        مقدار فیلد «{attribute}» مجاز نیست.
        مقدار فیلد «{attribute}» باید عدد صحیح باشد.
        مقدار فیلد «{attribute}» نشانی IP معتبر نیست.
        مقدار فیلد «{attribute}» شناسهٔ IRI معتبر نیست.
        مقدار فیلد «{attribute}» ارجاع IRI معتبر نیست.
        مقدار فیلد «{attribute}» شمارهٔ ISBN معتبر نیست.
        مقدار فیلد «{attribute}» کد ISIN معتبر نیست.
        مقدار فیلد «{attribute}» شمارهٔ ISSN معتبر نیست.
        مقدار فیلد «{attribute}» متن JSON معتبر نیست.
        مقدار فیلد «{attribute}» اشاره‌گر JSON معتبر نیست.
        مقدار فیلد «{attribute}» توکن JSON Web Token معتبر نیست.
        مقدار فیلد «{attribute}» کد زبان معتبر نیست.
        مقدار فیلد «{attribute}» موقعیت معتبر نیست.
        مقدار فیلد «{attribute}» عرض جغرافیایی معتبر نیست.
        مقدار فیلد «{attribute}» طول جغرافیایی معتبر نیست.
        فیلد «{attribute}» باید با حروف کوچک نوشته شود.
        مقدار فیلد «{attribute}» شمارهٔ معتبر نیست.
        مقدار فیلد «{attribute}» نشانی MAC معتبر نیست.
        مقدار فیلد «{attribute}» قالب مورد انتظار را ندارد.
        قالب مقدار فیلد «{attribute}» مجاز نیست.
        مقدار فیلد «{attribute}» نوع رسانهٔ معتبر نیست.
        مقدار فیلد «{attribute}» باید مضربی از {divisor} باشد.
        مقدار فیلد «{attribute}» شناسهٔ Nano ID معتبر نیست.
        مقدار فیلد «{attribute}» باید کوچک‌تر از ۰ باشد.
        مقدار فیلد «{attribute}» باید شیء باشد.
        مقدار فیلد «{attribute}» باید عدد صحیح باشد.
        مقدار فیلد «{attribute}» باید حداکثر {max} باشد.
        مقدار فیلد «{attribute}» باید دست‌کم {min} باشد.
        مقدار فیلد «{attribute}» باید عدد باشد.
        مقدار فیلد «{attribute}» شمارهٔ کارت معتبر نیست.
        مقدار فیلد «{attribute}» شمارهٔ درگاه معتبر نیست.
        مقدار فیلد «{attribute}» باید بزرگ‌تر از ۰ باشد.
        فیلد «{attribute}» فقط می‌تواند شامل نویسه‌های چاپ‌شدنی باشد.
        رکورد خوانده نمی‌شود: {reason}.
        مقدار فیلد «{attribute}» اشاره‌گر نسبی JSON معتبر نیست.
        فیلد «{attribute}» الزامی است.
        مقدار فیلد «{attribute}» باید {requiredValue} باشد.
        مقدار فیلد «{attribute}» شمارهٔ نسخهٔ معتبر نیست.
        مقدار فیلد «{attribute}» نامک معتبر نیست.
        فیلد «{attribute}» نویسه‌هایی دارد که ممکن است خواننده را فریب دهند.
        مقدار فیلد «{attribute}» باید با «{prefix}» آغاز شود.
        فیلد «{attribute}» باید دقیقاً {length} نویسه داشته باشد.|فیلد «{attribute}» باید دقیقاً {length} نویسه داشته باشد.
        فیلد «{attribute}» می‌تواند حداکثر {max} نویسه داشته باشد.|فیلد «{attribute}» می‌تواند حداکثر {max} نویسه داشته باشد.
        فیلد «{attribute}» باید دست‌کم {min} نویسه داشته باشد.|فیلد «{attribute}» باید دست‌کم {min} نویسه داشته باشد.
        مقدار فیلد «{attribute}» باید متن باشد.
        مقدار فیلد «{attribute}» زمان معتبر نیست.
        مقدار فیلد «{attribute}» باید پس از {after} باشد.
        مقدار فیلد «{attribute}» باید پیش از {before} باشد.
        مقدار فیلد «{attribute}» منطقهٔ زمانی معتبر نیست.
        مقدار فیلد «{attribute}» شناسهٔ ULID معتبر نیست.
        فیلد «{attribute}» باید با حروف بزرگ نوشته شود.
        مقدار فیلد «{attribute}» شناسهٔ URI معتبر نیست.
        مقدار فیلد «{attribute}» ارجاع URI معتبر نیست.
        مقدار فیلد «{attribute}» الگوی URI معتبر نیست.
        مقدار فیلد «{attribute}» نشانی URL معتبر نیست.
        مقدار فیلد «{attribute}» شناسهٔ UUID معتبر نیست.
        """#)
}
