// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR 47 (PyPI's Babel 2.18.0) and CLDR 41 (Debian's unicode-cldr-core).
// Data: © 1991-2025 Unicode, Inc., Unicode License v3.

internal import ProvisoCore

/// How regions write dates that do it in another way than the rest of their language.
enum RegionalDates {
    static func style(_ tag: String) -> DateStyle? {
        switch tag {
        case "ar-DZ", "ar-TN":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} في {0}\n{0} z\nص\nم\n\n\nجانفي\nفيفري\nمارس\nأفريل\nماي\nجوان\nجويلية\nأوت\nسبتمبر\nأكتوبر\nنوفمبر\nديسمبر")
        case "ar-IL":
            DateStyle(table: "d MMMM y\nH:mm\nH:mm:ss\n{1} في {0}\n{0} z\n\n\n\n\nيناير\nفبراير\nمارس\nأبريل\nمايو\nيونيو\nيوليو\nأغسطس\nسبتمبر\nأكتوبر\nنوفمبر\nديسمبر")
        case "ar-IQ", "ar-JO", "ar-LB", "ar-PS", "ar-SY":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} في {0}\n{0} z\nص\nم\n\n\nكانون الثاني\nشباط\nآذار\nنيسان\nأيار\nحزيران\nتموز\nآب\nأيلول\nتشرين الأول\nتشرين الثاني\nكانون الأول")
        case "ar-KM":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} في {0}\n{0} z\n\n\n\n\nيناير\nفبراير\nمارس\nأبريل\nمايو\nيونيو\nيوليو\nأغسطس\nسبتمبر\nأكتوبر\nنوفمبر\nديسمبر")
        case "ar-MA":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} في {0}\n{0} z\n\n\n\n\nيناير\nفبراير\nمارس\nأبريل\nماي\nيونيو\nيوليوز\nغشت\nشتنبر\nأكتوبر\nنونبر\nدجنبر")
        case "ar-MR":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} في {0}\n{0} z\nص\nم\n\n\nيناير\nفبراير\nمارس\nإبريل\nمايو\nيونيو\nيوليو\nأغشت\nشتمبر\nأكتوبر\nنوفمبر\nدجمبر")
        case "de-AT", "de-IT":
            DateStyle(table: "d. MMMM y\nHH:mm\nHH:mm:ss\n{1} 'um' {0}\n{0} z\n\n\n\n\nJänner\nFebruar\nMärz\nApril\nMai\nJuni\nJuli\nAugust\nSeptember\nOktober\nNovember\nDezember")
        case "en-001", "en-AG", "en-AU", "en-BB", "en-BM", "en-BS", "en-CY", "en-DM", "en-ER", "en-FJ", "en-FM", "en-GD", "en-GH", "en-GM", "en-GY", "en-HK", "en-IN", "en-JM", "en-KI", "en-KN", "en-KY", "en-LC", "en-LR", "en-LS", "en-MO", "en-MW", "en-MY", "en-NA", "en-NZ", "en-PG", "en-PK", "en-PW", "en-SB", "en-SD", "en-SG", "en-SL", "en-SS", "en-SZ", "en-TC", "en-TO", "en-TT", "en-VC", "en-VG", "en-VU", "en-WS", "en-ZM":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\nam\npm\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-150", "en-AI", "en-AT", "en-BE", "en-CC", "en-CH", "en-CK", "en-CM", "en-CX", "en-CZ", "en-DE", "en-DG", "en-ES", "en-FK", "en-FR", "en-GB", "en-GG", "en-GI", "en-GS", "en-HU", "en-IE", "en-IM", "en-IO", "en-IT", "en-JE", "en-KE", "en-MG", "en-MS", "en-MU", "en-NF", "en-NG", "en-NL", "en-NO", "en-NR", "en-NU", "en-PL", "en-PN", "en-PT", "en-RO", "en-RW", "en-SC", "en-SE", "en-SH", "en-SI", "en-SK", "en-SX", "en-TK", "en-TV", "en-TZ", "en-UG":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-AE":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\nAM\nPM\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-BI":
            DateStyle(table: "MMMM d, y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-BW", "en-BZ", "en-MT", "en-ZA", "en-ZW":
            DateStyle(table: "dd MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-CA":
            DateStyle(table: "MMMM d, y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\na.m.\np.m.\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-DK", "en-ID":
            DateStyle(table: "d MMMM y\nHH.mm\nHH.mm.ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-FI":
            DateStyle(table: "d MMMM y\nH.mm\nH.mm.ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-IL":
            DateStyle(table: "d MMMM y\nH:mm\nH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-MV":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "es-419", "es-AR", "es-BO", "es-CL", "es-CO", "es-CR", "es-CU", "es-DO", "es-EC", "es-GT", "es-MX", "es-NI", "es-PA", "es-PH", "es-PR", "es-PY", "es-SV", "es-US", "es-VE":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-BR", "es-BZ":
            DateStyle(table: "d 'de' MMMM 'de' y\nHH:mm\nHH:mm:ss\n{1}, {0}\n{0} z\n\n\n\n\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-HN":
            DateStyle(table: "dd 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-PE", "es-UY":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nsetiembre\noctubre\nnoviembre\ndiciembre")
        case "fa-AF":
            DateStyle(table: "d MMMM y\nH:mm\nH:mm:ss\n{1}، ساعت {0}\n{0} (z)\n\n\n\n\nجنوری\nفبروری\nمارچ\nاپریل\nمی\nجون\nجولای\nاگست\nسپتمبر\nاکتوبر\nنومبر\nدسمبر")
        case "fr-CA":
            DateStyle(table: "d MMMM y\nHH 'h' mm\nHH 'h' mm 'min' ss 's'\n{1} 'à' {0}\n{0} z\n\n\n\n1er\njanvier\nfévrier\nmars\navril\nmai\njuin\njuillet\naoût\nseptembre\noctobre\nnovembre\ndécembre")
        case "fr-DJ", "fr-DZ", "fr-MR", "fr-SY", "fr-TD", "fr-TN", "fr-VU":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'à' {0}\n{0} z\nAM\nPM\n\n1er\njanvier\nfévrier\nmars\navril\nmai\njuin\njuillet\naoût\nseptembre\noctobre\nnovembre\ndécembre")
        case "hi-Latn-IN":
            DateStyle(table: "d MMMM, y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\nAM\nPM\n\n\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "ko-CN":
            DateStyle(table: "y년 MMMM d일\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\n1월\n2월\n3월\n4월\n5월\n6월\n7월\n8월\n9월\n10월\n11월\n12월")
        case "ms-ID":
            DateStyle(table: "d MMMM y\nHH.mm\nHH.mm.ss\n{1} {0}\n{0} z\n\n\n\n\nJanuari\nFebruari\nMac\nApril\nMei\nJun\nJulai\nOgos\nSeptember\nOktober\nNovember\nDisember")
        case "pt-MO":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1} 'às' {0}\n{0} z\nda manhã\nda tarde\n\n\njaneiro\nfevereiro\nmarço\nabril\nmaio\njunho\njulho\nagosto\nsetembro\noutubro\nnovembro\ndezembro")
        case "ta-LK":
            DateStyle(table: "d MMMM, y\nHH:mm\nHH:mm:ss\n{1} அன்று {0}\n{0} z\n\n\n\n\nஜனவரி\nபிப்ரவரி\nமார்ச்\nஏப்ரல்\nமே\nஜூன்\nஜூலை\nஆகஸ்ட்\nசெப்டம்பர்\nஅக்டோபர்\nநவம்பர்\nடிசம்பர்")
        case "tr-CY":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} {0}\n{0} z\nÖÖ\nÖS\n\n\nOcak\nŞubat\nMart\nNisan\nMayıs\nHaziran\nTemmuz\nAğustos\nEylül\nEkim\nKasım\nAralık")
        case "zh-HK", "zh-MO", "zh-MY", "zh-SG":
            DateStyle(table: "y年M月d日\nah:mm\nah:mm:ss\n{1} {0}\nz {0}\n上午\n下午\n\n")
        default: nil
        }
    }
}
