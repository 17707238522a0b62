// swift-format-ignore-file
// Written by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"typeMessage":"typeMessage, not “{value}”"},{"type":"integer","attributes":["cell"],"group":"second"},{"type":"number","attributes":["count"],"min":1,"max":100,"tooBig":"tooBig, not “{value}”","when":{"attribute":"note","operator":"notIn","value":["\u0000"]}},{"type":"compare","attributes":["count"],"compareValue":18,"greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","skipOnEmpty":true},{"type":"in","attributes":["total"],"range":[5,80,-30],"skipOnError":false},{"type":"number","attributes":["ratio"],"min":0,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!"},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"compare","attributes":["share"],"compareValue":181,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","on":["update"],"skipOnError":true,"group":"second"},{"type":"in","attributes":["flag"],"range":[true,true,false],"except":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"port","allowZero":false,"severity":"error"},{"type":"semver","severity":"error"}],"on":["update"],"skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"hexColor"},{"type":"bic","message":"{attribute}: no."}],"severity":"info","message":"Not “{value}”."},{"type":"each","rules":[{"type":"isin"}],"severity":"warning"}],"on":["default"],"skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"message":"Not “{value}”.","group":"first"}]
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
    @Rules(.each(.port(allowZero: false).severity(.error), .semver.severity(.error)), on: "update", skipOnError: false)
    var tags: [String]?
    @Rules(.each(.each(.hexColor, .bic.message("{attribute}: no.")).message("Not “{value}”.").severity(.info), .each(.isin).severity(.warning)), on: "default", skipOnEmpty: false)
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", group: "first")
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
        [{"type":"cardSecurityCode","attributes":["text"],"skipOnError":false},{"type":"compare","attributes":["text"],"compareValue":"\u0000","operator":"==","equal":"{attribute}: equal!","less":"{attribute}: less!","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":false},{"type":"contains","attributes":["title"],"value":"b ","ignoreCase":false},{"type":"country","attributes":["title"]},{"type":"cssColor","attributes":["note"],"severity":"info"},{"type":"currency","attributes":["note"],"except":["default"]},{"type":"positive","attributes":["cell"],"severity":"info"},{"type":"negative","attributes":["cell"],"group":"first"},{"type":"positive","attributes":["count"],"message":"{attribute}: no.","on":["update"],"group":"second","when":{"attribute":"title","operator":"notIn","value":[""]}},{"type":"negative","attributes":["count"]},{"type":"multipleOf","attributes":["total"],"value":10,"group":"second","when":{"attribute":"title","operator":"notEmpty"}},{"type":"default","attributes":["ratio"],"value":181,"message":"Not “{value}”.","except":["register"]},{"type":"latitude","attributes":["ratio"],"severity":"info","message":"{attribute}: no.","on":["default"],"group":"first"},{"type":"longitude","attributes":["share"],"severity":"info","skipOnEmpty":true},{"type":"required","attributes":["flag"],"strict":false,"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"iban","severity":"error"},{"type":"base32","message":"Not “{value}”."},{"type":"hexColor","message":"{attribute}: no."}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required","message":"{attribute}: no."}],"severity":"warning","group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"],"except":["register"],"group":"first"},{"type":"default","attributes":["size"],"value":5,"severity":"error","on":["register"]}],"on":["default"],"group":"first"}]
        """#

    @Rules(.cardSecurityCode, skipOnError: false)
    @Rules(.equal(to: "\0").message("{attribute}: equal!", for: "compare.equal").message("{attribute}: less!", for: "compare.less").message("{attribute}: typeMessage!", for: "compare.type"), skipOnEmpty: false)
    var text: String?
    @Rules(.contains("b ", ignoreCase: false, min: 1))
    @Rules(.country)
    var title: String?
    @Rules(.cssColor, severity: .info)
    @Rules(.currency, except: "default")
    var note: String?
    @Rules(.positive, severity: .info)
    @Rules(.negative, group: "first")
    var cell: String?
    @Rules(.positive, when: { (model: MacroSubject1) in model.title != "" }, on: "update", message: "{attribute}: no.", group: "second")
    @Rules(.negative)
    var count: Int?
    @Rules(.multipleOf(10), when: { (model: MacroSubject1) in !(DataValue(exactly: model.title as Any)?.isEmpty ?? false) }, group: "second")
    var total: Int?
    @Rules(.default(181.0), except: "register", message: "Not “{value}”.")
    @Rules(.latitude, on: "default", message: "{attribute}: no.", severity: .info, group: "first")
    var ratio: Double?
    @Rules(.longitude, severity: .info, skipOnEmpty: true)
    var share: Double?
    @Rules(.required(strict: false), skipOnError: false)
    var flag: Bool?
    @Rules(.each(.iban.severity(.error), .base32.message("Not “{value}”."), .hexColor.message("{attribute}: no.")))
    var tags: [String]?
    @Rules(.each(.required.message("{attribute}: no.")), severity: .warning, group: "second")
    var grid: [[String]]?
    @Rules(.nested, on: "default", group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry, except: "register", group: "first")
        var word: String?
        @Rules(.default(5), on: "register", severity: .error)
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"date","attributes":["text"],"future":false,"severity":"error","skipOnError":true,"group":"first"},{"type":"dateTime","attributes":["text"],"allowLocal":false,"severity":"info","except":["update"],"skipOnEmpty":true,"group":"first"},{"type":"default","attributes":["title"],"value":"{min} {value}","skipOnError":true,"group":"first"},{"type":"domainName","attributes":["title"],"allowUnderscore":true,"allowTrailingDot":false,"idna2008":true,"checkSpoofing":true},{"type":"duration","attributes":["note"],"severity":"error"},{"type":"e164","attributes":["note"],"skipOnError":false},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":10},{"type":"absent","attributes":["count"],"except":["update"],"skipOnError":true},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"max":18,"notInteger":"notInteger, not “{value}”","group":"first"},{"type":"positive","attributes":["ratio"],"severity":"info","message":"{attribute}: no.","skipOnEmpty":true},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["share"],"min":0,"max":99.5,"tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","on":["default"],"group":"first"},{"type":"default","attributes":["flag"],"value":true,"message":"{attribute}: no."},{"type":"required","attributes":["tags"],"strict":true,"on":["default"],"except":["register"],"skipOnEmpty":false,"when":{"attribute":"note","operator":"empty"}},{"type":"required","attributes":["grid"],"severity":"error","skipOnError":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dataURI","attributes":["word"],"severity":"error","when":{"attribute":"size","operator":"notEmpty"}},{"type":"port","attributes":["size"],"on":["default"]}],"severity":"error"}]
        """#

    @Rules(.date(future: false), severity: .error, group: "first", skipOnError: true)
    @Rules(.dateTime(allowLocal: false), except: "update", severity: .info, group: "first", skipOnEmpty: true)
    var text: String?
    @Rules(.default("{min} {value}"), group: "first", skipOnError: true)
    @Rules(.domainName(allowUnderscore: true, allowTrailingDot: false, idna2008: true, checkSpoofing: true))
    var title: String?
    @Rules(.duration, severity: .error)
    @Rules(.e164, skipOnError: false)
    var note: String?
    @Rules(.decimalPlaces(...2))
    @Rules(.multipleOf(10))
    var cell: String?
    @Rules(.absent, except: "update", skipOnError: true)
    @Rules(.required)
    var count: Int?
    @Rules(.range(...(18)).message("notInteger, not “{value}”", for: "number.notInteger"), group: "first")
    var total: Int?
    @Rules(.positive, message: "{attribute}: no.", severity: .info, skipOnEmpty: true)
    @Rules(.multipleOf(3.0))
    var ratio: Double?
    @Rules(.range(0.0...99.5).message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), on: "default", group: "first")
    var share: Double?
    @Rules(.default(true), message: "{attribute}: no.")
    var flag: Bool?
    @Rules(.required(strict: true), when: { (model: MacroSubject2) in DataValue(exactly: model.note as Any)?.isEmpty ?? false }, on: "default", except: "register", skipOnEmpty: false)
    var tags: [String]?
    @Rules(.required, severity: .error, skipOnError: false)
    var grid: [[String]]?
    @Rules(.nested, severity: .error)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dataURI, when: { (model: MacroSubject2.Leaf) in !(DataValue(exactly: model.size as Any)?.isEmpty ?? false) }, severity: .error)
        var word: String?
        @Rules(.port(allowZero: false), on: "default")
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"email","attributes":["text"],"message":"Not “{value}”.","on":["register"]},{"type":"endsWith","attributes":["text"],"value":".pdf","severity":"info"},{"type":"filter","attributes":["title"],"filter":"lowercase","group":"second"},{"type":"hashDigest","attributes":["title"],"skipOnEmpty":false},{"type":"hex","attributes":["note"],"except":["update"],"skipOnError":false},{"type":"hexColor","attributes":["note"],"on":["update"]},{"type":"coordinates","attributes":["cell"],"severity":"info","skipOnError":true},{"type":"boolean","attributes":["cell"],"group":"first"},{"type":"in","attributes":["count"],"range":[2,-1,0],"severity":"warning","group":"second"},{"type":"default","attributes":["count"],"value":-30,"severity":"error","message":"Not “{value}”.","skipOnError":false,"group":"second"},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"],"on":["register"],"except":["default"],"group":"first"},{"type":"compare","attributes":["ratio"],"compareValue":181,"operator":"!=","equal":"equal, not “{value}”","greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","severity":"warning"},{"type":"default","attributes":["share"],"value":1,"severity":"warning"},{"type":"compare","attributes":["flag"],"compareValue":true,"greaterOrEqual":"{attribute}: greaterOrEqual!","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”."},{"type":"each","attributes":["tags"],"rules":[{"type":"nanoid","message":"Not “{value}”."}],"typeMessage":"typeMessage, not “{value}”","severity":"error","when":{"attribute":"total","operator":"notEmpty"}},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uriTemplate","message":"{attribute}: no."}],"severity":"warning","message":"Not “{value}”."},{"type":"required"}],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ean","attributes":["word"],"skipOnEmpty":true,"skipOnError":true},{"type":"compare","attributes":["size"],"compareValue":-1,"equal":"equal, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"{attribute}: no.","group":"first"}],"skipOnEmpty":false}]
        """#

    @Rules(.email, on: "register", message: "Not “{value}”.")
    @Rules(.ends(with: ".pdf", ignoreCase: false), severity: .info)
    var text: String?
    @Rules(.filter(.lowercase), group: "second")
    @Rules(.hashDigest, skipOnEmpty: false)
    var title: String?
    @Rules(.hex, except: "update", skipOnError: false)
    @Rules(.hexColor, on: "update")
    var note: String?
    @Rules(.coordinates, severity: .info, skipOnError: true)
    @Rules(.boolean, group: "first")
    var cell: String?
    @Rules(.in([2, -1, 0]), severity: .warning, group: "second")
    @Rules(.default(-30), message: "Not “{value}”.", severity: .error, group: "second", skipOnError: false)
    var count: Int?
    @Rules(.positive)
    var total: Int?
    @Rules(.required, on: "register", except: "default", group: "first")
    @Rules(.notEqual(to: 181.0).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), severity: .warning)
    var ratio: Double?
    @Rules(.default(1.0), severity: .warning)
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "Not “{value}”.")
    var flag: Bool?
    @Rules(.each(.nanoid.message("Not “{value}”.")).message("typeMessage, not “{value}”", for: "each.type"), when: { (model: MacroSubject3) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, severity: .error)
    var tags: [String]?
    @Rules(.each(.each(.uriTemplate.message("{attribute}: no.")).message("Not “{value}”.").severity(.warning), .required), group: "second")
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: false)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ean, skipOnEmpty: true, skipOnError: true)
        var word: String?
        @Rules(.equal(to: -1).message("equal, not “{value}”", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "{attribute}: no.", group: "first")
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"iban","attributes":["text"],"message":"{attribute}: no.","on":["default"],"skipOnEmpty":false},{"type":"in","attributes":["text"],"range":["a\nb"," ada ","👩‍👩‍👧"],"group":"first"},{"type":"ip","attributes":["title"]},{"type":"iri","attributes":["title"],"message":"{attribute}: no."},{"type":"iriReference","attributes":["note"],"skipOnEmpty":true,"skipOnError":false},{"type":"isbn","attributes":["note"]},{"type":"number","attributes":["cell"],"integerOnly":true,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”.","when":{"attribute":"count","operator":"notIn","value":[18]}},{"type":"integer","attributes":["cell"],"severity":"warning"},{"type":"multipleOf","attributes":["count"],"value":3,"group":"first"},{"type":"port","attributes":["count"],"allowZero":true},{"type":"absent","attributes":["total"],"group":"first","when":{"attribute":"text","operator":"notIn","value":["null"]}},{"type":"latitude","attributes":["ratio"],"severity":"warning"},{"type":"longitude","attributes":["ratio"],"when":{"attribute":"text","operator":"notEmpty"}},{"type":"positive","attributes":["share"],"severity":"warning","on":["default"],"skipOnError":false,"when":{"attribute":"note","operator":"notIn","value":["1"]}},{"type":"in","attributes":["flag"],"range":[false,true,true],"not":true,"except":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"required"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uriReference"}],"message":"{attribute}: no."}],"typeMessage":"{attribute}: typeMessage!"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hostname","attributes":["word"],"allowTrailingDot":true},{"type":"negative","attributes":["size"],"when":{"attribute":"word","operator":"notEmpty"}}],"skipOnEmpty":true,"group":"second"}]
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
    @Rules(.each(.required))
    var tags: [String]?
    @Rules(.each(.each(.uriReference).message("{attribute}: no.")).message("{attribute}: typeMessage!", for: "each.type"))
    var grid: [[String]]?
    @Rules(.nested, group: "second", skipOnEmpty: true)
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
        [{"type":"issn","attributes":["text"],"requireHyphen":true,"group":"second"},{"type":"json","attributes":["text"],"message":"Not “{value}”."},{"type":"jsonPointer","attributes":["title"],"except":["default"]},{"type":"jwt","attributes":["title"]},{"type":"language","attributes":["note"],"registered":true},{"type":"latLong","attributes":["note"]},{"type":"positive","attributes":["cell"],"severity":"error","group":"second"},{"type":"negative","attributes":["cell"],"severity":"warning","except":["register"]},{"type":"number","attributes":["count"],"min":1,"tooBig":"tooBig, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":true},{"type":"compare","attributes":["count"],"operator":"!=","equal":"{attribute}: equal!","typeMessage":"typeMessage, not “{value}”","compareAttribute":"total","group":"second"},{"type":"in","attributes":["total"],"range":[1,-30,1],"not":true,"group":"second"},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"info","on":["register"],"skipOnEmpty":true,"group":"second"},{"type":"number","attributes":["ratio"],"min":1,"typeMessage":"typeMessage, not “{value}”","severity":"warning"},{"type":"required","attributes":["share"],"on":["default"]},{"type":"required","attributes":["flag"],"severity":"info","group":"second"},{"type":"required","attributes":["tags"],"strict":false,"severity":"info","skipOnError":false},{"type":"required","attributes":["grid"],"except":["update"],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isin","attributes":["word"],"group":"first"},{"type":"required","attributes":["size"],"severity":"info","message":"Not “{value}”.","on":["register"],"group":"first"}]}]
        """#

    @Rules(.issn(requireHyphen: true), group: "second")
    @Rules(.json, message: "Not “{value}”.")
    var text: String?
    @Rules(.jsonPointer, except: "default")
    @Rules(.jwt)
    var title: String?
    @Rules(.language(registered: true))
    @Rules(.latLong)
    var note: String?
    @Rules(.positive, severity: .error, group: "second")
    @Rules(.negative, except: "register", severity: .warning)
    var cell: String?
    @Rules(.range((1)...).message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), skipOnEmpty: true)
    @Rules(.notEqual(to: \MacroSubject5.total).message("{attribute}: equal!", for: "compare.equal").message("typeMessage, not “{value}”", for: "compare.type"), group: "second")
    var count: Int?
    @Rules(.notIn([1, -30, 1]), group: "second")
    var total: Int?
    @Rules(.multipleOf(0.5), on: "register", severity: .info, group: "second", skipOnEmpty: true)
    @Rules(.range((1.0)...).message("typeMessage, not “{value}”", for: "number.type"), severity: .warning)
    var ratio: Double?
    @Rules(.required, on: "default")
    var share: Double?
    @Rules(.required, severity: .info, group: "second")
    var flag: Bool?
    @Rules(.required(strict: false), severity: .info, skipOnError: false)
    var tags: [String]?
    @Rules(.required, except: "update", group: "first")
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isin, group: "first")
        var word: String?
        @Rules(.required, on: "register", message: "Not “{value}”.", severity: .info, group: "first")
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"longitude","attributes":["text"],"message":"{attribute}: no.","except":["default"],"group":"second"},{"type":"lowercase","attributes":["text"],"when":{"attribute":"note","operator":"notEmpty"}},{"type":"luhn","attributes":["title"],"severity":"warning"},{"type":"mac","attributes":["title"],"when":{"attribute":"total","operator":"notIn","value":[3]}},{"type":"match","attributes":["note"],"pattern":"[a-z]+","whole":true,"group":"first"},{"type":"mimeType","attributes":["note"],"except":["default"],"when":{"attribute":"text","operator":"notEmpty"}},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":3},{"type":"positive","attributes":["count"],"message":"{attribute}: no.","group":"second"},{"type":"negative","attributes":["count"],"severity":"error","message":"Not “{value}”.","on":["update"],"skipOnError":false},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"compare","attributes":["ratio"],"equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","compareAttribute":"share","message":"{attribute}: no.","skipOnError":false},{"type":"default","attributes":["ratio"],"value":0.5,"skipOnEmpty":false},{"type":"latitude","attributes":["share"],"on":["update"],"skipOnError":false,"group":"first"},{"type":"default","attributes":["flag"],"value":false,"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"default","value":"0","severity":"error"},{"type":"semver"},{"type":"nanoid","length":21}],"group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"alphanumeric"}],"severity":"info"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latitude","attributes":["word"],"severity":"error","skipOnEmpty":true,"group":"second","when":{"attribute":"size","operator":">","value":2}},{"type":"default","attributes":["size"],"value":-1,"group":"first"}],"message":"Not “{value}”."}]
        """#

    @Rules(.longitude, except: "default", message: "{attribute}: no.", group: "second")
    @Rules(.lowercase, when: { (model: MacroSubject6) in !(DataValue(exactly: model.note as Any)?.isEmpty ?? false) })
    var text: String?
    @Rules(.luhn, severity: .warning)
    @Rules(.mac, when: { (model: MacroSubject6) in model.total != 3 })
    var title: String?
    @Rules(.matches("[a-z]+"), group: "first")
    @Rules(.mimeType, when: { (model: MacroSubject6) in !(DataValue(exactly: model.text as Any)?.isEmpty ?? false) }, except: "default")
    var note: String?
    @Rules(.decimalPlaces(...2))
    @Rules(.multipleOf(3))
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.", group: "second")
    @Rules(.negative, on: "update", message: "Not “{value}”.", severity: .error, skipOnError: false)
    var count: Int?
    @Rules(.multipleOf(3))
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual"), message: "{attribute}: no.", skipOnError: false)
    @Rules(.default(0.5), skipOnEmpty: false)
    var ratio: Double?
    @Rules(.latitude, on: "update", group: "first", skipOnError: false)
    var share: Double?
    @Rules(.default(false), group: "first")
    var flag: Bool?
    @Rules(.each(.default("0").severity(.error), .semver, .nanoid(length: 21)), group: "second")
    var tags: [String]?
    @Rules(.each(.each(.alphanumeric).severity(.info)).message("typeMessage, not “{value}”", for: "each.type"))
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latitude, when: { (model: MacroSubject6.Leaf) in (model.size ?? 0) > 2 }, severity: .error, group: "second", skipOnEmpty: true)
        var word: String?
        @Rules(.default(-1), group: "first")
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"password","attributes":["text"],"digit":true,"noSymbol":"{attribute}: noSymbol!","message":"{attribute}: no."},{"type":"paymentCard","attributes":["text"],"severity":"warning","group":"first"},{"type":"port","attributes":["title"],"severity":"warning"},{"type":"printable","attributes":["title"],"severity":"error","on":["update"],"skipOnError":true,"group":"first"},{"type":"relativeJSONPointer","attributes":["note"],"skipOnEmpty":true},{"type":"required","attributes":["note"],"severity":"info","group":"first"},{"type":"coordinates","attributes":["cell"],"order":"latLong","message":"{attribute}: no.","group":"first"},{"type":"boolean","attributes":["cell"],"skipOnEmpty":true,"group":"second"},{"type":"absent","attributes":["count"],"group":"first"},{"type":"required","attributes":["count"],"skipOnError":true},{"type":"number","attributes":["total"],"max":18,"typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”."},{"type":"longitude","attributes":["ratio"],"severity":"info","skipOnError":false,"when":{"attribute":"total","operator":"empty"}},{"type":"positive","attributes":["ratio"],"severity":"info","on":["update"]},{"type":"multipleOf","attributes":["share"],"value":3},{"type":"compare","attributes":["flag"],"compareValue":false,"operator":"==","equal":"equal, not “{value}”","greater":"{attribute}: greater!","notEqual":"notEqual, not “{value}”","severity":"error","skipOnEmpty":true,"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"bic"},{"type":"isin","message":"Not “{value}”."},{"type":"json","severity":"warning"}],"on":["default"]},{"type":"each","attributes":["grid"],"rules":[{"type":"required","message":"Not “{value}”."}],"typeMessage":"{attribute}: typeMessage!","skipOnEmpty":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"nanoid","attributes":["word"],"severity":"warning","on":["default"],"except":["update"],"skipOnEmpty":true},{"type":"port","attributes":["size"],"message":"{attribute}: no."}],"message":"{attribute}: no.","except":["register"]}]
        """#

    @Rules(.password(digit: true).message("{attribute}: noSymbol!", for: "password.noSymbol"), message: "{attribute}: no.")
    @Rules(.paymentCard, severity: .warning, group: "first")
    var text: String?
    @Rules(.port, severity: .warning)
    @Rules(.printable, on: "update", severity: .error, group: "first", skipOnError: true)
    var title: String?
    @Rules(.relativeJSONPointer, skipOnEmpty: true)
    @Rules(.required, severity: .info, group: "first")
    var note: String?
    @Rules(.coordinates(.latLong), message: "{attribute}: no.", group: "first")
    @Rules(.boolean, group: "second", skipOnEmpty: true)
    var cell: String?
    @Rules(.absent, group: "first")
    @Rules(.required, skipOnError: true)
    var count: Int?
    @Rules(.range(...(18)).message("{attribute}: typeMessage!", for: "number.type"), message: "Not “{value}”.")
    var total: Int?
    @Rules(.longitude, when: { (model: MacroSubject7) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, severity: .info, skipOnError: false)
    @Rules(.positive, on: "update", severity: .info)
    var ratio: Double?
    @Rules(.multipleOf(3.0))
    var share: Double?
    @Rules(.equal(to: false).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("notEqual, not “{value}”", for: "compare.notEqual"), severity: .error, group: "first", skipOnEmpty: true)
    var flag: Bool?
    @Rules(.each(.bic, .isin.message("Not “{value}”."), .json.severity(.warning)), on: "default")
    var tags: [String]?
    @Rules(.each(.required.message("Not “{value}”.")).message("{attribute}: typeMessage!", for: "each.type"), skipOnEmpty: true)
    var grid: [[String]]?
    @Rules(.nested, except: "register", message: "{attribute}: no.")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.nanoid, on: "default", except: "update", severity: .warning, skipOnEmpty: true)
        var word: String?
        @Rules(.port(allowZero: false), message: "{attribute}: no.")
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"semver","attributes":["text"],"group":"first","when":{"attribute":"title","operator":"notIn","value":["é"]}},{"type":"slug","attributes":["text"],"except":["update"]},{"type":"spoofing","attributes":["title"],"skipOnError":false},{"type":"startsWith","attributes":["title"],"value":"a","severity":"warning","on":["default"],"skipOnEmpty":true,"when":{"attribute":"count","operator":">","value":2}},{"type":"string","attributes":["note"],"min":1,"max":4,"unit":"unicodeScalars","skipOnError":true},{"type":"time","attributes":["note"],"severity":"warning"},{"type":"number","attributes":["cell"],"min":18,"max":99.5,"integerOnly":true,"tooBig":"tooBig, not “{value}”","skipOnError":false},{"type":"integer","attributes":["cell"],"on":["register"],"skipOnEmpty":false},{"type":"in","attributes":["count"],"range":[-1,100,0],"severity":"error"},{"type":"default","attributes":["count"],"value":-1,"message":"Not “{value}”.","group":"first"},{"type":"positive","attributes":["total"],"on":["register"],"except":["default"],"skipOnEmpty":true,"group":"second"},{"type":"number","attributes":["ratio"],"max":100,"tooBig":"{attribute}: tooBig!","typeMessage":"{attribute}: typeMessage!","severity":"warning","message":"Not “{value}”.","on":["register"],"skipOnError":true},{"type":"required","attributes":["ratio"],"severity":"warning"},{"type":"compare","attributes":["share"],"compareValue":-0,"operator":">","equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","severity":"warning","skipOnEmpty":true,"when":{"attribute":"text","operator":"notIn","value":["0"]}},{"type":"in","attributes":["flag"],"range":[false,false,true],"message":"Not “{value}”."},{"type":"required","attributes":["tags"],"group":"second"},{"type":"required","attributes":["grid"],"severity":"warning","message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"safe","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":1,"operator":"==","equal":"equal, not “{value}”","greater":"{attribute}: greater!","notEqual":"{attribute}: notEqual!"}],"group":"second"}]
        """#

    @Rules(.semver, when: { (model: MacroSubject8) in model.title != "é" }, group: "first")
    @Rules(.slug, except: "update")
    var text: String?
    @Rules(.spoofing, skipOnError: false)
    @Rules(.starts(with: "a", ignoreCase: false), when: { (model: MacroSubject8) in (model.count ?? 0) > 2 }, on: "default", severity: .warning, skipOnEmpty: true)
    var title: String?
    @Rules(.length(1...4, unit: .unicodeScalars), skipOnError: true)
    @Rules(.time, severity: .warning)
    var note: String?
    @Rules(.number(18.0...99.5, integerOnly: true).message("tooBig, not “{value}”", for: "number.tooBig"), skipOnError: false)
    @Rules(.integer, on: "register", skipOnEmpty: false)
    var cell: String?
    @Rules(.in([-1, 100, 0]), severity: .error)
    @Rules(.default(-1), message: "Not “{value}”.", group: "first")
    var count: Int?
    @Rules(.positive, on: "register", except: "default", group: "second", skipOnEmpty: true)
    var total: Int?
    @Rules(.range(...(100.0)).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), on: "register", message: "Not “{value}”.", severity: .warning, skipOnError: true)
    @Rules(.required, severity: .warning)
    var ratio: Double?
    @Rules(.compare(.greater, to: -0.0).message("{attribute}: equal!", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), when: { (model: MacroSubject8) in model.text != "0" }, severity: .warning, skipOnEmpty: true)
    var share: Double?
    @Rules(.in([false, false, true]), message: "Not “{value}”.")
    var flag: Bool?
    @Rules(.required, group: "second")
    var tags: [String]?
    @Rules(.required, message: "Not “{value}”.", severity: .warning)
    var grid: [[String]]?
    @Rules(.nested, group: "second")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.safe)
        var word: String?
        @Rules(.equal(to: 1).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual"))
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"trim","attributes":["text"],"severity":"error"},{"type":"ulid","attributes":["text"],"skipOnError":true},{"type":"uppercase","attributes":["title"],"except":["default"],"group":"first"},{"type":"uri","attributes":["title"],"on":["register"]},{"type":"uriReference","attributes":["note"],"severity":"error"},{"type":"uriTemplate","attributes":["note"],"on":["default"],"group":"first"},{"type":"positive","attributes":["cell"],"except":["update"],"skipOnError":true},{"type":"negative","attributes":["cell"],"except":["update"]},{"type":"multipleOf","attributes":["count"],"value":3,"on":["update"]},{"type":"port","attributes":["count"],"allowZero":false},{"type":"absent","attributes":["total"],"skipOnError":false,"group":"first"},{"type":"default","attributes":["ratio"],"value":1e+20,"severity":"warning","message":"{attribute}: no."},{"type":"latitude","attributes":["ratio"],"message":"{attribute}: no.","except":["default"],"skipOnError":true,"when":{"attribute":"count","operator":"notIn","value":[-30]}},{"type":"longitude","attributes":["share"],"skipOnError":false},{"type":"required","attributes":["flag"],"skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"match","pattern":"\\d","caseInsensitive":false,"message":"{attribute}: no."},{"type":"filter","filter":"collapseWhitespace","message":"{attribute}: no."}],"message":"Not “{value}”.","skipOnError":true},{"type":"each","attributes":["grid"],"rules":[{"type":"required"},{"type":"required","severity":"warning"}],"message":"{attribute}: no."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"timeZone","attributes":["word"],"severity":"info"},{"type":"negative","attributes":["size"],"message":"Not “{value}”."}]}]
        """#

    @Rules(.trim(.both), severity: .error)
    @Rules(.ulid, skipOnError: true)
    var text: String?
    @Rules(.uppercase, except: "default", group: "first")
    @Rules(.uri, on: "register")
    var title: String?
    @Rules(.uriReference, severity: .error)
    @Rules(.uriTemplate, on: "default", group: "first")
    var note: String?
    @Rules(.positive, except: "update", skipOnError: true)
    @Rules(.negative, except: "update")
    var cell: String?
    @Rules(.multipleOf(3), on: "update")
    @Rules(.port(allowZero: false))
    var count: Int?
    @Rules(.absent, group: "first", skipOnError: false)
    var total: Int?
    @Rules(.default(1e+20), message: "{attribute}: no.", severity: .warning)
    @Rules(.latitude, when: { (model: MacroSubject9) in model.count != -30 }, except: "default", message: "{attribute}: no.", skipOnError: true)
    var ratio: Double?
    @Rules(.longitude, skipOnError: false)
    var share: Double?
    @Rules(.required, skipOnError: true)
    var flag: Bool?
    @Rules(.each(.contains(match: "\\d", caseInsensitive: false).message("{attribute}: no."), .filter(.collapseWhitespace).message("{attribute}: no.")), message: "Not “{value}”.", skipOnError: true)
    var tags: [String]?
    @Rules(.each(.required, .required.severity(.warning)), message: "{attribute}: no.")
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.timeZone, severity: .info)
        var word: String?
        @Rules(.negative, message: "Not “{value}”.")
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"uuid","attributes":["text"],"severity":"error","message":"Not “{value}”.","on":["register"],"skipOnError":false},{"type":"vin","attributes":["text"],"group":"first"},{"type":"absent","attributes":["title"],"severity":"warning"},{"type":"alphabetic","attributes":["title"],"group":"first"},{"type":"alphanumeric","attributes":["note"],"on":["default"]},{"type":"ascii","attributes":["note"],"severity":"info","message":"{attribute}: no.","on":["update"],"group":"second"},{"type":"decimalPlaces","attributes":["cell"],"min":0,"max":3},{"type":"multipleOf","attributes":["cell"],"value":3,"except":["update"],"group":"first","when":{"attribute":"count","operator":"notEmpty"}},{"type":"number","attributes":["count"],"min":18,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","severity":"error","group":"first"},{"type":"compare","attributes":["count"],"greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"total","except":["default"],"skipOnError":false,"group":"second"},{"type":"in","attributes":["total"],"range":[18,5,1],"severity":"info","skipOnError":true},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["ratio"],"value":10,"severity":"warning","skipOnEmpty":false},{"type":"number","attributes":["share"],"min":1,"max":99.5,"notInteger":"{attribute}: notInteger!","tooSmall":"{attribute}: tooSmall!","message":"Not “{value}”.","on":["register"]},{"type":"default","attributes":["flag"],"value":false,"on":["update"],"group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"duration"},{"type":"mac","severity":"info"},{"type":"required"}],"on":["register"],"group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"skipOnError":true,"when":{"attribute":"count","operator":"empty"}},{"type":"nested","attributes":["leaf"],"rules":[{"type":"url","attributes":["word"],"except":["update"]},{"type":"required","attributes":["size"],"group":"first"}]}]
        """#

    @Rules(.uuid, on: "register", message: "Not “{value}”.", severity: .error, skipOnError: false)
    @Rules(.vin, group: "first")
    var text: String?
    @Rules(.absent, severity: .warning)
    @Rules(.alphabetic, group: "first")
    var title: String?
    @Rules(.alphanumeric, on: "default")
    @Rules(.ascii, on: "update", message: "{attribute}: no.", severity: .info, group: "second")
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
        @Rules(.url, except: "update")
        var word: String?
        @Rules(.required, group: "first")
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base64","attributes":["text"],"urlSafe":true,"except":["update"],"group":"second"},{"type":"bic","attributes":["text"],"when":{"attribute":"note","operator":"empty"}},{"type":"cardExpiry","attributes":["title"],"severity":"info","skipOnError":true},{"type":"cardSecurityCode","attributes":["title"],"message":"Not “{value}”.","group":"second"},{"type":"compare","attributes":["note"],"compareValue":"{min} {value}","less":"{attribute}: less!","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":false,"skipOnError":false},{"type":"contains","attributes":["note"],"value":"a","message":"Not “{value}”.","on":["default"],"except":["update"]},{"type":"coordinates","attributes":["cell"],"group":"first"},{"type":"boolean","attributes":["cell"]},{"type":"positive","attributes":["count"],"skipOnEmpty":false},{"type":"negative","attributes":["count"],"message":"Not “{value}”.","skipOnEmpty":true},{"type":"multipleOf","attributes":["total"],"value":10},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"compareValue":100,"operator":"!=","equal":"{attribute}: equal!","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”.","group":"second"},{"type":"default","attributes":["share"],"value":90},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","notEqual":"{attribute}: notEqual!","group":"first"},{"type":"required","attributes":["tags"],"severity":"error"},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"base32","attributes":["word"],"except":["register"]},{"type":"default","attributes":["size"],"value":80}],"group":"first"}]
        """#

    @Rules(.base64(urlSafe: true), except: "update", group: "second")
    @Rules(.bic, when: { (model: MacroSubject11) in DataValue(exactly: model.note as Any)?.isEmpty ?? false })
    var text: String?
    @Rules(.cardExpiry, severity: .info, skipOnError: true)
    @Rules(.cardSecurityCode, message: "Not “{value}”.", group: "second")
    var title: String?
    @Rules(.equal(to: "{min} {value}").message("{attribute}: less!", for: "compare.less").message("typeMessage, not “{value}”", for: "compare.type"), skipOnEmpty: false, skipOnError: false)
    @Rules(.contains("a", ignoreCase: false, min: 1), on: "default", except: "update", message: "Not “{value}”.")
    var note: String?
    @Rules(.coordinates, group: "first")
    @Rules(.boolean)
    var cell: String?
    @Rules(.positive, skipOnEmpty: false)
    @Rules(.negative, message: "Not “{value}”.", skipOnEmpty: true)
    var count: Int?
    @Rules(.multipleOf(10))
    var total: Int?
    @Rules(.required)
    @Rules(.notEqual(to: 100.0).message("{attribute}: equal!", for: "compare.equal").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "Not “{value}”.", group: "second")
    var ratio: Double?
    @Rules(.default(90.0))
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: notEqual!", for: "compare.notEqual"), group: "first")
    var flag: Bool?
    @Rules(.required, severity: .error)
    var tags: [String]?
    @Rules(.required)
    var grid: [[String]]?
    @Rules(.nested, group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.base32, except: "register")
        var word: String?
        @Rules(.default(80))
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"cssColor","attributes":["text"],"group":"first"},{"type":"currency","attributes":["text"],"severity":"info","skipOnError":true,"group":"second"},{"type":"dataURI","attributes":["title"]},{"type":"date","attributes":["title"],"future":false,"on":["register"],"skipOnEmpty":false},{"type":"dateTime","attributes":["note"]},{"type":"default","attributes":["note"],"value":" ","skipOnError":false,"group":"first"},{"type":"number","attributes":["cell"],"integerOnly":false,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","severity":"error","group":"second"},{"type":"integer","attributes":["cell"]},{"type":"absent","attributes":["count"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["count"],"severity":"error","message":"{attribute}: no."},{"type":"number","attributes":["total"],"max":100,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","severity":"warning","group":"first"},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["ratio"],"message":"Not “{value}”.","when":{"attribute":"text","operator":"notIn","value":["👩‍👩‍👧"]}},{"type":"positive","attributes":["share"],"except":["update"],"when":{"attribute":"count","operator":">","value":2}},{"type":"in","attributes":["flag"],"range":[true,false,false],"on":["register"],"skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"longitude","severity":"warning"}],"severity":"warning","skipOnEmpty":true,"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","severity":"warning"}],"typeMessage":"{attribute}: typeMessage!"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"country","attributes":["word"],"skipOnError":true},{"type":"port","attributes":["size"],"on":["register"],"except":["default"]}],"severity":"error"}]
        """#

    @Rules(.cssColor, group: "first")
    @Rules(.currency, severity: .info, group: "second", skipOnError: true)
    var text: String?
    @Rules(.dataURI)
    @Rules(.date(future: false), on: "register", skipOnEmpty: false)
    var title: String?
    @Rules(.dateTime)
    @Rules(.default(" "), group: "first", skipOnError: false)
    var note: String?
    @Rules(.number(integerOnly: false).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), severity: .error, group: "second")
    @Rules(.integer)
    var cell: String?
    @Rules(.absent, message: "Not “{value}”.", group: "first")
    @Rules(.required, message: "{attribute}: no.", severity: .error)
    var count: Int?
    @Rules(.range(...(100)).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), severity: .warning, group: "first")
    var total: Int?
    @Rules(.latitude)
    @Rules(.longitude, when: { (model: MacroSubject12) in model.text != "👩‍👩‍👧" }, message: "Not “{value}”.")
    var ratio: Double?
    @Rules(.positive, when: { (model: MacroSubject12) in (model.count ?? 0) > 2 }, except: "update")
    var share: Double?
    @Rules(.in([true, false, false]), on: "register", skipOnError: true)
    var flag: Bool?
    @Rules(.each(.longitude.severity(.warning)), severity: .warning, group: "first", skipOnEmpty: true)
    var tags: [String]?
    @Rules(.each(.required.severity(.warning)).message("{attribute}: typeMessage!", for: "each.type"))
    var grid: [[String]]?
    @Rules(.nested, severity: .error)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.country, skipOnError: true)
        var word: String?
        @Rules(.port(allowZero: false), on: "register", except: "default")
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"duration","attributes":["text"],"message":"{attribute}: no.","except":["default"],"skipOnEmpty":false,"group":"second"},{"type":"e164","attributes":["text"],"group":"second"},{"type":"ean","attributes":["title"],"severity":"error"},{"type":"email","attributes":["title"],"allowQuotedLocal":false,"allowAddressLiteral":false,"enableIDN":false,"allowUnderscore":true,"allowTrailingDot":false,"message":"Not “{value}”.","group":"second"},{"type":"endsWith","attributes":["note"],"value":"a","on":["default"],"skipOnError":true,"group":"second","when":{"attribute":"count","operator":"notIn","value":[9223372036854775807]}},{"type":"filter","attributes":["note"],"filter":"trim","on":["update"],"group":"first"},{"type":"positive","attributes":["cell"],"message":"Not “{value}”.","except":["default"]},{"type":"negative","attributes":["cell"],"skipOnEmpty":true,"group":"first"},{"type":"in","attributes":["count"],"range":[80,0,3],"except":["update"],"when":{"attribute":"text","operator":"notIn","value":["A"]}},{"type":"default","attributes":["count"],"value":0,"on":["update"],"group":"second"},{"type":"positive","attributes":["total"],"severity":"info"},{"type":"multipleOf","attributes":["ratio"],"value":3,"group":"second"},{"type":"number","attributes":["ratio"],"max":99.5,"tooBig":"tooBig, not “{value}”","when":{"attribute":"count","operator":">","value":2}},{"type":"required","attributes":["share"],"except":["update"],"group":"second"},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"mimeType"},{"type":"required","strict":true}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"typeMessage":"typeMessage, not “{value}”","skipOnEmpty":true,"skipOnError":true,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"domainName","attributes":["word"],"severity":"error","group":"first"},{"type":"compare","attributes":["size"],"compareValue":1,"operator":"<","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","message":"{attribute}: no."}],"when":{"attribute":"total","operator":">","value":2}}]
        """#

    @Rules(.duration, except: "default", message: "{attribute}: no.", group: "second", skipOnEmpty: false)
    @Rules(.e164, group: "second")
    var text: String?
    @Rules(.ean, severity: .error)
    @Rules(.email(allowQuotedLocal: false, allowAddressLiteral: false, enableIDN: false, allowUnderscore: true, allowTrailingDot: false), message: "Not “{value}”.", group: "second")
    var title: String?
    @Rules(.ends(with: "a", ignoreCase: false), when: { (model: MacroSubject13) in model.count != 9223372036854775807 }, on: "default", group: "second", skipOnError: true)
    @Rules(.filter(.trim), on: "update", group: "first")
    var note: String?
    @Rules(.positive, except: "default", message: "Not “{value}”.")
    @Rules(.negative, group: "first", skipOnEmpty: true)
    var cell: String?
    @Rules(.in([80, 0, 3]), when: { (model: MacroSubject13) in model.text != "A" }, except: "update")
    @Rules(.default(0), on: "update", group: "second")
    var count: Int?
    @Rules(.positive, severity: .info)
    var total: Int?
    @Rules(.multipleOf(3.0), group: "second")
    @Rules(.range(...(99.5)).message("tooBig, not “{value}”", for: "number.tooBig"), when: { (model: MacroSubject13) in (model.count ?? 0) > 2 })
    var ratio: Double?
    @Rules(.required, except: "update", group: "second")
    var share: Double?
    @Rules(.required)
    var flag: Bool?
    @Rules(.each(.mimeType, .required(strict: true)))
    var tags: [String]?
    @Rules(.each(.required).message("typeMessage, not “{value}”", for: "each.type"), group: "second", skipOnEmpty: true, skipOnError: true)
    var grid: [[String]]?
    @Rules(.nested, when: { (model: MacroSubject13) in (model.total ?? 0) > 2 })
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.domainName, severity: .error, group: "first")
        var word: String?
        @Rules(.compare(.less, to: 1).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "{attribute}: no.")
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
