#if Macros
import Proviso

/// Models with a rule or two, of which the code that sees what passes knows all: larger ones nearly always have a value of
/// which it is not known before the rules run.
let smallSubjects: [any (MacroSubject & Validatable).Type] = [
    RequiredSubject.self, TrimmedSubject.self, EmailSubject.self, URLSubject.self, PatternSubject.self,
    MemberSubject.self, ComparedSubject.self, NumberSubject.self, ListSubjectOfTexts.self, UnskippedSubject.self,
]

@Validatable
struct RequiredSubject: MacroSubject {
    static let document =
        #"[{"type":"required","attributes":["text"]},{"type":"string","attributes":["text"],"max":3}]"#
    @Rules(.required, .length(...3))
    var text: String?
}

@Validatable
struct TrimmedSubject: MacroSubject {
    static let document = #"[{"type":"trim","attributes":["text"]},{"type":"string","attributes":["text"],"min":2}]"#
    @Rules(.trim, .length(2...))
    var text: String?
}

@Validatable
struct EmailSubject: MacroSubject {
    static let document = #"[{"type":"email","attributes":["text"]},{"type":"string","attributes":["text"],"max":12}]"#
    @Rules(.email, .length(...12))
    var text: String?
}

@Validatable
struct URLSubject: MacroSubject {
    static let document = #"[{"type":"url","attributes":["text"],"severity":"warning"}]"#
    @Rules(.url, severity: .warning)
    var text: String?
}

@Validatable
struct PatternSubject: MacroSubject {
    static let document = #"[{"type":"match","attributes":["text"],"pattern":"[a-z]+","whole":true}]"#
    @Rules(.matches("[a-z]+"))
    var text: String?
}

@Validatable
struct MemberSubject: MacroSubject {
    static let document = #"""
        [{"type":"in","attributes":["text"],"range":["a","abc","é"]},{"type":"in","attributes":["title"],"range":["a"],"not":true}]
        """#
    @Rules(.in(["a", "abc", "é"]))
    var text: String?
    @Rules(.notIn(["a"]))
    var title: String?
}

@Validatable
struct ComparedSubject: MacroSubject {
    static let document = #"[{"type":"compare","attributes":["text"],"compareAttribute":"title"}]"#
    @Rules(.equal(to: \ComparedSubject.title))
    var text: String?
    var title: String?
}

@Validatable
struct NumberSubject: MacroSubject {
    static let document = #"""
        [{"type":"number","attributes":["count"],"min":2,"max":80},{"type":"number","attributes":["ratio"],"max":90}]
        """#
    @Rules(.range(2...80))
    var count: Int?
    @Rules(.range(...90))
    var ratio: Double?
}

@Validatable
struct ListSubjectOfTexts: MacroSubject {
    static let document = #"""
        [{"type":"each","attributes":["tags"],"rules":[{"type":"string","max":3},{"type":"ascii"}]}]
        """#
    @Rules(.each(.length(...3), .ascii))
    var tags: [String]?
}

@Validatable
struct UnskippedSubject: MacroSubject {
    static let document = #"[{"type":"string","attributes":["text"],"min":1,"max":3,"skipOnEmpty":false}]"#
    @Rules(.length(1...3), skipOnEmpty: false)
    var text: String?
}
#endif
