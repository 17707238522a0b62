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
        valid ত্রুটিহীন রেকর্ড
        invalid ত্রুটিযুক্ত রেকর্ড
        errors ত্রুটি
        warnings সতর্কতা ও মন্তব্য
        known আগে থেকে জানা
        leftOut নিয়মে বাদ দেওয়া
        headline {share} {errors}
        errorCount other=#টি ত্রুটি
        warningCount other=#টি সতর্কতা
        share other=#টি রেকর্ডের মধ্যে @টিতে
        noErrors কোনো ত্রুটি নেই
        stopped যাচাই আগেই থামানো হয়েছে। সব সংখ্যা পড়া অংশের।
        failures যেসব ফাইল যাচাই করা যায়নি
        otherFile মনে হচ্ছে নিয়মগুলো অন্য কোনো ফাইলের জন্য।
        unseen যেসব কলাম ফাইলে নেই
        unruled যেসব কলামের কথা কোনো নিয়মে নেই
        toFix যা ঠিক করতে হবে
        column কলাম
        info মন্তব্য
        others অন্যান্য
        hidden মানগুলো লুকানো আছে।
        line লাইন
        lines লাইন
        record রেকর্ড
        message বার্তা
        value মান
        count সংখ্যা
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
        patterns সবচেয়ে প্রচলিত প্যাটার্ন
        legend প্যাটার্নে A মানে বড় হাতের অক্ষর, a মানে অন্য অক্ষর, 9 মানে অঙ্ক, ⁺ মানে এগুলোর একাধিক এবং … মানে যেকোনো অক্ষর।
        """
}
