// swift-format-ignore-file
// Made by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnError":true},{"type":"integer","attributes":["cell"],"skipOnError":false},{"type":"number","attributes":["count"],"min":18,"max":18,"notInteger":"{attribute}: notInteger!","severity":"warning","group":"first"},{"type":"compare","attributes":["count"],"compareValue":2,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","severity":"warning"},{"type":"in","attributes":["total"],"range":[100,0,1],"severity":"info","skipOnError":false,"group":"first"},{"type":"number","attributes":["ratio"],"min":1,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","severity":"warning"},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","on":["default"],"group":"second"},{"type":"compare","attributes":["share"],"greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","compareAttribute":"ratio","severity":"warning","message":"{attribute}: no.","group":"second"},{"type":"in","attributes":["flag"],"range":[false,false,false],"not":true,"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"cssColor"},{"type":"base64","padding":false,"message":"Not “{value}”."},{"type":"base64","padding":true}],"typeMessage":"typeMessage, not “{value}”","severity":"error","group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"mimeType"},{"type":"bic"}],"typeMessage":"{attribute}: typeMessage!"}],"severity":"info","message":"{attribute}: no.","on":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"group":"first"}]
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
    @Rules(.each(.cssColor, .base64(padding: false).message("Not “{value}”."), .base64(padding: true)).message("typeMessage, not “{value}”", for: "each.type"), severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.mimeType, .bic).message("{attribute}: typeMessage!", for: "each.type")), on: "update", message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"cardSecurityCode","attributes":["text"],"severity":"warning"},{"type":"compare","attributes":["text"],"operator":"==","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","typeMessage":"{attribute}: typeMessage!","compareAttribute":"title","message":"{attribute}: no.","skipOnEmpty":true},{"type":"contains","attributes":["title"],"value":"b ","ignoreCase":false,"min":1,"message":"Not “{value}”.","when":{"attribute":"total","operator":"notEmpty"}},{"type":"country","attributes":["title"],"skipOnEmpty":true},{"type":"cron","attributes":["note"],"severity":"info","skipOnError":true},{"type":"cssColor","attributes":["note"],"except":["update"]},{"type":"positive","attributes":["cell"],"severity":"warning"},{"type":"negative","attributes":["cell"],"message":"{attribute}: no.","on":["update"]},{"type":"positive","attributes":["count"],"message":"Not “{value}”.","skipOnError":true},{"type":"negative","attributes":["count"],"on":["default"],"except":["update"]},{"type":"multipleOf","attributes":["total"],"value":10,"message":"Not “{value}”.","on":["update"]},{"type":"default","attributes":["ratio"],"value":18.5},{"type":"latitude","attributes":["ratio"],"except":["update"],"skipOnEmpty":true},{"type":"longitude","attributes":["share"],"message":"{attribute}: no.","skipOnEmpty":true},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"language","message":"Not “{value}”."}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"latLong","message":"Not “{value}”."},{"type":"currency"}],"typeMessage":"{attribute}: typeMessage!"}],"message":"Not “{value}”.","skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"],"severity":"info","message":"{attribute}: no."},{"type":"default","attributes":["size"],"value":0,"message":"Not “{value}”.","skipOnError":true}],"message":"{attribute}: no.","except":["default"]}]
        """#

    @Rules(.cardSecurityCode, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject1.title).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("{attribute}: typeMessage!", for: "compare.type"), message: "{attribute}: no.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.contains("b ", ignoreCase: false, min: 1), when: { (model: MacroSubject1) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.country, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cron, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cssColor, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "default", except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(18.5)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, except: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, message: "{attribute}: no.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.language.message("Not “{value}”."))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.latLong.message("Not “{value}”."), .currency).message("{attribute}: typeMessage!", for: "each.type")), message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "default", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(0), message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"dataURI","attributes":["text"],"message":"Not “{value}”.","except":["default"]},{"type":"date","attributes":["text"],"past":false,"future":false},{"type":"dateTime","attributes":["title"],"minAge":18,"allowLocal":true},{"type":"default","attributes":["title"],"value":"a"},{"type":"domainName","attributes":["note"],"minimumLabels":3,"severity":"warning","message":"Not “{value}”.","except":["default"],"skipOnEmpty":false},{"type":"duration","attributes":["note"],"skipOnError":false},{"type":"decimalPlaces","attributes":["cell"],"max":2},{"type":"multipleOf","attributes":["cell"],"value":10},{"type":"absent","attributes":["count"],"except":["update"],"skipOnError":true},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"min":1,"allowZeroFraction":false,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","severity":"error"},{"type":"positive","attributes":["ratio"],"message":"Not “{value}”.","on":["default"],"skipOnEmpty":false,"group":"second"},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"message":"{attribute}: no.","group":"first"},{"type":"number","attributes":["share"],"max":18,"tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":false},{"type":"default","attributes":["flag"],"value":false,"message":"{attribute}: no.","except":["update"],"skipOnError":true},{"type":"required","attributes":["tags"],"severity":"error","except":["default"]},{"type":"required","attributes":["grid"],"skipOnError":true,"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"currency","attributes":["word"],"on":["register"]},{"type":"port","attributes":["size"],"severity":"info","except":["update"]}],"message":"Not “{value}”."}]
        """#

    @Rules(.dataURI, except: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date(past: false, future: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.dateTime(minAge: 18, allowLocal: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default("a")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.domainName(minimumLabels: 3), except: "default", message: "Not “{value}”.", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.duration, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, except: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((1)...).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, on: "default", message: "Not “{value}”.", group: "second", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(...(18.0)).message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), except: "update", message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, except: "default", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.currency, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), except: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"ean","attributes":["text"],"severity":"info","on":["register"]},{"type":"email","attributes":["text"],"allowTrailingDot":false,"message":"Not “{value}”."},{"type":"endsWith","attributes":["title"],"value":".pdf","severity":"info","except":["default"]},{"type":"filter","attributes":["title"],"filter":"capitalize"},{"type":"hashDigest","attributes":["note"]},{"type":"hex","attributes":["note"],"message":"{attribute}: no.","skipOnEmpty":false},{"type":"coordinates","attributes":["cell"],"skipOnEmpty":false,"when":{"attribute":"count","operator":"empty"}},{"type":"boolean","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[80,18,5],"on":["update"],"except":["default"]},{"type":"default","attributes":["count"],"value":100,"severity":"info","when":{"attribute":"total","operator":">","value":2}},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"],"on":["update"],"skipOnError":false},{"type":"compare","attributes":["ratio"],"compareValue":1,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"Not “{value}”."},{"type":"default","attributes":["share"],"value":1e+20,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!"},{"type":"count","attributes":["tags"],"max":3},{"type":"count","attributes":["grid"],"max":3,"tooMany":"tooMany, not “{value}”","severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"e164","attributes":["word"],"skipOnError":true},{"type":"compare","attributes":["size"],"compareValue":1,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”"}]}]
        """#

    @Rules(.ean, on: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(allowTrailingDot: false), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ends(with: ".pdf", ignoreCase: false), except: "default", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.filter(.capitalize)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.hashDigest) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hex, message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, when: { (model: MacroSubject3) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([80, 18, 5]), on: "update", except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(100), when: { (model: MacroSubject3) in (model.total ?? 0) > 2 }, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, on: "update", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 1.0).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(1e+20), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(...(3))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(...(3)).message("tooMany, not “{value}”", for: "count.tooMany"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.e164, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 1).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"hostname","attributes":["text"],"severity":"info","message":"{attribute}: no.","except":["default"]},{"type":"iban","attributes":["text"],"on":["update"]},{"type":"in","attributes":["title"],"range":["é","null","a"],"not":false},{"type":"ip","attributes":["title"],"allowZone":true,"severity":"warning"},{"type":"iri","attributes":["note"]},{"type":"iriReference","attributes":["note"]},{"type":"number","attributes":["cell"],"min":1,"max":99.5,"integerOnly":false,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”"},{"type":"integer","attributes":["cell"]},{"type":"multipleOf","attributes":["count"],"value":10},{"type":"port","attributes":["count"],"group":"second"},{"type":"absent","attributes":["total"],"severity":"info","except":["update"],"skipOnError":true},{"type":"latitude","attributes":["ratio"],"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no.","skipOnEmpty":true,"skipOnError":true},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,false,false],"skipOnEmpty":true},{"type":"each","attributes":["tags"],"rules":[{"type":"ulid"},{"type":"contains","value":"ä"},{"type":"nanoid"}],"severity":"error","message":"{attribute}: no.","group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","message":"{attribute}: no."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hexColor","attributes":["word"],"skipOnError":true,"group":"second"},{"type":"negative","attributes":["size"]}],"group":"second"}]
        """#

    @Rules(.hostname, except: "default", message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iban, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.in(["é", "null", "a"])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ip(allowZone: true), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.iri) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iriReference) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(1.0...99.5, integerOnly: false).message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, except: "update", severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, group: "first", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, message: "{attribute}: no.", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, false]), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.ulid, .contains("ä", ignoreCase: false, min: 1), .nanoid), message: "{attribute}: no.", severity: .error, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required.message("{attribute}: no."))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hexColor, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isin","attributes":["text"],"message":"{attribute}: no."},{"type":"issn","attributes":["text"],"requireHyphen":true,"skipOnEmpty":true},{"type":"json","attributes":["title"],"maxDepth":1},{"type":"jsonPointer","attributes":["title"],"severity":"warning","except":["register"]},{"type":"jwt","attributes":["note"]},{"type":"language","attributes":["note"],"on":["update"],"skipOnError":true},{"type":"positive","attributes":["cell"],"severity":"error"},{"type":"negative","attributes":["cell"],"severity":"info","skipOnEmpty":true},{"type":"number","attributes":["count"],"min":18,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no.","skipOnEmpty":false},{"type":"compare","attributes":["count"],"compareValue":80,"greater":"{attribute}: greater!","less":"{attribute}: less!"},{"type":"in","attributes":["total"],"range":[2,80,80],"on":["default"]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"info"},{"type":"number","attributes":["ratio"],"min":0,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"error"},{"type":"required","attributes":["share"],"severity":"error"},{"type":"required","attributes":["flag"],"strict":true,"severity":"error","message":"Not “{value}”."},{"type":"each","attributes":["tags"],"rules":[{"type":"filter","filter":"trim"},{"type":"latitude"}],"on":["register"]},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"message":"Not “{value}”.","except":["register"],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isbn","attributes":["word"],"on":["update"],"except":["register"],"skipOnEmpty":true},{"type":"required","attributes":["size"],"strict":false}],"message":"{attribute}: no.","on":["update"]}]
        """#

    @Rules(.isin, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.issn(requireHyphen: true), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.json(maxDepth: 1)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.jsonPointer, except: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.jwt) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.language, on: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range((18)...).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 80).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([2, 80, 80]), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(0.5), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range((0.0)...).message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: true), message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.filter(.trim), .latitude), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required), except: "register", message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isbn, on: "update", except: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required(strict: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"latitude","attributes":["text"],"severity":"error","group":"first"},{"type":"longitude","attributes":["text"],"severity":"warning"},{"type":"lowercase","attributes":["title"],"severity":"warning"},{"type":"luhn","attributes":["title"]},{"type":"mac","attributes":["note"],"severity":"warning","message":"Not “{value}”.","skipOnError":true,"group":"first"},{"type":"match","attributes":["note"],"pattern":"^a","caseInsensitive":false,"group":"first"},{"type":"decimalPlaces","attributes":["cell"],"min":1,"max":3,"skipOnError":false},{"type":"multipleOf","attributes":["cell"],"value":0.5,"severity":"warning","message":"{attribute}: no.","skipOnEmpty":true,"when":{"attribute":"count","operator":"notIn","value":[1]}},{"type":"positive","attributes":["count"],"severity":"info","except":["update"],"skipOnError":false,"group":"first"},{"type":"negative","attributes":["count"],"message":"{attribute}: no."},{"type":"multipleOf","attributes":["total"],"value":10,"message":"Not “{value}”.","on":["default"]},{"type":"compare","attributes":["ratio"],"greater":"greater, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"share","except":["register"],"skipOnError":false,"group":"second"},{"type":"default","attributes":["ratio"],"value":-0},{"type":"latitude","attributes":["share"]},{"type":"default","attributes":["flag"],"value":true},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"],"strict":false,"skipOnError":false,"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latLong","attributes":["word"]},{"type":"default","attributes":["size"],"value":2,"severity":"warning"}]}]
        """#

    @Rules(.latitude, severity: .error, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.lowercase, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.luhn) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.mac, message: "Not “{value}”.", severity: .warning, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains(match: "^a", caseInsensitive: false), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(1...3), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), when: { (model: MacroSubject6) in model.count != 1 }, message: "{attribute}: no.", severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, except: "update", severity: .info, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), on: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("greater, not “{value}”", for: "compare.greater").message("notEqual, not “{value}”", for: "compare.notEqual"), except: "register", group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(-0.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required(strict: false), group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latLong) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(2), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"nanoid","attributes":["text"],"skipOnError":true},{"type":"password","attributes":["text"],"symbol":true,"noDigit":"noDigit, not “{value}”","noLowercase":"noLowercase, not “{value}”","severity":"info"},{"type":"paymentCard","attributes":["title"],"skipOnError":false},{"type":"port","attributes":["title"],"skipOnEmpty":true,"when":{"attribute":"count","operator":"notEmpty"}},{"type":"printable","attributes":["note"],"skipOnError":false},{"type":"relativeJSONPointer","attributes":["note"],"severity":"info","message":"{attribute}: no.","skipOnEmpty":false},{"type":"coordinates","attributes":["cell"],"severity":"error"},{"type":"boolean","attributes":["cell"],"message":"Not “{value}”."},{"type":"absent","attributes":["count"],"except":["register"]},{"type":"required","attributes":["count"],"message":"Not “{value}”.","except":["default"]},{"type":"number","attributes":["total"],"max":18,"allowZeroFraction":false},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["share"],"value":10},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"equal, not “{value}”","greater":"greater, not “{value}”","notEqual":"{attribute}: notEqual!"},{"type":"count","attributes":["tags"],"min":1,"tooFew":"tooFew, not “{value}”","tooMany":"tooMany, not “{value}”","severity":"info"},{"type":"count","attributes":["grid"],"min":2,"typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","skipOnEmpty":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"mimeType","attributes":["word"],"skipOnEmpty":false},{"type":"port","attributes":["size"],"skipOnEmpty":true}],"message":"{attribute}: no."}]
        """#

    @Rules(.nanoid, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.password(symbol: true).message("noDigit, not “{value}”", for: "password.noDigit").message("noLowercase, not “{value}”", for: "password.noLowercase"), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.paymentCard, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port, when: { (model: MacroSubject7) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.printable, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.relativeJSONPointer, message: "{attribute}: no.", severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(18))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(10.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count((1)...).message("tooFew, not “{value}”", for: "count.tooFew").message("tooMany, not “{value}”", for: "count.tooMany"), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((2)...).message("{attribute}: typeMessage!", for: "count.type"), message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.mimeType, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"safe","attributes":["text"],"except":["update"]},{"type":"semver","attributes":["text"],"group":"first"},{"type":"slug","attributes":["title"],"allowUnderscore":false,"except":["register"],"skipOnEmpty":true},{"type":"spoofing","attributes":["title"],"message":"Not “{value}”.","on":["update"]},{"type":"startsWith","attributes":["note"],"value":"a"},{"type":"string","attributes":["note"],"min":1,"max":12,"tooLong":"{attribute}: tooLong!","typeMessage":"{attribute}: typeMessage!"},{"type":"number","attributes":["cell"],"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","severity":"info","skipOnEmpty":false},{"type":"integer","attributes":["cell"],"group":"second"},{"type":"in","attributes":["count"],"range":[-30,1,2],"except":["register"],"group":"first"},{"type":"default","attributes":["count"],"value":-1,"when":{"attribute":"total","operator":">","value":2}},{"type":"positive","attributes":["total"]},{"type":"number","attributes":["ratio"],"max":99.5,"allowZeroFraction":true,"severity":"warning","except":["register"],"group":"second"},{"type":"required","attributes":["ratio"],"severity":"info","on":["update"],"skipOnError":false},{"type":"compare","attributes":["share"],"lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","compareAttribute":"ratio","except":["register"],"skipOnEmpty":false,"group":"second"},{"type":"in","attributes":["flag"],"range":[false,true,false],"skipOnEmpty":true,"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"bic","severity":"warning"},{"type":"hex"}],"typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"hostname","severity":"info"},{"type":"semver"},{"type":"lowercase"}],"message":"Not “{value}”."}],"typeMessage":"typeMessage, not “{value}”","group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"required","attributes":["word"],"strict":false,"message":"{attribute}: no.","group":"first"},{"type":"compare","attributes":["size"],"compareValue":80,"greater":"greater, not “{value}”","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":true}],"on":["update"],"group":"second"}]
        """#

    @Rules(.safe, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.semver, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.slug(allowUnderscore: false), except: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.spoofing, on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.starts(with: "a", ignoreCase: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.length(1...12).message("{attribute}: tooLong!", for: "string.tooLong").message("{attribute}: typeMessage!", for: "string.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number.message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig"), severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([-30, 1, 2]), except: "register", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(-1), when: { (model: MacroSubject8) in (model.total ?? 0) > 2 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(...(99.5)), except: "register", severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, on: "update", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.equal(to: \MacroSubject8.ratio).message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), except: "register", group: "second", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, false]), group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.bic.severity(.warning), .hex).message("{attribute}: typeMessage!", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.hostname.severity(.info), .semver, .lowercase).message("Not “{value}”.")).message("typeMessage, not “{value}”", for: "each.type"), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required(strict: false), message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 80).message("greater, not “{value}”", for: "compare.greater").message("typeMessage, not “{value}”", for: "compare.type"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"timeZone","attributes":["text"],"except":["register"]},{"type":"trim","attributes":["text"],"characters":" -","severity":"info"},{"type":"ulid","attributes":["title"],"message":"Not “{value}”."},{"type":"uppercase","attributes":["title"]},{"type":"uri","attributes":["note"]},{"type":"uriReference","attributes":["note"],"severity":"info","skipOnEmpty":false},{"type":"positive","attributes":["cell"],"message":"{attribute}: no."},{"type":"negative","attributes":["cell"],"except":["default"]},{"type":"multipleOf","attributes":["count"],"value":10,"severity":"warning","except":["register"]},{"type":"port","attributes":["count"],"except":["update"],"when":{"attribute":"total","operator":"notIn","value":[9223372036854775807]}},{"type":"absent","attributes":["total"],"severity":"warning","message":"Not “{value}”.","on":["register"]},{"type":"default","attributes":["ratio"],"value":1e+20},{"type":"latitude","attributes":["ratio"],"skipOnError":true},{"type":"longitude","attributes":["share"],"on":["update"]},{"type":"required","attributes":["flag"],"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"longitude"}],"typeMessage":"typeMessage, not “{value}”","severity":"warning","on":["register"]},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"time","attributes":["word"],"on":["register"],"skipOnEmpty":true},{"type":"negative","attributes":["size"],"severity":"warning"}],"on":["register"],"skipOnEmpty":true}]
        """#

    @Rules(.timeZone, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.trim(.both, characters: " -"), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ulid, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uppercase) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uri) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uriReference, severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10), except: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), when: { (model: MacroSubject9) in model.total != 9223372036854775807 }, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, on: "register", message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(1e+20)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.longitude).message("typeMessage, not “{value}”", for: "each.type"), on: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.time, on: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"url","attributes":["text"],"on":["update"]},{"type":"uuid","attributes":["text"],"group":"first"},{"type":"vin","attributes":["title"],"severity":"error","message":"Not “{value}”.","on":["register"],"skipOnError":false},{"type":"absent","attributes":["title"],"severity":"warning","group":"first"},{"type":"alphabetic","attributes":["note"],"group":"first"},{"type":"alphanumeric","attributes":["note"],"message":"Not “{value}”.","group":"second"},{"type":"decimalPlaces","attributes":["cell"],"max":2,"severity":"warning","except":["register"]},{"type":"multipleOf","attributes":["cell"],"value":3,"severity":"error","skipOnEmpty":true},{"type":"number","attributes":["count"],"max":100,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","severity":"info"},{"type":"compare","attributes":["count"],"compareValue":80,"equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","severity":"error","skipOnError":true},{"type":"in","attributes":["total"],"range":[-30,80,3],"severity":"info","message":"Not “{value}”.","on":["register"]},{"type":"positive","attributes":["ratio"],"on":["register"]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"info","except":["register"]},{"type":"number","attributes":["share"],"min":18,"max":99.5,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!"},{"type":"default","attributes":["flag"],"value":true,"group":"first"},{"type":"required","attributes":["tags"],"strict":false,"severity":"warning","skipOnError":false},{"type":"required","attributes":["grid"],"message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriTemplate","attributes":["word"],"except":["register"],"group":"second"},{"type":"required","attributes":["size"]}],"on":["register"]}]
        """#

    @Rules(.url, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uuid, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.vin, on: "register", message: "Not “{value}”.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.absent, severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.alphabetic, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric, message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2), except: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(100)).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 80).message("{attribute}: equal!", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual"), severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([-30, 80, 3]), on: "register", message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(18.0...99.5).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required(strict: false), severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriTemplate, except: "register", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base32","attributes":["text"],"skipOnError":true,"when":{"attribute":"count","operator":"empty"}},{"type":"base64","attributes":["text"]},{"type":"bic","attributes":["title"],"severity":"info","message":"Not “{value}”.","skipOnError":true},{"type":"cardExpiry","attributes":["title"],"allowExpired":true},{"type":"cardSecurityCode","attributes":["note"],"skipOnError":false},{"type":"compare","attributes":["note"],"compareValue":"xx","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","severity":"info","skipOnError":true},{"type":"coordinates","attributes":["cell"],"message":"Not “{value}”."},{"type":"boolean","attributes":["cell"],"severity":"warning","message":"Not “{value}”.","skipOnEmpty":true},{"type":"positive","attributes":["count"],"skipOnEmpty":true},{"type":"negative","attributes":["count"],"except":["register"]},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"required","attributes":["ratio"],"severity":"error","message":"Not “{value}”."},{"type":"compare","attributes":["ratio"],"compareValue":0.5,"greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!"},{"type":"default","attributes":["share"],"value":1e+20},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","notEqual":"{attribute}: notEqual!"},{"type":"count","attributes":["tags"],"exact":0},{"type":"count","attributes":["grid"],"exact":2,"message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ascii","attributes":["word"],"on":["register"]},{"type":"default","attributes":["size"],"value":18}]}]
        """#

    @Rules(.base32, when: { (model: MacroSubject11) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.bic, message: "Not “{value}”.", severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry(allowExpired: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cardSecurityCode, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: "xx").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, message: "Not “{value}”.", severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 0.5).message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(1e+20)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(2), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ascii, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(18)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"country","attributes":["text"],"except":["register"]},{"type":"cron","attributes":["text"],"group":"second"},{"type":"cssColor","attributes":["title"],"message":"{attribute}: no.","except":["update"],"skipOnEmpty":false,"when":{"attribute":"note","operator":"notEmpty"}},{"type":"currency","attributes":["title"],"severity":"error","message":"Not “{value}”.","when":{"attribute":"note","operator":"notIn","value":["-1.5"]}},{"type":"dataURI","attributes":["note"]},{"type":"date","attributes":["note"],"group":"second","when":{"attribute":"count","operator":"notEmpty"}},{"type":"number","attributes":["cell"],"integerOnly":true,"notInteger":"{attribute}: notInteger!","skipOnError":false},{"type":"integer","attributes":["cell"],"allowZeroFraction":true,"skipOnError":false,"group":"second"},{"type":"absent","attributes":["count"],"skipOnError":true,"group":"second"},{"type":"required","attributes":["count"],"message":"{attribute}: no."},{"type":"number","attributes":["total"],"min":0,"max":18,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","severity":"warning","skipOnEmpty":false,"skipOnError":false},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["ratio"],"severity":"info","on":["update"]},{"type":"positive","attributes":["share"],"skipOnEmpty":false},{"type":"in","attributes":["flag"],"range":[true,false,true],"severity":"warning","message":"Not “{value}”."},{"type":"each","attributes":["tags"],"rules":[{"type":"iri"}],"message":"{attribute}: no."},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"severity":"info","except":["register"],"skipOnError":false,"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"contains","attributes":["word"],"value":"b ","skipOnError":true,"group":"second"},{"type":"port","attributes":["size"],"allowZero":true}],"severity":"info","skipOnEmpty":false}]
        """#

    @Rules(.country, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.cssColor, when: { (model: MacroSubject12) in !(DataValue(exactly: model.note as Any)?.isEmpty ?? false) }, except: "update", message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, when: { (model: MacroSubject12) in model.note != "-1.5" }, message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.dataURI) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date, when: { (model: MacroSubject12) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(integerOnly: true).message("{attribute}: notInteger!", for: "number.notInteger"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(0...18).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), severity: .warning, skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, on: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, true]), message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.iri), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required), except: "register", severity: .info, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains("b ", ignoreCase: false, min: 1), group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"default","attributes":["text"],"value":"null","message":"{attribute}: no.","skipOnEmpty":false},{"type":"domainName","attributes":["text"],"enableIDN":false,"message":"Not “{value}”."},{"type":"duration","attributes":["title"],"severity":"info","skipOnEmpty":false},{"type":"e164","attributes":["title"],"on":["register"]},{"type":"ean","attributes":["note"]},{"type":"email","attributes":["note"],"allowLocalDomain":false,"allowDisplayName":false,"allowUnderscore":true,"checkSpoofing":false,"domainUnchecked":"{attribute}: domainUnchecked!","skipOnEmpty":false,"skipOnError":true},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[80,9223372036854775807,100]},{"type":"default","attributes":["count"],"value":100,"severity":"info","message":"Not “{value}”."},{"type":"positive","attributes":["total"]},{"type":"multipleOf","attributes":["ratio"],"value":10,"on":["default"],"skipOnEmpty":true,"skipOnError":false},{"type":"number","attributes":["ratio"],"max":18,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"warning"},{"type":"required","attributes":["share"]},{"type":"required","attributes":["flag"],"strict":false,"message":"Not “{value}”."},{"type":"each","attributes":["tags"],"rules":[{"type":"endsWith","value":"a","severity":"warning"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"relativeJSONPointer"}],"severity":"warning"}],"typeMessage":"typeMessage, not “{value}”","skipOnEmpty":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dateTime","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":5,"greater":"greater, not “{value}”","less":"{attribute}: less!","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!"}],"on":["update"]}]
        """#

    @Rules(.default("null"), message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(enableIDN: false), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.duration, severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(allowLocalDomain: false, allowDisplayName: false, allowUnderscore: true, checkSpoofing: false).message("{attribute}: domainUnchecked!", for: "email.domainUnchecked"), skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([80, 9223372036854775807, 100])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(100), message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(10.0), on: "default", skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(...(18.0)).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: false), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.ends(with: "a", ignoreCase: false).severity(.warning))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.relativeJSONPointer).severity(.warning)).message("typeMessage, not “{value}”", for: "each.type"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dateTime) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 5).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
