// swift-format-ignore-file
// Written by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"typeMessage":"typeMessage, not “{value}”"},{"type":"integer","attributes":["cell"],"group":"second"},{"type":"number","attributes":["count"],"min":1,"max":100,"tooBig":"tooBig, not “{value}”","when":{"attribute":"note","operator":"notIn","value":["\u0000"]}},{"type":"compare","attributes":["count"],"compareValue":18,"greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","skipOnEmpty":true},{"type":"in","attributes":["total"],"range":[5,80,-30],"skipOnError":false},{"type":"number","attributes":["ratio"],"min":0,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!"},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"compare","attributes":["share"],"compareValue":181,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","on":["update"],"skipOnError":true,"group":"second"},{"type":"in","attributes":["flag"],"range":[true,true,false],"except":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"port"}],"typeMessage":"typeMessage, not “{value}”","on":["update"]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"isin"},{"type":"hexColor","severity":"error"},{"type":"e164","severity":"warning"}],"severity":"error"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"group":"second"}]
        """#

    @Rules(.alphabetic, severity: .error)
    @Rules(.alphanumeric)
    var text: String?
    @Rules(.ascii, message: "Not “{value}”.")
    @Rules(.base32, skipOnError: true)
    var title: String?
    @Rules(.base64, message: "{attribute}: no.", skipOnError: true)
    @Rules(.bic, message: "{attribute}: no.")
    var note: String?
    @Rules(.number(integerOnly: false).message("typeMessage, not “{value}”", for: "number.type"))
    @Rules(.integer, group: "second")
    var cell: String?
    @Rules(.range(1...100).message("tooBig, not “{value}”", for: "number.tooBig"), when: { (model: MacroSubject0) in model.note != "\0" })
    @Rules(.equal(to: 18).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), skipOnEmpty: true)
    var count: Int?
    @Rules(.in([5, 80, -30]), skipOnError: false)
    var total: Int?
    @Rules(.range((0.0)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig"))
    @Rules(.required, message: "Not “{value}”.", skipOnEmpty: false, skipOnError: true)
    var ratio: Double?
    @Rules(.compare(.lessOrEqual, to: 181.0).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), on: "update", group: "second", skipOnError: true)
    var share: Double?
    @Rules(.in([true, true, false]), except: "register")
    var flag: Bool?
    @Rules(.each(.port).message("typeMessage, not “{value}”", for: "each.type"), on: "update")
    var tags: [String]?
    @Rules(.each(.each(.isin, .hexColor.severity(.error), .e164.severity(.warning)).severity(.error)))
    var grid: [[String]]?
    @Rules(.nested, group: "second")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.absent, message: "Not “{value}”.", group: "first")
        var word: String?
        @Rules(.required, message: "{attribute}: no.")
        var size: Int?
    }
}

@Validatable
struct MacroSubject1: MacroSubject {
    static let document = #"""
        [{"type":"cardSecurityCode","attributes":["text"],"except":["default"],"skipOnEmpty":false},{"type":"compare","attributes":["text"],"compareValue":"true","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","skipOnError":false},{"type":"contains","attributes":["title"],"value":"b ","ignoreCase":false,"skipOnError":true,"group":"second"},{"type":"country","attributes":["title"]},{"type":"cssColor","attributes":["note"]},{"type":"currency","attributes":["note"],"severity":"warning","message":"Not “{value}”."},{"type":"positive","attributes":["cell"],"severity":"info","message":"{attribute}: no."},{"type":"negative","attributes":["cell"],"group":"second"},{"type":"positive","attributes":["count"],"skipOnError":true,"group":"second"},{"type":"negative","attributes":["count"],"severity":"error","message":"{attribute}: no."},{"type":"multipleOf","attributes":["total"],"value":10,"severity":"error"},{"type":"default","attributes":["ratio"],"value":0.1,"on":["default"]},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["share"],"when":{"attribute":"total","operator":"empty"}},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"string","max":4,"length":0,"notEqual":"notEqual, not “{value}”","tooLong":"tooLong, not “{value}”"},{"type":"startsWith","value":"AB","severity":"error"}],"message":"Not “{value}”.","except":["default"]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"isbn"},{"type":"iriReference"}],"typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no."}],"typeMessage":"typeMessage, not “{value}”","group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"],"allowExpired":false,"message":"Not “{value}”.","skipOnError":true},{"type":"default","attributes":["size"],"value":1,"message":"{attribute}: no."}],"message":"{attribute}: no.","skipOnEmpty":true,"group":"first"}]
        """#

    @Rules(.cardSecurityCode, except: "default", skipOnEmpty: false)
    @Rules(.equal(to: "true").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual"), skipOnError: false)
    var text: String?
    @Rules(.contains("b ", ignoreCase: false, min: 1), group: "second", skipOnError: true)
    @Rules(.country)
    var title: String?
    @Rules(.cssColor)
    @Rules(.currency, message: "Not “{value}”.", severity: .warning)
    var note: String?
    @Rules(.positive, message: "{attribute}: no.", severity: .info)
    @Rules(.negative, group: "second")
    var cell: String?
    @Rules(.positive, group: "second", skipOnError: true)
    @Rules(.negative, message: "{attribute}: no.", severity: .error)
    var count: Int?
    @Rules(.multipleOf(10), severity: .error)
    var total: Int?
    @Rules(.default(0.1), on: "default")
    @Rules(.latitude)
    var ratio: Double?
    @Rules(.longitude, when: { (model: MacroSubject1) in DataValue(exactly: model.total as Any)?.isEmpty ?? false })
    var share: Double?
    @Rules(.required)
    var flag: Bool?
    @Rules(.each(.length(0).message("notEqual, not “{value}”", for: "string.notEqual").message("tooLong, not “{value}”", for: "string.tooLong"), .starts(with: "AB", ignoreCase: false).severity(.error)), except: "default", message: "Not “{value}”.")
    var tags: [String]?
    @Rules(.each(.each(.isbn, .iriReference).message("typeMessage, not “{value}”", for: "each.type").message("{attribute}: no.")).message("typeMessage, not “{value}”", for: "each.type"), group: "second")
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", group: "first", skipOnEmpty: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry(allowExpired: false), message: "Not “{value}”.", skipOnError: true)
        var word: String?
        @Rules(.default(1), message: "{attribute}: no.")
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"date","attributes":["text"],"future":false,"minAge":18,"message":"Not “{value}”."},{"type":"dateTime","attributes":["text"],"future":false,"minAge":18,"except":["register"],"skipOnError":false,"group":"second"},{"type":"default","attributes":["title"],"value":"é","severity":"warning","on":["default"],"skipOnEmpty":false},{"type":"domainName","attributes":["title"],"allowUnderscore":false,"idna2008":true,"checkSpoofing":false},{"type":"duration","attributes":["note"],"severity":"info"},{"type":"e164","attributes":["note"],"message":"Not “{value}”.","except":["default"]},{"type":"decimalPlaces","attributes":["cell"],"max":3,"message":"Not “{value}”.","on":["register"],"group":"second"},{"type":"multipleOf","attributes":["cell"],"value":0.5,"group":"first"},{"type":"absent","attributes":["count"],"except":["default"]},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"max":100,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","on":["update"]},{"type":"positive","attributes":["ratio"],"message":"Not “{value}”.","skipOnEmpty":false},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["share"],"min":-2.5,"max":100,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","severity":"warning","group":"second"},{"type":"default","attributes":["flag"],"value":true,"severity":"error","message":"Not “{value}”.","skipOnError":false,"group":"second"},{"type":"required","attributes":["tags"],"message":"Not “{value}”."},{"type":"required","attributes":["grid"],"strict":true,"severity":"error","when":{"attribute":"count","operator":"empty"}},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dataURI","attributes":["word"],"skipOnError":false},{"type":"port","attributes":["size"],"skipOnEmpty":false,"group":"first"}]}]
        """#

    @Rules(.date(future: false, minAge: 18), message: "Not “{value}”.")
    @Rules(.dateTime(future: false, minAge: 18), except: "register", group: "second", skipOnError: false)
    var text: String?
    @Rules(.default("é"), on: "default", severity: .warning, skipOnEmpty: false)
    @Rules(.domainName(allowUnderscore: false, idna2008: true, checkSpoofing: false))
    var title: String?
    @Rules(.duration, severity: .info)
    @Rules(.e164, except: "default", message: "Not “{value}”.")
    var note: String?
    @Rules(.decimalPlaces(...3), on: "register", message: "Not “{value}”.", group: "second")
    @Rules(.multipleOf(0.5), group: "first")
    var cell: String?
    @Rules(.absent, except: "default")
    @Rules(.required)
    var count: Int?
    @Rules(.range(...(100)).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall"), on: "update")
    var total: Int?
    @Rules(.positive, message: "Not “{value}”.", skipOnEmpty: false)
    @Rules(.multipleOf(3.0))
    var ratio: Double?
    @Rules(.range(-2.5...100.0).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), severity: .warning, group: "second")
    var share: Double?
    @Rules(.default(true), message: "Not “{value}”.", severity: .error, group: "second", skipOnError: false)
    var flag: Bool?
    @Rules(.required, message: "Not “{value}”.")
    var tags: [String]?
    @Rules(.required(strict: true), when: { (model: MacroSubject2) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }, severity: .error)
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dataURI, skipOnError: false)
        var word: String?
        @Rules(.port(allowZero: false), group: "first", skipOnEmpty: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"email","attributes":["text"],"allowTrailingDot":false,"domainUnchecked":"{attribute}: domainUnchecked!","severity":"warning"},{"type":"endsWith","attributes":["text"],"value":"a","severity":"info","on":["register"],"group":"second"},{"type":"filter","attributes":["title"],"filter":"lowercase","skipOnEmpty":false},{"type":"hashDigest","attributes":["title"]},{"type":"hex","attributes":["note"],"except":["register"],"when":{"attribute":"total","operator":"notEmpty"}},{"type":"hexColor","attributes":["note"],"requireHash":false,"severity":"error"},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"strict":false,"severity":"info"},{"type":"in","attributes":["count"],"range":[3,18,-30],"skipOnError":false},{"type":"default","attributes":["count"],"value":100,"message":"{attribute}: no.","except":["default"]},{"type":"positive","attributes":["total"],"on":["update"]},{"type":"required","attributes":["ratio"],"when":{"attribute":"count","operator":"empty"}},{"type":"compare","attributes":["ratio"],"equal":"{attribute}: equal!","greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"typeMessage, not “{value}”","compareAttribute":"share","message":"{attribute}: no.","skipOnEmpty":true,"group":"first"},{"type":"default","attributes":["share"],"value":1,"on":["update"],"group":"first"},{"type":"compare","attributes":["flag"],"compareValue":true,"greater":"greater, not “{value}”","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":false},{"type":"each","attributes":["tags"],"rules":[{"type":"required"},{"type":"isbn"},{"type":"alphanumeric","ascii":false}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uriReference","message":"{attribute}: no."}],"severity":"warning","message":"Not “{value}”."},{"type":"required"}],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ean","attributes":["word"],"severity":"warning","except":["update"]},{"type":"compare","attributes":["size"],"compareValue":9223372036854775807,"equal":"{attribute}: equal!","greater":"{attribute}: greater!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","skipOnEmpty":true,"when":{"attribute":"word","operator":"empty"}}],"skipOnEmpty":false}]
        """#

    @Rules(.email(allowTrailingDot: false).message("{attribute}: domainUnchecked!", for: "email.domainUnchecked"), severity: .warning)
    @Rules(.ends(with: "a", ignoreCase: false), on: "register", severity: .info, group: "second")
    var text: String?
    @Rules(.filter(.lowercase), skipOnEmpty: false)
    @Rules(.hashDigest)
    var title: String?
    @Rules(.hex, when: { (model: MacroSubject3) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, except: "register")
    @Rules(.hexColor(requireHash: false), severity: .error)
    var note: String?
    @Rules(.coordinates)
    @Rules(.boolean(strict: false), severity: .info)
    var cell: String?
    @Rules(.in([3, 18, -30]), skipOnError: false)
    @Rules(.default(100), except: "default", message: "{attribute}: no.")
    var count: Int?
    @Rules(.positive, on: "update")
    var total: Int?
    @Rules(.required, when: { (model: MacroSubject3) in DataValue(exactly: model.count as Any)?.isEmpty ?? false })
    @Rules(.equal(to: \MacroSubject3.share).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "{attribute}: no.", group: "first", skipOnEmpty: true)
    var ratio: Double?
    @Rules(.default(1.0), on: "update", group: "first")
    var share: Double?
    @Rules(.equal(to: true).message("greater, not “{value}”", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), skipOnEmpty: false)
    var flag: Bool?
    @Rules(.each(.required, .isbn, .alphanumeric(ascii: false)))
    var tags: [String]?
    @Rules(.each(.each(.uriReference.message("{attribute}: no.")).message("Not “{value}”.").severity(.warning), .required), group: "second")
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: false)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ean, except: "update", severity: .warning)
        var word: String?
        @Rules(.equal(to: 9223372036854775807).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), when: { (model: MacroSubject3.Leaf) in DataValue(exactly: model.word as Any)?.isEmpty ?? false }, skipOnEmpty: true)
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"iban","attributes":["text"],"message":"{attribute}: no.","on":["default"],"skipOnEmpty":false},{"type":"in","attributes":["text"],"range":["a\nb"," ada ","👩‍👩‍👧"],"group":"first"},{"type":"ip","attributes":["title"]},{"type":"iri","attributes":["title"],"message":"{attribute}: no."},{"type":"iriReference","attributes":["note"],"skipOnEmpty":true,"skipOnError":false},{"type":"isbn","attributes":["note"]},{"type":"number","attributes":["cell"],"integerOnly":true,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”.","when":{"attribute":"count","operator":"notIn","value":[18]}},{"type":"integer","attributes":["cell"],"severity":"warning"},{"type":"multipleOf","attributes":["count"],"value":3,"group":"first"},{"type":"port","attributes":["count"],"allowZero":true},{"type":"absent","attributes":["total"],"group":"first","when":{"attribute":"text","operator":"notIn","value":["null"]}},{"type":"latitude","attributes":["ratio"],"severity":"warning"},{"type":"longitude","attributes":["ratio"],"when":{"attribute":"text","operator":"notEmpty"}},{"type":"positive","attributes":["share"],"severity":"warning","on":["default"],"skipOnError":false,"when":{"attribute":"note","operator":"notIn","value":["1"]}},{"type":"in","attributes":["flag"],"range":[false,true,true],"not":true,"except":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"trim"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"string","min":2,"max":8,"unit":"unicodeScalars","notEqual":"notEqual, not “{value}”","tooLong":"{attribute}: tooLong!","tooShort":"tooShort, not “{value}”","typeMessage":"typeMessage, not “{value}”"},{"type":"required"}]}],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hostname","attributes":["word"],"allowTrailingDot":true},{"type":"negative","attributes":["size"],"when":{"attribute":"word","operator":"notEmpty"}}],"except":["register"]}]
        """#

    @Rules(.iban, on: "default", message: "{attribute}: no.", skipOnEmpty: false)
    @Rules(.in(["a\nb", " ada ", "👩‍👩‍👧"]), group: "first")
    var text: String?
    @Rules(.ip)
    @Rules(.iri, message: "{attribute}: no.")
    var title: String?
    @Rules(.iriReference, skipOnEmpty: true, skipOnError: false)
    @Rules(.isbn)
    var note: String?
    @Rules(.number(integerOnly: true).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), when: { (model: MacroSubject4) in model.count != 18 }, message: "Not “{value}”.")
    @Rules(.integer, severity: .warning)
    var cell: String?
    @Rules(.multipleOf(3), group: "first")
    @Rules(.port(allowZero: true))
    var count: Int?
    @Rules(.absent, when: { (model: MacroSubject4) in model.text != "null" }, group: "first")
    var total: Int?
    @Rules(.latitude, severity: .warning)
    @Rules(.longitude, when: { (model: MacroSubject4) in !(DataValue(exactly: model.text as Any)?.isEmpty ?? false) })
    var ratio: Double?
    @Rules(.positive, when: { (model: MacroSubject4) in model.note != "1" }, on: "default", severity: .warning, skipOnError: false)
    var share: Double?
    @Rules(.notIn([false, true, true]), except: "register")
    var flag: Bool?
    @Rules(.each(.trim(.both)))
    var tags: [String]?
    @Rules(.each(.each(.length(2...8, unit: .unicodeScalars).message("notEqual, not “{value}”", for: "string.notEqual").message("{attribute}: tooLong!", for: "string.tooLong").message("tooShort, not “{value}”", for: "string.tooShort").message("typeMessage, not “{value}”", for: "string.type"), .required)), group: "first")
    var grid: [[String]]?
    @Rules(.nested, except: "register")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hostname(allowTrailingDot: true))
        var word: String?
        @Rules(.negative, when: { (model: MacroSubject4.Leaf) in !(DataValue(exactly: model.word as Any)?.isEmpty ?? false) })
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"issn","attributes":["text"],"group":"second"},{"type":"json","attributes":["text"]},{"type":"jsonPointer","attributes":["title"],"except":["update"],"group":"second"},{"type":"jwt","attributes":["title"],"severity":"info","message":"{attribute}: no."},{"type":"language","attributes":["note"],"severity":"info","skipOnEmpty":true},{"type":"latLong","attributes":["note"],"severity":"warning","skipOnError":false,"group":"first"},{"type":"positive","attributes":["cell"],"message":"Not “{value}”.","except":["update"],"group":"first"},{"type":"negative","attributes":["cell"],"severity":"warning","except":["default"],"group":"first"},{"type":"number","attributes":["count"],"min":1,"max":18,"tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!"},{"type":"compare","attributes":["count"],"compareValue":5,"operator":">=","equal":"{attribute}: equal!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","skipOnError":true,"group":"second","when":{"attribute":"total","operator":"empty"}},{"type":"in","attributes":["total"],"range":[2,-1,9223372036854775807],"severity":"warning"},{"type":"multipleOf","attributes":["ratio"],"value":10,"on":["update"]},{"type":"number","attributes":["ratio"],"max":99.5,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","group":"second"},{"type":"required","attributes":["share"],"severity":"warning","skipOnError":false},{"type":"required","attributes":["flag"],"strict":true,"severity":"warning","message":"{attribute}: no."},{"type":"required","attributes":["tags"],"severity":"error","group":"first"},{"type":"required","attributes":["grid"],"strict":true,"severity":"error","message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isin","attributes":["word"]},{"type":"required","attributes":["size"],"except":["register"]}],"skipOnError":true}]
        """#

    @Rules(.issn, group: "second")
    @Rules(.json)
    var text: String?
    @Rules(.jsonPointer, except: "update", group: "second")
    @Rules(.jwt, message: "{attribute}: no.", severity: .info)
    var title: String?
    @Rules(.language, severity: .info, skipOnEmpty: true)
    @Rules(.latLong, severity: .warning, group: "first", skipOnError: false)
    var note: String?
    @Rules(.positive, except: "update", message: "Not “{value}”.", group: "first")
    @Rules(.negative, except: "default", severity: .warning, group: "first")
    var cell: String?
    @Rules(.range(1...18).message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"))
    @Rules(.compare(.greaterOrEqual, to: 5).message("{attribute}: equal!", for: "compare.equal").message("less, not “{value}”", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), when: { (model: MacroSubject5) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, group: "second", skipOnError: true)
    var count: Int?
    @Rules(.in([2, -1, 9223372036854775807]), severity: .warning)
    var total: Int?
    @Rules(.multipleOf(10.0), on: "update")
    @Rules(.range(...(99.5)).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), group: "second")
    var ratio: Double?
    @Rules(.required, severity: .warning, skipOnError: false)
    var share: Double?
    @Rules(.required(strict: true), message: "{attribute}: no.", severity: .warning)
    var flag: Bool?
    @Rules(.required, severity: .error, group: "first")
    var tags: [String]?
    @Rules(.required(strict: true), message: "Not “{value}”.", severity: .error)
    var grid: [[String]]?
    @Rules(.nested, skipOnError: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isin)
        var word: String?
        @Rules(.required, except: "register")
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"longitude","attributes":["text"],"severity":"info","skipOnEmpty":false,"skipOnError":true},{"type":"lowercase","attributes":["text"],"group":"first"},{"type":"luhn","attributes":["title"],"message":"{attribute}: no.","on":["update"],"skipOnError":true},{"type":"mac","attributes":["title"],"allowBare":true},{"type":"match","attributes":["note"],"pattern":"[a-z]+","skipOnError":false},{"type":"mimeType","attributes":["note"],"severity":"error","skipOnEmpty":false},{"type":"decimalPlaces","attributes":["cell"],"max":3,"severity":"info","skipOnEmpty":true},{"type":"multipleOf","attributes":["cell"],"value":3,"severity":"warning"},{"type":"positive","attributes":["count"],"on":["register"]},{"type":"negative","attributes":["count"],"message":"{attribute}: no.","skipOnError":false},{"type":"multipleOf","attributes":["total"],"value":3,"skipOnError":false},{"type":"compare","attributes":["ratio"],"operator":"==","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"share","group":"second"},{"type":"default","attributes":["ratio"],"value":18.5,"except":["default"]},{"type":"latitude","attributes":["share"]},{"type":"default","attributes":["flag"],"value":false,"severity":"error","skipOnError":true,"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"ip"},{"type":"isbn"}],"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"message":"Not “{value}”.","except":["register"],"skipOnError":true,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latitude","attributes":["word"],"message":"Not “{value}”."},{"type":"default","attributes":["size"],"value":5}],"skipOnError":true,"when":{"attribute":"text","operator":"notIn","value":["a"]}}]
        """#

    @Rules(.longitude, severity: .info, skipOnEmpty: false, skipOnError: true)
    @Rules(.lowercase, group: "first")
    var text: String?
    @Rules(.luhn, on: "update", message: "{attribute}: no.", skipOnError: true)
    @Rules(.mac(allowBare: true))
    var title: String?
    @Rules(.contains(match: "[a-z]+"), skipOnError: false)
    @Rules(.mimeType, severity: .error, skipOnEmpty: false)
    var note: String?
    @Rules(.decimalPlaces(...3), severity: .info, skipOnEmpty: true)
    @Rules(.multipleOf(3), severity: .warning)
    var cell: String?
    @Rules(.positive, on: "register")
    @Rules(.negative, message: "{attribute}: no.", skipOnError: false)
    var count: Int?
    @Rules(.multipleOf(3), skipOnError: false)
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual"), group: "second")
    @Rules(.default(18.5), except: "default")
    var ratio: Double?
    @Rules(.latitude)
    var share: Double?
    @Rules(.default(false), severity: .error, group: "first", skipOnError: true)
    var flag: Bool?
    @Rules(.each(.ip, .isbn), group: "first")
    var tags: [String]?
    @Rules(.each(.required), except: "register", message: "Not “{value}”.", group: "second", skipOnError: true)
    var grid: [[String]]?
    @Rules(.nested, when: { (model: MacroSubject6) in model.text != "a" }, skipOnError: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latitude, message: "Not “{value}”.")
        var word: String?
        @Rules(.default(5))
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"password","attributes":["text"],"group":"first"},{"type":"paymentCard","attributes":["text"],"group":"second"},{"type":"port","attributes":["title"],"skipOnError":true},{"type":"printable","attributes":["title"],"ascii":false},{"type":"relativeJSONPointer","attributes":["note"],"message":"{attribute}: no.","group":"second"},{"type":"required","attributes":["note"]},{"type":"coordinates","attributes":["cell"],"skipOnEmpty":false},{"type":"boolean","attributes":["cell"],"message":"Not “{value}”.","on":["default"]},{"type":"absent","attributes":["count"],"severity":"warning"},{"type":"required","attributes":["count"],"skipOnError":true},{"type":"number","attributes":["total"],"min":0,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”"},{"type":"longitude","attributes":["ratio"],"on":["update"],"except":["default"]},{"type":"positive","attributes":["ratio"],"group":"first"},{"type":"multipleOf","attributes":["share"],"value":10},{"type":"compare","attributes":["flag"],"compareValue":true,"greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnError":false,"group":"first","when":{"attribute":"total","operator":">","value":2}},{"type":"each","attributes":["tags"],"rules":[{"type":"ulid","message":"Not “{value}”."}],"skipOnError":true},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"hex","message":"{attribute}: no."},{"type":"in","range":["1","é",""]},{"type":"ean"}]}],"severity":"info","when":{"attribute":"text","operator":"empty"}},{"type":"nested","attributes":["leaf"],"rules":[{"type":"nanoid","attributes":["word"],"length":4,"message":"Not “{value}”.","on":["update"],"skipOnError":false},{"type":"port","attributes":["size"],"allowZero":true,"severity":"info","skipOnEmpty":false,"group":"second"}],"severity":"warning","skipOnEmpty":false,"group":"second"}]
        """#

    @Rules(.password, group: "first")
    @Rules(.paymentCard, group: "second")
    var text: String?
    @Rules(.port, skipOnError: true)
    @Rules(.printable(ascii: false))
    var title: String?
    @Rules(.relativeJSONPointer, message: "{attribute}: no.", group: "second")
    @Rules(.required)
    var note: String?
    @Rules(.coordinates, skipOnEmpty: false)
    @Rules(.boolean, on: "default", message: "Not “{value}”.")
    var cell: String?
    @Rules(.absent, severity: .warning)
    @Rules(.required, skipOnError: true)
    var count: Int?
    @Rules(.range((0)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"))
    var total: Int?
    @Rules(.longitude, on: "update", except: "default")
    @Rules(.positive, group: "first")
    var ratio: Double?
    @Rules(.multipleOf(10.0))
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), when: { (model: MacroSubject7) in (model.total ?? 0) > 2 }, group: "first", skipOnError: false)
    var flag: Bool?
    @Rules(.each(.ulid.message("Not “{value}”.")), skipOnError: true)
    var tags: [String]?
    @Rules(.each(.each(.hex.message("{attribute}: no."), .in(["1", "é", ""]), .ean)), when: { (model: MacroSubject7) in DataValue(exactly: model.text as Any)?.isEmpty ?? false }, severity: .info)
    var grid: [[String]]?
    @Rules(.nested, severity: .warning, group: "second", skipOnEmpty: false)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.nanoid(length: 4), on: "update", message: "Not “{value}”.", skipOnError: false)
        var word: String?
        @Rules(.port(allowZero: true), severity: .info, group: "second", skipOnEmpty: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"semver","attributes":["text"]},{"type":"slug","attributes":["text"]},{"type":"spoofing","attributes":["title"],"except":["update"]},{"type":"startsWith","attributes":["title"],"value":"AB"},{"type":"string","attributes":["note"],"max":12,"unit":"utf16","notEqual":"{attribute}: notEqual!","tooLong":"{attribute}: tooLong!","typeMessage":"typeMessage, not “{value}”","on":["default"]},{"type":"time","attributes":["note"],"skipOnEmpty":false,"group":"first"},{"type":"number","attributes":["cell"],"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","severity":"error","message":"{attribute}: no."},{"type":"integer","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[0,2,3],"not":true},{"type":"default","attributes":["count"],"value":-30,"group":"first"},{"type":"positive","attributes":["total"],"severity":"error"},{"type":"number","attributes":["ratio"],"max":100,"group":"second"},{"type":"required","attributes":["ratio"],"group":"first"},{"type":"compare","attributes":["share"],"compareValue":90,"operator":">=","equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","message":"{attribute}: no.","on":["update"]},{"type":"in","attributes":["flag"],"range":[true,true,false]},{"type":"required","attributes":["tags"],"except":["register"]},{"type":"required","attributes":["grid"],"on":["default"],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"safe","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":18,"operator":"<","group":"second"}],"on":["default"],"group":"first"}]
        """#

    @Rules(.semver)
    @Rules(.slug)
    var text: String?
    @Rules(.spoofing, except: "update")
    @Rules(.starts(with: "AB", ignoreCase: false))
    var title: String?
    @Rules(.length(...(12), unit: .utf16).message("{attribute}: notEqual!", for: "string.notEqual").message("{attribute}: tooLong!", for: "string.tooLong").message("typeMessage, not “{value}”", for: "string.type"), on: "default")
    @Rules(.time, group: "first", skipOnEmpty: false)
    var note: String?
    @Rules(.number.message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig"), message: "{attribute}: no.", severity: .error)
    @Rules(.integer)
    var cell: String?
    @Rules(.notIn([0, 2, 3]))
    @Rules(.default(-30), group: "first")
    var count: Int?
    @Rules(.positive, severity: .error)
    var total: Int?
    @Rules(.range(...(100.0)), group: "second")
    @Rules(.required, group: "first")
    var ratio: Double?
    @Rules(.compare(.greaterOrEqual, to: 90.0).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less"), on: "update", message: "{attribute}: no.")
    var share: Double?
    @Rules(.in([true, true, false]))
    var flag: Bool?
    @Rules(.required, except: "register")
    var tags: [String]?
    @Rules(.required, on: "default", group: "second")
    var grid: [[String]]?
    @Rules(.nested, on: "default", group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.safe)
        var word: String?
        @Rules(.compare(.less, to: 18), group: "second")
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"trim","attributes":["text"],"skipOnError":true},{"type":"ulid","attributes":["text"],"severity":"error","except":["register"],"skipOnError":true},{"type":"uppercase","attributes":["title"],"on":["update"]},{"type":"uri","attributes":["title"],"severity":"warning","group":"first"},{"type":"uriReference","attributes":["note"],"message":"{attribute}: no."},{"type":"uriTemplate","attributes":["note"],"skipOnError":false},{"type":"positive","attributes":["cell"],"on":["default"],"group":"second","when":{"attribute":"title","operator":"notIn","value":["a"]}},{"type":"negative","attributes":["cell"]},{"type":"multipleOf","attributes":["count"],"value":3,"severity":"warning"},{"type":"port","attributes":["count"],"allowZero":true,"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"absent","attributes":["total"]},{"type":"default","attributes":["ratio"],"value":90,"group":"first"},{"type":"latitude","attributes":["ratio"],"skipOnError":false,"group":"second"},{"type":"longitude","attributes":["share"],"skipOnEmpty":true},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"jsonPointer","severity":"info"}],"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"startsWith","value":"a"}]},{"type":"each","rules":[{"type":"required","severity":"error","message":"{attribute}: no."},{"type":"cardExpiry"}],"message":"Not “{value}”."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"timeZone","attributes":["word"],"group":"second"},{"type":"negative","attributes":["size"],"severity":"error","message":"{attribute}: no."}]}]
        """#

    @Rules(.trim(.both), skipOnError: true)
    @Rules(.ulid, except: "register", severity: .error, skipOnError: true)
    var text: String?
    @Rules(.uppercase, on: "update")
    @Rules(.uri, severity: .warning, group: "first")
    var title: String?
    @Rules(.uriReference, message: "{attribute}: no.")
    @Rules(.uriTemplate, skipOnError: false)
    var note: String?
    @Rules(.positive, when: { (model: MacroSubject9) in model.title != "a" }, on: "default", group: "second")
    @Rules(.negative)
    var cell: String?
    @Rules(.multipleOf(3), severity: .warning)
    @Rules(.port(allowZero: true), message: "Not “{value}”.", skipOnEmpty: false, skipOnError: true)
    var count: Int?
    @Rules(.absent)
    var total: Int?
    @Rules(.default(90.0), group: "first")
    @Rules(.latitude, group: "second", skipOnError: false)
    var ratio: Double?
    @Rules(.longitude, skipOnEmpty: true)
    var share: Double?
    @Rules(.required)
    var flag: Bool?
    @Rules(.each(.jsonPointer.severity(.info)), group: "first")
    var tags: [String]?
    @Rules(.each(.each(.starts(with: "a", ignoreCase: false)), .each(.required.message("{attribute}: no.").severity(.error), .cardExpiry).message("Not “{value}”.")))
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.timeZone, group: "second")
        var word: String?
        @Rules(.negative, message: "{attribute}: no.", severity: .error)
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"uuid","attributes":["text"],"group":"first"},{"type":"absent","attributes":["text"],"group":"first","when":{"attribute":"title","operator":"notIn","value":["a\nb"]}},{"type":"alphabetic","attributes":["title"],"ascii":false},{"type":"alphanumeric","attributes":["title"],"skipOnError":false},{"type":"ascii","attributes":["note"],"on":["default"]},{"type":"base32","attributes":["note"],"severity":"info","message":"{attribute}: no.","on":["update"],"group":"second"},{"type":"decimalPlaces","attributes":["cell"],"min":0,"max":3},{"type":"multipleOf","attributes":["cell"],"value":3,"except":["update"],"group":"first","when":{"attribute":"count","operator":"notEmpty"}},{"type":"number","attributes":["count"],"min":18,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","severity":"error","group":"first"},{"type":"compare","attributes":["count"],"greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"total","except":["default"],"skipOnError":false,"group":"second"},{"type":"in","attributes":["total"],"range":[18,5,1],"severity":"info","skipOnError":true},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["ratio"],"value":10,"severity":"warning","skipOnEmpty":false},{"type":"number","attributes":["share"],"min":1,"max":99.5,"notInteger":"{attribute}: notInteger!","tooSmall":"{attribute}: tooSmall!","message":"Not “{value}”.","on":["register"]},{"type":"default","attributes":["flag"],"value":false,"on":["update"],"group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"duration"},{"type":"mac","severity":"info"},{"type":"required"}],"on":["register"],"group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"skipOnError":true,"when":{"attribute":"count","operator":"empty"}},{"type":"nested","attributes":["leaf"],"rules":[{"type":"url","attributes":["word"],"skipOnError":false},{"type":"required","attributes":["size"],"severity":"warning","when":{"attribute":"word","operator":"notIn","value":["é"]}}]}]
        """#

    @Rules(.uuid, group: "first")
    @Rules(.absent, when: { (model: MacroSubject10) in model.title != "a\nb" }, group: "first")
    var text: String?
    @Rules(.alphabetic(ascii: false))
    @Rules(.alphanumeric, skipOnError: false)
    var title: String?
    @Rules(.ascii, on: "default")
    @Rules(.base32, on: "update", message: "{attribute}: no.", severity: .info, group: "second")
    var note: String?
    @Rules(.decimalPlaces(0...3))
    @Rules(.multipleOf(3), when: { (model: MacroSubject10) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, except: "update", group: "first")
    var cell: String?
    @Rules(.range((18)...).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall"), severity: .error, group: "first")
    @Rules(.equal(to: \MacroSubject10.total).message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), except: "default", group: "second", skipOnError: false)
    var count: Int?
    @Rules(.in([18, 5, 1]), severity: .info, skipOnError: true)
    var total: Int?
    @Rules(.positive)
    @Rules(.multipleOf(10.0), severity: .warning, skipOnEmpty: false)
    var ratio: Double?
    @Rules(.range(1.0...99.5).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall"), on: "register", message: "Not “{value}”.")
    var share: Double?
    @Rules(.default(false), on: "update", group: "second")
    var flag: Bool?
    @Rules(.each(.duration, .mac.severity(.info), .required), on: "register", group: "second")
    var tags: [String]?
    @Rules(.each(.required), when: { (model: MacroSubject10) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }, skipOnError: true)
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.url, skipOnError: false)
        var word: String?
        @Rules(.required, when: { (model: MacroSubject10.Leaf) in model.word != "é" }, severity: .warning)
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"bic","attributes":["text"],"group":"first"},{"type":"cardExpiry","attributes":["text"],"message":"Not “{value}”.","skipOnEmpty":true,"group":"second"},{"type":"cardSecurityCode","attributes":["title"],"severity":"info","message":"Not “{value}”.","skipOnEmpty":false},{"type":"compare","attributes":["title"],"equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","compareAttribute":"text","group":"first"},{"type":"contains","attributes":["note"],"value":"ä","min":2},{"type":"country","attributes":["note"],"message":"Not “{value}”.","group":"first","when":{"attribute":"title","operator":"notIn","value":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]}},{"type":"coordinates","attributes":["cell"],"order":"latLong","except":["update"],"skipOnEmpty":true,"skipOnError":false,"group":"second"},{"type":"boolean","attributes":["cell"],"skipOnError":true,"group":"first"},{"type":"positive","attributes":["count"]},{"type":"negative","attributes":["count"],"skipOnEmpty":false,"group":"first"},{"type":"multipleOf","attributes":["total"],"value":3,"severity":"info","message":"Not “{value}”.","except":["update"],"group":"second"},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"operator":"<","equal":"{attribute}: equal!","greater":"greater, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","compareAttribute":"share"},{"type":"default","attributes":["share"],"value":0.1,"severity":"warning","group":"first","when":{"attribute":"note","operator":"notIn","value":["null"]}},{"type":"compare","attributes":["flag"],"compareValue":true,"greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","skipOnError":true},{"type":"required","attributes":["tags"],"group":"first"},{"type":"required","attributes":["grid"],"except":["register"],"when":{"attribute":"total","operator":"empty"}},{"type":"nested","attributes":["leaf"],"rules":[{"type":"base64","attributes":["word"],"urlSafe":true,"severity":"info","message":"Not “{value}”.","skipOnError":true},{"type":"default","attributes":["size"],"value":1,"group":"second"}],"except":["register"],"skipOnEmpty":false}]
        """#

    @Rules(.bic, group: "first")
    @Rules(.cardExpiry, message: "Not “{value}”.", group: "second", skipOnEmpty: true)
    var text: String?
    @Rules(.cardSecurityCode, message: "Not “{value}”.", severity: .info, skipOnEmpty: false)
    @Rules(.equal(to: \MacroSubject11.text).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), group: "first")
    var title: String?
    @Rules(.contains("ä", ignoreCase: false, min: 2))
    @Rules(.country, when: { (model: MacroSubject11) in model.title != "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" }, message: "Not “{value}”.", group: "first")
    var note: String?
    @Rules(.coordinates(.latLong), except: "update", group: "second", skipOnEmpty: true, skipOnError: false)
    @Rules(.boolean, group: "first", skipOnError: true)
    var cell: String?
    @Rules(.positive)
    @Rules(.negative, group: "first", skipOnEmpty: false)
    var count: Int?
    @Rules(.multipleOf(3), except: "update", message: "Not “{value}”.", severity: .info, group: "second")
    var total: Int?
    @Rules(.required)
    @Rules(.compare(.less, to: \MacroSubject11.share).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"))
    var ratio: Double?
    @Rules(.default(0.1), when: { (model: MacroSubject11) in model.note != "null" }, severity: .warning, group: "first")
    var share: Double?
    @Rules(.equal(to: true).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), skipOnError: true)
    var flag: Bool?
    @Rules(.required, group: "first")
    var tags: [String]?
    @Rules(.required, when: { (model: MacroSubject11) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, except: "register")
    var grid: [[String]]?
    @Rules(.nested, except: "register", skipOnEmpty: false)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.base64(urlSafe: true), message: "Not “{value}”.", severity: .info, skipOnError: true)
        var word: String?
        @Rules(.default(1), group: "second")
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"currency","attributes":["text"]},{"type":"dataURI","attributes":["text"],"message":"Not “{value}”."},{"type":"date","attributes":["title"],"on":["update"],"group":"first"},{"type":"dateTime","attributes":["title"],"allowLocal":true,"message":"Not “{value}”.","group":"second"},{"type":"default","attributes":["note"],"value":"a","message":"Not “{value}”."},{"type":"domainName","attributes":["note"],"minimumLabels":3,"allowTrailingDot":false,"on":["register"]},{"type":"number","attributes":["cell"],"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","group":"first"},{"type":"integer","attributes":["cell"],"group":"first"},{"type":"absent","attributes":["count"],"on":["default"]},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"min":0,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","group":"second"},{"type":"latitude","attributes":["ratio"],"skipOnEmpty":false},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no."},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,true,false],"except":["update"]},{"type":"each","attributes":["tags"],"rules":[{"type":"currency"},{"type":"required","strict":true},{"type":"endsWith","value":"a","ignoreCase":true,"message":"Not “{value}”."}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":false,"severity":"info"},{"type":"each","rules":[{"type":"trim"},{"type":"dataURI","severity":"warning"}],"severity":"info"}],"skipOnError":true,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cssColor","attributes":["word"],"group":"first"},{"type":"port","attributes":["size"],"severity":"error","message":"{attribute}: no.","skipOnEmpty":false}],"except":["default"]}]
        """#

    @Rules(.currency)
    @Rules(.dataURI, message: "Not “{value}”.")
    var text: String?
    @Rules(.date, on: "update", group: "first")
    @Rules(.dateTime(allowLocal: true), message: "Not “{value}”.", group: "second")
    var title: String?
    @Rules(.default("a"), message: "Not “{value}”.")
    @Rules(.domainName(minimumLabels: 3, allowTrailingDot: false), on: "register")
    var note: String?
    @Rules(.number.message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"), group: "first")
    @Rules(.integer, group: "first")
    var cell: String?
    @Rules(.absent, on: "default")
    @Rules(.required)
    var count: Int?
    @Rules(.range((0)...).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), group: "second")
    var total: Int?
    @Rules(.latitude, skipOnEmpty: false)
    @Rules(.longitude, message: "{attribute}: no.")
    var ratio: Double?
    @Rules(.positive)
    var share: Double?
    @Rules(.in([true, true, false]), except: "update")
    var flag: Bool?
    @Rules(.each(.currency, .required(strict: true), .ends(with: "a", ignoreCase: true).message("Not “{value}”.")))
    var tags: [String]?
    @Rules(.each(.required(strict: false).severity(.info), .each(.trim(.both), .dataURI.severity(.warning)).severity(.info)), group: "second", skipOnError: true)
    var grid: [[String]]?
    @Rules(.nested, except: "default")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cssColor, group: "first")
        var word: String?
        @Rules(.port(allowZero: false), message: "{attribute}: no.", severity: .error, skipOnEmpty: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"e164","attributes":["text"],"on":["register"],"group":"first"},{"type":"ean","attributes":["text"],"skipOnEmpty":false},{"type":"email","attributes":["title"],"allowAddressLiteral":true,"allowTrailingDot":false,"domainUnchecked":"domainUnchecked, not “{value}”","severity":"info","except":["default"]},{"type":"endsWith","attributes":["title"],"value":".pdf","on":["default"],"skipOnError":false},{"type":"filter","attributes":["note"],"filter":"collapseWhitespace","on":["register"],"group":"second"},{"type":"hashDigest","attributes":["note"],"skipOnError":false},{"type":"positive","attributes":["cell"],"on":["register"],"skipOnEmpty":false},{"type":"negative","attributes":["cell"],"severity":"error"},{"type":"in","attributes":["count"],"range":[-1,9223372036854775807,-30],"severity":"error","group":"second"},{"type":"default","attributes":["count"],"value":-30,"skipOnError":true},{"type":"positive","attributes":["total"],"on":["register"]},{"type":"multipleOf","attributes":["ratio"],"value":3,"severity":"warning"},{"type":"number","attributes":["ratio"],"max":99.5,"notInteger":"notInteger, not “{value}”","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","on":["default"],"skipOnEmpty":false,"group":"second"},{"type":"required","attributes":["share"],"when":{"attribute":"text","operator":"empty"}},{"type":"required","attributes":["flag"],"except":["update"],"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"password","noLowercase":"noLowercase, not “{value}”"},{"type":"filter","filter":"capitalize","skipOnArray":true}],"skipOnError":true,"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"default","value":"{min} {value}"}],"severity":"error"}],"when":{"attribute":"note","operator":"notEmpty"}},{"type":"nested","attributes":["leaf"],"rules":[{"type":"duration","attributes":["word"],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true,"group":"first"},{"type":"compare","attributes":["size"],"compareValue":1,"operator":"<","equal":"{attribute}: equal!","greater":"greater, not “{value}”","less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","severity":"info"}],"severity":"error","group":"first"}]
        """#

    @Rules(.e164, on: "register", group: "first")
    @Rules(.ean, skipOnEmpty: false)
    var text: String?
    @Rules(.email(allowAddressLiteral: true, allowTrailingDot: false).message("domainUnchecked, not “{value}”", for: "email.domainUnchecked"), except: "default", severity: .info)
    @Rules(.ends(with: ".pdf", ignoreCase: false), on: "default", skipOnError: false)
    var title: String?
    @Rules(.filter(.collapseWhitespace), on: "register", group: "second")
    @Rules(.hashDigest, skipOnError: false)
    var note: String?
    @Rules(.positive, on: "register", skipOnEmpty: false)
    @Rules(.negative, severity: .error)
    var cell: String?
    @Rules(.in([-1, 9223372036854775807, -30]), severity: .error, group: "second")
    @Rules(.default(-30), skipOnError: true)
    var count: Int?
    @Rules(.positive, on: "register")
    var total: Int?
    @Rules(.multipleOf(3.0), severity: .warning)
    @Rules(.range(...(99.5)).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), on: "default", group: "second", skipOnEmpty: false)
    var ratio: Double?
    @Rules(.required, when: { (model: MacroSubject13) in DataValue(exactly: model.text as Any)?.isEmpty ?? false })
    var share: Double?
    @Rules(.required, except: "update", group: "first")
    var flag: Bool?
    @Rules(.each(.password.message("noLowercase, not “{value}”", for: "password.noLowercase"), .filter(.capitalize)), group: "first", skipOnError: true)
    var tags: [String]?
    @Rules(.each(.each(.default("{min} {value}")).severity(.error)), when: { (model: MacroSubject13) in !(DataValue(exactly: model.note as Any)?.isEmpty ?? false) })
    var grid: [[String]]?
    @Rules(.nested, severity: .error, group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.duration, message: "Not “{value}”.", group: "first", skipOnEmpty: false, skipOnError: true)
        var word: String?
        @Rules(.compare(.less, to: 1).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual"), severity: .info)
        var size: Int?
    }
}

/// The models.
let macroSubjects: [any (MacroSubject & Validatable).Type] = [
    MacroSubject0.self,
    MacroSubject1.self,
    MacroSubject2.self,
    MacroSubject3.self,
    MacroSubject4.self,
    MacroSubject5.self,
    MacroSubject6.self,
    MacroSubject7.self,
    MacroSubject8.self,
    MacroSubject9.self,
    MacroSubject10.self,
    MacroSubject11.self,
    MacroSubject12.self,
    MacroSubject13.self,
]
#endif
