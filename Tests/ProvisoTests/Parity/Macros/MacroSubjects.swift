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
        [{"type":"ean","attributes":["text"],"severity":"info","on":["register"]},{"type":"email","attributes":["text"],"allowTrailingDot":false,"message":"Not “{value}”."},{"type":"endsWith","attributes":["title"],"value":".pdf","severity":"info","except":["default"]},{"type":"filter","attributes":["title"],"filter":"capitalize"},{"type":"hashDigest","attributes":["note"]},{"type":"hex","attributes":["note"],"message":"{attribute}: no.","skipOnEmpty":false},{"type":"coordinates","attributes":["cell"],"skipOnEmpty":false,"when":{"attribute":"count","operator":"empty"}},{"type":"boolean","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[80,18,5],"on":["update"],"except":["default"]},{"type":"default","attributes":["count"],"value":100,"severity":"info","when":{"attribute":"total","operator":">","value":2}},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"],"on":["update"],"skipOnError":false},{"type":"compare","attributes":["ratio"],"compareValue":1,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"Not “{value}”."},{"type":"default","attributes":["share"],"value":1e+20,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!"},{"type":"each","attributes":["tags"],"rules":[{"type":"paymentCard","severity":"info"},{"type":"contains","value":"ä"},{"type":"printable"}],"message":"Not “{value}”.","skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"filter","filter":"digits"},{"type":"printable"},{"type":"ascii"}]}],"skipOnEmpty":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"e164","attributes":["word"],"skipOnError":true},{"type":"compare","attributes":["size"],"compareValue":1,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”"}],"except":["update"]}]
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
    @Rules(.each(.paymentCard.severity(.info), .contains("ä", ignoreCase: false, min: 1), .printable), message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.filter(.digits), .printable, .ascii)), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"hostname","attributes":["text"],"when":{"attribute":"count","operator":"empty"}},{"type":"iban","attributes":["text"],"severity":"warning","except":["default"]},{"type":"in","attributes":["title"],"range":["é","null","a"],"not":false},{"type":"ip","attributes":["title"],"allowZone":true,"severity":"warning"},{"type":"iri","attributes":["note"]},{"type":"iriReference","attributes":["note"]},{"type":"number","attributes":["cell"],"min":1,"max":99.5,"integerOnly":false,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”"},{"type":"integer","attributes":["cell"]},{"type":"multipleOf","attributes":["count"],"value":10},{"type":"port","attributes":["count"],"group":"second"},{"type":"absent","attributes":["total"],"severity":"info","except":["update"],"skipOnError":true},{"type":"latitude","attributes":["ratio"],"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no.","skipOnEmpty":true,"skipOnError":true},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,false,false],"skipOnEmpty":true},{"type":"each","attributes":["tags"],"rules":[{"type":"ulid"},{"type":"contains","value":"ä"},{"type":"nanoid"}],"severity":"error","message":"{attribute}: no.","group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","message":"{attribute}: no."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hexColor","attributes":["word"],"requireHash":false,"severity":"error","on":["default"]},{"type":"negative","attributes":["size"]}],"group":"second"}]
        """#

    @Rules(.hostname, when: { (model: MacroSubject4) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iban, except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        @Rules(.hexColor(requireHash: false), on: "default", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isin","attributes":["text"],"message":"{attribute}: no."},{"type":"issn","attributes":["text"],"requireHyphen":true,"skipOnEmpty":true},{"type":"json","attributes":["title"],"maxDepth":1},{"type":"jsonPointer","attributes":["title"],"severity":"warning","except":["register"]},{"type":"jwt","attributes":["note"]},{"type":"language","attributes":["note"],"on":["update"],"skipOnError":true},{"type":"positive","attributes":["cell"],"severity":"error"},{"type":"negative","attributes":["cell"],"severity":"info","skipOnEmpty":true},{"type":"number","attributes":["count"],"min":18,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no.","skipOnEmpty":false},{"type":"compare","attributes":["count"],"compareValue":80,"greater":"{attribute}: greater!","less":"{attribute}: less!"},{"type":"in","attributes":["total"],"range":[2,80,80],"on":["default"]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"info"},{"type":"number","attributes":["ratio"],"min":0,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"error"},{"type":"required","attributes":["share"],"severity":"error"},{"type":"required","attributes":["flag"],"strict":true,"severity":"error","message":"Not “{value}”."},{"type":"required","attributes":["tags"],"except":["register"]},{"type":"required","attributes":["grid"],"message":"Not “{value}”.","on":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isbn","attributes":["word"],"on":["update"],"except":["register"],"skipOnEmpty":true},{"type":"required","attributes":["size"],"strict":false}]}]
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
    @Rules(.required, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, on: "register", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"latitude","attributes":["text"],"message":"{attribute}: no.","skipOnError":true,"group":"first"},{"type":"longitude","attributes":["text"],"group":"second"},{"type":"lowercase","attributes":["title"],"group":"first"},{"type":"luhn","attributes":["title"],"group":"first"},{"type":"mac","attributes":["note"],"allowBare":false,"on":["default"],"group":"first"},{"type":"match","attributes":["note"],"pattern":"\\d","on":["register"]},{"type":"decimalPlaces","attributes":["cell"],"max":2,"message":"{attribute}: no.","skipOnEmpty":false},{"type":"multipleOf","attributes":["cell"],"value":3,"severity":"warning","group":"second"},{"type":"positive","attributes":["count"],"severity":"error","except":["register"],"skipOnError":false},{"type":"negative","attributes":["count"],"skipOnError":false},{"type":"multipleOf","attributes":["total"],"value":3,"except":["default"]},{"type":"compare","attributes":["ratio"],"compareValue":-3.25,"operator":">","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","except":["default"],"group":"first"},{"type":"default","attributes":["ratio"],"value":90},{"type":"latitude","attributes":["share"],"group":"first"},{"type":"default","attributes":["flag"],"value":false,"skipOnEmpty":false,"group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"slug"},{"type":"hexColor"},{"type":"alphabetic","ascii":false}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required"},{"type":"each","rules":[{"type":"jsonPointer","message":"{attribute}: no."},{"type":"domainName","minimumTopLevelLength":3}]}],"on":["update"],"except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latLong","attributes":["word"],"message":"{attribute}: no.","except":["default"]},{"type":"default","attributes":["size"],"value":9223372036854775807,"message":"{attribute}: no.","skipOnError":false,"group":"second"}],"group":"first"}]
        """#

    @Rules(.latitude, message: "{attribute}: no.", group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.lowercase, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.luhn, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.mac(allowBare: false), on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains(match: "\\d"), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2), message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, except: "register", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.compare(.greater, to: -3.25).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), except: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(90.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), group: "second", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.slug, .hexColor, .alphabetic(ascii: false))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required, .each(.jsonPointer.message("{attribute}: no."), .domainName(minimumTopLevelLength: 3))), on: "update", except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latLong, except: "default", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(9223372036854775807), message: "{attribute}: no.", group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"nanoid","attributes":["text"],"on":["update"]},{"type":"password","attributes":["text"],"tooShort":"tooShort, not “{value}”","typeMessage":"typeMessage, not “{value}”","on":["default"],"skipOnError":true},{"type":"paymentCard","attributes":["title"]},{"type":"port","attributes":["title"],"severity":"info","except":["update"]},{"type":"printable","attributes":["note"]},{"type":"relativeJSONPointer","attributes":["note"],"when":{"attribute":"count","operator":"empty"}},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"ignoreCase":false},{"type":"absent","attributes":["count"],"severity":"info"},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"min":0,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":true},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["ratio"],"skipOnError":true},{"type":"multipleOf","attributes":["share"],"value":3,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":false,"greater":"greater, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","on":["default"]},{"type":"each","attributes":["tags"],"rules":[{"type":"base64"},{"type":"base32","severity":"warning","message":"{attribute}: no."}],"on":["default"],"skipOnEmpty":false},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"mimeType","attributes":["word"],"on":["update"]},{"type":"port","attributes":["size"],"message":"Not “{value}”."}],"except":["update"]}]
        """#

    @Rules(.nanoid, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.password.message("tooShort, not “{value}”", for: "password.tooShort").message("typeMessage, not “{value}”", for: "password.type"), on: "default", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.paymentCard) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port, except: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.printable) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.relativeJSONPointer, when: { (model: MacroSubject7) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
    @Rules(.each(.base64, .base32.message("{attribute}: no.").severity(.warning)), on: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.mimeType, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"safe","attributes":["text"],"message":"Not “{value}”."},{"type":"semver","attributes":["text"],"severity":"info","except":["update"],"group":"second"},{"type":"slug","attributes":["title"],"skipOnEmpty":true,"when":{"attribute":"total","operator":">","value":2}},{"type":"spoofing","attributes":["title"],"message":"Not “{value}”.","except":["update"],"group":"second"},{"type":"startsWith","attributes":["note"],"value":"AB","ignoreCase":true,"severity":"warning","group":"second"},{"type":"string","attributes":["note"],"min":4,"typeMessage":"typeMessage, not “{value}”","group":"second","when":{"attribute":"count","operator":"notEmpty"}},{"type":"number","attributes":["cell"],"min":-2.5,"max":100,"message":"{attribute}: no.","on":["default"],"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"integer","attributes":["cell"],"message":"Not “{value}”."},{"type":"in","attributes":["count"],"range":[3,3,0],"severity":"warning","skipOnEmpty":false,"group":"first"},{"type":"default","attributes":["count"],"value":0},{"type":"positive","attributes":["total"],"message":"{attribute}: no."},{"type":"number","attributes":["ratio"],"max":18,"tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!","severity":"warning","except":["update"],"group":"first"},{"type":"required","attributes":["ratio"],"strict":true,"message":"{attribute}: no."},{"type":"compare","attributes":["share"],"operator":"<=","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","compareAttribute":"ratio","message":"Not “{value}”."},{"type":"in","attributes":["flag"],"range":[true,false,false],"group":"first"},{"type":"required","attributes":["tags"],"strict":false,"message":"{attribute}: no.","on":["default"],"group":"second"},{"type":"required","attributes":["grid"],"except":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"required","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":9223372036854775807,"equal":"equal, not “{value}”","less":"{attribute}: less!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”.","skipOnError":true,"group":"second"}]}]
        """#

    @Rules(.safe, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.semver, except: "update", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.slug, when: { (model: MacroSubject8) in (model.total ?? 0) > 2 }, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.spoofing, except: "update", message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.starts(with: "AB", ignoreCase: true), severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.length((4)...).message("typeMessage, not “{value}”", for: "string.type"), when: { (model: MacroSubject8) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(-2.5...100.0), on: "default", message: "{attribute}: no.", group: "first", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([3, 3, 0]), severity: .warning, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(...(18.0)).message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), except: "update", severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: true), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.compare(.lessOrEqual, to: \MacroSubject8.ratio).message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, false]), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required(strict: false), on: "default", message: "{attribute}: no.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 9223372036854775807).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: less!", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "Not “{value}”.", group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"timeZone","attributes":["text"]},{"type":"trim","attributes":["text"]},{"type":"ulid","attributes":["title"]},{"type":"uppercase","attributes":["title"],"except":["update"]},{"type":"uri","attributes":["note"],"severity":"error","message":"Not “{value}”.","on":["register"],"skipOnError":false},{"type":"uriReference","attributes":["note"],"severity":"warning"},{"type":"positive","attributes":["cell"],"severity":"warning"},{"type":"negative","attributes":["cell"]},{"type":"multipleOf","attributes":["count"],"value":3,"on":["default"]},{"type":"port","attributes":["count"],"allowZero":false,"severity":"error","message":"Not “{value}”.","skipOnError":false},{"type":"absent","attributes":["total"],"skipOnEmpty":true},{"type":"default","attributes":["ratio"],"value":-3.25,"except":["register"]},{"type":"latitude","attributes":["ratio"],"severity":"warning"},{"type":"longitude","attributes":["share"],"message":"Not “{value}”.","skipOnEmpty":true,"skipOnError":false},{"type":"required","attributes":["flag"],"skipOnEmpty":false,"skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"relativeJSONPointer"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"base32"},{"type":"ip","cidr":false,"strict":true}],"severity":"info","message":"Not “{value}”."}],"typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"time","attributes":["word"],"except":["register"],"skipOnError":true},{"type":"negative","attributes":["size"],"skipOnEmpty":true}],"except":["update"]}]
        """#

    @Rules(.timeZone) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.trim(.both)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ulid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uppercase, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uri, on: "register", message: "Not “{value}”.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uriReference, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), message: "Not “{value}”.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(-3.25), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, message: "Not “{value}”.", skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.relativeJSONPointer)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.base32, .ip(cidr: false, strict: true)).message("Not “{value}”.").severity(.info)).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.time, except: "register", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"url","attributes":["text"],"idna2008":true,"allowLocalHost":false,"allowUserInfo":true},{"type":"uuid","attributes":["text"]},{"type":"vin","attributes":["title"],"skipOnEmpty":false,"group":"second","when":{"attribute":"total","operator":"notEmpty"}},{"type":"absent","attributes":["title"]},{"type":"alphabetic","attributes":["note"],"on":["update"]},{"type":"alphanumeric","attributes":["note"],"ascii":true,"on":["update"]},{"type":"decimalPlaces","attributes":["cell"],"max":3},{"type":"multipleOf","attributes":["cell"],"value":10,"severity":"warning","skipOnEmpty":false},{"type":"number","attributes":["count"],"max":18,"allowZeroFraction":true,"tooBig":"{attribute}: tooBig!","typeMessage":"{attribute}: typeMessage!","skipOnError":false},{"type":"compare","attributes":["count"],"compareValue":-30,"equal":"equal, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","message":"Not “{value}”."},{"type":"in","attributes":["total"],"range":[3,0,18],"skipOnEmpty":true},{"type":"positive","attributes":["ratio"],"skipOnError":false},{"type":"multipleOf","attributes":["ratio"],"value":10},{"type":"number","attributes":["share"],"max":18,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","typeMessage":"{attribute}: typeMessage!","except":["update"]},{"type":"default","attributes":["flag"],"value":false,"severity":"info","message":"Not “{value}”.","skipOnEmpty":false},{"type":"each","attributes":["tags"],"rules":[{"type":"currency"}],"typeMessage":"typeMessage, not “{value}”","group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"trim","characters":"x1"}],"typeMessage":"typeMessage, not “{value}”"}],"severity":"info"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriTemplate","attributes":["word"],"skipOnEmpty":true,"group":"first"},{"type":"required","attributes":["size"],"strict":true}]}]
        """#

    @Rules(.url(idna2008: true, allowLocalHost: false, allowUserInfo: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uuid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.vin, when: { (model: MacroSubject10) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, group: "second", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.absent) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.alphabetic, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric(ascii: true), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(18)).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: -30).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([3, 0, 18]), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(...(18.0)).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), message: "Not “{value}”.", severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.currency).message("typeMessage, not “{value}”", for: "each.type"), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.trim(.both, characters: "x1")).message("typeMessage, not “{value}”", for: "each.type")), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriTemplate, group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base32","attributes":["text"],"on":["default"],"skipOnError":false},{"type":"base64","attributes":["text"],"urlSafe":true,"skipOnError":true},{"type":"bic","attributes":["title"],"severity":"info","message":"Not “{value}”."},{"type":"cardExpiry","attributes":["title"],"severity":"warning","message":"{attribute}: no.","on":["register"]},{"type":"cardSecurityCode","attributes":["note"]},{"type":"compare","attributes":["note"],"compareValue":"","operator":"!=","equal":"equal, not “{value}”","greater":"greater, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":true},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"severity":"info","skipOnEmpty":false},{"type":"positive","attributes":["count"],"skipOnEmpty":true},{"type":"negative","attributes":["count"],"severity":"info","on":["update"],"skipOnError":true},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"required","attributes":["ratio"],"strict":true,"severity":"warning","except":["default"]},{"type":"compare","attributes":["ratio"],"equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"{attribute}: less!","notEqual":"{attribute}: notEqual!","compareAttribute":"share","severity":"warning"},{"type":"default","attributes":["share"],"value":18.5,"severity":"warning","message":"Not “{value}”.","except":["default"]},{"type":"compare","attributes":["flag"],"compareValue":true,"greater":"{attribute}: greater!","notEqual":"notEqual, not “{value}”"},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ascii","attributes":["word"]},{"type":"default","attributes":["size"],"value":18}],"message":"{attribute}: no."}]
        """#

    @Rules(.base32, on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64(urlSafe: true), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.bic, message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry, on: "register", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cardSecurityCode) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.notEqual(to: "").message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "update", severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required(strict: true), except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject11.share).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual"), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(18.5), except: "default", message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: greater!", for: "compare.greater").message("notEqual, not “{value}”", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ascii) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(18)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"country","attributes":["text"]},{"type":"cron","attributes":["text"],"skipOnEmpty":true},{"type":"cssColor","attributes":["title"],"severity":"error"},{"type":"currency","attributes":["title"],"on":["update"],"when":{"attribute":"count","operator":"empty"}},{"type":"dataURI","attributes":["note"],"severity":"warning","group":"first"},{"type":"date","attributes":["note"]},{"type":"number","attributes":["cell"],"max":99.5,"integerOnly":false,"allowZeroFraction":true,"tooSmall":"{attribute}: tooSmall!"},{"type":"integer","attributes":["cell"],"allowZeroFraction":true,"severity":"error","except":["default"]},{"type":"absent","attributes":["count"],"severity":"error"},{"type":"required","attributes":["count"],"severity":"warning","message":"Not “{value}”.","group":"first"},{"type":"number","attributes":["total"],"min":18,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!","typeMessage":"{attribute}: typeMessage!"},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["ratio"],"on":["update"],"skipOnEmpty":false},{"type":"positive","attributes":["share"],"group":"first"},{"type":"in","attributes":["flag"],"range":[false,false,true],"except":["update"],"skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"bic"}],"message":"{attribute}: no.","skipOnEmpty":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"spoofing","message":"{attribute}: no."},{"type":"password","tooShort":"tooShort, not “{value}”"},{"type":"absent"}],"typeMessage":"{attribute}: typeMessage!","severity":"info"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"contains","attributes":["word"],"value":"a","ignoreCase":false,"except":["register"],"skipOnEmpty":false},{"type":"port","attributes":["size"],"group":"first"}],"skipOnEmpty":true}]
        """#

    @Rules(.country) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.cssColor, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, when: { (model: MacroSubject12) in DataValue(exactly: model.count as Any)?.isEmpty ?? false }, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.dataURI, severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(...(99.5), integerOnly: false).message("{attribute}: tooSmall!", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, except: "default", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, message: "Not “{value}”.", severity: .warning, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((18)...).message("notInteger, not “{value}”", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, on: "update", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, false, true]), except: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.bic), message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.spoofing.message("{attribute}: no."), .password.message("tooShort, not “{value}”", for: "password.tooShort"), .absent).message("{attribute}: typeMessage!", for: "each.type").severity(.info))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains("a", ignoreCase: false, min: 1), except: "register", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"default","attributes":["text"],"value":"a","message":"{attribute}: no.","on":["update"]},{"type":"domainName","attributes":["text"],"enableIDN":false,"checkSpoofing":true},{"type":"duration","attributes":["title"],"skipOnError":true},{"type":"e164","attributes":["title"],"on":["update"]},{"type":"ean","attributes":["note"],"severity":"error","except":["update"],"skipOnError":false},{"type":"email","attributes":["note"],"allowComments":false,"allowAddressLiteral":true,"allowLocalDomain":false,"checkSpoofing":false,"checkDomainSpelling":false,"domainTypo":"{attribute}: domainTypo!"},{"type":"positive","attributes":["cell"],"severity":"error","message":"{attribute}: no.","skipOnError":true},{"type":"negative","attributes":["cell"],"skipOnError":true},{"type":"in","attributes":["count"],"range":[3,-30,9223372036854775807],"when":{"attribute":"total","operator":">","value":2}},{"type":"default","attributes":["count"],"value":3,"skipOnEmpty":false},{"type":"positive","attributes":["total"]},{"type":"multipleOf","attributes":["ratio"],"value":10,"severity":"error"},{"type":"number","attributes":["ratio"],"min":1,"max":18,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”"},{"type":"required","attributes":["share"],"except":["register"]},{"type":"required","attributes":["flag"],"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"paymentCard"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"severity":"info","except":["register"],"skipOnError":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dateTime","attributes":["word"],"future":true,"allowLocal":true},{"type":"compare","attributes":["size"],"compareValue":1,"operator":"<","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","message":"{attribute}: no."}],"severity":"info","skipOnEmpty":false}]
        """#

    @Rules(.default("a"), on: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(enableIDN: false, checkSpoofing: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.duration, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ean, except: "update", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(allowComments: false, allowAddressLiteral: true, allowLocalDomain: false, checkSpoofing: false, checkDomainSpelling: false).message("{attribute}: domainTypo!", for: "email.domainTypo")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, message: "{attribute}: no.", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([3, -30, 9223372036854775807]), when: { (model: MacroSubject13) in (model.total ?? 0) > 2 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(3), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(10.0), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(1.0...18.0).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.paymentCard)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required), except: "register", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dateTime(future: true, allowLocal: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.less, to: 1).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
