extension ReportWords {
    static let fa: StaticString = """
        title گزارش بررسی داده‌ها
        overview نمای کلی
        rules قواعد
        scenario سناریو
        file فایل
        files فایل‌ها
        time زمان
        records رکوردها
        valid رکوردهای بدون خطا
        invalid رکوردهای دارای خطا
        errors خطاها
        warnings هشدارها و یادداشت‌ها
        known از پیش دانسته
        leftOut کنارگذاشته بنا بر قواعد
        headline {errors} {share}
        errorCount other=# خطا
        warningCount other=# هشدار
        share other=در @ از # رکورد
        noErrors بدون خطا
        stopped بررسی پیش از پایان متوقف شد. همهٔ عددها برای بخش خوانده‌شده است.
        failures فایل‌هایی که بررسی آن‌ها ممکن نشد
        otherFile به نظر می‌رسد قواعد برای فایل دیگری هستند.
        unseen ستون‌هایی که در فایل نیستند
        unruled ستون‌هایی که هیچ قاعده‌ای از آن‌ها نام نمی‌برد
        toFix آنچه باید اصلاح شود
        column ستون
        info یادداشت
        others دیگر
        hidden مقدارها پنهان‌اند.
        line خط
        lines خط‌ها
        record رکورد
        message پیام
        value مقدار
        count تعداد
        columns ستون‌ها
        moreColumns ستون‌های دیگر نشان داده نمی‌شود.
        sensitive حساس: محتوا نشان داده نمی‌شود.
        missing ندارد
        empty خالی
        integer عدد صحیح
        decimal عدد اعشاری
        boolean درست یا نادرست
        date تاریخ
        dateTime تاریخ و زمان
        text متن
        list فهرست
        object شیء
        distinct مقدارهای متفاوت
        length نویسه‌ها
        range بازه
        patterns پرتکرارترین الگوها
        legend در الگوها A یعنی حرف بزرگ، a یعنی حرف دیگر، 9 یعنی رقم، ⁺ یعنی چند تا از آن‌ها و … یعنی هر نویسه‌ای.
        """
}
