extension ReportWords {
    static let bn: StaticString = """
        title ডেটা যাচাই প্রতিবেদন
        overview সারসংক্ষেপ
        rules নিয়ম
        scenario দৃশ্যকল্প
        file ফাইল
        files ফাইলসমূহ
        time সময়
        records রেকর্ড
        valid বৈধ রেকর্ড
        invalid ত্রুটিযুক্ত রেকর্ড
        errors ত্রুটি
        warnings সতর্কতা ও মন্তব্য
        known আগে থেকে জানা
        leftOut নিয়মে বাদ দেওয়া
        clean কোনো ত্রুটি পাওয়া যায়নি।
        stopped যাচাই আগেই থামানো হয়েছে। সব সংখ্যা পড়া অংশের।
        failures যাচাই করা যায়নি
        unseen যেসব বৈশিষ্ট্য কোনো রেকর্ডে নেই
        violations লঙ্ঘন
        byAttribute বৈশিষ্ট্য অনুযায়ী লঙ্ঘন
        byRule নিয়ম অনুযায়ী লঙ্ঘন
        attribute বৈশিষ্ট্য
        rule নিয়ম
        code কোড
        severity গুরুত্ব
        error ত্রুটি
        warning সতর্কতা
        info মন্তব্য
        first প্রথম দেখা
        others অন্যান্য
        samples উদাহরণ
        hidden মানগুলো লুকানো আছে।
        line লাইন
        record রেকর্ড
        message বার্তা
        value মান
        columns কলাম
        moreColumns বাকি কলামগুলো দেখানো হয়নি।
        sensitive সংবেদনশীল: বিষয়বস্তু দেখানো হয়নি।
        missing অনুপস্থিত
        empty খালি
        integer পূর্ণসংখ্যা
        decimal দশমিক সংখ্যা
        boolean সত্য বা মিথ্যা
        date তারিখ
        dateTime তারিখ ও সময়
        text পাঠ্য
        list তালিকা
        object অবজেক্ট
        distinct ভিন্ন মান
        length অক্ষর
        range পরিসর
        shapes সবচেয়ে প্রচলিত রূপ
        legend রূপগুলোতে A মানে বড় হাতের অক্ষর, a মানে অন্য অক্ষর, 9 মানে অঙ্ক, ⁺ মানে এগুলোর একাধিক এবং … মানে যেকোনো কিছু।
        """
}
