// swift-format-ignore-file
// Made by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"any","attributes":["title"],"rules":[{"type":"alphanumeric"},{"type":"date","future":true}],"severity":"warning","skipOnEmpty":true},{"type":"ascii","attributes":["title"],"severity":"error"},{"type":"base32","attributes":["note"]},{"type":"base64","attributes":["note"],"skipOnError":true},{"type":"number","attributes":["cell"],"integerOnly":true,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”","skipOnError":true,"group":"first"},{"type":"integer","attributes":["cell"]},{"type":"number","attributes":["count"],"max":100,"notInteger":"{attribute}: notInteger!","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”."},{"type":"compare","attributes":["count"],"compareValue":-30,"equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","on":["register"],"except":["default"],"skipOnEmpty":true,"skipOnError":true},{"type":"in","attributes":["total"],"range":[-30,-1,1],"except":["update"]},{"type":"number","attributes":["ratio"],"min":-2.5,"notInteger":"notInteger, not “{value}”","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","on":["default"]},{"type":"required","attributes":["ratio"],"severity":"info","except":["register"],"skipOnError":true,"group":"first"},{"type":"compare","attributes":["share"],"compareValue":100,"greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","on":["default"],"skipOnError":false},{"type":"in","attributes":["flag"],"range":[false,true,true],"message":"{attribute}: no.","skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"alphanumeric"}],"message":"Not “{value}”."},{"type":"each","attributes":["grid"],"rules":[{"type":"uniqueElements","severity":"info"}],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"on":["register"],"except":["update"],"skipOnError":false,"group":"second"}]
        """#

    @Rules(.alphabetic, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.any(.alphanumeric, .date(future: true)), severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ascii, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.base32) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(integerOnly: true).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"), group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(100)).message("{attribute}: notInteger!", for: "number.notInteger").message("typeMessage, not “{value}”", for: "number.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: -30).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), on: "register", except: "default", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([-30, -1, 1]), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range((-2.5)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "register", severity: .info, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.equal(to: 100.0).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual"), on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, true]), message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.alphanumeric), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.uniqueElements.severity(.info)), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", except: "update", group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.absent, message: "Not “{value}”.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject1: MacroSubject {
    static let document = #"""
        [{"type":"cardExpiry","attributes":["text"]},{"type":"cardSecurityCode","attributes":["text"],"severity":"info","message":"{attribute}: no.","skipOnError":false,"when":{"attribute":"title","operator":"empty"}},{"type":"compare","attributes":["title"],"compareValue":" ","operator":"<","equal":"equal, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","typeMessage":"typeMessage, not “{value}”","severity":"warning","skipOnError":true},{"type":"contains","attributes":["title"],"value":"ä","skipOnEmpty":false},{"type":"country","attributes":["note"],"severity":"error","message":"{attribute}: no."},{"type":"cron","attributes":["note"],"severity":"warning","on":["register"]},{"type":"positive","attributes":["cell"],"except":["register"]},{"type":"negative","attributes":["cell"],"severity":"error","message":"{attribute}: no."},{"type":"positive","attributes":["count"],"severity":"error","on":["update"],"skipOnEmpty":false,"skipOnError":true},{"type":"negative","attributes":["count"],"on":["update"]},{"type":"multipleOf","attributes":["total"],"value":3,"on":["default"]},{"type":"default","attributes":["ratio"],"value":18.5,"message":"Not “{value}”."},{"type":"latitude","attributes":["ratio"],"message":"{attribute}: no."},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"iban"},{"type":"issn","requireHyphen":false}],"severity":"warning"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uriReference","severity":"error","message":"{attribute}: no."},{"type":"jwt"}],"severity":"error"},{"type":"uniqueElements"}],"severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"bic","attributes":["word"],"severity":"info","message":"{attribute}: no.","skipOnError":true},{"type":"default","attributes":["size"],"value":100,"message":"Not “{value}”."}],"severity":"error"}]
        """#

    @Rules(.cardExpiry) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardSecurityCode, when: { (model: MacroSubject1) in DataValue(exactly: model.title as Any)?.isEmpty ?? false }, message: "{attribute}: no.", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.compare(.less, to: " ").message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("typeMessage, not “{value}”", for: "compare.type"), severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains("ä", ignoreCase: false, min: 1), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.country, message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, on: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, on: "update", severity: .error, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(18.5), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.iban, .issn(requireHyphen: false)), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.uriReference.message("{attribute}: no.").severity(.error), .jwt).severity(.error), .uniqueElements), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.bic, message: "{attribute}: no.", severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(100), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"currency","attributes":["text"],"skipOnError":true},{"type":"dataURI","attributes":["text"],"severity":"warning","message":"Not “{value}”.","when":{"attribute":"total","operator":"empty"}},{"type":"date","attributes":["title"],"future":false,"group":"second"},{"type":"dateTime","attributes":["title"],"allowLocal":true,"message":"{attribute}: no.","skipOnEmpty":true},{"type":"default","attributes":["note"],"value":"A"},{"type":"domainName","attributes":["note"],"allowUnderscore":false,"enableIDN":true,"checkSpoofing":false,"group":"second"},{"type":"decimalPlaces","attributes":["cell"],"max":2,"on":["default"],"group":"second"},{"type":"multipleOf","attributes":["cell"],"value":0.5,"severity":"warning","message":"{attribute}: no.","except":["default"],"skipOnError":true},{"type":"absent","attributes":["count"],"on":["register"]},{"type":"required","attributes":["count"],"strict":true,"on":["default"],"group":"first"},{"type":"number","attributes":["total"],"max":100,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["ratio"],"value":3,"severity":"info","group":"first"},{"type":"number","attributes":["share"],"min":18,"max":99.5,"allowZeroFraction":true,"tooBig":"{attribute}: tooBig!","except":["update"],"skipOnEmpty":false},{"type":"default","attributes":["flag"],"value":true,"severity":"info","group":"first"},{"type":"required","attributes":["tags"],"skipOnEmpty":false},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cssColor","attributes":["word"],"skipOnEmpty":false,"group":"second"},{"type":"port","attributes":["size"]}]}]
        """#

    @Rules(.currency, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.dataURI, when: { (model: MacroSubject2) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.date(future: false), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.dateTime(allowLocal: true), message: "{attribute}: no.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.default("A")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(allowUnderscore: false, enableIDN: true, checkSpoofing: false), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2), on: "default", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), except: "default", message: "{attribute}: no.", severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: true), on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(100)).message("notInteger, not “{value}”", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3.0), severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(18.0...99.5).message("{attribute}: tooBig!", for: "number.tooBig"), except: "update", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cssColor, group: "second", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"e164","attributes":["text"],"severity":"info","skipOnError":false},{"type":"ean","attributes":["text"],"skipOnError":false,"when":{"attribute":"note","operator":"notIn","value":["null"]}},{"type":"email","attributes":["title"],"allowAddressLiteral":true,"idna2008":false,"allowUnderscore":true,"domainUnchecked":"{attribute}: domainUnchecked!","when":{"attribute":"total","operator":">","value":2}},{"type":"endsWith","attributes":["title"],"value":"a","ignoreCase":true,"message":"{attribute}: no.","except":["update"],"skipOnError":true},{"type":"filter","attributes":["note"],"filter":"nfc","skipOnError":false},{"type":"hashDigest","attributes":["note"]},{"type":"coordinates","attributes":["cell"],"on":["update"],"skipOnError":false},{"type":"boolean","attributes":["cell"],"ignoreCase":false},{"type":"in","attributes":["count"],"range":[100,3,9223372036854775807],"ignoreCase":true,"severity":"warning"},{"type":"default","attributes":["count"],"value":3,"message":"Not “{value}”.","skipOnEmpty":false},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","except":["register"]},{"type":"compare","attributes":["ratio"],"compareValue":0.1,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”"},{"type":"default","attributes":["share"],"value":-0,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":false,"equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!"},{"type":"count","attributes":["tags"],"exact":0},{"type":"count","attributes":["grid"],"exact":2,"except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"duration","attributes":["word"],"skipOnError":false},{"type":"compare","attributes":["size"],"compareValue":-1,"operator":"!=","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","severity":"info","message":"Not “{value}”.","except":["update"],"skipOnEmpty":false}]}]
        """#

    @Rules(.e164, severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ean, when: { (model: MacroSubject3) in model.note != "null" }, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.email(allowAddressLiteral: true, idna2008: false, allowUnderscore: true).message("{attribute}: domainUnchecked!", for: "email.domainUnchecked"), when: { (model: MacroSubject3) in (model.total ?? 0) > 2 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ends(with: "a", ignoreCase: true), except: "update", message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.filter(.nfc), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hashDigest) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, on: "update", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([100, 3, 9223372036854775807]), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(3), message: "Not “{value}”.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, except: "register", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 0.1).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(-0.0), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: false).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(2), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.duration, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.notEqual(to: -1).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), except: "update", message: "Not “{value}”.", severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"hexColor","attributes":["text"]},{"type":"hostname","attributes":["text"],"on":["default"],"except":["register"],"group":"second"},{"type":"iban","attributes":["title"],"severity":"info","group":"second"},{"type":"in","attributes":["title"],"range":[" ","é","👩‍👩‍👧"],"on":["register"]},{"type":"ip","attributes":["note"],"allowZone":true,"severity":"info","on":["register"],"group":"second"},{"type":"iri","attributes":["note"]},{"type":"number","attributes":["cell"],"min":0,"integerOnly":true,"tooBig":"{attribute}: tooBig!","severity":"warning","on":["register"],"when":{"attribute":"total","operator":"notEmpty"}},{"type":"integer","attributes":["cell"],"skipOnEmpty":true},{"type":"multipleOf","attributes":["count"],"value":3,"skipOnEmpty":false,"group":"first"},{"type":"port","attributes":["count"],"allowZero":false},{"type":"absent","attributes":["total"],"severity":"error","message":"{attribute}: no.","except":["update"],"skipOnEmpty":false,"skipOnError":false,"group":"first"},{"type":"latitude","attributes":["ratio"],"severity":"warning","skipOnEmpty":false},{"type":"longitude","attributes":["ratio"],"skipOnError":false},{"type":"positive","attributes":["share"],"on":["default"]},{"type":"in","attributes":["flag"],"range":[true,false,true],"severity":"info"},{"type":"uniqueElements","attributes":["tags"],"group":"second"},{"type":"uniqueElements","attributes":["grid"],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hex","attributes":["word"],"on":["register"]},{"type":"negative","attributes":["size"],"skipOnError":true,"group":"second"}],"message":"{attribute}: no."}]
        """#

    @Rules(.hexColor) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hostname, on: "default", except: "register", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.iban, severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.in([" ", "é", "👩‍👩‍👧"]), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ip(allowZone: true), on: "register", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iri) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number((0.0)..., integerOnly: true).message("{attribute}: tooBig!", for: "number.tooBig"), when: { (model: MacroSubject4) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, on: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, except: "update", message: "{attribute}: no.", severity: .error, group: "first", skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, true]), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hex, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isbn","attributes":["text"],"severity":"warning"},{"type":"isin","attributes":["text"],"message":"{attribute}: no."},{"type":"issn","attributes":["title"],"severity":"error","skipOnEmpty":true},{"type":"json","attributes":["title"],"skipOnEmpty":false},{"type":"jsonPointer","attributes":["note"]},{"type":"jwt","attributes":["note"],"except":["update"]},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"severity":"info","on":["update"],"except":["register"]},{"type":"number","attributes":["count"],"max":18,"tooBig":"{attribute}: tooBig!","skipOnError":false},{"type":"compare","attributes":["count"],"compareValue":9223372036854775807,"operator":">","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","typeMessage":"{attribute}: typeMessage!","skipOnError":false},{"type":"in","attributes":["total"],"range":[1,2,100]},{"type":"multipleOf","attributes":["ratio"],"value":3,"on":["update"],"skipOnError":false},{"type":"number","attributes":["ratio"],"min":-2.5,"allowZeroFraction":false,"tooBig":"{attribute}: tooBig!","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no."},{"type":"required","attributes":["share"],"strict":true,"on":["default"]},{"type":"required","attributes":["flag"],"on":["default"],"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"isin"},{"type":"json"},{"type":"alphanumeric"}],"skipOnError":true},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"country","severity":"info","message":"Not “{value}”."}]},{"type":"required","message":"{attribute}: no."}],"typeMessage":"{attribute}: typeMessage!","severity":"error","message":"{attribute}: no.","skipOnError":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"iriReference","attributes":["word"],"message":"Not “{value}”."},{"type":"required","attributes":["size"],"message":"{attribute}: no.","on":["register"]}],"skipOnEmpty":false}]
        """#

    @Rules(.isbn, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.isin, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.issn, severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.json, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.jsonPointer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.jwt, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "update", except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(18)).message("{attribute}: tooBig!", for: "number.tooBig"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: 9223372036854775807).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("{attribute}: typeMessage!", for: "compare.type"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([1, 2, 100])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(3.0), on: "update", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range((-2.5)...).message("{attribute}: tooBig!", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required(strict: true), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.isin, .json, .alphanumeric), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.country.message("Not “{value}”.").severity(.info)), .required.message("{attribute}: no.")).message("{attribute}: typeMessage!", for: "each.type"), message: "{attribute}: no.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.iriReference, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"latLong","attributes":["text"],"except":["register"]},{"type":"latitude","attributes":["text"]},{"type":"longitude","attributes":["title"],"on":["register"],"group":"second"},{"type":"lowercase","attributes":["title"],"severity":"info"},{"type":"luhn","attributes":["note"],"when":{"attribute":"total","operator":"notEmpty"}},{"type":"mac","attributes":["note"]},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":10,"message":"Not “{value}”.","except":["default"]},{"type":"positive","attributes":["count"],"severity":"info","message":"{attribute}: no.","group":"second"},{"type":"negative","attributes":["count"],"severity":"warning","skipOnEmpty":true,"skipOnError":true},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"compare","attributes":["ratio"],"greater":"{attribute}: greater!","less":"{attribute}: less!","notEqual":"notEqual, not “{value}”","compareAttribute":"share","except":["register"],"group":"second"},{"type":"default","attributes":["ratio"],"value":1,"severity":"info","message":"Not “{value}”.","group":"second"},{"type":"latitude","attributes":["share"],"message":"Not “{value}”."},{"type":"default","attributes":["flag"],"value":true,"severity":"info"},{"type":"each","attributes":["tags"],"rules":[{"type":"iriReference"}],"severity":"error"},{"type":"each","attributes":["grid"],"rules":[{"type":"uniqueElements"},{"type":"count","min":1,"tooMany":"{attribute}: tooMany!"}],"typeMessage":"{attribute}: typeMessage!","severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"language","attributes":["word"],"severity":"warning","message":"{attribute}: no.","skipOnEmpty":true,"when":{"attribute":"size","operator":"notIn","value":[1]}},{"type":"default","attributes":["size"],"value":9223372036854775807,"skipOnEmpty":false,"skipOnError":true}],"severity":"error"}]
        """#

    @Rules(.latLong, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.longitude, on: "register", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.lowercase, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.luhn, when: { (model: MacroSubject6) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.mac) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), except: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, severity: .warning, skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual"), except: "register", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(1.0), message: "Not “{value}”.", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.iriReference), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.uniqueElements, .count((1)...).message("{attribute}: tooMany!", for: "count.tooMany")).message("{attribute}: typeMessage!", for: "each.type"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.language, when: { (model: MacroSubject6.Leaf) in model.size != 1 }, message: "{attribute}: no.", severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(9223372036854775807), skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"mimeType","attributes":["text"]},{"type":"nanoid","attributes":["text"],"length":4,"except":["register"],"skipOnEmpty":true},{"type":"password","attributes":["title"],"noDigit":"noDigit, not “{value}”","noSymbol":"noSymbol, not “{value}”","message":"Not “{value}”.","on":["update"]},{"type":"paymentCard","attributes":["title"]},{"type":"port","attributes":["note"],"skipOnError":true},{"type":"printable","attributes":["note"],"message":"Not “{value}”."},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"severity":"warning","except":["default"]},{"type":"absent","attributes":["count"]},{"type":"required","attributes":["count"],"strict":true},{"type":"number","attributes":["total"],"min":0,"max":18,"allowZeroFraction":true,"tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","severity":"info","skipOnEmpty":true},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no."},{"type":"positive","attributes":["ratio"],"severity":"warning","skipOnEmpty":false},{"type":"multipleOf","attributes":["share"],"value":0.5,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":false,"equal":"{attribute}: equal!","notEqual":"notEqual, not “{value}”","message":"{attribute}: no."},{"type":"required","attributes":["tags"],"message":"Not “{value}”.","skipOnEmpty":false},{"type":"required","attributes":["grid"],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"match","attributes":["word"],"pattern":"\\d"},{"type":"port","attributes":["size"],"except":["update"]}],"severity":"info","skipOnError":false}]
        """#

    @Rules(.mimeType) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.nanoid(length: 4), except: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.password.message("noDigit, not “{value}”", for: "password.noDigit").message("noSymbol, not “{value}”", for: "password.noSymbol"), on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.paymentCard) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.port, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.printable, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(0...18).message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive, severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(0.5), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: false).message("{attribute}: equal!", for: "compare.equal").message("notEqual, not “{value}”", for: "compare.notEqual"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, message: "Not “{value}”.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains(match: "\\d")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"required","attributes":["text"],"strict":false},{"type":"safe","attributes":["text"],"message":"{attribute}: no.","on":["default"],"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"semver","attributes":["title"],"on":["update"],"group":"second"},{"type":"slug","attributes":["title"],"message":"{attribute}: no."},{"type":"spoofing","attributes":["note"],"skipOnError":true},{"type":"startsWith","attributes":["note"],"value":"a","severity":"error","except":["default"],"skipOnEmpty":true},{"type":"number","attributes":["cell"],"min":1,"max":18,"allowZeroFraction":true,"notInteger":"notInteger, not “{value}”","typeMessage":"{attribute}: typeMessage!","message":"{attribute}: no.","skipOnEmpty":false},{"type":"integer","attributes":["cell"],"skipOnError":true},{"type":"in","attributes":["count"],"range":[-30,80,0],"severity":"info","skipOnEmpty":true},{"type":"default","attributes":["count"],"value":100,"except":["default"],"group":"first"},{"type":"positive","attributes":["total"],"group":"second"},{"type":"number","attributes":["ratio"],"max":18,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","typeMessage":"typeMessage, not “{value}”"},{"type":"required","attributes":["ratio"],"severity":"info","message":"{attribute}: no.","group":"second"},{"type":"compare","attributes":["share"],"compareValue":181,"operator":"<","equal":"equal, not “{value}”","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"in","attributes":["flag"],"range":[false,false,false],"not":false,"ignoreCase":true,"skipOnError":true,"group":"first"},{"type":"count","attributes":["tags"],"min":1,"except":["default"]},{"type":"count","attributes":["grid"],"max":1,"severity":"info","except":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"relativeJSONPointer","attributes":["word"],"group":"second"},{"type":"compare","attributes":["size"],"compareValue":-1,"operator":">=","equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","group":"second"}],"severity":"warning","group":"second"}]
        """#

    @Rules(.required(strict: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.safe, on: "default", message: "{attribute}: no.", group: "first", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.semver, on: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.slug, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.spoofing, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.starts(with: "a", ignoreCase: false), except: "default", severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(1.0...18.0).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: typeMessage!", for: "number.type"), message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([-30, 80, 0]), severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(100), except: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(...(18.0)).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, message: "{attribute}: no.", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.compare(.less, to: 181.0).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, false, false]), group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count((1)...), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(...(1)), except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.relativeJSONPointer, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.greaterOrEqual, to: -1).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"time","attributes":["text"],"requireOffset":false,"skipOnEmpty":false},{"type":"timeZone","attributes":["text"],"except":["default"]},{"type":"trim","attributes":["title"],"side":"both","severity":"error","when":{"attribute":"count","operator":"empty"}},{"type":"ulid","attributes":["title"]},{"type":"uppercase","attributes":["note"],"severity":"error","except":["update"]},{"type":"uri","attributes":["note"],"skipOnEmpty":true},{"type":"positive","attributes":["cell"],"message":"{attribute}: no.","skipOnError":false},{"type":"negative","attributes":["cell"],"message":"Not “{value}”."},{"type":"multipleOf","attributes":["count"],"value":10},{"type":"port","attributes":["count"],"severity":"error"},{"type":"absent","attributes":["total"],"except":["default"],"skipOnError":false},{"type":"default","attributes":["ratio"],"value":18.5},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"],"severity":"error","except":["update"]},{"type":"uniqueElements","attributes":["tags"],"ignoreCase":false},{"type":"uniqueElements","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"string","attributes":["word"],"max":12,"notEqual":"{attribute}: notEqual!","tooLong":"tooLong, not “{value}”","typeMessage":"typeMessage, not “{value}”","skipOnError":false},{"type":"negative","attributes":["size"],"message":"Not “{value}”."}],"severity":"warning","message":"{attribute}: no."}]
        """#

    @Rules(.time(requireOffset: false), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.timeZone, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.trim(.both), when: { (model: MacroSubject9) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ulid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uppercase, except: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uri, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, except: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(18.5)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, except: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.length(...(12)).message("{attribute}: notEqual!", for: "string.notEqual").message("tooLong, not “{value}”", for: "string.tooLong").message("typeMessage, not “{value}”", for: "string.type"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"uriTemplate","attributes":["text"],"skipOnError":false,"group":"first"},{"type":"url","attributes":["text"],"enableIDN":true,"allowUnderscore":false,"allowQuery":false,"severity":"error","group":"second"},{"type":"uuid","attributes":["title"],"severity":"info","skipOnError":true,"group":"second"},{"type":"vin","attributes":["title"],"except":["register"],"group":"first"},{"type":"absent","attributes":["note"],"except":["register"]},{"type":"alphabetic","attributes":["note"],"when":{"attribute":"count","operator":"empty"}},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":0.5,"message":"Not “{value}”.","on":["update"],"group":"second"},{"type":"number","attributes":["count"],"min":0,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","on":["update"]},{"type":"compare","attributes":["count"],"compareValue":100,"operator":"!=","equal":"equal, not “{value}”","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","message":"Not “{value}”.","except":["default"],"skipOnEmpty":false},{"type":"in","attributes":["total"],"range":[3,-1,80],"on":["register"],"skipOnEmpty":true},{"type":"positive","attributes":["ratio"],"severity":"info","message":"Not “{value}”.","except":["update"],"group":"second"},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["share"],"min":1,"notInteger":"{attribute}: notInteger!"},{"type":"default","attributes":["flag"],"value":false,"except":["update"],"group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"slug"},{"type":"longitude","severity":"error"}],"typeMessage":"{attribute}: typeMessage!","except":["update"]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"vin"},{"type":"hex"},{"type":"hexColor"}],"severity":"info"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriReference","attributes":["word"],"message":"Not “{value}”."},{"type":"required","attributes":["size"],"strict":false,"on":["register"]}],"severity":"error","group":"first"}]
        """#

    @Rules(.uriTemplate, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.url(enableIDN: true, allowUnderscore: false, allowQuery: false), severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.uuid, severity: .info, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.vin, except: "register", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.absent, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphabetic, when: { (model: MacroSubject10) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), on: "update", message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range((0)...).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.notEqual(to: 100).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less"), except: "default", message: "Not “{value}”.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([3, -1, 80]), on: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, except: "update", message: "Not “{value}”.", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range((1.0)...).message("{attribute}: notInteger!", for: "number.notInteger")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), except: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.slug, .longitude.severity(.error)).message("{attribute}: typeMessage!", for: "each.type"), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.vin, .hex, .hexColor).severity(.info))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .error, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriReference, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required(strict: false), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"any","attributes":["text"],"rules":[{"type":"relativeJSONPointer"}]},{"type":"ascii","attributes":["text"],"skipOnError":true},{"type":"base32","attributes":["title"]},{"type":"base64","attributes":["title"],"padding":true},{"type":"bic","attributes":["note"],"on":["default"]},{"type":"cardExpiry","attributes":["note"],"allowFourDigitYear":false,"on":["register"]},{"type":"coordinates","attributes":["cell"],"order":"latLong","severity":"info"},{"type":"boolean","attributes":["cell"],"strict":true,"message":"{attribute}: no.","on":["register"],"skipOnError":false},{"type":"positive","attributes":["count"]},{"type":"negative","attributes":["count"],"message":"Not “{value}”."},{"type":"multipleOf","attributes":["total"],"value":3,"except":["default"]},{"type":"required","attributes":["ratio"],"severity":"warning","message":"{attribute}: no.","skipOnEmpty":false},{"type":"compare","attributes":["ratio"],"compareValue":100,"greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"warning","on":["default"]},{"type":"default","attributes":["share"],"value":90,"on":["register"]},{"type":"compare","attributes":["flag"],"compareValue":true,"greater":"{attribute}: greater!","notEqual":"notEqual, not “{value}”"},{"type":"each","attributes":["tags"],"rules":[{"type":"isbn"},{"type":"semver"},{"type":"ean"}],"severity":"warning"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"password","symbol":false,"tooShort":"tooShort, not “{value}”"},{"type":"port","allowZero":true,"message":"{attribute}: no."},{"type":"latLong","severity":"info"}],"typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”."},{"type":"each","rules":[{"type":"hostname","severity":"info"},{"type":"contains","value":"b ","message":"Not “{value}”."}],"severity":"warning","message":"Not “{value}”."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"alphanumeric","attributes":["word"],"message":"Not “{value}”.","on":["update"]},{"type":"default","attributes":["size"],"value":80,"severity":"warning","message":"{attribute}: no.","on":["register"]}]}]
        """#

    @Rules(.any(.relativeJSONPointer)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ascii, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.base32) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64(padding: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.bic, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry(allowFourDigitYear: false), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates(.latLong), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean(strict: true), on: "register", message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, message: "{attribute}: no.", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 100.0).message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), on: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(90.0), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: greater!", for: "compare.greater").message("notEqual, not “{value}”", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.isbn, .semver, .ean), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.password(symbol: false).message("tooShort, not “{value}”", for: "password.tooShort"), .port(allowZero: true).message("{attribute}: no."), .latLong.severity(.info)).message("{attribute}: typeMessage!", for: "each.type").message("Not “{value}”."), .each(.hostname.severity(.info), .contains("b ", ignoreCase: false, min: 1).message("Not “{value}”.")).message("Not “{value}”.").severity(.warning))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.alphanumeric, on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(80), on: "register", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"compare","attributes":["text"],"compareValue":"","operator":">","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"contains","attributes":["text"],"value":"ä","ignoreCase":true,"on":["register"],"skipOnError":true},{"type":"country","attributes":["title"],"group":"second"},{"type":"cron","attributes":["title"],"group":"second"},{"type":"cssColor","attributes":["note"],"on":["update"],"except":["register"],"group":"second"},{"type":"currency","attributes":["note"],"severity":"warning","message":"{attribute}: no.","except":["update"],"group":"first"},{"type":"number","attributes":["cell"],"max":18,"allowZeroFraction":false,"typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","on":["default"]},{"type":"integer","attributes":["cell"],"skipOnEmpty":true},{"type":"absent","attributes":["count"],"severity":"error","group":"first"},{"type":"required","attributes":["count"],"except":["register"]},{"type":"number","attributes":["total"],"max":100,"on":["update"]},{"type":"latitude","attributes":["ratio"],"group":"second"},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no."},{"type":"positive","attributes":["share"],"message":"Not “{value}”."},{"type":"in","attributes":["flag"],"range":[true,false,false]},{"type":"required","attributes":["tags"],"severity":"info","message":"{attribute}: no.","group":"second"},{"type":"required","attributes":["grid"],"severity":"info"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardSecurityCode","attributes":["word"],"message":"{attribute}: no.","skipOnEmpty":true,"skipOnError":true},{"type":"port","attributes":["size"]}],"severity":"warning"}]
        """#

    @Rules(.compare(.greater, to: "").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains("ä", ignoreCase: true, min: 1), on: "register", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.country, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cssColor, on: "update", except: "register", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, except: "update", message: "{attribute}: no.", severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(...(18.0)).message("{attribute}: typeMessage!", for: "number.type"), on: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, severity: .error, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(100)), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, false])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, message: "{attribute}: no.", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardSecurityCode, message: "{attribute}: no.", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"date","attributes":["text"],"severity":"warning","except":["update"],"skipOnError":false,"when":{"attribute":"note","operator":"empty"}},{"type":"dateTime","attributes":["text"],"minAge":18,"skipOnError":true},{"type":"default","attributes":["title"],"value":"é","message":"Not “{value}”.","on":["register"]},{"type":"domainName","attributes":["title"],"allowUnderscore":false,"idna2008":true,"severity":"info","on":["register"],"except":["update"]},{"type":"duration","attributes":["note"],"except":["register"]},{"type":"e164","attributes":["note"],"severity":"info"},{"type":"positive","attributes":["cell"],"severity":"error","message":"{attribute}: no.","on":["default"],"skipOnEmpty":false,"skipOnError":true},{"type":"negative","attributes":["cell"],"message":"Not “{value}”."},{"type":"in","attributes":["count"],"range":[1,0,80],"skipOnEmpty":false},{"type":"default","attributes":["count"],"value":9223372036854775807},{"type":"positive","attributes":["total"],"message":"{attribute}: no.","skipOnEmpty":true},{"type":"multipleOf","attributes":["ratio"],"value":10,"message":"{attribute}: no."},{"type":"number","attributes":["ratio"],"max":18,"tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","severity":"warning","message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"required","attributes":["share"],"severity":"error","message":"{attribute}: no."},{"type":"required","attributes":["flag"],"except":["update"]},{"type":"count","attributes":["tags"],"min":1,"max":1,"notEqual":"notEqual, not “{value}”","severity":"error"},{"type":"count","attributes":["grid"],"max":1,"tooFew":"{attribute}: tooFew!","on":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dataURI","attributes":["word"],"message":"Not “{value}”.","on":["default"],"except":["register"]},{"type":"compare","attributes":["size"],"compareValue":0,"equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!"}],"message":"{attribute}: no.","skipOnError":false}]
        """#

    @Rules(.date, when: { (model: MacroSubject13) in DataValue(exactly: model.note as Any)?.isEmpty ?? false }, except: "update", severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.dateTime(minAge: 18), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.default("é"), on: "register", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(allowUnderscore: false, idna2008: true), on: "register", except: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.duration, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, on: "default", message: "{attribute}: no.", severity: .error, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([1, 0, 80]), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(9223372036854775807)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, message: "{attribute}: no.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(10.0), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(...(18.0)).message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), message: "Not “{value}”.", severity: .warning, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(1...1).message("notEqual, not “{value}”", for: "count.notEqual"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(...(1)).message("{attribute}: tooFew!", for: "count.tooFew"), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dataURI, on: "default", except: "register", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 0).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
