// swift-format-ignore-file
// Made by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnError":true},{"type":"integer","attributes":["cell"],"skipOnError":false},{"type":"number","attributes":["count"],"min":18,"max":18,"notInteger":"{attribute}: notInteger!","severity":"warning","group":"first"},{"type":"compare","attributes":["count"],"compareValue":2,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","severity":"warning"},{"type":"in","attributes":["total"],"range":[100,0,1],"severity":"info","skipOnError":false,"group":"first"},{"type":"number","attributes":["ratio"],"min":1,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","severity":"warning"},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","on":["default"],"group":"second"},{"type":"compare","attributes":["share"],"greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","compareAttribute":"ratio","severity":"warning","message":"{attribute}: no.","group":"second"},{"type":"in","attributes":["flag"],"range":[false,false,false],"not":true,"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"cssColor"},{"type":"base64","padding":false,"message":"Not “{value}”."},{"type":"base64","padding":true}],"typeMessage":"typeMessage, not “{value}”","severity":"error","group":"second"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":true}],"message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"skipOnError":false}]
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
    @Rules(.each(.required(strict: true)), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"cardSecurityCode","attributes":["text"],"on":["update"],"except":["default"],"skipOnEmpty":false},{"type":"compare","attributes":["text"],"equal":"{attribute}: equal!","less":"{attribute}: less!","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","compareAttribute":"title","severity":"warning","when":{"attribute":"total","operator":"empty"}},{"type":"contains","attributes":["title"],"value":"b ","severity":"warning","skipOnEmpty":true},{"type":"country","attributes":["title"]},{"type":"cron","attributes":["note"],"except":["update"]},{"type":"cssColor","attributes":["note"]},{"type":"positive","attributes":["cell"],"severity":"warning"},{"type":"negative","attributes":["cell"],"message":"{attribute}: no."},{"type":"positive","attributes":["count"],"skipOnError":true},{"type":"negative","attributes":["count"],"on":["default"],"skipOnError":true},{"type":"multipleOf","attributes":["total"],"value":3,"on":["register"],"except":["update"]},{"type":"default","attributes":["ratio"],"value":181},{"type":"latitude","attributes":["ratio"],"skipOnError":true},{"type":"longitude","attributes":["share"],"except":["default"]},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"ascii"},{"type":"default","value":"\u0000","message":"{attribute}: no."}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"latitude"}],"typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”."}],"severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"]},{"type":"default","attributes":["size"],"value":100,"severity":"info"}],"severity":"warning","message":"Not “{value}”.","except":["default"]}]
        """#

    @Rules(.cardSecurityCode, on: "update", except: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject1.title).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: less!", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), when: { (model: MacroSubject1) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.contains("b ", ignoreCase: false, min: 1), severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.country) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cron, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cssColor) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "default", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3), on: "register", except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(181.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.ascii, .default("\0").message("{attribute}: no."))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.latitude).message("typeMessage, not “{value}”", for: "each.type").message("Not “{value}”.")), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "default", message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(100), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"dataURI","attributes":["text"],"message":"Not “{value}”.","skipOnEmpty":true},{"type":"date","attributes":["text"],"past":true},{"type":"dateTime","attributes":["title"],"on":["update"],"except":["register"]},{"type":"default","attributes":["title"],"value":"null","severity":"error"},{"type":"domainName","attributes":["note"],"minimumLabels":3,"severity":"error","on":["update"],"skipOnError":false},{"type":"duration","attributes":["note"]},{"type":"decimalPlaces","attributes":["cell"],"max":3,"on":["update"]},{"type":"multipleOf","attributes":["cell"],"value":3,"except":["register"]},{"type":"absent","attributes":["count"],"severity":"info"},{"type":"required","attributes":["count"],"except":["default"],"group":"second"},{"type":"number","attributes":["total"],"min":0,"notInteger":"notInteger, not “{value}”","severity":"error","skipOnError":true},{"type":"positive","attributes":["ratio"],"on":["update"]},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["share"],"min":18,"max":100,"typeMessage":"typeMessage, not “{value}”"},{"type":"default","attributes":["flag"],"value":true,"severity":"info","group":"first"},{"type":"required","attributes":["tags"],"skipOnError":true,"group":"first"},{"type":"required","attributes":["grid"],"severity":"info","on":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"currency","attributes":["word"],"message":"Not “{value}”.","on":["update"],"skipOnError":false,"group":"first"},{"type":"port","attributes":["size"]}],"message":"{attribute}: no.","on":["register"]}]
        """#

    @Rules(.dataURI, message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date(past: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.dateTime, on: "update", except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default("null"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.domainName(minimumLabels: 3), on: "update", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.duration) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "default", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((0)...).message("notInteger, not “{value}”", for: "number.notInteger"), severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(18.0...100.0).message("typeMessage, not “{value}”", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, on: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.currency, on: "update", message: "Not “{value}”.", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"ean","attributes":["text"]},{"type":"email","attributes":["text"],"enableIDN":true,"allowUnderscore":true,"checkDomainSpelling":true,"domainTypo":"{attribute}: domainTypo!","severity":"warning","skipOnError":true},{"type":"endsWith","attributes":["title"],"value":".pdf","message":"{attribute}: no.","except":["update"]},{"type":"filter","attributes":["title"],"filter":"lowercase","message":"{attribute}: no.","on":["default"],"skipOnEmpty":false,"skipOnError":false},{"type":"hashDigest","attributes":["note"]},{"type":"hex","attributes":["note"],"on":["default"]},{"type":"coordinates","attributes":["cell"],"severity":"error","message":"Not “{value}”."},{"type":"boolean","attributes":["cell"],"severity":"error"},{"type":"in","attributes":["count"],"range":[2,-30,3],"severity":"info","except":["default"]},{"type":"default","attributes":["count"],"value":100},{"type":"positive","attributes":["total"],"on":["default"],"except":["register"]},{"type":"required","attributes":["ratio"],"strict":true,"on":["default"]},{"type":"compare","attributes":["ratio"],"operator":">=","greater":"{attribute}: greater!","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","compareAttribute":"share"},{"type":"default","attributes":["share"],"value":18.5},{"type":"compare","attributes":["flag"],"compareValue":true,"greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"typeMessage, not “{value}”","severity":"warning","message":"Not “{value}”."},{"type":"each","attributes":["tags"],"rules":[{"type":"uriReference"},{"type":"iban","message":"Not “{value}”."}],"severity":"warning","skipOnEmpty":true},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"duration"}]},{"type":"required"}],"severity":"warning","skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"e164","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":-1,"operator":"<=","except":["default"],"skipOnEmpty":false}],"skipOnEmpty":true}]
        """#

    @Rules(.ean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(enableIDN: true, allowUnderscore: true, checkDomainSpelling: true).message("{attribute}: domainTypo!", for: "email.domainTypo"), severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ends(with: ".pdf", ignoreCase: false), except: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.filter(.lowercase), on: "default", message: "{attribute}: no.", skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.hashDigest) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hex, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([2, -30, 3]), except: "default", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(100)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, on: "default", except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required(strict: true), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greaterOrEqual, to: \MacroSubject3.share).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(18.5)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.uriReference, .iban.message("Not “{value}”.")), severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.duration), .required), severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.e164) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.lessOrEqual, to: -1), except: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"hostname","attributes":["text"],"severity":"info","except":["default"],"group":"first"},{"type":"iban","attributes":["text"],"skipOnEmpty":true},{"type":"in","attributes":["title"],"range":["true","a","0"],"skipOnEmpty":true,"skipOnError":false,"group":"first"},{"type":"ip","attributes":["title"],"skipOnEmpty":true},{"type":"iri","attributes":["note"],"severity":"info","message":"{attribute}: no."},{"type":"iriReference","attributes":["note"],"on":["default"],"group":"first","when":{"attribute":"total","operator":">","value":2}},{"type":"number","attributes":["cell"],"min":0,"max":18,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","skipOnEmpty":false},{"type":"integer","attributes":["cell"],"skipOnEmpty":false},{"type":"multipleOf","attributes":["count"],"value":3,"group":"second"},{"type":"port","attributes":["count"],"severity":"error","skipOnEmpty":false},{"type":"absent","attributes":["total"],"on":["default"]},{"type":"latitude","attributes":["ratio"],"skipOnError":true},{"type":"longitude","attributes":["ratio"],"message":"{attribute}: no.","group":"first"},{"type":"positive","attributes":["share"],"skipOnEmpty":false,"group":"first"},{"type":"in","attributes":["flag"],"range":[true,false,true],"group":"second"},{"type":"each","attributes":["tags"],"rules":[{"type":"uuid","message":"{attribute}: no."}],"severity":"warning","message":"Not “{value}”.","skipOnError":false,"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","severity":"warning"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hexColor","attributes":["word"],"severity":"info","except":["update"]},{"type":"negative","attributes":["size"],"message":"{attribute}: no.","on":["register"],"except":["default"]}],"skipOnError":false}]
        """#

    @Rules(.hostname, except: "default", severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iban, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.in(["true", "a", "0"]), group: "first", skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ip, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.iri, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iriReference, when: { (model: MacroSubject4) in (model.total ?? 0) > 2 }, on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(0.0...18.0).message("{attribute}: notInteger!", for: "number.notInteger"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, true]), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.uuid.message("{attribute}: no.")), message: "Not “{value}”.", severity: .warning, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required.severity(.warning))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hexColor, except: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, on: "register", except: "default", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isin","attributes":["text"],"on":["update"],"skipOnEmpty":true},{"type":"issn","attributes":["text"],"skipOnError":true},{"type":"json","attributes":["title"],"message":"Not “{value}”."},{"type":"jsonPointer","attributes":["title"],"severity":"error","skipOnError":false},{"type":"jwt","attributes":["note"],"skipOnEmpty":false},{"type":"language","attributes":["note"],"severity":"warning","message":"{attribute}: no.","skipOnEmpty":true,"when":{"attribute":"count","operator":"notIn","value":[1]}},{"type":"positive","attributes":["cell"],"severity":"info","except":["update"],"skipOnError":false},{"type":"negative","attributes":["cell"],"message":"{attribute}: no."},{"type":"number","attributes":["count"],"min":18,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”."},{"type":"compare","attributes":["count"],"compareValue":1,"operator":"!=","greaterOrEqual":"greaterOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”."},{"type":"in","attributes":["total"],"range":[18,0,18],"message":"{attribute}: no."},{"type":"multipleOf","attributes":["ratio"],"value":10,"message":"{attribute}: no.","skipOnError":false},{"type":"number","attributes":["ratio"],"max":18,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”"},{"type":"required","attributes":["share"],"on":["register"]},{"type":"required","attributes":["flag"],"strict":false,"severity":"error","on":["update"]},{"type":"required","attributes":["tags"],"skipOnError":true},{"type":"required","attributes":["grid"],"except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isbn","attributes":["word"],"severity":"warning","skipOnError":true,"when":{"attribute":"size","operator":"notIn","value":[9223372036854775807]}},{"type":"required","attributes":["size"],"strict":true,"severity":"warning","except":["register"],"skipOnError":false}],"message":"{attribute}: no.","skipOnError":false}]
        """#

    @Rules(.isin, on: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.issn, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.json, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.jsonPointer, severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.jwt, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.language, when: { (model: MacroSubject5) in model.count != 1 }, message: "{attribute}: no.", severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, except: "update", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range((18)...).message("tooSmall, not “{value}”", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.notEqual(to: 1).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([18, 0, 18]), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(10.0), message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(...(18.0)).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: false), on: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isbn, when: { (model: MacroSubject5.Leaf) in model.size != 9223372036854775807 }, severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required(strict: true), except: "register", severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"latitude","attributes":["text"],"severity":"warning"},{"type":"longitude","attributes":["text"],"except":["register"]},{"type":"lowercase","attributes":["title"]},{"type":"luhn","attributes":["title"],"skipOnEmpty":false},{"type":"mac","attributes":["note"],"severity":"info"},{"type":"match","attributes":["note"],"pattern":"\\d","caseInsensitive":false,"skipOnError":false},{"type":"decimalPlaces","attributes":["cell"],"max":3,"severity":"error"},{"type":"multipleOf","attributes":["cell"],"value":10,"group":"first"},{"type":"positive","attributes":["count"],"severity":"info","message":"{attribute}: no.","skipOnError":true},{"type":"negative","attributes":["count"],"message":"Not “{value}”.","on":["update"]},{"type":"multipleOf","attributes":["total"],"value":10,"except":["default"]},{"type":"compare","attributes":["ratio"],"less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"share","skipOnEmpty":true,"group":"first"},{"type":"default","attributes":["ratio"],"value":181},{"type":"latitude","attributes":["share"]},{"type":"default","attributes":["flag"],"value":true,"severity":"info"},{"type":"each","attributes":["tags"],"rules":[{"type":"semver","severity":"info"},{"type":"required"}],"message":"Not “{value}”."},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"in","range":["👩‍👩‍👧","A","a\nb"]}]}],"severity":"warning","except":["register"],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latLong","attributes":["word"],"on":["update"]},{"type":"default","attributes":["size"],"value":0,"message":"{attribute}: no.","group":"first"}],"severity":"info"}]
        """#

    @Rules(.latitude, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.lowercase) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.luhn, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.mac, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains(match: "\\d", caseInsensitive: false), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.", severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual"), group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(181.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.semver.severity(.info), .required), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.in(["👩‍👩‍👧", "A", "a\nb"]))), except: "register", severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latLong, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(0), message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"nanoid","attributes":["text"],"length":4,"on":["register"]},{"type":"password","attributes":["text"],"min":4,"lowercase":false,"uppercase":false,"digit":true,"symbol":true},{"type":"paymentCard","attributes":["title"]},{"type":"port","attributes":["title"],"severity":"warning","message":"Not “{value}”."},{"type":"printable","attributes":["note"]},{"type":"relativeJSONPointer","attributes":["note"],"severity":"info"},{"type":"coordinates","attributes":["cell"],"message":"{attribute}: no.","on":["default"],"skipOnEmpty":true,"skipOnError":true},{"type":"boolean","attributes":["cell"]},{"type":"absent","attributes":["count"],"skipOnEmpty":true},{"type":"required","attributes":["count"],"severity":"warning"},{"type":"number","attributes":["total"],"min":0,"allowZeroFraction":false,"tooBig":"{attribute}: tooBig!","severity":"info"},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["ratio"],"message":"Not “{value}”.","except":["update"]},{"type":"multipleOf","attributes":["share"],"value":10},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","severity":"error","skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"email","allowComments":false,"allowAddressLiteral":false,"allowDisplayName":true,"severity":"info"},{"type":"iri","severity":"error"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"each","attributes":["grid"],"rules":[{"type":"required","severity":"error"}],"severity":"info"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"mimeType","attributes":["word"],"except":["update"]},{"type":"port","attributes":["size"],"message":"Not “{value}”.","except":["update"]}],"message":"{attribute}: no.","except":["default"],"skipOnError":true}]
        """#

    @Rules(.nanoid(length: 4), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.password(min: 4, lowercase: false, uppercase: false, digit: true, symbol: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.paymentCard) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port, message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.printable) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.relativeJSONPointer, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, on: "default", message: "{attribute}: no.", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((0)...).message("{attribute}: tooBig!", for: "number.tooBig"), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive, except: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(10.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual"), severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.email(allowComments: false, allowAddressLiteral: false, allowDisplayName: true).severity(.info), .iri.severity(.error)).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required.severity(.error)), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "default", message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.mimeType, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), except: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"safe","attributes":["text"],"severity":"error","skipOnEmpty":true,"skipOnError":false,"when":{"attribute":"total","operator":"notEmpty"}},{"type":"semver","attributes":["text"],"severity":"info","on":["default"]},{"type":"slug","attributes":["title"]},{"type":"spoofing","attributes":["title"]},{"type":"startsWith","attributes":["note"],"value":"AB","severity":"error","skipOnError":false},{"type":"string","attributes":["note"],"max":12,"unit":"utf16","tooLong":"tooLong, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"number","attributes":["cell"],"max":100,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!"},{"type":"integer","attributes":["cell"],"severity":"error","except":["update"],"group":"first"},{"type":"in","attributes":["count"],"range":[80,18,-1],"not":false,"message":"Not “{value}”.","on":["update"]},{"type":"default","attributes":["count"],"value":80,"severity":"warning","message":"{attribute}: no.","on":["register"]},{"type":"positive","attributes":["total"],"severity":"info","group":"second"},{"type":"number","attributes":["ratio"],"max":18,"allowZeroFraction":true,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","group":"second"},{"type":"required","attributes":["ratio"],"strict":true},{"type":"compare","attributes":["share"],"equal":"equal, not “{value}”","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","compareAttribute":"ratio","message":"{attribute}: no.","skipOnError":false,"group":"second"},{"type":"in","attributes":["flag"],"range":[false,false,false],"skipOnEmpty":true},{"type":"required","attributes":["tags"],"skipOnEmpty":false},{"type":"required","attributes":["grid"],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"required","attributes":["word"],"group":"second","when":{"attribute":"size","operator":">","value":2}},{"type":"compare","attributes":["size"],"compareValue":5,"operator":"<","equal":"{attribute}: equal!","greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","group":"first"}]}]
        """#

    @Rules(.safe, when: { (model: MacroSubject8) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, severity: .error, skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.semver, on: "default", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.slug) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.spoofing) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.starts(with: "AB", ignoreCase: false), severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.length(...(12), unit: .utf16).message("tooLong, not “{value}”", for: "string.tooLong").message("{attribute}: typeMessage!", for: "string.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(...(100.0)).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, except: "update", severity: .error, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([80, 18, -1]), on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(80), on: "register", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(...(18.0)).message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall"), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.equal(to: \MacroSubject8.ratio).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "{attribute}: no.", group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, false, false]), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required, when: { (model: MacroSubject8.Leaf) in (model.size ?? 0) > 2 }, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.less, to: 5).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"timeZone","attributes":["text"],"except":["default"]},{"type":"trim","attributes":["text"],"side":"right","severity":"error"},{"type":"ulid","attributes":["title"]},{"type":"uppercase","attributes":["title"],"except":["default"]},{"type":"uri","attributes":["note"]},{"type":"uriReference","attributes":["note"]},{"type":"positive","attributes":["cell"],"except":["update"]},{"type":"negative","attributes":["cell"],"skipOnEmpty":false},{"type":"multipleOf","attributes":["count"],"value":3,"on":["default"]},{"type":"port","attributes":["count"],"severity":"warning"},{"type":"absent","attributes":["total"],"skipOnEmpty":false,"skipOnError":false},{"type":"default","attributes":["ratio"],"value":90,"severity":"warning"},{"type":"latitude","attributes":["ratio"],"except":["update"],"skipOnEmpty":true},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"],"severity":"info","skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"cron","severity":"info"},{"type":"relativeJSONPointer","severity":"warning","message":"{attribute}: no."},{"type":"dataURI"}],"severity":"error"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"slug","severity":"info"},{"type":"json"}],"typeMessage":"{attribute}: typeMessage!"},{"type":"required","message":"Not “{value}”."}],"except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"time","attributes":["word"]},{"type":"negative","attributes":["size"],"except":["register"]}],"message":"Not “{value}”.","skipOnError":false}]
        """#

    @Rules(.timeZone, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.trim(.right), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ulid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uppercase, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uri) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uriReference) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(90.0), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, except: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.cron.severity(.info), .relativeJSONPointer.message("{attribute}: no.").severity(.warning), .dataURI), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.slug.severity(.info), .json).message("{attribute}: typeMessage!", for: "each.type"), .required.message("Not “{value}”.")), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.time) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"url","attributes":["text"],"maxLength":2048,"allowLocalHost":false,"allowUnderscore":true,"severity":"error","skipOnError":true,"group":"second"},{"type":"uuid","attributes":["text"],"message":"{attribute}: no."},{"type":"vin","attributes":["title"],"skipOnEmpty":false,"group":"first"},{"type":"absent","attributes":["title"],"skipOnEmpty":true,"group":"first"},{"type":"alphabetic","attributes":["note"],"group":"first"},{"type":"alphanumeric","attributes":["note"]},{"type":"decimalPlaces","attributes":["cell"],"min":0,"max":3,"on":["register"]},{"type":"multipleOf","attributes":["cell"],"value":3,"severity":"warning"},{"type":"number","attributes":["count"],"min":18,"allowZeroFraction":true,"tooSmall":"{attribute}: tooSmall!","skipOnError":true,"group":"second"},{"type":"compare","attributes":["count"],"operator":">","equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","compareAttribute":"total","except":["update"],"group":"first"},{"type":"in","attributes":["total"],"range":[80,9223372036854775807,18],"not":false,"message":"{attribute}: no.","except":["default"]},{"type":"positive","attributes":["ratio"],"severity":"info","except":["register"],"skipOnError":false},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"warning","group":"second"},{"type":"number","attributes":["share"],"min":1,"max":99.5,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!"},{"type":"default","attributes":["flag"],"value":false,"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"hex","severity":"warning"}],"except":["default"]},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":true,"message":"{attribute}: no."}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriTemplate","attributes":["word"],"message":"{attribute}: no.","group":"first"},{"type":"required","attributes":["size"],"severity":"error","except":["register"],"group":"second"}],"message":"{attribute}: no."}]
        """#

    @Rules(.url(allowLocalHost: false, allowUnderscore: true, maxLength: 2048), severity: .error, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uuid, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.vin, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.absent, group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.alphabetic, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(0...3), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range((18)...).message("{attribute}: tooSmall!", for: "number.tooSmall"), group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: \MacroSubject10.total).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual"), except: "update", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([80, 9223372036854775807, 18]), except: "default", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, except: "register", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(1.0...99.5).message("{attribute}: notInteger!", for: "number.notInteger")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.hex.severity(.warning)), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required(strict: true).message("{attribute}: no."))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriTemplate, message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, except: "register", severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base32","attributes":["text"],"on":["register"],"skipOnEmpty":true},{"type":"base64","attributes":["text"],"padding":true,"severity":"info"},{"type":"bic","attributes":["title"],"except":["update"]},{"type":"cardExpiry","attributes":["title"],"severity":"error","except":["update"]},{"type":"cardSecurityCode","attributes":["note"],"severity":"warning","except":["register"]},{"type":"compare","attributes":["note"],"compareValue":" ","equal":"{attribute}: equal!","greater":"{attribute}: greater!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no.","skipOnError":false},{"type":"coordinates","attributes":["cell"],"skipOnError":false},{"type":"boolean","attributes":["cell"],"except":["update"]},{"type":"positive","attributes":["count"]},{"type":"negative","attributes":["count"],"severity":"info","when":{"attribute":"total","operator":">","value":2}},{"type":"multipleOf","attributes":["total"],"value":10,"severity":"error"},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"compareValue":-0,"lessOrEqual":"lessOrEqual, not “{value}”"},{"type":"default","attributes":["share"],"value":1},{"type":"compare","attributes":["flag"],"compareValue":true,"greater":"{attribute}: greater!","notEqual":"{attribute}: notEqual!"},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ascii","attributes":["word"]},{"type":"default","attributes":["size"],"value":3,"on":["default"]}],"on":["register"],"skipOnError":false}]
        """#

    @Rules(.base32, on: "register", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64(padding: true), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.bic, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry, except: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cardSecurityCode, except: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: " ").message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, when: { (model: MacroSubject11) in (model.total ?? 0) > 2 }, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: -0.0).message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(1.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ascii) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(3), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"country","attributes":["text"],"message":"{attribute}: no.","except":["update"]},{"type":"cron","attributes":["text"],"severity":"error","skipOnEmpty":true},{"type":"cssColor","attributes":["title"]},{"type":"currency","attributes":["title"]},{"type":"dataURI","attributes":["note"]},{"type":"date","attributes":["note"],"except":["default"]},{"type":"number","attributes":["cell"],"max":100,"notInteger":"notInteger, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":false},{"type":"integer","attributes":["cell"],"allowZeroFraction":true,"severity":"error","group":"second"},{"type":"absent","attributes":["count"],"message":"{attribute}: no.","skipOnError":false,"group":"second"},{"type":"required","attributes":["count"],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true},{"type":"number","attributes":["total"],"min":0,"tooBig":"{attribute}: tooBig!","typeMessage":"{attribute}: typeMessage!","except":["register"]},{"type":"latitude","attributes":["ratio"],"skipOnEmpty":true},{"type":"longitude","attributes":["ratio"],"group":"second"},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,false,false],"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"dataURI"}],"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"relativeJSONPointer"},{"type":"slug","message":"{attribute}: no."}],"typeMessage":"typeMessage, not “{value}”","severity":"info"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"contains","attributes":["word"],"value":"ä","ignoreCase":false,"skipOnError":true},{"type":"port","attributes":["size"],"on":["update"]}],"message":"Not “{value}”.","skipOnEmpty":true,"group":"second"}]
        """#

    @Rules(.country, except: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.cssColor) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.dataURI) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(...(100.0)).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: typeMessage!", for: "number.type"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, message: "{attribute}: no.", group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, message: "Not “{value}”.", skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((0)...).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, false, false]), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.dataURI), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.relativeJSONPointer, .slug.message("{attribute}: no.")).message("typeMessage, not “{value}”", for: "each.type").severity(.info))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", group: "second", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains("ä", ignoreCase: false, min: 1), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"default","attributes":["text"],"value":""},{"type":"domainName","attributes":["text"],"minimumTopLevelLength":2,"allowTrailingDot":true,"on":["update"]},{"type":"duration","attributes":["title"],"on":["default"],"skipOnError":false},{"type":"e164","attributes":["title"],"skipOnError":true},{"type":"ean","attributes":["note"],"severity":"info","skipOnError":true},{"type":"email","attributes":["note"],"allowAddressLiteral":false,"allowTrailingDot":true,"domainTypo":"domainTypo, not “{value}”","message":"Not “{value}”."},{"type":"positive","attributes":["cell"],"except":["default"]},{"type":"negative","attributes":["cell"],"skipOnEmpty":false},{"type":"in","attributes":["count"],"range":[18,100,2]},{"type":"default","attributes":["count"],"value":2,"severity":"error"},{"type":"positive","attributes":["total"],"on":["update"]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"error"},{"type":"number","attributes":["ratio"],"max":18,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","typeMessage":"{attribute}: typeMessage!","message":"{attribute}: no.","on":["register"]},{"type":"required","attributes":["share"],"skipOnEmpty":false},{"type":"required","attributes":["flag"],"on":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"latitude"},{"type":"required"},{"type":"dateTime","minAge":18}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":true,"message":"Not “{value}”."}],"message":"{attribute}: no."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dateTime","attributes":["word"],"allowLocal":false,"message":"{attribute}: no.","on":["register"]},{"type":"compare","attributes":["size"],"compareValue":80,"operator":"<","equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"{attribute}: less!","typeMessage":"{attribute}: typeMessage!"}],"severity":"warning","message":"{attribute}: no."}]
        """#

    @Rules(.default("")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(allowTrailingDot: true, minimumTopLevelLength: 2), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.duration, on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ean, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(allowAddressLiteral: false, allowTrailingDot: true).message("domainTypo, not “{value}”", for: "email.domainTypo"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([18, 100, 2])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(2), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(0.5), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(...(18.0)).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: typeMessage!", for: "number.type"), on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.latitude, .required, .dateTime(minAge: 18))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required(strict: true).message("Not “{value}”.")), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dateTime(allowLocal: false), on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.less, to: 80).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("{attribute}: typeMessage!", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
