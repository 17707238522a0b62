// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let bn = read(
        #"""
        “{attribute}” ঘরের মানটি বৈধ ব্যাংক অ্যাকাউন্ট নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ ব্যাংক অ্যাকাউন্ট নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ ব্যাংক কোড হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ ব্যাংক কোড হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ কোম্পানি নিবন্ধন নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ কোম্পানি নিবন্ধন নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ পেমেন্ট রেফারেন্স (RF) হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ টাকার পরিমাণ হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ {name} ঠিকানা হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ {name} কোড হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি যাচাই করা যাচ্ছে না, কারণ দেশটি দেওয়া হয়নি বা অজানা।
        “{attribute}” ঘরের মানটি বৈধ {name} শনাক্তকারী হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ {name} নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ পরিচয়পত্র নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ পরিচয়পত্র নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ কন্টেইনার নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ গাড়ির নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ গাড়ির নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ পাসপোর্ট নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ পাসপোর্ট নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ ফোন নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ ফোন নম্বর হতে হবে (দেশের কোডসহ), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ পোস্ট কোড হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ পোস্ট কোড হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ সামাজিক নিরাপত্তা নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ সামাজিক নিরাপত্তা নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ কর শনাক্তকরণ নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ কর শনাক্তকরণ নম্বর হতে হবে, যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ ভ্যাট নম্বর হতে হবে ({country}), যেমন {example}।
        “{attribute}” ঘরের মানটি বৈধ ভ্যাট নম্বর হতে হবে, যেমন {example}।
        """#)
}
