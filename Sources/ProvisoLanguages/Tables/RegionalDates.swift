// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR 47 (PyPI's Babel 2.18.0) and CLDR 41 (Debian's unicode-cldr-core).
// Data: © 1991-2025 Unicode, Inc., Unicode License v3.

internal import ProvisoCore

/// How regions write dates that do it in another way than the rest of their language.
enum RegionalDates {
    static func style(_ tag: String) -> DateStyle? {
        switch tag {
        case "ar-DZ", "ar-TN":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} في {0}\n{0} z\nص\nم\n\n\nd\u{200F}/M\u{200F}/y\nجانفي\nفيفري\nمارس\nأفريل\nماي\nجوان\nجويلية\nأوت\nسبتمبر\nأكتوبر\nنوفمبر\nديسمبر")
        case "ar-IL":
            DateStyle(table: "d MMMM y\nH:mm\nH:mm:ss\n{1} في {0}\n{0} z\n\n\n\n\nd\u{200F}/M\u{200F}/y\nيناير\nفبراير\nمارس\nأبريل\nمايو\nيونيو\nيوليو\nأغسطس\nسبتمبر\nأكتوبر\nنوفمبر\nديسمبر")
        case "ar-IQ", "ar-JO", "ar-LB", "ar-PS", "ar-SY":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} في {0}\n{0} z\nص\nم\n\n\nd\u{200F}/M\u{200F}/y\nكانون الثاني\nشباط\nآذار\nنيسان\nأيار\nحزيران\nتموز\nآب\nأيلول\nتشرين الأول\nتشرين الثاني\nكانون الأول")
        case "ar-KM":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} في {0}\n{0} z\n\n\n\n\nd\u{200F}/M\u{200F}/y\nيناير\nفبراير\nمارس\nأبريل\nمايو\nيونيو\nيوليو\nأغسطس\nسبتمبر\nأكتوبر\nنوفمبر\nديسمبر")
        case "ar-MA":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} في {0}\n{0} z\n\n\n\n\nd\u{200F}/M\u{200F}/y\nيناير\nفبراير\nمارس\nأبريل\nماي\nيونيو\nيوليوز\nغشت\nشتنبر\nأكتوبر\nنونبر\nدجنبر")
        case "ar-MR":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} في {0}\n{0} z\nص\nم\n\n\nd\u{200F}/M\u{200F}/y\nيناير\nفبراير\nمارس\nإبريل\nمايو\nيونيو\nيوليو\nأغشت\nشتمبر\nأكتوبر\nنوفمبر\nدجمبر")
        case "de-AT", "de-IT":
            DateStyle(table: "d. MMMM y\nHH:mm\nHH:mm:ss\n{1} 'um' {0}\n{0} z\n\n\n\n\nd.M.y\nJänner\nFebruar\nMärz\nApril\nMai\nJuni\nJuli\nAugust\nSeptember\nOktober\nNovember\nDezember")
        case "en-001", "en-AG", "en-AU", "en-BB", "en-BM", "en-BS", "en-CY", "en-DM", "en-ER", "en-FJ", "en-FM", "en-GD", "en-GH", "en-GM", "en-GY", "en-JM", "en-KI", "en-KN", "en-KY", "en-LC", "en-LR", "en-LS", "en-MO", "en-MW", "en-MY", "en-NA", "en-PG", "en-PK", "en-PW", "en-SB", "en-SD", "en-SG", "en-SL", "en-SS", "en-SZ", "en-TC", "en-TO", "en-TT", "en-VC", "en-VG", "en-VU", "en-WS", "en-ZM":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\nam\npm\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-150", "en-AI", "en-AT", "en-CC", "en-CK", "en-CM", "en-CX", "en-CZ", "en-DE", "en-DG", "en-ES", "en-FK", "en-FR", "en-GB", "en-GG", "en-GI", "en-GS", "en-HU", "en-IM", "en-IO", "en-IT", "en-JE", "en-KE", "en-MG", "en-MS", "en-MU", "en-NF", "en-NG", "en-NL", "en-NO", "en-NR", "en-NU", "en-PL", "en-PN", "en-PT", "en-RO", "en-RW", "en-SC", "en-SH", "en-SI", "en-SK", "en-SX", "en-TK", "en-TV", "en-TZ", "en-UG":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-AE":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\nAM\nPM\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-BE", "en-IE":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nd/M/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-BI":
            DateStyle(table: "MMMM d, y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nM/d/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-BW", "en-BZ", "en-MT":
            DateStyle(table: "dd MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-CA":
            DateStyle(table: "MMMM d, y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\na.m.\np.m.\n\n\nd/M/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-CH":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ndd.MM.y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-DK", "en-ID":
            DateStyle(table: "d MMMM y\nHH.mm\nHH.mm.ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-FI":
            DateStyle(table: "d MMMM y\nH.mm\nH.mm.ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-HK", "en-IN":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\nam\npm\n\n\nd/M/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-IL":
            DateStyle(table: "d MMMM y\nH:mm\nH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-MV":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\ndd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-NZ":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\nam\npm\n\n\nd/MM/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-SE":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ny-MM-dd\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-ZA":
            DateStyle(table: "dd MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\ny/MM/dd\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "en-ZW":
            DateStyle(table: "dd MMMM y\nHH:mm\nHH:mm:ss\n{1} 'at' {0}\n{0} z\n\n\n\n\nd/M/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "es-419", "es-AR", "es-BO", "es-CO", "es-CR", "es-CU", "es-DO", "es-EC", "es-GT", "es-MX", "es-NI", "es-PH", "es-PY", "es-SV", "es-US", "es-VE":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\nd/M/y\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-BR", "es-BZ":
            DateStyle(table: "d 'de' MMMM 'de' y\nHH:mm\nHH:mm:ss\n{1}, {0}\n{0} z\n\n\n\n\nd/M/y\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-CL":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\ndd-MM-y\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-HN":
            DateStyle(table: "dd 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\nd/M/y\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-PA", "es-PR":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\nMM/dd/y\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nseptiembre\noctubre\nnoviembre\ndiciembre")
        case "es-PE", "es-UY":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\na.\u{A0}m.\np.\u{A0}m.\n\n\nd/M/y\nenero\nfebrero\nmarzo\nabril\nmayo\njunio\njulio\nagosto\nsetiembre\noctubre\nnoviembre\ndiciembre")
        case "fa-AF":
            DateStyle(table: "d MMMM y\nH:mm\nH:mm:ss\n{1}، ساعت {0}\n{0} (z)\n\n\n\n\nM/d/y\nجنوری\nفبروری\nمارچ\nاپریل\nمی\nجون\nجولای\nاگست\nسپتمبر\nاکتوبر\nنومبر\nدسمبر")
        case "fr-CA":
            DateStyle(table: "d MMMM y\nHH 'h' mm\nHH 'h' mm 'min' ss 's'\n{1} 'à' {0}\n{0} z\n\n\n\n1er\ny-MM-dd\njanvier\nfévrier\nmars\navril\nmai\njuin\njuillet\naoût\nseptembre\noctobre\nnovembre\ndécembre")
        case "fr-CH":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'à' {0}\n{0} z\n\n\n\n1er\ndd.MM.y\njanvier\nfévrier\nmars\navril\nmai\njuin\njuillet\naoût\nseptembre\noctobre\nnovembre\ndécembre")
        case "fr-DJ", "fr-DZ", "fr-MR", "fr-SY", "fr-TD", "fr-TN", "fr-VU":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} 'à' {0}\n{0} z\nAM\nPM\n\n1er\ndd/MM/y\njanvier\nfévrier\nmars\navril\nmai\njuin\njuillet\naoût\nseptembre\noctobre\nnovembre\ndécembre")
        case "hi-Latn-IN":
            DateStyle(table: "d MMMM, y\nh:mm a\nh:mm:ss a\n{1}, {0}\n{0} z\nAM\nPM\n\n\nd/M/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember")
        case "ko-CN":
            DateStyle(table: "y년 MMMM d일\nHH:mm\nHH:mm:ss\n{1} {0}\n{0} z\n\n\n\n\ny. M. d.\n1월\n2월\n3월\n4월\n5월\n6월\n7월\n8월\n9월\n10월\n11월\n12월")
        case "ms-ID":
            DateStyle(table: "d MMMM y\nHH.mm\nHH.mm.ss\n{1} {0}\n{0} z\n\n\n\n\nd/M/y\nJanuari\nFebruari\nMac\nApril\nMei\nJun\nJulai\nOgos\nSeptember\nOktober\nNovember\nDisember")
        case "nl-BE":
            DateStyle(table: "d MMMM y\nHH:mm\nHH:mm:ss\n{1} 'om' {0}\n{0} z\n\n\n\n\nd/M/y\njanuari\nfebruari\nmaart\napril\nmei\njuni\njuli\naugustus\nseptember\noktober\nnovember\ndecember")
        case "pt-MO":
            DateStyle(table: "d 'de' MMMM 'de' y\nh:mm a\nh:mm:ss a\n{1} 'às' {0}\n{0} z\nda manhã\nda tarde\n\n\ndd/MM/y\njaneiro\nfevereiro\nmarço\nabril\nmaio\njunho\njulho\nagosto\nsetembro\noutubro\nnovembro\ndezembro")
        case "ta-LK":
            DateStyle(table: "d MMMM, y\nHH:mm\nHH:mm:ss\n{1} அன்று {0}\n{0} z\n\n\n\n\nd/M/y\nஜனவரி\nபிப்ரவரி\nமார்ச்\nஏப்ரல்\nமே\nஜூன்\nஜூலை\nஆகஸ்ட்\nசெப்டம்பர்\nஅக்டோபர்\nநவம்பர்\nடிசம்பர்")
        case "tr-CY":
            DateStyle(table: "d MMMM y\nh:mm a\nh:mm:ss a\n{1} {0}\n{0} z\nÖÖ\nÖS\n\n\ndd.MM.y\nOcak\nŞubat\nMart\nNisan\nMayıs\nHaziran\nTemmuz\nAğustos\nEylül\nEkim\nKasım\nAralık")
        case "zh-HK":
            DateStyle(table: "y年M月d日\nah:mm\nah:mm:ss\n{1} {0}\nz {0}\n上午\n下午\n\n\nd/M/y")
        case "zh-MO", "zh-SG":
            DateStyle(table: "y年M月d日\nah:mm\nah:mm:ss\n{1} {0}\nz {0}\n上午\n下午\n\n\ny年M月d日")
        case "zh-MY":
            DateStyle(table: "y年M月d日\nah:mm\nah:mm:ss\n{1} {0}\nz {0}\n上午\n下午\n\n\ny/M/d")
        case "zh-Hant-HK", "zh-Hant-MO":
            DateStyle(table: "y年M月d日\nah:mm\nah:mm:ss\n{1} {0}\n{0} [z]\n上午\n下午\n\n\nd/M/y")
        default: nil
        }
    }
}
