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
        valid رکوردهای معتبر
        invalid رکوردهای دارای خطا
        errors خطاها
        warnings هشدارها و یادداشت‌ها
        known از پیش دانسته
        leftOut کنارگذاشته بنا بر قواعد
        clean خطایی یافت نشد.
        stopped بررسی پیش از پایان متوقف شد. همهٔ عددها برای بخش خوانده‌شده است.
        failures بررسی آن ممکن نشد
        unseen ویژگی‌هایی که هیچ رکوردی ندارد
        violations تخلف‌ها
        byAttribute تخلف‌ها به تفکیک ویژگی
        byRule تخلف‌ها به تفکیک قاعده
        attribute ویژگی
        rule قاعده
        code کد
        severity شدت
        error خطا
        warning هشدار
        info یادداشت
        first نخستین بار در
        others دیگر
        samples نمونه‌ها
        hidden مقدارها پنهان‌اند.
        line خط
        record رکورد
        message پیام
        value مقدار
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
        shapes پرتکرارترین شکل‌ها
        legend در شکل‌ها A یعنی حرف بزرگ، a یعنی حرف دیگر، 9 یعنی رقم، ⁺ یعنی چند تا از آن‌ها و … یعنی هر چیز.
        """
}
