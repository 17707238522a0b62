// swift-format-ignore-file
// Made by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnError":true},{"type":"integer","attributes":["cell"],"skipOnError":false},{"type":"number","attributes":["count"],"min":18,"max":18,"notInteger":"{attribute}: notInteger!","severity":"warning","group":"first"},{"type":"compare","attributes":["count"],"compareValue":2,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","severity":"warning"},{"type":"in","attributes":["total"],"range":[100,0,1],"severity":"info","skipOnError":false,"group":"first"},{"type":"number","attributes":["ratio"],"min":1,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","severity":"warning"},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","on":["default"],"group":"second"},{"type":"compare","attributes":["share"],"greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","compareAttribute":"ratio","severity":"warning","message":"{attribute}: no.","group":"second"},{"type":"in","attributes":["flag"],"range":[false,false,false],"not":true,"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"port","severity":"warning"},{"type":"email","allowTrailingDot":false,"domainUnchecked":"domainUnchecked, not “{value}”"}],"severity":"warning","message":"Not “{value}”."},{"type":"each","attributes":["grid"],"rules":[{"type":"required","severity":"info","message":"{attribute}: no."}],"except":["update"],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}]}]
        """#

    @Rules(.alphabetic, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ascii, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base32, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.base64, message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.bic, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(integerOnly: false).message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(18...18).message("{attribute}: notInteger!", for: "number.notInteger"), severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.lessOrEqual, to: 2).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([100, 0, 1]), severity: .info, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range((1.0)...).message("tooSmall, not “{value}”", for: "number.tooSmall"), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, on: "default", message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.equal(to: \MacroSubject0.ratio).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), message: "{attribute}: no.", severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.notIn([false, false, false]), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.port.severity(.warning), .email(allowTrailingDot: false).message("domainUnchecked, not “{value}”", for: "email.domainUnchecked")), message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required.message("{attribute}: no.").severity(.info)), except: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"cardSecurityCode","attributes":["text"],"skipOnEmpty":false},{"type":"compare","attributes":["text"],"greaterOrEqual":"{attribute}: greaterOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","compareAttribute":"title","skipOnEmpty":true,"skipOnError":false},{"type":"contains","attributes":["title"],"value":"b ","min":2,"severity":"warning","skipOnEmpty":false},{"type":"country","attributes":["title"],"severity":"error","message":"{attribute}: no."},{"type":"cron","attributes":["note"],"on":["default"],"except":["register"]},{"type":"cssColor","attributes":["note"],"severity":"info","skipOnError":true},{"type":"positive","attributes":["cell"],"severity":"warning"},{"type":"negative","attributes":["cell"],"severity":"info"},{"type":"positive","attributes":["count"],"severity":"error","on":["update"],"except":["register"]},{"type":"negative","attributes":["count"],"except":["default"],"skipOnError":false},{"type":"multipleOf","attributes":["total"],"value":10,"severity":"warning"},{"type":"default","attributes":["ratio"],"value":100},{"type":"latitude","attributes":["ratio"],"on":["update"]},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"],"severity":"info","skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"cardExpiry","allowExpired":false},{"type":"hex"}],"typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"string","min":2,"notEqual":"{attribute}: notEqual!","tooShort":"tooShort, not “{value}”","severity":"info"}]}],"except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"],"skipOnError":false},{"type":"default","attributes":["size"],"value":1,"severity":"info","on":["default"]}],"severity":"info"}]
        """#

    @Rules(.cardSecurityCode, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject1.title).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.contains("b ", ignoreCase: false, min: 2), severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.country, message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cron, on: "default", except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cssColor, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, on: "update", except: "register", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(100.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.cardExpiry(allowExpired: false), .hex).message("{attribute}: typeMessage!", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.length((2)...).message("{attribute}: notEqual!", for: "string.notEqual").message("tooShort, not “{value}”", for: "string.tooShort").severity(.info))), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(1), on: "default", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"dataURI","attributes":["text"],"severity":"warning","on":["default"],"except":["update"],"group":"first"},{"type":"date","attributes":["text"],"message":"Not “{value}”.","except":["register"],"skipOnError":false,"group":"first"},{"type":"dateTime","attributes":["title"],"past":true,"allowLocal":true,"severity":"error","on":["update"],"except":["register"],"skipOnError":true},{"type":"default","attributes":["title"],"value":"xx","severity":"info","group":"second","when":{"attribute":"count","operator":"notEmpty"}},{"type":"domainName","attributes":["note"],"allowTrailingDot":false,"message":"Not “{value}”.","when":{"attribute":"count","operator":"notIn","value":[-1]}},{"type":"duration","attributes":["note"],"severity":"warning"},{"type":"decimalPlaces","attributes":["cell"],"max":3,"message":"{attribute}: no.","on":["update"],"group":"first"},{"type":"multipleOf","attributes":["cell"],"value":3,"group":"first"},{"type":"absent","attributes":["count"],"on":["default"],"except":["update"]},{"type":"required","attributes":["count"],"severity":"error"},{"type":"number","attributes":["total"],"max":18,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooSmall":"{attribute}: tooSmall!","skipOnError":false},{"type":"positive","attributes":["ratio"],"except":["default"]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"message":"Not “{value}”.","except":["default"]},{"type":"number","attributes":["share"],"min":1,"max":99.5,"allowZeroFraction":false,"tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”","message":"Not “{value}”.","except":["default"],"skipOnError":false,"group":"first"},{"type":"default","attributes":["flag"],"value":true,"severity":"info","on":["default"],"skipOnError":false},{"type":"required","attributes":["tags"],"on":["register"],"skipOnError":true},{"type":"required","attributes":["grid"],"severity":"warning","message":"{attribute}: no.","except":["update"],"skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"currency","attributes":["word"],"group":"first"},{"type":"port","attributes":["size"],"allowZero":false,"except":["register"],"group":"first"}]}]
        """#

    @Rules(.dataURI, on: "default", except: "update", severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date, except: "register", message: "Not “{value}”.", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.dateTime(past: true, allowLocal: true), on: "update", except: "register", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default("xx"), when: { (model: MacroSubject2) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.domainName(allowTrailingDot: false), when: { (model: MacroSubject2) in model.count != -1 }, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.duration, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), on: "update", message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, on: "default", except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(18)).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), except: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(1.0...99.5).message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"), except: "default", message: "Not “{value}”.", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), on: "default", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, on: "register", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, except: "update", message: "{attribute}: no.", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.currency, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), except: "register", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"ean","attributes":["text"]},{"type":"email","attributes":["text"],"skipOnError":true},{"type":"endsWith","attributes":["title"],"value":"a"},{"type":"filter","attributes":["title"],"filter":"nfc"},{"type":"hashDigest","attributes":["note"],"skipOnError":true},{"type":"hex","attributes":["note"],"severity":"warning","message":"Not “{value}”.","when":{"attribute":"total","operator":"empty"}},{"type":"coordinates","attributes":["cell"],"when":{"attribute":"count","operator":"empty"}},{"type":"boolean","attributes":["cell"],"on":["register"],"skipOnError":false},{"type":"in","attributes":["count"],"range":[3,80,80],"severity":"error","message":"Not “{value}”.","except":["default"],"skipOnError":false},{"type":"default","attributes":["count"],"value":2,"except":["register"],"skipOnEmpty":false},{"type":"positive","attributes":["total"],"severity":"warning","skipOnError":false},{"type":"required","attributes":["ratio"],"except":["update"],"skipOnError":false},{"type":"compare","attributes":["ratio"],"compareValue":1,"greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","severity":"info","message":"{attribute}: no."},{"type":"default","attributes":["share"],"value":0.5},{"type":"compare","attributes":["flag"],"compareValue":true,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"Not “{value}”."},{"type":"count","attributes":["tags"],"min":1},{"type":"count","attributes":["grid"],"max":3,"tooFew":"tooFew, not “{value}”","message":"{attribute}: no."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"e164","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":80,"equal":"equal, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","on":["register"],"except":["update"],"skipOnError":true}]}]
        """#

    @Rules(.ean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ends(with: "a", ignoreCase: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.filter(.nfc)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.hashDigest, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hex, when: { (model: MacroSubject3) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, when: { (model: MacroSubject3) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, on: "register", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([3, 80, 80]), except: "default", message: "Not “{value}”.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(2), except: "register", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, except: "update", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 1.0).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(0.5)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count((1)...)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(...(3)).message("tooFew, not “{value}”", for: "count.tooFew"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.e164) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 80).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual"), on: "register", except: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"hostname","attributes":["text"]},{"type":"iban","attributes":["text"]},{"type":"in","attributes":["title"],"range":["xx","{min} {value}","null"]},{"type":"ip","attributes":["title"]},{"type":"iri","attributes":["note"],"when":{"attribute":"total","operator":"notEmpty"}},{"type":"iriReference","attributes":["note"],"except":["update"],"skipOnError":true},{"type":"number","attributes":["cell"],"integerOnly":false,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","severity":"error","except":["register"],"skipOnEmpty":true},{"type":"integer","attributes":["cell"]},{"type":"multipleOf","attributes":["count"],"value":3,"severity":"info","skipOnEmpty":false},{"type":"port","attributes":["count"]},{"type":"absent","attributes":["total"],"skipOnError":true,"group":"first"},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["ratio"],"except":["register"],"group":"second"},{"type":"positive","attributes":["share"],"skipOnError":true,"group":"second"},{"type":"in","attributes":["flag"],"range":[false,true,true],"message":"{attribute}: no.","except":["default"],"group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"uppercase","message":"{attribute}: no."},{"type":"json","maxDepth":512}],"severity":"warning","skipOnEmpty":false,"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","severity":"info"}],"except":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hexColor","attributes":["word"],"severity":"warning","skipOnError":false},{"type":"negative","attributes":["size"],"skipOnEmpty":true}]}]
        """#

    @Rules(.hostname) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iban) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.in(["xx", "{min} {value}", "null"])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ip) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.iri, when: { (model: MacroSubject4) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iriReference, except: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(integerOnly: false).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig"), except: "register", severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, except: "register", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, true]), except: "default", message: "{attribute}: no.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.uppercase.message("{attribute}: no."), .json(maxDepth: 512)), severity: .warning, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required.severity(.info)), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hexColor, severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isin","attributes":["text"],"severity":"error","skipOnEmpty":false},{"type":"issn","attributes":["text"]},{"type":"json","attributes":["title"],"maxDepth":1,"when":{"attribute":"note","operator":"notEmpty"}},{"type":"jsonPointer","attributes":["title"]},{"type":"jwt","attributes":["note"],"skipOnError":true},{"type":"language","attributes":["note"]},{"type":"positive","attributes":["cell"],"severity":"info","on":["update"],"except":["register"]},{"type":"negative","attributes":["cell"],"message":"Not “{value}”.","except":["update"]},{"type":"number","attributes":["count"],"min":1,"allowZeroFraction":true,"typeMessage":"{attribute}: typeMessage!"},{"type":"compare","attributes":["count"],"greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","compareAttribute":"total"},{"type":"in","attributes":["total"],"range":[0,18,3]},{"type":"multipleOf","attributes":["ratio"],"value":3,"except":["register"],"skipOnError":false},{"type":"number","attributes":["ratio"],"min":1,"max":18,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","except":["default"],"skipOnError":false},{"type":"required","attributes":["share"],"strict":true},{"type":"required","attributes":["flag"],"severity":"warning","skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"isin"},{"type":"jsonPointer"},{"type":"absent","severity":"warning"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"luhn","allowSeparators":true,"severity":"info"}]},{"type":"each","rules":[{"type":"password","min":4,"tooShort":"{attribute}: tooShort!"},{"type":"ulid","severity":"info","message":"{attribute}: no."},{"type":"base64","urlSafe":true}]}],"typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isbn","attributes":["word"],"severity":"error"},{"type":"required","attributes":["size"],"severity":"info","except":["register"]}],"severity":"error"}]
        """#

    @Rules(.isin, severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.issn) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.json(maxDepth: 1), when: { (model: MacroSubject5) in !(DataValue(exactly: model.note as Any)?.isEmpty ?? false) }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.jsonPointer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.jwt, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.language) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, on: "update", except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range((1)...).message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject5.total).message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([0, 18, 3])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(3.0), except: "register", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(1.0...18.0).message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), except: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.isin, .jsonPointer, .absent.severity(.warning))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.luhn(allowSeparators: true).severity(.info)), .each(.password(min: 4).message("{attribute}: tooShort!", for: "password.tooShort"), .ulid.message("{attribute}: no.").severity(.info), .base64(urlSafe: true))).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isbn, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"latitude","attributes":["text"],"severity":"info","message":"{attribute}: no.","group":"first"},{"type":"longitude","attributes":["text"]},{"type":"lowercase","attributes":["title"],"message":"Not “{value}”."},{"type":"luhn","attributes":["title"],"on":["default"],"skipOnError":false},{"type":"mac","attributes":["note"],"severity":"warning","group":"second"},{"type":"match","attributes":["note"],"pattern":"[a-z]+","caseInsensitive":false,"severity":"warning"},{"type":"decimalPlaces","attributes":["cell"],"min":0,"max":3,"skipOnError":false,"group":"first"},{"type":"multipleOf","attributes":["cell"],"value":10,"group":"first"},{"type":"positive","attributes":["count"]},{"type":"negative","attributes":["count"],"skipOnError":true},{"type":"multipleOf","attributes":["total"],"value":3,"severity":"error"},{"type":"compare","attributes":["ratio"],"compareValue":1e+20,"operator":"!=","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"default","attributes":["ratio"],"value":0.5,"group":"first"},{"type":"latitude","attributes":["share"],"severity":"error","message":"Not “{value}”.","on":["update"],"skipOnEmpty":true,"skipOnError":false},{"type":"default","attributes":["flag"],"value":false,"message":"{attribute}: no.","on":["update"],"group":"second"},{"type":"required","attributes":["tags"],"group":"first"},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latLong","attributes":["word"],"severity":"error","message":"Not “{value}”.","on":["update"],"skipOnError":false},{"type":"default","attributes":["size"],"value":0,"group":"second"}],"skipOnError":true}]
        """#

    @Rules(.latitude, message: "{attribute}: no.", severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.lowercase, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.luhn, on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.mac, severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains(match: "[a-z]+", caseInsensitive: false), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(0...3), group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.notEqual(to: 1e+20).message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(0.5), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude, on: "update", message: "Not “{value}”.", severity: .error, skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), on: "update", message: "{attribute}: no.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latLong, on: "update", message: "Not “{value}”.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(0), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"nanoid","attributes":["text"],"on":["update"],"skipOnEmpty":true},{"type":"password","attributes":["text"],"min":8,"on":["register"],"except":["default"],"skipOnEmpty":true,"skipOnError":true},{"type":"paymentCard","attributes":["title"],"message":"{attribute}: no.","on":["default"],"skipOnError":true},{"type":"port","attributes":["title"],"allowZero":false,"severity":"info","skipOnError":true},{"type":"printable","attributes":["note"],"severity":"warning","message":"{attribute}: no.","on":["default"]},{"type":"relativeJSONPointer","attributes":["note"],"skipOnEmpty":false,"skipOnError":true},{"type":"coordinates","attributes":["cell"],"on":["register"]},{"type":"boolean","attributes":["cell"],"skipOnError":true},{"type":"absent","attributes":["count"]},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"min":0,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":true},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["ratio"],"skipOnError":true},{"type":"multipleOf","attributes":["share"],"value":3,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":false,"greater":"greater, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","on":["default"]},{"type":"count","attributes":["tags"],"exact":0,"tooFew":"tooFew, not “{value}”"},{"type":"count","attributes":["grid"],"min":1},{"type":"nested","attributes":["leaf"],"rules":[{"type":"mimeType","attributes":["word"],"severity":"warning"},{"type":"port","attributes":["size"],"severity":"error","message":"{attribute}: no.","skipOnEmpty":false}],"except":["register"]}]
        """#

    @Rules(.nanoid, on: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.password(min: 8), on: "register", except: "default", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.paymentCard, on: "default", message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.printable, on: "default", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.relativeJSONPointer, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((0)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(3.0), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: false).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(0).message("tooFew, not “{value}”", for: "count.tooFew")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((1)...)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.mimeType, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), message: "{attribute}: no.", severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"safe","attributes":["text"],"skipOnEmpty":false},{"type":"semver","attributes":["text"],"severity":"error","skipOnEmpty":false,"skipOnError":true},{"type":"slug","attributes":["title"],"skipOnError":false},{"type":"spoofing","attributes":["title"],"except":["update"]},{"type":"startsWith","attributes":["note"],"value":"a","message":"Not “{value}”.","skipOnEmpty":true},{"type":"string","attributes":["note"],"min":1,"max":12,"unit":"utf16","tooLong":"tooLong, not “{value}”","tooShort":"tooShort, not “{value}”","severity":"error","skipOnError":true,"group":"first"},{"type":"number","attributes":["cell"],"min":0,"max":100,"skipOnEmpty":false},{"type":"integer","attributes":["cell"],"message":"{attribute}: no.","skipOnEmpty":true},{"type":"in","attributes":["count"],"range":[9223372036854775807,80,-30]},{"type":"default","attributes":["count"],"value":-1,"skipOnError":true},{"type":"positive","attributes":["total"],"skipOnEmpty":false},{"type":"number","attributes":["ratio"],"min":0,"max":99.5,"tooBig":"{attribute}: tooBig!","typeMessage":"{attribute}: typeMessage!"},{"type":"required","attributes":["ratio"],"skipOnEmpty":false},{"type":"compare","attributes":["share"],"greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","compareAttribute":"ratio","severity":"warning","message":"Not “{value}”.","on":["register"],"except":["update"],"skipOnEmpty":true},{"type":"in","attributes":["flag"],"range":[true,false,false],"severity":"error"},{"type":"each","attributes":["tags"],"rules":[{"type":"iban"}],"skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"alphabetic","severity":"info"},{"type":"trim","characters":" -","message":"{attribute}: no."}],"message":"{attribute}: no."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"required","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":-1,"equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!"}]}]
        """#

    @Rules(.safe, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.semver, severity: .error, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.slug, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.spoofing, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.starts(with: "a", ignoreCase: false), message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.length(1...12, unit: .utf16).message("tooLong, not “{value}”", for: "string.tooLong").message("tooShort, not “{value}”", for: "string.tooShort"), severity: .error, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(0.0...100.0), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, message: "{attribute}: no.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([9223372036854775807, 80, -30])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(-1), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(0.0...99.5).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.equal(to: \MacroSubject8.ratio).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), on: "register", except: "update", message: "Not “{value}”.", severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, false]), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.iban), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.alphabetic.severity(.info), .trim(.both, characters: " -").message("{attribute}: no.")).message("{attribute}: no."))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: -1).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"timeZone","attributes":["text"]},{"type":"trim","attributes":["text"],"message":"Not “{value}”.","except":["update"]},{"type":"ulid","attributes":["title"]},{"type":"uppercase","attributes":["title"],"severity":"error","message":"{attribute}: no.","except":["register"]},{"type":"uri","attributes":["note"],"on":["update"]},{"type":"uriReference","attributes":["note"],"on":["default"]},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"skipOnEmpty":true},{"type":"multipleOf","attributes":["count"],"value":3,"skipOnError":true},{"type":"port","attributes":["count"],"skipOnEmpty":false},{"type":"absent","attributes":["total"],"message":"{attribute}: no."},{"type":"default","attributes":["ratio"],"value":-0,"severity":"error"},{"type":"latitude","attributes":["ratio"],"on":["update"],"skipOnEmpty":true},{"type":"longitude","attributes":["share"],"message":"Not “{value}”."},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"required","strict":false},{"type":"latitude"}],"except":["default"],"skipOnEmpty":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"latitude"}],"typeMessage":"{attribute}: typeMessage!","message":"{attribute}: no."}],"typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"time","attributes":["word"]},{"type":"negative","attributes":["size"]}],"skipOnEmpty":true}]
        """#

    @Rules(.timeZone) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.trim(.both), except: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ulid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uppercase, except: "register", message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uri, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uriReference, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(-0.0), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, on: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.required(strict: false), .latitude), except: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.latitude).message("{attribute}: typeMessage!", for: "each.type").message("{attribute}: no.")).message("typeMessage, not “{value}”", for: "each.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.time) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"url","attributes":["text"],"maxLength":2048,"allowLocalHost":false,"allowProtocolRelative":true,"skipOnError":true},{"type":"uuid","attributes":["text"]},{"type":"vin","attributes":["title"],"except":["register"]},{"type":"absent","attributes":["title"],"severity":"info","message":"{attribute}: no."},{"type":"alphabetic","attributes":["note"]},{"type":"alphanumeric","attributes":["note"],"on":["update"]},{"type":"decimalPlaces","attributes":["cell"],"max":3,"skipOnError":true,"group":"first"},{"type":"multipleOf","attributes":["cell"],"value":10},{"type":"number","attributes":["count"],"min":18,"notInteger":"{attribute}: notInteger!","typeMessage":"{attribute}: typeMessage!"},{"type":"compare","attributes":["count"],"compareValue":100,"operator":">","equal":"equal, not “{value}”","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","group":"first"},{"type":"in","attributes":["total"],"range":[9223372036854775807,5,2],"severity":"error","except":["default"],"skipOnEmpty":false},{"type":"positive","attributes":["ratio"],"severity":"info","group":"first"},{"type":"multipleOf","attributes":["ratio"],"value":0.5},{"type":"number","attributes":["share"],"min":18,"max":99.5,"typeMessage":"typeMessage, not “{value}”"},{"type":"default","attributes":["flag"],"value":true},{"type":"required","attributes":["tags"],"on":["default"],"group":"second"},{"type":"required","attributes":["grid"],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriTemplate","attributes":["word"],"message":"Not “{value}”.","except":["update"]},{"type":"required","attributes":["size"],"on":["update"]}],"severity":"error","message":"{attribute}: no.","group":"first"}]
        """#

    @Rules(.url(allowLocalHost: false, allowProtocolRelative: true, maxLength: 2048), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uuid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.vin, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.absent, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.alphabetic) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range((18)...).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: 100).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([9223372036854775807, 5, 2]), except: "default", severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(18.0...99.5).message("typeMessage, not “{value}”", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, on: "default", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", severity: .error, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriTemplate, except: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base32","attributes":["text"],"severity":"warning"},{"type":"base64","attributes":["text"],"padding":false,"on":["default"],"except":["update"]},{"type":"bic","attributes":["title"],"skipOnEmpty":false,"skipOnError":true},{"type":"cardExpiry","attributes":["title"],"allowFourDigitYear":false},{"type":"cardSecurityCode","attributes":["note"],"severity":"error","message":"{attribute}: no.","skipOnEmpty":true,"when":{"attribute":"total","operator":"empty"}},{"type":"compare","attributes":["note"],"equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","compareAttribute":"text"},{"type":"coordinates","attributes":["cell"],"order":"longLat"},{"type":"boolean","attributes":["cell"],"severity":"error"},{"type":"positive","attributes":["count"],"except":["default"],"skipOnError":false},{"type":"negative","attributes":["count"]},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"compareValue":1,"operator":">","greater":"{attribute}: greater!","less":"{attribute}: less!","notEqual":"{attribute}: notEqual!","severity":"warning","skipOnError":false},{"type":"default","attributes":["share"],"value":181,"severity":"warning"},{"type":"compare","attributes":["flag"],"compareValue":true,"lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":false},{"type":"count","attributes":["tags"],"exact":0,"on":["update"]},{"type":"count","attributes":["grid"],"exact":0,"severity":"info","except":["register"],"skipOnError":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ascii","attributes":["word"],"skipOnEmpty":true,"skipOnError":false},{"type":"default","attributes":["size"],"value":3,"severity":"info","except":["register"]}],"severity":"info","message":"Not “{value}”.","skipOnEmpty":false}]
        """#

    @Rules(.base32, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64(padding: false), on: "default", except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.bic, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry(allowFourDigitYear: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cardSecurityCode, when: { (model: MacroSubject11) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, message: "{attribute}: no.", severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject11.text).message("{attribute}: equal!", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates(.longLat)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, except: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: 1.0).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual"), severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(181.0), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(0), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(0), except: "register", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ascii, skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(3), except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"country","attributes":["text"],"severity":"info","group":"second","when":{"attribute":"count","operator":">","value":2}},{"type":"cron","attributes":["text"],"skipOnError":false},{"type":"cssColor","attributes":["title"],"severity":"warning","on":["default"],"skipOnError":false},{"type":"currency","attributes":["title"],"severity":"warning","message":"{attribute}: no.","on":["default"],"group":"first"},{"type":"dataURI","attributes":["note"],"group":"first"},{"type":"date","attributes":["note"],"minAge":18,"severity":"warning"},{"type":"number","attributes":["cell"],"min":-2.5,"allowZeroFraction":true,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","except":["update"],"group":"second"},{"type":"integer","attributes":["cell"],"allowZeroFraction":true},{"type":"absent","attributes":["count"],"severity":"warning"},{"type":"required","attributes":["count"],"severity":"info","except":["update"],"group":"second"},{"type":"number","attributes":["total"],"max":18,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","group":"first"},{"type":"latitude","attributes":["ratio"],"severity":"warning","message":"{attribute}: no."},{"type":"longitude","attributes":["ratio"],"group":"second"},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,false,true],"on":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"jwt"},{"type":"uriReference","severity":"info"},{"type":"contains","value":"b "}],"on":["default"],"skipOnError":false,"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"lowercase"}],"typeMessage":"typeMessage, not “{value}”"}],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"contains","attributes":["word"],"value":"ä","severity":"warning","on":["default"],"skipOnEmpty":true,"group":"first"},{"type":"port","attributes":["size"],"allowZero":false,"skipOnEmpty":true}],"group":"first"}]
        """#

    @Rules(.country, when: { (model: MacroSubject12) in (model.count ?? 0) > 2 }, severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.cssColor, on: "default", severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, on: "default", message: "{attribute}: no.", severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.dataURI, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date(minAge: 18), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number((-2.5)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), except: "update", message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "update", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(18)).message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, true]), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.jwt, .uriReference.severity(.info), .contains("b ", ignoreCase: false, min: 1)), on: "default", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.lowercase).message("typeMessage, not “{value}”", for: "each.type")), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains("ä", ignoreCase: false, min: 1), on: "default", severity: .warning, group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"default","attributes":["text"],"value":""},{"type":"domainName","attributes":["text"],"minimumTopLevelLength":3,"enableIDN":true,"idna2008":false,"message":"{attribute}: no.","except":["register"]},{"type":"duration","attributes":["title"]},{"type":"e164","attributes":["title"],"severity":"info"},{"type":"ean","attributes":["note"]},{"type":"email","attributes":["note"],"allowQuotedLocal":false,"allowComments":false,"allowUnderscore":false,"message":"{attribute}: no.","except":["register"],"skipOnError":false},{"type":"positive","attributes":["cell"],"except":["update"]},{"type":"negative","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[18,9223372036854775807,2],"skipOnError":true},{"type":"default","attributes":["count"],"value":0,"severity":"error"},{"type":"positive","attributes":["total"],"severity":"warning","on":["update"],"skipOnEmpty":false},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"skipOnEmpty":false},{"type":"number","attributes":["ratio"],"min":1,"tooSmall":"tooSmall, not “{value}”","skipOnEmpty":true},{"type":"required","attributes":["share"],"severity":"info","skipOnEmpty":false,"skipOnError":true},{"type":"required","attributes":["flag"],"strict":true,"on":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"lowercase"}],"skipOnEmpty":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"trim","side":"both","severity":"info"},{"type":"absent"}],"typeMessage":"typeMessage, not “{value}”"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dateTime","attributes":["word"],"allowLocal":true,"skipOnError":true},{"type":"compare","attributes":["size"],"compareValue":3,"equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","skipOnEmpty":true}],"message":"{attribute}: no.","on":["register"]}]
        """#

    @Rules(.default("")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(enableIDN: true, idna2008: false, minimumTopLevelLength: 3), except: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.duration) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(allowQuotedLocal: false, allowComments: false, allowUnderscore: false), except: "register", message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([18, 9223372036854775807, 2]), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(0), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, on: "update", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(0.5), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range((1.0)...).message("tooSmall, not “{value}”", for: "number.tooSmall"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, severity: .info, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: true), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.lowercase), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.trim(.both).severity(.info), .absent).message("typeMessage, not “{value}”", for: "each.type")).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dateTime(allowLocal: true), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 3).message("{attribute}: equal!", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
