// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR 47 (PyPI's Babel 2.18.0) and CLDR 41 (Debian's unicode-cldr-core).
// Data: © 1991-2025 Unicode, Inc., Unicode License v3.

package import ProvisoCore

extension PluralRule {
    /// en, de, nl, sv, fi, et
    ///
    /// - one: `i = 1 and v = 0`
    static let en = PluralRule(categories: [.one, .other]) { o in
        if o.i == 1 && o.v == 0 { return .one }
        return .other
    }

    /// fr
    ///
    /// - one: `i = 0,1`
    /// - many: `e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5`
    static let fr = PluralRule(categories: [.one, .many, .other]) { o in
        if (o.i == 0 || o.i == 1) { return .one }
        if (o.c == 0 && o.i != 0 && o.i % 1000000 == 0 && o.v == 0) || !((0...5).contains(o.c)) { return .many }
        return .other
    }

    /// es
    ///
    /// - one: `n = 1`
    /// - many: `e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5`
    static let es = PluralRule(categories: [.one, .many, .other]) { o in
        if o.isIntegral && o.i == 1 { return .one }
        if (o.c == 0 && o.i != 0 && o.i % 1000000 == 0 && o.v == 0) || !((0...5).contains(o.c)) { return .many }
        return .other
    }

    /// it, pt, ca
    ///
    /// - one: `i = 1 and v = 0`
    /// - many: `e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5`
    static let it = PluralRule(categories: [.one, .many, .other]) { o in
        if o.i == 1 && o.v == 0 { return .one }
        if (o.c == 0 && o.i != 0 && o.i % 1000000 == 0 && o.v == 0) || !((0...5).contains(o.c)) { return .many }
        return .other
    }

    /// pt-BR
    ///
    /// - one: `i = 0..1`
    /// - many: `e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5`
    static let brazil = PluralRule(categories: [.one, .many, .other]) { o in
        if (0...1).contains(o.i) { return .one }
        if (o.c == 0 && o.i != 0 && o.i % 1000000 == 0 && o.v == 0) || !((0...5).contains(o.c)) { return .many }
        return .other
    }

    /// nb, hu, bg, el, tr, ta, eu
    ///
    /// - one: `n = 1`
    static let nb = PluralRule(categories: [.one, .other]) { o in
        if o.isIntegral && o.i == 1 { return .one }
        return .other
    }

    /// da
    ///
    /// - one: `n = 1 or t != 0 and i = 0,1`
    static let da = PluralRule(categories: [.one, .other]) { o in
        if (o.isIntegral && o.i == 1) || (o.t != 0 && (o.i == 0 || o.i == 1)) { return .one }
        return .other
    }

    /// is
    ///
    /// - one: `t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11`
    static let `is` = PluralRule(categories: [.one, .other]) { o in
        if (o.t == 0 && o.i % 10 == 1 && o.i % 100 != 11) || (o.t % 10 == 1 && o.t % 100 != 11) { return .one }
        return .other
    }

    /// pl
    ///
    /// - one: `i = 1 and v = 0`
    /// - few: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`
    /// - many: `v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14`
    static let pl = PluralRule(categories: [.one, .few, .many, .other]) { o in
        if o.i == 1 && o.v == 0 { return .one }
        if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
        if (o.v == 0 && o.i != 1 && (0...1).contains(o.i % 10)) || (o.v == 0 && (5...9).contains(o.i % 10)) || (o.v == 0 && (12...14).contains(o.i % 100)) { return .many }
        return .other
    }

    /// cs, sk
    ///
    /// - one: `i = 1 and v = 0`
    /// - few: `i = 2..4 and v = 0`
    /// - many: `v != 0`
    static let cs = PluralRule(categories: [.one, .few, .many, .other]) { o in
        if o.i == 1 && o.v == 0 { return .one }
        if (2...4).contains(o.i) && o.v == 0 { return .few }
        if o.v != 0 { return .many }
        return .other
    }

    /// ro
    ///
    /// - one: `i = 1 and v = 0`
    /// - few: `v != 0 or n = 0 or n != 1 and n % 100 = 1..19`
    static let ro = PluralRule(categories: [.one, .few, .other]) { o in
        if o.i == 1 && o.v == 0 { return .one }
        if o.v != 0 || (o.isIntegral && o.i == 0) || (!(o.isIntegral && o.i == 1) && o.isIntegral && (1...19).contains(o.i % 100)) { return .few }
        return .other
    }

