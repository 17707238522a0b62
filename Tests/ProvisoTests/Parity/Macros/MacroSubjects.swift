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
        [{"type":"email","attributes":["text"],"allowLocalDomain":true,"idna2008":false,"allowTrailingDot":false,"severity":"info","except":["register"],"skipOnError":true,"group":"first"},{"type":"endsWith","attributes":["text"],"value":"a","severity":"warning","message":"{attribute}: no."},{"type":"filter","attributes":["title"],"filter":"capitalize","group":"second"},{"type":"hashDigest","attributes":["title"],"skipOnEmpty":false,"group":"first"},{"type":"hex","attributes":["note"],"group":"first"},{"type":"hexColor","attributes":["note"],"requireHash":true,"severity":"info","message":"Not “{value}”.","except":["update"],"skipOnEmpty":false},{"type":"coordinates","attributes":["cell"],"order":"longLat","skipOnEmpty":false,"skipOnError":true},{"type":"boolean","attributes":["cell"],"skipOnEmpty":false,"skipOnError":true},{"type":"in","attributes":["count"],"range":[5,0,3],"severity":"info","message":"{attribute}: no."},{"type":"default","attributes":["count"],"value":9223372036854775807,"skipOnEmpty":false,"skipOnError":true},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"],"on":["update"],"skipOnError":false},{"type":"compare","attributes":["ratio"],"compareValue":1,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"Not “{value}”."},{"type":"default","attributes":["share"],"value":1e+20,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["tags"],"rules":[{"type":"paymentCard","severity":"info"},{"type":"contains","value":"ä"},{"type":"relativeJSONPointer"}],"on":["register"],"group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"vin"}]}],"skipOnError":true,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ean","attributes":["word"],"message":"{attribute}: no."},{"type":"compare","attributes":["size"],"compareValue":9223372036854775807,"operator":">","equal":"equal, not “{value}”","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","group":"second"}]}]
        """#

    @Rules(.email(allowLocalDomain: true, idna2008: false, allowTrailingDot: false), except: "register", severity: .info, group: "first", skipOnError: true)
    @Rules(.ends(with: "a", ignoreCase: false), message: "{attribute}: no.", severity: .warning)
    var text: String?
    @Rules(.filter(.capitalize), group: "second")
    @Rules(.hashDigest, group: "first", skipOnEmpty: false)
    var title: String?
    @Rules(.hex, group: "first")
    @Rules(.hexColor(requireHash: true), except: "update", message: "Not “{value}”.", severity: .info, skipOnEmpty: false)
    var note: String?
    @Rules(.coordinates(.longLat), skipOnEmpty: false, skipOnError: true)
    @Rules(.boolean, skipOnEmpty: false, skipOnError: true)
    var cell: String?
    @Rules(.in([5, 0, 3]), message: "{attribute}: no.", severity: .info)
    @Rules(.default(9223372036854775807), skipOnEmpty: false, skipOnError: true)
    var count: Int?
    @Rules(.positive)
    var total: Int?
    @Rules(.required, on: "update", skipOnError: false)
    @Rules(.equal(to: 1.0).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "Not “{value}”.")
    var ratio: Double?
    @Rules(.default(1e+20), skipOnError: false)
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"))
    var flag: Bool?
    @Rules(.each(.paymentCard.severity(.info), .contains("ä", ignoreCase: false, min: 1), .relativeJSONPointer), on: "register", group: "second")
    var tags: [String]?
    @Rules(.each(.each(.vin)), group: "second", skipOnError: true)
    var grid: [[String]]?
    @Rules(.nested)
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
        [{"type":"iban","attributes":["text"],"severity":"warning"},{"type":"in","attributes":["text"],"range":["a","abc","0"],"group":"first"},{"type":"ip","attributes":["title"],"cidr":false,"when":{"attribute":"count","operator":"notIn","value":[100]}},{"type":"iri","attributes":["title"],"message":"{attribute}: no.","group":"second"},{"type":"iriReference","attributes":["note"]},{"type":"isbn","attributes":["note"],"severity":"warning","skipOnError":false},{"type":"number","attributes":["cell"],"max":100,"tooBig":"{attribute}: tooBig!","severity":"warning"},{"type":"integer","attributes":["cell"],"skipOnError":true,"group":"second"},{"type":"multipleOf","attributes":["count"],"value":10},{"type":"port","attributes":["count"]},{"type":"absent","attributes":["total"],"severity":"error"},{"type":"latitude","attributes":["ratio"],"skipOnEmpty":true,"group":"second"},{"type":"longitude","attributes":["ratio"],"message":"Not “{value}”.","except":["register"]},{"type":"positive","attributes":["share"],"severity":"warning","message":"Not “{value}”."},{"type":"in","attributes":["flag"],"range":[true,false,false],"message":"Not “{value}”."},{"type":"each","attributes":["tags"],"rules":[{"type":"iban"}],"message":"{attribute}: no."},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"json"},{"type":"lowercase","severity":"error"},{"type":"url","allowProtocolRelative":true,"allowPort":false,"allowFragment":true}]},{"type":"required","severity":"error"}],"typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no.","skipOnEmpty":false,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hostname","attributes":["word"],"severity":"info","message":"{attribute}: no.","except":["default"]},{"type":"negative","attributes":["size"],"on":["update"]}],"except":["update"],"skipOnError":true}]
        """#

    @Rules(.iban, severity: .warning)
    @Rules(.in(["a", "abc", "0"]), group: "first")
    var text: String?
    @Rules(.ip(cidr: false), when: { (model: MacroSubject4) in model.count != 100 })
    @Rules(.iri, message: "{attribute}: no.", group: "second")
    var title: String?
    @Rules(.iriReference)
    @Rules(.isbn, severity: .warning, skipOnError: false)
    var note: String?
    @Rules(.number(...(100.0)).message("{attribute}: tooBig!", for: "number.tooBig"), severity: .warning)
    @Rules(.integer, group: "second", skipOnError: true)
    var cell: String?
    @Rules(.multipleOf(10))
    @Rules(.port(allowZero: false))
    var count: Int?
    @Rules(.absent, severity: .error)
    var total: Int?
    @Rules(.latitude, group: "second", skipOnEmpty: true)
    @Rules(.longitude, except: "register", message: "Not “{value}”.")
    var ratio: Double?
    @Rules(.positive, message: "Not “{value}”.", severity: .warning)
    var share: Double?
    @Rules(.in([true, false, false]), message: "Not “{value}”.")
    var flag: Bool?
    @Rules(.each(.iban), message: "{attribute}: no.")
    var tags: [String]?
    @Rules(.each(.each(.json, .lowercase.severity(.error), .url(allowProtocolRelative: true, allowPort: false, allowFragment: true)), .required.severity(.error)).message("typeMessage, not “{value}”", for: "each.type"), message: "{attribute}: no.", group: "second", skipOnEmpty: false)
    var grid: [[String]]?
    @Rules(.nested, except: "update", skipOnError: true)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hostname, except: "default", message: "{attribute}: no.", severity: .info)
        var word: String?
        @Rules(.negative, on: "update")
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"issn","attributes":["text"],"message":"{attribute}: no."},{"type":"json","attributes":["text"],"maxDepth":1,"severity":"warning"},{"type":"jsonPointer","attributes":["title"],"skipOnEmpty":true},{"type":"jwt","attributes":["title"]},{"type":"language","attributes":["note"]},{"type":"latLong","attributes":["note"],"except":["update"]},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"message":"{attribute}: no."},{"type":"number","attributes":["count"],"min":0,"max":100,"tooBig":"tooBig, not “{value}”","severity":"error","skipOnEmpty":true},{"type":"compare","attributes":["count"],"operator":"==","equal":"equal, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","notEqual":"{attribute}: notEqual!","compareAttribute":"total","message":"Not “{value}”.","skipOnError":true,"group":"second"},{"type":"in","attributes":["total"],"range":[-1,3,1]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"warning"},{"type":"number","attributes":["ratio"],"max":18,"tooSmall":"tooSmall, not “{value}”","severity":"error","group":"second"},{"type":"required","attributes":["share"],"on":["register"],"group":"second"},{"type":"required","attributes":["flag"],"skipOnError":false},{"type":"required","attributes":["tags"],"strict":true},{"type":"required","attributes":["grid"],"message":"{attribute}: no."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isin","attributes":["word"],"message":"Not “{value}”.","except":["default"],"skipOnError":false},{"type":"required","attributes":["size"],"skipOnError":false}],"message":"{attribute}: no.","group":"first"}]
        """#

    @Rules(.issn, message: "{attribute}: no.")
    @Rules(.json(maxDepth: 1), severity: .warning)
    var text: String?
    @Rules(.jsonPointer, skipOnEmpty: true)
    @Rules(.jwt)
    var title: String?
    @Rules(.language)
    @Rules(.latLong, except: "update")
    var note: String?
    @Rules(.positive)
    @Rules(.negative, message: "{attribute}: no.")
    var cell: String?
    @Rules(.range(0...100).message("tooBig, not “{value}”", for: "number.tooBig"), severity: .error, skipOnEmpty: true)
    @Rules(.equal(to: \MacroSubject5.total).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), message: "Not “{value}”.", group: "second", skipOnError: true)
    var count: Int?
    @Rules(.in([-1, 3, 1]))
    var total: Int?
    @Rules(.multipleOf(0.5), severity: .warning)
    @Rules(.range(...(18.0)).message("tooSmall, not “{value}”", for: "number.tooSmall"), severity: .error, group: "second")
    var ratio: Double?
    @Rules(.required, on: "register", group: "second")
    var share: Double?
    @Rules(.required, skipOnError: false)
    var flag: Bool?
    @Rules(.required(strict: true))
    var tags: [String]?
    @Rules(.required, message: "{attribute}: no.")
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isin, except: "default", message: "Not “{value}”.", skipOnError: false)
        var word: String?
        @Rules(.required, skipOnError: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"longitude","attributes":["text"]},{"type":"lowercase","attributes":["text"],"severity":"info","except":["update"],"skipOnEmpty":true,"skipOnError":false},{"type":"luhn","attributes":["title"],"skipOnEmpty":false},{"type":"mac","attributes":["title"],"skipOnEmpty":false},{"type":"match","attributes":["note"],"pattern":"\\d","whole":true},{"type":"mimeType","attributes":["note"],"severity":"warning","group":"second"},{"type":"decimalPlaces","attributes":["cell"],"max":2,"on":["default"]},{"type":"multipleOf","attributes":["cell"],"value":0.5,"severity":"info","group":"second"},{"type":"positive","attributes":["count"],"severity":"error"},{"type":"negative","attributes":["count"],"severity":"warning","skipOnError":false},{"type":"multipleOf","attributes":["total"],"value":3,"message":"{attribute}: no.","on":["default"]},{"type":"compare","attributes":["ratio"],"greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"typeMessage, not “{value}”","compareAttribute":"share","on":["default"]},{"type":"default","attributes":["ratio"],"value":-0,"severity":"error","on":["update"],"skipOnError":false},{"type":"latitude","attributes":["share"],"message":"{attribute}: no."},{"type":"default","attributes":["flag"],"value":true,"severity":"info","message":"{attribute}: no.","group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"password","digit":false}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"alphanumeric"}],"severity":"info"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latitude","attributes":["word"]},{"type":"default","attributes":["size"],"value":18,"except":["update"]}],"message":"Not “{value}”."}]
        """#

    @Rules(.longitude)
    @Rules(.lowercase, except: "update", severity: .info, skipOnEmpty: true, skipOnError: false)
    var text: String?
    @Rules(.luhn, skipOnEmpty: false)
    @Rules(.mac, skipOnEmpty: false)
    var title: String?
    @Rules(.matches("\\d"))
    @Rules(.mimeType, severity: .warning, group: "second")
    var note: String?
    @Rules(.decimalPlaces(...2), on: "default")
    @Rules(.multipleOf(0.5), severity: .info, group: "second")
    var cell: String?
    @Rules(.positive, severity: .error)
    @Rules(.negative, severity: .warning, skipOnError: false)
    var count: Int?
    @Rules(.multipleOf(3), on: "default", message: "{attribute}: no.")
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), on: "default")
    @Rules(.default(-0.0), on: "update", severity: .error, skipOnError: false)
    var ratio: Double?
    @Rules(.latitude, message: "{attribute}: no.")
    var share: Double?
    @Rules(.default(true), message: "{attribute}: no.", severity: .info, group: "first")
    var flag: Bool?
    @Rules(.each(.password(digit: false)))
    var tags: [String]?
    @Rules(.each(.each(.alphanumeric).severity(.info)).message("typeMessage, not “{value}”", for: "each.type"))
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latitude)
        var word: String?
        @Rules(.default(18), except: "update")
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"password","attributes":["text"],"digit":true,"noSymbol":"{attribute}: noSymbol!","message":"{attribute}: no."},{"type":"paymentCard","attributes":["text"],"severity":"warning","group":"first"},{"type":"port","attributes":["title"],"severity":"warning"},{"type":"printable","attributes":["title"],"severity":"error","on":["update"],"skipOnError":true,"group":"first"},{"type":"relativeJSONPointer","attributes":["note"],"skipOnEmpty":true},{"type":"required","attributes":["note"],"severity":"info","group":"first"},{"type":"coordinates","attributes":["cell"],"order":"latLong","message":"{attribute}: no.","group":"first"},{"type":"boolean","attributes":["cell"],"skipOnEmpty":true,"group":"second"},{"type":"absent","attributes":["count"],"group":"first"},{"type":"required","attributes":["count"],"skipOnError":true},{"type":"number","attributes":["total"],"max":18,"typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”."},{"type":"longitude","attributes":["ratio"],"severity":"info","on":["update"]},{"type":"positive","attributes":["ratio"],"severity":"error"},{"type":"multipleOf","attributes":["share"],"value":10,"group":"first"},{"type":"compare","attributes":["flag"],"compareValue":true,"less":"less, not “{value}”","severity":"error","skipOnEmpty":true},{"type":"each","attributes":["tags"],"rules":[{"type":"iban"},{"type":"ip","message":"Not “{value}”."},{"type":"iri","severity":"warning"}],"typeMessage":"typeMessage, not “{value}”","except":["register"],"skipOnEmpty":true},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"nanoid","attributes":["word"],"severity":"warning","on":["default"],"except":["update"],"skipOnEmpty":true},{"type":"port","attributes":["size"],"message":"{attribute}: no."}],"on":["register"]}]
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
    @Rules(.longitude, on: "update", severity: .info)
    @Rules(.positive, severity: .error)
    var ratio: Double?
    @Rules(.multipleOf(10.0), group: "first")
    var share: Double?
    @Rules(.equal(to: true).message("less, not “{value}”", for: "compare.less"), severity: .error, skipOnEmpty: true)
    var flag: Bool?
    @Rules(.each(.iban, .ip.message("Not “{value}”."), .iri.severity(.warning)).message("typeMessage, not “{value}”", for: "each.type"), except: "register", skipOnEmpty: true)
    var tags: [String]?
    @Rules(.each(.required))
    var grid: [[String]]?
    @Rules(.nested, on: "register")
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
        [{"type":"semver","attributes":["text"],"message":"{attribute}: no.","group":"second"},{"type":"slug","attributes":["text"],"message":"Not “{value}”.","skipOnEmpty":false},{"type":"spoofing","attributes":["title"],"message":"Not “{value}”."},{"type":"startsWith","attributes":["title"],"value":"a","ignoreCase":true,"when":{"attribute":"note","operator":"notIn","value":["abc"]}},{"type":"string","attributes":["note"],"min":1,"unit":"utf16","notEqual":"{attribute}: notEqual!"},{"type":"time","attributes":["note"],"requireOffset":true,"skipOnEmpty":false,"group":"first"},{"type":"number","attributes":["cell"],"max":99.5,"typeMessage":"{attribute}: typeMessage!","except":["register"],"skipOnError":false,"when":{"attribute":"total","operator":"notEmpty"}},{"type":"integer","attributes":["cell"],"severity":"warning"},{"type":"in","attributes":["count"],"range":[2,5,80],"message":"{attribute}: no.","skipOnEmpty":true,"group":"first"},{"type":"default","attributes":["count"],"value":1,"skipOnEmpty":false,"skipOnError":true},{"type":"positive","attributes":["total"],"message":"{attribute}: no.","group":"first"},{"type":"number","attributes":["ratio"],"min":0,"max":100,"tooSmall":"tooSmall, not “{value}”","severity":"error","message":"Not “{value}”."},{"type":"required","attributes":["ratio"],"severity":"info"},{"type":"compare","attributes":["share"],"compareValue":-0,"operator":"<=","greater":"{attribute}: greater!","typeMessage":"typeMessage, not “{value}”","skipOnError":false},{"type":"in","attributes":["flag"],"range":[true,true,false],"except":["default"],"group":"first"},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"safe","attributes":["word"],"group":"first"},{"type":"compare","attributes":["size"],"compareValue":-1,"greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","severity":"warning","except":["update"],"skipOnEmpty":false}]}]
        """#

    @Rules(.semver, message: "{attribute}: no.", group: "second")
    @Rules(.slug, message: "Not “{value}”.", skipOnEmpty: false)
    var text: String?
    @Rules(.spoofing, message: "Not “{value}”.")
    @Rules(.starts(with: "a", ignoreCase: true), when: { (model: MacroSubject8) in model.note != "abc" })
    var title: String?
    @Rules(.length((1)..., unit: .utf16).message("{attribute}: notEqual!", for: "string.notEqual"))
    @Rules(.time(requireOffset: true), group: "first", skipOnEmpty: false)
    var note: String?
    @Rules(.number(...(99.5)).message("{attribute}: typeMessage!", for: "number.type"), when: { (model: MacroSubject8) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, except: "register", skipOnError: false)
    @Rules(.integer, severity: .warning)
    var cell: String?
    @Rules(.in([2, 5, 80]), message: "{attribute}: no.", group: "first", skipOnEmpty: true)
    @Rules(.default(1), skipOnEmpty: false, skipOnError: true)
    var count: Int?
    @Rules(.positive, message: "{attribute}: no.", group: "first")
    var total: Int?
    @Rules(.range(0.0...100.0).message("tooSmall, not “{value}”", for: "number.tooSmall"), message: "Not “{value}”.", severity: .error)
    @Rules(.required, severity: .info)
    var ratio: Double?
    @Rules(.compare(.lessOrEqual, to: -0.0).message("{attribute}: greater!", for: "compare.greater").message("typeMessage, not “{value}”", for: "compare.type"), skipOnError: false)
    var share: Double?
    @Rules(.in([true, true, false]), except: "default", group: "first")
    var flag: Bool?
    @Rules(.required)
    var tags: [String]?
    @Rules(.required)
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.safe, group: "first")
        var word: String?
        @Rules(.equal(to: -1).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual"), except: "update", severity: .warning, skipOnEmpty: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"trim","attributes":["text"],"severity":"info","message":"Not “{value}”."},{"type":"ulid","attributes":["text"],"skipOnEmpty":false,"skipOnError":true},{"type":"uppercase","attributes":["title"],"severity":"warning"},{"type":"uri","attributes":["title"],"message":"Not “{value}”.","skipOnError":false},{"type":"uriReference","attributes":["note"],"except":["register"]},{"type":"uriTemplate","attributes":["note"]},{"type":"positive","attributes":["cell"],"severity":"warning"},{"type":"negative","attributes":["cell"],"severity":"warning","skipOnEmpty":false,"group":"second"},{"type":"multipleOf","attributes":["count"],"value":3,"message":"Not “{value}”."},{"type":"port","attributes":["count"],"on":["default"],"skipOnError":false,"group":"first"},{"type":"absent","attributes":["total"],"message":"{attribute}: no."},{"type":"default","attributes":["ratio"],"value":181,"except":["update"]},{"type":"latitude","attributes":["ratio"],"skipOnEmpty":true,"skipOnError":true},{"type":"longitude","attributes":["share"],"severity":"warning"},{"type":"required","attributes":["flag"],"message":"Not “{value}”.","skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"lowercase","message":"{attribute}: no."}],"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"trim","side":"left"}]}],"severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"timeZone","attributes":["word"],"group":"second"},{"type":"negative","attributes":["size"],"severity":"error","group":"first"}],"except":["update"]}]
        """#

    @Rules(.trim(.both), message: "Not “{value}”.", severity: .info)
    @Rules(.ulid, skipOnEmpty: false, skipOnError: true)
    var text: String?
    @Rules(.uppercase, severity: .warning)
    @Rules(.uri, message: "Not “{value}”.", skipOnError: false)
    var title: String?
    @Rules(.uriReference, except: "register")
    @Rules(.uriTemplate)
    var note: String?
    @Rules(.positive, severity: .warning)
    @Rules(.negative, severity: .warning, group: "second", skipOnEmpty: false)
    var cell: String?
    @Rules(.multipleOf(3), message: "Not “{value}”.")
    @Rules(.port(allowZero: false), on: "default", group: "first", skipOnError: false)
    var count: Int?
    @Rules(.absent, message: "{attribute}: no.")
    var total: Int?
    @Rules(.default(181.0), except: "update")
    @Rules(.latitude, skipOnEmpty: true, skipOnError: true)
    var ratio: Double?
    @Rules(.longitude, severity: .warning)
    var share: Double?
    @Rules(.required, message: "Not “{value}”.", skipOnError: false)
    var flag: Bool?
    @Rules(.each(.lowercase.message("{attribute}: no.")), group: "first")
    var tags: [String]?
    @Rules(.each(.each(.trim(.left))), severity: .error)
    var grid: [[String]]?
    @Rules(.nested, except: "update")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.timeZone, group: "second")
        var word: String?
        @Rules(.negative, severity: .error, group: "first")
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"uuid","attributes":["text"],"on":["register"]},{"type":"vin","attributes":["text"],"severity":"info"},{"type":"absent","attributes":["title"]},{"type":"alphabetic","attributes":["title"],"severity":"warning","skipOnEmpty":true},{"type":"alphanumeric","attributes":["note"],"except":["update"]},{"type":"ascii","attributes":["note"],"severity":"info"},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":3,"on":["default"],"skipOnEmpty":true},{"type":"number","attributes":["count"],"min":1,"max":18,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!"},{"type":"compare","attributes":["count"],"compareValue":3,"equal":"equal, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"{attribute}: lessOrEqual!","message":"{attribute}: no.","skipOnError":false},{"type":"in","attributes":["total"],"range":[2,80,3],"skipOnError":true},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"message":"{attribute}: no."},{"type":"number","attributes":["share"],"min":1,"tooBig":"{attribute}: tooBig!","typeMessage":"typeMessage, not “{value}”","except":["register"],"group":"second"},{"type":"default","attributes":["flag"],"value":false},{"type":"each","attributes":["tags"],"rules":[{"type":"base32","severity":"error"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required","message":"Not “{value}”."}],"severity":"error","group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"url","attributes":["word"],"maxLength":24,"enableIDN":false,"allowUnderscore":true,"allowProtocolRelative":true,"severity":"info","group":"second"},{"type":"required","attributes":["size"],"strict":true,"severity":"warning","message":"Not “{value}”."}]}]
        """#

    @Rules(.uuid, on: "register")
    @Rules(.vin, severity: .info)
    var text: String?
    @Rules(.absent)
    @Rules(.alphabetic, severity: .warning, skipOnEmpty: true)
    var title: String?
    @Rules(.alphanumeric, except: "update")
    @Rules(.ascii, severity: .info)
    var note: String?
    @Rules(.decimalPlaces(...2))
    @Rules(.multipleOf(3), on: "default", skipOnEmpty: true)
    var cell: String?
    @Rules(.range(1...18).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"))
    @Rules(.equal(to: 3).message("equal, not “{value}”", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual"), message: "{attribute}: no.", skipOnError: false)
    var count: Int?
    @Rules(.in([2, 80, 3]), skipOnError: true)
    var total: Int?
    @Rules(.positive)
    @Rules(.multipleOf(0.5), message: "{attribute}: no.")
    var ratio: Double?
    @Rules(.range((1.0)...).message("{attribute}: tooBig!", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), except: "register", group: "second")
    var share: Double?
    @Rules(.default(false))
    var flag: Bool?
    @Rules(.each(.base32.severity(.error)))
    var tags: [String]?
    @Rules(.each(.required.message("Not “{value}”.")), severity: .error, group: "first")
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.url(enableIDN: false, allowUnderscore: true, allowProtocolRelative: true, maxLength: 24), severity: .info, group: "second")
        var word: String?
        @Rules(.required(strict: true), message: "Not “{value}”.", severity: .warning)
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base64","attributes":["text"],"severity":"info"},{"type":"bic","attributes":["text"],"skipOnEmpty":true,"group":"second"},{"type":"cardExpiry","attributes":["title"],"severity":"info","on":["default"],"group":"first"},{"type":"cardSecurityCode","attributes":["title"],"skipOnError":true},{"type":"compare","attributes":["note"],"operator":">","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","compareAttribute":"text"},{"type":"contains","attributes":["note"],"value":"b ","severity":"info","message":"{attribute}: no.","on":["register"]},{"type":"coordinates","attributes":["cell"],"severity":"warning"},{"type":"boolean","attributes":["cell"]},{"type":"positive","attributes":["count"],"skipOnEmpty":false},{"type":"negative","attributes":["count"],"on":["register"]},{"type":"multipleOf","attributes":["total"],"value":10,"group":"first"},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"compareValue":181,"notEqual":"notEqual, not “{value}”","except":["register"],"group":"second"},{"type":"default","attributes":["share"],"value":1e+20,"severity":"info","except":["update"],"group":"first"},{"type":"compare","attributes":["flag"],"compareValue":false,"greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","group":"second"},{"type":"required","attributes":["tags"],"on":["register"],"skipOnError":true},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"base32","attributes":["word"]},{"type":"default","attributes":["size"],"value":5,"message":"{attribute}: no."}],"severity":"error","group":"first"}]
        """#

    @Rules(.base64, severity: .info)
    @Rules(.bic, group: "second", skipOnEmpty: true)
    var text: String?
    @Rules(.cardExpiry, on: "default", severity: .info, group: "first")
    @Rules(.cardSecurityCode, skipOnError: true)
    var title: String?
    @Rules(.compare(.greater, to: \MacroSubject11.text).message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"))
    @Rules(.contains("b ", ignoreCase: false, min: 1), on: "register", message: "{attribute}: no.", severity: .info)
    var note: String?
    @Rules(.coordinates, severity: .warning)
    @Rules(.boolean)
    var cell: String?
    @Rules(.positive, skipOnEmpty: false)
    @Rules(.negative, on: "register")
    var count: Int?
    @Rules(.multipleOf(10), group: "first")
    var total: Int?
    @Rules(.required)
    @Rules(.equal(to: 181.0).message("notEqual, not “{value}”", for: "compare.notEqual"), except: "register", group: "second")
    var ratio: Double?
    @Rules(.default(1e+20), except: "update", severity: .info, group: "first")
    var share: Double?
    @Rules(.equal(to: false).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), group: "second")
    var flag: Bool?
    @Rules(.required, on: "register", skipOnError: true)
    var tags: [String]?
    @Rules(.required)
    var grid: [[String]]?
    @Rules(.nested, severity: .error, group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.base32)
        var word: String?
        @Rules(.default(5), message: "{attribute}: no.")
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"cssColor","attributes":["text"]},{"type":"currency","attributes":["text"],"severity":"warning","except":["default"],"group":"second"},{"type":"dataURI","attributes":["title"],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"date","attributes":["title"]},{"type":"dateTime","attributes":["note"],"future":false,"message":"{attribute}: no."},{"type":"default","attributes":["note"],"value":"é","skipOnEmpty":false,"group":"first"},{"type":"number","attributes":["cell"],"integerOnly":false,"notInteger":"notInteger, not “{value}”","skipOnError":false,"group":"first"},{"type":"integer","attributes":["cell"],"message":"Not “{value}”."},{"type":"absent","attributes":["count"],"group":"first"},{"type":"required","attributes":["count"],"message":"Not “{value}”.","group":"first"},{"type":"number","attributes":["total"],"min":18,"max":100,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","severity":"info","group":"first"},{"type":"latitude","attributes":["ratio"],"skipOnError":true,"group":"first"},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["share"],"skipOnError":false},{"type":"in","attributes":["flag"],"range":[false,true,true],"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"email","allowLocalDomain":false,"enableIDN":false,"allowUnderscore":false}],"typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"country","attributes":["word"],"skipOnError":false},{"type":"port","attributes":["size"],"severity":"error","skipOnEmpty":false,"group":"first"}],"severity":"warning","group":"first"}]
        """#

    @Rules(.cssColor)
    @Rules(.currency, except: "default", severity: .warning, group: "second")
    var text: String?
    @Rules(.dataURI, message: "Not “{value}”.", skipOnEmpty: false, skipOnError: true)
    @Rules(.date)
    var title: String?
    @Rules(.dateTime(future: false), message: "{attribute}: no.")
    @Rules(.default("é"), group: "first", skipOnEmpty: false)
    var note: String?
    @Rules(.number(integerOnly: false).message("notInteger, not “{value}”", for: "number.notInteger"), group: "first", skipOnError: false)
    @Rules(.integer, message: "Not “{value}”.")
    var cell: String?
    @Rules(.absent, group: "first")
    @Rules(.required, message: "Not “{value}”.", group: "first")
    var count: Int?
    @Rules(.range(18...100).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig"), severity: .info, group: "first")
    var total: Int?
    @Rules(.latitude, group: "first", skipOnError: true)
    @Rules(.longitude)
    var ratio: Double?
    @Rules(.positive, skipOnError: false)
    var share: Double?
    @Rules(.in([false, true, true]), skipOnError: false)
    var flag: Bool?
    @Rules(.each(.email(allowLocalDomain: false, enableIDN: false, allowUnderscore: false)).message("{attribute}: typeMessage!", for: "each.type"))
    var tags: [String]?
    @Rules(.each(.required))
    var grid: [[String]]?
    @Rules(.nested, severity: .warning, group: "first")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.country, skipOnError: false)
        var word: String?
        @Rules(.port(allowZero: false), severity: .error, group: "first", skipOnEmpty: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"duration","attributes":["text"],"on":["register"]},{"type":"e164","attributes":["text"],"severity":"warning"},{"type":"ean","attributes":["title"],"when":{"attribute":"note","operator":"notIn","value":[""]}},{"type":"email","attributes":["title"],"idna2008":true,"allowTrailingDot":true,"domainNotFound":"{attribute}: domainNotFound!","skipOnError":true},{"type":"endsWith","attributes":["note"],"value":"a","severity":"warning","message":"Not “{value}”.","except":["register"],"when":{"attribute":"total","operator":"empty"}},{"type":"filter","attributes":["note"],"filter":"capitalize","message":"Not “{value}”.","skipOnError":false},{"type":"positive","attributes":["cell"],"group":"first"},{"type":"negative","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[18,0,-1]},{"type":"default","attributes":["count"],"value":3,"message":"{attribute}: no."},{"type":"positive","attributes":["total"],"severity":"warning","message":"{attribute}: no."},{"type":"multipleOf","attributes":["ratio"],"value":3,"severity":"error","message":"Not “{value}”.","group":"first"},{"type":"number","attributes":["ratio"],"max":18,"notInteger":"notInteger, not “{value}”","tooBig":"tooBig, not “{value}”","typeMessage":"typeMessage, not “{value}”","except":["update"]},{"type":"required","attributes":["share"],"skipOnEmpty":false},{"type":"required","attributes":["flag"],"strict":false,"severity":"info","on":["default"],"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"e164","message":"{attribute}: no."},{"type":"base32","severity":"info"}],"severity":"error","on":["register"],"skipOnError":true,"group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uppercase","severity":"info"},{"type":"iban","message":"{attribute}: no."}]}],"on":["register"],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"domainName","attributes":["word"],"allowUnderscore":false,"except":["default"]},{"type":"compare","attributes":["size"],"compareValue":2,"greaterOrEqual":"{attribute}: greaterOrEqual!","on":["default"]}],"on":["register"]}]
        """#

    @Rules(.duration, on: "register")
    @Rules(.e164, severity: .warning)
    var text: String?
    @Rules(.ean, when: { (model: MacroSubject13) in model.note != "" })
    @Rules(.email(idna2008: true, allowTrailingDot: true).message("{attribute}: domainNotFound!", for: "email.domainNotFound"), skipOnError: true)
    var title: String?
    @Rules(.ends(with: "a", ignoreCase: false), when: { (model: MacroSubject13) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, except: "register", message: "Not “{value}”.", severity: .warning)
    @Rules(.filter(.capitalize), message: "Not “{value}”.", skipOnError: false)
    var note: String?
    @Rules(.positive, group: "first")
    @Rules(.negative)
    var cell: String?
    @Rules(.in([18, 0, -1]))
    @Rules(.default(3), message: "{attribute}: no.")
    var count: Int?
    @Rules(.positive, message: "{attribute}: no.", severity: .warning)
    var total: Int?
    @Rules(.multipleOf(3.0), message: "Not “{value}”.", severity: .error, group: "first")
    @Rules(.range(...(18.0)).message("notInteger, not “{value}”", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), except: "update")
    var ratio: Double?
    @Rules(.required, skipOnEmpty: false)
    var share: Double?
    @Rules(.required(strict: false), on: "default", severity: .info, group: "first")
    var flag: Bool?
    @Rules(.each(.e164.message("{attribute}: no."), .base32.severity(.info)), on: "register", severity: .error, group: "second", skipOnError: true)
    var tags: [String]?
    @Rules(.each(.each(.uppercase.severity(.info), .iban.message("{attribute}: no."))), on: "register", group: "second")
    var grid: [[String]]?
    @Rules(.nested, on: "register")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.domainName(allowUnderscore: false), except: "default")
        var word: String?
        @Rules(.equal(to: 2).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual"), on: "default")
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
