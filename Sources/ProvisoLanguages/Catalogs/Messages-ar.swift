// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let ar = CatalogTable.read(
        "ar",
        #"""
        يجب أن يبقى حقل {attribute} فارغًا.
        حقل {attribute} مطلوب أيضًا، لأنه تم إدخال ما يلي: {given}.
        يجب أن يحتوي حقل {attribute} على حروف فقط.
        يجب أن يحتوي حقل {attribute} على حروف وأرقام فقط.
        صيغة حقل {attribute} ليست من الصيغ المقبولة.
        يجب أن يحتوي حقل {attribute} على محارف ASCII فقط.
        قيمة حقل {attribute} غير صالحة.
        تعذر التحقق من حقل {attribute}.
        لم يتم التحقق من حقل {attribute} بعد.
        قيمة حقل {attribute} ليست قيمة Base32 صالحة.
        قيمة حقل {attribute} ليست قيمة Base64 صالحة.
        قيمة حقل {attribute} ليست رمز BIC صالحًا.
        يجب أن تكون قيمة حقل {attribute} إما {true} أو {false}.
        قيمة حقل {attribute} ليست تاريخ انتهاء صالحًا.
        التاريخ في حقل {attribute} قد مضى.
        قيمة حقل {attribute} ليست رمز أمان صالحًا.
        يجب أن تساوي قيمة حقل {attribute} القيمة {compareValue}.
        يجب أن يتطابق حقل {attribute} مع حقل {compareAttribute}.
        قيمة حقل {attribute} ليست القيمة المتوقعة.
        يجب أن تكون قيمة حقل {attribute} أكبر من {compareValue}.
        يجب أن تكون قيمة حقل {attribute} أكبر من قيمة حقل {compareAttribute}.
        يجب أن تكون قيمة حقل {attribute} أكبر.
        يجب أن تكون قيمة حقل {attribute} أكبر من أو تساوي {compareValue}.
        يجب أن تكون قيمة حقل {attribute} أكبر من أو تساوي قيمة حقل {compareAttribute}.
        يجب أن تكون قيمة حقل {attribute} أكبر.
        يجب أن تكون قيمة حقل {attribute} أصغر من {compareValue}.
        يجب أن تكون قيمة حقل {attribute} أصغر من قيمة حقل {compareAttribute}.
        يجب أن تكون قيمة حقل {attribute} أصغر.
        يجب أن تكون قيمة حقل {attribute} أصغر من أو تساوي {compareValue}.
        يجب أن تكون قيمة حقل {attribute} أصغر من أو تساوي قيمة حقل {compareAttribute}.
        يجب أن تكون قيمة حقل {attribute} أصغر.
        يجب ألا تساوي قيمة حقل {attribute} القيمة {compareValue}.
        يجب أن يختلف حقل {attribute} عن حقل {compareAttribute}.
        قيمة حقل {attribute} غير مسموح بها.
        لا يمكن مقارنة حقل {attribute} بالقيمة {compareValue}.
        لا يمكن مقارنة حقل {attribute} بحقل {compareAttribute}.
        لا يمكن مقارنة قيمة حقل {attribute}.
        قيمة حقل {attribute} غير صالحة.
        يجب أن يحتوي حقل {attribute} على ”{containedValue}“.
        قيمة حقل {attribute} ليست موقعًا صالحًا.
        يجب أن يتكون حقل {attribute} من {count} عنصر بالضبط.|يجب أن يتكون حقل {attribute} من {count} عنصر بالضبط.|يجب أن يتكون حقل {attribute} من {count} عنصرين بالضبط.|يجب أن يتكون حقل {attribute} من {count} عناصر بالضبط.|يجب أن يتكون حقل {attribute} من {count} عنصرًا بالضبط.|يجب أن يتكون حقل {attribute} من {count} عنصر بالضبط.
        يجب ألا يقل عدد العناصر في حقل {attribute} عن {min} عنصر.|يجب ألا يقل عدد العناصر في حقل {attribute} عن {min} عنصر.|يجب ألا يقل عدد العناصر في حقل {attribute} عن {min} عنصرين.|يجب ألا يقل عدد العناصر في حقل {attribute} عن {min} عناصر.|يجب ألا يقل عدد العناصر في حقل {attribute} عن {min} عنصرًا.|يجب ألا يقل عدد العناصر في حقل {attribute} عن {min} عنصر.
        يجب ألا يزيد عدد العناصر في حقل {attribute} على {max} عنصر.|يجب ألا يزيد عدد العناصر في حقل {attribute} على {max} عنصر.|يجب ألا يزيد عدد العناصر في حقل {attribute} على {max} عنصرين.|يجب ألا يزيد عدد العناصر في حقل {attribute} على {max} عناصر.|يجب ألا يزيد عدد العناصر في حقل {attribute} على {max} عنصرًا.|يجب ألا يزيد عدد العناصر في حقل {attribute} على {max} عنصر.
        يجب أن تكون قيمة حقل {attribute} قائمة.
        قيمة حقل {attribute} ليست رمز بلد صالحًا.
        قيمة حقل {attribute} ليست لونًا صالحًا.
        قيمة حقل {attribute} ليست رمز عملة صالحًا.
        قيمة حقل {attribute} غير صالحة.
        قيمة حقل {attribute} ليست معرّف بيانات URI صالحًا.
        قيمة حقل {attribute} ليست تاريخًا صالحًا.
        يجب ألا تكون قيمة حقل {attribute} قبل {earliest}.
        يجب ألا تكون قيمة حقل {attribute} بعد {latest}.
        يجب أن يكون التاريخ في حقل {attribute} في المستقبل.
        يجب أن يكون التاريخ في حقل {attribute} في الماضي.
        يجب أن تكون قيمة حقل {attribute} بعد {after}.
        يجب أن تكون قيمة حقل {attribute} قبل {before}.
        يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنتين.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنوات.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.
        قيمة حقل {attribute} ليست تاريخًا ووقتًا صالحين.
        يجب ألا تكون قيمة حقل {attribute} قبل {earliest}.
        يجب ألا تكون قيمة حقل {attribute} بعد {latest}.
        يجب أن يكون التاريخ في حقل {attribute} في المستقبل.
        يجب أن يكون التاريخ في حقل {attribute} في الماضي.
        يجب أن تكون قيمة حقل {attribute} بعد {after}.
        يجب أن تكون قيمة حقل {attribute} قبل {before}.
        يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنتين.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنوات.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.|يجب أن يكون قد مضى على التاريخ في حقل {attribute} ما لا يقل عن {minAge} سنة.
        يجب أن تكون قيمة حقل {attribute} عددًا.
        يجب ألا تقل المنازل العشرية في حقل {attribute} عن {min}.|يجب ألا تقل المنازل العشرية في حقل {attribute} عن {min}.|يجب ألا تقل المنازل العشرية في حقل {attribute} عن {min}.|يجب ألا تقل المنازل العشرية في حقل {attribute} عن {min}.|يجب ألا تقل المنازل العشرية في حقل {attribute} عن {min}.|يجب ألا تقل المنازل العشرية في حقل {attribute} عن {min}.
        يجب ألا تزيد المنازل العشرية في حقل {attribute} على {max}.|يجب ألا تزيد المنازل العشرية في حقل {attribute} على {max}.|يجب ألا تزيد المنازل العشرية في حقل {attribute} على {max}.|يجب ألا تزيد المنازل العشرية في حقل {attribute} على {max}.|يجب ألا تزيد المنازل العشرية في حقل {attribute} على {max}.|يجب ألا تزيد المنازل العشرية في حقل {attribute} على {max}.
        قيمة حقل {attribute} ليست اسم نطاق صالحًا.
        قيمة حقل {attribute} ليست مدة صالحة.
        قيمة حقل {attribute} ليست رقم هاتف صالحًا.
        يجب أن تكون قيمة حقل {attribute} قائمة.
        قيمة حقل {attribute} ليست رمز EAN صالحًا.
        قيمة حقل {attribute} ليست عنوان بريد إلكتروني صالحًا.
        نطاق البريد في حقل {attribute} لا يستقبل الرسائل.
        تعذر التحقق من نطاق البريد في حقل {attribute}.
        يجب أن ينتهي حقل {attribute} بـ ”{suffix}“.
        لم يتم التحقق من النموذج.
        لم يُرسَل حقل {attribute} على الوجه الصحيح: {reason}.
        لم يُرسَل حقل {attribute} على الوجه الصحيح: {reason}.
        لم يُرسَل حقل {attribute} على الوجه الصحيح: {reason}.
        قيمة حقل {attribute} ليست قيمة تجزئة صالحة.
        قيمة حقل {attribute} ليست قيمة ست عشرية صالحة.
        قيمة حقل {attribute} ليست لونًا صالحًا.
        قيمة حقل {attribute} ليست اسم مضيف صالحًا.
        قيمة حقل {attribute} ليست رقم IBAN صالحًا.
        قيمة حقل {attribute} ليست من القيم المقبولة.
        قيمة حقل {attribute} غير مسموح بها.
        يجب أن تكون قيمة حقل {attribute} عددًا صحيحًا.
        قيمة حقل {attribute} ليست عنوان IP صالحًا.
        قيمة حقل {attribute} ليست معرّف IRI صالحًا.
        قيمة حقل {attribute} ليست مرجع IRI صالحًا.
        قيمة حقل {attribute} ليست رقم ISBN صالحًا.
        قيمة حقل {attribute} ليست رمز ISIN صالحًا.
        قيمة حقل {attribute} ليست رقم ISSN صالحًا.
        قيمة حقل {attribute} ليست نص JSON صالحًا.
        قيمة حقل {attribute} ليست مؤشر JSON صالحًا.
        قيمة حقل {attribute} ليست رمز JSON Web Token صالحًا.
        قيمة حقل {attribute} ليست رمز لغة صالحًا.
        قيمة حقل {attribute} ليست موقعًا صالحًا.
        قيمة حقل {attribute} ليست خط عرض صالحًا.
        قيمة حقل {attribute} ليست خط طول صالحًا.
        يجب أن تكون حروف حقل {attribute} صغيرة.
        قيمة حقل {attribute} ليست رقمًا صالحًا.
        قيمة حقل {attribute} ليست عنوان MAC صالحًا.
        صيغة حقل {attribute} ليست الصيغة المتوقعة.
        يجب أن يحتوي حقل {attribute} على رقم.
        يجب أن يحتوي حقل {attribute} على حرف صغير.
        يجب أن يحتوي حقل {attribute} على رمز.
        يجب أن يحتوي حقل {attribute} على حرف كبير.
        صيغة حقل {attribute} غير مسموح بها.
        قيمة حقل {attribute} طويلة جدًا.
        قيمة حقل {attribute} ليست نوع وسائط صالحًا.
        يجب أن تكون قيمة حقل {attribute} من مضاعفات {divisor}.
        قيمة حقل {attribute} ليست معرّف Nano ID صالحًا.
        يجب أن تكون قيمة حقل {attribute} أصغر من ٠.
        يجب أن تكون قيمة حقل {attribute} كائنًا.
        قيمة حقل {attribute} غير مسموح بها.
        يجب أن تكون قيمة حقل {attribute} عددًا صحيحًا.
        يجب ألا تزيد قيمة حقل {attribute} على {max}.
        يجب أن تكون قيمة حقل {attribute} أصغر من {max}.
        يجب ألا تقل قيمة حقل {attribute} عن {min}.
        يجب أن تكون قيمة حقل {attribute} عددًا.
        يجب أن يحتوي حقل {attribute} على رقم.
        يجب أن يحتوي حقل {attribute} على حرف صغير.
        يجب أن يحتوي حقل {attribute} على رمز.
        يجب أن يحتوي حقل {attribute} على حرف كبير.
        يجب ألا يقل طول حقل {attribute} عن {min} حرف.|يجب ألا يقل طول حقل {attribute} عن {min} حرف.|يجب ألا يقل طول حقل {attribute} عن {min} حرفين.|يجب ألا يقل طول حقل {attribute} عن {min} أحرف.|يجب ألا يقل طول حقل {attribute} عن {min} حرفًا.|يجب ألا يقل طول حقل {attribute} عن {min} حرف.
        يجب أن تكون قيمة حقل {attribute} نصًا.
        قيمة حقل {attribute} ليست رقم بطاقة صالحًا.
        قيمة حقل {attribute} ليست رقم منفذ صالحًا.
        يجب أن تكون قيمة حقل {attribute} أكبر من ٠.
        يجب أن يحتوي حقل {attribute} على محارف قابلة للطباعة فقط.
        تتعذر قراءة السجل: {reason}.
        قيمة حقل {attribute} ليست مؤشر JSON نسبيًا صالحًا.
        {attribute}: {message}
        عدد المشكلات: {count}.|عدد المشكلات: {count}.|عدد المشكلات: {count}.|توجد {count} مشكلات.|توجد {count} مشكلة.|توجد {count} مشكلة.
        حقل {attribute} مطلوب.
        يجب أن تكون قيمة حقل {attribute} هي {requiredValue}.
        قيمة حقل {attribute} ليست رقم إصدار صالحًا.
        قيمة حقل {attribute} ليست معرّفًا نصيًا (slug) صالحًا.
        يحتوي حقل {attribute} على محارف قد تخدع القارئ.
        يجب أن يبدأ حقل {attribute} بـ ”{prefix}“.
        يجب أن يتكون حقل {attribute} من {length} حرف بالضبط.|يجب أن يتكون حقل {attribute} من {length} حرف بالضبط.|يجب أن يتكون حقل {attribute} من {length} حرفين بالضبط.|يجب أن يتكون حقل {attribute} من {length} أحرف بالضبط.|يجب أن يتكون حقل {attribute} من {length} حرفًا بالضبط.|يجب أن يتكون حقل {attribute} من {length} حرف بالضبط.
        يجب ألا يزيد طول حقل {attribute} على {max} حرف.|يجب ألا يزيد طول حقل {attribute} على {max} حرف.|يجب ألا يزيد طول حقل {attribute} على {max} حرفين.|يجب ألا يزيد طول حقل {attribute} على {max} أحرف.|يجب ألا يزيد طول حقل {attribute} على {max} حرفًا.|يجب ألا يزيد طول حقل {attribute} على {max} حرف.
        يجب ألا يقل طول حقل {attribute} عن {min} حرف.|يجب ألا يقل طول حقل {attribute} عن {min} حرف.|يجب ألا يقل طول حقل {attribute} عن {min} حرفين.|يجب ألا يقل طول حقل {attribute} عن {min} أحرف.|يجب ألا يقل طول حقل {attribute} عن {min} حرفًا.|يجب ألا يقل طول حقل {attribute} عن {min} حرف.
        يجب أن تكون قيمة حقل {attribute} نصًا.
        قيمة حقل {attribute} ليست وقتًا صالحًا.
        يجب أن تكون قيمة حقل {attribute} بعد {after}.
        يجب أن تكون قيمة حقل {attribute} قبل {before}.
        قيمة حقل {attribute} ليست منطقة زمنية صالحة.
        قيمة حقل {attribute} ليست معرّف ULID صالحًا.
        يجب أن تكون حروف حقل {attribute} كبيرة.
        قيمة حقل {attribute} ليست معرّف URI صالحًا.
        قيمة حقل {attribute} ليست مرجع URI صالحًا.
        قيمة حقل {attribute} ليست قالب URI صالحًا.
        قيمة حقل {attribute} ليست عنوان URL صالحًا.
        قيمة حقل {attribute} ليست معرّف UUID صالحًا.
        """#)
}
