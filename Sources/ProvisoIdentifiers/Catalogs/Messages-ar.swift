// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let ar = read(
        #"""
        يجب أن تكون قيمة حقل {attribute} رقم حساب بنكي صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم حساب بنكي صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رمز بنك صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رمز بنك صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم تسجيل شركة صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم تسجيل شركة صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} مرجع دفع (RF) صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} مبلغًا ماليًا صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} عنوان {name} صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رمز {name} صالحًا، مثل {example}.
        تعذر التحقق من قيمة حقل {attribute}، لأن البلد غير محدد أو غير معروف.
        يجب أن تكون قيمة حقل {attribute} معرّف {name} صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم {name} صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم بطاقة هوية صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم بطاقة هوية صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم حاوية صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم لوحة مركبة صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم لوحة مركبة صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم جواز سفر صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم جواز سفر صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم هاتف صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم هاتف صالحًا مع رمز البلد، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رمزًا بريديًا صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رمزًا بريديًا صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم ضمان اجتماعي صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم ضمان اجتماعي صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقمًا ضريبيًا صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقمًا ضريبيًا صالحًا، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم ضريبة القيمة المضافة (VAT) صالحًا ({country})، مثل {example}.
        يجب أن تكون قيمة حقل {attribute} رقم ضريبة القيمة المضافة (VAT) صالحًا، مثل {example}.
        """#)
}