    /// hr, sr, sr-Latn
    ///
    /// - one: `v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11`
    /// - few: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14`
    static let hr = PluralRule(categories: [.one, .few, .other]) { o in
        if (o.v == 0 && o.i % 10 == 1 && o.i % 100 != 11) || (o.f % 10 == 1 && o.f % 100 != 11) { return .one }
        if (o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100))) || ((2...4).contains(o.f % 10) && !((12...14).contains(o.f % 100))) { return .few }
        return .other
    }

    /// sl
    ///
    /// - one: `v = 0 and i % 100 = 1`
    /// - two: `v = 0 and i % 100 = 2`
    /// - few: `v = 0 and i % 100 = 3..4 or v != 0`
    static let sl = PluralRule(categories: [.one, .two, .few, .other]) { o in
        if o.v == 0 && o.i % 100 == 1 { return .one }
        if o.v == 0 && o.i % 100 == 2 { return .two }
        if (o.v == 0 && (3...4).contains(o.i % 100)) || o.v != 0 { return .few }
        return .other
    }

    /// lt
    ///
    /// - one: `n % 10 = 1 and n % 100 != 11..19`
    /// - few: `n % 10 = 2..9 and n % 100 != 11..19`
    /// - many: `f != 0`
    static let lt = PluralRule(categories: [.one, .few, .many, .other]) { o in
        if o.isIntegral && o.i % 10 == 1 && !(o.isIntegral && (11...19).contains(o.i % 100)) { return .one }
        if o.isIntegral && (2...9).contains(o.i % 10) && !(o.isIntegral && (11...19).contains(o.i % 100)) { return .few }
        if o.f != 0 { return .many }
        return .other
    }

    /// lv
    ///
    /// - zero: `n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19`
    /// - one: `n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1`
    static let lv = PluralRule(categories: [.zero, .one, .other]) { o in
        if (o.isIntegral && o.i % 10 == 0) || (o.isIntegral && (11...19).contains(o.i % 100)) || (o.v == 2 && (11...19).contains(o.f % 100)) { return .zero }
        if (o.isIntegral && o.i % 10 == 1 && !(o.isIntegral && o.i % 100 == 11)) || (o.v == 2 && o.f % 10 == 1 && o.f % 100 != 11) || (o.v != 2 && o.f % 10 == 1) { return .one }
        return .other
    }

    /// uk, ru
    ///
    /// - one: `v = 0 and i % 10 = 1 and i % 100 != 11`
    /// - few: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`
    /// - many: `v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14`
    static let uk = PluralRule(categories: [.one, .few, .many, .other]) { o in
        if o.v == 0 && o.i % 10 == 1 && o.i % 100 != 11 { return .one }
        if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
        if (o.v == 0 && o.i % 10 == 0) || (o.v == 0 && (5...9).contains(o.i % 10)) || (o.v == 0 && (11...14).contains(o.i % 100)) { return .many }
        return .other
    }

    /// ar
    ///
    /// - zero: `n = 0`
    /// - one: `n = 1`
    /// - two: `n = 2`
    /// - few: `n % 100 = 3..10`
    /// - many: `n % 100 = 11..99`
    static let ar = PluralRule(categories: [.zero, .one, .two, .few, .many, .other]) { o in
        if o.isIntegral && o.i == 0 { return .zero }
        if o.isIntegral && o.i == 1 { return .one }
        if o.isIntegral && o.i == 2 { return .two }
        if o.isIntegral && (3...10).contains(o.i % 100) { return .few }
        if o.isIntegral && (11...99).contains(o.i % 100) { return .many }
        return .other
    }

    /// he
    ///
    /// - one: `i = 1 and v = 0 or i = 0 and v != 0`
    /// - two: `i = 2 and v = 0`
    static let he = PluralRule(categories: [.one, .two, .other]) { o in
        if (o.i == 1 && o.v == 0) || (o.i == 0 && o.v != 0) { return .one }
        if o.i == 2 && o.v == 0 { return .two }
        return .other
    }

    /// fa, hi, bn
    ///
    /// - one: `i = 0 or n = 1`
    static let fa = PluralRule(categories: [.one, .other]) { o in
        if o.i == 0 || (o.isIntegral && o.i == 1) { return .one }
        return .other
    }

    /// th, vi, id, ms, zh-Hans, zh-Hant, ja, ko
    static let none = PluralRule(categories: [.other]) { _ in .other }

    /// The rule of a name, as a file of a language that is data says it; `nil` for none of these.
    package static func named(_ name: String) -> PluralRule? {
        switch name {
        case "en": PluralRule.en
        case "fr": PluralRule.fr
        case "es": PluralRule.es
        case "it": PluralRule.it
        case "brazil": PluralRule.brazil
        case "nb": PluralRule.nb
        case "da": PluralRule.da
        case "is": PluralRule.`is`
        case "pl": PluralRule.pl
        case "cs": PluralRule.cs
        case "ro": PluralRule.ro
        case "hr": PluralRule.hr
        case "sl": PluralRule.sl
        case "lt": PluralRule.lt
        case "lv": PluralRule.lv
        case "uk": PluralRule.uk
        case "ar": PluralRule.ar
        case "he": PluralRule.he
        case "fa": PluralRule.fa
        case "none": PluralRule.none
        default: nil
        }
    }
}
