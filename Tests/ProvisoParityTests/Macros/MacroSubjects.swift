// swift-format-ignore-file
// Made by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"ascii","attributes":["title"],"message":"Not “{value}”."},{"type":"base32","attributes":["title"],"skipOnError":true},{"type":"base64","attributes":["note"],"message":"{attribute}: no.","skipOnError":true},{"type":"bic","attributes":["note"],"message":"{attribute}: no."},{"type":"number","attributes":["cell"],"integerOnly":false,"tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnError":true},{"type":"integer","attributes":["cell"],"skipOnError":false},{"type":"number","attributes":["count"],"min":18,"max":18,"notInteger":"{attribute}: notInteger!","severity":"warning","group":"first"},{"type":"compare","attributes":["count"],"compareValue":2,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","severity":"warning"},{"type":"in","attributes":["total"],"range":[100,0,1],"severity":"info","skipOnError":false,"group":"first"},{"type":"number","attributes":["ratio"],"min":1,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","severity":"warning"},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","on":["default"],"group":"second"},{"type":"compare","attributes":["share"],"greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","compareAttribute":"ratio","severity":"warning","message":"{attribute}: no.","group":"second"},{"type":"in","attributes":["flag"],"range":[false,false,false],"not":true,"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"match","pattern":"(?i)x|b$","whole":false,"caseInsensitive":true}]},{"type":"each","attributes":["grid"],"rules":[{"type":"uniqueElements"}],"severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"message":"{attribute}: no.","group":"first"}]
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
    @Rules(.each(.contains(match: "(?i)x|b$", caseInsensitive: true))) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.uniqueElements), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"cardSecurityCode","attributes":["text"],"severity":"error","skipOnError":false},{"type":"compare","attributes":["text"],"operator":"==","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","compareAttribute":"title"},{"type":"contains","attributes":["title"],"value":"b ","ignoreCase":false,"min":1,"severity":"error","skipOnEmpty":false},{"type":"country","attributes":["title"],"message":"{attribute}: no.","skipOnError":true},{"type":"cron","attributes":["note"]},{"type":"cssColor","attributes":["note"],"severity":"warning"},{"type":"positive","attributes":["cell"],"severity":"error","on":["update"],"except":["register"],"skipOnError":true},{"type":"negative","attributes":["cell"],"except":["update"]},{"type":"positive","attributes":["count"],"except":["update"]},{"type":"negative","attributes":["count"]},{"type":"multipleOf","attributes":["total"],"value":3,"on":["register"],"except":["update"]},{"type":"default","attributes":["ratio"],"value":181},{"type":"latitude","attributes":["ratio"],"skipOnError":true},{"type":"longitude","attributes":["share"],"except":["default"]},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"ascii"},{"type":"default","value":"\u0000","message":"{attribute}: no."}]},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":true},{"type":"required","strict":false,"message":"Not “{value}”."},{"type":"required","severity":"warning"}],"on":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardExpiry","attributes":["word"]},{"type":"default","attributes":["size"],"value":1}],"on":["register"],"skipOnEmpty":false}]
        """#

    @Rules(.cardSecurityCode, severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject1.title).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.contains("b ", ignoreCase: false, min: 1), severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.country, message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cron) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cssColor, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, on: "update", except: "register", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
    @Rules(.each(.required(strict: true), .required(strict: false).message("Not “{value}”."), .required.severity(.warning)), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardExpiry) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(1)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"dataURI","attributes":["text"],"except":["update"],"skipOnError":false,"group":"first"},{"type":"date","attributes":["text"],"except":["default"],"skipOnEmpty":true},{"type":"dateTime","attributes":["title"],"minAge":18},{"type":"default","attributes":["title"],"value":"\u0000","group":"second"},{"type":"domainName","attributes":["note"],"enableIDN":false,"idna2008":false,"severity":"warning","on":["default"],"skipOnError":true},{"type":"duration","attributes":["note"]},{"type":"decimalPlaces","attributes":["cell"],"min":0,"max":3,"group":"second"},{"type":"multipleOf","attributes":["cell"],"value":10,"group":"first"},{"type":"absent","attributes":["count"],"severity":"warning","on":["default"]},{"type":"required","attributes":["count"],"strict":false},{"type":"number","attributes":["total"],"min":18,"max":18,"allowZeroFraction":false,"tooSmall":"{attribute}: tooSmall!"},{"type":"positive","attributes":["ratio"],"skipOnError":false,"group":"first"},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"warning","skipOnError":true},{"type":"number","attributes":["share"],"min":18,"tooBig":"tooBig, not “{value}”","skipOnError":true},{"type":"default","attributes":["flag"],"value":true,"on":["update"]},{"type":"required","attributes":["tags"],"strict":false,"on":["default"],"except":["register"]},{"type":"required","attributes":["grid"],"on":["update"],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"currency","attributes":["word"],"except":["register"]},{"type":"port","attributes":["size"],"severity":"error","group":"first"}],"on":["update"],"skipOnEmpty":true,"group":"first"}]
        """#

    @Rules(.dataURI, except: "update", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date, except: "default", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.dateTime(minAge: 18)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default("\0"), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.domainName(enableIDN: false, idna2008: false), on: "default", severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.duration) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(0...3), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, on: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(18...18).message("{attribute}: tooSmall!", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range((18.0)...).message("tooBig, not “{value}”", for: "number.tooBig"), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required(strict: false), on: "default", except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, on: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "update", group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.currency, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), severity: .error, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"ean","attributes":["text"],"on":["update"],"except":["default"]},{"type":"email","attributes":["text"],"checkSpoofing":false,"domainNotFound":"{attribute}: domainNotFound!","message":"Not “{value}”.","except":["register"],"skipOnEmpty":true},{"type":"endsWith","attributes":["title"],"value":".pdf","severity":"info"},{"type":"filter","attributes":["title"],"filter":"nfc","except":["default"],"skipOnEmpty":false},{"type":"hashDigest","attributes":["note"],"skipOnError":true},{"type":"hex","attributes":["note"],"skipOnError":false},{"type":"coordinates","attributes":["cell"],"order":"longLat","severity":"warning"},{"type":"boolean","attributes":["cell"],"strict":false,"severity":"error","message":"{attribute}: no.","on":["register"]},{"type":"in","attributes":["count"],"range":[2,2,-30],"not":false,"severity":"warning"},{"type":"default","attributes":["count"],"value":80,"except":["update"]},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"],"message":"Not “{value}”.","skipOnError":false},{"type":"compare","attributes":["ratio"],"operator":">","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","compareAttribute":"share","except":["update"]},{"type":"default","attributes":["share"],"value":0.1,"severity":"info","message":"{attribute}: no."},{"type":"compare","attributes":["flag"],"compareValue":true,"lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","severity":"error","skipOnEmpty":true},{"type":"count","attributes":["tags"],"max":3,"tooFew":"tooFew, not “{value}”","message":"{attribute}: no."},{"type":"count","attributes":["grid"],"exact":0,"notEqual":"notEqual, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"e164","attributes":["word"],"skipOnEmpty":false,"skipOnError":false},{"type":"compare","attributes":["size"],"compareValue":0,"operator":"<=","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","message":"{attribute}: no.","on":["default"],"skipOnError":false}],"message":"{attribute}: no.","on":["register"]}]
        """#

    @Rules(.ean, on: "update", except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(checkSpoofing: false).message("{attribute}: domainNotFound!", for: "email.domainNotFound"), except: "register", message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ends(with: ".pdf", ignoreCase: false), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.filter(.nfc), except: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.hashDigest, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hex, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates(.longLat), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean(strict: false), on: "register", message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([2, 2, -30]), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(80), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: \MacroSubject3.share).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(0.1), message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(...(3)).message("tooFew, not “{value}”", for: "count.tooFew"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(0).message("notEqual, not “{value}”", for: "count.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.e164, skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.lessOrEqual, to: 0).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), on: "default", message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"hostname","attributes":["text"],"allowTrailingDot":true,"severity":"info","message":"Not “{value}”.","group":"second"},{"type":"iban","attributes":["text"]},{"type":"in","attributes":["title"],"range":["xx","true","A"],"group":"first"},{"type":"ip","attributes":["title"],"group":"second"},{"type":"iri","attributes":["note"],"severity":"info","except":["update"],"skipOnError":true},{"type":"iriReference","attributes":["note"],"skipOnEmpty":true,"skipOnError":true,"group":"first"},{"type":"number","attributes":["cell"],"max":18,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!"},{"type":"integer","attributes":["cell"],"group":"second"},{"type":"multipleOf","attributes":["count"],"value":10},{"type":"port","attributes":["count"],"when":{"attribute":"total","operator":"notIn","value":[3]}},{"type":"absent","attributes":["total"],"skipOnError":true,"group":"first"},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["ratio"],"except":["register"],"group":"second"},{"type":"positive","attributes":["share"],"skipOnError":true,"group":"second"},{"type":"in","attributes":["flag"],"range":[false,true,true],"message":"{attribute}: no.","except":["default"],"group":"second"},{"type":"uniqueElements","attributes":["tags"]},{"type":"uniqueElements","attributes":["grid"],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hexColor","attributes":["word"]},{"type":"negative","attributes":["size"]}],"on":["update"]}]
        """#

    @Rules(.hostname(allowTrailingDot: true), message: "Not “{value}”.", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iban) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.in(["xx", "true", "A"]), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ip, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.iri, except: "update", severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iriReference, group: "first", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(...(18.0)).message("{attribute}: notInteger!", for: "number.notInteger")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), when: { (model: MacroSubject4) in model.total != 3 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
    @Rules(.uniqueElements) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hexColor) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isin","attributes":["text"],"skipOnError":true},{"type":"issn","attributes":["text"],"requireHyphen":false,"severity":"error","message":"Not “{value}”."},{"type":"json","attributes":["title"],"message":"{attribute}: no."},{"type":"jsonPointer","attributes":["title"]},{"type":"jwt","attributes":["note"]},{"type":"language","attributes":["note"],"message":"{attribute}: no."},{"type":"positive","attributes":["cell"],"severity":"info"},{"type":"negative","attributes":["cell"],"severity":"info","when":{"attribute":"total","operator":"notEmpty"}},{"type":"number","attributes":["count"],"max":100,"notInteger":"{attribute}: notInteger!","severity":"error"},{"type":"compare","attributes":["count"],"compareValue":2,"operator":"<","equal":"equal, not “{value}”","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”.","on":["register"],"skipOnError":false},{"type":"in","attributes":["total"],"range":[100,-30,2],"except":["register"]},{"type":"multipleOf","attributes":["ratio"],"value":10},{"type":"number","attributes":["ratio"],"min":18,"max":100,"notInteger":"notInteger, not “{value}”","tooBig":"{attribute}: tooBig!","typeMessage":"typeMessage, not “{value}”","severity":"error","on":["register"],"skipOnError":true},{"type":"required","attributes":["share"],"on":["default"],"skipOnError":false},{"type":"required","attributes":["flag"],"severity":"error"},{"type":"each","attributes":["tags"],"rules":[{"type":"jsonPointer"},{"type":"absent","severity":"warning"},{"type":"slug"}],"typeMessage":"typeMessage, not “{value}”","severity":"warning"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isbn","attributes":["word"],"message":"Not “{value}”."},{"type":"required","attributes":["size"],"severity":"info","on":["default"],"skipOnEmpty":false}],"on":["register"]}]
        """#

    @Rules(.isin, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.issn(requireHyphen: false), message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.json, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.jsonPointer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.jwt) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.language, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, when: { (model: MacroSubject5) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(100)).message("{attribute}: notInteger!", for: "number.notInteger"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.less, to: 2).message("equal, not “{value}”", for: "compare.equal").message("less, not “{value}”", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), on: "register", message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([100, -30, 2]), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(10.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(18.0...100.0).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), on: "register", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.jsonPointer, .absent.severity(.warning), .slug).message("typeMessage, not “{value}”", for: "each.type"), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isbn, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, on: "default", severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"latitude","attributes":["text"],"skipOnError":true,"group":"second"},{"type":"longitude","attributes":["text"],"severity":"info","message":"{attribute}: no."},{"type":"lowercase","attributes":["title"],"on":["default"],"group":"first","when":{"attribute":"total","operator":">","value":2}},{"type":"luhn","attributes":["title"],"allowSeparators":true,"except":["default"]},{"type":"mac","attributes":["note"],"except":["update"],"group":"second"},{"type":"match","attributes":["note"],"pattern":".","caseInsensitive":false},{"type":"decimalPlaces","attributes":["cell"],"min":1,"max":3,"severity":"error","skipOnEmpty":true},{"type":"multipleOf","attributes":["cell"],"value":10,"except":["default"]},{"type":"positive","attributes":["count"],"severity":"warning","group":"second"},{"type":"negative","attributes":["count"],"severity":"error","except":["register"],"skipOnError":false},{"type":"multipleOf","attributes":["total"],"value":10,"except":["update"]},{"type":"compare","attributes":["ratio"],"compareValue":90,"less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”"},{"type":"default","attributes":["ratio"],"value":0.5,"on":["default"],"skipOnError":false,"group":"second"},{"type":"latitude","attributes":["share"],"on":["update"]},{"type":"default","attributes":["flag"],"value":false},{"type":"each","attributes":["tags"],"rules":[{"type":"ulid","message":"{attribute}: no."},{"type":"dataURI"}],"severity":"warning"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"password","severity":"warning","message":"Not “{value}”."},{"type":"base32"}],"message":"Not “{value}”."}],"typeMessage":"typeMessage, not “{value}”","except":["default"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latLong","attributes":["word"],"on":["register"]},{"type":"default","attributes":["size"],"value":5,"message":"Not “{value}”."}]}]
        """#

    @Rules(.latitude, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.lowercase, when: { (model: MacroSubject6) in (model.total ?? 0) > 2 }, on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.luhn(allowSeparators: true), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.mac, except: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains(match: ".", caseInsensitive: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(1...3), severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "register", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.equal(to: 90.0).message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(0.5), on: "default", group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.ulid.message("{attribute}: no."), .dataURI), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.password.message("Not “{value}”.").severity(.warning), .base32).message("Not “{value}”.")).message("typeMessage, not “{value}”", for: "each.type"), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latLong, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(5), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"nanoid","attributes":["text"],"length":21,"severity":"warning"},{"type":"password","attributes":["text"],"digit":true,"symbol":true,"noSymbol":"{attribute}: noSymbol!","typeMessage":"typeMessage, not “{value}”","severity":"info","skipOnError":true},{"type":"paymentCard","attributes":["title"],"severity":"warning","message":"{attribute}: no.","on":["default"]},{"type":"port","attributes":["title"],"except":["update"],"skipOnEmpty":true},{"type":"printable","attributes":["note"],"message":"Not “{value}”."},{"type":"relativeJSONPointer","attributes":["note"]},{"type":"coordinates","attributes":["cell"],"order":"latLong","message":"{attribute}: no.","skipOnError":true},{"type":"boolean","attributes":["cell"]},{"type":"absent","attributes":["count"],"severity":"info","message":"{attribute}: no."},{"type":"required","attributes":["count"],"except":["register"]},{"type":"number","attributes":["total"],"max":18,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","severity":"error"},{"type":"longitude","attributes":["ratio"],"severity":"warning","skipOnEmpty":true,"skipOnError":true},{"type":"positive","attributes":["ratio"],"severity":"error"},{"type":"multipleOf","attributes":["share"],"value":10,"except":["update"]},{"type":"compare","attributes":["flag"],"compareValue":false,"operator":"!=","equal":"equal, not “{value}”","notEqual":"notEqual, not “{value}”","except":["register"]},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"],"message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"mimeType","attributes":["word"],"on":["update"]},{"type":"port","attributes":["size"]}]}]
        """#

    @Rules(.nanoid(length: 21), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.password(digit: true, symbol: true).message("{attribute}: noSymbol!", for: "password.noSymbol").message("typeMessage, not “{value}”", for: "password.type"), severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.paymentCard, on: "default", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port, except: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.printable, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.relativeJSONPointer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates(.latLong), message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(18)).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude, severity: .warning, skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(10.0), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.notEqual(to: false).message("equal, not “{value}”", for: "compare.equal").message("notEqual, not “{value}”", for: "compare.notEqual"), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.mimeType, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"safe","attributes":["text"]},{"type":"semver","attributes":["text"],"group":"first"},{"type":"slug","attributes":["title"],"allowUnderscore":false,"severity":"error","skipOnEmpty":true},{"type":"spoofing","attributes":["title"],"severity":"error","skipOnEmpty":true,"group":"first"},{"type":"startsWith","attributes":["note"],"value":"a","severity":"error","when":{"attribute":"count","operator":"notEmpty"}},{"type":"string","attributes":["note"],"min":2,"max":8,"typeMessage":"typeMessage, not “{value}”","except":["default"],"group":"first"},{"type":"number","attributes":["cell"],"min":-2.5,"max":99.5,"integerOnly":true,"tooSmall":"{attribute}: tooSmall!"},{"type":"integer","attributes":["cell"],"group":"first"},{"type":"in","attributes":["count"],"range":[100,-30,5],"not":true,"severity":"error","except":["register"],"skipOnError":true},{"type":"default","attributes":["count"],"value":100,"skipOnError":false},{"type":"positive","attributes":["total"],"skipOnEmpty":true},{"type":"number","attributes":["ratio"],"min":1,"max":99.5,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":true},{"type":"required","attributes":["ratio"],"strict":true,"severity":"warning"},{"type":"compare","attributes":["share"],"operator":">=","equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","compareAttribute":"ratio","skipOnError":false,"group":"second"},{"type":"in","attributes":["flag"],"range":[false,true,false],"message":"{attribute}: no.","skipOnError":true},{"type":"count","attributes":["tags"],"max":3,"tooFew":"{attribute}: tooFew!","severity":"warning","skipOnEmpty":false},{"type":"count","attributes":["grid"],"min":2,"severity":"warning","except":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"required","attributes":["word"],"on":["update"]},{"type":"compare","attributes":["size"],"compareValue":80,"equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","severity":"info","group":"first"}],"severity":"info","on":["update"],"skipOnError":false}]
        """#

    @Rules(.safe) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.semver, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.slug(allowUnderscore: false), severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.spoofing, severity: .error, group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.starts(with: "a", ignoreCase: false), when: { (model: MacroSubject8) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.length(2...8).message("typeMessage, not “{value}”", for: "string.type"), except: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(-2.5...99.5, integerOnly: true).message("{attribute}: tooSmall!", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.notIn([100, -30, 5]), except: "register", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(100), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(1.0...99.5).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: true), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.compare(.greaterOrEqual, to: \MacroSubject8.ratio).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual"), group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, false]), message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(...(3)).message("{attribute}: tooFew!", for: "count.tooFew"), severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((2)...), except: "update", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "update", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 80).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"timeZone","attributes":["text"]},{"type":"trim","attributes":["text"],"characters":"x1"},{"type":"ulid","attributes":["title"],"severity":"error","message":"{attribute}: no.","except":["register"]},{"type":"uppercase","attributes":["title"],"on":["update"]},{"type":"uri","attributes":["note"],"on":["default"]},{"type":"uriReference","attributes":["note"]},{"type":"positive","attributes":["cell"],"skipOnEmpty":true},{"type":"negative","attributes":["cell"],"severity":"error"},{"type":"multipleOf","attributes":["count"],"value":3,"skipOnEmpty":false},{"type":"port","attributes":["count"],"severity":"error"},{"type":"absent","attributes":["total"],"on":["default"]},{"type":"default","attributes":["ratio"],"value":-0,"severity":"info","on":["update"]},{"type":"latitude","attributes":["ratio"],"severity":"info"},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"],"strict":false,"message":"Not “{value}”."},{"type":"uniqueElements","attributes":["tags"],"typeMessage":"typeMessage, not “{value}”"},{"type":"uniqueElements","attributes":["grid"],"except":["default"],"skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"time","attributes":["word"]},{"type":"negative","attributes":["size"],"message":"Not “{value}”.","on":["update"]}],"severity":"error","on":["default"]}]
        """#

    @Rules(.timeZone) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.trim(.both, characters: "x1")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ulid, except: "register", message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uppercase, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uri, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uriReference) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(-0.0), on: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: false), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements.message("typeMessage, not “{value}”", for: "uniqueElements.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements, except: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "default", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.time) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"url","attributes":["text"],"enableIDN":false,"allowIPAddress":false},{"type":"uuid","attributes":["text"],"message":"{attribute}: no.","skipOnError":true},{"type":"vin","attributes":["title"],"severity":"error"},{"type":"absent","attributes":["title"],"on":["default"]},{"type":"alphabetic","attributes":["note"],"skipOnError":false},{"type":"alphanumeric","attributes":["note"],"skipOnError":false},{"type":"decimalPlaces","attributes":["cell"],"max":3,"skipOnEmpty":false},{"type":"multipleOf","attributes":["cell"],"value":3,"except":["register"],"skipOnEmpty":false,"skipOnError":true,"group":"second"},{"type":"number","attributes":["count"],"max":100,"allowZeroFraction":false,"typeMessage":"{attribute}: typeMessage!"},{"type":"compare","attributes":["count"],"compareValue":80,"operator":"==","greater":"{attribute}: greater!","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","except":["register"]},{"type":"in","attributes":["total"],"range":[18,80,3],"severity":"error"},{"type":"positive","attributes":["ratio"],"group":"first"},{"type":"multipleOf","attributes":["ratio"],"value":10,"on":["update"]},{"type":"number","attributes":["share"],"max":100,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooBig":"tooBig, not “{value}”","severity":"error","message":"Not “{value}”."},{"type":"default","attributes":["flag"],"value":false,"message":"{attribute}: no.","skipOnEmpty":false},{"type":"each","attributes":["tags"],"rules":[{"type":"required","strict":false,"message":"Not “{value}”."},{"type":"hexColor"},{"type":"port","allowZero":false}],"typeMessage":"{attribute}: typeMessage!","except":["register"]},{"type":"each","attributes":["grid"],"rules":[{"type":"count","max":1,"tooMany":"tooMany, not “{value}”","severity":"error"},{"type":"required"},{"type":"each","rules":[{"type":"default","value":"{min} {value}"}],"severity":"error"}],"severity":"warning"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriTemplate","attributes":["word"],"on":["register"],"skipOnEmpty":true,"group":"second"},{"type":"required","attributes":["size"],"severity":"warning","on":["update"]}]}]
        """#

    @Rules(.url(enableIDN: false, allowIPAddress: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uuid, message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.vin, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.absent, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.alphabetic, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), except: "register", group: "second", skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(100)).message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 80).message("{attribute}: greater!", for: "compare.greater").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([18, 80, 3]), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10.0), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(...(100.0)).message("notInteger, not “{value}”", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig"), message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.required(strict: false).message("Not “{value}”."), .hexColor, .port(allowZero: false)).message("{attribute}: typeMessage!", for: "each.type"), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.count(...(1)).message("tooMany, not “{value}”", for: "count.tooMany").severity(.error), .required, .each(.default("{min} {value}")).severity(.error)), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriTemplate, on: "register", group: "second", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, on: "update", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base32","attributes":["text"],"severity":"warning"},{"type":"base64","attributes":["text"],"urlSafe":false},{"type":"bic","attributes":["title"]},{"type":"cardExpiry","attributes":["title"],"except":["register"]},{"type":"cardSecurityCode","attributes":["note"]},{"type":"compare","attributes":["note"],"compareValue":"é","equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","skipOnError":false},{"type":"coordinates","attributes":["cell"],"on":["register"]},{"type":"boolean","attributes":["cell"],"on":["register"]},{"type":"positive","attributes":["count"],"message":"{attribute}: no."},{"type":"negative","attributes":["count"],"skipOnError":false},{"type":"multipleOf","attributes":["total"],"value":3,"severity":"info","skipOnEmpty":true},{"type":"required","attributes":["ratio"],"severity":"info"},{"type":"compare","attributes":["ratio"],"compareValue":0.1,"equal":"equal, not “{value}”","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","skipOnEmpty":false},{"type":"default","attributes":["share"],"value":0.1,"severity":"info","except":["update"]},{"type":"compare","attributes":["flag"],"compareValue":true,"operator":"==","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"typeMessage, not “{value}”","severity":"warning","on":["default"],"skipOnError":false},{"type":"each","attributes":["tags"],"rules":[{"type":"e164","severity":"error"}],"severity":"warning","skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"except":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ascii","attributes":["word"]},{"type":"default","attributes":["size"],"value":100,"except":["default"],"skipOnError":false}],"skipOnEmpty":true,"skipOnError":true}]
        """#

    @Rules(.base32, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64(urlSafe: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.bic) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cardSecurityCode) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: "é").message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3), severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 0.1).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "Not “{value}”.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(0.1), except: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), on: "default", severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.e164.severity(.error)), severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ascii) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(100), except: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"country","attributes":["text"],"on":["update"],"skipOnEmpty":true},{"type":"cron","attributes":["text"],"message":"{attribute}: no.","skipOnError":false},{"type":"cssColor","attributes":["title"],"skipOnError":false},{"type":"currency","attributes":["title"],"severity":"warning","group":"second"},{"type":"dataURI","attributes":["note"]},{"type":"date","attributes":["note"],"future":true,"except":["register"],"skipOnEmpty":false},{"type":"number","attributes":["cell"],"min":-2.5,"max":18,"tooBig":"{attribute}: tooBig!","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":true},{"type":"integer","attributes":["cell"]},{"type":"absent","attributes":["count"],"group":"second"},{"type":"required","attributes":["count"],"severity":"error"},{"type":"number","attributes":["total"],"min":1,"max":100,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”."},{"type":"latitude","attributes":["ratio"],"skipOnError":false,"group":"first"},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[false,true,false],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true,"group":"first"},{"type":"required","attributes":["tags"],"severity":"error","message":"{attribute}: no."},{"type":"required","attributes":["grid"],"on":["update"],"skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"contains","attributes":["word"],"value":"b "},{"type":"port","attributes":["size"],"allowZero":false,"on":["register"]}],"group":"first"}]
        """#

    @Rules(.country, on: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.cssColor, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.dataURI) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date(future: true), except: "register", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(-2.5...18.0).message("{attribute}: tooBig!", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type"), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(1...100).message("{attribute}: notInteger!", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, false]), message: "Not “{value}”.", group: "first", skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, on: "update", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains("b ", ignoreCase: false, min: 1)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"default","attributes":["text"],"value":"","severity":"error","skipOnError":true,"when":{"attribute":"title","operator":"notEmpty"}},{"type":"domainName","attributes":["text"],"enableIDN":false,"severity":"warning","message":"Not “{value}”."},{"type":"duration","attributes":["title"],"on":["register"]},{"type":"e164","attributes":["title"],"except":["update"]},{"type":"ean","attributes":["note"],"severity":"info","message":"{attribute}: no."},{"type":"email","attributes":["note"],"idna2008":true,"allowUnderscore":true,"skipOnError":true},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"except":["update"]},{"type":"in","attributes":["count"],"range":[100,0,5],"on":["register"],"skipOnError":true},{"type":"default","attributes":["count"],"value":18,"severity":"warning","message":"{attribute}: no.","except":["update"]},{"type":"positive","attributes":["total"],"message":"{attribute}: no.","except":["register"]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"severity":"info","message":"{attribute}: no."},{"type":"number","attributes":["ratio"],"max":99.5,"allowZeroFraction":true,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","skipOnError":true},{"type":"required","attributes":["share"],"message":"Not “{value}”.","on":["register"],"skipOnError":false},{"type":"required","attributes":["flag"],"skipOnError":true},{"type":"count","attributes":["tags"],"exact":2,"notEqual":"notEqual, not “{value}”","on":["update"],"skipOnEmpty":false,"skipOnError":true},{"type":"count","attributes":["grid"],"max":1,"message":"Not “{value}”.","skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dateTime","attributes":["word"],"allowLocal":true,"severity":"warning","skipOnError":true},{"type":"compare","attributes":["size"],"compareValue":9223372036854775807,"greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","notEqual":"notEqual, not “{value}”","severity":"info"}],"severity":"error","except":["update"],"skipOnError":true}]
        """#

    @Rules(.default(""), when: { (model: MacroSubject13) in !(DataValue(exactly: model.title as Any)?.isEmpty ?? false) }, severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(enableIDN: false), message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.duration, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ean, message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(idna2008: true, allowUnderscore: true), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([100, 0, 5]), on: "register", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(18), except: "update", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, except: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(0.5), message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(...(99.5)).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, on: "register", message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(2).message("notEqual, not “{value}”", for: "count.notEqual"), on: "update", skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(...(1)), message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "update", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dateTime(allowLocal: true), severity: .warning, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 9223372036854775807).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
