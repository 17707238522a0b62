// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let bn = CatalogTable.read(
        "bn",
        #"""
        “{attribute}” ঘরটি খালি রাখতে হবে।
        “{attribute}” ঘরটিও আবশ্যক, কারণ এটি দেওয়া হয়েছে: {given}।
        “{attribute}” ঘরে শুধু অক্ষর থাকতে পারে।
        “{attribute}” ঘরে শুধু অক্ষর ও অঙ্ক থাকতে পারে।
        “{attribute}” ঘরটি গ্রহণযোগ্য কোনো রূপে নেই।
        “{attribute}” ঘরে শুধু ASCII অক্ষর থাকতে পারে।
        “{attribute}” ঘরের মান বৈধ নয়।
        “{attribute}” ঘরটি যাচাই করা যায়নি।
        “{attribute}” ঘরটি এখনও যাচাই করা হয়নি।
        “{attribute}” ঘরের মানটি বৈধ Base32 মান নয়।
        “{attribute}” ঘরের মানটি বৈধ Base64 মান নয়।
        “{attribute}” ঘরের মানটি বৈধ BIC কোড নয়।
        “{attribute}” ঘরের মান {true} অথবা {false} হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ মেয়াদ শেষের তারিখ নয়।
        “{attribute}” ঘরের তারিখ পেরিয়ে গেছে।
        “{attribute}” ঘরের মানটি বৈধ নিরাপত্তা কোড নয়।
        “{attribute}” ঘরের মান {compareValue}-এর সমান হতে হবে।
        “{attribute}” ঘরের মান “{compareAttribute}” ঘরের সঙ্গে হুবহু মিলতে হবে।
        “{attribute}” ঘরের মান প্রত্যাশিত নয়।
        “{attribute}” ঘরের মান {compareValue}-এর চেয়ে বেশি হতে হবে।
        “{attribute}” ঘরের মান “{compareAttribute}” ঘরের চেয়ে বেশি হতে হবে।
        “{attribute}” ঘরের মান আরও বেশি হতে হবে।
        “{attribute}” ঘরের মান {compareValue}-এর চেয়ে কম হতে পারবে না।
        “{attribute}” ঘরের মান “{compareAttribute}” ঘরের চেয়ে কম হতে পারবে না।
        “{attribute}” ঘরের মান আরও বেশি হতে হবে।
        “{attribute}” ঘরের মান {compareValue}-এর চেয়ে কম হতে হবে।
        “{attribute}” ঘরের মান “{compareAttribute}” ঘরের চেয়ে কম হতে হবে।
        “{attribute}” ঘরের মান আরও কম হতে হবে।
        “{attribute}” ঘরের মান {compareValue}-এর চেয়ে বেশি হতে পারবে না।
        “{attribute}” ঘরের মান “{compareAttribute}” ঘরের চেয়ে বেশি হতে পারবে না।
        “{attribute}” ঘরের মান আরও কম হতে হবে।
        “{attribute}” ঘরের মান {compareValue}-এর সমান হতে পারবে না।
        “{attribute}” ঘরের মান “{compareAttribute}” ঘর থেকে আলাদা হতে হবে।
        “{attribute}” ঘরের মানটি অনুমোদিত নয়।
        “{attribute}” ঘরের মান {compareValue}-এর সঙ্গে তুলনা করা যায় না।
        “{attribute}” ঘরের মান “{compareAttribute}” ঘরের সঙ্গে তুলনা করা যায় না।
        “{attribute}” ঘরের মান তুলনা করা যায় না।
        “{attribute}” ঘরের মান বৈধ নয়।
        “{attribute}” ঘরে “{containedValue}” থাকতে হবে।
        “{attribute}” ঘরের মানটি বৈধ অবস্থান নয়।
        “{attribute}” ঘরে ঠিক {count}টি উপাদান থাকতে হবে।|“{attribute}” ঘরে ঠিক {count}টি উপাদান থাকতে হবে।
        “{attribute}” ঘরে কমপক্ষে {min}টি উপাদান থাকতে হবে।|“{attribute}” ঘরে কমপক্ষে {min}টি উপাদান থাকতে হবে।
        “{attribute}” ঘরে সর্বাধিক {max}টি উপাদান থাকতে পারে।|“{attribute}” ঘরে সর্বাধিক {max}টি উপাদান থাকতে পারে।
        “{attribute}” ঘরের মান তালিকা হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ দেশের কোড নয়।
        “{attribute}” ঘরের মানটি বৈধ রং নয়।
        “{attribute}” ঘরের মানটি বৈধ মুদ্রার কোড নয়।
        “{attribute}” ঘরের মান বৈধ নয়।
        “{attribute}” ঘরের মানটি বৈধ ডেটা URI নয়।
        “{attribute}” ঘরের মানটি বৈধ তারিখ নয়।
        “{attribute}” ঘরের মান {earliest}-এর আগে হতে পারবে না।
        “{attribute}” ঘরের মান {latest}-এর পরে হতে পারবে না।
        “{attribute}” ঘরের তারিখ ভবিষ্যতের হতে হবে।
        “{attribute}” ঘরের তারিখ অতীতের হতে হবে।
        “{attribute}” ঘরের মান {after}-এর পরে হতে হবে।
        “{attribute}” ঘরের মান {before}-এর আগে হতে হবে।
        “{attribute}” ঘরের তারিখ কমপক্ষে {minAge} বছর আগের হতে হবে।|“{attribute}” ঘরের তারিখ কমপক্ষে {minAge} বছর আগের হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ তারিখ ও সময় নয়।
        “{attribute}” ঘরের মান {earliest}-এর আগে হতে পারবে না।
        “{attribute}” ঘরের মান {latest}-এর পরে হতে পারবে না।
        “{attribute}” ঘরের তারিখ ভবিষ্যতের হতে হবে।
        “{attribute}” ঘরের তারিখ অতীতের হতে হবে।
        “{attribute}” ঘরের মান {after}-এর পরে হতে হবে।
        “{attribute}” ঘরের মান {before}-এর আগে হতে হবে।
        “{attribute}” ঘরের তারিখ কমপক্ষে {minAge} বছর আগের হতে হবে।|“{attribute}” ঘরের তারিখ কমপক্ষে {minAge} বছর আগের হতে হবে।
        “{attribute}” ঘরের মান সংখ্যা হতে হবে।
        “{attribute}” ঘরে দশমিকের পরে কমপক্ষে {min}টি অঙ্ক থাকতে হবে।|“{attribute}” ঘরে দশমিকের পরে কমপক্ষে {min}টি অঙ্ক থাকতে হবে।
        “{attribute}” ঘরে দশমিকের পরে সর্বাধিক {max}টি অঙ্ক থাকতে পারে।|“{attribute}” ঘরে দশমিকের পরে সর্বাধিক {max}টি অঙ্ক থাকতে পারে।
        “{attribute}” ঘরের মানটি বৈধ ডোমেইনের নাম নয়।
        “{attribute}” ঘরের মানটি বৈধ সময়কাল নয়।
        “{attribute}” ঘরের মানটি বৈধ ফোন নম্বর নয়।
        “{attribute}” ঘরের মান তালিকা হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ EAN কোড নয়।
        “{attribute}” ঘরের মানটি বৈধ ইমেল ঠিকানা নয়।
        “{attribute}” ঘরের ডোমেইন ইমেল গ্রহণ করে না।
        “{attribute}” ঘরের ডোমেইন যাচাই করা যায়নি।
        “{attribute}” ঘরের শেষে “{suffix}” থাকতে হবে।
        ফর্মটি যাচাই করা হয়নি।
        “{attribute}” ঘরটি ঠিকভাবে পাঠানো হয়নি: {reason}।
        “{attribute}” ঘরটি ঠিকভাবে পাঠানো হয়নি: {reason}।
        “{attribute}” ঘরটি ঠিকভাবে পাঠানো হয়নি: {reason}।
        “{attribute}” ঘরের মানটি বৈধ হ্যাশ নয়।
        “{attribute}” ঘরের মানটি বৈধ হেক্সাডেসিমেল মান নয়।
        “{attribute}” ঘরের মানটি বৈধ রং নয়।
        “{attribute}” ঘরের মানটি বৈধ হোস্টের নাম নয়।
        “{attribute}” ঘরের মানটি বৈধ IBAN নয়।
        “{attribute}” ঘরের মান গ্রহণযোগ্য মানগুলোর একটি নয়।
        “{attribute}” ঘরের মানটি অনুমোদিত নয়।
        “{attribute}” ঘরের মান পূর্ণসংখ্যা হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ IP ঠিকানা নয়।
        “{attribute}” ঘরের মানটি বৈধ IRI নয়।
        “{attribute}” ঘরের মানটি বৈধ IRI রেফারেন্স নয়।
        “{attribute}” ঘরের মানটি বৈধ ISBN নয়।
        “{attribute}” ঘরের মানটি বৈধ ISIN কোড নয়।
        “{attribute}” ঘরের মানটি বৈধ ISSN নয়।
        “{attribute}” ঘরের মানটি বৈধ JSON নয়।
        “{attribute}” ঘরের মানটি বৈধ JSON পয়েন্টার নয়।
        “{attribute}” ঘরের মানটি বৈধ JSON ওয়েব টোকেন নয়।
        “{attribute}” ঘরের মানটি বৈধ ভাষার কোড নয়।
        “{attribute}” ঘরের মানটি বৈধ অবস্থান নয়।
        “{attribute}” ঘরের মানটি বৈধ অক্ষাংশ নয়।
        “{attribute}” ঘরের মানটি বৈধ দ্রাঘিমাংশ নয়।
        “{attribute}” ঘরটি ছোট হাতের অক্ষরে লিখতে হবে।
        “{attribute}” ঘরের মানটি বৈধ নম্বর নয়।
        “{attribute}” ঘরের মানটি বৈধ MAC ঠিকানা নয়।
        “{attribute}” ঘরটি প্রত্যাশিত রূপে নেই।
        “{attribute}” ঘরে একটি অঙ্ক থাকতে হবে।
        “{attribute}” ঘরে একটি ছোট হাতের অক্ষর থাকতে হবে।
        “{attribute}” ঘরে একটি চিহ্ন থাকতে হবে।
        “{attribute}” ঘরে একটি বড় হাতের অক্ষর থাকতে হবে।
        “{attribute}” ঘরের রূপটি অনুমোদিত নয়।
        “{attribute}” ঘরের মান খুব দীর্ঘ।
        “{attribute}” ঘরের মানটি বৈধ মিডিয়ার ধরন নয়।
        “{attribute}” ঘরের মান {divisor}-এর গুণিতক হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ Nano ID নয়।
        “{attribute}” ঘরের মান ০-এর চেয়ে কম হতে হবে।
        “{attribute}” ঘরের মান অবজেক্ট হতে হবে।
        “{attribute}” ঘরের মানটি অনুমোদিত নয়।
        “{attribute}” ঘরের মান পূর্ণসংখ্যা হতে হবে।
        “{attribute}” ঘরের মান সর্বাধিক {max} হতে হবে।
        “{attribute}” ঘরের মান {max}-এর চেয়ে কম হতে হবে।
        “{attribute}” ঘরের মান কমপক্ষে {min} হতে হবে।
        “{attribute}” ঘরের মান সংখ্যা হতে হবে।
        “{attribute}” ঘরে একটি অঙ্ক থাকতে হবে।
        “{attribute}” ঘরে একটি ছোট হাতের অক্ষর থাকতে হবে।
        “{attribute}” ঘরে একটি চিহ্ন থাকতে হবে।
        “{attribute}” ঘরে একটি বড় হাতের অক্ষর থাকতে হবে।
        “{attribute}” ঘরে কমপক্ষে {min}টি অক্ষর থাকতে হবে।|“{attribute}” ঘরে কমপক্ষে {min}টি অক্ষর থাকতে হবে।
        “{attribute}” ঘরের মান টেক্সট হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ কার্ড নম্বর নয়।
        “{attribute}” ঘরের মানটি বৈধ পোর্ট নম্বর নয়।
        “{attribute}” ঘরের মান ০-এর চেয়ে বেশি হতে হবে।
        “{attribute}” ঘরে শুধু মুদ্রণযোগ্য অক্ষর থাকতে পারে।
        রেকর্ডটি পড়া যায়নি: {reason}।
        “{attribute}” ঘরের মানটি বৈধ আপেক্ষিক JSON পয়েন্টার নয়।
        {attribute}: {message}
        {count}টি সমস্যা আছে।|{count}টি সমস্যা আছে।
        “{attribute}” ঘরটি আবশ্যক।
        “{attribute}” ঘরের মান {requiredValue} হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ সংস্করণ নম্বর নয়।
        “{attribute}” ঘরের মানটি বৈধ স্লাগ নয়।
        “{attribute}” ঘরে এমন অক্ষর আছে যা পাঠককে বিভ্রান্ত করতে পারে।
        “{attribute}” ঘরের শুরুতে “{prefix}” থাকতে হবে।
        “{attribute}” ঘরে ঠিক {length}টি অক্ষর থাকতে হবে।|“{attribute}” ঘরে ঠিক {length}টি অক্ষর থাকতে হবে।
        “{attribute}” ঘরে সর্বাধিক {max}টি অক্ষর থাকতে পারে।|“{attribute}” ঘরে সর্বাধিক {max}টি অক্ষর থাকতে পারে।
        “{attribute}” ঘরে কমপক্ষে {min}টি অক্ষর থাকতে হবে।|“{attribute}” ঘরে কমপক্ষে {min}টি অক্ষর থাকতে হবে।
        “{attribute}” ঘরের মান টেক্সট হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ সময় নয়।
        “{attribute}” ঘরের মান {after}-এর পরে হতে হবে।
        “{attribute}” ঘরের মান {before}-এর আগে হতে হবে।
        “{attribute}” ঘরের মানটি বৈধ সময় অঞ্চল নয়।
        মেয়াদ শেষ
        বৈধ নয়
        মিলছে না
        অক্ষর বাদ পড়েছে
        আলাদা হতে হবে
        সংখ্যা নয়
        অনুমোদিত নয়
        যাচাই করা হয়নি
        পাওয়া যায়নি
        তালিকায় নেই
        পূর্ণসংখ্যা নয়
        আবশ্যক
        মান খুব বেশি
        খুব আগে
        সংখ্যায় খুব কম
        খুব পরে
        দৈর্ঘ্য খুব বেশি
        সংখ্যায় খুব বেশি
        দৈর্ঘ্য খুব কম
        মান খুব কম
        পড়া যায়নি
        অননুমোদিত অক্ষর
        সংখ্যাটি মিলছে না
        ভুল ফরম্যাট
        ভুল দৈর্ঘ্য
        ভুল ধরন
        “{attribute}” ঘরের মানটি বৈধ ULID নয়।
        “{attribute}” ঘরটি বড় হাতের অক্ষরে লিখতে হবে।
        “{attribute}” ঘরের মানটি বৈধ URI নয়।
        “{attribute}” ঘরের মানটি বৈধ URI রেফারেন্স নয়।
        “{attribute}” ঘরের মানটি বৈধ URI টেমপ্লেট নয়।
        “{attribute}” ঘরের মানটি বৈধ URL নয়।
        “{attribute}” ঘরের মানটি বৈধ UUID নয়।
        """#)
}
