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
        [{"type":"latitude","attributes":["text"],"severity":"info","on":["update"],"group":"second"},{"type":"longitude","attributes":["text"],"severity":"warning","on":["register"]},{"type":"lowercase","attributes":["title"],"group":"second"},{"type":"luhn","attributes":["title"],"skipOnEmpty":true},{"type":"mac","attributes":["note"],"skipOnError":true,"group":"second"},{"type":"match","attributes":["note"],"pattern":".","skipOnEmpty":false},{"type":"decimalPlaces","attributes":["cell"],"max":2,"message":"Not “{value}”.","when":{"attribute":"total","operator":"notEmpty"}},{"type":"multipleOf","attributes":["cell"],"value":10,"severity":"info","skipOnError":false},{"type":"positive","attributes":["count"],"group":"second"},{"type":"negative","attributes":["count"],"message":"{attribute}: no."},{"type":"multipleOf","attributes":["total"],"value":10,"message":"{attribute}: no.","skipOnError":true},{"type":"compare","attributes":["ratio"],"greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"share","group":"first"},{"type":"default","attributes":["ratio"],"value":18.5,"except":["update"],"skipOnEmpty":false,"skipOnError":true,"group":"second"},{"type":"latitude","attributes":["share"],"group":"second"},{"type":"default","attributes":["flag"],"value":true,"message":"{attribute}: no."},{"type":"each","attributes":["tags"],"rules":[{"type":"alphabetic"},{"type":"uniqueElements","severity":"error"}],"severity":"error"},{"type":"each","attributes":["grid"],"rules":[{"type":"required"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"latLong","attributes":["word"],"message":"{attribute}: no.","skipOnEmpty":false},{"type":"default","attributes":["size"],"value":3,"group":"second"}],"severity":"info"}]
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
    @Rules(.each(.alphabetic, .uniqueElements.severity(.error)), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"nanoid","attributes":["text"]},{"type":"password","attributes":["text"],"noDigit":"noDigit, not “{value}”","on":["register"],"skipOnEmpty":false,"skipOnError":false},{"type":"paymentCard","attributes":["title"],"message":"{attribute}: no."},{"type":"port","attributes":["title"],"severity":"error","skipOnError":true},{"type":"printable","attributes":["note"]},{"type":"relativeJSONPointer","attributes":["note"],"message":"{attribute}: no.","skipOnEmpty":true},{"type":"coordinates","attributes":["cell"],"on":["update"]},{"type":"boolean","attributes":["cell"],"ignoreCase":true,"message":"Not “{value}”."},{"type":"absent","attributes":["count"],"on":["register"]},{"type":"required","attributes":["count"],"severity":"error"},{"type":"number","attributes":["total"],"max":100,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooBig":"tooBig, not “{value}”","typeMessage":"{attribute}: typeMessage!","except":["update"],"skipOnEmpty":true},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["ratio"],"skipOnEmpty":false},{"type":"multipleOf","attributes":["share"],"value":3},{"type":"compare","attributes":["flag"],"compareValue":true,"operator":"==","equal":"equal, not “{value}”","greater":"{attribute}: greater!","notEqual":"{attribute}: notEqual!"},{"type":"required","attributes":["tags"],"severity":"info","skipOnError":true},{"type":"required","attributes":["grid"],"on":["update"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"mimeType","attributes":["word"],"on":["register"]},{"type":"port","attributes":["size"],"severity":"error","message":"Not “{value}”.","on":["update"]}],"skipOnError":false}]
        """#

    @Rules(.nanoid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.password.message("noDigit, not “{value}”", for: "password.noDigit"), on: "register", skipOnEmpty: false, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.paymentCard, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port, severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.printable) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.relativeJSONPointer, message: "{attribute}: no.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(100)).message("{attribute}: notInteger!", for: "number.notInteger").message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), except: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.positive, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.multipleOf(3.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.mimeType, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), on: "update", message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"safe","attributes":["text"],"severity":"warning"},{"type":"semver","attributes":["text"],"group":"second"},{"type":"slug","attributes":["title"],"severity":"warning"},{"type":"spoofing","attributes":["title"],"group":"second"},{"type":"startsWith","attributes":["note"],"value":"a"},{"type":"string","attributes":["note"],"min":1,"max":8,"notEqual":"notEqual, not “{value}”","message":"Not “{value}”.","except":["update"],"group":"second"},{"type":"number","attributes":["cell"],"min":-2.5,"max":99.5,"integerOnly":false,"allowZeroFraction":true,"notInteger":"notInteger, not “{value}”","tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","severity":"warning","message":"{attribute}: no.","on":["register"]},{"type":"integer","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[80,9223372036854775807,9223372036854775807],"skipOnEmpty":true,"group":"first"},{"type":"default","attributes":["count"],"value":80,"message":"{attribute}: no.","group":"first"},{"type":"positive","attributes":["total"]},{"type":"number","attributes":["ratio"],"max":18,"tooBig":"{attribute}: tooBig!","on":["update"],"skipOnEmpty":true,"group":"first"},{"type":"required","attributes":["ratio"],"strict":false},{"type":"compare","attributes":["share"],"compareValue":100,"operator":"<","greater":"greater, not “{value}”","less":"less, not “{value}”","lessOrEqual":"lessOrEqual, not “{value}”","on":["default"],"group":"second"},{"type":"in","attributes":["flag"],"range":[false,true,false],"severity":"warning"},{"type":"count","attributes":["tags"],"max":3,"tooMany":"{attribute}: tooMany!"},{"type":"count","attributes":["grid"],"min":1,"skipOnError":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"required","attributes":["word"],"message":"Not “{value}”.","except":["default"],"skipOnError":true},{"type":"compare","attributes":["size"],"compareValue":18,"operator":"==","equal":"equal, not “{value}”","greater":"greater, not “{value}”","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"error","skipOnEmpty":true}],"group":"second"}]
        """#

    @Rules(.safe, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.semver, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.slug, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.spoofing, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.starts(with: "a", ignoreCase: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.length(1...8).message("notEqual, not “{value}”", for: "string.notEqual"), except: "update", message: "Not “{value}”.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(-2.5...99.5, integerOnly: false).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), on: "register", message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([80, 9223372036854775807, 9223372036854775807]), group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(80), message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(...(18.0)).message("{attribute}: tooBig!", for: "number.tooBig"), on: "update", group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required(strict: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.compare(.less, to: 100.0).message("greater, not “{value}”", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), on: "default", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, false]), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(...(3)).message("{attribute}: tooMany!", for: "count.tooMany")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((1)...), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.required, except: "default", message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 18).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"timeZone","attributes":["text"],"severity":"error"},{"type":"trim","attributes":["text"],"skipOnError":true},{"type":"ulid","attributes":["title"]},{"type":"uppercase","attributes":["title"],"except":["default"],"skipOnEmpty":true},{"type":"uri","attributes":["note"]},{"type":"uriReference","attributes":["note"],"skipOnEmpty":true},{"type":"positive","attributes":["cell"]},{"type":"negative","attributes":["cell"],"on":["update"],"skipOnEmpty":true},{"type":"multipleOf","attributes":["count"],"value":10,"severity":"error","skipOnEmpty":false,"skipOnError":true},{"type":"port","attributes":["count"],"on":["update"],"except":["register"],"skipOnError":false},{"type":"absent","attributes":["total"],"message":"{attribute}: no.","except":["update"]},{"type":"default","attributes":["ratio"],"value":90,"severity":"error","message":"Not “{value}”."},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["share"],"on":["update"],"skipOnEmpty":true,"skipOnError":false},{"type":"required","attributes":["flag"],"strict":false,"severity":"info","skipOnError":true},{"type":"uniqueElements","attributes":["tags"]},{"type":"uniqueElements","attributes":["grid"],"skipOnEmpty":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"time","attributes":["word"]},{"type":"negative","attributes":["size"],"except":["update"]}],"skipOnError":true}]
        """#

    @Rules(.timeZone, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.trim(.both), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.ulid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uppercase, except: "default", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uri) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uriReference, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, on: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10), severity: .error, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false), on: "update", except: "register", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, except: "update", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(90.0), message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, on: "update", skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: false), severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.time) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"url","attributes":["text"],"allowPort":false,"group":"second"},{"type":"uuid","attributes":["text"]},{"type":"vin","attributes":["title"],"severity":"error"},{"type":"absent","attributes":["title"],"message":"{attribute}: no.","skipOnError":false},{"type":"alphabetic","attributes":["note"],"group":"first"},{"type":"alphanumeric","attributes":["note"],"message":"{attribute}: no.","group":"first"},{"type":"decimalPlaces","attributes":["cell"],"max":3,"message":"Not “{value}”.","on":["default"],"except":["update"],"group":"first"},{"type":"multipleOf","attributes":["cell"],"value":0.5,"skipOnEmpty":true},{"type":"number","attributes":["count"],"min":18,"max":18,"allowZeroFraction":false,"tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","severity":"info"},{"type":"compare","attributes":["count"],"compareValue":5,"operator":">","greater":"{attribute}: greater!","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!","message":"Not “{value}”."},{"type":"in","attributes":["total"],"range":[80,5,18],"skipOnEmpty":false},{"type":"positive","attributes":["ratio"],"severity":"info","group":"first"},{"type":"multipleOf","attributes":["ratio"],"value":10,"severity":"warning"},{"type":"number","attributes":["share"],"max":18,"allowZeroFraction":false,"severity":"error","skipOnError":true},{"type":"default","attributes":["flag"],"value":true,"severity":"info","on":["update"]},{"type":"each","attributes":["tags"],"rules":[{"type":"timeZone"},{"type":"absent","message":"Not “{value}”."},{"type":"latLong"}],"skipOnEmpty":true},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"currency"},{"type":"alphanumeric"}],"typeMessage":"{attribute}: typeMessage!"}],"severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriTemplate","attributes":["word"]},{"type":"required","attributes":["size"]}],"message":"Not “{value}”.","except":["default"],"skipOnEmpty":false}]
        """#

    @Rules(.url(allowPort: false), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uuid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.vin, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.absent, message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.alphabetic, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphanumeric, message: "{attribute}: no.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), on: "default", except: "update", message: "Not “{value}”.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range(18...18).message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.greater, to: 5).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([80, 5, 18]), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(10.0), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range(...(18.0)), severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), on: "update", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.timeZone, .absent.message("Not “{value}”."), .latLong), skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.currency, .alphanumeric).message("{attribute}: typeMessage!", for: "each.type")), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "default", message: "Not “{value}”.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriTemplate) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"base32","attributes":["text"],"on":["register"],"except":["default"]},{"type":"base64","attributes":["text"],"severity":"info","message":"{attribute}: no.","on":["update"]},{"type":"bic","attributes":["title"]},{"type":"cardExpiry","attributes":["title"],"allowFourDigitYear":false,"message":"{attribute}: no."},{"type":"cardSecurityCode","attributes":["note"],"message":"{attribute}: no.","except":["default"]},{"type":"compare","attributes":["note"],"operator":"==","greater":"{attribute}: greater!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","compareAttribute":"text"},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"severity":"error","message":"Not “{value}”.","skipOnError":false},{"type":"positive","attributes":["count"]},{"type":"negative","attributes":["count"],"message":"Not “{value}”."},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["ratio"],"equal":"equal, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","typeMessage":"{attribute}: typeMessage!","compareAttribute":"share","on":["update"],"skipOnError":true},{"type":"default","attributes":["share"],"value":100,"message":"Not “{value}”."},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","notEqual":"{attribute}: notEqual!"},{"type":"each","attributes":["tags"],"rules":[{"type":"domainName"}]},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"trim","side":"both","severity":"info"},{"type":"absent"}],"typeMessage":"typeMessage, not “{value}”"}],"typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"ascii","attributes":["word"],"skipOnError":false},{"type":"default","attributes":["size"],"value":18,"skipOnError":true}],"message":"{attribute}: no.","on":["register"]}]
        """#

    @Rules(.base32, on: "register", except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64, on: "update", message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.bic) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry(allowFourDigitYear: false), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cardSecurityCode, except: "default", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject11.text).message("{attribute}: greater!", for: "compare.greater").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean, message: "Not “{value}”.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.equal(to: \MacroSubject11.share).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: typeMessage!", for: "compare.type"), on: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.default(100.0), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.equal(to: true).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.domainName)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.trim(.both).severity(.info), .absent).message("typeMessage, not “{value}”", for: "each.type")).message("typeMessage, not “{value}”", for: "each.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.ascii, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(18), skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"country","attributes":["text"]},{"type":"cron","attributes":["text"],"except":["update"]},{"type":"cssColor","attributes":["title"],"except":["update"]},{"type":"currency","attributes":["title"],"severity":"info"},{"type":"dataURI","attributes":["note"],"severity":"error","on":["default"],"when":{"attribute":"total","operator":"notIn","value":[2]}},{"type":"date","attributes":["note"],"severity":"error","message":"{attribute}: no.","skipOnError":true},{"type":"number","attributes":["cell"],"min":1,"max":99.5,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!"},{"type":"integer","attributes":["cell"],"on":["register"],"skipOnError":true},{"type":"absent","attributes":["count"],"group":"first"},{"type":"required","attributes":["count"],"on":["update"],"skipOnEmpty":false,"group":"second"},{"type":"number","attributes":["total"],"min":1,"allowZeroFraction":true,"tooSmall":"tooSmall, not “{value}”","severity":"error","message":"{attribute}: no.","skipOnError":true,"group":"second"},{"type":"latitude","attributes":["ratio"],"skipOnError":true},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["share"],"message":"{attribute}: no."},{"type":"in","attributes":["flag"],"range":[false,true,true],"not":true,"on":["default"],"skipOnError":false},{"type":"required","attributes":["tags"],"on":["update"]},{"type":"required","attributes":["grid"],"message":"Not “{value}”."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"contains","attributes":["word"],"value":"ä","on":["register"]},{"type":"port","attributes":["size"],"severity":"info"}],"except":["update"],"group":"second"}]
        """#

    @Rules(.country) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.cssColor, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.dataURI, when: { (model: MacroSubject12) in model.total != 2 }, on: "default", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.date, message: "{attribute}: no.", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(1.0...99.5).message("{attribute}: notInteger!", for: "number.notInteger")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, on: "register", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, on: "update", group: "second", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range((1)...).message("tooSmall, not “{value}”", for: "number.tooSmall"), message: "{attribute}: no.", severity: .error, group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.notIn([false, true, true]), on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains("ä", ignoreCase: false, min: 1), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"default","attributes":["text"],"value":"A"},{"type":"domainName","attributes":["text"],"on":["update"],"skipOnError":true},{"type":"duration","attributes":["title"]},{"type":"e164","attributes":["title"],"severity":"error"},{"type":"ean","attributes":["note"]},{"type":"email","attributes":["note"],"checkSpoofing":false},{"type":"positive","attributes":["cell"],"message":"{attribute}: no."},{"type":"negative","attributes":["cell"],"message":"Not “{value}”."},{"type":"in","attributes":["count"],"range":[0,18,2],"severity":"warning"},{"type":"default","attributes":["count"],"value":80,"on":["register"]},{"type":"positive","attributes":["total"],"severity":"error","skipOnError":true},{"type":"multipleOf","attributes":["ratio"],"value":3,"severity":"info","except":["update"],"skipOnEmpty":true},{"type":"number","attributes":["ratio"],"max":100,"tooBig":"{attribute}: tooBig!","typeMessage":"typeMessage, not “{value}”"},{"type":"required","attributes":["share"],"on":["register"]},{"type":"required","attributes":["flag"],"message":"Not “{value}”.","skipOnError":false},{"type":"count","attributes":["tags"],"min":1,"max":1,"tooMany":"tooMany, not “{value}”"},{"type":"count","attributes":["grid"],"min":1},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dateTime","attributes":["word"],"minAge":18,"skipOnEmpty":false},{"type":"compare","attributes":["size"],"compareValue":3,"operator":">","equal":"{attribute}: equal!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","severity":"error","message":"{attribute}: no."}]}]
        """#

    @Rules(.default("A")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName, on: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.duration) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ean) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.email(checkSpoofing: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([0, 18, 2]), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(80), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(3.0), except: "update", severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(...(100.0)).message("{attribute}: tooBig!", for: "number.tooBig").message("typeMessage, not “{value}”", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required, message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(1...1).message("tooMany, not “{value}”", for: "count.tooMany")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count((1)...)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dateTime(minAge: 18), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.compare(.greater, to: 3).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), message: "{attribute}: no.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
