// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR 47 (PyPI's Babel 2.18.0) and CLDR 41 (Debian's unicode-cldr-core).
// Data: © 1991-2025 Unicode, Inc., Unicode License v3.

internal import ProvisoCore

/// How the languages write, by tag. English is with the rules.
enum Languages {
    static func language(_ tag: String) -> MessageLanguage? {
        switch tag {
        case "en": .english
        case "de":
            MessageLanguage(
                tag: "de",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y\nHH:mm\nHH:mm:ss\n{1} 'um' {0}\n{0} z\n\n\n\n\nd.M.y\nJanuar\nFebruar\nMärz\nApril\nMai\nJuni\nJuli\nAugust\nSeptember\nOktober\nNovember\nDezember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " und ", pair: " und "),
                quotes: ("„", "“"))
        case "fr":
            MessageLanguage(
                tag: "fr",
                plurals: .fr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{202F}", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'à' {0}\n{0} z\n\n\n\n1er\ndd/MM/y\njanvier\nfévrier\nmars\navril\nmai\njuin\njuillet\naoût\nseptembre\noctobre\nnovembre\ndécembre"),
                lists: ListStyle(start: ", ", middle: ", ", end: " et ", pair: " et "),
                quotes: ("«", "»"))
        case "es":
            MessageLanguage(
                tag: "es",
                plurals: .es,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2, percent: "#\u{A0}%"),
                dates: DateStyle(table: "d 'de' MMMM 'de' y\nH:mm\nH:mm:ss\n{1}, {0}\n{0} z\n\n\n\n\nd/M/y\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre"),
                lists: ListStyle(start: ", ", middle: ", ", end: " y ", pair: " y ", adjustment: .spanish),
                quotes: ("«", "»"))
        case "it":
            MessageLanguage(
                tag: "it",
                plurals: .it,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2),
                dates: DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'alle' 'ore' {0}\n{0} z\n\n\n\n\ndd/MM/y\ngennaio\nfebbraio\nmarzo\naprile\nmaggio\ngiugno\nluglio\nagosto\nsettembre\nottobre\nnovembre\ndicembre"),
                lists: ListStyle(start: ", ", middle: ", ", end: " e ", pair: " e "),
                quotes: ("«", "»"))
        case "pt":
            MessageLanguage(
                tag: "pt",
                plurals: .it,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                dates: DateStyle(table: "d 'de' MMMM 'de' y\nHH:mm\nHH:mm:ss\n{1} 'às' {0}\n{0} z\n\n\n\n\ndd/MM/y\njaneiro\nfevereiro\nmarço\nabril\nmaio\njunho\njulho\nagosto\nsetembro\noutubro\nnovembro\ndezembro"),
                lists: ListStyle(start: ", ", middle: ", ", end: " e ", pair: " e "),
                quotes: ("«", "»"))
        case "pt-BR":
            MessageLanguage(
                tag: "pt-BR",
                plurals: .brazil,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d 'de' MMMM 'de' y\nHH:mm\nHH:mm:ss\n{1} 'às' {0}\n{0} z\n\n\n\n1º\ndd/MM/y\njaneiro\nfevereiro\nmarço\nabril\nmaio\njunho\njulho\nagosto\nsetembro\noutubro\nnovembro\ndezembro"),
                lists: ListStyle(start: ", ", middle: ", ", end: " e ", pair: " e "),
                quotes: ("“", "”"))
        case "nl":
            MessageLanguage(
                tag: "nl",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'om' {0}\n{0} z\n\n\n\n\nd-M-y\njanuari\nfebruari\nmaart\napril\nmei\njuni\njuli\naugustus\nseptember\noktober\nnovember\ndecember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " en ", pair: " en "),
                quotes: ("‘", "’"))
        case "sv":
            MessageLanguage(
                tag: "sv",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\ny-MM-dd\njanuari\nfebruari\nmars\napril\nmaj\njuni\njuli\naugusti\nseptember\noktober\nnovember\ndecember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " och ", pair: " och "),
                quotes: ("”", "”"))
        case "nb":
            MessageLanguage(
                tag: "nb",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y\nHH:mm\nHH:mm:ss\n{1} 'kl'. {0}\n{0} z\n\n\n\n\nd.M.y\njanuar\nfebruar\nmars\napril\nmai\njuni\njuli\naugust\nseptember\noktober\nnovember\ndesember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " og ", pair: " og "),
                quotes: ("«", "»"))
        case "da":
            MessageLanguage(
                tag: "da",
                plurals: .da,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y\nHH.mm\nHH.mm.ss\n{1} 'kl'. {0}\n{0} z\n\n\n\n\nd.M.y\njanuar\nfebruar\nmarts\napril\nmaj\njuni\njuli\naugust\nseptember\noktober\nnovember\ndecember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " og ", pair: " og "),
                quotes: ("“", "”"))
        case "fi":
            MessageLanguage(
                tag: "fi",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y\nH.mm\nH.mm.ss\n{1} 'klo' {0}\n{0} z\n\n\n\n\nd.M.y\ntammikuuta\nhelmikuuta\nmaaliskuuta\nhuhtikuuta\ntoukokuuta\nkesäkuuta\nheinäkuuta\nelokuuta\nsyyskuuta\nlokakuuta\nmarraskuuta\njoulukuuta"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ja ", pair: " ja "),
                quotes: ("”", "”"))
        case "is":
            MessageLanguage(
                tag: "is",
                plurals: .`is`,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d. MMMM y\nHH:mm\nHH:mm:ss\n{1} 'kl'. {0}\n{0} z\n\n\n\n\nd.M.y\njanúar\nfebrúar\nmars\napríl\nmaí\njúní\njúlí\nágúst\nseptember\noktóber\nnóvember\ndesember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " og ", pair: " og "),
                quotes: ("„", "“"))
        case "pl":
            MessageLanguage(
                tag: "pl",
                plurals: .pl,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                dates: DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nd.MM.y\nstycznia\nlutego\nmarca\nkwietnia\nmaja\nczerwca\nlipca\nsierpnia\nwrześnia\npaździernika\nlistopada\ngrudnia"),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("„", "”"))
        case "cs":
            MessageLanguage(
                tag: "cs",
                plurals: .cs,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y\nH:mm\nH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nd. M. y\nledna\núnora\nbřezna\ndubna\nkvětna\nčervna\nčervence\nsrpna\nzáří\nříjna\nlistopadu\nprosince"),
                lists: ListStyle(start: ", ", middle: ", ", end: " a\u{A0}", pair: " a\u{A0}"),
                quotes: ("„", "“"))
        case "sk":
            MessageLanguage(
                tag: "sk",
                plurals: .cs,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y\nH:mm\nH:mm:ss\n{1}, {0}\n{0} z\n\n\n\n\nd. M. y\njanuára\nfebruára\nmarca\napríla\nmája\njúna\njúla\naugusta\nseptembra\noktóbra\nnovembra\ndecembra"),
                lists: ListStyle(start: ", ", middle: ", ", end: " a ", pair: " a\u{A0}"),
                quotes: ("„", "“"))
        case "hu":
            MessageLanguage(
                tag: "hu",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                dates: DateStyle(table: "y. MMMM d.\nH:mm\nH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\ny. MM. dd.\njanuár\nfebruár\nmárcius\náprilis\nmájus\njúnius\njúlius\naugusztus\nszeptember\noktóber\nnovember\ndecember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " és ", pair: " és "),
                quotes: ("„", "”"))
        case "ro":
            MessageLanguage(
                tag: "ro",
                plurals: .ro,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1}, {0}\n{0} z\n\n\n\n\ndd.MM.y\nianuarie\nfebruarie\nmartie\naprilie\nmai\niunie\niulie\naugust\nseptembrie\noctombrie\nnoiembrie\ndecembrie"),
                lists: ListStyle(start: ", ", middle: ", ", end: " și ", pair: " și "),
                quotes: ("„", "”"))
        case "bg":
            MessageLanguage(
                tag: "bg",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                dates: DateStyle(table: "d MMMM y 'г'.\nH:mm\nH:mm:ss\n{1}, {0}\n{0} z\n\n\n\n\nd.MM.y\u{202F}'г'.\nянуари\nфевруари\nмарт\nаприл\nмай\nюни\nюли\nавгуст\nсептември\nоктомври\nноември\nдекември"),
                lists: ListStyle(start: ", ", middle: ", ", end: " и ", pair: " и "),
                quotes: ("„", "“"))
        case "el":
            MessageLanguage(
                tag: "el",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'στις' {0}\n{0} z\nπ.μ.\nμ.μ.\n\n\nd/M/y\nΙανουαρίου\nΦεβρουαρίου\nΜαρτίου\nΑπριλίου\nΜαΐου\nΙουνίου\nΙουλίου\nΑυγούστου\nΣεπτεμβρίου\nΟκτωβρίου\nΝοεμβρίου\nΔεκεμβρίου"),
                lists: ListStyle(start: ", ", middle: ", ", end: " και ", pair: " και "),
                quotes: ("«", "»"))
        case "hr":
            MessageLanguage(
                tag: "hr",
                plurals: .hr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "−", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y.\nHH:mm\nHH:mm:ss\n{1} 'u' {0}\n{0} z\n\n\n\n\ndd. MM. y.\nsiječnja\nveljače\nožujka\ntravnja\nsvibnja\nlipnja\nsrpnja\nkolovoza\nrujna\nlistopada\nstudenoga\nprosinca"),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("„", "“"))
        case "sr":
            MessageLanguage(
                tag: "sr",
                plurals: .hr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d. MMMM y.\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nd. M. y.\nјануар\nфебруар\nмарт\nаприл\nмај\nјун\nјул\nавгуст\nсептембар\nоктобар\nновембар\nдецембар"),
                lists: ListStyle(start: ", ", middle: ", ", end: " и ", pair: " и "),
                quotes: ("„", "“"))
        case "sr-Latn":
            MessageLanguage(
                tag: "sr-Latn",
                plurals: .hr,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d. MMMM y.\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nd. M. y.\njanuar\nfebruar\nmart\napril\nmaj\njun\njul\navgust\nseptembar\noktobar\nnovembar\ndecembar"),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("„", "“"))
        case "sl":
            MessageLanguage(
                tag: "sl",
                plurals: .sl,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "−", minimumGroupingDigits: 2, percent: "#\u{A0}%"),
                dates: DateStyle(table: "d. MMMM y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nd. M. y\njanuar\nfebruar\nmarec\napril\nmaj\njunij\njulij\navgust\nseptember\noktober\nnovember\ndecember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " in ", pair: " in "),
                quotes: ("„", "“"))
        case "lt":
            MessageLanguage(
                tag: "lt",
                plurals: .lt,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−", percent: "#\u{A0}%"),
                dates: DateStyle(table: "y 'm'. MMMM d 'd'.\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\ny-MM-dd\nsausio\nvasario\nkovo\nbalandžio\ngegužės\nbirželio\nliepos\nrugpjūčio\nrugsėjo\nspalio\nlapkričio\ngruodžio"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ir ", pair: " ir "),
                quotes: ("„", "“"))
        case "lv":
            MessageLanguage(
                tag: "lv",
                plurals: .lv,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupingDigits: 2),
                dates: DateStyle(table: "y. 'gada' d. MMMM\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nd.MM.y.\njanvāris\nfebruāris\nmarts\naprīlis\nmaijs\njūnijs\njūlijs\naugusts\nseptembris\noktobris\nnovembris\ndecembris"),
                lists: ListStyle(start: ", ", middle: ", ", end: " un ", pair: " un "),
                quotes: ("“", "”"))
        case "et":
            MessageLanguage(
                tag: "et",
                plurals: .en,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", minusSign: "−", minimumGroupingDigits: 2),
                dates: DateStyle(table: "d. MMMM y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nd.M.y\njaanuar\nveebruar\nmärts\naprill\nmai\njuuni\njuuli\naugust\nseptember\noktoober\nnovember\ndetsember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ja ", pair: " ja "),
                quotes: ("„", "“"))
        case "uk":
            MessageLanguage(
                tag: "uk",
                plurals: .uk,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}"),
                dates: DateStyle(table: "d MMMM y 'р'.\nHH:mm\nHH:mm:ss\n{1} 'о' {0}\n{0} z\n\n\n\n\ndd.MM.y\nсічня\nлютого\nберезня\nквітня\nтравня\nчервня\nлипня\nсерпня\nвересня\nжовтня\nлистопада\nгрудня"),
                lists: ListStyle(start: ", ", middle: ", ", end: " і ", pair: " і "),
                quotes: ("«", "»"))
        case "ru":
            MessageLanguage(
                tag: "ru",
                plurals: .uk,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "\u{A0}", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d MMMM y 'г'.\nHH:mm\nHH:mm:ss\n{1}, {0}\n{0} z\n\n\n\n\ndd.MM.y\nянваря\nфевраля\nмарта\nапреля\nмая\nиюня\nиюля\nавгуста\nсентября\nоктября\nноября\nдекабря"),
                lists: ListStyle(start: ", ", middle: ", ", end: " и ", pair: " и "),
                quotes: ("«", "»"))
        case "tr":
            MessageLanguage(
                tag: "tr",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", percent: "%#"),
                dates: DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\ndd.MM.y\nOcak\nŞubat\nMart\nNisan\nMayıs\nHaziran\nTemmuz\nAğustos\nEylül\nEkim\nKasım\nAralık"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ve ", pair: " ve "),
                quotes: ("“", "”"))
        case "ar":
            MessageLanguage(
                tag: "ar",
                plurals: .ar,
                numbers: NumberStyle(minusSign: "\u{200E}-", percent: "#\u{200E}%\u{200E}"),
                dates: DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} في {0}\n{0} z\nص\nم\n\n\nd\u{200F}/M\u{200F}/y\nيناير\nفبراير\nمارس\nأبريل\nمايو\nيونيو\nيوليو\nأغسطس\nسبتمبر\nأكتوبر\nنوفمبر\nديسمبر"),
                lists: ListStyle(start: " و", middle: " و", end: " و", pair: " و"),
                quotes: ("”", "“"),
                isRightToLeft: true)
        case "he":
            MessageLanguage(
                tag: "he",
                plurals: .he,
                numbers: NumberStyle(minusSign: "\u{200E}-"),
                dates: DateStyle(table: "d בMMMM y\nH:mm\nH:mm:ss\n{1} בשעה {0}\n{0} z\n\n\n\n\nd.M.y\nינואר\nפברואר\nמרץ\nאפריל\nמאי\nיוני\nיולי\nאוגוסט\nספטמבר\nאוקטובר\nנובמבר\nדצמבר"),
                lists: ListStyle(start: ", ", middle: ", ", end: " ו", pair: " ו", adjustment: .hebrew),
                quotes: ("”", "”"),
                isRightToLeft: true)
        case "fa":
            MessageLanguage(
                tag: "fa",
                plurals: .fa,
                numbers: NumberStyle(decimalSeparator: "٫", groupingSeparator: "٬", minusSign: "\u{200E}−", zero: "۰", percent: "#٪"),
                dates: DateStyle(table: "d MMMM y\nH:mm\nH:mm:ss\n{1}، ساعت {0}\n{0} (z)\n\n\n\n\ny/M/d\nژانویهٔ\nفوریهٔ\nمارس\nآوریل\nمهٔ\nژوئن\nژوئیهٔ\nاوت\nسپتامبر\nاکتبر\nنوامبر\nدسامبر"),
                lists: ListStyle(start: "،\u{200F} ", middle: "،\u{200F} ", end: "، و ", pair: " و "),
                quotes: ("«", "»"),
                isRightToLeft: true)
        case "hi":
            MessageLanguage(
                tag: "hi",
                plurals: .fa,
                numbers: NumberStyle(secondaryGroup: 2),
                dates: DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} को {0}\n{0} z\nam\npm\n\n\nd/M/y\nजनवरी\nफ़रवरी\nमार्च\nअप्रैल\nमई\nजून\nजुलाई\nअगस्त\nसितंबर\nअक्टूबर\nनवंबर\nदिसंबर"),
                lists: ListStyle(start: ", ", middle: ", ", end: ", और ", pair: " और "),
                quotes: ("“", "”"))
        case "bn":
            MessageLanguage(
                tag: "bn",
                plurals: .fa,
                numbers: NumberStyle(zero: "০", secondaryGroup: 2),
                dates: DateStyle(table: "d MMMM, y\nh:mm a\nh:mm:ss a\n{1} {0}\n{0} z\nAM\nPM\n\n\nd/M/y\nজানুয়ারী\nফেব্রুয়ারী\nমার্চ\nএপ্রিল\nমে\nজুন\nজুলাই\nআগস্ট\nসেপ্টেম্বর\nঅক্টোবর\nনভেম্বর\nডিসেম্বর"),
                lists: ListStyle(start: ", ", middle: ", ", end: " এবং ", pair: " এবং "),
                quotes: ("“", "”"))
        case "ta":
            MessageLanguage(
                tag: "ta",
                plurals: .nb,
                numbers: NumberStyle(secondaryGroup: 2),
                dates: DateStyle(table: "d MMMM, y\nh:mm a\nh:mm:ss a\n{1} அன்று {0}\n{0} z\nமுற்பகல்\nபிற்பகல்\n\n\nd/M/y\nஜனவரி\nபிப்ரவரி\nமார்ச்\nஏப்ரல்\nமே\nஜூன்\nஜூலை\nஆகஸ்ட்\nசெப்டம்பர்\nஅக்டோபர்\nநவம்பர்\nடிசம்பர்"),
                lists: ListStyle(start: ", ", middle: ", ", end: " மற்றும் ", pair: " மற்றும் "),
                quotes: ("“", "”"))
        case "th":
            MessageLanguage(
                tag: "th",
                plurals: .none,
                numbers: NumberStyle(),
                dates: DateStyle(table: "d MMMM G y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\nค.ศ.\n\nd/M/y\nมกราคม\nกุมภาพันธ์\nมีนาคม\nเมษายน\nพฤษภาคม\nมิถุนายน\nกรกฎาคม\nสิงหาคม\nกันยายน\nตุลาคม\nพฤศจิกายน\nธันวาคม"),
                lists: ListStyle(start: " ", middle: " ", end: " และ", pair: "และ"),
                quotes: ("“", "”"))
        case "vi":
            MessageLanguage(
                tag: "vi",
                plurals: .none,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d MMMM 'năm' y\nHH:mm\nHH:mm:ss\n{0} 'ngày' {1}\n{0} z\n\n\n\n\nd/M/y\ntháng 1\ntháng 2\ntháng 3\ntháng 4\ntháng 5\ntháng 6\ntháng 7\ntháng 8\ntháng 9\ntháng 10\ntháng 11\ntháng 12"),
                lists: ListStyle(start: ", ", middle: ", ", end: " và ", pair: " và "),
                quotes: ("“", "”"))
        case "id":
            MessageLanguage(
                tag: "id",
                plurals: .none,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: "."),
                dates: DateStyle(table: "d MMMM y\nHH.mm\nHH.mm.ss\n{1} {0}\n{0} z\n\n\n\n\nd/M/y\nJanuari\nFebruari\nMaret\nApril\nMei\nJuni\nJuli\nAgustus\nSeptember\nOktober\nNovember\nDesember"),
                lists: ListStyle(start: ", ", middle: ", ", end: ", dan ", pair: " dan "),
                quotes: ("“", "”"))
        case "ms":
            MessageLanguage(
                tag: "ms",
                plurals: .none,
                numbers: NumberStyle(),
                dates: DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} {0}\n{0} z\nPG\nPTG\n\n\nd/M/y\nJanuari\nFebruari\nMac\nApril\nMei\nJun\nJulai\nOgos\nSeptember\nOktober\nNovember\nDisember"),
                lists: ListStyle(start: ", ", middle: ", ", end: " dan ", pair: " dan "),
                quotes: ("“", "”"))
        case "zh-Hans":
            MessageLanguage(
                tag: "zh-Hans",
                plurals: .none,
                numbers: NumberStyle(),
                dates: DateStyle(table: "y年M月d日\nHH:mm\nHH:mm:ss\n{1} {0}\nz {0}\n\n\n\n\ny/M/d"),
                lists: ListStyle(start: "、", middle: "、", end: "和", pair: "和"),
                quotes: ("“", "”"))
        case "zh-Hant":
            MessageLanguage(
                tag: "zh-Hant",
                plurals: .none,
                numbers: NumberStyle(),
                dates: DateStyle(table: "y年M月d日\nah:mm\nah:mm:ss\n{1} {0}\n{0} [z]\n上午\n下午\n\n\ny/M/d"),
                lists: ListStyle(start: "、", middle: "、", end: "和", pair: "和"),
                quotes: ("「", "」"))
        case "ja":
            MessageLanguage(
                tag: "ja",
                plurals: .none,
                numbers: NumberStyle(),
                dates: DateStyle(table: "y年M月d日\nH:mm\nH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\ny/M/d"),
                lists: ListStyle(start: "、", middle: "、", end: "、", pair: "、"),
                quotes: ("「", "」"))
        case "ko":
            MessageLanguage(
                tag: "ko",
                plurals: .none,
                numbers: NumberStyle(),
                dates: DateStyle(table: "y년 MMMM d일\na h:mm\na h:mm:ss\n{1} {0}\n{0} z\n오전\n오후\n\n\ny. M. d.\n1월\n2월\n3월\n4월\n5월\n6월\n7월\n8월\n9월\n10월\n11월\n12월"),
                lists: ListStyle(start: ", ", middle: ", ", end: " 및 ", pair: " 및 "),
                quotes: ("“", "”"))
        case "ca":
            MessageLanguage(
                tag: "ca",
                plurals: .it,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", percent: "#\u{A0}%"),
                dates: DateStyle(table: "d MMMM 'del' y\nH:mm\nH:mm:ss\n{1}, 'a' 'les' {0}\n{0} z\n\n\n\n\nd/M/y\nde gener\nde febrer\nde març\nd’abril\nde maig\nde juny\nde juliol\nd’agost\nde setembre\nd’octubre\nde novembre\nde desembre"),
                lists: ListStyle(start: ", ", middle: ", ", end: " i ", pair: " i "),
                quotes: ("«", "»"))
        case "eu":
            MessageLanguage(
                tag: "eu",
                plurals: .nb,
                numbers: NumberStyle(decimalSeparator: ",", groupingSeparator: ".", minusSign: "−", percent: "%\u{A0}#"),
                dates: DateStyle(table: "y('e')'ko' MMMM'ren' d('a')\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} (z)\n\n\n\n\ny/M/d\nurtarrila\notsaila\nmartxoa\napirila\nmaiatza\nekaina\nuztaila\nabuztua\niraila\nurria\nazaroa\nabendua"),
                lists: ListStyle(start: ", ", middle: ", ", end: " eta ", pair: " eta "),
                quotes: ("“", "”"))
        default: nil
        }
    }
}
