// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let fa = read(
        #"""
        مقدار فیلد «{attribute}» باید شمارهٔ حساب بانکی معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ حساب بانکی معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید کد بانک معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید کد بانک معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ ثبت شرکت معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ ثبت شرکت معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شناسهٔ پرداخت (RF) معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید مبلغ معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید نشانی {name} معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید کد {name} معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» را نمی‌توان بررسی کرد، چون کشور وارد نشده یا شناخته‌شده نیست.
        مقدار فیلد «{attribute}» باید شناسهٔ {name} معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ {name} معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ کارت شناسایی معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ کارت شناسایی معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ کانتینر معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ پلاک خودروی معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ پلاک خودروی معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ گذرنامهٔ معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ گذرنامهٔ معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ تلفن معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ تلفن معتبری باشد (با کد کشور)، مانند {example}.
        مقدار فیلد «{attribute}» باید کد پستی معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید کد پستی معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ تأمین اجتماعی معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ تأمین اجتماعی معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ مالیاتی معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ مالیاتی معتبری باشد، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ مالیات بر ارزش افزودهٔ معتبری باشد ({country})، مانند {example}.
        مقدار فیلد «{attribute}» باید شمارهٔ مالیات بر ارزش افزودهٔ معتبری باشد، مانند {example}.
        """#)
}
