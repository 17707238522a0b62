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
        valid السجلات الخالية من الأخطاء
        invalid السجلات التي فيها أخطاء
        errors الأخطاء
        warnings التحذيرات والملاحظات
        known معروفة من قبل
        leftOut مستبعدة بحسب القواعد
        headline {errors} {share}
        errorCount one=خطأ واحد|two=خطآن|few=# أخطاء|many=# خطأً|other=# خطأ
        warningCount one=تحذير واحد|two=تحذيران|few=# تحذيرات|many=# تحذيرًا|other=# تحذير
        share one=في @ من أصل سجل واحد|two=في @ من أصل سجلين|few=في @ من أصل # سجلات|many=في @ من أصل # سجلًا|other=في @ من أصل # سجل
        noErrors لا أخطاء
        stopped أُوقف الفحص قبل نهايته. جميع الأرقام تخص الجزء الذي قُرئ.
        failures ملفات تعذر فحصها
        otherFile يبدو أن القواعد مخصصة لملف آخر.
        unseen أعمدة غير موجودة في الملف
        unruled أعمدة لا تذكرها أي قاعدة
        toFix ما يجب تصحيحه
        column العمود
        info ملاحظة
        others غير ذلك
        hidden القيم مخفية.
        line السطر
        lines الأسطر
        record السجل
        message الرسالة
        value القيمة
        count العدد
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
        patterns أكثر الأنماط تكرارًا
        legend في الأنماط يرمز A إلى حرف كبير، وa إلى حرف آخر، و9 إلى رقم، و⁺ إلى عدة منها، و… إلى أي رموز.
        """
}
