// swift-format-ignore-file
// Written by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"typeMessage":"typeMessage, not “{value}”"},{"type":"integer","attributes":["cell"],"group":"second"},{"type":"number","attributes":["count"],"min":1,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”"},{"type":"compare","attributes":["count"],"operator":"!=","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","compareAttribute":"total"},{"type":"in","attributes":["total"],"range":[1,-30,80],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"number","attributes":["ratio"],"min":1,"max":99.5,"notInteger":"notInteger, not “{value}”","tooBig":"tooBig, not “{value}”"},{"type":"required","attributes":["ratio"],"severity":"error","except":["default"],"group":"second"},{"type":"compare","attributes":["share"],"operator":"<","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","compareAttribute":"ratio","on":["default"],"skipOnError":false},{"type":"in","attributes":["flag"],"range":[false,true,true],"on":["default"],"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"trim","characters":"a","message":"{attribute}: no."},{"type":"semver"}],"message":"{attribute}: no."},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"severity":"info","on":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"message":"Not “{value}”.","skipOnEmpty":true}]
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
    @Rules(.range((1)...).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"))
    @Rules(.notEqual(to: \MacroSubject0.total).message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"))
    var count: Int?
    @Rules(.in([1, -30, 80]), message: "Not “{value}”.", skipOnEmpty: false, skipOnError: true)
    var total: Int?
    @Rules(.range(1.0...99.5).message("notInteger, not “{value}”", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig"))
    @Rules(.required, except: "default", severity: .error, group: "second")
    var ratio: Double?
    @Rules(.compare(.less, to: \MacroSubject0.ratio).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual"), on: "default", skipOnError: false)
    var share: Double?
    @Rules(.in([false, true, true]), on: "default", group: "first")
    var flag: Bool?
    @Rules(.each(.trim(.both, characters: "a").message("{attribute}: no."), .semver), message: "{attribute}: no.")
    var tags: [String]?
    @Rules(.each(.required), on: "update", severity: .info)
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", skipOnEmpty: true)
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
        [{"type":"cardSecurityCode","attributes":["text"],"severity":"error","message":"{attribute}: no."},{"type":"compare","attributes":["text"],"greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","compareAttribute":"title","skipOnEmpty":false},{"type":"contains","attributes":["title"],"value":"a","ignoreCase":false,"except":["register"],"skipOnEmpty":true},{"type":"country","attributes":["title"],"skipOnError":false},{"type":"cssColor","attributes":["note"],"severity":"info","skipOnError":true},{"type":"currency","attributes":["note"],"severity":"error","on":["update"]},{"type":"positive","attributes":["cell"],"severity":"warning","skipOnError":false},{"type":"negative","attributes":["cell"],"on":["update"]},{"type":"positive","attributes":["count"],"group":"second"},{"type":"negative","attributes":["count"],"severity":"info","message":"Not “{value}”.","skipOnError":true},{"type":"multipleOf","attributes":["total"],"value":3,"severity":"error","except":["default"],"skipOnEmpty":false},{"type":"default","attributes":["ratio"],"value":-0,"severity":"error"},{"type":"latitude","attributes":["ratio"],"group":"second"},{"type":"longitude","attributes":["share"],"message":"Not “{value}”.","on":["register"]},{"type":"required","attributes":["flag"],"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"required","strict":true}],"group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"latitude","message":"Not “{value}”."},{"type":"dataURI"}],"typeMessage":"{attribute}: typeMessage!"}],"message":"Not “{value}”.","skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"],"skipOnEmpty":true,"group":"second"},{"type":"default","attributes":["size"],"value":-1,"skipOnEmpty":false}],"message":"{attribute}: no.","except":["default"]}]
        """#

    @Rules(.cardSecurityCode, message: "{attribute}: no.", severity: .error)
    @Rules(.equal(to: \MacroSubject1.title).message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), skipOnEmpty: false)
    var text: String?
    @Rules(.contains("a", ignoreCase: false, min: 1), except: "register", skipOnEmpty: true)
    @Rules(.country, skipOnError: false)
    var title: String?
    @Rules(.cssColor, severity: .info, skipOnError: true)
    @Rules(.currency, on: "update", severity: .error)
    var note: String?
    @Rules(.positive, severity: .warning, skipOnError: false)
    @Rules(.negative, on: "update")
    var cell: String?
    @Rules(.positive, group: "second")
    @Rules(.negative, message: "Not “{value}”.", severity: .info, skipOnError: true)
    var count: Int?
    @Rules(.multipleOf(3), except: "default", severity: .error, skipOnEmpty: false)
    var total: Int?
    @Rules(.default(-0.0), severity: .error)
    @Rules(.latitude, group: "second")
    var ratio: Double?
    @Rules(.longitude, on: "register", message: "Not “{value}”.")
    var share: Double?
    @Rules(.required, message: "{attribute}: no.")
    var flag: Bool?
    @Rules(.each(.required(strict: true)), group: "second")
    var tags: [String]?
    @Rules(.each(.each(.latitude.message("Not “{value}”."), .dataURI).message("{attribute}: typeMessage!", for: "each.type")), message: "Not “{value}”.", skipOnError: true)
    var grid: [[String]]?
    @Rules(.nested, except: "default", message: "{attribute}: no.")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry, group: "second", skipOnEmpty: true)
        var word: String?
        @Rules(.default(-1), skipOnEmpty: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"date","attributes":["text"],"future":false,"severity":"error","skipOnError":true,"group":"first"},{"type":"dateTime","attributes":["text"],"allowLocal":false,"severity":"info","except":["update"],"skipOnEmpty":true,"group":"first"},{"type":"default","attributes":["title"],"value":"{min} {value}","skipOnError":true,"group":"first"},{"type":"domainName","attributes":["title"],"allowUnderscore":true,"allowTrailingDot":false,"idna2008":true,"checkSpoofing":true},{"type":"duration","attributes":["note"],"severity":"error"},{"type":"e164","attributes":["note"],"skipOnError":false},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":10},{"type":"absent","attributes":["count"],"except":["update"],"skipOnError":true},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"max":18,"notInteger":"notInteger, not “{value}”","group":"first"},{"type":"positive","attributes":["ratio"],"severity":"info","message":"{attribute}: no.","skipOnEmpty":true},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["share"],"min":0,"max":99.5,"tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","on":["default"],"group":"first"},{"type":"default","attributes":["flag"],"value":true,"message":"{attribute}: no."},{"type":"required","attributes":["tags"],"severity":"error","skipOnError":false},{"type":"required","attributes":["grid"],"strict":false,"severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dataURI","attributes":["word"],"on":["register"]},{"type":"port","attributes":["size"],"severity":"info","except":["update"]}],"group":"second"}]
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
    @Rules(.required, severity: .error, skipOnError: false)
    var tags: [String]?
    @Rules(.required(strict: false), severity: .error)
    var grid: [[String]]?
    @Rules(.nested, group: "second")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dataURI, on: "register")
        var word: String?
        @Rules(.port(allowZero: false), except: "update", severity: .info)
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"email","attributes":["text"],"allowLocalDomain":true,"idna2008":false,"allowTrailingDot":false,"on":["update"],"skipOnError":true,"when":{"attribute":"title","operator":"empty"}},{"type":"endsWith","attributes":["text"],"value":".pdf","message":"{attribute}: no.","on":["default"]},{"type":"filter","attributes":["title"],"filter":"nfc"},{"type":"hashDigest","attributes":["title"],"group":"second"},{"type":"hex","attributes":["note"],"except":["update"],"skipOnError":false,"group":"second"},{"type":"hexColor","attributes":["note"],"message":"Not “{value}”.","group":"first","when":{"attribute":"total","operator":"notEmpty"}},{"type":"coordinates","attributes":["cell"],"message":"{attribute}: no.","skipOnError":false,"group":"first"},{"type":"boolean","attributes":["cell"],"on":["default"]},{"type":"in","attributes":["count"],"range":[9223372036854775807,3,100],"severity":"error","message":"{attribute}: no.","skipOnEmpty":false},{"type":"default","attributes":["count"],"value":80,"message":"{attribute}: no."},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"compareValue":181,"greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","message":"Not “{value}”.","except":["default"],"skipOnEmpty":true,"skipOnError":true},{"type":"default","attributes":["share"],"value":-3.25},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"trim","side":"left"}],"severity":"info"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uriTemplate","message":"{attribute}: no."}],"severity":"warning","message":"Not “{value}”."},{"type":"required"}],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ean","attributes":["word"],"message":"{attribute}: no."},{"type":"compare","attributes":["size"],"compareValue":9223372036854775807,"operator":">","equal":"equal, not “{value}”","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","group":"second"}],"skipOnEmpty":false}]
        """#

    @Rules(.email(allowLocalDomain: true, idna2008: false, allowTrailingDot: false), when: { (model: MacroSubject3) in DataValue(exactly: model.title as Any)?.isEmpty ?? false }, on: "update", skipOnError: true)
    @Rules(.ends(with: ".pdf", ignoreCase: false), on: "default", message: "{attribute}: no.")
    var text: String?
    @Rules(.filter(.nfc))
    @Rules(.hashDigest, group: "second")
    var title: String?
    @Rules(.hex, except: "update", group: "second", skipOnError: false)
    @Rules(.hexColor, when: { (model: MacroSubject3) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, message: "Not “{value}”.", group: "first")
    var note: String?
    @Rules(.coordinates, message: "{attribute}: no.", group: "first", skipOnError: false)
    @Rules(.boolean, on: "default")
    var cell: String?
    @Rules(.in([9223372036854775807, 3, 100]), message: "{attribute}: no.", severity: .error, skipOnEmpty: false)
    @Rules(.default(80), message: "{attribute}: no.")
    var count: Int?
    @Rules(.positive)
    var total: Int?
    @Rules(.required)
    @Rules(.equal(to: 181.0).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), except: "default", message: "Not “{value}”.", skipOnEmpty: true, skipOnError: true)
    var ratio: Double?
    @Rules(.default(-3.25))
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), skipOnError: false)
    var flag: Bool?
    @Rules(.each(.trim(.left)), severity: .info)
    var tags: [String]?
    @Rules(.each(.each(.uriTemplate.message("{attribute}: no.")).message("Not “{value}”.").severity(.warning), .required), group: "second")
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: false)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ean, message: "{attribute}: no.")
        var word: String?
        @Rules(.compare(.greater, to: 9223372036854775807).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), group: "second")
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"iban","attributes":["text"],"skipOnEmpty":true},{"type":"in","attributes":["text"],"range":["\u0000"," ada ","\u0000"],"not":true},{"type":"ip","attributes":["title"],"severity":"warning","group":"second"},{"type":"iri","attributes":["title"],"on":["update"],"except":["register"]},{"type":"iriReference","attributes":["note"]},{"type":"isbn","attributes":["note"],"message":"{attribute}: no.","on":["register"]},{"type":"number","attributes":["cell"],"min":18,"max":100,"tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","severity":"warning"},{"type":"integer","attributes":["cell"],"severity":"warning"},{"type":"multipleOf","attributes":["count"],"value":3,"severity":"warning","message":"{attribute}: no."},{"type":"port","attributes":["count"]},{"type":"absent","attributes":["total"],"severity":"error","message":"Not “{value}”.","except":["register"]},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["ratio"],"skipOnError":true},{"type":"positive","attributes":["share"],"on":["register"],"group":"second"},{"type":"in","attributes":["flag"],"range":[false,false,true],"group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"match","pattern":"\\w+@","severity":"error"},{"type":"cardExpiry"}],"on":["register"]},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"severity":"warning"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hostname","attributes":["word"],"allowTrailingDot":true},{"type":"negative","attributes":["size"],"message":"{attribute}: no.","on":["default"],"skipOnEmpty":false}],"severity":"info","message":"Not “{value}”."}]
        """#

    @Rules(.iban, skipOnEmpty: true)
    @Rules(.notIn(["\0", " ada ", "\0"]))
    var text: String?
    @Rules(.ip, severity: .warning, group: "second")
    @Rules(.iri, on: "update", except: "register")
    var title: String?
    @Rules(.iriReference)
    @Rules(.isbn, on: "register", message: "{attribute}: no.")
    var note: String?
    @Rules(.number(18.0...100.0).message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), severity: .warning)
    @Rules(.integer, severity: .warning)
    var cell: String?
    @Rules(.multipleOf(3), message: "{attribute}: no.", severity: .warning)
    @Rules(.port(allowZero: false))
    var count: Int?
    @Rules(.absent, except: "register", message: "Not “{value}”.", severity: .error)
    var total: Int?
    @Rules(.latitude)
    @Rules(.longitude, skipOnError: true)
    var ratio: Double?
    @Rules(.positive, on: "register", group: "second")
    var share: Double?
    @Rules(.in([false, false, true]), group: "second")
    var flag: Bool?
    @Rules(.each(.contains(match: "\\w+@").severity(.error), .cardExpiry), on: "register")
    var tags: [String]?
    @Rules(.each(.required), severity: .warning)
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", severity: .info)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hostname(allowTrailingDot: true))
        var word: String?
        @Rules(.negative, on: "default", message: "{attribute}: no.", skipOnEmpty: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"issn","attributes":["text"],"severity":"info"},{"type":"json","attributes":["text"],"severity":"error"},{"type":"jsonPointer","attributes":["title"],"severity":"error","message":"Not “{value}”.","on":["update"],"skipOnError":false},{"type":"jwt","attributes":["title"],"message":"{attribute}: no."},{"type":"language","attributes":["note"],"group":"first"},{"type":"latLong","attributes":["note"],"message":"{attribute}: no.","skipOnError":true,"group":"second"},{"type":"positive","attributes":["cell"],"severity":"info","skipOnEmpty":false},{"type":"negative","attributes":["cell"],"severity":"error","when":{"attribute":"total","operator":"notEmpty"}},{"type":"number","attributes":["count"],"min":0,"max":18,"tooBig":"tooBig, not “{value}”","skipOnError":false},{"type":"compare","attributes":["count"],"compareValue":-30,"equal":"{attribute}: equal!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!"},{"type":"in","attributes":["total"],"range":[3,2,80],"skipOnEmpty":false},{"type":"multipleOf","attributes":["ratio"],"value":10,"message":"{attribute}: no.","group":"second"},{"type":"number","attributes":["ratio"],"min":1,"max":99.5,"tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"required","attributes":["share"],"severity":"warning"},{"type":"required","attributes":["flag"]},{"type":"required","attributes":["tags"],"skipOnError":false},{"type":"required","attributes":["grid"],"severity":"error","message":"{attribute}: no.","skipOnEmpty":false,"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isin","attributes":["word"],"skipOnError":true,"group":"second"},{"type":"required","attributes":["size"],"strict":true}],"except":["update"],"skipOnError":true}]
        """#

    @Rules(.issn, severity: .info)
    @Rules(.json, severity: .error)
    var text: String?
    @Rules(.jsonPointer, on: "update", message: "Not “{value}”.", severity: .error, skipOnError: false)
    @Rules(.jwt, message: "{attribute}: no.")
    var title: String?
    @Rules(.language, group: "first")
    @Rules(.latLong, message: "{attribute}: no.", group: "second", skipOnError: true)
    var note: String?
    @Rules(.positive, severity: .info, skipOnEmpty: false)
    @Rules(.negative, when: { (model: MacroSubject5) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, severity: .error)
    var cell: String?
    @Rules(.range(0...18).message("tooBig, not “{value}”", for: "number.tooBig"), skipOnError: false)
    @Rules(.equal(to: -30).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"))
    var count: Int?
    @Rules(.in([3, 2, 80]), skipOnEmpty: false)
    var total: Int?
    @Rules(.multipleOf(10.0), message: "{attribute}: no.", group: "second")
    @Rules(.range(1.0...99.5).message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"))
    var ratio: Double?
    @Rules(.required, severity: .warning)
    var share: Double?
    @Rules(.required)
    var flag: Bool?
    @Rules(.required, skipOnError: false)
    var tags: [String]?
    @Rules(.required, message: "{attribute}: no.", severity: .error, group: "first", skipOnEmpty: false)
    var grid: [[String]]?
    @Rules(.nested, except: "update", skipOnError: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isin, group: "second", skipOnError: true)
        var word: String?
        @Rules(.required(strict: true))
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"longitude","attributes":["text"],"on":["register"],"except":["default"],"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"lowercase","attributes":["text"],"severity":"info","message":"Not “{value}”.","group":"second"},{"type":"luhn","attributes":["title"],"allowSeparators":false,"severity":"warning","message":"{attribute}: no.","on":["default"]},{"type":"mac","attributes":["title"],"on":["update"],"except":["default"]},{"type":"match","attributes":["note"],"pattern":"[a-z]+"},{"type":"mimeType","attributes":["note"],"except":["register"],"skipOnError":false,"group":"second"},{"type":"decimalPlaces","attributes":["cell"],"min":0,"max":2,"group":"second"},{"type":"multipleOf","attributes":["cell"],"value":3,"on":["update"],"except":["default"]},{"type":"positive","attributes":["count"],"group":"first"},{"type":"negative","attributes":["count"],"on":["update"]},{"type":"multipleOf","attributes":["total"],"value":3,"severity":"info","message":"{attribute}: no.","group":"second"},{"type":"compare","attributes":["ratio"],"compareValue":1e+20,"equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":false},{"type":"default","attributes":["ratio"],"value":-0,"on":["update"],"group":"second"},{"type":"latitude","attributes":["share"],"except":["register"],"group":"second"},{"type":"default","attributes":["flag"],"value":false,"severity":"info","message":"Not “{value}”.","group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"ean"}],"typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uriTemplate"},{"type":"alphabetic","severity":"info"},{"type":"trim","characters":" -","message":"{attribute}: no."}],"message":"{attribute}: no."},{"type":"required","severity":"info"}],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latitude","attributes":["word"],"when":{"attribute":"size","operator":"notIn","value":[-30]}},{"type":"default","attributes":["size"],"value":9223372036854775807,"group":"first"}],"message":"{attribute}: no.","group":"second"}]
        """#

    @Rules(.longitude, on: "register", except: "default", group: "first", skipOnEmpty: true, skipOnError: true)
    @Rules(.lowercase, message: "Not “{value}”.", severity: .info, group: "second")
    var text: String?
    @Rules(.luhn(allowSeparators: false), on: "default", message: "{attribute}: no.", severity: .warning)
    @Rules(.mac, on: "update", except: "default")
    var title: String?
    @Rules(.contains(match: "[a-z]+"))
    @Rules(.mimeType, except: "register", group: "second", skipOnError: false)
    var note: String?
    @Rules(.decimalPlaces(0...2), group: "second")
    @Rules(.multipleOf(3), on: "update", except: "default")
    var cell: String?
    @Rules(.positive, group: "first")
    @Rules(.negative, on: "update")
    var count: Int?
    @Rules(.multipleOf(3), message: "{attribute}: no.", severity: .info, group: "second")
    var total: Int?
    @Rules(.equal(to: 1e+20).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), skipOnEmpty: false)
    @Rules(.default(-0.0), on: "update", group: "second")
    var ratio: Double?
    @Rules(.latitude, except: "register", group: "second")
    var share: Double?
    @Rules(.default(false), message: "Not “{value}”.", severity: .info, group: "second")
    var flag: Bool?
    @Rules(.each(.ean).message("{attribute}: typeMessage!", for: "each.type"))
    var tags: [String]?
    @Rules(.each(.each(.uriTemplate, .alphabetic.severity(.info), .trim(.both, characters: " -").message("{attribute}: no.")).message("{attribute}: no."), .required.severity(.info)), group: "second")
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", group: "second")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latitude, when: { (model: MacroSubject6.Leaf) in model.size != -30 })
        var word: String?
        @Rules(.default(9223372036854775807), group: "first")
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"password","attributes":["text"],"min":4,"symbol":false,"severity":"warning","except":["update"]},{"type":"paymentCard","attributes":["text"]},{"type":"port","attributes":["title"],"group":"second","when":{"attribute":"count","operator":"notEmpty"}},{"type":"printable","attributes":["title"]},{"type":"relativeJSONPointer","attributes":["note"]},{"type":"required","attributes":["note"],"strict":false},{"type":"coordinates","attributes":["cell"],"order":"latLong"},{"type":"boolean","attributes":["cell"],"strict":true,"message":"{attribute}: no.","skipOnEmpty":false},{"type":"absent","attributes":["count"],"group":"first"},{"type":"required","attributes":["count"],"message":"Not “{value}”."},{"type":"number","attributes":["total"],"min":0,"notInteger":"{attribute}: notInteger!","message":"{attribute}: no.","skipOnError":true},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no."},{"type":"positive","attributes":["ratio"],"except":["default"],"group":"first"},{"type":"multipleOf","attributes":["share"],"value":10,"severity":"warning","except":["register"]},{"type":"compare","attributes":["flag"],"compareValue":false,"equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"default","value":"null","message":"Not “{value}”."},{"type":"dateTime","allowLocal":false,"severity":"info"},{"type":"base32"}],"skipOnError":false,"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","severity":"info"},{"type":"each","rules":[{"type":"timeZone","severity":"warning"}]}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"nanoid","attributes":["word"],"length":4,"except":["register"],"skipOnEmpty":false},{"type":"port","attributes":["size"],"group":"second"}]}]
        """#

    @Rules(.password(min: 4, symbol: false), except: "update", severity: .warning)
    @Rules(.paymentCard)
    var text: String?
    @Rules(.port, when: { (model: MacroSubject7) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, group: "second")
    @Rules(.printable)
    var title: String?
    @Rules(.relativeJSONPointer)
    @Rules(.required(strict: false))
    var note: String?
    @Rules(.coordinates(.latLong))
    @Rules(.boolean(strict: true), message: "{attribute}: no.", skipOnEmpty: false)
    var cell: String?
    @Rules(.absent, group: "first")
    @Rules(.required, message: "Not “{value}”.")
    var count: Int?
    @Rules(.range((0)...).message("{attribute}: notInteger!", for: "number.notInteger"), message: "{attribute}: no.", skipOnError: true)
    var total: Int?
    @Rules(.longitude, message: "{attribute}: no.")
    @Rules(.positive, except: "default", group: "first")
    var ratio: Double?
    @Rules(.multipleOf(10.0), except: "register", severity: .warning)
    var share: Double?
    @Rules(.equal(to: false).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), group: "first")
    var flag: Bool?
    @Rules(.each(.default("null").message("Not “{value}”."), .dateTime(allowLocal: false).severity(.info), .base32), group: "first", skipOnError: false)
    var tags: [String]?
    @Rules(.each(.required.severity(.info), .each(.timeZone.severity(.warning))))
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.nanoid(length: 4), except: "register", skipOnEmpty: false)
        var word: String?
        @Rules(.port(allowZero: false), group: "second")
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"semver","attributes":["text"]},{"type":"slug","attributes":["text"]},{"type":"spoofing","attributes":["title"],"skipOnEmpty":false},{"type":"startsWith","attributes":["title"],"value":"AB","message":"Not “{value}”.","skipOnEmpty":true,"group":"second"},{"type":"string","attributes":["note"],"min":4,"max":12,"unit":"characters","notEqual":"{attribute}: notEqual!","tooLong":"tooLong, not “{value}”","tooShort":"{attribute}: tooShort!"},{"type":"time","attributes":["note"],"on":["register"]},{"type":"number","attributes":["cell"],"integerOnly":false,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","on":["register"]},{"type":"integer","attributes":["cell"],"when":{"attribute":"count","operator":"empty"}},{"type":"in","attributes":["count"],"range":[1,0,9223372036854775807],"when":{"attribute":"total","operator":"notIn","value":[1]}},{"type":"default","attributes":["count"],"value":80},{"type":"positive","attributes":["total"],"on":["update"]},{"type":"number","attributes":["ratio"],"max":18,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","message":"{attribute}: no.","skipOnEmpty":true,"group":"first"},{"type":"required","attributes":["ratio"],"strict":false,"skipOnEmpty":false,"skipOnError":true},{"type":"compare","attributes":["share"],"equal":"equal, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","typeMessage":"typeMessage, not “{value}”","compareAttribute":"ratio","on":["update"]},{"type":"in","attributes":["flag"],"range":[true,true,false],"skipOnError":false,"group":"second"},{"type":"required","attributes":["tags"],"severity":"error"},{"type":"required","attributes":["grid"],"except":["default"],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"safe","attributes":["word"],"severity":"warning","skipOnError":false,"when":{"attribute":"size","operator":">","value":2}},{"type":"compare","attributes":["size"],"compareValue":3,"operator":"<=","equal":"equal, not “{value}”","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","except":["default"],"group":"second"}],"severity":"error","skipOnEmpty":true,"group":"second"}]
        """#

    @Rules(.semver)
    @Rules(.slug)
    var text: String?
    @Rules(.spoofing, skipOnEmpty: false)
    @Rules(.starts(with: "AB", ignoreCase: false), message: "Not “{value}”.", group: "second", skipOnEmpty: true)
    var title: String?
    @Rules(.length(4...12, unit: .characters).message("{attribute}: notEqual!", for: "string.notEqual").message("tooLong, not “{value}”", for: "string.tooLong").message("{attribute}: tooShort!", for: "string.tooShort"))
    @Rules(.time, on: "register")
    var note: String?
    @Rules(.number(integerOnly: false).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig"), on: "register")
    @Rules(.integer, when: { (model: MacroSubject8) in DataValue(exactly: model.count as Any)?.isEmpty ?? false })
    var cell: String?
    @Rules(.in([1, 0, 9223372036854775807]), when: { (model: MacroSubject8) in model.total != 1 })
    @Rules(.default(80))
    var count: Int?
    @Rules(.positive, on: "update")
    var total: Int?
    @Rules(.range(...(18.0)).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"), message: "{attribute}: no.", group: "first", skipOnEmpty: true)
    @Rules(.required(strict: false), skipOnEmpty: false, skipOnError: true)
    var ratio: Double?
    @Rules(.equal(to: \MacroSubject8.ratio).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("typeMessage, not “{value}”", for: "compare.type"), on: "update")
    var share: Double?
    @Rules(.in([true, true, false]), group: "second", skipOnError: false)
    var flag: Bool?
    @Rules(.required, severity: .error)
    var tags: [String]?
    @Rules(.required, except: "default", group: "first")
    var grid: [[String]]?
    @Rules(.nested, severity: .error, group: "second", skipOnEmpty: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.safe, when: { (model: MacroSubject8.Leaf) in (model.size ?? 0) > 2 }, severity: .warning, skipOnError: false)
        var word: String?
        @Rules(.compare(.lessOrEqual, to: 3).message("equal, not “{value}”", for: "compare.equal").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), except: "default", group: "second")
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"trim","attributes":["text"]},{"type":"ulid","attributes":["text"],"severity":"info"},{"type":"uppercase","attributes":["title"],"skipOnEmpty":true},{"type":"uri","attributes":["title"],"severity":"error","except":["update"],"group":"first"},{"type":"uriReference","attributes":["note"],"skipOnError":true},{"type":"uriTemplate","attributes":["note"],"severity":"info","message":"Not “{value}”."},{"type":"positive","attributes":["cell"],"skipOnEmpty":false,"skipOnError":true},{"type":"negative","attributes":["cell"],"severity":"warning"},{"type":"multipleOf","attributes":["count"],"value":3,"skipOnEmpty":false,"group":"second"},{"type":"port","attributes":["count"],"severity":"warning","group":"first"},{"type":"absent","attributes":["total"],"except":["register"],"group":"second"},{"type":"default","attributes":["ratio"],"value":100,"on":["default"]},{"type":"latitude","attributes":["ratio"],"severity":"info","skipOnEmpty":false},{"type":"longitude","attributes":["share"],"skipOnEmpty":true},{"type":"required","attributes":["flag"],"on":["default"],"skipOnError":false,"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"ip"},{"type":"mimeType","message":"Not “{value}”."},{"type":"uriReference"}],"typeMessage":"{attribute}: typeMessage!","on":["default"]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"string","max":12,"unit":"unicodeScalars","tooLong":"{attribute}: tooLong!","tooShort":"tooShort, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no."},{"type":"relativeJSONPointer"}],"typeMessage":"typeMessage, not “{value}”","severity":"info","message":"Not “{value}”."}],"except":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"timeZone","attributes":["word"],"severity":"info"},{"type":"negative","attributes":["size"]}],"severity":"info","message":"{attribute}: no."}]
        """#

    @Rules(.trim(.both))
    @Rules(.ulid, severity: .info)
    var text: String?
    @Rules(.uppercase, skipOnEmpty: true)
    @Rules(.uri, except: "update", severity: .error, group: "first")
    var title: String?
    @Rules(.uriReference, skipOnError: true)
    @Rules(.uriTemplate, message: "Not “{value}”.", severity: .info)
    var note: String?
    @Rules(.positive, skipOnEmpty: false, skipOnError: true)
    @Rules(.negative, severity: .warning)
    var cell: String?
    @Rules(.multipleOf(3), group: "second", skipOnEmpty: false)
    @Rules(.port(allowZero: false), severity: .warning, group: "first")
    var count: Int?
    @Rules(.absent, except: "register", group: "second")
    var total: Int?
    @Rules(.default(100.0), on: "default")
    @Rules(.latitude, severity: .info, skipOnEmpty: false)
    var ratio: Double?
    @Rules(.longitude, skipOnEmpty: true)
    var share: Double?
    @Rules(.required, on: "default", group: "first", skipOnError: false)
    var flag: Bool?
    @Rules(.each(.ip, .mimeType.message("Not “{value}”."), .uriReference).message("{attribute}: typeMessage!", for: "each.type"), on: "default")
    var tags: [String]?
    @Rules(.each(.each(.length(...(12), unit: .unicodeScalars).message("{attribute}: tooLong!", for: "string.tooLong").message("tooShort, not “{value}”", for: "string.tooShort").message("typeMessage, not “{value}”", for: "string.type").message("{attribute}: no."), .relativeJSONPointer).message("typeMessage, not “{value}”", for: "each.type").message("Not “{value}”.").severity(.info)), except: "register")
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", severity: .info)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.timeZone, severity: .info)
        var word: String?
        @Rules(.negative)
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"uuid","attributes":["text"],"except":["update"]},{"type":"vin","attributes":["text"],"skipOnEmpty":false},{"type":"absent","attributes":["title"],"severity":"info","message":"Not “{value}”.","when":{"attribute":"note","operator":"notEmpty"}},{"type":"alphabetic","attributes":["title"],"severity":"info","skipOnEmpty":true,"group":"first"},{"type":"alphanumeric","attributes":["note"],"ascii":false,"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"ascii","attributes":["note"]},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":10,"severity":"warning"},{"type":"number","attributes":["count"],"max":18,"tooBig":"tooBig, not “{value}”","typeMessage":"{attribute}: typeMessage!","on":["default"],"except":["update"]},{"type":"compare","attributes":["count"],"compareValue":-1,"greater":"greater, not “{value}”","typeMessage":"{attribute}: typeMessage!","except":["update"],"group":"second"},{"type":"in","attributes":["total"],"range":[2,3,3],"on":["register"],"group":"first"},{"type":"positive","attributes":["ratio"],"skipOnError":false},{"type":"multipleOf","attributes":["ratio"],"value":3,"group":"second"},{"type":"number","attributes":["share"],"max":100,"except":["update"]},{"type":"default","attributes":["flag"],"value":true,"on":["default"],"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"nanoid"},{"type":"password","typeMessage":"typeMessage, not “{value}”","severity":"error","message":"{attribute}: no."}],"skipOnEmpty":false},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"typeMessage":"typeMessage, not “{value}”","skipOnEmpty":true,"skipOnError":true,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"url","attributes":["word"],"allowLocalHost":true,"allowUserInfo":true,"allowPort":true,"skipOnEmpty":true,"group":"second"},{"type":"required","attributes":["size"],"on":["register"]}],"severity":"warning","on":["update"],"skipOnEmpty":false,"skipOnError":true}]
        """#

    @Rules(.uuid, except: "update")
    @Rules(.vin, skipOnEmpty: false)
    var text: String?
    @Rules(.absent, when: { (model: MacroSubject10) in !(DataValue(exactly: model.note as Any)?.isEmpty ?? false) }, message: "Not “{value}”.", severity: .info)
    @Rules(.alphabetic, severity: .info, group: "first", skipOnEmpty: true)
    var title: String?
    @Rules(.alphanumeric(ascii: false), group: "first", skipOnEmpty: true, skipOnError: true)
    @Rules(.ascii)
    var note: String?
    @Rules(.decimalPlaces(...2))
    @Rules(.multipleOf(10), severity: .warning)
    var cell: String?
    @Rules(.range(...(18)).message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), on: "default", except: "update")
    @Rules(.equal(to: -1).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: typeMessage!", for: "compare.type"), except: "update", group: "second")
    var count: Int?
    @Rules(.in([2, 3, 3]), on: "register", group: "first")
    var total: Int?
    @Rules(.positive, skipOnError: false)
    @Rules(.multipleOf(3.0), group: "second")
    var ratio: Double?
    @Rules(.range(...(100.0)), except: "update")
    var share: Double?
    @Rules(.default(true), on: "default", group: "first")
    var flag: Bool?
    @Rules(.each(.nanoid, .password.message("typeMessage, not “{value}”", for: "password.type").message("{attribute}: no.").severity(.error)), skipOnEmpty: false)
    var tags: [String]?
    @Rules(.each(.required).message("typeMessage, not “{value}”", for: "each.type"), group: "second", skipOnEmpty: true, skipOnError: true)
    var grid: [[String]]?
    @Rules(.nested, on: "update", severity: .warning, skipOnEmpty: false, skipOnError: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.url(allowLocalHost: true, allowUserInfo: true, allowPort: true), group: "second", skipOnEmpty: true)
        var word: String?
        @Rules(.required, on: "register")
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base64","attributes":["text"],"severity":"error","message":"{attribute}: no.","except":["register"],"skipOnEmpty":true},{"type":"bic","attributes":["text"],"on":["register"],"skipOnEmpty":true},{"type":"cardExpiry","attributes":["title"],"message":"{attribute}: no.","skipOnError":true},{"type":"cardSecurityCode","attributes":["title"]},{"type":"compare","attributes":["note"],"operator":"<=","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","compareAttribute":"text","skipOnError":true},{"type":"contains","attributes":["note"],"value":"a","min":1},{"type":"coordinates","attributes":["cell"],"group":"second"},{"type":"boolean","attributes":["cell"],"strict":true,"skipOnError":true},{"type":"positive","attributes":["count"],"severity":"info"},{"type":"negative","attributes":["count"],"group":"first"},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"required","attributes":["ratio"],"except":["default"]},{"type":"compare","attributes":["ratio"],"equal":"equal, not “{value}”","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","notEqual":"notEqual, not “{value}”","compareAttribute":"share"},{"type":"default","attributes":["share"],"value":100},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"equal, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","group":"second"},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"],"severity":"warning","on":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"base32","attributes":["word"],"skipOnError":false},{"type":"default","attributes":["size"],"value":80,"group":"second"}],"severity":"info"}]
        """#

    @Rules(.base64, except: "register", message: "{attribute}: no.", severity: .error, skipOnEmpty: true)
    @Rules(.bic, on: "register", skipOnEmpty: true)
    var text: String?
    @Rules(.cardExpiry, message: "{attribute}: no.", skipOnError: true)
    @Rules(.cardSecurityCode)
    var title: String?
    @Rules(.compare(.lessOrEqual, to: \MacroSubject11.text).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), skipOnError: true)
    @Rules(.contains("a", ignoreCase: false, min: 1))
    var note: String?
    @Rules(.coordinates, group: "second")
    @Rules(.boolean(strict: true), skipOnError: true)
    var cell: String?
    @Rules(.positive, severity: .info)
    @Rules(.negative, group: "first")
    var count: Int?
    @Rules(.multipleOf(3))
    var total: Int?
    @Rules(.required, except: "default")
    @Rules(.equal(to: \MacroSubject11.share).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual"))
    var ratio: Double?
    @Rules(.default(100.0))
    var share: Double?
    @Rules(.equal(to: true).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), group: "second")
    var flag: Bool?
    @Rules(.required)
    var tags: [String]?
    @Rules(.required, on: "default", severity: .warning)
    var grid: [[String]]?
    @Rules(.nested, severity: .info)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.base32, skipOnError: false)
        var word: String?
        @Rules(.default(80), group: "second")
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"cssColor","attributes":["text"],"except":["register"],"group":"second"},{"type":"currency","attributes":["text"],"except":["default"]},{"type":"dataURI","attributes":["title"],"severity":"error","message":"Not “{value}”.","skipOnEmpty":true},{"type":"date","attributes":["title"],"minAge":18,"when":{"attribute":"total","operator":"empty"}},{"type":"dateTime","attributes":["note"],"past":true,"except":["default"]},{"type":"default","attributes":["note"],"value":"null","message":"Not “{value}”.","on":["default"],"except":["register"]},{"type":"number","attributes":["cell"],"min":18,"tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","group":"second"},{"type":"integer","attributes":["cell"],"severity":"warning","except":["register"]},{"type":"absent","attributes":["count"]},{"type":"required","attributes":["count"],"severity":"warning","message":"Not “{value}”."},{"type":"number","attributes":["total"],"min":0,"tooBig":"{attribute}: tooBig!","severity":"info","group":"first"},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["ratio"],"on":["default"]},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,true,true]},{"type":"each","attributes":["tags"],"rules":[{"type":"semver"},{"type":"e164","severity":"info","message":"Not “{value}”."},{"type":"vin","severity":"info"}],"severity":"warning","message":"{attribute}: no."},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uuid"},{"type":"endsWith","value":".pdf"},{"type":"absent"}],"message":"{attribute}: no."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"country","attributes":["word"],"severity":"error","except":["default"],"skipOnError":true,"group":"first"},{"type":"port","attributes":["size"],"severity":"warning","except":["default"]}],"message":"Not “{value}”.","skipOnError":true}]
        """#

    @Rules(.cssColor, except: "register", group: "second")
    @Rules(.currency, except: "default")
    var text: String?
    @Rules(.dataURI, message: "Not “{value}”.", severity: .error, skipOnEmpty: true)
    @Rules(.date(minAge: 18), when: { (model: MacroSubject12) in DataValue(exactly: model.total as Any)?.isEmpty ?? false })
    var title: String?
    @Rules(.dateTime(past: true), except: "default")
    @Rules(.default("null"), on: "default", except: "register", message: "Not “{value}”.")
    var note: String?
    @Rules(.number((18.0)...).message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), group: "second")
    @Rules(.integer, except: "register", severity: .warning)
    var cell: String?
    @Rules(.absent)
    @Rules(.required, message: "Not “{value}”.", severity: .warning)
    var count: Int?
    @Rules(.range((0)...).message("{attribute}: tooBig!", for: "number.tooBig"), severity: .info, group: "first")
    var total: Int?
    @Rules(.latitude)
    @Rules(.longitude, on: "default")
    var ratio: Double?
    @Rules(.positive)
    var share: Double?
    @Rules(.in([true, true, true]))
    var flag: Bool?
    @Rules(.each(.semver, .e164.message("Not “{value}”.").severity(.info), .vin.severity(.info)), message: "{attribute}: no.", severity: .warning)
    var tags: [String]?
    @Rules(.each(.each(.uuid, .ends(with: ".pdf", ignoreCase: false), .absent).message("{attribute}: no.")))
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", skipOnError: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.country, except: "default", severity: .error, group: "first", skipOnError: true)
        var word: String?
        @Rules(.port(allowZero: false), except: "default", severity: .warning)
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"duration","attributes":["text"],"group":"first"},{"type":"e164","attributes":["text"],"except":["register"],"group":"first"},{"type":"ean","attributes":["title"],"except":["default"],"skipOnError":true,"group":"second","when":{"attribute":"total","operator":"notIn","value":[5]}},{"type":"email","attributes":["title"],"allowQuotedLocal":false,"idna2008":true,"domainNotFound":"{attribute}: domainNotFound!","domainUnchecked":"domainUnchecked, not “{value}”","severity":"error","except":["default"],"group":"first"},{"type":"endsWith","attributes":["note"],"value":"a","message":"{attribute}: no.","except":["register"],"group":"second","when":{"attribute":"count","operator":">","value":2}},{"type":"filter","attributes":["note"],"filter":"uppercase","message":"{attribute}: no."},{"type":"positive","attributes":["cell"],"except":["default"]},{"type":"negative","attributes":["cell"],"group":"first"},{"type":"in","attributes":["count"],"range":[5,100,18],"skipOnEmpty":true,"skipOnError":false},{"type":"default","attributes":["count"],"value":0,"message":"{attribute}: no.","except":["register"],"skipOnError":true,"group":"second"},{"type":"positive","attributes":["total"],"on":["register"]},{"type":"multipleOf","attributes":["ratio"],"value":10,"on":["default"],"except":["register"],"skipOnError":true},{"type":"number","attributes":["ratio"],"min":0,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","except":["update"]},{"type":"required","attributes":["share"],"severity":"error","group":"second"},{"type":"required","attributes":["flag"],"strict":true},{"type":"each","attributes":["tags"],"rules":[{"type":"cardExpiry"}],"message":"Not “{value}”."},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":true},{"type":"required","strict":true,"message":"Not “{value}”."}],"typeMessage":"{attribute}: typeMessage!"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"domainName","attributes":["word"],"on":["update"],"skipOnEmpty":true},{"type":"compare","attributes":["size"],"compareValue":1,"operator":"!=","equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","except":["update"]}],"group":"first"}]
        """#

    @Rules(.duration, group: "first")
    @Rules(.e164, except: "register", group: "first")
    var text: String?
    @Rules(.ean, when: { (model: MacroSubject13) in model.total != 5 }, except: "default", group: "second", skipOnError: true)
    @Rules(.email(allowQuotedLocal: false, idna2008: true).message("{attribute}: domainNotFound!", for: "email.domainNotFound").message("domainUnchecked, not “{value}”", for: "email.domainUnchecked"), except: "default", severity: .error, group: "first")
    var title: String?
    @Rules(.ends(with: "a", ignoreCase: false), when: { (model: MacroSubject13) in (model.count ?? 0) > 2 }, except: "register", message: "{attribute}: no.", group: "second")
    @Rules(.filter(.uppercase), message: "{attribute}: no.")
    var note: String?
    @Rules(.positive, except: "default")
    @Rules(.negative, group: "first")
    var cell: String?
    @Rules(.in([5, 100, 18]), skipOnEmpty: true, skipOnError: false)
    @Rules(.default(0), except: "register", message: "{attribute}: no.", group: "second", skipOnError: true)
    var count: Int?
    @Rules(.positive, on: "register")
    var total: Int?
    @Rules(.multipleOf(10.0), on: "default", except: "register", skipOnError: true)
    @Rules(.range((0.0)...).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), except: "update")
    var ratio: Double?
    @Rules(.required, severity: .error, group: "second")
    var share: Double?
    @Rules(.required(strict: true))
    var flag: Bool?
    @Rules(.each(.cardExpiry), message: "Not “{value}”.")
    var tags: [String]?
    @Rules(.each(.required(strict: true), .required(strict: true).message("Not “{value}”.")).message("{attribute}: typeMessage!", for: "each.type"))
    var grid: [[String]]?
    @Rules(.nested, group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.domainName, on: "update", skipOnEmpty: true)
        var word: String?
        @Rules(.notEqual(to: 1).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), except: "update")
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
