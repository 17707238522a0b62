extension ReportWords {
    static let ar: StaticString = """
        title تقرير فحص البيانات
        overview نظرة عامة
        rules القواعد
        scenario السيناريو
        file الملف
        files الملفات
        time الوقت
        records السجلات
        valid السجلات الصحيحة
        invalid السجلات التي فيها أخطاء
        errors الأخطاء
        warnings التحذيرات والملاحظات
        known معروفة من قبل
        leftOut مستبعدة بحسب القواعد
        clean لم يُعثر على أخطاء.
        stopped أُوقف الفحص قبل نهايته. جميع الأرقام تخص الجزء الذي قُرئ.
        failures تعذر فحصه
        unseen سمات لا توجد في أي سجل
        violations المخالفات
        byAttribute المخالفات بحسب السمة
        byRule المخالفات بحسب القاعدة
        attribute السمة
        rule القاعدة
        code الرمز
        severity الخطورة
        error خطأ
        warning تحذير
        info ملاحظة
        first أول موضع
        others غير ذلك
        samples أمثلة
        hidden القيم مخفية.
        line السطر
        record السجل
        message الرسالة
        value القيمة
        columns الأعمدة
        moreColumns لا تُعرض الأعمدة الأخرى.
        sensitive حساس: لا يُعرض محتواه.
        missing غير موجود
        empty فارغ
        integer عدد صحيح
        decimal عدد عشري
        boolean صواب أو خطأ
        date تاريخ
        dateTime تاريخ ووقت
        text نص
        list قائمة
        object كائن
        distinct القيم المختلفة
        length الأحرف
        range المدى
        shapes أكثر الأشكال تكرارًا
        legend في الأشكال يرمز A إلى حرف كبير، وa إلى حرف آخر، و9 إلى رقم، و⁺ إلى عدة منها، و… إلى أي شيء.
        """
}
