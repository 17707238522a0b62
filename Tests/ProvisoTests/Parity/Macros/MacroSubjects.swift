// swift-format-ignore-file
// Made by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnError":true},{"type":"integer","attributes":["cell"],"skipOnError":false},{"type":"number","attributes":["count"],"min":18,"max":18,"notInteger":"{attribute}: notInteger!","severity":"warning","group":"first"},{"type":"compare","attributes":["count"],"compareValue":2,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","severity":"warning"},{"type":"in","attributes":["total"],"range":[100,0,1],"severity":"info","skipOnError":false,"group":"first"},{"type":"number","attributes":["ratio"],"min":1,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","severity":"warning"},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","on":["default"],"group":"second"},{"type":"compare","attributes":["share"],"greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","compareAttribute":"ratio","severity":"warning","message":"{attribute}: no.","group":"second"},{"type":"in","attributes":["flag"],"range":[false,false,false],"not":true,"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"currency"},{"type":"base64","padding":false,"message":"Not “{value}”."},{"type":"base64","padding":true}],"typeMessage":"typeMessage, not “{value}”","severity":"error","group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"},{"type":"each","rules":[{"type":"ean"}]}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"severity":"info","except":["update"],"skipOnEmpty":true,"group":"first"}]
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
    @Rules(.number(integerOnly: false).message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), skipOnError: true)
    @Rules(.integer, skipOnError: false)
    var cell: String?
    @Rules(.range(18...18).message("{attribute}: notInteger!", for: "number.notInteger"), severity: .warning, group: "first")
    @Rules(.compare(.lessOrEqual, to: 2).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), severity: .warning)
    var count: Int?
    @Rules(.in([100, 0, 1]), severity: .info, group: "first", skipOnError: false)
    var total: Int?
    @Rules(.range((1.0)...).message("tooSmall, not “{value}”", for: "number.tooSmall"), severity: .warning)
    @Rules(.required, on: "default", message: "Not “{value}”.", group: "second")
    var ratio: Double?
    @Rules(.equal(to: \MacroSubject0.ratio).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), message: "{attribute}: no.", severity: .warning, group: "second")
    var share: Double?
    @Rules(.notIn([false, false, false]), message: "{attribute}: no.")
    var flag: Bool?
    @Rules(.each(.currency, .base64(padding: false).message("Not “{value}”."), .base64(padding: true)).message("typeMessage, not “{value}”", for: "each.type"), severity: .error, group: "second")
    var tags: [String]?
    @Rules(.each(.required, .each(.ean)))
    var grid: [[String]]?
    @Rules(.nested, except: "update", severity: .info, group: "first", skipOnEmpty: true)
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
        [{"type":"cardSecurityCode","attributes":["text"],"group":"first"},{"type":"compare","attributes":["text"],"lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","compareAttribute":"title","group":"first"},{"type":"contains","attributes":["title"],"value":"b ","when":{"attribute":"total","operator":"empty"}},{"type":"country","attributes":["title"]},{"type":"cssColor","attributes":["note"],"group":"first","when":{"attribute":"total","operator":"notEmpty"}},{"type":"currency","attributes":["note"],"message":"Not “{value}”.","when":{"attribute":"total","operator":"empty"}},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"severity":"warning","on":["default"],"group":"second"},{"type":"positive","attributes":["count"]},{"type":"negative","attributes":["count"],"severity":"warning","message":"Not “{value}”.","except":["register"],"skipOnError":true},{"type":"multipleOf","attributes":["total"],"value":10,"group":"second"},{"type":"default","attributes":["ratio"],"value":90,"severity":"error"},{"type":"latitude","attributes":["ratio"],"severity":"info","message":"Not “{value}”."},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"],"on":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"latitude","message":"Not “{value}”."},{"type":"iri","severity":"info"},{"type":"uriReference"}],"severity":"error","message":"Not “{value}”.","except":["default"],"skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"match","pattern":"\\d"},{"type":"filter","filter":"uppercase","severity":"warning"}],"message":"Not “{value}”."},{"type":"each","rules":[{"type":"alphanumeric","ascii":true,"message":"Not “{value}”."}],"severity":"warning"},{"type":"each","rules":[{"type":"string","min":1,"unit":"characters","tooShort":"{attribute}: tooShort!"},{"type":"trim","characters":"x1","side":"left"},{"type":"port"}]}],"severity":"info","message":"{attribute}: no."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"],"group":"second"},{"type":"default","attributes":["size"],"value":100,"on":["register"],"except":["update"],"skipOnError":true,"group":"first"}],"severity":"error","on":["update"]}]
        """#

    @Rules(.cardSecurityCode, group: "first")
    @Rules(.equal(to: \MacroSubject1.title).message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), group: "first")
    var text: String?
    @Rules(.contains("b ", ignoreCase: false, min: 1), when: { (model: MacroSubject1) in DataValue(exactly: model.total as Any)?.isEmpty ?? false })
    @Rules(.country)
    var title: String?
    @Rules(.cssColor, when: { (model: MacroSubject1) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, group: "first")
    @Rules(.currency, when: { (model: MacroSubject1) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, message: "Not “{value}”.")
    var note: String?
    @Rules(.positive)
    @Rules(.negative, on: "default", severity: .warning, group: "second")
    var cell: String?
    @Rules(.positive)
    @Rules(.negative, except: "register", message: "Not “{value}”.", severity: .warning, skipOnError: true)
    var count: Int?
    @Rules(.multipleOf(10), group: "second")
    var total: Int?
    @Rules(.default(90.0), severity: .error)
    @Rules(.latitude, message: "Not “{value}”.", severity: .info)
    var ratio: Double?
    @Rules(.longitude)
    var share: Double?
    @Rules(.required, on: "register")
    var flag: Bool?
    @Rules(.each(.latitude.message("Not “{value}”."), .iri.severity(.info), .uriReference), except: "default", message: "Not “{value}”.", severity: .error, skipOnError: false)
    var tags: [String]?
    @Rules(.each(.each(.contains(match: "\\d"), .filter(.uppercase).severity(.warning)).message("Not “{value}”."), .each(.alphanumeric(ascii: true).message("Not “{value}”.")).severity(.warning), .each(.length((1)..., unit: .characters).message("{attribute}: tooShort!", for: "string.tooShort"), .trim(.left, characters: "x1"), .port)), message: "{attribute}: no.", severity: .info)
    var grid: [[String]]?
    @Rules(.nested, on: "update", severity: .error)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry, group: "second")
        var word: String?
        @Rules(.default(100), on: "register", except: "update", group: "first", skipOnError: true)
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"date","attributes":["text"],"minAge":18,"severity":"error","group":"second"},{"type":"dateTime","attributes":["text"],"future":true,"allowLocal":false,"severity":"error"},{"type":"default","attributes":["title"],"value":"a\nb","skipOnError":false},{"type":"domainName","attributes":["title"],"allowTrailingDot":false,"idna2008":true,"skipOnEmpty":false},{"type":"duration","attributes":["note"]},{"type":"e164","attributes":["note"],"message":"{attribute}: no.","skipOnEmpty":false,"group":"second"},{"type":"decimalPlaces","attributes":["cell"],"max":3,"message":"{attribute}: no.","on":["default"]},{"type":"multipleOf","attributes":["cell"],"value":10},{"type":"absent","attributes":["count"],"severity":"info","skipOnError":false,"group":"second"},{"type":"required","attributes":["count"],"strict":false,"message":"Not “{value}”.","on":["update"],"group":"second"},{"type":"number","attributes":["total"],"min":1,"max":100,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","on":["default"]},{"type":"positive","attributes":["ratio"],"skipOnError":false,"group":"first"},{"type":"multipleOf","attributes":["ratio"],"value":3,"severity":"info","skipOnError":false,"group":"first"},{"type":"number","attributes":["share"],"max":99.5,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","severity":"warning"},{"type":"default","attributes":["flag"],"value":false,"skipOnError":true,"group":"second"},{"type":"required","attributes":["tags"],"severity":"info"},{"type":"required","attributes":["grid"],"on":["update"],"skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dataURI","attributes":["word"],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":false},{"type":"port","attributes":["size"],"skipOnError":false}]}]
        """#

    @Rules(.date(minAge: 18), severity: .error, group: "second")
    @Rules(.dateTime(future: true, allowLocal: false), severity: .error)
    var text: String?
    @Rules(.default("a\nb"), skipOnError: false)
    @Rules(.domainName(allowTrailingDot: false, idna2008: true), skipOnEmpty: false)
    var title: String?
    @Rules(.duration)
    @Rules(.e164, message: "{attribute}: no.", group: "second", skipOnEmpty: false)
    var note: String?
    @Rules(.decimalPlaces(...3), on: "default", message: "{attribute}: no.")
    @Rules(.multipleOf(10))
    var cell: String?
    @Rules(.absent, severity: .info, group: "second", skipOnError: false)
    @Rules(.required(strict: false), on: "update", message: "Not “{value}”.", group: "second")
    var count: Int?
    @Rules(.range(1...100).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig"), on: "default")
    var total: Int?
    @Rules(.positive, group: "first", skipOnError: false)
    @Rules(.multipleOf(3.0), severity: .info, group: "first", skipOnError: false)
    var ratio: Double?
    @Rules(.range(...(99.5)).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), severity: .warning)
    var share: Double?
    @Rules(.default(false), group: "second", skipOnError: true)
    var flag: Bool?
    @Rules(.required, severity: .info)
    var tags: [String]?
    @Rules(.required, on: "update", skipOnEmpty: false)
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dataURI, message: "Not “{value}”.", skipOnEmpty: false, skipOnError: false)
        var word: String?
        @Rules(.port(allowZero: false), skipOnError: false)
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"email","attributes":["text"],"allowTrailingDot":false,"checkDomainSpelling":false},{"type":"endsWith","attributes":["text"],"value":".pdf"},{"type":"filter","attributes":["title"],"filter":"capitalize","severity":"info","except":["register"],"when":{"attribute":"total","operator":"notEmpty"}},{"type":"hashDigest","attributes":["title"]},{"type":"hex","attributes":["note"],"skipOnEmpty":false},{"type":"hexColor","attributes":["note"],"severity":"info","message":"{attribute}: no.","except":["default"]},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"skipOnEmpty":false,"group":"first"},{"type":"in","attributes":["count"],"range":[-30,2,18],"severity":"error","skipOnError":false},{"type":"default","attributes":["count"],"value":80},{"type":"positive","attributes":["total"],"skipOnError":true,"group":"first"},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"compareValue":-3.25,"lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","severity":"warning","message":"Not “{value}”.","on":["default"],"except":["update"]},{"type":"default","attributes":["share"],"value":-0,"message":"{attribute}: no."},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"trim"},{"type":"endsWith","value":".pdf"}],"message":"{attribute}: no.","group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"severity":"warning"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ean","attributes":["word"],"severity":"error","message":"{attribute}: no.","group":"second"},{"type":"compare","attributes":["size"],"compareValue":1,"operator":"<","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","message":"Not “{value}”.","except":["default"],"skipOnEmpty":true,"skipOnError":true}],"severity":"info","message":"Not “{value}”."}]
        """#

    @Rules(.email(allowTrailingDot: false, checkDomainSpelling: false))
    @Rules(.ends(with: ".pdf", ignoreCase: false))
    var text: String?
    @Rules(.filter(.capitalize), when: { (model: MacroSubject3) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, except: "register", severity: .info)
    @Rules(.hashDigest)
    var title: String?
    @Rules(.hex, skipOnEmpty: false)
    @Rules(.hexColor, except: "default", message: "{attribute}: no.", severity: .info)
    var note: String?
    @Rules(.coordinates)
    @Rules(.boolean, group: "first", skipOnEmpty: false)
    var cell: String?
    @Rules(.in([-30, 2, 18]), severity: .error, skipOnError: false)
    @Rules(.default(80))
    var count: Int?
    @Rules(.positive, group: "first", skipOnError: true)
    var total: Int?
    @Rules(.required)
    @Rules(.equal(to: -3.25).message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), on: "default", except: "update", message: "Not “{value}”.", severity: .warning)
    var ratio: Double?
    @Rules(.default(-0.0), message: "{attribute}: no.")
    var share: Double?
    @Rules(.equal(to: true).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual"), group: "first")
    var flag: Bool?
    @Rules(.each(.trim(.both), .ends(with: ".pdf", ignoreCase: false)), message: "{attribute}: no.", group: "first")
    var tags: [String]?
    @Rules(.each(.required), severity: .warning)
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", severity: .info)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ean, message: "{attribute}: no.", severity: .error, group: "second")
        var word: String?
        @Rules(.compare(.less, to: 1).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), except: "default", message: "Not “{value}”.", skipOnEmpty: true, skipOnError: true)
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"iban","attributes":["text"],"message":"{attribute}: no.","skipOnError":false,"group":"second"},{"type":"in","attributes":["text"],"range":["","null","{min} {value}"],"skipOnEmpty":false},{"type":"ip","attributes":["title"],"severity":"error","message":"Not “{value}”.","on":["update"],"skipOnError":false},{"type":"iri","attributes":["title"],"message":"{attribute}: no."},{"type":"iriReference","attributes":["note"],"severity":"info","skipOnEmpty":true},{"type":"isbn","attributes":["note"],"severity":"error","group":"second"},{"type":"number","attributes":["cell"],"min":-2.5,"max":100,"except":["default"],"group":"first"},{"type":"integer","attributes":["cell"],"message":"{attribute}: no.","skipOnError":false},{"type":"multipleOf","attributes":["count"],"value":3,"skipOnError":false},{"type":"port","attributes":["count"],"on":["update"],"skipOnError":false,"group":"first"},{"type":"absent","attributes":["total"],"message":"Not “{value}”."},{"type":"latitude","attributes":["ratio"],"message":"Not “{value}”."},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no."},{"type":"positive","attributes":["share"],"skipOnError":false},{"type":"in","attributes":["flag"],"range":[true,true,true],"skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"contains","value":"b ","ignoreCase":false,"min":2}],"on":["default"],"skipOnEmpty":false,"skipOnError":false,"group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"language"},{"type":"uppercase"}]},{"type":"required","severity":"warning"},{"type":"each","rules":[{"type":"password","severity":"warning","message":"Not “{value}”."},{"type":"ascii"}],"message":"Not “{value}”."}],"typeMessage":"typeMessage, not “{value}”","except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hostname","attributes":["word"],"except":["update"],"group":"first"},{"type":"negative","attributes":["size"],"severity":"error"}]}]
        """#

    @Rules(.iban, message: "{attribute}: no.", group: "second", skipOnError: false)
    @Rules(.in(["", "null", "{min} {value}"]), skipOnEmpty: false)
    var text: String?
    @Rules(.ip, on: "update", message: "Not “{value}”.", severity: .error, skipOnError: false)
    @Rules(.iri, message: "{attribute}: no.")
    var title: String?
    @Rules(.iriReference, severity: .info, skipOnEmpty: true)
    @Rules(.isbn, severity: .error, group: "second")
    var note: String?
    @Rules(.number(-2.5...100.0), except: "default", group: "first")
    @Rules(.integer, message: "{attribute}: no.", skipOnError: false)
    var cell: String?
    @Rules(.multipleOf(3), skipOnError: false)
    @Rules(.port(allowZero: false), on: "update", group: "first", skipOnError: false)
    var count: Int?
    @Rules(.absent, message: "Not “{value}”.")
    var total: Int?
    @Rules(.latitude, message: "Not “{value}”.")
    @Rules(.longitude, message: "{attribute}: no.")
    var ratio: Double?
    @Rules(.positive, skipOnError: false)
    var share: Double?
    @Rules(.in([true, true, true]), skipOnError: true)
    var flag: Bool?
    @Rules(.each(.contains("b ", ignoreCase: false, min: 2)), on: "default", group: "second", skipOnEmpty: false, skipOnError: false)
    var tags: [String]?
    @Rules(.each(.each(.language, .uppercase), .required.severity(.warning), .each(.password.message("Not “{value}”.").severity(.warning), .ascii).message("Not “{value}”.")).message("typeMessage, not “{value}”", for: "each.type"), except: "default")
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hostname, except: "update", group: "first")
        var word: String?
        @Rules(.negative, severity: .error)
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"issn","attributes":["text"],"requireHyphen":true,"severity":"warning","group":"first"},{"type":"json","attributes":["text"],"maxDepth":512,"severity":"info","skipOnError":true},{"type":"jsonPointer","attributes":["title"],"message":"{attribute}: no.","skipOnEmpty":true,"group":"second"},{"type":"jwt","attributes":["title"],"skipOnError":false,"group":"first"},{"type":"language","attributes":["note"],"except":["register"]},{"type":"latLong","attributes":["note"]},{"type":"positive","attributes":["cell"],"on":["register"],"group":"second"},{"type":"negative","attributes":["cell"],"severity":"info"},{"type":"number","attributes":["count"],"min":1,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","typeMessage":"typeMessage, not “{value}”","on":["default"],"skipOnError":true},{"type":"compare","attributes":["count"],"compareValue":80,"equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":false},{"type":"in","attributes":["total"],"range":[9223372036854775807,9223372036854775807,80],"not":false},{"type":"multipleOf","attributes":["ratio"],"value":10,"group":"second"},{"type":"number","attributes":["ratio"],"min":18,"max":18,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”"},{"type":"required","attributes":["share"],"on":["register"],"group":"first"},{"type":"required","attributes":["flag"],"strict":false,"severity":"error","on":["update"]},{"type":"required","attributes":["tags"],"skipOnError":true},{"type":"required","attributes":["grid"],"except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isin","attributes":["word"],"on":["update"],"group":"second"},{"type":"required","attributes":["size"]}],"message":"{attribute}: no.","skipOnError":false}]
        """#

    @Rules(.issn(requireHyphen: true), severity: .warning, group: "first")
    @Rules(.json(maxDepth: 512), severity: .info, skipOnError: true)
    var text: String?
    @Rules(.jsonPointer, message: "{attribute}: no.", group: "second", skipOnEmpty: true)
    @Rules(.jwt, group: "first", skipOnError: false)
    var title: String?
    @Rules(.language, except: "register")
    @Rules(.latLong)
    var note: String?
    @Rules(.positive, on: "register", group: "second")
    @Rules(.negative, severity: .info)
    var cell: String?
    @Rules(.range((1)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), on: "default", skipOnError: true)
    @Rules(.equal(to: 80).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), skipOnEmpty: false)
    var count: Int?
    @Rules(.in([9223372036854775807, 9223372036854775807, 80]))
    var total: Int?
    @Rules(.multipleOf(10.0), group: "second")
    @Rules(.range(18.0...18.0).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"))
    var ratio: Double?
    @Rules(.required, on: "register", group: "first")
    var share: Double?
    @Rules(.required(strict: false), on: "update", severity: .error)
    var flag: Bool?
    @Rules(.required, skipOnError: true)
    var tags: [String]?
    @Rules(.required, except: "default")
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", skipOnError: false)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isin, on: "update", group: "second")
        var word: String?
        @Rules(.required)
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"longitude","attributes":["text"],"severity":"warning"},{"type":"lowercase","attributes":["text"],"except":["register"]},{"type":"luhn","attributes":["title"]},{"type":"mac","attributes":["title"],"severity":"info","message":"Not “{value}”."},{"type":"match","attributes":["note"],"pattern":"\\w+@","group":"second"},{"type":"mimeType","attributes":["note"],"skipOnError":false},{"type":"decimalPlaces","attributes":["cell"],"max":3,"severity":"error"},{"type":"multipleOf","attributes":["cell"],"value":10,"group":"first"},{"type":"positive","attributes":["count"],"severity":"info","message":"{attribute}: no.","skipOnError":true},{"type":"negative","attributes":["count"],"message":"Not “{value}”.","on":["update"]},{"type":"multipleOf","attributes":["total"],"value":10,"except":["default"]},{"type":"compare","attributes":["ratio"],"less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"share","skipOnEmpty":true,"group":"first"},{"type":"default","attributes":["ratio"],"value":181},{"type":"latitude","attributes":["share"]},{"type":"default","attributes":["flag"],"value":true,"severity":"info"},{"type":"each","attributes":["tags"],"rules":[{"type":"alphabetic"},{"type":"uri","message":"{attribute}: no."}],"on":["register"],"skipOnEmpty":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"string","max":12,"length":3,"notEqual":"{attribute}: notEqual!","tooLong":"tooLong, not “{value}”","tooShort":"{attribute}: tooShort!","severity":"info"},{"type":"trim","characters":" -","message":"{attribute}: no."}],"message":"{attribute}: no."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latitude","attributes":["word"],"on":["update"]},{"type":"default","attributes":["size"],"value":0,"message":"{attribute}: no.","group":"first"}]}]
        """#

    @Rules(.longitude, severity: .warning)
    @Rules(.lowercase, except: "register")
    var text: String?
    @Rules(.luhn)
    @Rules(.mac, message: "Not “{value}”.", severity: .info)
    var title: String?
    @Rules(.contains(match: "\\w+@"), group: "second")
    @Rules(.mimeType, skipOnError: false)
    var note: String?
    @Rules(.decimalPlaces(...3), severity: .error)
    @Rules(.multipleOf(10), group: "first")
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.", severity: .info, skipOnError: true)
    @Rules(.negative, on: "update", message: "Not “{value}”.")
    var count: Int?
    @Rules(.multipleOf(10), except: "default")
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual"), group: "first", skipOnEmpty: true)
    @Rules(.default(181.0))
    var ratio: Double?
    @Rules(.latitude)
    var share: Double?
    @Rules(.default(true), severity: .info)
    var flag: Bool?
    @Rules(.each(.alphabetic, .uri.message("{attribute}: no.")), on: "register", skipOnEmpty: false)
    var tags: [String]?
    @Rules(.each(.each(.length(3).message("{attribute}: notEqual!", for: "string.notEqual").message("tooLong, not “{value}”", for: "string.tooLong").message("{attribute}: tooShort!", for: "string.tooShort").severity(.info), .trim(.both, characters: " -").message("{attribute}: no.")).message("{attribute}: no.")))
    var grid: [[String]]?
    @Rules(.nested)
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latitude, on: "update")
        var word: String?
        @Rules(.default(0), message: "{attribute}: no.", group: "first")
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"password","attributes":["text"],"lowercase":false,"noUppercase":"noUppercase, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"paymentCard","attributes":["text"],"severity":"error","message":"Not “{value}”.","skipOnEmpty":false},{"type":"port","attributes":["title"],"severity":"info","on":["update"],"skipOnError":false},{"type":"printable","attributes":["title"],"on":["register"]},{"type":"relativeJSONPointer","attributes":["note"]},{"type":"required","attributes":["note"],"group":"second"},{"type":"coordinates","attributes":["cell"],"message":"Not “{value}”.","on":["update"]},{"type":"boolean","attributes":["cell"]},{"type":"absent","attributes":["count"],"skipOnError":false},{"type":"required","attributes":["count"],"strict":true,"severity":"warning","message":"{attribute}: no.","skipOnError":true},{"type":"number","attributes":["total"],"max":100,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"error","message":"Not “{value}”.","group":"first"},{"type":"longitude","attributes":["ratio"],"group":"first"},{"type":"positive","attributes":["ratio"],"severity":"warning","except":["default"]},{"type":"multipleOf","attributes":["share"],"value":0.5,"except":["default"]},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"equal, not “{value}”","greater":"greater, not “{value}”","less":"{attribute}: less!","notEqual":"{attribute}: notEqual!","skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"json","message":"{attribute}: no."},{"type":"issn","requireHyphen":false,"message":"Not “{value}”."},{"type":"uriReference"}],"on":["register"]},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"nanoid","attributes":["word"],"length":4,"on":["register"]},{"type":"port","attributes":["size"],"message":"Not “{value}”.","skipOnError":true,"group":"second"}],"on":["register"]}]
        """#

    @Rules(.password(lowercase: false).message("noUppercase, not “{value}”", for: "password.noUppercase").message("{attribute}: typeMessage!", for: "password.type"))
    @Rules(.paymentCard, message: "Not “{value}”.", severity: .error, skipOnEmpty: false)
    var text: String?
    @Rules(.port, on: "update", severity: .info, skipOnError: false)
    @Rules(.printable, on: "register")
    var title: String?
    @Rules(.relativeJSONPointer)
    @Rules(.required, group: "second")
    var note: String?
    @Rules(.coordinates, on: "update", message: "Not “{value}”.")
    @Rules(.boolean)
    var cell: String?
    @Rules(.absent, skipOnError: false)
    @Rules(.required(strict: true), message: "{attribute}: no.", severity: .warning, skipOnError: true)
    var count: Int?
    @Rules(.range(...(100)).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), message: "Not “{value}”.", severity: .error, group: "first")
    var total: Int?
    @Rules(.longitude, group: "first")
    @Rules(.positive, except: "default", severity: .warning)
    var ratio: Double?
    @Rules(.multipleOf(0.5), except: "default")
    var share: Double?
    @Rules(.equal(to: true).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual"), skipOnError: false)
    var flag: Bool?
    @Rules(.each(.json.message("{attribute}: no."), .issn(requireHyphen: false).message("Not “{value}”."), .uriReference), on: "register")
    var tags: [String]?
    @Rules(.each(.required))
    var grid: [[String]]?
    @Rules(.nested, on: "register")
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.nanoid(length: 4), on: "register")
        var word: String?
        @Rules(.port(allowZero: false), message: "Not “{value}”.", group: "second", skipOnError: true)
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"semver","attributes":["text"],"message":"{attribute}: no.","group":"second"},{"type":"slug","attributes":["text"],"message":"Not “{value}”.","skipOnEmpty":false},{"type":"spoofing","attributes":["title"],"message":"Not “{value}”."},{"type":"startsWith","attributes":["title"],"value":"a","ignoreCase":true,"when":{"attribute":"note","operator":"notIn","value":["abc"]}},{"type":"string","attributes":["note"],"min":1,"unit":"utf16","notEqual":"{attribute}: notEqual!"},{"type":"time","attributes":["note"],"requireOffset":true,"skipOnEmpty":false,"group":"first"},{"type":"number","attributes":["cell"],"max":99.5,"allowZeroFraction":true,"tooBig":"tooBig, not “{value}”","severity":"warning","group":"first"},{"type":"integer","attributes":["cell"],"message":"Not “{value}”.","group":"first"},{"type":"in","attributes":["count"],"range":[-1,0,-1]},{"type":"default","attributes":["count"],"value":100,"except":["update"]},{"type":"positive","attributes":["total"],"except":["register"]},{"type":"number","attributes":["ratio"],"min":-2.5,"allowZeroFraction":true,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","except":["update"],"group":"second"},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["share"],"operator":"<","equal":"{attribute}: equal!","greater":"greater, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","compareAttribute":"ratio"},{"type":"in","attributes":["flag"],"range":[true,true,true],"message":"Not “{value}”.","group":"second"},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"safe","attributes":["word"],"group":"first"},{"type":"compare","attributes":["size"],"compareValue":-1,"greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","severity":"warning","except":["update"],"skipOnEmpty":false}]}]
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
    @Rules(.number(...(99.5)).message("tooBig, not “{value}”", for: "number.tooBig"), severity: .warning, group: "first")
    @Rules(.integer, message: "Not “{value}”.", group: "first")
    var cell: String?
    @Rules(.in([-1, 0, -1]))
    @Rules(.default(100), except: "update")
    var count: Int?
    @Rules(.positive, except: "register")
    var total: Int?
    @Rules(.range((-2.5)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), except: "update", message: "Not “{value}”.", group: "second")
    @Rules(.required)
    var ratio: Double?
    @Rules(.compare(.less, to: \MacroSubject8.ratio).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"))
    var share: Double?
    @Rules(.in([true, true, true]), message: "Not “{value}”.", group: "second")
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
        [{"type":"trim","attributes":["text"],"severity":"info","message":"Not “{value}”."},{"type":"ulid","attributes":["text"],"skipOnEmpty":false,"skipOnError":true},{"type":"uppercase","attributes":["title"],"severity":"warning"},{"type":"uri","attributes":["title"],"message":"Not “{value}”.","skipOnError":false},{"type":"uriReference","attributes":["note"],"except":["register"]},{"type":"uriTemplate","attributes":["note"]},{"type":"positive","attributes":["cell"],"severity":"warning"},{"type":"negative","attributes":["cell"],"severity":"warning","skipOnEmpty":false,"group":"second"},{"type":"multipleOf","attributes":["count"],"value":3,"message":"Not “{value}”."},{"type":"port","attributes":["count"],"on":["default"],"skipOnError":false,"group":"first"},{"type":"absent","attributes":["total"],"message":"{attribute}: no."},{"type":"default","attributes":["ratio"],"value":181,"except":["update"]},{"type":"latitude","attributes":["ratio"],"skipOnEmpty":true,"skipOnError":true},{"type":"longitude","attributes":["share"],"severity":"warning"},{"type":"required","attributes":["flag"],"message":"Not “{value}”.","skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"lowercase","message":"{attribute}: no."}],"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"string","max":12,"unit":"unicodeScalars","tooLong":"{attribute}: tooLong!","tooShort":"tooShort, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no."},{"type":"relativeJSONPointer"}],"typeMessage":"typeMessage, not “{value}”","severity":"info","message":"Not “{value}”."}],"except":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"timeZone","attributes":["word"],"group":"second"},{"type":"negative","attributes":["size"],"severity":"error","group":"first"}],"severity":"info","message":"{attribute}: no."}]
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
    @Rules(.each(.each(.length(...(12), unit: .unicodeScalars).message("{attribute}: tooLong!", for: "string.tooLong").message("tooShort, not “{value}”", for: "string.tooShort").message("typeMessage, not “{value}”", for: "string.type").message("{attribute}: no."), .relativeJSONPointer).message("typeMessage, not “{value}”", for: "each.type").message("Not “{value}”.").severity(.info)), except: "register")
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", severity: .info)
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
        [{"type":"uuid","attributes":["text"],"except":["update"]},{"type":"vin","attributes":["text"],"skipOnEmpty":false},{"type":"absent","attributes":["title"],"severity":"info","message":"Not “{value}”.","when":{"attribute":"note","operator":"notEmpty"}},{"type":"alphabetic","attributes":["title"],"severity":"info","skipOnEmpty":true,"group":"first"},{"type":"alphanumeric","attributes":["note"],"ascii":false,"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"ascii","attributes":["note"]},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":10,"severity":"warning"},{"type":"number","attributes":["count"],"max":18,"allowZeroFraction":false,"tooBig":"tooBig, not “{value}”","typeMessage":"{attribute}: typeMessage!","on":["update"],"skipOnError":true},{"type":"compare","attributes":["count"],"compareValue":-1,"greater":"greater, not “{value}”","typeMessage":"{attribute}: typeMessage!","except":["update"],"group":"second"},{"type":"in","attributes":["total"],"range":[2,3,3],"on":["register"],"group":"first"},{"type":"positive","attributes":["ratio"],"skipOnError":false},{"type":"multipleOf","attributes":["ratio"],"value":3,"group":"second"},{"type":"number","attributes":["share"],"max":100,"on":["update"]},{"type":"default","attributes":["flag"],"value":true,"except":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"startsWith","value":"a","ignoreCase":false},{"type":"ulid"},{"type":"cssColor"}],"skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"ulid"}]}],"message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"url","attributes":["word"],"allowLocalHost":true,"allowUserInfo":true,"allowPort":true,"skipOnEmpty":true,"group":"second"},{"type":"required","attributes":["size"],"on":["register"]}],"severity":"warning","skipOnEmpty":true,"skipOnError":false,"group":"second"}]
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
    @Rules(.range(...(18)).message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), on: "update", skipOnError: true)
    @Rules(.equal(to: -1).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: typeMessage!", for: "compare.type"), except: "update", group: "second")
    var count: Int?
    @Rules(.in([2, 3, 3]), on: "register", group: "first")
    var total: Int?
    @Rules(.positive, skipOnError: false)
    @Rules(.multipleOf(3.0), group: "second")
    var ratio: Double?
    @Rules(.range(...(100.0)), on: "update")
    var share: Double?
    @Rules(.default(true), except: "register")
    var flag: Bool?
    @Rules(.each(.starts(with: "a", ignoreCase: false), .ulid, .cssColor), skipOnError: false)
    var tags: [String]?
    @Rules(.each(.each(.ulid)), message: "Not “{value}”.")
    var grid: [[String]]?
    @Rules(.nested, severity: .warning, group: "second", skipOnEmpty: true, skipOnError: false)
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
        [{"type":"base64","attributes":["text"],"urlSafe":true,"padding":false,"severity":"info","when":{"attribute":"note","operator":"notIn","value":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]}},{"type":"bic","attributes":["text"],"on":["update"]},{"type":"cardExpiry","attributes":["title"],"severity":"warning"},{"type":"cardSecurityCode","attributes":["title"],"severity":"info","message":"{attribute}: no.","on":["register"]},{"type":"compare","attributes":["note"],"compareValue":"1","operator":"<","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","skipOnError":false,"group":"second"},{"type":"contains","attributes":["note"],"value":"b ","message":"{attribute}: no.","skipOnEmpty":false},{"type":"coordinates","attributes":["cell"],"severity":"info","skipOnError":true},{"type":"boolean","attributes":["cell"],"strict":true,"skipOnEmpty":false},{"type":"positive","attributes":["count"],"message":"{attribute}: no.","skipOnError":true},{"type":"negative","attributes":["count"],"severity":"error","skipOnEmpty":true},{"type":"multipleOf","attributes":["total"],"value":3,"on":["update"]},{"type":"required","attributes":["ratio"],"strict":true,"except":["default"]},{"type":"compare","attributes":["ratio"],"operator":"<","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","compareAttribute":"share"},{"type":"default","attributes":["share"],"value":1e+20,"message":"Not “{value}”.","skipOnError":true,"group":"first"},{"type":"compare","attributes":["flag"],"compareValue":false,"greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","group":"second"},{"type":"required","attributes":["tags"],"on":["register"],"skipOnError":true},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"base32","attributes":["word"],"group":"second"},{"type":"default","attributes":["size"],"value":-1,"message":"{attribute}: no.","group":"second"}],"severity":"error","group":"first"}]
        """#

    @Rules(.base64(urlSafe: true, padding: false), when: { (model: MacroSubject11) in model.note != "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" }, severity: .info)
    @Rules(.bic, on: "update")
    var text: String?
    @Rules(.cardExpiry, severity: .warning)
    @Rules(.cardSecurityCode, on: "register", message: "{attribute}: no.", severity: .info)
    var title: String?
    @Rules(.compare(.less, to: "1").message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "Not “{value}”.", group: "second", skipOnError: false)
    @Rules(.contains("b ", ignoreCase: false, min: 1), message: "{attribute}: no.", skipOnEmpty: false)
    var note: String?
    @Rules(.coordinates, severity: .info, skipOnError: true)
    @Rules(.boolean(strict: true), skipOnEmpty: false)
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.", skipOnError: true)
    @Rules(.negative, severity: .error, skipOnEmpty: true)
    var count: Int?
    @Rules(.multipleOf(3), on: "update")
    var total: Int?
    @Rules(.required(strict: true), except: "default")
    @Rules(.compare(.less, to: \MacroSubject11.share).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"))
    var ratio: Double?
    @Rules(.default(1e+20), message: "Not “{value}”.", group: "first", skipOnError: true)
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
        @Rules(.base32, group: "second")
        var word: String?
        @Rules(.default(-1), message: "{attribute}: no.", group: "second")
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"cssColor","attributes":["text"]},{"type":"currency","attributes":["text"],"severity":"warning","except":["default"],"group":"second"},{"type":"dataURI","attributes":["title"],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"date","attributes":["title"]},{"type":"dateTime","attributes":["note"],"future":false,"message":"{attribute}: no."},{"type":"default","attributes":["note"],"value":"é","skipOnEmpty":false,"group":"first"},{"type":"number","attributes":["cell"],"integerOnly":true,"notInteger":"{attribute}: notInteger!","tooSmall":"tooSmall, not “{value}”","skipOnEmpty":true,"group":"first"},{"type":"integer","attributes":["cell"]},{"type":"absent","attributes":["count"],"severity":"warning","message":"{attribute}: no."},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"min":1,"max":100},{"type":"latitude","attributes":["ratio"],"message":"Not “{value}”.","on":["update"],"skipOnError":true,"group":"first"},{"type":"longitude","attributes":["ratio"],"skipOnEmpty":true},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[false,true,true],"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"email","allowLocalDomain":false,"enableIDN":false,"allowUnderscore":false}],"typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"country","attributes":["word"],"skipOnError":false},{"type":"port","attributes":["size"],"severity":"error","skipOnEmpty":false,"group":"first"}],"severity":"warning","group":"first"}]
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
    @Rules(.number(integerOnly: true).message("{attribute}: notInteger!", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall"), group: "first", skipOnEmpty: true)
    @Rules(.integer)
    var cell: String?
    @Rules(.absent, message: "{attribute}: no.", severity: .warning)
    @Rules(.required)
    var count: Int?
    @Rules(.range(1...100))
    var total: Int?
    @Rules(.latitude, on: "update", message: "Not “{value}”.", group: "first", skipOnError: true)
    @Rules(.longitude, skipOnEmpty: true)
    var ratio: Double?
    @Rules(.positive)
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
        [{"type":"duration","attributes":["text"],"on":["register"]},{"type":"e164","attributes":["text"],"severity":"warning"},{"type":"ean","attributes":["title"],"when":{"attribute":"note","operator":"notIn","value":[""]}},{"type":"email","attributes":["title"],"idna2008":true,"allowTrailingDot":true,"domainNotFound":"{attribute}: domainNotFound!","skipOnError":true},{"type":"endsWith","attributes":["note"],"value":"a","severity":"warning","message":"Not “{value}”.","except":["register"],"when":{"attribute":"total","operator":"empty"}},{"type":"filter","attributes":["note"],"filter":"capitalize","message":"Not “{value}”.","skipOnError":false},{"type":"positive","attributes":["cell"],"group":"first"},{"type":"negative","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[18,0,-1]},{"type":"default","attributes":["count"],"value":3,"message":"{attribute}: no."},{"type":"positive","attributes":["total"],"severity":"warning","message":"{attribute}: no."},{"type":"multipleOf","attributes":["ratio"],"value":3,"severity":"error","message":"Not “{value}”.","group":"first"},{"type":"number","attributes":["ratio"],"max":18,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","typeMessage":"typeMessage, not “{value}”","severity":"error","skipOnError":false},{"type":"required","attributes":["share"]},{"type":"required","attributes":["flag"],"severity":"warning","skipOnError":true,"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"password","digit":false},{"type":"jsonPointer"}],"typeMessage":"typeMessage, not “{value}”","severity":"info","on":["default"],"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"severity":"error","group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"domainName","attributes":["word"],"allowUnderscore":false,"except":["default"]},{"type":"compare","attributes":["size"],"compareValue":2,"greaterOrEqual":"{attribute}: greaterOrEqual!","on":["default"]}],"except":["register"],"skipOnError":false}]
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
    @Rules(.range(...(18.0)).message("notInteger, not “{value}”", for: "number.notInteger").message("typeMessage, not “{value}”", for: "number.type"), severity: .error, skipOnError: false)
    var ratio: Double?
    @Rules(.required)
    var share: Double?
    @Rules(.required, severity: .warning, group: "first", skipOnError: true)
    var flag: Bool?
    @Rules(.each(.password(digit: false), .jsonPointer).message("typeMessage, not “{value}”", for: "each.type"), on: "default", severity: .info, group: "first")
    var tags: [String]?
    @Rules(.each(.required), severity: .error, group: "second")
    var grid: [[String]]?
    @Rules(.nested, except: "register", skipOnError: false)
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
