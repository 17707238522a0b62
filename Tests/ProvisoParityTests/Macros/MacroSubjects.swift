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
        [{"type":"dataURI","attributes":["text"],"except":["update"],"skipOnError":false,"group":"first"},{"type":"date","attributes":["text"],"message":"Not “{value}”.","skipOnEmpty":true},{"type":"dateTime","attributes":["title"],"future":false,"on":["register"],"except":["update"],"skipOnError":true,"group":"first"},{"type":"default","attributes":["title"],"value":"a\nb","skipOnEmpty":false},{"type":"domainName","attributes":["note"],"message":"{attribute}: no."},{"type":"duration","attributes":["note"],"message":"{attribute}: no."},{"type":"decimalPlaces","attributes":["cell"],"max":2,"on":["update"],"skipOnEmpty":false},{"type":"multipleOf","attributes":["cell"],"value":10},{"type":"absent","attributes":["count"],"message":"{attribute}: no.","on":["update"],"group":"second"},{"type":"required","attributes":["count"],"message":"Not “{value}”.","except":["default"]},{"type":"number","attributes":["total"],"max":100,"tooBig":"{attribute}: tooBig!","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","except":["register"],"skipOnError":true},{"type":"positive","attributes":["ratio"],"severity":"info"},{"type":"multipleOf","attributes":["ratio"],"value":10,"severity":"warning","except":["default"]},{"type":"number","attributes":["share"],"min":1,"allowZeroFraction":true,"tooBig":"tooBig, not “{value}”","tooSmall":"{attribute}: tooSmall!","message":"Not “{value}”.","group":"second"},{"type":"default","attributes":["flag"],"value":false,"group":"first"},{"type":"required","attributes":["tags"],"strict":true,"message":"Not “{value}”."},{"type":"required","attributes":["grid"],"strict":true,"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"currency","attributes":["word"],"except":["register"]},{"type":"port","attributes":["size"],"severity":"error","group":"first"}],"message":"{attribute}: no."}]
        """#

    @Rules(.dataURI, except: "update", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date, message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.dateTime(future: false), on: "register", except: "update", group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default("a\nb"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.domainName, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.duration, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2), on: "update", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, on: "update", message: "{attribute}: no.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(100)).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), except: "register", message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10.0), except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range((1.0)...).message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required(strict: true), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required(strict: true), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"ean","attributes":["text"]},{"type":"email","attributes":["text"],"enableIDN":false,"idna2008":true,"severity":"info"},{"type":"endsWith","attributes":["title"],"value":".pdf"},{"type":"filter","attributes":["title"],"filter":"nfc","on":["update"]},{"type":"hashDigest","attributes":["note"],"severity":"info","except":["register"]},{"type":"hex","attributes":["note"],"severity":"info"},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[5,1,80],"message":"Not “{value}”.","on":["update"],"skipOnEmpty":true},{"type":"default","attributes":["count"],"value":2,"message":"{attribute}: no.","except":["register"]},{"type":"positive","attributes":["total"],"severity":"info","message":"Not “{value}”.","skipOnError":false},{"type":"required","attributes":["ratio"],"severity":"error","message":"Not “{value}”."},{"type":"compare","attributes":["ratio"],"greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","typeMessage":"{attribute}: typeMessage!","compareAttribute":"share","message":"Not “{value}”.","except":["register"],"skipOnEmpty":false},{"type":"default","attributes":["share"],"value":100,"severity":"info","message":"{attribute}: no."},{"type":"compare","attributes":["flag"],"compareValue":true,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”"},{"type":"count","attributes":["tags"],"min":2,"severity":"info","skipOnError":true},{"type":"count","attributes":["grid"],"min":1,"severity":"info"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"e164","attributes":["word"]},{"type":"compare","attributes":["size"],"compareValue":-1,"equal":"equal, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"{attribute}: no."}],"severity":"info"}]
        """#

    @Rules(.ean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(enableIDN: false, idna2008: true), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ends(with: ".pdf", ignoreCase: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.filter(.nfc), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.hashDigest, except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hex, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([5, 1, 80]), on: "update", message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(2), except: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, message: "Not “{value}”.", severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject3.share).message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), except: "register", message: "Not “{value}”.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(100.0), message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count((2)...), severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((1)...), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.e164) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: -1).message("equal, not “{value}”", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"hostname","attributes":["text"],"skipOnEmpty":true,"when":{"attribute":"total","operator":"notEmpty"}},{"type":"iban","attributes":["text"],"when":{"attribute":"count","operator":"notIn","value":[100]}},{"type":"in","attributes":["title"],"range":["é","xx","1"],"group":"first"},{"type":"ip","attributes":["title"],"except":["update"]},{"type":"iri","attributes":["note"],"message":"Not “{value}”.","except":["register"]},{"type":"iriReference","attributes":["note"],"severity":"warning","message":"Not “{value}”."},{"type":"number","attributes":["cell"],"integerOnly":true,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”"},{"type":"integer","attributes":["cell"],"skipOnEmpty":true},{"type":"multipleOf","attributes":["count"],"value":10,"on":["default"]},{"type":"port","attributes":["count"]},{"type":"absent","attributes":["total"],"severity":"warning","group":"second"},{"type":"latitude","attributes":["ratio"],"on":["update"],"except":["register"]},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["share"],"on":["default"],"except":["register"],"group":"second"},{"type":"in","attributes":["flag"],"range":[true,false,true],"not":true,"severity":"error"},{"type":"uniqueElements","attributes":["tags"]},{"type":"uniqueElements","attributes":["grid"],"except":["default"],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hexColor","attributes":["word"],"group":"second","when":{"attribute":"size","operator":"empty"}},{"type":"negative","attributes":["size"],"severity":"warning","except":["default"]}],"severity":"error","except":["register"],"skipOnError":true}]
        """#

    @Rules(.hostname, when: { (model: MacroSubject4) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iban, when: { (model: MacroSubject4) in model.count != 100 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.in(["é", "xx", "1"]), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ip, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.iri, except: "register", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iriReference, message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(integerOnly: true).message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, severity: .warning, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, on: "update", except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, on: "default", except: "register", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.notIn([true, false, true]), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements, except: "default", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "register", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hexColor, when: { (model: MacroSubject4.Leaf) in DataValue(exactly: model.size as Any)?.isEmpty ?? false }, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isin","attributes":["text"],"severity":"info","on":["default"],"skipOnEmpty":false},{"type":"issn","attributes":["text"],"skipOnError":true,"when":{"attribute":"count","operator":"notEmpty"}},{"type":"json","attributes":["title"],"skipOnError":false},{"type":"jsonPointer","attributes":["title"],"on":["default"]},{"type":"jwt","attributes":["note"],"message":"{attribute}: no.","on":["register"]},{"type":"language","attributes":["note"],"skipOnError":true},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"]},{"type":"number","attributes":["count"],"max":100,"allowZeroFraction":false,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"compare","attributes":["count"],"compareValue":5,"equal":"equal, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","severity":"error","message":"Not “{value}”."},{"type":"in","attributes":["total"],"range":[-1,9223372036854775807,80],"on":["default"]},{"type":"multipleOf","attributes":["ratio"],"value":3,"severity":"warning","except":["default"]},{"type":"number","attributes":["ratio"],"max":18,"allowZeroFraction":false,"tooBig":"tooBig, not “{value}”"},{"type":"required","attributes":["share"],"message":"{attribute}: no."},{"type":"required","attributes":["flag"],"severity":"info","message":"Not “{value}”.","on":["register"]},{"type":"each","attributes":["tags"],"rules":[{"type":"time","severity":"warning"}],"message":"{attribute}: no.","skipOnError":true},{"type":"each","attributes":["grid"],"rules":[{"type":"uniqueElements"},{"type":"each","rules":[{"type":"mac","allowBare":true},{"type":"iri"}]}],"typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”.","on":["update"],"skipOnEmpty":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"isbn","attributes":["word"],"message":"Not “{value}”."},{"type":"required","attributes":["size"],"strict":false,"skipOnEmpty":false}],"skipOnEmpty":true}]
        """#

    @Rules(.isin, on: "default", severity: .info, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.issn, when: { (model: MacroSubject5) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.json, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.jsonPointer, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.jwt, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.language, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(100)).message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: 5).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([-1, 9223372036854775807, 80]), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(3.0), except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(...(18.0)).message("tooBig, not “{value}”", for: "number.tooBig")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, on: "register", message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.time.severity(.warning)), message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.uniqueElements, .each(.mac(allowBare: true), .iri)).message("{attribute}: typeMessage!", for: "each.type"), on: "update", message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.isbn, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required(strict: false), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"latitude","attributes":["text"],"severity":"info","on":["update"],"group":"second"},{"type":"longitude","attributes":["text"],"severity":"warning","on":["register"]},{"type":"lowercase","attributes":["title"],"group":"second"},{"type":"luhn","attributes":["title"],"skipOnEmpty":true},{"type":"mac","attributes":["note"],"skipOnError":true,"group":"second"},{"type":"match","attributes":["note"],"pattern":".","skipOnEmpty":false},{"type":"decimalPlaces","attributes":["cell"],"max":2,"message":"Not “{value}”.","when":{"attribute":"total","operator":"notEmpty"}},{"type":"multipleOf","attributes":["cell"],"value":10,"severity":"info","skipOnError":false},{"type":"positive","attributes":["count"],"group":"second"},{"type":"negative","attributes":["count"],"message":"{attribute}: no."},{"type":"multipleOf","attributes":["total"],"value":10,"message":"{attribute}: no.","skipOnError":true},{"type":"compare","attributes":["ratio"],"greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"share","group":"first"},{"type":"default","attributes":["ratio"],"value":18.5,"except":["update"],"skipOnEmpty":false,"skipOnError":true,"group":"second"},{"type":"latitude","attributes":["share"],"group":"second"},{"type":"default","attributes":["flag"],"value":true,"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"longitude"}],"severity":"info","skipOnEmpty":true},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"alphanumeric","severity":"info"}],"severity":"info"}],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latLong","attributes":["word"],"message":"{attribute}: no.","skipOnEmpty":false},{"type":"default","attributes":["size"],"value":3,"group":"second"}],"severity":"warning"}]
        """#

    @Rules(.latitude, on: "update", severity: .info, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, on: "register", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.lowercase, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.luhn, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.mac, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains(match: "."), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2), when: { (model: MacroSubject6) in !(DataValue(exactly: model.total as Any)?.isEmpty ?? false) }, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.equal(to: \MacroSubject6.share).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(18.5), except: "update", group: "second", skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.longitude), severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.alphanumeric.severity(.info)).severity(.info)), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.latLong, message: "{attribute}: no.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(3), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"nanoid","attributes":["text"],"when":{"attribute":"note","operator":"notIn","value":["1"]}},{"type":"password","attributes":["text"],"lowercase":true,"noLowercase":"noLowercase, not “{value}”","noUppercase":"noUppercase, not “{value}”","message":"{attribute}: no."},{"type":"paymentCard","attributes":["title"],"when":{"attribute":"total","operator":"notIn","value":[-30]}},{"type":"port","attributes":["title"],"message":"Not “{value}”."},{"type":"printable","attributes":["note"],"message":"{attribute}: no.","on":["default"],"skipOnError":true},{"type":"relativeJSONPointer","attributes":["note"],"severity":"info","message":"Not “{value}”."},{"type":"coordinates","attributes":["cell"],"order":"longLat","severity":"warning","message":"{attribute}: no.","on":["default"]},{"type":"boolean","attributes":["cell"]},{"type":"absent","attributes":["count"],"severity":"warning"},{"type":"required","attributes":["count"]},{"type":"number","attributes":["total"],"min":1,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"warning","except":["update"]},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["ratio"],"severity":"error","skipOnError":false},{"type":"multipleOf","attributes":["share"],"value":10},{"type":"compare","attributes":["flag"],"compareValue":false,"greater":"greater, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","on":["default"]},{"type":"required","attributes":["tags"],"message":"Not “{value}”."},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"mimeType","attributes":["word"],"severity":"error"},{"type":"port","attributes":["size"],"allowZero":false}],"skipOnError":false}]
        """#

    @Rules(.nanoid, when: { (model: MacroSubject7) in model.note != "1" }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.password(lowercase: true).message("noLowercase, not “{value}”", for: "password.noLowercase").message("noUppercase, not “{value}”", for: "password.noUppercase"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.paymentCard, when: { (model: MacroSubject7) in model.total != -30 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.printable, on: "default", message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.relativeJSONPointer, message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates(.longLat), on: "default", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((1)...).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), except: "update", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive, severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(10.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: false).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.mimeType, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"safe","attributes":["text"],"skipOnEmpty":false},{"type":"semver","attributes":["text"],"severity":"error","skipOnEmpty":false,"skipOnError":true},{"type":"slug","attributes":["title"],"skipOnError":false},{"type":"spoofing","attributes":["title"],"except":["update"]},{"type":"startsWith","attributes":["note"],"value":"a","message":"Not “{value}”.","skipOnEmpty":true},{"type":"string","attributes":["note"],"min":1,"max":12,"unit":"utf16","tooLong":"tooLong, not “{value}”","tooShort":"tooShort, not “{value}”","severity":"error","skipOnError":true,"group":"first"},{"type":"number","attributes":["cell"],"min":0,"max":100,"skipOnEmpty":false},{"type":"integer","attributes":["cell"],"message":"{attribute}: no.","skipOnEmpty":true},{"type":"in","attributes":["count"],"range":[9223372036854775807,80,-30]},{"type":"default","attributes":["count"],"value":-1,"skipOnError":true},{"type":"positive","attributes":["total"],"skipOnEmpty":false},{"type":"number","attributes":["ratio"],"min":0,"max":99.5,"tooBig":"{attribute}: tooBig!","typeMessage":"{attribute}: typeMessage!"},{"type":"required","attributes":["ratio"],"skipOnEmpty":false},{"type":"compare","attributes":["share"],"greater":"{attribute}: greater!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","compareAttribute":"ratio","severity":"warning","message":"Not “{value}”.","on":["register"],"except":["update"],"skipOnEmpty":true},{"type":"in","attributes":["flag"],"range":[true,false,false],"severity":"error"},{"type":"count","attributes":["tags"],"exact":0,"tooMany":"{attribute}: tooMany!","message":"{attribute}: no.","except":["default"]},{"type":"count","attributes":["grid"],"min":2,"tooMany":"{attribute}: tooMany!","skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"required","attributes":["word"],"severity":"info"},{"type":"compare","attributes":["size"],"compareValue":-1,"equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!"}],"severity":"error"}]
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
    @Rules(.count(0).message("{attribute}: tooMany!", for: "count.tooMany"), except: "default", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((2)...).message("{attribute}: tooMany!", for: "count.tooMany"), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: -1).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"timeZone","attributes":["text"],"skipOnError":false},{"type":"trim","attributes":["text"],"skipOnEmpty":true},{"type":"ulid","attributes":["title"],"message":"{attribute}: no.","on":["register"]},{"type":"uppercase","attributes":["title"],"severity":"error","on":["default"],"skipOnError":false},{"type":"uri","attributes":["note"],"message":"Not “{value}”."},{"type":"uriReference","attributes":["note"]},{"type":"positive","attributes":["cell"],"skipOnError":false},{"type":"negative","attributes":["cell"],"skipOnEmpty":true},{"type":"multipleOf","attributes":["count"],"value":10,"on":["default"]},{"type":"port","attributes":["count"],"severity":"info"},{"type":"absent","attributes":["total"],"on":["register"],"skipOnError":false},{"type":"default","attributes":["ratio"],"value":-0,"skipOnError":true},{"type":"latitude","attributes":["ratio"],"severity":"info","skipOnError":false},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"]},{"type":"uniqueElements","attributes":["tags"],"severity":"warning","message":"Not “{value}”."},{"type":"uniqueElements","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"time","attributes":["word"],"severity":"info","skipOnError":true},{"type":"negative","attributes":["size"],"message":"Not “{value}”.","on":["default"],"except":["update"]}]}]
        """#

    @Rules(.timeZone, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.trim(.both), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ulid, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uppercase, on: "default", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uri, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uriReference) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, on: "register", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(-0.0), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements, message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.time, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, on: "default", except: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"url","attributes":["text"],"defaultScheme":"https","allowIPAddress":true,"skipOnError":true},{"type":"uuid","attributes":["text"],"severity":"warning","skipOnEmpty":false,"group":"first"},{"type":"vin","attributes":["title"],"severity":"error"},{"type":"absent","attributes":["title"],"on":["default"],"group":"first"},{"type":"alphabetic","attributes":["note"],"on":["update"],"skipOnEmpty":true,"group":"first"},{"type":"alphanumeric","attributes":["note"],"severity":"info"},{"type":"decimalPlaces","attributes":["cell"],"max":2,"group":"second"},{"type":"multipleOf","attributes":["cell"],"value":10,"group":"first"},{"type":"number","attributes":["count"],"max":100,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!"},{"type":"compare","attributes":["count"],"greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","compareAttribute":"total","skipOnError":false},{"type":"in","attributes":["total"],"range":[-1,0,80],"message":"{attribute}: no.","group":"second"},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["ratio"],"value":3,"message":"{attribute}: no.","on":["default"],"skipOnEmpty":true,"group":"second"},{"type":"number","attributes":["share"],"max":100,"allowZeroFraction":false,"typeMessage":"{attribute}: typeMessage!"},{"type":"default","attributes":["flag"],"value":false,"skipOnEmpty":false,"skipOnError":true},{"type":"each","attributes":["tags"],"rules":[{"type":"required","strict":true,"message":"{attribute}: no."}],"message":"{attribute}: no.","except":["update"]},{"type":"each","attributes":["grid"],"rules":[{"type":"uniqueElements"}],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriTemplate","attributes":["word"],"message":"Not “{value}”."},{"type":"required","attributes":["size"],"severity":"info"}],"message":"Not “{value}”.","group":"second"}]
        """#

    @Rules(.url(defaultScheme: "https", allowIPAddress: true), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uuid, severity: .warning, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.vin, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.absent, on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.alphabetic, on: "update", group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...2), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(...(100)).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject10.total).message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([-1, 0, 80]), message: "{attribute}: no.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3.0), on: "default", message: "{attribute}: no.", group: "second", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(...(100.0)).message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.required(strict: true).message("{attribute}: no.")), except: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.uniqueElements), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriTemplate, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base32","attributes":["text"],"severity":"warning"},{"type":"base64","attributes":["text"],"skipOnError":false},{"type":"bic","attributes":["title"],"message":"Not “{value}”."},{"type":"cardExpiry","attributes":["title"],"skipOnError":false},{"type":"cardSecurityCode","attributes":["note"],"message":"{attribute}: no."},{"type":"compare","attributes":["note"],"compareValue":"0","operator":">","equal":"equal, not “{value}”","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","severity":"info","skipOnError":false},{"type":"coordinates","attributes":["cell"],"order":"latLong","severity":"error","message":"{attribute}: no.","skipOnEmpty":true,"when":{"attribute":"total","operator":"empty"}},{"type":"boolean","attributes":["cell"],"message":"Not “{value}”.","on":["update"],"skipOnEmpty":true},{"type":"positive","attributes":["count"],"message":"{attribute}: no.","skipOnError":true},{"type":"negative","attributes":["count"],"except":["register"]},{"type":"multipleOf","attributes":["total"],"value":10},{"type":"required","attributes":["ratio"],"severity":"error"},{"type":"compare","attributes":["ratio"],"equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","compareAttribute":"share","severity":"info","except":["register"]},{"type":"default","attributes":["share"],"value":0.1,"except":["default"],"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":false,"greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","severity":"warning","except":["update"],"skipOnEmpty":false},{"type":"each","attributes":["tags"],"rules":[{"type":"uri"},{"type":"uri"},{"type":"string","min":1,"max":12,"tooLong":"tooLong, not “{value}”","typeMessage":"{attribute}: typeMessage!"}],"message":"{attribute}: no."},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":true,"message":"Not “{value}”."},{"type":"each","rules":[{"type":"hexColor","severity":"warning"}]},{"type":"required"}],"typeMessage":"{attribute}: typeMessage!","skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ascii","attributes":["word"],"skipOnError":false},{"type":"default","attributes":["size"],"value":0,"message":"Not “{value}”."}],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true}]
        """#

    @Rules(.base32, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.bic, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cardSecurityCode, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: "0").message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates(.latLong), when: { (model: MacroSubject11) in DataValue(exactly: model.total as Any)?.isEmpty ?? false }, message: "{attribute}: no.", severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, on: "update", message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject11.share).message("{attribute}: equal!", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(0.1), except: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: false).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: notEqual!", for: "compare.notEqual"), except: "update", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.uri, .uri, .length(1...12).message("tooLong, not “{value}”", for: "string.tooLong").message("{attribute}: typeMessage!", for: "string.type")), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required(strict: true).message("Not “{value}”."), .each(.hexColor.severity(.warning)), .required).message("{attribute}: typeMessage!", for: "each.type"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, message: "Not “{value}”.", skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ascii, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(0), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"country","attributes":["text"],"severity":"warning"},{"type":"cron","attributes":["text"],"severity":"error","message":"{attribute}: no.","skipOnError":true,"group":"second"},{"type":"cssColor","attributes":["title"],"message":"{attribute}: no."},{"type":"currency","attributes":["title"],"skipOnError":false,"group":"second"},{"type":"dataURI","attributes":["note"]},{"type":"date","attributes":["note"]},{"type":"number","attributes":["cell"],"min":0,"max":99.5,"notInteger":"notInteger, not “{value}”","tooSmall":"{attribute}: tooSmall!"},{"type":"integer","attributes":["cell"],"on":["default"],"group":"first"},{"type":"absent","attributes":["count"],"group":"first"},{"type":"required","attributes":["count"],"strict":true,"message":"{attribute}: no.","skipOnError":true},{"type":"number","attributes":["total"],"max":18,"tooBig":"tooBig, not “{value}”","tooSmall":"tooSmall, not “{value}”","group":"first"},{"type":"latitude","attributes":["ratio"],"severity":"warning","message":"{attribute}: no."},{"type":"longitude","attributes":["ratio"],"group":"second"},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,false,true],"on":["register"]},{"type":"required","attributes":["tags"],"severity":"warning","skipOnEmpty":false,"group":"second"},{"type":"required","attributes":["grid"],"strict":true,"severity":"info"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"contains","attributes":["word"],"value":"b ","except":["register"],"skipOnError":false,"when":{"attribute":"size","operator":"notEmpty"}},{"type":"port","attributes":["size"],"message":"Not “{value}”.","group":"second"}],"on":["default"],"skipOnError":false,"group":"first"}]
        """#

    @Rules(.country, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, message: "{attribute}: no.", severity: .error, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.cssColor, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.dataURI) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(0.0...99.5).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: true), message: "{attribute}: no.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
    @Rules(.required, severity: .warning, group: "second", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required(strict: true), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "default", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains("b ", ignoreCase: false, min: 1), when: { (model: MacroSubject12.Leaf) in !(DataValue(exactly: model.size as Any)?.isEmpty ?? false) }, except: "register", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"default","attributes":["text"],"value":"-1.5"},{"type":"domainName","attributes":["text"],"idna2008":false,"except":["update"]},{"type":"duration","attributes":["title"],"skipOnEmpty":false},{"type":"e164","attributes":["title"],"message":"Not “{value}”.","except":["default"]},{"type":"ean","attributes":["note"],"message":"{attribute}: no."},{"type":"email","attributes":["note"],"idna2008":false,"allowUnderscore":true,"allowTrailingDot":true,"checkDomainSpelling":false,"severity":"warning","except":["default"],"skipOnEmpty":true},{"type":"positive","attributes":["cell"],"on":["register"]},{"type":"negative","attributes":["cell"],"severity":"warning","skipOnError":false},{"type":"in","attributes":["count"],"range":[-30,3,-30],"severity":"error","on":["update"]},{"type":"default","attributes":["count"],"value":2},{"type":"positive","attributes":["total"],"severity":"info","message":"Not “{value}”."},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["ratio"],"min":0,"max":100,"notInteger":"{attribute}: notInteger!","typeMessage":"{attribute}: typeMessage!","except":["register"]},{"type":"required","attributes":["share"],"except":["default"]},{"type":"required","attributes":["flag"],"strict":true},{"type":"count","attributes":["tags"],"min":1},{"type":"count","attributes":["grid"],"max":1,"typeMessage":"typeMessage, not “{value}”","severity":"info","skipOnError":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dateTime","attributes":["word"],"minAge":18,"severity":"warning","except":["default"]},{"type":"compare","attributes":["size"],"compareValue":5,"operator":"<=","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”."}],"severity":"info"}]
        """#

    @Rules(.default("-1.5")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(idna2008: false), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.duration, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, except: "default", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ean, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(idna2008: false, allowUnderscore: true, allowTrailingDot: true, checkDomainSpelling: false), except: "default", severity: .warning, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([-30, 3, -30]), on: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(2)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(3.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(0.0...100.0).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: typeMessage!", for: "number.type"), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count((1)...)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(...(1)).message("typeMessage, not “{value}”", for: "count.type"), severity: .info, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dateTime(minAge: 18), except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.lessOrEqual, to: 5).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
