// swift-format-ignore-file
// Made by `MacroParityTests`, which says how. What is changed here is lost.
#if Macros
import Proviso

@Validatable
struct MacroSubject0: MacroSubject {
    static let document = #"""
        [{"type":"alphabetic","attributes":["text"],"severity":"error"},{"type":"alphanumeric","attributes":["text"]},{"type":"any","attributes":["title"],"rules":[{"type":"alphanumeric"},{"type":"date","future":true}],"severity":"warning","skipOnEmpty":true},{"type":"ascii","attributes":["title"],"severity":"error"},{"type":"base32","attributes":["note"]},{"type":"base64","attributes":["note"],"skipOnError":true},{"type":"number","attributes":["cell"],"integerOnly":true,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","tooSmall":"tooSmall, not “{value}”","skipOnError":true,"group":"first"},{"type":"integer","attributes":["cell"]},{"type":"number","attributes":["count"],"max":100,"notInteger":"{attribute}: notInteger!","typeMessage":"typeMessage, not “{value}”","message":"Not “{value}”."},{"type":"compare","attributes":["count"],"compareValue":-30,"equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","on":["register"],"except":["default"],"skipOnEmpty":true,"skipOnError":true},{"type":"in","attributes":["total"],"range":[-30,-1,1],"skipOnEmpty":false},{"type":"number","attributes":["ratio"],"max":100,"tooBig":"tooBig, not “{value}”","typeMessage":"{attribute}: typeMessage!","severity":"error","except":["default"],"group":"second"},{"type":"required","attributes":["ratio"],"severity":"info","except":["register"],"skipOnError":true,"group":"first"},{"type":"compare","attributes":["share"],"compareValue":100,"greaterOrEqual":"greaterOrEqual, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","on":["default"],"skipOnError":false},{"type":"in","attributes":["flag"],"range":[false,true,true],"on":["default"],"group":"first"},{"type":"each","attributes":["tags"],"rules":[{"type":"trim","characters":"a","message":"{attribute}: no."},{"type":"semver"}],"message":"{attribute}: no."},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"ip","severity":"info"}]}],"except":["default"],"group":"first"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"absent","attributes":["word"],"message":"Not “{value}”.","group":"first"},{"type":"required","attributes":["size"],"message":"{attribute}: no."}],"message":"Not “{value}”.","except":["update"]}]
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
    @Rules(.in([-30, -1, 1]), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(...(100.0)).message("tooBig, not “{value}”", for: "number.tooBig").message("{attribute}: typeMessage!", for: "number.type"), except: "default", severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, except: "register", severity: .info, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.equal(to: 100.0).message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual"), on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, true]), on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.trim(.both, characters: "a").message("{attribute}: no."), .semver), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.ip.severity(.info))), except: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        [{"type":"cardExpiry","attributes":["text"]},{"type":"cardSecurityCode","attributes":["text"]},{"type":"compare","attributes":["title"],"operator":">","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”","compareAttribute":"text","severity":"warning"},{"type":"contains","attributes":["title"],"value":"b "},{"type":"country","attributes":["note"],"severity":"info"},{"type":"cron","attributes":["note"],"severity":"warning","message":"{attribute}: no.","skipOnError":false},{"type":"positive","attributes":["cell"],"message":"{attribute}: no."},{"type":"negative","attributes":["cell"],"severity":"info"},{"type":"positive","attributes":["count"],"on":["default"],"skipOnError":true},{"type":"negative","attributes":["count"],"message":"{attribute}: no."},{"type":"multipleOf","attributes":["total"],"value":3},{"type":"default","attributes":["ratio"],"value":18.5,"severity":"error","skipOnError":false},{"type":"latitude","attributes":["ratio"]},{"type":"longitude","attributes":["share"],"skipOnEmpty":false,"skipOnError":true},{"type":"required","attributes":["flag"],"strict":false,"severity":"error","message":"Not “{value}”."},{"type":"each","attributes":["tags"],"rules":[{"type":"uuid","severity":"error"},{"type":"uri","severity":"warning"},{"type":"lowercase","message":"Not “{value}”."}],"typeMessage":"{attribute}: typeMessage!","skipOnEmpty":true,"skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"required","severity":"info"}],"typeMessage":"{attribute}: typeMessage!","message":"{attribute}: no."},{"type":"nested","attributes":["leaf"],"rules":[{"type":"bic","attributes":["word"],"on":["default"],"except":["register"]},{"type":"default","attributes":["size"],"value":80,"message":"Not “{value}”.","on":["update"],"skipOnError":true}],"severity":"info"}]
        """#

    @Rules(.cardExpiry) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardSecurityCode) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.compare(.greater, to: \MacroSubject1.text).message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less").message("{attribute}: lessOrEqual!", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual").message("typeMessage, not “{value}”", for: "compare.type"), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains("b ", ignoreCase: false, min: 1)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.country, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, message: "{attribute}: no.", severity: .warning, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, on: "default", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(18.5), severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: false), message: "Not “{value}”.", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.uuid.severity(.error), .uri.severity(.warning), .lowercase.message("Not “{value}”.")).message("{attribute}: typeMessage!", for: "each.type"), skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.required.severity(.info)).message("{attribute}: typeMessage!", for: "each.type"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.bic, on: "default", except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(80), on: "update", message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject2: MacroSubject {
    static let document = #"""
        [{"type":"currency","attributes":["text"],"skipOnEmpty":false,"skipOnError":true},{"type":"dataURI","attributes":["text"]},{"type":"date","attributes":["title"],"severity":"info","message":"{attribute}: no.","group":"first"},{"type":"dateTime","attributes":["title"],"past":true},{"type":"default","attributes":["note"],"value":"a\nb","skipOnError":false,"group":"first"},{"type":"domainName","attributes":["note"],"allowTrailingDot":false,"enableIDN":true},{"type":"decimalPlaces","attributes":["cell"],"max":3,"severity":"info","message":"{attribute}: no."},{"type":"multipleOf","attributes":["cell"],"value":3,"except":["default"],"group":"first"},{"type":"absent","attributes":["count"],"message":"Not “{value}”.","skipOnError":true},{"type":"required","attributes":["count"],"severity":"warning","on":["default"]},{"type":"number","attributes":["total"],"min":0,"max":18,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","severity":"error"},{"type":"positive","attributes":["ratio"],"skipOnError":false},{"type":"multipleOf","attributes":["ratio"],"value":0.5},{"type":"number","attributes":["share"],"min":-2.5,"allowZeroFraction":true,"notInteger":"notInteger, not “{value}”","typeMessage":"typeMessage, not “{value}”","skipOnEmpty":false},{"type":"default","attributes":["flag"],"value":false,"message":"Not “{value}”."},{"type":"required","attributes":["tags"],"severity":"error","message":"Not “{value}”.","except":["default"],"skipOnError":false},{"type":"required","attributes":["grid"],"except":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cssColor","attributes":["word"],"on":["default"],"except":["update"]},{"type":"port","attributes":["size"],"message":"{attribute}: no."}],"except":["update"],"skipOnError":false}]
        """#

    @Rules(.currency, skipOnEmpty: false, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.dataURI) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.date, message: "{attribute}: no.", severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.dateTime(past: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.default("a\nb"), group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(allowTrailingDot: false, enableIDN: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3), message: "{attribute}: no.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3), except: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, message: "Not “{value}”.", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, on: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(0...18).message("notInteger, not “{value}”", for: "number.notInteger"), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.positive, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.range((-2.5)...).message("notInteger, not “{value}”", for: "number.notInteger").message("typeMessage, not “{value}”", for: "number.type"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(false), message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required, except: "default", message: "Not “{value}”.", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "update", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cssColor, on: "default", except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject3: MacroSubject {
    static let document = #"""
        [{"type":"e164","attributes":["text"]},{"type":"ean","attributes":["text"],"skipOnError":true},{"type":"email","attributes":["title"],"allowLocalDomain":true,"skipOnEmpty":false},{"type":"endsWith","attributes":["title"],"value":".pdf","severity":"info","except":["register"]},{"type":"filter","attributes":["note"],"filter":"digits"},{"type":"hashDigest","attributes":["note"],"severity":"warning","message":"{attribute}: no.","skipOnEmpty":false},{"type":"coordinates","attributes":["cell"],"skipOnEmpty":false,"when":{"attribute":"count","operator":"empty"}},{"type":"boolean","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[80,18,5],"on":["update"],"except":["default"]},{"type":"default","attributes":["count"],"value":100,"severity":"info","when":{"attribute":"total","operator":">","value":2}},{"type":"positive","attributes":["total"]},{"type":"required","attributes":["ratio"],"on":["update"],"skipOnError":false},{"type":"compare","attributes":["ratio"],"compareValue":1,"greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"Not “{value}”."},{"type":"default","attributes":["share"],"value":1e+20,"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!","typeMessage":"{attribute}: typeMessage!"},{"type":"count","attributes":["tags"],"max":3},{"type":"count","attributes":["grid"],"max":3,"tooMany":"tooMany, not “{value}”","severity":"error"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"duration","attributes":["word"],"skipOnEmpty":true},{"type":"compare","attributes":["size"],"compareValue":-1,"equal":"equal, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","message":"{attribute}: no."}]}]
        """#

    @Rules(.e164) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ean, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.email(allowLocalDomain: true), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ends(with: ".pdf", ignoreCase: false), except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.filter(.digits)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hashDigest, message: "{attribute}: no.", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        @Rules(.duration, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: -1).message("equal, not “{value}”", for: "compare.equal").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("less, not “{value}”", for: "compare.less"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject4: MacroSubject {
    static let document = #"""
        [{"type":"hexColor","attributes":["text"],"requireHash":false,"skipOnEmpty":true,"skipOnError":true,"when":{"attribute":"title","operator":"notIn","value":["A"]}},{"type":"hostname","attributes":["text"],"on":["update"]},{"type":"iban","attributes":["title"],"severity":"warning"},{"type":"in","attributes":["title"],"range":["a","abc","0"],"group":"first"},{"type":"ip","attributes":["note"],"cidr":false,"when":{"attribute":"count","operator":"notIn","value":[100]}},{"type":"iri","attributes":["note"],"message":"{attribute}: no.","group":"second"},{"type":"number","attributes":["cell"],"max":99.5,"allowZeroFraction":false,"notInteger":"notInteger, not “{value}”","tooSmall":"tooSmall, not “{value}”","typeMessage":"{attribute}: typeMessage!","on":["update"]},{"type":"integer","attributes":["cell"],"severity":"warning"},{"type":"multipleOf","attributes":["count"],"value":10,"except":["default"],"skipOnEmpty":false},{"type":"port","attributes":["count"]},{"type":"absent","attributes":["total"],"skipOnError":true},{"type":"latitude","attributes":["ratio"],"on":["register"],"except":["update"]},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[false,true,false],"group":"first"},{"type":"uniqueElements","attributes":["tags"],"skipOnError":true,"group":"first"},{"type":"uniqueElements","attributes":["grid"],"severity":"info","on":["register"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"hex","attributes":["word"]},{"type":"negative","attributes":["size"],"message":"Not “{value}”."}],"message":"{attribute}: no.","on":["register"]}]
        """#

    @Rules(.hexColor(requireHash: false), when: { (model: MacroSubject4) in model.title != "A" }, skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.hostname, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.iban, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.in(["a", "abc", "0"]), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.ip(cidr: false), when: { (model: MacroSubject4) in model.count != 100 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.iri, message: "{attribute}: no.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number(...(99.5)).message("notInteger, not “{value}”", for: "number.notInteger").message("tooSmall, not “{value}”", for: "number.tooSmall").message("{attribute}: typeMessage!", for: "number.type"), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(10), except: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, on: "register", except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, true, false]), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements, group: "first", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements, on: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "register", message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.hex) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject5: MacroSubject {
    static let document = #"""
        [{"type":"isbn","attributes":["text"],"severity":"error","skipOnError":false},{"type":"isin","attributes":["text"],"severity":"info"},{"type":"issn","attributes":["title"],"when":{"attribute":"total","operator":"notIn","value":[3]}},{"type":"json","attributes":["title"],"skipOnEmpty":true},{"type":"jsonPointer","attributes":["note"]},{"type":"jwt","attributes":["note"],"except":["register"]},{"type":"positive","attributes":["cell"],"skipOnError":true},{"type":"negative","attributes":["cell"]},{"type":"number","attributes":["count"],"min":0,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","on":["update"]},{"type":"compare","attributes":["count"],"operator":"<","equal":"equal, not “{value}”","greater":"{attribute}: greater!","less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"total"},{"type":"in","attributes":["total"],"range":[3,18,100]},{"type":"multipleOf","attributes":["ratio"],"value":0.5,"skipOnError":false},{"type":"number","attributes":["ratio"],"min":1,"notInteger":"notInteger, not “{value}”","tooSmall":"{attribute}: tooSmall!","except":["default"]},{"type":"required","attributes":["share"],"on":["default"],"skipOnError":false},{"type":"required","attributes":["flag"]},{"type":"each","attributes":["tags"],"rules":[{"type":"luhn","allowSeparators":false,"severity":"error","message":"{attribute}: no."}],"skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"domainName","checkSpoofing":false,"severity":"warning"}],"severity":"info"},{"type":"each","rules":[{"type":"vin"}],"severity":"info"}],"on":["update"],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"iriReference","attributes":["word"]},{"type":"required","attributes":["size"]}],"except":["register"]}]
        """#

    @Rules(.isbn, severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.isin, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.issn, when: { (model: MacroSubject5) in model.total != 3 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.json, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.jsonPointer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.jwt, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.range((0)...).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.compare(.less, to: \MacroSubject5.total).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.in([3, 18, 100])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(0.5), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range((1.0)...).message("notInteger, not “{value}”", for: "number.notInteger").message("{attribute}: tooSmall!", for: "number.tooSmall"), except: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required, on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.luhn(allowSeparators: false).message("{attribute}: no.").severity(.error)), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.domainName(checkSpoofing: false).severity(.warning)).severity(.info), .each(.vin).severity(.info)), on: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.iriReference) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject6: MacroSubject {
    static let document = #"""
        [{"type":"latLong","attributes":["text"]},{"type":"latitude","attributes":["text"],"message":"{attribute}: no.","skipOnError":false},{"type":"longitude","attributes":["title"],"skipOnError":false,"group":"first"},{"type":"lowercase","attributes":["title"],"skipOnEmpty":true,"skipOnError":false,"group":"first"},{"type":"luhn","attributes":["note"],"when":{"attribute":"total","operator":"notIn","value":[3]}},{"type":"mac","attributes":["note"],"allowBare":true},{"type":"decimalPlaces","attributes":["cell"],"max":3},{"type":"multipleOf","attributes":["cell"],"value":3},{"type":"positive","attributes":["count"],"severity":"error","on":["update"],"skipOnError":false},{"type":"negative","attributes":["count"],"message":"{attribute}: no."},{"type":"multipleOf","attributes":["total"],"value":10,"group":"first"},{"type":"compare","attributes":["ratio"],"compareValue":1,"equal":"{attribute}: equal!","greater":"greater, not “{value}”","less":"less, not “{value}”","notEqual":"notEqual, not “{value}”","typeMessage":"{attribute}: typeMessage!","skipOnEmpty":false},{"type":"default","attributes":["ratio"],"value":0.1,"on":["update"],"group":"second"},{"type":"latitude","attributes":["share"],"message":"{attribute}: no."},{"type":"default","attributes":["flag"],"value":true,"on":["default"]},{"type":"each","attributes":["tags"],"rules":[{"type":"iri"}],"except":["default"],"group":"first"},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"cron"}]}],"severity":"error","except":["update"],"group":"second"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"language","attributes":["word"],"registered":false,"except":["register"],"skipOnEmpty":true,"skipOnError":true},{"type":"default","attributes":["size"],"value":1,"on":["default"],"skipOnEmpty":false}],"on":["update"]}]
        """#

    @Rules(.latLong) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.longitude, group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.lowercase, group: "first", skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.luhn, when: { (model: MacroSubject6) in model.total != 3 }) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.mac(allowBare: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, on: "update", severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10), group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.equal(to: 1.0).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("less, not “{value}”", for: "compare.less").message("notEqual, not “{value}”", for: "compare.notEqual").message("{attribute}: typeMessage!", for: "compare.type"), skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(0.1), on: "update", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.latitude, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.default(true), on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.each(.iri), except: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.cron)), except: "update", severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.language(registered: false), except: "register", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(1), on: "default", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject7: MacroSubject {
    static let document = #"""
        [{"type":"mimeType","attributes":["text"],"skipOnError":true},{"type":"nanoid","attributes":["text"],"except":["default"],"skipOnEmpty":true,"skipOnError":false},{"type":"password","attributes":["title"],"noLowercase":"noLowercase, not “{value}”","skipOnError":false},{"type":"paymentCard","attributes":["title"],"skipOnEmpty":true,"when":{"attribute":"count","operator":"notEmpty"}},{"type":"port","attributes":["note"],"skipOnError":false},{"type":"printable","attributes":["note"],"ascii":false,"severity":"error","except":["register"]},{"type":"coordinates","attributes":["cell"],"order":"latLong"},{"type":"boolean","attributes":["cell"],"message":"Not “{value}”."},{"type":"absent","attributes":["count"],"except":["register"]},{"type":"required","attributes":["count"],"message":"Not “{value}”.","except":["default"]},{"type":"number","attributes":["total"],"max":18,"allowZeroFraction":false},{"type":"longitude","attributes":["ratio"]},{"type":"positive","attributes":["ratio"]},{"type":"multipleOf","attributes":["share"],"value":10},{"type":"compare","attributes":["flag"],"compareValue":true,"equal":"equal, not “{value}”","greater":"greater, not “{value}”","notEqual":"{attribute}: notEqual!"},{"type":"required","attributes":["tags"]},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"match","attributes":["word"],"pattern":"(?i)x|b$","except":["register"]},{"type":"port","attributes":["size"],"except":["update"]}],"skipOnEmpty":false}]
        """#

    @Rules(.mimeType, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.nanoid, except: "default", skipOnEmpty: true, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.password.message("noLowercase, not “{value}”", for: "password.noLowercase"), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.paymentCard, when: { (model: MacroSubject7) in !(DataValue(exactly: model.count as Any)?.isEmpty ?? false) }, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.port, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.printable(ascii: false), except: "register", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates(.latLong)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.contains(match: "(?i)x|b$"), except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject8: MacroSubject {
    static let document = #"""
        [{"type":"required","attributes":["text"],"severity":"info","skipOnError":true},{"type":"safe","attributes":["text"],"skipOnEmpty":false},{"type":"semver","attributes":["title"]},{"type":"slug","attributes":["title"],"message":"Not “{value}”.","on":["update"]},{"type":"spoofing","attributes":["note"],"group":"second"},{"type":"startsWith","attributes":["note"],"value":"AB","except":["update"],"skipOnEmpty":false},{"type":"number","attributes":["cell"],"min":-2.5,"allowZeroFraction":false,"tooSmall":"{attribute}: tooSmall!","typeMessage":"typeMessage, not “{value}”","except":["register"],"skipOnError":false},{"type":"integer","attributes":["cell"]},{"type":"in","attributes":["count"],"range":[100,3,1],"message":"Not “{value}”.","skipOnError":false},{"type":"default","attributes":["count"],"value":100},{"type":"positive","attributes":["total"],"severity":"error"},{"type":"number","attributes":["ratio"],"min":1,"max":100,"allowZeroFraction":true,"tooSmall":"{attribute}: tooSmall!","severity":"error","message":"Not “{value}”.","on":["update"],"except":["register"],"group":"second"},{"type":"required","attributes":["ratio"]},{"type":"compare","attributes":["share"],"operator":"==","equal":"{attribute}: equal!","greater":"greater, not “{value}”","greaterOrEqual":"{attribute}: greaterOrEqual!","lessOrEqual":"lessOrEqual, not “{value}”","notEqual":"notEqual, not “{value}”","compareAttribute":"ratio","on":["register"],"skipOnError":true},{"type":"in","attributes":["flag"],"range":[false,false,true],"severity":"error","group":"second"},{"type":"count","attributes":["tags"],"min":1,"max":1},{"type":"count","attributes":["grid"],"max":3,"notEqual":"notEqual, not “{value}”","typeMessage":"typeMessage, not “{value}”"},{"type":"nested","attributes":["leaf"],"rules":[{"type":"relativeJSONPointer","attributes":["word"],"group":"second"},{"type":"compare","attributes":["size"],"compareValue":1,"operator":"==","equal":"equal, not “{value}”","greater":"{attribute}: greater!","notEqual":"{attribute}: notEqual!"}],"message":"{attribute}: no.","on":["default"],"skipOnEmpty":true,"skipOnError":true,"group":"first"}]
        """#

    @Rules(.required, severity: .info, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.safe, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.semver) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.slug, on: "update", message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.spoofing, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.starts(with: "AB", ignoreCase: false), except: "update", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number((-2.5)...).message("{attribute}: tooSmall!", for: "number.tooSmall").message("typeMessage, not “{value}”", for: "number.type"), except: "register", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([100, 3, 1]), message: "Not “{value}”.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(100)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.range(1.0...100.0).message("{attribute}: tooSmall!", for: "number.tooSmall"), on: "update", except: "register", message: "Not “{value}”.", severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.equal(to: \MacroSubject8.ratio).message("{attribute}: equal!", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("{attribute}: greaterOrEqual!", for: "compare.greaterOrEqual").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual").message("notEqual, not “{value}”", for: "compare.notEqual"), on: "register", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([false, false, true]), severity: .error, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count(1...1)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(...(3)).message("notEqual, not “{value}”", for: "count.notEqual").message("typeMessage, not “{value}”", for: "count.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "default", message: "{attribute}: no.", group: "first", skipOnEmpty: true, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.relativeJSONPointer, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 1).message("equal, not “{value}”", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject9: MacroSubject {
    static let document = #"""
        [{"type":"time","attributes":["text"],"severity":"error","except":["default"],"skipOnEmpty":true},{"type":"timeZone","attributes":["text"],"on":["default"]},{"type":"trim","attributes":["title"],"severity":"warning"},{"type":"ulid","attributes":["title"]},{"type":"uppercase","attributes":["note"],"severity":"error"},{"type":"uri","attributes":["note"],"on":["update"],"skipOnEmpty":true},{"type":"positive","attributes":["cell"],"message":"Not “{value}”."},{"type":"negative","attributes":["cell"]},{"type":"multipleOf","attributes":["count"],"value":3,"on":["update"]},{"type":"port","attributes":["count"],"allowZero":false},{"type":"absent","attributes":["total"],"skipOnError":false},{"type":"default","attributes":["ratio"],"value":1e+20,"severity":"warning","message":"{attribute}: no."},{"type":"latitude","attributes":["ratio"],"skipOnError":false},{"type":"longitude","attributes":["share"]},{"type":"required","attributes":["flag"]},{"type":"uniqueElements","attributes":["tags"]},{"type":"uniqueElements","attributes":["grid"],"typeMessage":"typeMessage, not “{value}”","except":["update"],"skipOnError":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"string","attributes":["word"],"length":0,"unit":"utf16","tooLong":"tooLong, not “{value}”","message":"{attribute}: no."},{"type":"negative","attributes":["size"]}],"on":["default"]}]
        """#

    @Rules(.time, except: "default", severity: .error, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.timeZone, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.trim(.both), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ulid) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.uppercase, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.uri, on: "update", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.multipleOf(3), on: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.port(allowZero: false)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.absent, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.default(1e+20), message: "{attribute}: no.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.latitude, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.longitude) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.uniqueElements) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.uniqueElements.message("typeMessage, not “{value}”", for: "uniqueElements.type"), except: "update", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.length(0, unit: .utf16).message("tooLong, not “{value}”", for: "string.tooLong"), message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.negative) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject10: MacroSubject {
    static let document = #"""
        [{"type":"uriTemplate","attributes":["text"],"group":"second"},{"type":"url","attributes":["text"],"allowUserInfo":false,"allowPort":false,"message":"{attribute}: no.","group":"second"},{"type":"uuid","attributes":["title"],"severity":"warning","message":"Not “{value}”.","on":["register"]},{"type":"vin","attributes":["title"],"message":"Not “{value}”.","on":["register"],"skipOnError":true,"group":"second"},{"type":"absent","attributes":["note"],"severity":"error","except":["update"]},{"type":"alphabetic","attributes":["note"],"message":"Not “{value}”.","group":"first"},{"type":"decimalPlaces","attributes":["cell"],"max":3},{"type":"multipleOf","attributes":["cell"],"value":0.5,"severity":"info"},{"type":"number","attributes":["count"],"min":18,"notInteger":"{attribute}: notInteger!","typeMessage":"{attribute}: typeMessage!"},{"type":"compare","attributes":["count"],"compareValue":100,"operator":">","equal":"equal, not “{value}”","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"{attribute}: lessOrEqual!","notEqual":"{attribute}: notEqual!","group":"first"},{"type":"in","attributes":["total"],"range":[9223372036854775807,5,2],"severity":"error","except":["default"],"skipOnEmpty":false},{"type":"positive","attributes":["ratio"],"severity":"info","group":"first"},{"type":"multipleOf","attributes":["ratio"],"value":0.5},{"type":"number","attributes":["share"],"min":18,"max":99.5,"typeMessage":"typeMessage, not “{value}”"},{"type":"default","attributes":["flag"],"value":true},{"type":"each","attributes":["tags"],"rules":[{"type":"uuid"}],"skipOnError":false},{"type":"each","attributes":["grid"],"rules":[{"type":"each","rules":[{"type":"cron"},{"type":"required","severity":"error"}]}],"message":"{attribute}: no.","skipOnError":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"uriReference","attributes":["word"],"on":["default"]},{"type":"required","attributes":["size"],"on":["default"]}]}]
        """#

    @Rules(.uriTemplate, group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.url(allowUserInfo: false, allowPort: false), message: "{attribute}: no.", group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.uuid, on: "register", message: "Not “{value}”.", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.vin, on: "register", message: "Not “{value}”.", group: "second", skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.absent, except: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.alphabetic, message: "Not “{value}”.", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.decimalPlaces(...3)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.multipleOf(0.5), severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
    @Rules(.each(.uuid), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.each(.each(.cron, .required.severity(.error))), message: "{attribute}: no.", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.uriReference, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.required, on: "default") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject11: MacroSubject {
    static let document = #"""
        [{"type":"any","attributes":["text"],"rules":[{"type":"nanoid"}],"message":"Not “{value}”.","skipOnEmpty":false,"when":{"attribute":"title","operator":"notIn","value":[""]}},{"type":"ascii","attributes":["text"]},{"type":"base32","attributes":["title"],"severity":"warning","message":"{attribute}: no.","skipOnEmpty":false},{"type":"base64","attributes":["title"]},{"type":"bic","attributes":["note"],"severity":"error","except":["update"],"skipOnEmpty":false},{"type":"cardExpiry","attributes":["note"],"severity":"info","message":"Not “{value}”.","except":["update"]},{"type":"coordinates","attributes":["cell"]},{"type":"boolean","attributes":["cell"],"strict":true,"on":["register"]},{"type":"positive","attributes":["count"],"severity":"warning"},{"type":"negative","attributes":["count"],"message":"Not “{value}”."},{"type":"multipleOf","attributes":["total"],"value":10},{"type":"required","attributes":["ratio"],"strict":true},{"type":"compare","attributes":["ratio"],"equal":"{attribute}: equal!","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"less, not “{value}”","compareAttribute":"share","severity":"info","except":["register"]},{"type":"default","attributes":["share"],"value":0.1,"except":["default"],"skipOnError":false},{"type":"compare","attributes":["flag"],"compareValue":false,"greater":"{attribute}: greater!","greaterOrEqual":"{attribute}: greaterOrEqual!","less":"less, not “{value}”","notEqual":"{attribute}: notEqual!","severity":"warning","except":["update"],"skipOnEmpty":false},{"type":"each","attributes":["tags"],"rules":[{"type":"uri"},{"type":"uri"},{"type":"string","min":1,"max":12,"tooLong":"tooLong, not “{value}”","typeMessage":"{attribute}: typeMessage!"}],"message":"{attribute}: no."},{"type":"each","attributes":["grid"],"rules":[{"type":"required","strict":true,"message":"Not “{value}”."},{"type":"each","rules":[{"type":"hexColor","severity":"warning"}]},{"type":"required"}],"typeMessage":"{attribute}: typeMessage!","skipOnEmpty":false},{"type":"nested","attributes":["leaf"],"rules":[{"type":"alphanumeric","attributes":["word"],"except":["register"]},{"type":"default","attributes":["size"],"value":3,"severity":"info","except":["register"]}],"message":"Not “{value}”.","skipOnEmpty":false,"skipOnError":true}]
        """#

    @Rules(.any(.nanoid), when: { (model: MacroSubject11) in model.title != "" }, message: "Not “{value}”.", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.ascii) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.base32, message: "{attribute}: no.", severity: .warning, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.base64) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.bic, except: "update", severity: .error, skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cardExpiry, except: "update", message: "Not “{value}”.", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.coordinates) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.boolean(strict: true), on: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.positive, severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, message: "Not “{value}”.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.multipleOf(10)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.required(strict: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
        @Rules(.alphanumeric, except: "register") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.default(3), except: "register", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject12: MacroSubject {
    static let document = #"""
        [{"type":"compare","attributes":["text"],"equal":"equal, not “{value}”","greater":"greater, not “{value}”","greaterOrEqual":"greaterOrEqual, not “{value}”","less":"{attribute}: less!","lessOrEqual":"lessOrEqual, not “{value}”","compareAttribute":"title","except":["register"],"skipOnEmpty":false,"when":{"attribute":"count","operator":"notIn","value":[5]}},{"type":"contains","attributes":["text"],"value":"ä","severity":"error"},{"type":"country","attributes":["title"],"message":"{attribute}: no.","skipOnEmpty":true,"group":"first"},{"type":"cron","attributes":["title"],"skipOnError":false,"group":"second"},{"type":"cssColor","attributes":["note"]},{"type":"currency","attributes":["note"]},{"type":"number","attributes":["cell"],"min":-2.5,"integerOnly":false,"allowZeroFraction":false,"notInteger":"{attribute}: notInteger!","tooBig":"{attribute}: tooBig!","tooSmall":"{attribute}: tooSmall!","message":"{attribute}: no.","skipOnError":false,"group":"first","when":{"attribute":"count","operator":"notIn","value":[2]}},{"type":"integer","attributes":["cell"]},{"type":"absent","attributes":["count"],"severity":"error","on":["register"],"skipOnError":true},{"type":"required","attributes":["count"],"skipOnEmpty":false,"group":"first"},{"type":"number","attributes":["total"],"max":100,"tooBig":"{attribute}: tooBig!","group":"second"},{"type":"latitude","attributes":["ratio"],"severity":"error","skipOnError":false},{"type":"longitude","attributes":["ratio"],"severity":"info"},{"type":"positive","attributes":["share"]},{"type":"in","attributes":["flag"],"range":[true,true,false],"on":["default"],"group":"first"},{"type":"required","attributes":["tags"],"strict":true,"except":["update"]},{"type":"required","attributes":["grid"]},{"type":"nested","attributes":["leaf"],"rules":[{"type":"cardSecurityCode","attributes":["word"],"severity":"info","group":"first"},{"type":"port","attributes":["size"],"severity":"warning","on":["default"],"skipOnEmpty":true,"group":"first"}]}]
        """#

    @Rules(.equal(to: \MacroSubject12.title).message("equal, not “{value}”", for: "compare.equal").message("greater, not “{value}”", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: less!", for: "compare.less").message("lessOrEqual, not “{value}”", for: "compare.lessOrEqual"), when: { (model: MacroSubject12) in model.count != 5 }, except: "register", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.contains("ä", ignoreCase: false, min: 1), severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.country, message: "{attribute}: no.", group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.cron, group: "second", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.cssColor) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.currency) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.number((-2.5)..., integerOnly: false).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: tooBig!", for: "number.tooBig").message("{attribute}: tooSmall!", for: "number.tooSmall"), when: { (model: MacroSubject12) in model.count != 2 }, message: "{attribute}: no.", group: "first", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.integer) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.absent, on: "register", severity: .error, skipOnError: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.required, group: "first", skipOnEmpty: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.range(...(100)).message("{attribute}: tooBig!", for: "number.tooBig"), group: "second") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.latitude, severity: .error, skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.longitude, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.positive) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.in([true, true, false]), on: "default", group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.required(strict: true), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.required) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.cardSecurityCode, severity: .info, group: "first") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.port(allowZero: false), on: "default", severity: .warning, group: "first", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var size: Int?
    }
}

@Validatable
struct MacroSubject13: MacroSubject {
    static let document = #"""
        [{"type":"date","attributes":["text"],"future":true},{"type":"dateTime","attributes":["text"],"message":"{attribute}: no."},{"type":"default","attributes":["title"],"value":"","skipOnError":false},{"type":"domainName","attributes":["title"],"enableIDN":false,"except":["update"]},{"type":"duration","attributes":["note"],"severity":"error"},{"type":"e164","attributes":["note"]},{"type":"positive","attributes":["cell"],"except":["update"]},{"type":"negative","attributes":["cell"],"severity":"info"},{"type":"in","attributes":["count"],"range":[2,5,-30]},{"type":"default","attributes":["count"],"value":0,"severity":"warning"},{"type":"positive","attributes":["total"],"severity":"error","on":["update"]},{"type":"multipleOf","attributes":["ratio"],"value":3},{"type":"number","attributes":["ratio"],"min":1,"max":18,"allowZeroFraction":true,"notInteger":"{attribute}: notInteger!","typeMessage":"{attribute}: typeMessage!"},{"type":"required","attributes":["share"],"strict":false,"severity":"info","except":["default"]},{"type":"required","attributes":["flag"],"strict":false,"on":["default"],"skipOnError":false},{"type":"count","attributes":["tags"],"min":2,"tooFew":"{attribute}: tooFew!","message":"Not “{value}”.","skipOnEmpty":true},{"type":"count","attributes":["grid"],"exact":0,"severity":"info","message":"Not “{value}”.","except":["register"],"skipOnEmpty":true},{"type":"nested","attributes":["leaf"],"rules":[{"type":"dataURI","attributes":["word"],"severity":"error"},{"type":"compare","attributes":["size"],"compareValue":18,"equal":"{attribute}: equal!","greater":"{attribute}: greater!","greaterOrEqual":"greaterOrEqual, not “{value}”","notEqual":"{attribute}: notEqual!"}],"severity":"warning","except":["default"]}]
        """#

    @Rules(.date(future: true)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.dateTime, message: "{attribute}: no.") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var text: String?
    @Rules(.default(""), skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.domainName(enableIDN: false), except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var title: String?
    @Rules(.duration, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.e164) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var note: String?
    @Rules(.positive, except: "update") // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.negative, severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var cell: String?
    @Rules(.in([2, 5, -30])) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.default(0), severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var count: Int?
    @Rules(.positive, on: "update", severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var total: Int?
    @Rules(.multipleOf(3.0)) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    @Rules(.range(1.0...18.0).message("{attribute}: notInteger!", for: "number.notInteger").message("{attribute}: typeMessage!", for: "number.type")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var ratio: Double?
    @Rules(.required(strict: false), except: "default", severity: .info) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var share: Double?
    @Rules(.required(strict: false), on: "default", skipOnError: false) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var flag: Bool?
    @Rules(.count((2)...).message("{attribute}: tooFew!", for: "count.tooFew"), message: "Not “{value}”.", skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var tags: [String]?
    @Rules(.count(0), except: "register", message: "Not “{value}”.", severity: .info, skipOnEmpty: true) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var grid: [[String]]?
    @Rules(.nested, except: "default", severity: .warning) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
    var leaf: Leaf?

    @Validatable
    struct Leaf: Codable, Sendable {
        @Rules(.dataURI, severity: .error) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
        var word: String?
        @Rules(.equal(to: 18).message("{attribute}: equal!", for: "compare.equal").message("{attribute}: greater!", for: "compare.greater").message("greaterOrEqual, not “{value}”", for: "compare.greaterOrEqual").message("{attribute}: notEqual!", for: "compare.notEqual")) // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member
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
