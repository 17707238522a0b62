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
        [{"type":"isbn","attributes":["text"],"severity":"warning"},{"type":"isin","attributes":["text"],"message":"{attribute}: no."},{"type":"issn","attributes":["title"],"severity":"error","skipOnEmpty":true},{"type":"json","attributes":["title"],"skipOnEmpty":false},{"type":"jsonPointer","attributes":["note"]},{"type":"jwt","attributes":["note"],"except":["update"]},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"severity":"info","on":["update"],"except":["register"]},{"type":"number","attributes":["count"],"max":18,"tooBig":"{attribute}: tooBig!","skipOnError":false},{"type":"compare","attributes":["count"],"compareValue":9223372036854775807,"operator":">","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","typeMessage":"{attribute}: typeMessage!","skipOnError":false},{"type":"in","attributes":["total"],"range":[1,2,100]},{"type":"multipleOf","attributes":["ratio"],"value":3,"on":["update"],"skipOnError":false},{"type":"number","attributes":["ratio"],"min":-2.5,"allowZeroFraction":false,"tooBig":"{attribute}: tooBig!","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no."},{"type":"required","attributes":["share"],"strict":true,"on":["default"]},{"type":"required","attributes":["flag"],"on":["default"],"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"isin"},{"type":"json"},{"type":"alphanumeric"}],"skipOnError":true},{"type":"each","attributes":["grid"],"rules":[{"type":"count","max":3,"severity":"warning","message":"{attribute}: no."},{"type":"uniqueElements","message":"Not “{value}”."},{"type":"each","rules":[{"type":"isbn"},{"type":"jsonPointer"}]}],"severity":"info"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"iriReference","attributes":["word"],"message":"Not “{value}”."},{"type":"required","attributes":["size"],"message":"{attribute}: no.","on":["register"]}],"on":["register"]}]
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
    @Rules(.each(.count(...(3)).message("{attribute}: no.").severity(.warning), .uniqueElements.message("Not “{value}”."), .each(.isbn, .jsonPointer)), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"latLong","attributes":["text"],"on":["update"]},{"type":"latitude","attributes":["text"],"on":["register"],"skipOnEmpty":false,"skipOnError":false,"group":"first"},{"type":"longitude","attributes":["title"],"skipOnError":false},{"type":"lowercase","attributes":["title"],"severity":"info","message":"{attribute}: no.","skipOnEmpty":false},{"type":"luhn","attributes":["note"],"severity":"error"},{"type":"mac","attributes":["note"],"severity":"error","skipOnEmpty":false,"group":"first"},{"type":"decimalPlaces","attributes":["cell"],"min":1,"max":2,"skipOnError":true},{"type":"multipleOf","attributes":["cell"],"value":3,"skipOnError":false},{"type":"positive","attributes":["count"],"message":"{attribute}: no.","skipOnEmpty":true,"group":"first"},{"type":"negative","attributes":["count"],"skipOnEmpty":true},{"type":"multipleOf","attributes":["total"],"value":3,"message":"Not “{value}”.","skipOnEmpty":true,"group":"second"},{"type":"compare","attributes":["ratio"],"compareValue":-3.25,"operator":"<=","equal":"{attribute}: equal!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","group":"first"},{"type":"default","attributes":["ratio"],"value":0.1,"message":"{attribute}: no.","skipOnError":false},{"type":"latitude","attributes":["share"],"on":["update"]},{"type":"default","attributes":["flag"],"value":true,"message":"{attribute}: no.","group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"required"}],"on":["register"]},{"type":"each","attributes":["grid"],"rules":[{"type":"uniqueElements","ignoreCase":false,"severity":"error"}],"message":"{attribute}: no.","group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"language","attributes":["word"],"severity":"error","message":"Not “{value}”.","on":["update"]},{"type":"default","attributes":["size"],"value":18,"severity":"info"}],"severity":"warning"}]
        """#

    @Rules(.latLong, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, on: "register", group: "first", skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.longitude, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.lowercase, message: "{attribute}: no.", severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.luhn, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.mac, severity: .error, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(1...2), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.", group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3), message: "Not “{value}”.", group: "second", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.compare(.lessOrEqual, to: -3.25).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(0.1), message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.required), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.uniqueElements.severity(.error)), message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.language, on: "update", message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(18), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"mimeType","attributes":["text"]},{"type":"nanoid","attributes":["text"]},{"type":"password","attributes":["title"],"noLowercase":"{attribute}: noLowercase!","on":["update"]},{"type":"paymentCard","attributes":["title"]},{"type":"port","attributes":["note"],"allowZero":false,"except":["register"],"skipOnEmpty":true},{"type":"printable","attributes":["note"],"message":"Not “{value}”.","on":["update"]},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"message":"{attribute}: no."},{"type":"absent","attributes":["count"],"severity":"warning"},{"type":"required","attributes":["count"],"skipOnError":false},{"type":"number","attributes":["total"],"min":0,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","message":"Not “{value}”."},{"type":"longitude","attributes":["ratio"],"skipOnError":true},{"type":"positive","attributes":["ratio"],"severity":"error"},{"type":"multipleOf","attributes":["share"],"value":3,"message":"{attribute}: no.","on":["update"]},{"type":"compare","attributes":["flag"],"compareValue":false,"equal":"equal, not “{value}”","greater":"greater, not “{value}”","less":"less, not “{value}”","severity":"error"},{"type":"required","attributes":["tags"],"except":["register"]},{"type":"required","attributes":["grid"],"message":"{attribute}: no."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"match","attributes":["word"],"pattern":"^a","severity":"error","skipOnEmpty":true},{"type":"port","attributes":["size"],"on":["default"],"skipOnError":true}],"except":["default"]}]
        """#

    @Rules(.mimeType) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.nanoid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.password.message("{attribute}: noLowercase!", for: "password.noLowercase"), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.paymentCard) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.port(allowZero: false), except: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.printable, on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((0)...).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(3.0), on: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: false).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("less, not “{value}”", for: "compare.less"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains(match: "^a"), severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), on: "default", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"required","attributes":["text"],"skipOnEmpty":false,"skipOnError":false,"group":"second"},{"type":"safe","attributes":["text"],"severity":"error","on":["default"]},{"type":"semver","attributes":["title"],"on":["register"],"skipOnEmpty":true,"group":"second"},{"type":"slug","attributes":["title"],"allowUnderscore":false},{"type":"spoofing","attributes":["note"],"message":"Not “{value}”.","group":"second"},{"type":"startsWith","attributes":["note"],"value":"AB","skipOnError":true},{"type":"number","attributes":["cell"],"tooBig":"tooBig, not “{value}”","typeMessage":"typeMessage, not “{value}”","except":["update"],"skipOnError":true},{"type":"integer","attributes":["cell"],"message":"{attribute}: no.","skipOnError":true},{"type":"in","attributes":["count"],"range":[80,-1,2],"ignoreCase":false},{"type":"default","attributes":["count"],"value":-1,"on":["update"],"group":"first"},{"type":"positive","attributes":["total"],"skipOnEmpty":false,"group":"first"},{"type":"number","attributes":["ratio"],"min":0,"allowZeroFraction":false,"tooSmall":"{attribute}: tooSmall!","skipOnError":true},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["share"],"compareValue":100,"operator":">","equal":"equal, not “{value}”","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","group":"first"},{"type":"in","attributes":["flag"],"range":[true,false,false]},{"type":"count","attributes":["tags"],"min":1,"tooFew":"tooFew, not “{value}”"},{"type":"count","attributes":["grid"],"min":1,"notEqual":"notEqual, not “{value}”","tooFew":"{attribute}: tooFew!","except":["update"],"skipOnEmpty":true,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"relativeJSONPointer","attributes":["word"],"skipOnError":false,"when":{"attribute":"size","operator":"notEmpty"}},{"type":"compare","attributes":["size"],"compareValue":2,"equal":"equal, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"{attribute}: no.","skipOnError":false,"group":"first"}],"group":"first"}]
        """#

    @Rules(.required, group: "second", skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.safe, on: "default", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.semver, on: "register", group: "second", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.slug(allowUnderscore: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.spoofing, message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.starts(with: "AB", ignoreCase: false), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number.message("tooBig, not “{value}”", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), except: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([80, -1, 2])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(-1), on: "update", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range((0.0)...).message("{attribute}: tooSmall!", for: "number.tooSmall"), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.compare(.greater, to: 100.0).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, false])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count((1)...).message("tooFew, not “{value}”", for: "count.tooFew")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((1)...).message("notEqual, not “{value}”", for: "count.notEqual").message("{attribute}: tooFew!", for: "count.tooFew"), except: "update", group: "second", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.relativeJSONPointer, when: { (model: MacroSubject8.Leaf) in !(DataValue(exactly: model.size as Any)?.isEmpty ?? false) }, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 2).message("equal, not “{value}”", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "{attribute}: no.", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"time","attributes":["text"]},{"type":"timeZone","attributes":["text"],"on":["default"]},{"type":"trim","attributes":["title"],"on":["default"],"skipOnEmpty":false,"skipOnError":false},{"type":"ulid","attributes":["title"]},{"type":"uppercase","attributes":["note"],"message":"Not “{value}”."},{"type":"uri","attributes":["note"]},{"type":"positive","attributes":["cell"],"when":{"attribute":"total","operator":">","value":2}},{"type":"negative","attributes":["cell"],"except":["default"]},{"type":"multipleOf","attributes":["count"],"value":3,"severity":"info","message":"Not “{value}”.","on":["register"]},{"type":"port","attributes":["count"],"message":"Not “{value}”."},{"type":"absent","attributes":["total"],"message":"Not “{value}”.","skipOnEmpty":true},{"type":"default","attributes":["ratio"],"value":0.1,"except":["default"],"skipOnError":false},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["share"],"severity":"info","message":"{attribute}: no."},{"type":"required","attributes":["flag"],"message":"Not “{value}”.","skipOnError":false},{"type":"uniqueElements","attributes":["tags"],"except":["register"]},{"type":"uniqueElements","attributes":["grid"],"message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"string","attributes":["word"],"max":12,"unit":"unicodeScalars","notEqual":"{attribute}: notEqual!","tooLong":"tooLong, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnError":false},{"type":"negative","attributes":["size"],"message":"{attribute}: no.","skipOnError":false}],"on":["register"]}]
        """#

    @Rules(.time) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.timeZone, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.trim(.both), on: "default", skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ulid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uppercase, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uri) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, when: { (model: MacroSubject9) in (model.total ?? 0) > 2 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), on: "register", message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(0.1), except: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.length(...(12), unit: .unicodeScalars).message("{attribute}: notEqual!", for: "string.notEqual").message("tooLong, not “{value}”", for: "string.tooLong").message("{attribute}: typeMessage!", for: "string.type"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"uriTemplate","attributes":["text"],"except":["register"]},{"type":"url","attributes":["text"],"maxLength":24,"allowProtocolRelative":true,"severity":"info","except":["register"],"skipOnError":false},{"type":"uuid","attributes":["title"],"severity":"error","skipOnEmpty":false},{"type":"vin","attributes":["title"],"skipOnEmpty":true},{"type":"absent","attributes":["note"],"message":"Not “{value}”.","group":"second"},{"type":"alphabetic","attributes":["note"],"except":["register"],"skipOnEmpty":false,"when":{"attribute":"count","operator":"notIn","value":[5]}},{"type":"decimalPlaces","attributes":["cell"],"max":3,"message":"{attribute}: no."},{"type":"multipleOf","attributes":["cell"],"value":10,"message":"{attribute}: no.","skipOnEmpty":true,"group":"first"},{"type":"number","attributes":["count"],"max":100,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!"},{"type":"compare","attributes":["count"],"compareValue":1,"equal":"equal, not “{value}”","greater":"greater, not “{value}”","less":"less, not “{value}”","skipOnEmpty":false,"skipOnError":true},{"type":"in","attributes":["total"],"range":[9223372036854775807,2,-30],"severity":"error","message":"{attribute}: no.","skipOnEmpty":false},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["share"],"min":1,"allowZeroFraction":true,"notInteger":"notInteger, not “{value}”","tooBig":"tooBig, not “{value}”","severity":"warning","message":"{attribute}: no.","skipOnEmpty":false},{"type":"default","attributes":["flag"],"value":false,"skipOnEmpty":false},{"type":"each","attributes":["tags"],"rules":[{"type":"dataURI","severity":"info"},{"type":"json"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"uriReference"},{"type":"semver"},{"type":"password","tooShort":"{attribute}: tooShort!","severity":"error"}]},{"type":"count","max":1,"message":"{attribute}: no."},{"type":"each","rules":[{"type":"json"}]}],"typeMessage":"typeMessage, not “{value}”","severity":"error","message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriReference","attributes":["word"],"when":{"attribute":"size","operator":"empty"}},{"type":"required","attributes":["size"],"strict":true}],"severity":"warning","on":["default"],"except":["update"]}]
        """#

    @Rules(.uriTemplate, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.url(allowProtocolRelative: true, maxLength: 24), except: "register", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.uuid, severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.vin, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.absent, message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphabetic, when: { (model: MacroSubject10) in model.count != 5 }, except: "register", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), message: "{attribute}: no.", group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(100)).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 1).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("less, not “{value}”", for: "compare.less"), skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([9223372036854775807, 2, -30]), message: "{attribute}: no.", severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range((1.0)...).message("notInteger, not “{value}”", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig"), message: "{attribute}: no.", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.dataURI.severity(.info), .json).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.uriReference, .semver, .password.message("{attribute}: tooShort!", for: "password.tooShort").severity(.error)), .count(...(1)).message("{attribute}: no."), .each(.json)).message("typeMessage, not “{value}”", for: "each.type"), message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "default", except: "update", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriReference, when: { (model: MacroSubject10.Leaf) in DataValue(exactly: model.size as Any)?.isEmpty ?? false }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"any","attributes":["text"],"rules":[{"type":"base32","message":"{attribute}: no."},{"type":"luhn"}],"message":"Not “{value}”.","on":["register"],"skipOnError":false},{"type":"ascii","attributes":["text"],"skipOnError":true},{"type":"base32","attributes":["title"],"except":["update"],"skipOnError":false},{"type":"base64","attributes":["title"],"skipOnEmpty":true},{"type":"bic","attributes":["note"]},{"type":"cardExpiry","attributes":["note"],"allowFourDigitYear":true,"skipOnError":false},{"type":"coordinates","attributes":["cell"],"severity":"error","skipOnEmpty":false,"when":{"attribute":"count","operator":"notEmpty"}},{"type":"boolean","attributes":["cell"],"severity":"info"},{"type":"positive","attributes":["count"],"message":"Not “{value}”."},{"type":"negative","attributes":["count"],"except":["update"]},{"type":"multipleOf","attributes":["total"],"value":10},{"type":"required","attributes":["ratio"],"skipOnEmpty":false},{"type":"compare","attributes":["ratio"],"compareValue":18.5,"operator":">","equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","severity":"error","message":"{attribute}: no."},{"type":"default","attributes":["share"],"value":-3.25},{"type":"compare","attributes":["flag"],"compareValue":false,"greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["tags"],"rules":[{"type":"domainName"},{"type":"jwt","message":"{attribute}: no."},{"type":"printable"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"language","severity":"warning"},{"type":"ascii"}]}],"typeMessage":"{attribute}: typeMessage!","except":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"alphanumeric","attributes":["word"],"severity":"info","skipOnError":false},{"type":"default","attributes":["size"],"value":18,"except":["update"],"skipOnError":false}],"skipOnEmpty":true}]
        """#

    @Rules(.any(.base32.message("{attribute}: no."), .luhn), on: "register", message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ascii, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.base32, except: "update", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.bic) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry(allowFourDigitYear: true), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, when: { (model: MacroSubject11) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: 18.5).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(-3.25)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: false).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.domainName, .jwt.message("{attribute}: no."), .printable).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.language.severity(.warning), .ascii)).message("{attribute}: typeMessage!", for: "each.type"), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.alphanumeric, severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(18), except: "update", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"compare","attributes":["text"],"operator":"!=","equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","compareAttribute":"title","message":"Not “{value}”.","skipOnError":true,"group":"first"},{"type":"contains","attributes":["text"],"value":"a","severity":"info","skipOnEmpty":false},{"type":"country","attributes":["title"],"message":"{attribute}: no."},{"type":"cron","attributes":["title"]},{"type":"cssColor","attributes":["note"],"message":"Not “{value}”.","on":["update"],"skipOnError":true,"group":"first"},{"type":"currency","attributes":["note"],"skipOnEmpty":true},{"type":"number","attributes":["cell"],"max":100,"integerOnly":false,"allowZeroFraction":false},{"type":"integer","attributes":["cell"],"skipOnEmpty":true},{"type":"absent","attributes":["count"]},{"type":"required","attributes":["count"],"message":"{attribute}: no.","except":["update"],"skipOnEmpty":false},{"type":"number","attributes":["total"],"max":18,"allowZeroFraction":false,"tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”","message":"Not “{value}”.","group":"first"},{"type":"latitude","attributes":["ratio"],"severity":"error","on":["register"]},{"type":"longitude","attributes":["ratio"],"on":["update"],"group":"second"},{"type":"positive","attributes":["share"],"message":"{attribute}: no.","on":["register"]},{"type":"in","attributes":["flag"],"range":[false,false,false]},{"type":"required","attributes":["tags"],"skipOnEmpty":false},{"type":"required","attributes":["grid"],"except":["register"],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardSecurityCode","attributes":["word"]},{"type":"port","attributes":["size"],"group":"second"}],"except":["register"],"skipOnError":true}]
        """#

    @Rules(.notEqual(to: \MacroSubject12.title).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "Not “{value}”.", group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains("a", ignoreCase: false, min: 1), severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.country, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cssColor, on: "update", message: "Not “{value}”.", group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(...(100.0), integerOnly: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "update", message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(18)).message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"), message: "Not “{value}”.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, on: "register", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, on: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, false, false])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, except: "register", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "register", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardSecurityCode) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"date","attributes":["text"],"severity":"warning"},{"type":"dateTime","attributes":["text"],"when":{"attribute":"title","operator":"notIn","value":["1"]}},{"type":"default","attributes":["title"],"value":"1"},{"type":"domainName","attributes":["title"],"idna2008":true,"severity":"info","skipOnEmpty":true},{"type":"duration","attributes":["note"],"except":["register"],"skipOnEmpty":false},{"type":"e164","attributes":["note"],"skipOnError":false},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"skipOnEmpty":true},{"type":"in","attributes":["count"],"range":[-30,3,3],"ignoreCase":true,"skipOnError":false},{"type":"default","attributes":["count"],"value":18,"severity":"error","on":["update"],"when":{"attribute":"total","operator":">","value":2}},{"type":"positive","attributes":["total"],"severity":"info","message":"{attribute}: no."},{"type":"multipleOf","attributes":["ratio"],"value":10},{"type":"number","attributes":["ratio"],"min":18,"max":18,"tooBig":"tooBig, not “{value}”"},{"type":"required","attributes":["share"],"strict":true},{"type":"required","attributes":["flag"],"severity":"info","message":"{attribute}: no.","skipOnError":true},{"type":"count","attributes":["tags"],"exact":0,"typeMessage":"{attribute}: typeMessage!","severity":"error","except":["default"],"skipOnError":false},{"type":"count","attributes":["grid"],"min":1,"except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dataURI","attributes":["word"],"except":["update"]},{"type":"compare","attributes":["size"],"compareValue":3,"greater":"greater, not “{value}”","typeMessage":"{attribute}: typeMessage!","except":["default"]}]}]
        """#

    @Rules(.date, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.dateTime, when: { (model: MacroSubject13) in model.title != "1" }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.default("1")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(idna2008: true), severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.duration, except: "register", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([-30, 3, 3]), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(18), when: { (model: MacroSubject13) in (model.total ?? 0) > 2 }, on: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(10.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(18.0...18.0).message("tooBig, not “{value}”", for: "number.tooBig")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, message: "{attribute}: no.", severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(0).message("{attribute}: typeMessage!", for: "count.type"), except: "default", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((1)...), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dataURI, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 3).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: typeMessage!", for: "compare.type"), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
